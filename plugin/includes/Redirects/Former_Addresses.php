<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Addresses\Paths;
use Hien\Module;
use Hien\Rest\Failed_Queries;
use Hien\Routing\Path_Resolver;
use Hien\Routing\Route_List;
use Hien\Theme;
use Hien\Visitors\Request;
use stdClass;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Answers requests for which WordPress finds nothing, or only what has the id of something imported: redirects (301) as the owner has set
 * up, or to the present address of the post or term that had this address before, or says that it was removed (410). Pages that are found
 * take no extra time.
 */
final class Former_Addresses implements Module {

	/** Value of the header X-Redirect-By of its redirects. */
	public const SIGN = 'Hien redirects';

	/** See is_gone(). */
	private bool $is_gone = false;

	public function __construct(
		private readonly Route_List $routes,
	) {}

	public function register(): void {
		add_action( 'template_redirect', [ $this, 'answer' ], 9 ); // Before core's redirects (10).
		add_filter( 'old_slug_redirect_post_id', [ $this, 'only_public' ] );
	}

	/** Whether a post or term that had the address of this request was removed. */
	public function is_gone(): bool {
		return $this->is_gone;
	}

	/**
	 * Keeps core from redirecting to a post that is not public, and from any redirect where is_gone() is true or the database could not
	 * read what has the address now.
	 *
	 * @param mixed $id Id of the post.
	 */
	public function only_public( mixed $id ): mixed {
		$may_redirect = ! $this->is_gone && null === Failed_Queries::read_error( 0 );
		return $may_redirect && is_numeric( $id ) && is_post_publicly_viewable( (int) $id ) ? $id : 0;
	}

	/**
	 * Redirects, or answers 410, if WordPress has found nothing, and not because the database could not read.
	 *
	 * `/?cat=3` also redirects to the imported category that had this id at the other site if another category has it here. Not where this
	 * site uses such addresses itself: with plain permalinks, and with another theme, whose category widget may.
	 */
	public function answer(): void {
		if ( null !== Failed_Queries::read_error( 0 ) ) {
			return;
		}
		// WordPress would print an empty feed.
		$is_feed_of_nothing = is_feed() && ( is_singular() || is_archive() ) && null === get_queried_object();
		$is_missing         = is_404() || $is_feed_of_nothing;
		$may_be_imported    = is_category() && '' !== get_option( 'permalink_structure' ) && Theme::prints_screens();
		$found              = match ( true ) {
			$is_missing      => $this->find( Paths::current(), Request::server( 'QUERY_STRING' ) ),
			$may_be_imported => self::imported_by_id(),
			default          => null,
		};
		if ( is_string( $found ) ) {
			self::redirect( $found );
		}
		$this->is_gone = $is_missing && false === $found;
		if ( $this->is_gone ) {
			status_header( 410 );
			nocache_headers();
		}
	}

	/** Redirects, also to another host: redirects of the owner and filters of links may lead there. */
	public static function redirect( string $url ): never {
		// WordPress passes the host of the encoded URL.
		add_filter( 'allowed_redirect_hosts', static fn( mixed $hosts, string $host ): array => [ ...(array) $hosts, $host ], 10, 2 );
		wp_safe_redirect( $url, 301, self::SIGN );
		exit;
	}

	/** @return string|false|null The URL to redirect to; false for something that was removed; null for nothing known. */
	private function find( string $path, string $query ): string|false|null {
		$parsed = $this->parse( $path );
		$rows   = Redirect_Table::named(
			[
				...Owner_Redirects::names( $path, $query ),
				...array_map( Redirect_Table::path_name( ... ), self::with_and_without_amp( $path ) ),
				...self::slugs( $parsed ),
				self::author_name(),
			]
		);
		$sure   = Owner_Redirects::follow( $rows, $path, $query ) ?? self::imported_by_id();
		if ( null !== $sure ) {
			return $sure;
		}
		$known = $this->routes->in_small_letters( $path ) ?? $this->routes->new_path( $path );
		$found = null === $known
			? Former_Objects::url( $parsed, $rows ) ?? $this->moved_in( $path )
				?? self::imported( $path, $rows ) ?? $this->of_author( $rows )
			: Paths::with_query_of_request( Paths::url( $known ) );
		// An address that would redirect to itself is that of a part that the post does not have, or of a page that the list does not have.
		$is_here = is_string( $found ) && Paths::are_same( strtok( Paths::relative( $found ) ?? '', '?#' ) ?: '', $path );
		return $is_here ? null : $found;
	}

	/**
	 * The URL of the post or category that had the id of this plain permalink on the site from which it was imported (Imported_Addresses).
	 *
	 * @return string|false|null As in find().
	 */
	private static function imported_by_id(): string|false|null {
		global $wp;
		$plain = '/' === Paths::current() ? Parsed_Address::plain( $wp->query_vars ) : null;
		$name  = null === $plain ? '' : Redirect_Table::plain_name( ...$plain );
		$found = null;
		foreach ( null === $plain ? [] : Redirect_Table::named( [ $name ] ) as $row ) {
			$kind = match ( $row->kind ) {
				Redirect_Table::PATH          => 'post:' . get_post_type( (int) $row->object_id ),
				Redirect_Table::CATEGORY_PATH => 'term:category',
				default                       => null,
			};
			$url  = null === $kind || $row->name !== $name ? null : Former_Objects::url_of( $kind, (int) $row->object_id );
			if ( is_string( $url ) ) {
				return Paths::with_query_of_request( Parsed_Address::from_query_vars( $wp->query_vars )[0]->url( $url ) );
			}
			$found ??= $url; // An older row, of another imported site, may have a URL.
		}
		return $found;
	}

	/**
	 * The URL of the post that had this path on the site from which it was imported, or the path of its AMP page; of a picture, the URL of
	 * its file.
	 *
	 * @param list<stdClass> $rows Of Redirect_Table.
	 * @return string|false|null As in find().
	 */
	private static function imported( string $path, array $rows ): string|false|null {
		foreach ( self::with_and_without_amp( $path ) as $former ) {
			$id  = Redirect_Table::imported_from( $former, $rows );
			$url = 0 === $id ? null : Former_Objects::url_of( 'post:' . get_post_type( $id ), $id );
			if ( null !== $url ) {
				return is_string( $url ) ? Paths::with_query_of_request( $url ) : $url;
			}
		}
		return null;
	}

	/** @return list<string> A path, and that of the post whose AMP page it may be. */
	private static function with_and_without_amp( string $path ): array {
		return array_values( array_unique( [ $path, (string) preg_replace( '~/amp/?$~Di', '', $path ) ] ) );
	}

	/** The name of the author's archive that the request asks for. */
	private static function author_name(): string {
		$author = $GLOBALS['wp']->query_vars['author_name'] ?? '';
		return Redirect_Table::author_name( is_string( $author ) ? sanitize_title( $author ) : '' );
	}

	/**
	 * The URL of the archive with the posts of an author of the site from which they were imported.
	 *
	 * @param list<stdClass> $rows Of Redirect_Table, with those of author_name().
	 */
	private function of_author( array $rows ): ?string {
		foreach ( $rows as $row ) {
			$user = Redirect_Table::AUTHOR_PATH === $row->kind ? get_userdata( (int) $row->object_id ) : false;
			if ( $user instanceof WP_User && self::author_name() === $row->name ) {
				return $this->archive(
					[ 'author_name' => $user->user_nicename ] + array_filter( $GLOBALS['wp']->query_vars, 'is_string' )
				);
			}
		}
		return null;
	}

	/**
	 * What the address may mean with the present permalinks, the likeliest first: a page, then a category or a post. A path of one name is
	 * more often a category, one of several names a post.
	 *
	 * @return list<Parsed_Address>
	 */
	private function parse( string $path ): array {
		global $wp;
		$named   = isset( $wp->query_vars['error'] ) ? [] : Parsed_Address::from_query_vars( $wp->query_vars );
		// Otherwise WordPress knows that it is something else, such as a tag or a video.
		$is_ours = [] === $named || in_array( $named[0]->kind, [ 'post:post', 'post:page' ], true );
		$parsed  = [];
		foreach ( Path_Resolver::interpretations( substr( $path, 1 ) ) as [ $name, $ending ] ) {
			$kinds  = str_contains( $name, '/' ) ? [ 'post:post', 'term:category' ] : [ 'term:category', 'post:post' ];
			$parsed = [
				...$parsed,
				new Parsed_Address( 'post:page', $name, $ending ),
				...array_map(
					static fn( string $kind ): Parsed_Address => new Parsed_Address( $kind, $name, $ending ),
					$is_ours ? $kinds : []
				),
			];
		}
		return [ ...$parsed, ...$named ];
	}

	/**
	 * Where an address of former permalinks leads. Only WordPress knows the old slug of a post that was renamed before the plugin was
	 * active: it redirects by itself if the query variable `name` is set.
	 */
	private function moved_in( string $path ): string|false|null {
		$name = '';
		foreach ( Former_Permalinks::matches( $path ) as $vars ) {
			$parsed = Parsed_Address::from_query_vars( $vars );
			$found  = [] === $parsed
				? $this->archive( $vars )
				: Former_Objects::url( $parsed, Redirect_Table::named( self::slugs( $parsed ) ), true );
			if ( null !== $found ) {
				return $found;
			}
			$name = '' === $name && isset( $vars['name'] ) ? $parsed[0]->name : $name;
		}
		if ( '' !== $name ) {
			set_query_var( 'name', $name );
		}
		return null;
	}

	/**
	 * The URL of the date or author archive, or of the site's feed, by its query variables; for a further page of the home page, on which
	 * WordPress lists all posts, that of the newest ones.
	 *
	 * @param array<string> $vars
	 */
	private function archive( array $vars ): ?string {
		if ( [ 'paged' ] === array_keys( $vars ) ) {
			$first = ( (int) $vars['paged'] - 1 ) * (int) get_option( 'posts_per_page' );
			return $first < wp_count_posts()->publish
				? Paths::with_query_of_request( Paths::url( $this->routes->get( 'latest' )->patterns[0] ) )
				: null;
		}
		$author = isset( $vars['author_name'] ) ? get_user_by( 'slug', sanitize_title( $vars['author_name'] ) ) : false;
		$date   = array_map( static fn( string $part ): int => (int) ( $vars[ $part ] ?? 0 ), [ 'year', 'monthnum', 'day' ] );
		$ending = array_intersect_key( $vars, array_flip( [ 'feed', 'paged' ] ) );
		$url    = match ( true ) {
			false !== $author                      => (int) count_user_posts( $author->ID, 'post', true ) > 0
				? get_author_posts_url( $author->ID )
				: null,
			$date[2] > 0                           => get_day_link( ...$date ),
			$date[1] > 0                           => get_month_link( $date[0], $date[1] ),
			$date[0] > 0                           => get_year_link( $date[0] ),
			[ 'feed' ] === array_keys( $vars )     => home_url( '/' ),
			default                                => null,
		};
		return null === $url ? null : Paths::with_query_of_request( ( new Parsed_Address( '', '', $ending ) )->url( $url ) );
	}

	/**
	 * @param list<Parsed_Address> $parsed
	 * @return list<string> All names in them.
	 */
	private static function slugs( array $parsed ): array {
		return array_merge( ...array_map( static fn( Parsed_Address $address ): array => explode( '/', $address->name ), $parsed ) );
	}
}
