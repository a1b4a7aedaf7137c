<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Registration\Registration;
use Hien\Accounts\Sign_In\Capabilities;
use Hien\Accounts\Sign_In\Login_Problem;
use WP_User;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are constants, and not printed.

/** Finds or makes the account of the site for an account at a provider, and links the two. */
final class Linked_Accounts {

	/** User meta, one row for each linked provider account: Identity::key(). */
	public const META = 'hien_identity';

	/**
	 * Returns the linked account; otherwise links the account with the verified address, or a new one.
	 *
	 * @throws Login_Problem Where no account can be found or made, or the account may not be used in this way.
	 */
	public static function of( Identity $identity ): WP_User {
		$linked = self::linked( $identity );
		$user   = $linked ?? self::by_email( $identity );
		if ( $user instanceof WP_User && self::is_author( $user ) ) {
			throw new Login_Problem( Login_Problem::AUTHOR );
		}
		if ( null !== $linked ) {
			return $linked;
		}
		$user = self::confirmed_account( $user ) ?? self::open_account( $identity );
		add_user_meta( $user->ID, self::META, $identity->key() );
		return $user;
	}

	private static function linked( Identity $identity ): ?WP_User {
		$users = get_users(
			[
				'blog_id'    => 0, // In the whole network, as for WordPress's own login.
				'number'     => 1,
				'meta_key'   => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- Few accounts have it.
				'meta_value' => $identity->key(), // phpcs:ignore WordPress.DB.SlowDBQuery
			]
		);
		return $users[0] ?? null;
	}

	private static function by_email( Identity $identity ): ?WP_User {
		if ( '' === $identity->email ) {
			throw new Login_Problem( Login_Problem::UNVERIFIED );
		}
		return get_user_by( 'email', $identity->email ) ?: null;
	}

	/**
	 * Returns the account if its address is confirmed. An unconfirmed one is deleted, since an attacker who knows its password may
	 * have made it in advance; null then.
	 */
	private static function confirmed_account( ?WP_User $user ): ?WP_User {
		if ( $user instanceof WP_User && Confirmation::is_confirmed( $user->ID ) ) {
			return $user;
		}
		if ( ! get_option( 'users_can_register' ) ) {
			throw new Login_Problem( Login_Problem::CLOSED );
		}
		if ( $user instanceof WP_User ) {
			Deletion::delete( $user->ID );
		}
		return null;
	}

	/** Whether the account may edit posts, or answer the chat, on any site of the network. */
	public static function is_author( WP_User $user ): bool {
		foreach ( array_keys( get_blogs_of_user( $user->ID, true ) ) as $site ) {
			if ( user_can_for_site( $user, $site, 'edit_posts' ) || user_can_for_site( $user, $site, Capabilities::ANSWER_CHAT ) ) {
				return true;
			}
		}
		return is_super_admin( $user->ID );
	}

	private static function open_account( Identity $identity ): WP_User {
		$id   = Registration::open_verified( $identity->name, $identity->email );
		$user = is_wp_error( $id ) ? false : get_userdata( $id );
		return $user instanceof WP_User ? $user : throw new Login_Problem( Login_Problem::FAILED );
	}
}
