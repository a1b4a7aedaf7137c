<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/**
 * Blocked members may read and not write. A claim of their new tokens says so; the database's rules refuse their older
 * tokens by `blocked/{user id}`. Each site of a network has blocks of its own, as it has a database of its own.
 */
final class Blocks {

	/** User option of a blocked member: `reason`, and `at` in seconds. */
	public const META = 'hien_chat_blocked';

	/** A time in milliseconds, later than that of any token. The rules let nobody write with a token issued before `blocked/{user id}`. */
	public const FOR_EVER = 9_999_999_999_999;

	public function __construct( private readonly Database $database ) {}

	/** The name of the user meta that WordPress keeps META in on this site. */
	public static function meta_key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::META;
	}

	/** @return array{reason:string,at:int}|null Null where the member is not blocked. */
	public static function of( int $user_id ): ?array {
		$stored = get_user_option( self::META, $user_id );
		return is_array( $stored ) ? [
			'reason' => (string) ( $stored['reason'] ?? '' ),
			'at'     => (int) ( $stored['at'] ?? 0 ),
		] : null;
	}

	/**
	 * Blocks a member. The database comes first: without it, a member who is connected could go on writing.
	 *
	 * @throws Database_Error Where the database does not store it; nothing has changed then.
	 */
	public function block( int $user_id, string $reason ): void {
		$this->database->put( "blocked/$user_id", self::FOR_EVER );
		update_user_option(
			$user_id,
			self::META,
			wp_slash(
				[
					'reason' => $reason,
					'at'     => time(),
				]
			)
		);
	}

	/**
	 * Lets a member write again, with a new token.
	 *
	 * @throws Database_Error Where the database does not store it; nothing has changed then.
	 */
	public function unblock( int $user_id ): void {
		$this->database->put( "blocked/$user_id", time() * 1000 );
		delete_user_option( $user_id, self::META );
	}
}
