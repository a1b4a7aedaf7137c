<?php
declare(strict_types=1);

namespace Hien\Accounts;

use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Keys in the links of mails. An account has one key for each purpose; it can be used once, and only its hash is stored. */
final class Account_Key {

	/** Prefix of the user meta key; the purpose follows. */
	private const META = 'hien_key_';

	/**
	 * Makes a key. An earlier key for the same purpose is no longer valid.
	 *
	 * @param int    $seconds How long it is valid.
	 * @param string $address The address that it confirms, where that is not the account's.
	 * @return string The code for the link: `{user id}-{key}`.
	 */
	public static function make( int $user_id, string $purpose, int $seconds, string $address = '' ): string {
		$key = wp_generate_password( 32, false );
		update_user_meta(
			$user_id,
			self::META . $purpose,
			wp_slash(
				[
					'hash'    => wp_fast_hash( $key ),
					'expires' => time() + $seconds,
					'address' => $address,
				]
			)
		);
		return "$user_id-$key";
	}

	/** The account that a link's code belongs to; otherwise an error: 400 for a wrong or used code, 410 for an expired one. */
	public static function check( string $purpose, string $code ): WP_User|WP_Error {
		[ $id, $key ] = explode( '-', $code, 2 ) + [ 1 => '' ];
		$user         = get_userdata( (int) $id );
		$stored       = get_user_meta( (int) $id, self::META . $purpose, true );
		if ( ! $user instanceof WP_User || ! is_array( $stored ) || ! wp_verify_fast_hash( $key, $stored['hash'] ) ) {
			return new WP_Error(
				'hien_link_invalid',
				__( 'Liên kết này không đúng hoặc đã được dùng rồi.', 'hien-core' ),
				[ 'status' => WP_Http::BAD_REQUEST ]
			);
		}
		return time() < $stored['expires']
			? $user
			: new WP_Error(
				'hien_link_expired',
				__( 'Liên kết này đã hết hạn. Bạn xin thư mới nhé.', 'hien-core' ),
				[ 'status' => WP_Http::GONE ]
			);
	}

	/** The address that the key confirms; '' for the account's, or without a key. */
	public static function address( int $user_id, string $purpose ): string {
		$stored = get_user_meta( $user_id, self::META . $purpose, true );
		return is_array( $stored ) ? $stored['address'] ?? '' : '';
	}

	public static function forget( int $user_id, string $purpose ): void {
		delete_user_meta( $user_id, self::META . $purpose );
	}
}
