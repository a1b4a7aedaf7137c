<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Accounts\Account_Key;
use Hien\Accounts\Account_Links;
use Hien\Accounts\Account_Mails;
use Hien\Accounts\Registration\Registration;
use Hien\After_Response;
use Hien\Module;
use Hien\Rest\Field_Error;
use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Changes a member's e-mail address. Both addresses get a link and must confirm, in either order; the old one can also cancel
 * the change.
 */
final class Email_Change implements Module {

	/** User meta: `email` (the new address) and `expires` (Unix time). */
	private const META = 'hien_new_email';

	/** User meta, one row for each address that has confirmed: the purpose of its link; with the new address, that address. */
	private const AGREED = 'hien_new_email_agreed';

	/** Action that sends both mails, see After_Response. */
	private const SEND = 'hien_send_new_email';

	public function register(): void {
		add_action( self::SEND, [ $this, 'send' ] );
	}

	/** The new address while the change is pending; null otherwise. */
	public static function pending( int $user_id ): ?string {
		$stored = get_user_meta( $user_id, self::META, true );
		return is_array( $stored ) && time() < $stored['expires'] ? $stored['email'] : null;
	}

	/**
	 * Which address still has to confirm.
	 *
	 * @return 'both'|'old'|'new'|'' Empty if no change is pending, or both have confirmed.
	 */
	public static function waits_for( int $user_id ): string {
		$agreed  = get_user_meta( $user_id, self::AGREED );
		$pending = self::pending( $user_id );
		$old     = ! in_array( Account_Links::OLD_EMAIL, $agreed, true );
		$new     = ! in_array( Account_Links::NEW_EMAIL . " $pending", $agreed, true ); // Not of a change before or after.
		return match ( true ) {
			null === $pending                  => '',
			$old && $new                       => 'both',
			$old                               => 'old',
			$new                               => 'new',
			default                            => '',
		};
	}

	/** Starts a change and sends both mails. An address of another account is not refused, since that would reveal the account. */
	public static function request( WP_User $user, string $email ): true|WP_Error {
		$error = Registration::email_error( $email );
		if ( null !== $error ) {
			return $error;
		}
		if ( strtolower( $email ) === strtolower( $user->user_email ) ) {
			return Field_Error::of( 'email', __( 'Đây đang là email của bạn rồi.', 'hien-core' ) );
		}
		if ( $email !== self::pending( $user->ID ) ) {
			delete_user_meta( $user->ID, self::AGREED );
			Account_Key::forget( $user->ID, Account_Links::NEW_EMAIL );
		}
		update_user_meta(
			$user->ID,
			self::META,
			wp_slash(
				[
					'email'   => $email,
					'expires' => time() + Account_Links::HOURS * HOUR_IN_SECONDS,
				]
			)
		);
		After_Response::run( self::SEND, [ $user->ID ] );
		return true;
	}

	public function send( int $user_id ): void {
		$user  = get_userdata( $user_id );
		$email = self::pending( $user_id );
		if ( ! $user instanceof WP_User || null === $email ) {
			return;
		}
		if ( false !== email_exists( $email ) ) {
			Account_Mails::already_registered( $email );
		} else {
			Account_Mails::new_email(
				$email,
				Account_Links::new_link( $user_id, Account_Links::NEW_EMAIL, Account_Links::HOURS * HOUR_IN_SECONDS, $email )
			);
		}
		Account_Mails::email_is_changing(
			$user,
			Account_Links::new_link( $user_id, Account_Links::OLD_EMAIL, Account_Links::HOURS * HOUR_IN_SECONDS )
		);
	}

	/**
	 * Stores that one of the two addresses has confirmed. Once both have, the address changes.
	 *
	 * @param string $purpose Account_Links::OLD_EMAIL or NEW_EMAIL.
	 */
	public static function agree( WP_User $user, string $purpose ): true|WP_Error {
		$is_new = Account_Links::NEW_EMAIL === $purpose;
		$email  = Account_Key::address( $user->ID, $purpose );
		if ( $is_new && $email !== self::pending( $user->ID ) ) {
			return self::not_changed( WP_Http::BAD_REQUEST );
		}
		$agreement = $is_new ? "$purpose $email" : $purpose;
		if ( ! in_array( $agreement, get_user_meta( $user->ID, self::AGREED ), true ) ) {
			add_user_meta( $user->ID, self::AGREED, wp_slash( $agreement ) );
		}
		if ( $is_new ) {
			Account_Key::forget( $user->ID, $purpose ); // The link of the old address stays valid, since it can still cancel the change.
		}
		return '' === self::waits_for( $user->ID ) ? self::finish( $user ) : true;
	}

	/** Changes the address. WordPress refuses one that is taken (409), and notifies the old address. */
	private static function finish( WP_User $user ): true|WP_Error {
		$email = self::pending( $user->ID );
		self::cancel( $user->ID );
		$changed = null === $email ? null : wp_update_user(
			wp_slash(
				[
					'ID'         => $user->ID,
					'user_email' => $email,
				]
			)
		);
		if ( ! is_int( $changed ) ) {
			return self::not_changed( WP_Http::CONFLICT );
		}
		Account_Key::forget( $user->ID, Account_Links::OLD_EMAIL );
		return true;
	}

	private static function not_changed( int $status ): WP_Error {
		return new WP_Error(
			'hien_email_not_changed',
			__( 'Chưa đổi được email sang địa chỉ này.', 'hien-core' ),
			[ 'status' => $status ]
		);
	}

	/** Cancels a change. The key of the old address stays valid: a mail of the next change may be held back by the mail limit. */
	public static function cancel( int $user_id ): void {
		delete_user_meta( $user_id, self::META );
		delete_user_meta( $user_id, self::AGREED );
		Account_Key::forget( $user_id, Account_Links::NEW_EMAIL );
	}
}
