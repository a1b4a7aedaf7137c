<?php
declare(strict_types=1);

namespace Hien\Comments;

use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Whether members want mails about replies: a preference of the account, which single comments may override. */
final class Reply_Mail_Preference {

	/** User meta: '1' for yes, absent for no. Comment meta of a comment that overrides it: '1' for yes, '0' for no. */
	public const META = 'hien_reply_mail';

	/** The preference of an account. Off by default. */
	public static function of_user( int $user_id ): bool {
		return '1' === get_user_meta( $user_id, self::META, true );
	}

	/** Stores the preference of an account. Turning it off also removes it from all comments that had turned it on. */
	public static function set_for_user( int $user_id, bool $is_wanted ): void {
		if ( $is_wanted ) {
			update_user_meta( $user_id, self::META, '1' );
			return;
		}
		delete_user_meta( $user_id, self::META );
		$comments = get_comments(
			[
				'user_id'    => $user_id,
				'status'     => 'any',
				'fields'     => 'ids',
				'meta_key'   => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Of one member's comments.
				'meta_value' => '1', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
			]
		);
		foreach ( is_array( $comments ) ? $comments : [] as $id ) {
			delete_comment_meta( (int) $id, self::META );
		}
	}

	/** Whether the author of a comment wants mails about answers to it. */
	public static function of_comment( WP_Comment $comment ): bool {
		$own = get_comment_meta( (int) $comment->comment_ID, self::META, true );
		return '' === $own ? self::of_user( (int) $comment->user_id ) : '1' === $own;
	}

	/** Stores the preference for a comment; removes it if it equals that of the account. */
	public static function set_for_comment( WP_Comment $comment, bool $is_wanted ): void {
		if ( self::of_user( (int) $comment->user_id ) === $is_wanted ) {
			self::forget( $comment );
		} else {
			update_comment_meta( (int) $comment->comment_ID, self::META, $is_wanted ? '1' : '0' );
		}
	}

	public static function forget( WP_Comment $comment ): void {
		delete_comment_meta( (int) $comment->comment_ID, self::META );
	}
}
