<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Constants;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A field of a content type or of the settings. It is declared once; storage, JSON schema in REST, validation and the control in
 * wp-admin are derived from it.
 */
final class Field {

	/** An attachment of the media library, stored as its id. */
	public const MEDIA = 'media';

	/** A web address. One without its scheme, `example.com/a`, is completed. */
	public const URL = 'url';

	/** An amount of money in đồng, an integer from 0. */
	public const MONEY = 'money';

	/** A date and time in the site's time zone, `YYYY-MM-DDTHH:MM:SS` without an offset, the format of the editor's date picker. */
	public const DATE = 'date';

	/** One line of text. */
	public const TEXT = 'text';

	/** Text of several lines. */
	public const LINES = 'lines';

	/** A web address, completed as URL is, or a path of the site such as `/khoa-hoc`. */
	public const LINK = 'link';

	/** `latitude, longitude` in degrees. Links of map services are converted. */
	public const POINT = 'point';

	/** Hours and minutes, `08:00`, until `24:00`. What people write, as `8h`, is completed. */
	public const TIME = 'time';

	public const EMAIL = 'email';

	/** One value of a fixed list. */
	public const CHOICE = 'choice';

	/** One value of a fixed list, each shown as an icon (src/admin/fields/icon-control.tsx). */
	public const ICON = 'icon';

	/** A category, by its slug. */
	public const CATEGORY = 'category';

	/** Published content of one type, by its id. */
	public const POST = 'post';

	/** A user with the capability `edit_posts`, by id. */
	public const USER = 'user';

	/** A secret in the settings. It is stored in another option, and never returned: Constants::KEPT_SECRET is returned in its place. */
	public const SECRET = 'secret';

	/** Several lines of code, stored as typed. */
	public const CODE = 'code';

	/** A secret of several lines. */
	public const SECRET_CODE = 'secret_code';

	/**
	 * @param string               $key       Meta key, beginning with `hien_`; or key of a setting.
	 * @param string               $type      One of the constants above.
	 * @param string               $label     Label of the control.
	 * @param string               $help      Help text below the control; '' for none.
	 * @param string               $media     For MEDIA: 'image', 'video', 'audio' or '' for any file.
	 * @param string               $pattern   For TEXT: a regular expression that the value must match; '' for none.
	 * @param array<string,string> $choices   For CHOICE and ICON: value => label.
	 * @param string               $post_type For POST.
	 * @param bool                 $required  Whether the value must not be empty.
	 * @param int|string           $fallback  Value that is used, and shown in the control, while the field is empty; '' for none.
	 *                                        For CATEGORY: the default, which the control shows once there is such a category.
	 * @param \Closure|null        $check     For CODE and SECRET_CODE: reads a text; returns a WP_Error if it is not valid.
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
		public readonly int|string $fallback = '',
		private readonly ?\Closure $check = null,
	) {}

	/** @return array<string,mixed> JSON schema of the stored value; '' and 0 mean "empty". */
	public function schema(): array {
		return match ( $this->type ) {
			self::MEDIA, self::MONEY, self::POST, self::USER => Schema::integer( minimum: 0 ),
			default => Schema::string( maxLength: self::SECRET_CODE === $this->type ? 10000 : 2000 ),
		};
	}

	/** The stored value of an empty field. */
	public function blank(): int|string {
		return 'integer' === $this->schema()['type'] ? 0 : '';
	}

	/**
	 * The value for storage. Does not reject invalid values, which drafts may contain; validate() does.
	 *
	 * @param mixed $value The value that was submitted.
	 */
	public function sanitize( mixed $value ): int|string {
		$text = is_scalar( $value ) ? $this->complete( (string) $value ) : '';
		return match ( $this->type ) {
			self::MEDIA, self::MONEY, self::POST, self::USER => max( 0, is_numeric( $value ) ? (int) $value : 0 ),
			self::URL, self::LINK => $this->sanitize_address( $text ),
			self::LINES => sanitize_textarea_field( $text ),
			self::CODE, self::SECRET_CODE => wp_check_invalid_utf8( $text ),
			self::SECRET => $text, // May contain characters that look like HTML; validate() refuses white space.
			default => sanitize_text_field( $text ),
		};
	}

	/**
	 * The replacements for this type, see Completions: `example.com` becomes `https://example.com`. The control in wp-admin applies them
	 * too, when it loses focus.
	 *
	 * @return array<string,string> Regular expression => replacement.
	 */
	private function completions(): array {
		return match ( $this->type ) {
			self::URL, self::LINK => Completions::ADDRESS,
			self::POINT           => Completions::POINT,
			self::TIME            => Completions::TIME,
			default               => [],
		};
	}

	/** The trimmed text, after the first matching replacement of completions(). */
	private function complete( string $text ): string {
		$text = trim( $text );
		foreach ( $this->completions() as $pattern => $replacement ) {
			if ( 1 === preg_match( "~$pattern~Du", $text ) ) {
				return (string) preg_replace( "~$pattern~Du", $replacement, $text );
			}
		}
		return $text;
	}

	/** A URL. Invalid text is kept as typed, unless it has a forbidden scheme such as `javascript:`. */
	private function sanitize_address( string $text ): string {
		$url = esc_url_raw( $text, [ 'http', 'https' ] );
		return '' === $url || $this->is_valid_value( $text ) ? $url : sanitize_text_field( $text );
	}

	/**
	 * Checks what a JSON schema cannot express: URLs, existing dates, the type of a file.
	 *
	 * @param mixed $value A value of the schema's type.
	 * @return true|WP_Error 400 with the field and a message in Vietnamese.
	 */
	public function validate( mixed $value ): bool|WP_Error {
		$value    = is_string( $value ) ? $this->complete( $value ) : $value;
		$is_empty = in_array( $value, [ '', 0, null ], true );
		if ( $is_empty ? ! $this->required : $this->is_valid_value( $value ) ) {
			return true;
		}
		if ( ! $is_empty && null !== $this->check ) {
			$error = ( $this->check )( (string) $value );
			return Field_Error::of( 'meta.' . $this->key, $error->get_error_message(), 'rest_invalid_param' );
		}
		$problem = $is_empty ? __( 'không được bỏ trống.', 'hien-core' ) : match ( $this->type ) {
			self::URL   => __( 'phải là một địa chỉ web, như https://vi-du.vn.', 'hien-core' ),
			self::LINK  => __( 'phải là một địa chỉ web, như https://vi-du.vn, hoặc một đường dẫn của trang, như /khoa-hoc.', 'hien-core' ),
			self::POINT => __( 'phải là vĩ độ và kinh độ, hoặc liên kết đầy đủ của một điểm trên bản đồ. Liên kết rút gọn thì hãy mở ra, rồi chép địa chỉ ở đầu trình duyệt.', 'hien-core' ),
			self::TIME  => __( 'chưa đúng. Bạn ghi giờ như 08:00 nhé.', 'hien-core' ),
			self::EMAIL => __( 'phải là một địa chỉ email.', 'hien-core' ),
			self::DATE  => __( 'phải là một ngày giờ có thật.', 'hien-core' ),
			self::MEDIA => __( 'phải là một tệp đúng loại trong thư viện.', 'hien-core' ),
			self::POST  => __( 'phải là một nội dung đã đăng.', 'hien-core' ),
			self::USER  => __( 'phải là một tài khoản được viết bài.', 'hien-core' ),
			self::SECRET => __( 'có dấu cách hay ký tự lạ. Bạn chép lại cho đúng nhé.', 'hien-core' ),
			default     => trim( __( 'chưa đúng dạng.', 'hien-core' ) . ' ' . $this->help ), // The help has an example.
		};
		return Field_Error::of_all(
			[ 'meta.' . $this->key => $problem ],
			'rest_invalid_param',
			/* translators: 1: label of a field, 2: what it must be */
			sprintf( __( '“%1$s” %2$s', 'hien-core' ), $this->label, $problem )
		);
	}

	/** @return array<string,int|string|bool|array<string,string>> The properties that the control in wp-admin needs. */
	public function to_editor(): array {
		$pattern = match ( $this->type ) {
			self::POINT => Completions::COORDINATES,
			self::TIME  => Completions::HOURS,
			default     => $this->pattern,
		};
		return [
			'key'         => $this->key,
			'type'        => $this->type,
			'label'       => $this->label,
			'help'        => $this->help,
			'media'       => $this->media,
			'pattern'     => $pattern,
			'choices'     => $this->choices,
			'post_type'   => $this->post_type,
			'required'    => $this->required,
			'fallback'    => $this->fallback,
			'completions' => $this->completions(),
		];
	}

	/** @return \DateTimeImmutable|false A stored DATE in the site's time zone; false if it is not valid. */
	public static function parse_date( string $value ): \DateTimeImmutable|false {
		$date = \DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i:s', $value, wp_timezone() );
		return false !== $date && $date->format( 'Y-m-d\TH:i:s' ) === $value ? $date : false;
	}

	/** The stored value of a URL field; '' if it is not valid, or while the item needs its password. */
	public static function url_of( WP_Post $post, string $key ): string {
		$url = post_password_required( $post ) ? '' : (string) get_post_meta( $post->ID, $key, true );
		return self::is_url( $url ) ? $url : '';
	}

	/** Whether a text is an http or https URL, also one with Unicode letters. */
	public static function is_url( string $value ): bool {
		return 1 === preg_match( '#^https?://[^\s/?\#]+(?:[/?\#]\S*)?$#Diu', $value );
	}

	/** @param mixed $value A value that is not empty. */
	private function is_valid_value( mixed $value ): bool {
		return match ( $this->type ) {
			self::URL    => self::is_url( (string) $value ),
			self::LINK   => self::is_url( (string) $value ) || 1 === preg_match( '#^/(?!/)\S*$#Du', (string) $value ),
			self::EMAIL  => false !== is_email( (string) $value ),
			self::DATE   => false !== self::parse_date( (string) $value ),
			self::MEDIA  => 'attachment' === get_post_type( (int) $value )
				&& ( '' === $this->media || wp_attachment_is( $this->media, (int) $value ) ),
			self::POST   => get_post_type( (int) $value ) === $this->post_type && 'publish' === get_post_status( (int) $value ),
			self::USER   => user_can( (int) $value, 'edit_posts' ),
			self::POINT  => 1 === preg_match( '~' . Completions::COORDINATES . '~Du', (string) $value ),
			self::TIME   => 1 === preg_match( '~' . Completions::HOURS . '~Du', (string) $value ),
			self::CHOICE, self::ICON => isset( $this->choices[ (string) $value ] ),
			self::SECRET => 1 === preg_match( '/^[\x21-\x7E]+$/D', (string) $value ),
			self::CODE, self::SECRET_CODE => ( self::SECRET_CODE === $this->type && Constants::KEPT_SECRET === $value )
				|| null === $this->check
				|| ! is_wp_error( ( $this->check )( (string) $value ) ),
			self::TEXT   => '' === $this->pattern || 1 === preg_match( '~' . $this->pattern . '~Du', (string) $value ),
			default      => true,
		};
	}
}
