<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Module;
use WP_Application_Passwords;
use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Accounts whose e-mail address is not confirmed: sends the mail with the confirmation link, refuses their comments, and deletes
 * them after a week. The directory does not list them (Members/Member_Index).
 */
final class Unconfirmed_Accounts implements Module {

	/** Action that sends the mail, see After_Response. */
	public const SEND = 'hien_send_confirmation';

	/** Age at which an unconfirmed account is deleted, so that the owner of the address can register. */
	private const LIFETIME = 7 * DAY_IN_SECONDS;

	/** Number of accounts that one run of WP-Cron deletes at most. */
	private const BATCH = 100;

	public function register(): void {
		add_action( self::SEND, [ $this, 'send' ] );
		add_filter( 'pre_comment_approved', [ $this, 'refuse_comment' ], 10, 2 );
	}

	/** Sends the confirmation link. An earlier link is no longer valid. */
	public function send( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( $user instanceof WP_User && ! Confirmation::is_confirmed( $user_id ) ) {
			Account_Mails::confirmation( $user, Account_Links::new_link( $user_id, Account_Links::CONFIRM, DAY_IN_SECONDS ) );
		}
	}

	/** Marks the address as confirmed. */
	public static function confirm( int $user_id ): true {
		Account_Key::forget( $user_id, Account_Links::CONFIRM );
		if ( delete_user_meta( $user_id, Confirmation::META ) ) {
			WP_Application_Passwords::delete_all_application_passwords( $user_id ); // Somebody other than the owner of the address may have made them.
		}
		return true;
	}

	/**
	 * Refuses comments of unconfirmed accounts, from wp-comments-post.php, REST and XML-RPC.
	 *
	 * @param mixed               $approved What WordPress and other plugins decided.
	 * @param array<string,mixed> $comment  Comment data.
	 */
	public function refuse_comment( mixed $approved, array $comment ): mixed {
		$user_id = (int) ( $comment['user_id'] ?? $comment['user_ID'] ?? 0 );
		return 0 === $user_id || Confirmation::is_confirmed( $user_id ) ? $approved : new WP_Error( 'hien_unconfirmed', __( 'Bạn cần xác nhận email trước. Mở thư mà trang đã gửi cho bạn nhé.', 'hien-core' ), WP_Http::FORBIDDEN );
	}

	/** Deletes unconfirmed accounts that are too old. One that may edit posts was given a role by the owner, and is confirmed instead. */
	public static function purge(): void {
		$ids = get_users(
			[
				'fields'       => 'ID',
				'number'       => self::BATCH,
				'meta_key'     => Confirmation::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- Once a day, and few have it.
				'meta_value'   => (string) ( time() - self::LIFETIME ), // phpcs:ignore WordPress.DB.SlowDBQuery
				'meta_compare' => '<',
				'meta_type'    => 'NUMERIC',
			]
		);
		foreach ( array_map( 'intval', $ids ) as $id ) {
			user_can( $id, 'edit_posts' ) ? self::confirm( $id ) : Deletion::delete( $id );
		}
	}
}
