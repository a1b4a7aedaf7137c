<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * One field of a content type or of the settings, declared once: its storage, its JSON schema in REST, its validation
 * and its control in wp-admin all follow.
 */
final class Field {

	/** An attachment of the media library, stored as its id. */
	public const MEDIA = 'media';

	/** A web address. */
	public const URL = 'url';

	/** An amount of money in đồng, or another integer from 0. */
	public const NUMBER = 'number';

	/** A date and time in the site's time zone, `YYYY-MM-DDTHH:MM:SS` without an offset, the format of the editor's date picker. */
	public const DATE = 'date';

	/** One line of text. */
	public const TEXT = 'text';

	/** Text of several lines. */
	public const LINES = 'lines';

	/** A web address, or a path of the site such as `/khoa-hoc`. */
	public const LINK = 'link';

	public const EMAIL = 'email';

	/** One value of a fixed list. */
	public const CHOICE = 'choice';

	/** A category, by its slug. */
	public const CATEGORY = 'category';

	/** Published content of one type, by its id. */
	public const POST = 'post';

	/** A user with the capability `edit_posts`, by id. */
	public const USER = 'user';

	/**
	 * @param string               $key       Meta key, beginning with `hien_`; or key of a setting.
	 * @param string               $type      One of the constants above.
	 * @param string               $label     Label of the control.
	 * @param string               $help      Help text below the control; '' for none.
	 * @param string               $media     For MEDIA: 'image', 'video', 'audio' or '' for any file.
	 * @param string               $pattern   For TEXT: a regular expression that the value must match; '' for none.
	 * @param array<string,string> $choices   For CHOICE: value => label.
	 * @param string               $post_type For POST.
	 * @param bool                 $required  Whether the value must not be empty.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $type,
		public readonly string $label,
		public readonly string $help = '',
		public readonly string $media = '',
		public readonly string $pattern = '',
		public readonly array $choices = [],
		public readonly string $post_type = '',
		public readonly bool $required = false,
	) {}

	/** @return array<string,mixed> JSON schema of the stored value; '' and 0 mean "empty". */
	public function schema(): array {
		return match ( $this->type ) {
			self::MEDIA, self::NUMBER, self::POST, self::USER => [
				'type'    => 'integer',
				'minimum' => 0,
			],
			default => [
				'type'      => 'string',
				'maxLength' => 2000,
			],
		};
	}

	/**
	 * The value as it is stored. Does not reject invalid values: validate() does, before.
	 *
	 * @param mixed $value The value that was submitted.
	 */
	public function sanitize( mixed $value ): int|string {
		return match ( $this->type ) {
			self::MEDIA, self::NUMBER, self::POST, self::USER => max( 0, is_numeric( $value ) ? (int) $value : 0 ),
			self::URL, self::LINK => esc_url_raw( is_scalar( $value ) ? trim( (string) $value ) : '', [ 'http', 'https' ] ),
			self::LINES => sanitize_textarea_field( is_scalar( $value ) ? (string) $value : '' ),
			default => sanitize_text_field( is_scalar( $value ) ? (string) $value : '' ),
		};
	}

	/**
	 * Checks what a JSON schema cannot express: URLs, existing dates, the type of a file.
	 *
	 * @param mixed $value A value of the schema's type.
	 * @return true|WP_Error 400 with the field and a message in Vietnamese.
	 */
	public function validate( mixed $value ): bool|WP_Error {
		$is_empty = in_array( $value, [ '', 0, null ], true );
		if ( $is_empty ? ! $this->required : $this->is_valid_value( $value ) ) {
			return true;
		}
		$problem = $is_empty ? __( 'không được bỏ trống.', 'hien-core' ) : match ( $this->type ) {
			self::URL   => __( 'phải là một địa chỉ bắt đầu bằng http:// hoặc https://.', 'hien-core' ),
			self::LINK  => __( 'phải là một địa chỉ bắt đầu bằng https:// hoặc một đường dẫn của trang bắt đầu bằng /.', 'hien-core' ),
			self::EMAIL => __( 'phải là một địa chỉ e-mail.', 'hien-core' ),
			self::DATE  => __( 'phải là một ngày giờ có thật.', 'hien-core' ),
			self::MEDIA => __( 'phải là một tệp đúng loại trong thư viện.', 'hien-core' ),
			self::POST  => __( 'phải là một nội dung đã đăng.', 'hien-core' ),
			self::USER  => __( 'phải là một tài khoản được viết bài.', 'hien-core' ),
			default     => __( 'chưa đúng dạng.', 'hien-core' ),
		};
		/* translators: 1: label of a field, 2: what it must be */
		return self::error( 'meta.' . $this->key, $problem, sprintf( __( '“%1$s” %2$s', 'hien-core' ), $this->label, $problem ) );
	}

	/**
	 * The error of an invalid parameter of a request.
	 *
	 * @param string $param   Name of the parameter; `meta.{key}` for a field.
	 * @param string $problem What is wrong with it, in Vietnamese.
	 * @param string $message Message of the whole error; '' for the same.
	 */
	public static function error( string $param, string $problem, string $message = '' ): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			'' === $message ? $problem : $message,
			[
				'status' => 400,
				'params' => [ $param => $problem ],
			]
		);
	}

	/** @return array<string,string|bool|array<string,string>> The properties that the control in wp-admin needs. */
	public function to_editor(): array {
		return [
			'key'       => $this->key,
			'type'      => $this->type,
			'label'     => $this->label,
			'help'      => $this->help,
			'media'     => $this->media,
			'pattern'   => $this->pattern,
			'choices'   => $this->choices,
			'post_type' => $this->post_type,
			'required'  => $this->required,
		];
	}

	/** @return \DateTimeImmutable|false A stored DATE in the site's time zone; false where it is not valid. */
	public static function parse_date( string $value ): \DateTimeImmutable|false {
		$date = \DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i:s', $value, wp_timezone() );
		return false !== $date && $date->format( 'Y-m-d\TH:i:s' ) === $value ? $date : false;
	}

	/** @param mixed $value A value that is not empty. */
	private function is_valid_value( mixed $value ): bool {
		return match ( $this->type ) {
			self::URL    => 1 === preg_match( '#^https?://[^\s/?\#]+(?:[/?\#]\S*)?$#Diu', (string) $value ),
			self::LINK   => 1 === preg_match( '#^(?:https?://[^\s/?\#]+(?:[/?\#]\S*)?|/(?!/)\S*)$#Diu', (string) $value ),
			self::EMAIL  => false !== is_email( (string) $value ),
			self::DATE   => false !== self::parse_date( (string) $value ),
			self::MEDIA  => 'attachment' === get_post_type( (int) $value ) && ( '' === $this->media || wp_attachment_is( $this->media, (int) $value ) ),
			self::POST   => get_post_type( (int) $value ) === $this->post_type && 'publish' === get_post_status( (int) $value ),
			self::USER   => user_can( (int) $value, 'edit_posts' ),
			self::CHOICE => isset( $this->choices[ (string) $value ] ),
			self::TEXT   => '' === $this->pattern || 1 === preg_match( '~' . $this->pattern . '~Du', (string) $value ),
			default      => true,
		};
	}
}
