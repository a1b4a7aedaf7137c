<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

defined( 'ABSPATH' ) || exit;

/**
 * Caches counts for which the database reads every row, until Response_Cache::clear() is called, and for a day at most.
 *
 * All counts are in one transient without an expiry, which WordPress autoloads, or reads from a persistent object cache.
 */
final class Count_Cache {

	private const TRANSIENT = 'hien_counts';

	/** Maximum number of cached counts, first come, first served: a site may have thousands of tags. */
	private const LIMIT = 100;

	/**
	 * @param string         $name  Name of the count.
	 * @param callable():int $count Does the count; called if it is not cached.
	 */
	public static function get( string $name, callable $count ): int {
		$version = Response_Cache::version();
		$entry   = get_transient( self::TRANSIENT );
		$entry   = is_array( $entry ) && ( $entry['version'] ?? '' ) === $version && time() < $entry['expires'] ? $entry : [
			'version' => $version,
			'expires' => time() + DAY_IN_SECONDS,
			'counts'  => [],
		];
		if ( isset( $entry['counts'][ $name ] ) ) {
			return $entry['counts'][ $name ];
		}
		$number = $count();
		if ( count( $entry['counts'] ) < self::LIMIT ) {
			$entry['counts'][ $name ] = $number;
			set_transient( self::TRANSIENT, $entry );
		}
		return $number;
	}
}
