<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Views;

use Hien\Rest\Visitor;

defined( 'ABSPATH' ) || exit;

/** Today's visits, by hash. */
final class Visits {

	/** Reports that one place may send in a minute. */
	private const LIMIT = 30;

	/** Remembers a visit; true for the first of its kind today, however many arrive at the same moment. */
	public static function is_first( string $hash ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->prefix}hien_view_visits (hash, day) VALUES (%s, %s)", $hash, wp_date( 'Y-m-d' ) ) );
	}

	/** Counts this report; whether its place has sent more in this minute than a reader can. */
	public static function is_flood(): bool {
		global $wpdb;
		$hash = Visitor::place( 'minute' . intdiv( time(), MINUTE_IN_SECONDS ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}hien_view_visits (hash, day) VALUES (%s, %s) ON DUPLICATE KEY UPDATE hits = hits + 1", $hash, wp_date( 'Y-m-d' ) ) );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT hits FROM {$wpdb->prefix}hien_view_visits WHERE hash = %s AND day = %s", $hash, wp_date( 'Y-m-d' ) ) ) > self::LIMIT;
	}

	/** Forgets the visits of other days. */
	public static function purge(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->prefix}hien_view_visits WHERE day < %s", wp_date( 'Y-m-d' ) ) );
	}
}
