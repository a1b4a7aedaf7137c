<?php
/**
 * WordPress's admin bar above a screen of the plugin's.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Edits what the screen shows, also where core's main query does not know it. The app does the same (src/app/admin-bar.ts). */
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
