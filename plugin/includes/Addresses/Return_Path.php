<?php
declare(strict_types=1);

namespace Hien\Addresses;

use Hien\Visitors\Request;

defined( 'ABSPATH' ) || exit;

/**
 * The path to which a visitor is redirected after signing in: a query argument of the login page. Validates it, so that it cannot lead to
 * another site.
 *
 * Twin: src/lib/safe-path.ts; tests/vectors/safe-paths.json tests both.
 */
final class Return_Path {

	/** The query argument, named as in WordPress's own forms. */
	public const ARGUMENT = 'redirect_to';

	/** Matches a decoded path without empty segments, `.`, `..`, backslashes and invisible characters. */
	private const PATH = '~^/(?:(?!\.{1,2}(?:/|$))[^/\\\\\p{Cc}\p{Cf}]+(?:/|$))*$~Du';

	/** Matches characters that must not occur anywhere in the URL. */
	private const UNSAFE = '~[\\\\\p{Z}\p{Cc}\p{Cf}]~u';

	/**
	 * The path of a URL of this site.
	 *
	 * @param string $address URL, with or without scheme and host.
	 * @return string Path from the root of the host, with query and fragment; '' if it is not safe, or of another site.
	 */
	public static function of( string $address ): string {
		$origin  = self::origin();
		$path    = str_starts_with( $address, "$origin/" ) ? substr( $address, strlen( $origin ) ) : $address;
		$decoded = rawurldecode( explode( '#', explode( '?', $path )[0] )[0] );
		$is_safe = 1 === preg_match( self::PATH, $decoded ) && 0 === preg_match( self::UNSAFE, $path );
		return $is_safe && '' !== wp_validate_redirect( $path, '' ) ? $path : '';
	}

	/** The return path in the query of the request; '' for none. */
	public static function requested(): string {
		return self::of( Request::argument( self::ARGUMENT ) );
	}

	/** The absolute URL of requested(); the home URL for none. */
	public static function url(): string {
		return self::address( self::requested() );
	}

	/** The absolute URL of a path from of(); the home URL for ''. */
	public static function address( string $path ): string {
		return '' === $path ? home_url( '/' ) : self::origin() . $path;
	}

	/** Scheme, host and port of the site. */
	private static function origin(): string {
		return substr( home_url(), 0, strlen( home_url() ) - strlen( Paths::base() ) );
	}
}
