<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

use Hien\Content\As_Visitor;
use Hien\Text;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The text of a post that visitors who are not signed in can read, for excerpts, descriptions and the search index.
 *
 * Other plugins hide text from visitors by blocks, shortcodes and filters, so the content must be rendered. That is
 * slow, so it happens after content was saved (Search_Sync), and the excerpt is stored in post meta. An excerpt that was
 * made from other content, or with other plugins active, is made again when it is read.
 */
final class Public_Text {

	/** Post meta: the stored excerpt, `text`, and what it was made from, `of` (see stamp()). */
	private const META = '_hien_excerpt';

	/** Seconds for which a text is valid that other plugins have shaped: no hook tells when an option of theirs changes what they do. */
	private const LIFETIME = MINUTE_IN_SECONDS;

	/** Maximum words of an excerpt, also of a hand-written one. */
	public const EXCERPT_WORDS = 40;

	/** Elements whose text is in the search index, but not in excerpts: captions, forms, code; is_prose() adds embeds. */
	private const NOT_PROSE = [ 'FIGCAPTION', 'FORM', 'NAV', 'BUTTON', 'SVG' ];

	/** Elements whose ends separate words, such as table cells. */
	private const SEPARATING = [ 'P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'LI', 'DIV', 'TD', 'TH', 'DT', 'DD', 'FIGCAPTION', 'BLOCKQUOTE', 'PRE', 'SUMMARY' ];

	/** @var array<int,true> Ids of posts that are being rendered, to prevent recursion: content may list posts with their excerpts. */
	private static array $rendering = [];

	/** Stores the excerpt of published content. */
	public static function store( WP_Post $post ): void {
		if ( 'publish' === $post->post_status ) {
			self::render( $post );
		}
	}

	/** The excerpt made from the content, as plain text. */
	public static function excerpt( WP_Post $post ): string {
		$stored = get_post_meta( $post->ID, self::META, true );
		if ( is_array( $stored ) && self::is_current( $post, (string) $stored['of'] ) ) {
			return $stored['text'];
		}
		return self::render( $post )['excerpt'];
	}

	/**
	 * Renders the content and stores its excerpt.
	 *
	 * @return array{all:string,prose:string,excerpt:string,stamp:string} Plain text: of everything; without NOT_PROSE; the first words of
	 *         that. What they were made from, for is_current().
	 */
	public static function render( WP_Post $post ): array {
		[ $all, $prose ] = self::texts( Broken_Parts::check( $post->ID, static fn(): string => self::html( $post ) ) );

		$stamp   = self::stamp( $post );
		$excerpt = Text::decode( wp_trim_words( Text::encode( $prose ), self::EXCERPT_WORDS, '…' ) );
		if ( 'publish' === $post->post_status && ! is_preview() && ! is_customize_preview() ) {
			update_post_meta(
				$post->ID,
				self::META,
				wp_slash(
					[
						'of'   => $stamp,
						'text' => $excerpt,
					]
				)
			);
		}
		return compact( 'all', 'prose', 'excerpt', 'stamp' );
	}

	/** The whole content as HTML, ignoring its password, which Post_Summary and Searchable check. */
	private static function html( WP_Post $post ): string {
		if ( isset( self::$rendering[ $post->ID ] ) ) {
			return '';
		}
		self::$rendering[ $post->ID ] = true;

		$visible                = clone $post;
		$visible->post_content  = Visible_Blocks::of( $post->post_content );
		$visible->post_password = '';

		$filter  = $GLOBALS['wp_filter']['the_content'] ?? null;
		$buffers = ob_get_level();
		ob_start(); // Some shortcodes print.
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		try {
			if ( null !== $filter ) {
				$GLOBALS['wp_filter']['the_content'] = clone $filter;
				remove_filter( 'the_content', [ $GLOBALS['wp_embed'], 'run_shortcode' ], 8 ); // No requests to embedded sites.
				remove_filter( 'the_content', [ $GLOBALS['wp_embed'], 'autoembed' ], 8 );
			}
			add_filter( 'render_block_core/code', [ self::class, 'only_code' ], PHP_INT_MAX );
			return As_Visitor::run( static fn(): string => ( new Post_Content() )->html( $visible ) );
		} finally {
			remove_filter( 'render_block_core/code', [ self::class, 'only_code' ], PHP_INT_MAX );
			if ( null !== $filter ) {
				$GLOBALS['wp_filter']['the_content'] = $filter;
			}
			while ( ob_get_level() > $buffers ) {
				ob_end_clean();
			}
			unset( self::$rendering[ $post->ID ] );
		}
		// phpcs:enable
	}

	/** A code block without the labels and buttons that a theme adds. */
	public static function only_code( mixed $html ): mixed {
		$start = strpos( (string) $html, '<pre' );
		$end   = strrpos( (string) $html, '</pre>' );
		return false === $start || false === $end ? $html : substr( (string) $html, $start, $end + strlen( '</pre>' ) - $start );
	}

	/**
	 * The texts of some HTML. Reads it once from start to end, so that the time grows with its length only.
	 *
	 * @return array{string,string} Of everything; without NOT_PROSE.
	 */
	private static function texts( string $html ): array {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$all   = '';
		$prose = '';
		$left  = null; // Name of the element that is left out of the prose.
		$depth = 0; // How many elements of this name are open.
		$start = 0; // Where its text begins in $all.
		while ( $tags->next_token() ) {
			$name   = $tags->get_token_name();
			$is_end = $tags->is_tag_closer();
			if ( null === $left && ! $is_end && ! self::is_prose( $tags ) ) {
				[ $left, $start ] = [ $name, strlen( $all ) ];
			}
			if ( $name === $left && ! $tags->has_self_closing_flag() ) {
				$depth += $is_end ? -1 : 1;
			}
			$text = match ( true ) {
				'BR' === $name                                       => ' ',
				'#text' === $name                                    => $tags->get_modifiable_text(),
				$is_end && in_array( $name, self::SEPARATING, true ) => ' ',
				default                                              => '',
			};
			$all .= $text;
			if ( null === $left ) {
				$prose .= $text;
			} elseif ( 0 === $depth ) {
				$left   = null;
				$prose .= ' ';
			}
		}
		return [ self::line( $all ), self::line( null === $left ? $prose : $prose . substr( $all, $start ) ) ]; // An element without an end leaves nothing out.
	}

	/** Whether the text of an element is prose. */
	private static function is_prose( WP_HTML_Tag_Processor $tags ): bool {
		return match ( $tags->get_token_name() ) {
			'PRE'    => $tags->has_class( 'wp-block-verse' ) || $tags->has_class( 'wp-block-preformatted' ),
			'FIGURE' => ! $tags->has_class( 'wp-block-embed' ),
			default  => ! in_array( $tags->get_token_name(), self::NOT_PROSE, true ),
		};
	}

	/** Valid text on one line. */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', Text::clean( $text ) ) );
	}

	/** Whether a text with this stamp is still what a visitor reads. */
	public static function is_current( WP_Post $post, string $stamp ): bool {
		[ $source, $end ] = explode( '|', $stamp, 2 ) + [ 1 => '' ];
		return self::source( $post ) === $source && ( '' === $end || time() < (int) $end );
	}

	/** A hash of what a text is made from, and the end of its validity as Unix time, or '' for none. */
	private static function stamp( WP_Post $post ): string {
		$is_shaped = Static_Text::is_filtered() || ! Static_Text::is_static( $post );
		return self::source( $post ) . '|' . ( $is_shaped ? time() + self::LIFETIME : '' );
	}

	/** A hash of everything that an excerpt depends on: the content, and the plugins and the theme that render it. */
	private static function source( WP_Post $post ): string {
		$plugins = [ ...(array) get_option( 'active_plugins', [] ), ...( is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', [] ) ) : [] ) ];
		return md5( implode( '|', [ HIEN_CORE_VERSION, (string) get_option( 'stylesheet' ), ...$plugins, $post->post_content ] ) );
	}
}
