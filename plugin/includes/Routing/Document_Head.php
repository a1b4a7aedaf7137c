<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Content\Crumbs;
use Hien\Content\Picture;
use Hien\Head\Head;
use Hien\Head\Head_Schema;
use Hien\Head\Page_Language;
use Hien\Posts\Post_Summary;
use Hien\Text;
use Hien\Settings\Sections;

defined( 'ABSPATH' ) || exit;

/** Makes the head of a screen: title, description, canonical URL, Open Graph and structured data. */
final class Document_Head {

	/** The preview of links where the author has no cover. It contains no text, since the name of the site may be any. */
	private const PREVIEW = 'assets/preview.jpg';

	/**
	 * The whole document title, plain text; of pages that SEO plugins know, with what their filters make of it.
	 *
	 * @param string                            $path   Path of the screen.
	 * @param array<string,string|int>          $params Params of the route.
	 * @param array<string,array<string,mixed>> $data   Responses of the route.
	 */
	public static function title( Route $route, string $path, array $params, array $data ): string {
		$main      = (array) reset( $data );
		$heading   = (string) (
			$params['heading'] ?? $data['page']['title'] ?? sprintf( $route->title_of( $path ), $main['term']['name'] ?? '' )
		);
		$set_parts = static function ( array $parts ) use ( $heading ): array {
			if ( isset( $parts['page'] ) ) {
				$parts['page'] = self::number( max( (int) get_query_var( 'paged' ), (int) get_query_var( 'page' ) ) );
			}
			return '' === $heading ? $parts : [ 'title' => $heading ] + $parts;
		};
		$of_others = static fn( mixed $title ): mixed => Current_Screen::is_known_to_seo_plugins() ? self::numbered( $title ) : '';
		add_filter( 'document_title_parts', $set_parts );
		add_filter( 'pre_get_document_title', $of_others, PHP_INT_MAX );
		$title = wp_get_document_title();
		remove_filter( 'pre_get_document_title', $of_others, PHP_INT_MAX );
		remove_filter( 'document_title_parts', $set_parts );
		return Text::decode( $title );
	}

	/**
	 * Adds the number of a further page of a list to an SEO plugin's title, if it lacks that.
	 *
	 * @param mixed $title HTML; '' for none.
	 */
	public static function numbered( mixed $title ): mixed {
		$number = (int) get_query_var( 'paged' );
		return Current_Screen::is_further_page() && is_string( $title ) && '' !== $title && ! preg_match( "/\b$number\b/", $title )
			? self::number( $number ) . " – $title"
			: $title;
	}

	private static function number( int $page ): string {
		/* translators: %d: page number */
		return sprintf( __( 'Trang %d', 'hien-core' ), $page );
	}

	/**
	 * @param array<string,string|int>          $params  Params of the route.
	 * @param array<string,array<string,mixed>> $data    Responses of the route, by name.
	 * @param string                            $title   The document title.
	 * @param list<array<string,mixed>>         $json_ld Structured data of the responses (Resources::json_ld()).
	 * @return array<string,mixed> See Head_Schema.
	 */
	public static function build( Route $route, array $params, array $data, string $title, array $json_ld ): array {
		/** @var array<string,mixed> $main */
		$main = (array) reset( $data );
		$page = $data['page'] ?? null;
		$head = match ( true ) {
			isset( $main['head'] )     => $main['head'],
			isset( $main['term'] )     => self::listing(
				$main['term']['path'],
				'' !== $main['term']['description'] ? $main['term']['description']
					/* translators: %s: category or tag */
					: sprintf( $route->description ?: __( 'Các bài viết về %s.', 'hien-core' ), $main['term']['name'] ),
				$main,
				[ ...( $main['parents'] ?? [] ), $main['term'] ]
			),
			null !== $page             => self::listing(
				$page['path'],
				self::page_description( $page ) ?: $route->description,
				$main,
				[ [ 'name' => $page['title'], 'path' => $page['path'] ] ]
			),
			'home' === $route->name    => self::home(),
			'archive' === $route->name => self::listing(
				self::archive_path( $params ),
				'',
				$main,
				[ [ 'name' => $params['heading'], 'path' => self::archive_path( $params ) ] ]
			),
			$route->fixed              => self::listing(
				$route->patterns[0],
				$route->description,
				$main,
				[ [ 'name' => $route->title, 'path' => $route->patterns[0] ] ]
			),
			default                    => Head::of( null, '' ),
		};
		if ( isset( $params['part'] ) && max( $params['part'], $params['cpage'] ) > 1 ) {
			$head['canonical'] = explode( '#', wp_get_canonical_url() ?: $head['canonical'] )[0]; // Without core's anchor of the comments.
		}
		if ( '' === $head['description'] && 'error' !== $route->name ) {
			$head['description']       = self::fallback_description(
				$head['og']['title'] ?: $params['heading'] ?? $page['title'] ?? $route->title
			);
			$head['og']['description'] = $head['description'];
		}
		if ( null === $head['og']['image'] ) {
			$head['og'] = self::site_picture() + $head['og'];
		}
		$head['json_ld']     = [ ...$json_ld, ...$head['json_ld'] ];
		$head['robots']      = self::robots();
		$head['language']    = Page_Language::of_page();
		$head['og']['title'] = $title;
		$head['og']['url']   = $head['canonical'] ?? '';
		return $head;
	}

	/**
	 * The head of a list.
	 *
	 * @param array<string,mixed>        $page   A list response; without `pages`, it is the only page.
	 * @param array<array<string,mixed>> $crumbs `name` and `path` of the list's ancestors and of itself, the topmost first.
	 * @return array<string,mixed>
	 */
	private static function listing( string $path, string $description, array $page, array $crumbs ): array {
		$number = $page['page'] ?? 1;
		$at     = static fn( int $number ): string => Paths::url(
			$number > 1 ? $path . ( str_contains( $path, '?' ) ? '&paged=' : '/page/' ) . $number : $path
		);
		$head   = Head::of( $at( $number ), $description );

		$head['prev']      = $number > 1 ? $at( $number - 1 ) : null;
		$head['next']      = $number < ( $page['pages'] ?? 1 ) ? $at( $number + 1 ) : null;
		$head['json_ld'][] = Head::breadcrumbs( [ Crumbs::home(), ...$crumbs ] );
		return $head;
	}

	/** @return array<string,mixed> */
	private static function home(): array {
		$name = Text::site_name();
		$url  = trailingslashit( Paths::url( Paths::current() ) ); // '/', or that of the home page in another language, such as '/en/'.
		/* translators: %s: name of the site */
		$head = Head::of( $url, Text::tagline() ?: sprintf( __( 'Bài viết, video và khóa học trên trang %s.', 'hien-core' ), $name ) );

		$head['json_ld'][] = [
			'@context'   => 'https://schema.org',
			'@type'      => 'WebSite',
			'name'       => $name,
			'url'        => home_url( '/' ),
			'inLanguage' => Page_Language::of_content(),
		];
		return $head;
	}

	/**
	 * The path of an author or date archive.
	 *
	 * @param array<string,string|int> $params Params of the route; '' for those that do not apply.
	 */
	private static function archive_path( array $params ): string {
		[ 'author' => $author, 'year' => $year, 'month' => $month, 'day' => $day ] = array_map( 'intval', $params );
		return (string) Paths::relative(
			match ( true ) {
				$author > 0 => get_author_posts_url( $author ),
				$day > 0    => get_day_link( $year, $month, $day ),
				$month > 0  => get_month_link( $year, $month ),
				default     => get_year_link( $year ),
			}
		);
	}

	/**
	 * The excerpt of a route's page, otherwise the beginning of its content.
	 *
	 * @param array<string,mixed> $page Response of Pages_Controller.
	 */
	private static function page_description( array $page ): string {
		$post = '' === $page['text'] && null !== $page['id'] ? get_post( $page['id'] ) : null;
		return null === $post ? $page['text'] : Post_Summary::excerpt( $post );
	}

	/** The description of a page without a text of the author: its name, and that of the site. */
	private static function fallback_description( string $name ): string {
		return sprintf(
			/* translators: 1: title of a page, 2: name of the site, with its tagline */
			__( '%1$s, trên trang %2$s.', 'hien-core' ),
			$name,
			implode( ': ', array_filter( [ Text::site_name(), Text::tagline() ] ) )
		);
	}

	/**
	 * For pages without a picture: the author's cover, or PREVIEW.
	 *
	 * @return array{image:string,image_alt:string,image_width:int,image_height:int}
	 */
	private static function site_picture(): array {
		$cover = Picture::link_preview( (int) Sections::fields( 'author' )['cover'] );
		return null === $cover ? [
			'image'        => plugins_url( self::PREVIEW, HIEN_CORE_FILE ),
			'image_alt'    => Text::site_name(),
			'image_width'  => 1200,
			'image_height' => 630,
		] : [ 'image_alt' => $cover['image_alt'] ?: Text::site_name() ] + $cover;
	}

	/**
	 * A head with the canonical URL and the language only, which the app updates if an SEO plugin prints the head.
	 *
	 * @param array<string,mixed> $head See Head_Schema.
	 * @return array<string,mixed>
	 */
	public static function only_canonical( array $head ): array {
		return array_intersect_key( $head, [ 'canonical' => true, 'language' => true ] ) + Head::of( null, '' );
	}

	/** The robots directives of the current page, from core and other plugins (wp_robots()). */
	private static function robots(): string {
		$robots = [];
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter.
		foreach ( (array) apply_filters( 'wp_robots', [] ) as $directive => $value ) {
			if ( is_string( $value ) ) {
				$robots[] = "$directive:$value";
			} elseif ( $value ) {
				$robots[] = $directive;
			}
		}
		return implode( ', ', $robots );
	}
}
