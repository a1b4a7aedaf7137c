<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Content\Guest_Context;
use Hien\Text;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The text of a post that visitors who are not signed in can read, for excerpts, descriptions and search.
 *
 * Other plugins hide text from visitors by blocks, shortcodes and filters, and no hook fires when one of their options changes what they
 * hide. So the content is rendered each time, which takes one or two milliseconds.
 */
final class Public_Text {

	/** Maximum words of an excerpt, also of a hand-written one. */
	public const EXCERPT_WORDS = 40;

	/** Hooks of which html() removes filters that add no text. */
	private const CHANGED_HOOKS = [ 'the_content', 'render_block' ];

	/** Elements whose text is in the search index, but not in excerpts: captions, forms, code; is_prose() adds embeds. */
	private const NOT_PROSE = [ 'FIGCAPTION', 'FORM', 'NAV', 'BUTTON', 'SVG' ];

	/** Elements whose ends separate words, such as table cells. */
	private const SEPARATING = [
		'P',
		'H1',
		'H2',
		'H3',
		'H4',
		'H5',
		'H6',
		'LI',
		'DIV',
		'TD',
		'TH',
		'DT',
		'DD',
		'FIGCAPTION',
		'BLOCKQUOTE',
		'PRE',
		'SUMMARY',
	];

	/** Blocks whose words are in an excerpt. */
	private const PROSE_BLOCKS = [ 'core/paragraph', 'core/heading', 'core/list', 'core/quote' ];

	/** Core's blocks that print texts stored elsewhere, which may contain shortcodes and blocks of other plugins. */
	private const INCLUDING = 'block|latest-posts|navigation|pattern|query|template-part';

	/**
	 * Matches what another plugin may render in a content: a shortcode, a block with a namespace, any other HTML comment. A bracket before
	 * a quote, a brace or a dollar sign is code or JSON; a number alone in brackets is a footnote, an index or an id. Not found: what
	 * plugins mark in other forms, such as {{…}} or a class, and what is in the output of core's other blocks, such as the latest comments.
	 */
	private const FOREIGN = '~\[/?(?!\d+[],])[^\x00-\x20<>&/=[\]"\'{$]|<!--(?! /?wp:(?!(?:' . self::INCLUDING . ') )[a-z0-9-]+ )~';

	/** @var array<int,true> Ids of posts that are being rendered, to prevent recursion: content may list posts with their excerpts. */
	private static array $rendering = [];

	/** Whether the content of a post is being rendered for its plain text. */
	public static function is_rendering(): bool {
		return [] !== self::$rendering;
	}

	/** The excerpt made from the content, as plain text. */
	public static function excerpt( WP_Post $post ): string {
		$start               = clone $post;
		$start->post_content = self::beginning( $post->post_content );
		[ , $prose ]         = self::texts( self::html( $start ), self::EXCERPT_WORDS );
		if ( $start->post_content !== $post->post_content && Text::word_count( $prose ) <= self::EXCERPT_WORDS ) {
			// Fewer words than beginning() has counted: another plugin has removed some, or rendering has joined them.
			[ , $prose ] = self::texts( self::html( $post ), self::EXCERPT_WORDS );
		}
		return Text::decode( wp_trim_words( Text::encode( $prose ), self::EXCERPT_WORDS, '…' ) );
	}

	/**
	 * The first blocks of a content, as many as an excerpt needs: rendering the whole of a long one takes much longer. The whole content
	 * if another plugin may render something in it: a shortcode at the end can hide what is before.
	 */
	private static function beginning( string $content ): string {
		if ( preg_match( self::FOREIGN, $content ) ) {
			return $content;
		}
		$words = 0;
		$start = '';
		foreach ( parse_blocks( $content ) as $block ) {
			$html   = serialize_block( $block );
			$start .= $html;
			$words += in_array( $block['blockName'], self::PROSE_BLOCKS, true ) ? Text::word_count( Text::without_tags( $html ) ) : 0;
			if ( $words > self::EXCERPT_WORDS ) {
				return $start;
			}
		}
		return $content;
	}

	/** @return array{all:string,prose:string} Plain text: of everything; without NOT_PROSE. */
	public static function render( WP_Post $post ): array {
		[ $all, $prose ] = self::texts( Render_Errors::render_whole( $post->ID, static fn(): string => self::html( $post ) ) );
		return compact( 'all', 'prose' );
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

		$filters = array_intersect_key( $GLOBALS['wp_filter'], array_flip( self::CHANGED_HOOKS ) );
		$buffers = ob_get_level();
		ob_start(); // Some shortcodes print.
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		try {
			foreach ( $filters as $hook => $filter ) {
				$GLOBALS['wp_filter'][ $hook ] = clone $filter;
			}
			remove_filter( 'the_content', [ $GLOBALS['wp_embed'], 'run_shortcode' ], 8 ); // No requests to embedded sites.
			remove_filter( 'the_content', [ $GLOBALS['wp_embed'], 'autoembed' ], 8 );
			remove_filter( 'the_content', 'wp_filter_content_tags', 12 ); // No queries for the sizes of pictures.
			remove_filter( 'render_block', 'wp_render_layout_support_flag' ); // No classes from theme.json: 5 % of a list.
			add_filter( 'render_block_core/code', [ self::class, 'only_code' ], PHP_INT_MAX );
			return Guest_Context::run( static fn(): string => Post_Content::isolated_html( $visible ) );
		} finally {
			remove_filter( 'render_block_core/code', [ self::class, 'only_code' ], PHP_INT_MAX );
			$GLOBALS['wp_filter'] = $filters + $GLOBALS['wp_filter'];
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
	 * @param int $words Stops after so many words of prose; 0 for the end.
	 * @return array{string,string} Of everything; without NOT_PROSE.
	 */
	private static function texts( string $html, int $words = 0 ): array {
		$tags    = new WP_HTML_Tag_Processor( $html );
		$all     = '';
		$prose   = '';
		$skipped = null; // Name of the element that is left out of the prose.
		$depth   = 0; // How many elements of this name are open.
		$start   = 0; // Where its text begins in $all.
		while ( $tags->next_token() ) {
			$name   = $tags->get_token_name();
			$is_end = $tags->is_tag_closer();
			if ( null === $skipped && ! $is_end && ! self::is_prose( $tags ) ) {
				[ $skipped, $start ] = [ $name, strlen( $all ) ];
			}
			if ( $name === $skipped && ! $tags->has_self_closing_flag() ) {
				$depth += $is_end ? -1 : 1;
			}
			$text = match ( true ) {
				'BR' === $name                                       => ' ',
				'#text' === $name                                    => $tags->get_modifiable_text(),
				$is_end && in_array( $name, self::SEPARATING, true ) => ' ',
				default                                              => '',
			};
			$all .= $text;
			if ( null === $skipped ) {
				$prose .= $text;
				if ( $words > 0 && Text::word_count( $prose ) > $words ) {
					break;
				}
			} elseif ( 0 === $depth ) {
				$skipped = null;
				$prose  .= ' ';
			}
		}
		// An element without an end leaves nothing out.
		return [ self::line( $all ), self::line( null === $skipped ? $prose : $prose . substr( $all, $start ) ) ];
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
}
