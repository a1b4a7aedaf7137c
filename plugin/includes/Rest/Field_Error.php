<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** An error of fields of a form or parameters of a request, in the form of core's own: `data.params` names them. */
final class Field_Error {

	/** @param string $message For people, in Vietnamese. */
	public static function of( string $field, string $message, string $code = 'hien_invalid_field' ): WP_Error {
		return self::of_all( [ $field => $message ], $code );
	}

	/**
	 * @param non-empty-array<string,string> $problems Field => what is wrong with it, for people, in Vietnamese.
	 * @param string                         $message  Of the whole error; '' for the first of them.
	 */
	public static function of_all( array $problems, string $code, string $message = '' ): WP_Error {
		return new WP_Error(
			$code,
			'' === $message ? reset( $problems ) : $message,
			[
				'status' => WP_Http::BAD_REQUEST,
				'params' => $problems,
			]
		);
	}
}
