<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Visitors;

defined( 'ABSPATH' ) || exit;

/** Headers and server variables of the request, unsanitised: not to be printed or stored. */
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
}
