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
 * Accounts that have not confirmed their e-mail address: the mail that asks for it, what they may not do, and their end.
 * They are not in the directory either (Members/Member_Index).
 */
final class Unconfirmed_Accounts implements Module {

	/** Action that sends the mail, see After_Response. */
	public const SEND = 'hien_send_confirmation';

	/** After this time without a confirmation the account goes, so that the address is free for its owner. */
	private const LIFETIME = 7 * DAY_IN_SECONDS;

	/** Accounts that one run of WP-Cron removes. */
	private const BATCH = 100;

	public function register(): void {
		add_action( self::SEND, [ $this, 'send' ] );
		add_filter( 'pre_comment_approved', [ $this, 'refuse_comment' ], 10, 2 );
	}

	/** Sends the link. An earlier one works no more. */
	public function send( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( $user instanceof WP_User && ! Confirmation::is_confirmed( $user_id ) ) {
			Account_Mails::confirmation( $user, Account_Links::new_link( $user_id, Account_Links::CONFIRM, DAY_IN_SECONDS ) );
		}
	}

	/** Whoever reads the mails of the address has been proved to be the one who uses the account. */
	public static function confirm( int $user_id ): true {
		Account_Key::forget( $user_id, Account_Links::CONFIRM );
		if ( delete_user_meta( $user_id, Confirmation::META ) ) {
			WP_Application_Passwords::delete_all_application_passwords( $user_id ); // Whoever made them may be somebody else.
		}
		return true;
	}

	/**
	 * Refuses comments by whichever form they come: wp-comments-post.php, REST or XML-RPC.
	 *
	 * @param mixed               $approved What WordPress and other plugins decided.
	 * @param array<string,mixed> $comment  Comment data.
	 */
	public function refuse_comment( mixed $approved, array $comment ): mixed {
		$user_id = (int) ( $comment['user_id'] ?? $comment['user_ID'] ?? 0 );
		return 0 === $user_id || Confirmation::is_confirmed( $user_id ) ? $approved : new WP_Error( 'hien_unconfirmed', __( 'Bạn cần xác nhận e-mail trước. Mở thư mà trang đã gửi cho bạn nhé.', 'hien-core' ), WP_Http::FORBIDDEN );
	}

	/** Removes accounts that were never confirmed. One that may edit posts was made more by the owner, and stays. */
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
