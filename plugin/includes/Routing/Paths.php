<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

defined( 'ABSPATH' ) || exit;

/** Paths below the home URL, as links, routes and the app use them. */
final class Paths {

	/**
	 * Regular expression for the decoded path of a screen: segments without dots, no query, no backslash. It means the same in PHP and
	 * JavaScript (flag `u`); `npm run contract` exports it and the lists below.
	 */
	public const SAFE = '^/(?:[^/.?#\\\\\s\p{Cc}]+(?:/[^/.?#\\\\\s\p{Cc}]+)*)?$';

	/** Paths at and below which there are no screens. */
	public const RESERVED = [ 'wp-admin', 'wp-content', 'wp-includes', 'wp-json', 'feed', 'comments', 'embed', 'tai-nguyen/tai' ];

	/** Last path segments of other formats of a page. */
	public const OTHER_FORMS = [ 'feed', 'rss', 'rss2', 'rdf', 'atom', 'embed', 'trackback' ];

	/** The path of the home URL without a trailing slash; '' at the root of a host. */
	public static function base(): string {
		return rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
	}

	/**
	 * The path of a URL below the home URL.
	 *
	 * @param string $url Absolute, or from the root of the host.
	 * @return string|null '/…' with query and fragment, without a trailing slash; null for a URL of another site.
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

	/** Whether a path may be that of a screen. */
	public static function is_safe( string $path ): bool {
		$path = rawurldecode( $path ); // As WordPress does.
		if ( ! preg_match( '~' . self::SAFE . '~Du', $path ) ) {
			return false;
		}
		foreach ( [ ...self::RESERVED, rest_get_url_prefix() ] as $reserved ) {
			if ( str_starts_with( "$path/", "/$reserved/" ) ) {
				return false;
			}
		}
		return ! in_array( wp_basename( $path ), self::OTHER_FORMS, true );
	}

	/** Whether two paths are the same apart from percent-encoding. */
	public static function are_same( string $path, string $other ): bool {
		return rawurldecode( $path ) === rawurldecode( $other );
	}

	/** The path of the current request below the home URL, without the query. */
	public static function current(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared and escaped where printed; sanitising would change the address.
		$uri = (string) ( $_SERVER['REQUEST_URI'] ?? '/' );
		return self::relative( '/' . ltrim( explode( '?', $uri, 2 )[0], '/' ) ) ?? '/';
	}
}
