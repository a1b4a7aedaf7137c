<?php
declare(strict_types=1);

namespace Hien\Downloads;

defined( 'ABSPATH' ) || exit;

/** The number of times that a file was downloaded. */
final class Download_Count {

	public const META = '_hien_downloads';

	public static function of( int $download ): int {
		return (int) get_post_meta( $download, self::META, true );
	}

	/** Adds the counter's meta row on the first save, so that add() only updates it. */
	public static function start( int $download ): void {
		add_post_meta( $download, self::META, 0, true );
	}

	/** Increments the counter in a single statement, so that simultaneous downloads are all counted. */
	public static function add( int $download ): void {
		global $wpdb;
		self::start( $download );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The meta API reads and then writes, which loses counts.
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE $wpdb->postmeta SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s",
				$download,
				self::META
			)
		);
		wp_cache_delete( $download, 'post_meta' );
	}
}
