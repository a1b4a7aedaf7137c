<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Shell;

defined( 'ABSPATH' ) || exit;

/** Numbers for which the database would count every row: kept, with the options that every page loads, until something of what visitors see changes. */
final class Kept_Counts {

	private const OPTION = 'hien_counts';

	/** So many at most, the latest: a site may have thousands of tags. */
	private const LIMIT = 100;

	/**
	 * @param string         $name  What is counted.
	 * @param callable():int $count Counts.
	 */
	public static function get( string $name, callable $count ): int {
		$key    = Shell_Cache::key();
		$kept   = get_option( self::OPTION );
		$counts = is_array( $kept ) && $kept['key'] === $key ? $kept['counts'] : [];
		if ( ! isset( $counts[ $name ] ) ) {
			$counts = array_slice( [ $name => $count() ] + $counts, 0, self::LIMIT, true );
			update_option( self::OPTION, compact( 'key', 'counts' ), true );
		}
		return $counts[ $name ];
	}
}
