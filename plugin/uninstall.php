<?php
/**
 * Runs when the owner deletes the plugin, for every site of a network. Data goes only where the owner asked for it.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$hien_clean = static function (): void {
	global $wpdb;
	array_map( 'wp_clear_scheduled_hook', [ 'hien_daily', 'hien_renew_top_views', 'hien_search_rebuild', 'hien_upgrade' ] );
	if ( ! get_option( 'hien_delete_data' ) ) {
		return;
	}
	$ours = $wpdb->esc_like( 'hien_' ) . '%';

	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type LIKE %s", $ours ) ) as $id ) {
		wp_delete_post( (int) $id, true );
	}
	foreach ( [ 'hien_series', 'hien_video_cat', 'hien_video_key' ] as $taxonomy ) {
		register_taxonomy( $taxonomy, 'hien_video' ); // No other code registers it now.
		$terms = get_terms(
			[
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				'fields'     => 'ids',
			]
		);
		foreach ( is_array( $terms ) ? $terms : [] as $id ) {
			wp_delete_term( (int) $id, $taxonomy );
		}
	}
	foreach ( [ 'post', 'user', 'comment', 'term' ] as $type ) {
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT meta_key FROM %i WHERE meta_key LIKE %s', _get_meta_table( $type ), $ours ) ) as $key ) {
			delete_metadata( $type, 0, (string) $key, '', true );
		}
	}
	foreach ( [ 'hien_views', 'hien_view_visits', 'hien_throttle', 'hien_search', 'hien_search_prose', 'hien_members' ] as $table ) {
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- One of the names above.
	}
	$names = [ $ours, $wpdb->esc_like( '_transient_hien_' ) . '%', $wpdb->esc_like( '_transient_timeout_hien_' ) . '%' ];
	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s", $names ) ) as $option ) {
		delete_option( (string) $option );
	}
};

require_once __DIR__ . '/includes/Network.php';

Hien\Network::on_each_site( $hien_clean );
