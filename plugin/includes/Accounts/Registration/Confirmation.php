<?php
declare(strict_types=1);

namespace Hien\Accounts\Registration;

use Hien\Accounts\Account_Key;
use Hien\Accounts\Account_Links;
use Hien\Accounts\Account_Mails;
use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Sign_In\Login_Guard;
use Hien\Accounts\Sign_In\Sign_In;
use Hien\Jobs\Job;
use Hien\Module;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Whether an account has confirmed its e-mail address, by the link in a mail; without it the account is deleted after a week. Accounts
 * that were not made by a registration form count as confirmed.
 *
 * An unconfirmed account cannot be used, and the directory does not list it (Members/Member_Index): signing in fails as with a wrong
 * password. Otherwise who registers with somebody's address would learn from signing in whether it had an account.
 */
final class Confirmation implements Module {

	/** User meta of an unconfirmed account: Unix time of its registration. */
	public const META = 'hien_unconfirmed';

	/** Actions that send the mail, to the account of an id and of a name or address; see After_Response. */
	public const SEND       = 'hien_send_confirmation';
	public const SEND_AGAIN = 'hien_send_confirmation_again';

	/** Age at which an unconfirmed account is deleted, so that the owner of the address can register. */
	public const DAYS = 7;

	/** Priority of filters that run after those of other plugins, and before Login_Guard. */
	private const LATE = 900;

	public function register(): void {
		add_filter( 'wp_authenticate_user', [ $this, 'refuse' ], self::LATE ); // Before core checks the password.
		// Whatever else identifies the user, such as an application password.
		add_filter( 'authenticate', [ $this, 'refuse' ], self::LATE );
		add_filter( 'determine_current_user', [ $this, 'ignore' ], self::LATE );
		add_action( self::SEND, [ self::class, 'mail' ] );
		add_action( self::SEND_AGAIN, [ $this, 'send_again' ] );
	}

	public static function is_confirmed( int $user_id ): bool {
		return '' === get_user_meta( $user_id, self::META, true );
	}

	/** Marks the address as confirmed. */
	public static function confirm( int $user_id ): void {
		Account_Key::forget( $user_id, Account_Links::CONFIRM );
		delete_user_meta( $user_id, self::META );
	}

	/** @param mixed $user Result of the other filters: a user, an error, or null. */
	public function refuse( mixed $user ): mixed {
		return $user instanceof WP_User && ! self::is_confirmed( $user->ID ) ? new WP_Error( Sign_In::WRONG, Login_Guard::wrong() ) : $user;
	}

	/**
	 * Ignores a session that another plugin has begun for an unconfirmed account.
	 *
	 * @param mixed $user_id Id of the user who is authenticated; false or 0 for none.
	 */
	public function ignore( mixed $user_id ): mixed {
		return ! empty( $user_id ) && is_numeric( $user_id ) && ! self::is_confirmed( (int) $user_id ) ? 0 : $user_id;
	}

	/** Sends the confirmation link. An earlier link is no longer valid. Returns whether it was sent. */
	public static function mail( int $user_id ): bool {
		$user = get_userdata( $user_id );
		return $user instanceof WP_User && ! self::is_confirmed( $user_id )
			&& Account_Mails::confirmation(
				$user,
				Account_Links::new_link( $user_id, Account_Links::CONFIRM, Account_Links::HOURS * HOUR_IN_SECONDS )
			);
	}

	public function send_again( string $login ): void {
		$user = get_user_by( 'email', $login ) ?: get_user_by( 'login', $login );
		if ( $user instanceof WP_User ) {
			self::mail( $user->ID );
		}
	}

	/** The job that deletes the accounts. One that may edit posts got its role from the owner, and is confirmed instead. */
	public static function job(): Job {
		return Deletion::job_of(
			__( 'Xóa tài khoản không xác nhận', 'hien-core' ),
			self::META,
			self::DAYS * DAY_IN_SECONDS,
			self::confirm( ... )
		);
	}
}
