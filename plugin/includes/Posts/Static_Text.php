<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

use Hien\Foreign_Hooks;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds out whether content is the same for every visitor at any time, and so may be cached. */
final class Static_Text {

	/** Core's blocks that depend on their own content and attributes only. Not embeds, which depend on other sites. */
	private const BLOCKS = [
		...[ 'button', 'buttons', 'code', 'column', 'columns', 'cover', 'details', 'freeform', 'gallery', 'group', 'heading', 'html', 'image', 'list', 'list-item' ],
		...[ 'media-text', 'more', 'nextpage', 'paragraph', 'preformatted', 'pullquote', 'quote', 'separator', 'spacer', 'table', 'verse' ],
	];

	/** Filters of content, titles and comments, besides those of single blocks. */
	private const FILTERS = [ 'the_content', 'the_title', 'comment_text', 'get_comment_text', 'hooked_block_types', 'pre_render_block', 'render_block_data', 'render_block_context', 'render_block' ];

	/** Matches URLs alone on a line or in a paragraph, which WP_Embed::autoembed() turns into embeds. */
	private const LONE_ADDRESS = '#^\s*https?://[^\s<>"]+\s*$|<p(?: [^>]*)?>\s*https?://[^\s<>"]+\s*</p>#im';

	public static function is_static( WP_Post $post ): bool {
		return '' === $post->post_password
			&& ! str_contains( $post->post_content, '"bindings"' ) // Block bindings take attributes from elsewhere.
			&& ! preg_match( self::LONE_ADDRESS, $post->post_content )
			&& ! self::has_shortcode( $post->post_content )
			&& self::has_static_blocks( $post->post_content );
	}

	/** Whether another plugin or a child theme filters content, titles, comments or blocks. */
	public static function is_filtered(): bool {
		return Foreign_Hooks::exist( [ ...self::FILTERS, ...array_map( static fn( string $block ): string => "render_block_core/$block", self::BLOCKS ) ] );
	}

	private static function has_shortcode( string $content ): bool {
		global $shortcode_tags;
		return preg_match_all( '@\[([^<>&/\[\]\x00-\x20=]++)@', $content, $found ) > 0 && [] !== array_intersect( $found[1], array_map( 'strval', array_keys( $shortcode_tags ) ) ); // The regular expression of do_shortcode().
	}

	private static function has_static_blocks( string $content ): bool {
		preg_match_all( '#<!--\s+wp:([a-z][a-z0-9_/-]*)#', $content, $found );
		$names = array_map( static fn( string $name ): string => str_replace( 'core/', '', $name ), array_unique( $found[1] ) );
		if ( [] !== array_diff( $names, self::BLOCKS ) || [] !== get_hooked_blocks() ) {
			return false;
		}
		foreach ( $names as $name ) {
			$callback = WP_Block_Type_Registry::get_instance()->get_registered( "core/$name" )?->render_callback;
			if ( null !== $callback && ! Foreign_Hooks::is_known( $callback ) ) {
				return false; // Another plugin renders this block.
			}
		}
		return true;
	}
}
