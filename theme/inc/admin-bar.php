<?php
/**
 * Adds the link “Chỉnh sửa” to WordPress's admin bar.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * Adds a link to the editor of the screen's content, also if core's main query has no queried object. The app updates the link on
 * navigation (src/navigation/document-head.ts).
 */
function hien_admin_bar_edit( WP_Admin_Bar $bar ): void {
	$address = hien_current_screen()?->edit_url;
	if ( null !== $address ) {
		$bar->add_node(
			[
				'id'    => 'edit',
				'title' => __( 'Chỉnh sửa', 'hien' ),
				'href'  => $address,
			]
		);
	}
}
add_action( 'admin_bar_menu', 'hien_admin_bar_edit', 81 ); // After core's own.
