<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Accounts\Account_Key;
use Hien\Accounts\Account_Links;
use Hien\Accounts\Account_Mails;
use Hien\Accounts\Registration\Confirmation;
use Hien\After_Response;
use Hien\Constants;
use Hien\Module;
use Hien\Settings\Settings;
use WP_Error;
use WP_Http;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Deletes accounts at the request of their members, after seven days in which they can cancel. */
final class Deletion implements Module {

	/** User meta: Unix time at which the account will be deleted. */
	public const META = 'hien_deletion';

	/** Action that sends the mail, see After_Response. */
	private const SEND = 'hien_tell_deletion';

	private const DELAY = Constants::DELETION_DAYS * DAY_IN_SECONDS;

	/** Number of accounts that one run of WP-Cron deletes at most. */
	private const BATCH = 50;

	/** Number of times that one eraser is called at most, in case another plugin's never reports that it is done. */
	private const ERASER_PAGES = 1000;

	public function register(): void {
		add_action( self::SEND, [ $this, 'send' ] );
	}

	/** The consequences of a deletion, for the mail and for the description in the REST schema. */
	public static function consequences(): string {
		return __( 'Hồ sơ, ảnh chân dung, mục đã lưu, cuộc trò chuyện và các phiên đăng nhập sẽ mất hẳn. Bình luận đã viết vẫn còn, nhưng đứng tên “Thành viên cũ” và không còn email hay địa chỉ của bạn.', 'hien-core' );
	}

	/** Schedules the deletion, ends all sessions and sends a mail with a link that cancels it. 403 for accounts that write posts. */
	public static function request( WP_User $user ): true|WP_Error {
		if ( user_can( $user, 'edit_posts' ) ) {
			return new WP_Error( 'hien_not_deletable', __( 'Tài khoản này viết bài cho trang, nên chỉ chủ trang mới xóa được, trong wp-admin.', 'hien-core' ), [ 'status' => WP_Http::FORBIDDEN ] );
		}
		update_user_meta( $user->ID, self::META, time() + self::DELAY );
		WP_Session_Tokens::get_instance( $user->ID )->destroy_all();
		After_Response::run( self::SEND, [ $user->ID ] );
		return true;
	}

	public function send( int $user_id ): void {
		$user = get_userdata( $user_id );
		$time = self::time( $user_id );
		if ( $user instanceof WP_User && null !== $time ) {
			Account_Mails::deletion( $user, (string) wp_date( 'd/m/Y', $time ), Account_Links::new_link( $user_id, Account_Links::KEEP_ACCOUNT, self::DELAY ) );
		}
	}

	public static function cancel( int $user_id ): void {
		delete_user_meta( $user_id, self::META );
		Account_Key::forget( $user_id, Account_Links::KEEP_ACCOUNT );
	}

	/** @return int|null Unix time at which the account will be deleted; null if no deletion is scheduled. */
	public static function time( int $user_id ): ?int {
		return (int) get_user_meta( $user_id, self::META, true ) ?: null;
	}

	/** Deletes the accounts that are due. An account that may edit posts by now was given a role since, and is not deleted. */
	public static function run_due(): void {
		$ids = get_users(
			[
				'fields'       => 'ID',
				'number'       => self::BATCH,
				'meta_key'     => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- Once a day, and few have it.
				'meta_value'   => (string) time(), // phpcs:ignore WordPress.DB.SlowDBQuery
				'meta_compare' => '<=',
				'meta_type'    => 'NUMERIC',
			]
		);
		foreach ( array_map( 'intval', $ids ) as $id ) {
			if ( user_can( $id, 'edit_posts' ) ) {
				self::cancel( $id );
			} else {
				self::delete( $id );
			}
		}
	}

	/**
	 * Deletes an account, and runs WordPress's erasers of personal data for its e-mail address; comments lose their author. The
	 * erasers do not run for an address that was never confirmed, since it may be somebody else's.
	 */
	public static function delete( int $user_id ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User ) {
			return;
		}
		self::detach_comments( $user_id );
		if ( Confirmation::is_confirmed( $user_id ) ) {
			self::erase( $user->user_email );
		}
		$heir = ( new Settings() )->author_id(); // Content of the member, such as a question, stays on the site and gets another author.
		wp_delete_user( $user_id, $heir );
		if ( is_multisite() && [] === get_blogs_of_user( $user_id ) ) {
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			wpmu_delete_user( $user_id ); // In a network, wp_delete_user() only removes the account from this site.
		}
	}

	private static function detach_comments( int $user_id ): void {
		global $wpdb;
		$ids = get_comments(
			[
				'user_id' => $user_id,
				'status'  => 'any',
				'fields'  => 'ids',
			]
		);
		foreach ( is_array( $ids ) ? $ids : [] as $id ) {
			$wpdb->update(
				$wpdb->comments,
				[
					'comment_author'       => __( 'Thành viên cũ', 'hien-core' ),
					'comment_author_email' => '',
					'comment_author_url'   => '',
					'comment_author_IP'    => '',
					'comment_agent'        => '',
					'user_id'              => 0,
				],
				[ 'comment_ID' => $id ]
			);
			clean_comment_cache( $id );
		}
	}

	/** Runs all erasers of personal data, page by page as wp-admin does. */
	private static function erase( string $email ): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		foreach ( apply_filters( 'wp_privacy_personal_data_erasers', [] ) as $eraser ) {
			$page = 0;
			do {
				$result = call_user_func( $eraser['callback'], $email, ++$page );
			} while ( is_array( $result ) && empty( $result['done'] ) && $page < self::ERASER_PAGES );
		}
	}
}
