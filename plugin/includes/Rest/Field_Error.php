<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** An error of one field of a form, in the form of core's own errors of parameters: `data.params` names the field. */
final class Field_Error {

	/** @param string $message For people, in Vietnamese. */
	public static function of( string $field, string $message, string $code = 'hien_invalid_field' ): WP_Error {
		return new WP_Error(
			$code,
			$message,
			[
				'status' => WP_Http::BAD_REQUEST,
				'params' => [ $field => $message ],
			]
		);
	}
}
