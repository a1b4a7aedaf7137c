<?php
/**
 * What the theme adds to the HTML of core's blocks.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that scroll sideways on narrow screens can be reached by keyboard.
 *
 * @param string $html HTML of a block.
 */
function hien_make_scrollable( string $html ): string {
	$tags = new WP_HTML_Tag_Processor( $html );
	if ( $tags->next_tag() && null === $tags->get_attribute( 'tabindex' ) ) {
		$tags->set_attribute( 'tabindex', '0' );
	}
	return $tags->get_updated_html();
}
add_filter( 'render_block_core/code', 'hien_make_scrollable' );
add_filter( 'render_block_core/preformatted', 'hien_make_scrollable' );
add_filter( 'render_block_core/table', 'hien_make_scrollable' );

/** A list whose items begin with a year and a heading, both in bold and each on a line of its own. */
function hien_register_block_styles(): void {
	register_block_style( 'core/list', [ 'name' => 'hien-timeline', 'label' => __( 'Dòng thời gian', 'hien' ) ] );
}
add_action( 'init', 'hien_register_block_styles' );
