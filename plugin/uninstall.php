<?php
/**
 * Runs when the owner deletes the plugin. Data goes only where the owner asked for it.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'rewrite_rules' );
if ( get_option( 'hien_delete_data' ) ) {
	foreach ( [ 'hien_handle', 'hien_former_handles', 'hien_site', 'hien_pages_made', 'hien_rules', 'hien_delete_data' ] as $hien_option ) {
		delete_option( $hien_option );
	}
}
