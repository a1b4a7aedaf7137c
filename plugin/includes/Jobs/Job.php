<?php
declare(strict_types=1);

namespace Hien\Jobs;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Work that may be too long for one request, so that Jobs does it in batches. */
final class Job {

	/** Rows that one batch deletes at most. */
	private const ROWS = 5000;

	/**
	 * @param string                   $label    What it does, for the owner.
	 * @param Closure(int):(int|null)  $batch    Does the next batch, of a second or two; it may run twice. Gets the position at which the
	 *                                           last one has ended, 0 at first, and returns a higher one; null at the end.
	 * @param (Closure(int):int)|null  $left     How many things are left after a position.
	 * @param bool                     $is_daily Whether it begins once a day.
	 */
	public function __construct(
		public readonly string $label,
		public readonly Closure $batch,
		public readonly ?Closure $left = null,
		public readonly bool $is_daily = false,
	) {}

	/**
	 * Deletes old rows, daily.
	 *
	 * @param Closure(int):int $delete Deletes as many rows at most, and returns how many.
	 */
	public static function cleaning( string $label, Closure $delete ): self {
		$batch = static function ( int $done ) use ( $delete ): ?int {
			$rows = $delete( self::ROWS );
			return $rows < self::ROWS ? null : $done + $rows;
		};
		return new self( $label, $batch, is_daily: true );
	}

	/**
	 * Deletes rows that have expired, daily.
	 *
	 * @param string $table Name without the site's prefix; its column `expires` has the Unix time.
	 */
	public static function expiring( string $label, string $table ): self {
		$delete = static function ( int $limit ) use ( $table ): int {
			global $wpdb;
			return (int) $wpdb->query(
				$wpdb->prepare( 'DELETE FROM %i WHERE expires <= %d LIMIT %d', $wpdb->prefix . $table, time(), $limit )
			);
		};
		return self::cleaning( $label, $delete );
	}

	/**
	 * Work that is done at once, daily.
	 *
	 * @param Closure():void $work
	 */
	public static function daily( string $label, Closure $work ): self {
		$batch = static function () use ( $work ): null {
			$work();
			return null;
		};
		return new self( $label, $batch, is_daily: true );
	}
}
