<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

defined( 'ABSPATH' ) || exit;

/** Members who may not write any more: new tokens say so, and the database's rules refuse those that they have. They read on. */
final class Blocks {

	/** User meta of a blocked member: `reason`, and `at` in seconds. */
	public const META = 'hien_chat_blocked';

	/** Milliseconds: who signed in to the database before then may not write. A token that was made earlier can sign in for an hour, so this is for ever. */
	public const FOR_EVER = 9_999_999_999_999;

	public function __construct( private readonly Database $database ) {}

	/** @return array{reason:string,at:int}|null Null where the member is not blocked. */
	public static function of( int $user_id ): ?array {
		$stored = get_user_meta( $user_id, self::META, true );
		return is_array( $stored ) ? [
			'reason' => (string) ( $stored['reason'] ?? '' ),
			'at'     => (int) ( $stored['at'] ?? 0 ),
		] : null;
	}

	/**
	 * The database first: a block that only the site knows would not stop who is connected.
	 *
	 * @throws Database_Error Where the database does not take it; nothing has changed then.
	 */
	public function block( int $user_id, string $reason ): void {
		$this->database->put( "blocked/$user_id", self::FOR_EVER );
		update_user_meta(
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
	 * The member signs in to the database anew; what was signed in before stays ended.
	 *
	 * @throws Database_Error Where the database does not take it; nothing has changed then.
	 */
	public function unblock( int $user_id ): void {
		$this->database->put( "blocked/$user_id", time() * 1000 );
		delete_user_meta( $user_id, self::META );
	}
}
