<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** The secret key for signing tokens: the constant HIEN_JWT_KEY in wp-config.php, otherwise a random key in an option. */
final class Signing_Key {

	/** Minimum length in bytes for HS256 (RFC 7518, section 3.2). */
	public const MIN_LENGTH = 32;

	/** Option: the key in an array, because wp-admin/options.php shows the values of string options. A string before install() has run. */
	public const OPTION = 'hien_jwt_key';

	/** Makes a key unless there is one. Not autoloaded, so that it is not in the cache of all options. */
	public static function install(): void {
		update_option( self::OPTION, (array) get_option( self::OPTION, bin2hex( random_bytes( self::MIN_LENGTH ) ) ), false );
	}

	/** The key; null if it is missing or too short: then no token may be issued or accepted. */
	public static function get(): ?string {
		$key = defined( 'HIEN_JWT_KEY' ) ? HIEN_JWT_KEY : ( (array) get_option( self::OPTION ) )[0] ?? null;
		/**
		 * Filters the key, for servers that store secrets elsewhere.
		 *
		 * @param mixed $key The key from the constant or the option.
		 */
		$key = apply_filters( 'hien_jwt_key', $key );
		return is_string( $key ) && strlen( $key ) >= self::MIN_LENGTH ? $key : null;
	}

	/** The id of a key for the header of tokens (`kid`): an HMAC, from which the key cannot be computed. */
	public static function id( #[\SensitiveParameter] string $key ): string {
		return substr( hash_hmac( 'sha256', 'kid', $key ), 0, 16 );
	}

	/** If the signing key is missing or too short, nobody can sign in with the site's own form. */
	public static function check(): Finding {
		if ( null !== self::get() ) {
			return Finding::good( __( 'Khóa ký mã đăng nhập của Hiên đủ dài', 'hien-core' ) );
		}
		return Finding::critical(
			__( 'Khóa ký mã đăng nhập của Hiên bị thiếu hoặc quá ngắn', 'hien-core' ),
			sprintf(
				/* translators: 1: name of a constant, 2: number of characters */
				__( 'Thành viên chưa đăng nhập được bằng biểu mẫu của trang, chỉ ở wp-login.php. Hãy đặt hằng %1$s dài ít nhất %2$d ký tự ngẫu nhiên trong wp-config.php.', 'hien-core' ),
				'HIEN_JWT_KEY',
				self::MIN_LENGTH
			)
		);
	}
}
