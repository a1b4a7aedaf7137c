<?php
declare(strict_types=1);

namespace Hien\Accounts\Registration;

use Hien\Accounts\Account_Key;
use Hien\Accounts\Account_Links;
use Hien\Accounts\Account_Mails;
use Hien\Accounts\Profile\Deletion;
use Hien\Jobs\Job;
use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Accounts whose e-mail address is not confirmed: sends the mail with the confirmation link, and deletes them after a week. They cannot
 * sign in (Confirmation), and the directory does not list them (Members/Member_Index).
 */
final class Unconfirmed_Accounts implements Module {

	/** Actions that send the mail, to the account of an id and of a name or address; see After_Response. */
	public const SEND       = 'hien_send_confirmation';
	public const SEND_AGAIN = 'hien_send_confirmation_again';

	/** Age at which an unconfirmed account is deleted, so that the owner of the address can register. */
	public const DAYS = 7;

	public function register(): void {
		add_action( self::SEND, [ self::class, 'mail' ] );
		add_action( self::SEND_AGAIN, [ $this, 'send_again' ] );
	}

	/** Sends the confirmation link. An earlier link is no longer valid. Returns whether it was sent. */
	public static function mail( int $user_id ): bool {
		$user = get_userdata( $user_id );
		return $user instanceof WP_User && ! Confirmation::is_confirmed( $user_id )
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

	/** Marks the address as confirmed. */
	public static function confirm( int $user_id ): void {
		Account_Key::forget( $user_id, Account_Links::CONFIRM );
		delete_user_meta( $user_id, Confirmation::META );
	}

	/** The job that deletes them after a week. An account that may edit posts got its role from the owner, and is confirmed instead. */
	public static function job(): Job {
		return Deletion::job_of(
			__( 'Xóa tài khoản không xác nhận', 'hien-core' ),
			Confirmation::META,
			self::DAYS * DAY_IN_SECONDS,
			self::confirm( ... )
		);
	}
}
