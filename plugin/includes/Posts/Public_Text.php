<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

use Hien\Content\As_Visitor;
use Hien\Module;
use Hien\Search\Searchable;
use Hien\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The text of a post that visitors who are not signed in can read, for excerpts, descriptions and the search index.
 *
 * Other plugins hide text from visitors by blocks, shortcodes and filters, so the content must be rendered. That is
 * slow, so it happens when content is saved or indexed, and the excerpt is stored in post meta. An excerpt that was
 * made from other content, or with other plugins active, is made again when it is read.
 */
final class Public_Text implements Module {

	/** Post meta: the stored excerpt, `text`, and a hash of what it was made from, `of` (see source()). */
	private const META = 'hien_excerpt';

	/** Maximum words of an excerpt, also of a hand-written one. */
	public const EXCERPT_WORDS = 40;

	/** Matches captions, forms, code and embeds: these are in the search index, but not in excerpts. */
	private const NOT_PROSE = '#<(figcaption|form|nav|button|svg)\b.*?</\1>|<pre\b(?![^>]*\bwp-block-(?:verse|preformatted)\b).*?</pre>|<figure\b[^>]*\bwp-block-embed\b.*?</figure>#si';

	/** Matches the ends of elements that separate words, such as table cells. */
	private const ELEMENT_ENDS = '#</(?:p|h[1-6]|li|div|td|th|dt|dd|figcaption|blockquote|pre|summary)>|<br\s*/?>#i';

	/** @var array<int,true> Ids of posts that are being rendered, to prevent recursion: content may list posts with their excerpts. */
	private static array $rendering = [];

	public function register(): void {
		add_action( 'wp_after_insert_post', [ $this, 'store' ], 10, 2 );
	}

	/** Stores the excerpt of saved content, unless Search_Sync does. */
	public function store( int $id, WP_Post $post ): void {
		$is_shown = is_post_type_viewable( $post->post_type ) || str_starts_with( $post->post_type, 'hien_' );
		if ( $is_shown && 'publish' === $post->post_status && ! Searchable::has( $post ) ) {
			self::render( $post );
		}
	}

	/** The excerpt made from the content, as plain text. */
	public static function excerpt( WP_Post $post ): string {
		$stored = get_post_meta( $post->ID, self::META, true );
		if ( is_array( $stored ) && self::source( $post ) === $stored['of'] ) {
			return $stored['text'];
		}
		return self::render( $post )['excerpt'];
	}

	/**
	 * Renders the content and stores its excerpt.
	 *
	 * @return array{all:string,prose:string,excerpt:string} Plain text: of everything; without NOT_PROSE; the first words of that.
	 */
	public static function render( WP_Post $post ): array {
		$html   = (string) preg_replace( self::ELEMENT_ENDS, '$0 ', self::html( $post ) );
		$prose  = (string) preg_replace( self::NOT_PROSE, ' ', $html );
		$result = [
			'all'     => self::plain( $html ),
			'prose'   => self::plain( $prose ),
			'excerpt' => Text::decode( wp_trim_words( $prose, self::EXCERPT_WORDS, '…' ) ),
		];
		if ( 'publish' === $post->post_status && ! is_preview() && ! is_customize_preview() ) {
			update_post_meta(
				$post->ID,
				self::META,
				wp_slash(
					[
						'of'   => self::source( $post ),
						'text' => $result['excerpt'],
					]
				)
			);
		}
		return $result;
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
		return preg_match( '#<pre\b.*</pre>#s', (string) $html, $found ) ? $found[0] : $html;
	}

	private static function plain( string $html ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', Text::plain( $html ) ) );
	}

	/** A hash of everything that an excerpt depends on: the content, and the plugins and the theme that render it. */
	private static function source( WP_Post $post ): string {
		$plugins = [ ...(array) get_option( 'active_plugins', [] ), ...( is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', [] ) ) : [] ) ];
		return md5( implode( '|', [ HIEN_CORE_VERSION, (string) get_option( 'stylesheet' ), ...$plugins, $post->post_content ] ) );
	}
}
