<?php
declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Errors of form fields or request parameters, in core's format: `data.params` contains them. */
final class Field_Error {

	/** What is wrong with a text of more than so many characters, for the visitor; '' for a shorter one. */
	public static function too_long( string $text, int $most ): string {
		/* translators: %d: number of characters */
		return mb_strlen( $text ) <= $most ? '' : sprintf( __( 'Dài nhất %d ký tự. Bạn viết ngắn lại nhé.', 'hien-core' ), $most );
	}

	/**
	 * What is wrong with a text that a column cannot store, for the visitor; '' for any other. Tables from before 2015 (utf8mb3) hold no
	 * emoji: WordPress then stores no account, or nothing of a profile, and reports success.
	 */
	public static function not_stored( string $text, string $table, string $column ): string {
		global $wpdb;
		$stored = $wpdb->strip_invalid_text_for_column( $table, $column, $text );
		return ! is_string( $stored ) || $stored === $text
			? ''
			: __( 'Trang này chưa lưu được emoji và chữ kiểu đặc biệt như 𝓐. Bạn bỏ chúng đi nhé.', 'hien-core' );
	}

	/**
	 * A 400 for one field.
	 *
	 * @param string $message Message for the visitor, in Vietnamese.
	 */
	public static function of( string $field, string $message, string $code = 'hien_invalid_field' ): WP_Error {
		return self::of_all( [ $field => $message ], $code );
	}

	/**
	 * A 400 for several fields.
	 *
	 * @param non-empty-array<string,string> $problems Field => message for the visitor, in Vietnamese.
	 * @param string                         $message  Message of the whole error; '' for the first of $problems.
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
