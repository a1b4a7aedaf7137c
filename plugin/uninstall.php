<?php
/**
 * Runs when the owner deletes the plugin, for every site of a network. Always deletes the secrets: the key of the chat's
 * service account, which gives access to all conversations, and the secrets of OpenID providers. Deletes other data of a site
 * only if its owner has chosen so, and user data shared by all sites only if all of them have.
 */

declare(strict_types=1);

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/Memory.php';
require_once __DIR__ . '/includes/Network.php';
require_once __DIR__ . '/includes/Tables.php';

/**
 * Works through the ids of a table in batches, so that it needs no more memory for more of them. Where the time is up before the end,
 * deleting the plugin again goes on: the owner's choice is deleted last.
 *
 * @param string                   $id     Column of the ids.
 * @param string                   $from   The rest of the query with placeholders, from the name of the table on; ends in a condition.
 * @param list<string>             $values Their values.
 * @param callable(list<int>):void $work   Gets the ids of a batch.
 */
$hien_in_batches = static function ( string $id, string $from, array $values, callable $work ): void {
	global $wpdb;
	$last = 0;
	do {
		$ids = array_map(
			'intval',
			// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- $from has placeholders.
			$wpdb->get_col( $wpdb->prepare( "SELECT $id FROM $from AND $id > %d ORDER BY $id LIMIT 500", [ ...$values, $last ] ) )
		);
		if ( [] !== $ids ) {
			$work( $ids );
			$last = end( $ids );
		}
		Hien\Memory::free();
	} while ( [] !== $ids );
};

/** Deletes our metadata of posts, comments, terms or users. The keys of user data of one site begin with its table prefix. */
$hien_delete_metadata = static function ( string $type, string $prefix = '' ) use ( $hien_in_batches ): void {
	global $wpdb;
	$table  = _get_meta_table( $type );
	$id     = 'user' === $type ? 'umeta_id' : 'meta_id';
	$names  = [ $wpdb->esc_like( "{$prefix}hien_" ) . '%', $wpdb->esc_like( '_hien_' ) . '%' ];
	// phpcs:ignore WordPress.DB.PreparedSQL -- Numbers.
	$delete = static fn( array $ids ) => $wpdb->query( "DELETE FROM $table WHERE $id IN (" . implode( ',', $ids ) . ')' );
	$hien_in_batches( $id, "$table WHERE ( meta_key LIKE %s OR meta_key LIKE %s )", $names, $delete );
	wp_cache_flush();
};

/** Deletes the options whose names begin with one of three prefixes. */
$hien_delete_options = static function ( string ...$beginnings ): void {
	global $wpdb;
	$names = array_map( static fn( string $beginning ): string => $wpdb->esc_like( $beginning ) . '%', $beginnings );
	foreach (
		$wpdb->get_col(
			$wpdb->prepare(
				"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s",
				$names
			)
		) as $option
	) {
		delete_option( (string) $option );
	}
};

/** For each site with data of ours: whether its owner has chosen to delete it. */
$hien_delete_choices = [];

$hien_clean = static function () use ( $hien_in_batches, $hien_delete_metadata, $hien_delete_options, &$hien_delete_choices ): void {
	global $wpdb;
	foreach ( _get_cron_array() as $events ) {
		array_map( 'wp_unschedule_hook', preg_grep( '/^hien_/', array_keys( $events ) ) ?: [] );
	}
	if ( ! get_option( 'hien_schema' ) ) {
		return; // The plugin was never active here.
	}
	if ( [] !== $wpdb->get_results( "SHOW INDEX FROM {$wpdb->comments} WHERE Key_name = 'hien_user'" ) ) {
		$wpdb->query( "ALTER TABLE {$wpdb->comments} DROP INDEX hien_user" );
	}
	delete_option( 'hien_openid_secrets' );
	$hien_delete_options( 'hien_chat_account', '_transient_hien_chat_token_', '_transient_timeout_hien_chat_token_' );
	$site = get_option( 'hien_site' );
	if ( is_array( $site ) ) {
		// Otherwise the settings would still show that secrets are stored.
		foreach ( [ 'firebase' => 'account', 'google' => 'secret' ] as $section => $field ) {
			if ( isset( $site[ $section ][ $field ] ) ) {
				$site[ $section ][ $field ] = '';
			}
		}
		foreach ( array_keys( $site['openid'] ?? [] ) as $row ) {
			$site['openid'][ $row ]['secret'] = '';
		}
		update_option( 'hien_site', $site );
	}
	$hien_delete_choices[] = (bool) get_option( 'hien_delete_data' );
	if ( ! end( $hien_delete_choices ) ) {
		return;
	}
	$delete = static fn( array $ids ) => array_map( static fn( int $post ) => wp_delete_post( $post, true ), $ids );
	$hien_in_batches( 'ID', "{$wpdb->posts} WHERE post_type LIKE %s", [ $wpdb->esc_like( 'hien_' ) . '%' ], $delete );
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
	array_map( $hien_delete_metadata, [ 'post', 'comment', 'term' ] );
	$hien_delete_metadata( 'user', $wpdb->get_blog_prefix() );
	foreach ( Hien\Tables::all() as $table ) {
		$wpdb->query( "DROP TABLE IF EXISTS $table" ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A name of ours.
	}
	$uploads = wp_get_upload_dir()['basedir'];
	// In buckets, glob() finds nothing.
	$in      = static fn( string $folder ): array => array_map(
		static fn( string $name ): string => "$folder/$name",
		array_diff( is_dir( $folder ) ? scandir( $folder ) ?: [] : [], [ '.', '..' ] )
	);
	foreach (
		[
			...array_filter( $in( "$uploads/hien-chat" ), 'is_dir' ),
			"$uploads/hien-chat",
			"$uploads/hien-portraits",
			"$uploads/hien-import",
		] as $folder
	) {
		array_map( 'wp_delete_file', $in( $folder ) );
		if ( is_dir( $folder ) ) {
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
		}
	}
	foreach ( wp_roles()->role_objects as $role ) {
		array_map( [ $role, 'remove_cap' ], preg_grep( '/^hien_/', array_keys( $role->capabilities ) ) ?: [] );
	}
	$hien_delete_options( 'hien_', '_transient_hien_', '_transient_timeout_hien_' );
};

Hien\Network::on_each_site( $hien_clean );
if ( [] !== $hien_delete_choices && ! in_array( false, $hien_delete_choices, true ) ) {
	$hien_delete_metadata( 'user' );
}
