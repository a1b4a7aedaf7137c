<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Downloads;

defined( 'ABSPATH' ) || exit;

/** How often a file was taken. */
final class Download_Count {

	private const META = '_hien_downloads';

	public static function of( int $download ): int {
		return (int) get_post_meta( $download, self::META, true );
	}

	/** A download has its row from the first save on, so that add() never has to make one. */
	public static function start( int $download ): void {
		add_post_meta( $download, self::META, 0, true );
	}

	/** Counts one more in a single statement: none of two at the same moment is lost. */
	public static function add( int $download ): void {
		global $wpdb;
		self::start( $download );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The meta API reads, adds and writes, which loses counts.
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->postmeta SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s", $download, self::META ) );
		wp_cache_delete( $download, 'post_meta' );
	}
}
