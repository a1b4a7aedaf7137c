<?php
declare(strict_types=1);

namespace Hien\Throttle;

use Hien\Visitors\Address;
use Hien\Visitors\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts requests against their limits, in a table of its own.
 *
 * Windows are fixed, not sliding: a request increments one row, and a client only needs to know when the window ends.
 * Around the end of a window a visitor can use two quotas, which is harmless for limits against floods.
 */
final class Throttle {

	/**
	 * Counts a request of this visitor: for members their own, for guests those of their network. Until the owner has named the proxy
	 * in front of the site, all guests have one address, and share a larger quota.
	 */
	public static function hit_visitor( Limit $limit ): Result {
		return self::hit( is_user_logged_in() || ! Address::is_shared() ? $limit : $limit->shared(), Visitor::subject() );
	}

	/**
	 * Counts a request. Of simultaneous requests, whichever servers they reach, exactly as many get through as the quota allows: each
	 * asks the database to count only up to the quota. What is told of the rest of the quota may already contain others.
	 *
	 * @param string $subject The sender, see Visitor::subject(); '' is not counted.
	 */
	public static function hit( Limit $limit, string $subject ): Result {
		global $wpdb;
		$now     = time();
		$expires = self::end_of_window( $limit, $now );
		$reset   = $expires - $now;
		if ( '' === $subject ) {
			return new Result( $limit, 0, $reset );
		}
		$table  = "{$wpdb->prefix}hien_throttle";
		$bucket = self::bucket( $limit, $subject, $expires );
		$first  = $wpdb->query(
			$wpdb->prepare( 'INSERT IGNORE INTO %i (bucket, hits, expires) VALUES (%s, 1, %d)', $table, $bucket, $expires )
		);
		if ( 0 !== $first ) {
			return new Result( $limit, (int) $first, $reset ); // Where the database only reads, nobody is kept from reading.
		}
		$is_within = 1 === $wpdb->query(
			$wpdb->prepare( 'UPDATE %i SET hits = hits + 1 WHERE bucket = %s AND hits < %d', $table, $bucket, $limit->quota )
		);
		$hits      = $is_within
			? (int) $wpdb->get_var( $wpdb->prepare( 'SELECT hits FROM %i WHERE bucket = %s', $table, $bucket ) )
			: $limit->quota + 1;
		return new Result( $limit, $hits, $reset );
	}

	/** What the next request would get, without counting it. */
	public static function look( Limit $limit, string $subject ): Result {
		global $wpdb;
		$now     = time();
		$expires = self::end_of_window( $limit, $now );
		$hits    = $wpdb->get_var(
			$wpdb->prepare(
				'SELECT hits FROM %i WHERE bucket = %s',
				"{$wpdb->prefix}hien_throttle",
				self::bucket( $limit, $subject, $expires )
			)
		);
		return new Result( $limit, (int) $hits + 1, $expires - $now );
	}

	/** Subtracts a request that hit() has counted. */
	public static function take_back( Limit $limit, string $subject ): void {
		global $wpdb;
		$bucket = self::bucket( $limit, $subject, self::end_of_window( $limit, time() ) );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_throttle SET hits = hits - 1 WHERE bucket = %s AND hits > 0", $bucket ) );
	}

	/** Deletes the count of this window. */
	public static function forget( Limit $limit, string $subject ): void {
		global $wpdb;
		$wpdb->delete(
			"{$wpdb->prefix}hien_throttle",
			[ 'bucket' => self::bucket( $limit, $subject, self::end_of_window( $limit, time() ) ) ]
		);
	}

	private static function end_of_window( Limit $limit, int $now ): int {
		return $now + $limit->seconds - $now % $limit->seconds;
	}

	/** Not by Daily_Salt, at whose change all windows would start again. A row is deleted when its window has ended. */
	private static function bucket( Limit $limit, string $subject, int $expires ): string {
		return substr( hash_hmac( 'sha256', "limit|{$limit->name}|$subject|$expires", wp_salt( 'nonce' ) ), 0, 32 );
	}
}
