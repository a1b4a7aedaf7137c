<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Constants;
use Hien\Module;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Checks passwords that members choose or enter.
 *
 * WordPress hashes the password as posted, with the slashes that wp_magic_quotes() adds, and refuses a backslash in its own
 * forms. We do the same, so that a password works in both places.
 *
 * Keyboards differ in whether a letter and its marks are one character: “ậ” is U+1EAD on a phone, and U+00E2 U+0323 on Windows's own
 * Vietnamese keyboard. Our forms and wp-admin's store passwords composed (NFC), and what was typed otherwise is checked so too.
 * WordPress's other ways, such as wp-login.php's reset, store what was typed.
 */
final class Passwords implements Module {

	/** Longest password that WordPress hashes. */
	private const MAX_BYTES = 4096;

	/** The hash of the password that was checked last, if it was right only when composed. */
	private ?string $composed_hash = null;

	public function register(): void {
		add_filter( 'check_password', [ $this, 'check_composed' ], 10, 4 );
		add_filter( 'password_needs_rehash', [ $this, 'keep_composed' ], 10, 2 );
		add_action( 'check_passwords', [ $this, 'compose' ], 10, 3 );
	}

	/** Checks a password that is wrong as it was typed once more in its composed form, in which chosen() stores it. */
	public function check_composed( mixed $valid, #[\SensitiveParameter] mixed $password, mixed $hash, mixed $user_id ): mixed {
		$this->composed_hash = null;
		if ( $valid || ! is_string( $password ) || self::is_composed( $password ) ) {
			return $valid;
		}
		$is_right            = wp_check_password( Text::normalize( $password ), $hash, $user_id );
		$this->composed_hash = $is_right ? $hash : null;
		return $is_right;
	}

	/** Keeps WordPress from making a stronger hash of what was typed, if only its composed form was right. */
	public function keep_composed( mixed $needs_rehash, mixed $hash ): mixed {
		return $hash === $this->composed_hash ? false : $needs_rehash;
	}

	/**
	 * The password that is set in wp-admin, twice.
	 *
	 * @param mixed $login  Of the account.
	 * @param mixed $first  As posted; changed in place, as the second.
	 * @param mixed $second
	 */
	public function compose( mixed $login, #[\SensitiveParameter] mixed &$first, #[\SensitiveParameter] mixed &$second ): void {
		$first  = is_string( $first ) ? Text::normalize( $first ) : $first;
		$second = is_string( $second ) ? Text::normalize( $second ) : $second;
	}

	/** Whether a password need not be checked in its composed form: it is composed, or far too long for a hash. */
	public static function is_composed( #[\SensitiveParameter] string $password ): bool {
		return strlen( $password ) > 4 * self::MAX_BYTES || Text::normalize( $password ) === $password;
	}

	/**
	 * The error of a password that may not be chosen; null for a good one.
	 *
	 * @param string       $password As typed.
	 * @param list<string> $known    Words that others know about the person: name, e-mail address, login.
	 */
	public static function error( string $password, array $known ): ?WP_Error {
		$password = trim( Text::normalize( $password ) );
		$known    = array_merge( ...array_map( static fn( string $text ): array => [ $text, strtok( $text, '@' ) ], $known ) );
		$message  = match ( true ) {
			mb_strlen( $password ) < Constants::PASSWORD_MIN_LENGTH => sprintf(
				/* translators: %d: number of characters */
				__( 'Mật khẩu cần ít nhất %d ký tự.', 'hien-core' ),
				Constants::PASSWORD_MIN_LENGTH
			),
			strlen( self::slashed( $password ) ) > self::MAX_BYTES => __( 'Mật khẩu dài quá.', 'hien-core' ),
			str_contains( $password, '\\' )               => __( 'Mật khẩu không được có dấu “\\”.', 'hien-core' ),
			in_array(
				mb_strtolower( $password ),
				array_map( 'mb_strtolower', array_filter( $known, 'is_string' ) ),
				true
			) => __( 'Mật khẩu không được là tên hay email của bạn.', 'hien-core' ),
			Weak_Passwords::has( $password, array_values( array_filter( [ ...$known, Text::site_name() ], 'is_string' ) ) ) => __(
				'Mật khẩu này nằm trong số người ta thử đầu tiên. Bạn chọn một câu dài, chỉ mình bạn nghĩ ra nhé.',
				'hien-core'
			),
			default                                       => null,
		};
		return null === $message ? null : Field_Error::of( 'password', $message, 'hien_weak_password' );
	}

	/** A typed password as WordPress hashes and checks it: trimmed, with slashes. */
	public static function slashed( string $password ): string {
		return wp_slash( trim( $password ) );
	}

	/** A new password as WordPress hashes it: as slashed(), and composed. */
	public static function chosen( string $password ): string {
		return self::slashed( Text::normalize( $password ) );
	}

	/**
	 * The error if this is not the current password of a signed-in member; null if it is.
	 *
	 * @param string $field Name of the field for the error.
	 */
	public static function current_password_error( WP_User $user, string $password, string $field ): ?WP_Error {
		return wp_check_password( self::slashed( $password ), $user->user_pass, $user->ID )
			? null
			: Field_Error::of( $field, __( 'Mật khẩu chưa đúng.', 'hien-core' ), 'hien_wrong_password' );
	}

	/** @return array<string,mixed> Schema of a request parameter with a password. */
	public static function param(): array {
		return Schema::string( minLength: 1, required: true );
	}
}
