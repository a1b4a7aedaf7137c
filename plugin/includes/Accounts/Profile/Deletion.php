<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Closure;
use Hien\Accounts\Account_Key;
use Hien\Accounts\Account_Links;
use Hien\Accounts\Account_Mails;
use Hien\Accounts\Open_Id\Linked_Accounts;
use Hien\Accounts\Registration\Confirmation;
use Hien\After_Response;
use Hien\Checked_Query;
use Hien\Constants;
use Hien\Jobs\Job;
use Hien\Module;
use Hien\Rest\Resources;
use Hien\Settings\Settings;
use WP_Error;
use WP_Http;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Deletes accounts at the request of their members, after some days in which they can cancel. */
final class Deletion implements Module {

	/** User meta: Unix time at which the account will be deleted. */
	public const META = 'hien_deletion';

	/** Action that sends the mail, see After_Response. */
	private const SEND = 'hien_tell_deletion';

	private const DELAY = Constants::DELETION_DAYS * DAY_IN_SECONDS;

	/** Accounts that one batch deletes: an eraser may take a second, such as that of the chat. Comments that it changes at once. */
	private const BATCH    = 5;
	private const COMMENTS = 500;

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
		if ( Linked_Accounts::is_author( $user ) ) {
			return new WP_Error(
				'hien_not_deletable',
				__( 'Tài khoản này làm việc cho trang, nên chỉ chủ trang mới xóa được, trong wp-admin.', 'hien-core' ),
				[ 'status' => WP_Http::FORBIDDEN ]
			);
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
			Account_Mails::deletion(
				$user,
				(string) wp_date( 'd/m/Y', $time ),
				Account_Links::new_link( $user_id, Account_Links::KEEP_ACCOUNT, self::DELAY )
			);
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

	/** The job that deletes the accounts that are due. An account that may edit posts by now was given a role since, and is not deleted. */
	public static function job(): Job {
		return self::job_of( __( 'Xóa tài khoản đã xin xóa', 'hien-core' ), self::META, 0, self::cancel( ... ) );
	}

	/**
	 * A daily job that deletes accounts of this site.
	 *
	 * @param string            $meta User meta of these accounts: a Unix time.
	 * @param int               $age  Seconds after that time.
	 * @param Closure(int):void $keep What is done with the account of one who may edit posts.
	 */
	public static function job_of( string $label, string $meta, int $age, Closure $keep ): Job {
		$batch = static function ( int $after ) use ( $meta, $age, $keep ): ?int {
			$ids = Checked_Query::ids( self::due( 'u.user_id', $meta, $age, $after ) . ' ORDER BY u.user_id LIMIT ' . self::BATCH );
			foreach ( $ids as $id ) {
				$user = get_userdata( $id );
				if ( $user instanceof WP_User && Linked_Accounts::is_author( $user ) ) {
					$keep( $id );
				} elseif ( metadata_exists( 'user', $id, $meta ) ) { // Otherwise the member came back while others were being deleted.
					self::delete( $id );
				}
			}
			return end( $ids ) ?: null;
		};
		$left  = static fn( int $after ): int => Checked_Query::ids( self::due( 'COUNT(*)', $meta, $age, $after ) )[0];
		return new Job( $label, $batch, $left, is_daily: true );
	}

	/**
	 * The query for the accounts of a job, after the given one.
	 *
	 * @param literal-string $columns What is selected.
	 */
	private static function due( string $columns, string $meta, int $age, int $after ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A literal.
			"SELECT $columns FROM {$wpdb->usermeta} u INNER JOIN {$wpdb->usermeta} c ON c.user_id = u.user_id AND c.meta_key = %s WHERE u.meta_key = %s AND u.meta_value + 0 <= %d AND u.user_id > %d",
			$wpdb->get_blog_prefix() . 'capabilities',
			$meta,
			time() - $age,
			$after
		);
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
		$is_confirmed = Confirmation::is_confirmed( $user_id );
		self::detach_comments( $user_id );
		if ( $is_confirmed ) {
			self::erase( $user->user_email );
			Export::forget( $user );
		}
		$heir = Settings::author_id(); // Content of the member, such as a question, stays on the site and gets another author.
		wp_delete_user( $user_id, $heir );
		// An unconfirmed account is deleted on all sites of a network: otherwise nobody could register with its address.
		if ( is_multisite() && ( ! $is_confirmed || [] === get_blogs_of_user( $user_id ) ) ) {
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			wpmu_delete_user( $user_id ); // In a network, wp_delete_user() only removes the account from this site.
		}
	}

	private static function detach_comments( int $user_id ): void {
		global $wpdb;
		$nobody = [
			'comment_author'       => __( 'Thành viên cũ', 'hien-core' ),
			'comment_author_email' => '',
			'comment_author_url'   => '',
			'comment_author_IP'    => '',
			'comment_agent'        => '',
			'user_id'              => 0,
		];
		$ids = [ 0 ];
		do {
			$ids = Checked_Query::ids(
				(string) $wpdb->prepare(
					"SELECT comment_ID FROM {$wpdb->comments} WHERE user_id = %d AND comment_ID > %d ORDER BY comment_ID LIMIT %d",
					$user_id,
					end( $ids ),
					self::COMMENTS
				)
			);
			foreach ( $ids as $id ) {
				$wpdb->update( $wpdb->comments, $nobody, [ 'comment_ID' => $id ] );
			}
			clean_comment_cache( $ids );
		} while ( isset( $ids[ self::COMMENTS - 1 ] ) );
	}

	/** Runs all erasers of personal data, page by page as wp-admin does. */
	private static function erase( string $email ): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		foreach ( apply_filters( 'wp_privacy_personal_data_erasers', [] ) as $key => $eraser ) {
			$page = 0;
			try {
				do {
					$result = call_user_func( $eraser['callback'] ?? null, $email, ++$page );
				} while ( is_array( $result ) && empty( $result['done'] ) && $page < self::ERASER_PAGES );
			} catch ( \Throwable $error ) { // Another plugin's may not keep the account, nor those after it.
				Resources::log_error( "account/deletion, eraser $key", $error );
			}
		}
	}
}
