<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Constants;
use Hien\Rest\Field_Error;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Passwords that members choose or prove.
 *
 * WordPress's own forms hash a password with the slashes that WordPress adds to what is posted, and refuse a backslash.
 * We do the same, so that a password works in both places.
 */
final class Passwords {

	/** WordPress hashes no longer ones. */
	private const MAX_BYTES = 4096;

	/**
	 * Why a password may not be chosen.
	 *
	 * @param string       $password As it was typed.
	 * @param list<string> $known    What others know of the person: name, e-mail address, login.
	 */
	public static function error( string $password, array $known ): ?WP_Error {
		$password = trim( $password );
		$known    = array_merge( ...array_map( static fn( string $text ): array => [ $text, strtok( $text, '@' ) ], $known ) );
		$message  = match ( true ) {
			/* translators: %d: number of characters */
			mb_strlen( $password ) < Constants::PASSWORD_MIN_LENGTH => sprintf( __( 'Mật khẩu cần ít nhất %d ký tự.', 'hien-core' ), Constants::PASSWORD_MIN_LENGTH ),
			strlen( self::slashed( $password ) ) > self::MAX_BYTES => __( 'Mật khẩu dài quá.', 'hien-core' ),
			str_contains( $password, '\\' )               => __( 'Mật khẩu không được có dấu “\\”.', 'hien-core' ),
			in_array( mb_strtolower( $password ), array_map( 'mb_strtolower', array_filter( $known, 'is_string' ) ), true ) => __( 'Mật khẩu không được là tên hay e-mail của bạn.', 'hien-core' ),
			default                                       => null,
		};
		return null === $message ? null : Field_Error::of( 'password', $message, 'hien_weak_password' );
	}

	/** The form in which WordPress takes a password that was typed, for hashing and for checking. */
	public static function slashed( string $password ): string {
		return wp_slash( trim( $password ) );
	}

	/**
	 * Why a signed-in member has not proved to be the one who knows the password.
	 *
	 * @param string $field Name of the field that it was typed in.
	 */
	public static function proof_error( WP_User $user, string $password, string $field ): ?WP_Error {
		return wp_check_password( self::slashed( $password ), $user->user_pass, $user->ID ) ? null : Field_Error::of( $field, __( 'Mật khẩu chưa đúng.', 'hien-core' ), 'hien_wrong_password' );
	}

	/** @return array<string,mixed> A parameter of a request that holds a password. */
	public static function param(): array {
		return [
			'type'      => 'string',
			'minLength' => 1,
			'required'  => true,
		];
	}
}
