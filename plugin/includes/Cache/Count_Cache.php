<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Cache;

defined( 'ABSPATH' ) || exit;

/**
 * Caches counts for which the database would read every row, until Response_Cache::clear() or for a day.
 *
 * All counts are in one transient. WordPress loads it with the options that every page needs, since it has no expiry of
 * its own; with a persistent object cache, it is there and not among the options.
 */
final class Count_Cache {

	private const TRANSIENT = 'hien_counts';

	/** Most counts that are cached, the first that are asked for: a site may have thousands of tags. */
	private const LIMIT = 100;

	/**
	 * @param string         $name  What is counted.
	 * @param callable():int $count Counts it where the cache does not know.
	 */
	public static function get( string $name, callable $count ): int {
		$version = Response_Cache::version();
		$entry   = get_transient( self::TRANSIENT );
		$entry   = is_array( $entry ) && $entry['version'] === $version && time() < $entry['expires'] ? $entry : [
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
