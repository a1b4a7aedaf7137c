<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Module;
use Hien\Writing_Ban;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks members in the chat: they may read, but not write. New tokens of a blocked member contain a claim; the database rules
 * refuse older tokens by the time in `blocked/{user id}`, which only announce() writes, also for Token_Revocation. Each site of a
 * network has its own database, and its own blocks.
 */
final class Blocked_Members implements Module {

	/** User option of a blocked member: `reason`, and `at` in seconds. */
	public const META = 'hien_chat_blocked';

	/** User option: when tokens were revoked last, in milliseconds. Those that were issued until then may not write. */
	private const REVOKED = 'hien_chat_revoked';

	/** Value of `blocked/{user id}` in milliseconds that refuses all tokens: those issued before it may not write. */
	public const FOR_EVER = 9_999_999_999_999;

	/** Action, also run by WP-Cron: announce_each(). */
	public const EVENT = 'hien_chat_announce';

	/** Members of whom a run of WP-Cron tells: the database may need seconds for each. */
	private const AT_ONCE = 20;

	private const RETRY_SECONDS = 5 * MINUTE_IN_SECONDS;
	private const GIVE_UP_AFTER = DAY_IN_SECONDS;

	public function register(): void {
		add_action( self::EVENT, [ self::class, 'announce_each' ], 10, 2 );
	}

	/** The meta key under which WordPress stores the user option META on this site. */
	public static function meta_key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::META;
	}

	/** @return array{reason:string,at:int}|null Also of a member who may write nowhere; null if the member is not blocked. */
	public static function of( int $user_id ): ?array {
		$banned = Writing_Ban::since( $user_id );
		return self::stored( $user_id ) ?? ( null === $banned ? null : [
			'reason' => __( 'Không được viết ở đâu trên trang; cho viết lại trong wp-admin, danh sách Thành viên.', 'hien-core' ),
			'at'     => $banned,
		] );
	}

	/** @return array{reason:string,at:int}|null */
	private static function stored( int $user_id ): ?array {
		$stored = get_user_option( self::META, $user_id );
		return is_array( $stored ) ? [
			'reason' => (string) ( $stored['reason'] ?? '' ),
			'at'     => (int) ( $stored['at'] ?? 0 ),
		] : null;
	}

	/** @throws Database_Error Where the database does not store it; nothing is changed then. */
	public static function block( int $user_id, string $reason ): void {
		self::store( $user_id, [ 'reason' => $reason, 'at' => time() ] );
	}

	/**
	 * Lets a member write again, with a new token.
	 *
	 * @throws Database_Error Where the database does not store it; nothing is changed then.
	 */
	public static function unblock( int $user_id ): void {
		self::revoke( $user_id );
		self::store( $user_id, null );
	}

	/** Revokes all tokens of a member that were issued until now; the database must be told afterwards. */
	public static function revoke( int $user_id ): void {
		update_user_option( $user_id, self::REVOKED, (string) (int) ( microtime( true ) * 1000 ) );
	}

	/**
	 * Tells the database which tokens of a member may not write: the member's page notices the change at once.
	 *
	 * @throws Database_Error Where the database does not store it.
	 */
	public static function announce( int $user_id ): void {
		do {
			$until = self::refused_until( $user_id );
			Database::put( "blocked/$user_id", $until );
			wp_cache_delete( $user_id, 'user_meta' ); // Another request may have blocked the member meanwhile, and told it before.
		} while ( self::refused_until( $user_id ) !== $until );
	}

	/** @return int|null Milliseconds: tokens that were issued until then may not write. Null for none. */
	private static function refused_until( int $user_id ): ?int {
		return false === get_userdata( $user_id ) || null !== self::of( $user_id )
			? self::FOR_EVER
			: ( (int) get_user_option( self::REVOKED, $user_id ) ?: null );
	}

	/**
	 * As announce_until_stored(), for some members; WP-Cron goes on with the others.
	 *
	 * @param int|list<int> $user_ids
	 * @param int           $since    Unix time of the first try; 0 for now.
	 */
	public static function announce_each( int|array $user_ids, int $since = 0 ): void {
		$user_ids = (array) $user_ids;
		$others   = array_slice( $user_ids, self::AT_ONCE );
		if ( [] !== $others ) {
			wp_schedule_single_event( time(), self::EVENT, [ $others, $since ] );
		}
		foreach ( array_slice( $user_ids, 0, self::AT_ONCE ) as $id ) {
			self::announce_until_stored( $id, $since );
		}
	}

	/**
	 * As announce(), which WP-Cron repeats for a day while the database does not answer. Without a database there is nothing to tell.
	 *
	 * @param int $since Unix time of the first try; 0 for now.
	 * @return bool Whether it is told.
	 */
	public static function announce_until_stored( int $user_id, int $since = 0 ): bool {
		if ( ! Chat_Config::is_set_up() ) {
			return true;
		}
		try {
			self::announce( $user_id );
			return true;
		} catch ( Database_Error ) {
			$since = $since ?: time();
			if ( $since > time() - self::GIVE_UP_AFTER ) {
				wp_schedule_single_event( time() + self::RETRY_SECONDS, self::EVENT, [ $user_id, $since ] );
			}
			return false;
		}
	}

	/**
	 * Stores the block in WordPress, then in the database: the member's page notices the change in the database at once, and requests
	 * a new token, which must already have the new state.
	 *
	 * @param array{reason:string,at:int}|null $block Null for none.
	 * @throws Database_Error Where the database does not store it.
	 */
	private static function store( int $user_id, ?array $block ): void {
		$before = self::stored( $user_id );
		self::set( $user_id, $block );
		try {
			self::announce( $user_id );
		} catch ( Database_Error $error ) {
			self::set( $user_id, $before );
			// The database may have stored it, and only the answer was lost.
			wp_schedule_single_event( time() + self::RETRY_SECONDS, self::EVENT, [ $user_id ] );
			throw $error;
		}
	}

	/** @param array{reason:string,at:int}|null $block Null for none. */
	private static function set( int $user_id, ?array $block ): void {
		if ( null === $block ) {
			delete_user_option( $user_id, self::META );
		} else {
			update_user_option( $user_id, self::META, wp_slash( $block ) );
		}
	}
}
