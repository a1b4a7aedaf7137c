<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

defined( 'ABSPATH' ) || exit;

/** Paths below the home address: what links, routes and the app speak of. */
final class Paths {

	/** The path of the home address without a trailing slash; '' at the root of a host. */
	public static function base(): string {
		return rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
	}

	/**
	 * The path of an address of this site.
	 *
	 * @param string $url Absolute, or from the root of the host.
	 * @return string|null '/…' with its query and fragment, without a trailing slash; null for another site's.
	 */
	public static function relative( string $url ): ?string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) ) {
			return null;
		}
		$home = (array) wp_parse_url( home_url() );
		if ( isset( $parts['host'] ) && ( $parts['host'] !== ( $home['host'] ?? '' ) || ( $parts['port'] ?? 0 ) !== ( $home['port'] ?? 0 ) ) ) {
			return null;
		}
		$base = self::base();
		$path = $parts['path'] ?? '/';
		if ( $path !== $base && ! str_starts_with( $path, $base . '/' ) ) {
			return null;
		}
		$below = '/' . trim( substr( $path, strlen( $base ) ), '/' );
		return $below . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' ) . ( isset( $parts['fragment'] ) ? '#' . $parts['fragment'] : '' );
	}

	/** Whether two paths are one address: percent-encoding has several spellings. */
	public static function are_same( string $path, string $other ): bool {
		return rawurldecode( $path ) === rawurldecode( $other );
	}

	/** The path of the current request below the home address, without its query. */
	public static function current(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared and escaped where printed; sanitising would change the address.
		$uri = (string) ( $_SERVER['REQUEST_URI'] ?? '/' );
		return self::relative( '/' . ltrim( explode( '?', $uri, 2 )[0], '/' ) ) ?? '/';
	}
}
