<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Visitors\Request;

defined( 'ABSPATH' ) || exit;

/**
 * The path of this site to which a visitor is led after signing in; an argument of the login page's address.
 *
 * Twin: src/lib/safe-path.ts; tests/vectors/safe-paths.json tests both.
 */
final class Return_Path {

	/** The query argument, named as in WordPress's own forms. */
	public const ARGUMENT = 'redirect_to';

	/** A decoded path: no empty segment, `.` or `..`, no backslash, no invisible characters. */
	private const PATH = '~^/(?:(?!\.{1,2}(?:/|$))[^/\\\\\p{Cc}\p{Cf}]+(?:/|$))*$~Du';

	/** Characters that no part of a safe address contains. */
	private const UNSAFE = '~[\\\\\p{Z}\p{Cc}\p{Cf}]~u';

	/**
	 * The path of an address of this site.
	 *
	 * @param string $address With or without scheme and host.
	 * @return string From the root of the host, with query and fragment; '' where it is not safe, or another site's.
	 */
	public static function of( string $address ): string {
		$origin  = self::origin();
		$path    = str_starts_with( $address, "$origin/" ) ? substr( $address, strlen( $origin ) ) : $address;
		$decoded = rawurldecode( explode( '#', explode( '?', $path )[0] )[0] );
		$is_safe = 1 === preg_match( self::PATH, $decoded ) && 0 === preg_match( self::UNSAFE, $path );
		return $is_safe && '' !== wp_validate_redirect( $path, '' ) ? $path : '';
	}

	/** The return path in the address of this request; '' for none. */
	public static function requested(): string {
		return self::of( Request::argument( self::ARGUMENT ) );
	}

	/** The address of requested(), or of the home page. */
	public static function url(): string {
		return self::address( self::requested() );
	}

	/** The address of a path that of() gave; of the home page for ''. */
	public static function address( string $path ): string {
		return '' === $path ? home_url( '/' ) : self::origin() . $path;
	}

	/** Scheme, host and port of the site. */
	private static function origin(): string {
		return substr( home_url(), 0, strlen( home_url() ) - strlen( Paths::base() ) );
	}
}
