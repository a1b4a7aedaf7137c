<?php
declare(strict_types=1);

namespace Hien\Visitors;

defined( 'ABSPATH' ) || exit;

/** Headers, server variables and query arguments of the request, unsanitised: to be escaped where they are printed. */
final class Request {

	/** @param string $name As in HTTP, such as User-Agent. */
	public static function header( string $name ): string {
		return self::server( 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) );
	}

	/** @param string $name A key of $_SERVER. */
	public static function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, searched or hashed.
		return is_string( $value ) ? $value : '';
	}

	/** A query argument; '' if it is missing or a list. */
	public static function argument( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- Reading an address changes nothing.
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
