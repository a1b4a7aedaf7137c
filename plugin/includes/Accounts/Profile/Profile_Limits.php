<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Accounts\Sign_In\Admin_Access;
use Hien\Constants;
use Hien\Module;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Limits what a member can store about himself by `wp/v2/users/me`, XML-RPC and wp-admin, to what our own form takes (Profile). Lists of
 * members read all of it.
 */
final class Profile_Limits implements Module {

	/** Meta => most characters. */
	private const LENGTHS = [
		'first_name'  => Constants::PROFILE_NAME_LENGTH,
		'last_name'   => Constants::PROFILE_NAME_LENGTH,
		'nickname'    => Constants::PROFILE_NAME_LENGTH,
		'description' => Constants::PROFILE_BIO_LENGTH,
	];

	/** Most bytes of a meta that REST takes from every member, such as the preferences of the editor. */
	private const META_BYTES = 64 * KB_IN_BYTES;

	public function register(): void {
		add_filter( 'wp_pre_insert_user_data', [ $this, 'cut_name' ], 20, 3 );
		add_filter( 'insert_user_meta', [ $this, 'cut_meta' ], 20, 3 );
		add_filter( 'add_user_metadata', [ $this, 'refuse_large' ], 10, 4 );
		add_filter( 'update_user_metadata', [ $this, 'refuse_large' ], 10, 4 );
	}

	/**
	 * @param mixed    $data      Columns of the account, without slashes; null if another plugin has cancelled the save.
	 * @param bool     $is_update Whether the account exists.
	 * @param int|null $id        Its id; null for a new account.
	 */
	public function cut_name( mixed $data, bool $is_update, ?int $id ): mixed {
		$user = $is_update ? get_userdata( (int) $id ) : false;
		if ( is_array( $data ) && isset( $data['display_name'] ) && $user instanceof WP_User && ! Admin_Access::is_staff( $user ) ) {
			$data['display_name'] = self::cut( $data['display_name'], $user->display_name, Constants::PROFILE_NAME_LENGTH );
		}
		return $data;
	}

	/**
	 * @param mixed   $meta      Meta of the account by key, with slashes.
	 * @param WP_User $user      The account as it was before.
	 * @param bool    $is_update Whether it existed.
	 */
	public function cut_meta( mixed $meta, WP_User $user, bool $is_update ): mixed {
		if ( ! is_array( $meta ) || ! $is_update || Admin_Access::is_staff( $user ) ) {
			return $meta;
		}
		foreach ( array_intersect_key( self::LENGTHS, $meta ) as $key => $length ) {
			$stored       = get_user_meta( $user->ID, $key, true );
			$meta[ $key ] = wp_slash( self::cut( wp_unslash( (string) $meta[ $key ] ), is_string( $stored ) ? $stored : '', $length ) );
		}
		return $meta;
	}

	/**
	 * @param mixed $done    Not null if another plugin has stored it.
	 * @param mixed $user_id The account.
	 * @param mixed $key     Key of the meta.
	 * @param mixed $value   Its value.
	 */
	public function refuse_large( mixed $done, mixed $user_id, mixed $key, mixed $value ): mixed {
		if (
			null !== $done
			|| ! registered_meta_key_exists( 'user', (string) $key ) // Values that a plugin stores itself may be long.
			|| strlen( (string) maybe_serialize( $value ) ) <= self::META_BYTES
		) {
			return $done;
		}
		$user = get_userdata( (int) $user_id );
		return $user instanceof WP_User && ! Admin_Access::is_staff( $user ) ? false : $done;
	}

	/** A text without its end and its tags, if it is new and too long as it was typed. */
	private static function cut( string $text, string $stored, int $length ): string {
		return $text === $stored || mb_strlen( Text::decode( $text ) ) <= $length
			? $text
			: wp_html_excerpt( mb_substr( $text, 0, 10 * $length ), $length );
	}
}
