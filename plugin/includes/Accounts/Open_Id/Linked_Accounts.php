<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Confirmation;
use Hien\Accounts\Deletion;
use Hien\Accounts\Login_Problem;
use Hien\Accounts\Registration;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Which account of the site belongs to whom a provider vouches for. */
final class Linked_Accounts {

	/** User meta: an Identity's key; one for each provider account. */
	public const META = 'hien_identity';

	/**
	 * The account: the one that was linked before, the one with the verified address, or a new one.
	 *
	 * @throws Login_Problem Where there is none, or it must not be signed in to in this way.
	 */
	public static function of( Identity $identity ): WP_User {
		$linked = self::linked( $identity );
		$user   = $linked ?? self::by_address( $identity );
		if ( $user instanceof WP_User && self::is_author( $user ) ) {
			throw new Login_Problem( Login_Problem::AUTHOR );
		}
		if ( null !== $linked ) {
			return $linked;
		}
		$user = self::own( $user ) ?? self::open( $identity );
		add_user_meta( $user->ID, self::META, $identity->key() );
		return $user;
	}

	private static function linked( Identity $identity ): ?WP_User {
		$users = get_users(
			[
				'blog_id'    => 0, // Of the whole network, as WordPress's own sign-in.
				'number'     => 1,
				'meta_key'   => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- Few accounts have it.
				'meta_value' => $identity->key(), // phpcs:ignore WordPress.DB.SlowDBQuery
			]
		);
		return $users[0] ?? null;
	}

	private static function by_address( Identity $identity ): ?WP_User {
		if ( '' === $identity->email ) {
			throw new Login_Problem( Login_Problem::UNVERIFIED );
		}
		return get_user_by( 'email', $identity->email ) ?: null;
	}

	/**
	 * An account that the owner of its address has opened. One that nobody has confirmed may be a trap of somebody who knows
	 * its password, so it makes room for a new one.
	 */
	private static function own( ?WP_User $user ): ?WP_User {
		if ( $user instanceof WP_User && Confirmation::is_confirmed( $user->ID ) ) {
			return $user;
		}
		if ( ! get_option( 'users_can_register' ) ) {
			throw new Login_Problem( Login_Problem::CLOSED );
		}
		$user instanceof WP_User && Deletion::delete_everywhere( $user->ID );
		return null;
	}

	/** Whether the account may edit posts, on whichever site of a network. */
	private static function is_author( WP_User $user ): bool {
		foreach ( array_keys( get_blogs_of_user( $user->ID, true ) ) as $site ) {
			if ( user_can_for_site( $user, $site, 'edit_posts' ) ) {
				return true;
			}
		}
		return is_super_admin( $user->ID );
	}

	private static function open( Identity $identity ): WP_User {
		$id   = Registration::open_proved( $identity->name, $identity->email );
		$user = is_wp_error( $id ) ? false : get_userdata( $id );
		return $user instanceof WP_User ? $user : throw new Login_Problem( Login_Problem::FAILED );
	}
}
