<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Vendor\Firebase\JWT\JWT;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A Firebase service account: the site signs tokens with its key, and accesses the database as this account. */
final class Service_Account {

	/** Lifetime in seconds of what it signs, the longest that Google accepts. */
	public const SECONDS = HOUR_IN_SECONDS;

	private function __construct(
		public readonly string $project,
		public readonly string $email,
		#[\SensitiveParameter]
		private readonly string $private_key,
		public readonly string $key_id,
	) {}

	/**
	 * @param mixed $given Content of the JSON file from Firebase's console, or its values as an array.
	 * @return self|WP_Error The error message is for the owner, and contains no part of the key.
	 */
	public static function parse( #[\SensitiveParameter] mixed $given ): self|WP_Error {
		$values = is_string( $given ) ? json_decode( trim( $given ), true ) : $given;
		if ( ! is_array( $values ) ) {
			return self::error( self::json_problem( is_string( $given ) ? trim( $given ) : '' ) );
		}
		$values  = array_map( 'trim', array_filter( $values, 'is_string' ) );
		$missing = array_diff( [ 'project_id', 'client_email', 'private_key' ], array_keys( array_filter( $values ) ) );
		if ( isset( $values['apiKey'] ) ) {
			return self::error(
				__( 'Đây là cấu hình công khai. Ô này cần tệp JSON tải về khi tạo khóa của tài khoản dịch vụ.', 'hien-core' )
			);
		}
		if ( [] !== $missing ) {
			return self::error(
				/* translators: %s: names of keys of a JSON file */
				sprintf( __( 'Không phải tệp khóa của tài khoản dịch vụ: thiếu %s.', 'hien-core' ), implode( ', ', $missing ) )
			);
		}
		if ( ! self::has_openssl() ) {
			return self::error(
				__( 'PHP trên máy chủ thiếu phần mở rộng OpenSSL. Bạn nhờ nhà cung cấp máy chủ bật nó lên nhé.', 'hien-core' )
			);
		}
		if ( ! self::is_rsa_key( $values['private_key'] ) ) {
			return self::error(
				__( 'private_key trong tệp không phải một khóa RSA đủ dài. Bạn chép lại cả tệp, hoặc tạo khóa mới.', 'hien-core' )
			);
		}
		return new self( $values['project_id'], $values['client_email'], $values['private_key'], $values['private_key_id'] ?? '' );
	}

	/**
	 * A JWT of this account.
	 *
	 * @param array<string,mixed> $claims Beside `iss`, `iat` and `exp`.
	 */
	public function sign( array $claims ): string {
		$now     = time();
		$claims += [
			'iss' => $this->email,
			'iat' => $now,
			'exp' => $now + self::SECONDS,
		];
		return JWT::encode( $claims, $this->private_key, 'RS256', $this->key_id ?: null );
	}

	private static function json_problem( #[\SensitiveParameter] string $text ): string {
		if ( '' === $text ) {
			return __( 'Trang chưa có khóa của tài khoản dịch vụ.', 'hien-core' );
		}
		return str_starts_with( $text, '{' ) && ! str_ends_with( $text, '}' )
			? __( 'Tệp JSON bị cắt cụt: không có dấu } ở cuối. Bạn chép lại cả tệp nhé.', 'hien-core' )
			: __( 'Đây không phải JSON. Bạn mở tệp tải về từ Firebase rồi chép toàn bộ, từ dấu { đến dấu }.', 'hien-core' );
	}

	/** Whether PHP has what a key is read and used with. Hosts switch single functions off. */
	private static function has_openssl(): bool {
		return function_exists( 'openssl_pkey_get_private' )
			&& function_exists( 'openssl_pkey_get_details' )
			&& function_exists( 'openssl_sign' );
	}

	/** Whether this is a PEM with an RSA key of 2048 bits or more. Requires the PEM header: OpenSSL would also read a file:// URL. */
	private static function is_rsa_key( #[\SensitiveParameter] string $pem ): bool {
		$key     = str_starts_with( $pem, '-----BEGIN ' ) ? openssl_pkey_get_private( $pem ) : false;
		$details = false === $key ? false : openssl_pkey_get_details( $key );
		return false !== $details && OPENSSL_KEYTYPE_RSA === $details['type'] && $details['bits'] >= 2048;
	}

	private static function error( string $message ): WP_Error {
		return new WP_Error( 'hien_chat_account', $message );
	}
}
