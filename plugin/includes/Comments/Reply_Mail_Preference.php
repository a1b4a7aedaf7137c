<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Comments;

use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Who wants mails about answers: a setting of the account, and what single comments say otherwise. */
final class Reply_Mail_Preference {

	/** User meta of the setting: '1' for yes. Comment meta where a comment says otherwise: '1' for yes, '0' for no. */
	public const META = 'hien_reply_mail';

	/** Whether a member wants them; not unless they say so. */
	public static function of_user( int $user_id ): bool {
		return '1' === get_user_meta( $user_id, self::META, true );
	}

	/** Stores the setting. Where it is no, that ends all mails, also about comments that asked for them. */
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

	/** Stores what the author of a comment wants; nothing where it is what the account says. */
	public static function set_for_comment( WP_Comment $comment, bool $is_wanted ): void {
		self::of_user( (int) $comment->user_id ) === $is_wanted
			? self::forget( $comment )
			: update_comment_meta( (int) $comment->comment_ID, self::META, $is_wanted ? '1' : '0' );
	}

	/** Removes what a comment says. */
	public static function forget( WP_Comment $comment ): void {
		delete_comment_meta( (int) $comment->comment_ID, self::META );
	}
}
