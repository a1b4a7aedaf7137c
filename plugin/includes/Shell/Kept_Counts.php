<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Shell;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers for which the database would count every row: kept until something of what visitors see changes.
 *
 * A transient without an end comes with the options that every page loads, or from the object cache where there is one;
 * a page that counts does not touch that cache's copy of all options then.
 */
final class Kept_Counts {

	private const TRANSIENT = 'hien_counts';

	/** So many at most, the first that are asked for: a site may have thousands of tags. */
	private const LIMIT = 100;

	/**
	 * @param string         $name  What is counted.
	 * @param callable():int $count Counts.
	 */
	public static function get( string $name, callable $count ): int {
		$key    = Shell_Cache::key();
		$kept   = get_transient( self::TRANSIENT );
		$counts = is_array( $kept ) && $kept['key'] === $key ? $kept['counts'] : [];
		if ( isset( $counts[ $name ] ) ) {
			return $counts[ $name ];
		}
		$number = $count();
		if ( count( $counts ) < self::LIMIT ) {
			$counts[ $name ] = $number;
			set_transient( self::TRANSIENT, compact( 'key', 'counts' ) );
		}
		return $number;
	}
}
