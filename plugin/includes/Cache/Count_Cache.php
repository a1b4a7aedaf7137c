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
 * All counts are in one transient, which has no expiry of its own: WordPress then loads it with the options that every page
 * needs, or reads it from a persistent object cache.
 */
final class Count_Cache {

	private const TRANSIENT = 'hien_counts';

	/** Number of counts that are cached, those asked for first: a site may have thousands of tags. */
	private const LIMIT = 100;

	/**
	 * @param string         $name  Name of the count.
	 * @param callable():int $count Counts. Called where the cache has no number.
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
