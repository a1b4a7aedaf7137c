<?php
declare(strict_types=1);

namespace Hien\Views;

defined( 'ABSPATH' ) || exit;

/** Today's visits, by hash. */
final class Visits {

	/** Stores a visit; returns whether it is the first with this hash today, also among concurrent requests. */
	public static function is_first( string $hash ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->prefix}hien_view_visits (hash, day) VALUES (%s, %s)", $hash, wp_date( 'Y-m-d' ) ) );
	}

	/** Deletes the visits of earlier days. */
	public static function purge(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->prefix}hien_view_visits WHERE day < %s", wp_date( 'Y-m-d' ) ) );
	}
}
