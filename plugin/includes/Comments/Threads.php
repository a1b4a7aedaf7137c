<?php
declare(strict_types=1);

namespace Hien\Comments;

use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Queries the comments of one post by thread. */
final class Threads {

	/**
	 * `comment_type` of the anonymous placeholder for a comment that its author deleted while it had replies. Queries for the type
	 * `comment` do not find it.
	 */
	public const DELETED = 'hien_deleted';

	/** The values of `comment_type` of the comments that a post shows. */
	public const TYPES = [ 'comment', '', self::DELETED ];

	/**
	 * The comments that the reader may see: the approved ones, and the reader's own that wait for approval.
	 *
	 * @return list<list<int>> Threads of comment ids, each comment before its replies.
	 */
	public static function of( int $post_id ): array {
		global $wpdb;
		$rows    = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT comment_ID AS id, comment_parent AS parent FROM {$wpdb->comments}
				WHERE comment_post_ID = %d AND comment_type IN ( %s, %s, %s )
				AND ( comment_approved = '1' OR ( comment_approved = '0' AND user_id > 0 AND user_id = %d ) )
				ORDER BY comment_date_gmt, comment_ID",
				[ $post_id, ...self::TYPES, get_current_user_id() ]
			)
		);
		$known   = array_flip( array_map( static fn( \stdClass $row ): int => (int) $row->id, $rows ) );
		$replies = [];
		foreach ( $rows as $row ) {
			// A reply to a comment that is not shown starts a thread of its own.
			$replies[ isset( $known[ (int) $row->parent ] ) ? (int) $row->parent : 0 ][] = (int) $row->id;
		}
		return array_map( static fn( int $id ): array => self::with_replies( $id, $replies ), $replies[0] ?? [] );
	}

	/** The number of comments that every reader sees. */
	public static function count( int $post_id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->comments} WHERE comment_post_ID = %d AND comment_approved = '1' AND comment_type IN ( %s, %s, %s )", [ $post_id, ...self::TYPES ] ) );
	}

	/**
	 * @param array<int,list<int>> $replies Id of a comment => ids of its replies.
	 * @return list<int>
	 */
	private static function with_replies( int $id, array $replies ): array {
		return array_merge( [ $id ], ...array_map( static fn( int $reply ): array => self::with_replies( $reply, $replies ), $replies[ $id ] ?? [] ) );
	}

	/** Maximum depth of threads by WordPress's settings; 1 if replies are not allowed. */
	public static function max_depth(): int {
		return get_option( 'thread_comments' ) ? max( 1, (int) get_option( 'thread_comments_depth' ) ) : 1;
	}

	/** A comment by its id; null for none. For 0, get_comment() would return the global comment of a loop. */
	public static function find( int $id ): ?WP_Comment {
		$comment = 0 === $id ? null : get_comment( $id );
		return $comment instanceof WP_Comment ? $comment : null;
	}

	/** The comment that a comment replies to; null for none. */
	public static function parent_of( WP_Comment $comment ): ?WP_Comment {
		return self::find( (int) $comment->comment_parent );
	}

	/**
	 * A comment and its ancestors, the topmost first. Their number is the depth of the comment.
	 *
	 * @return non-empty-list<int> Ids.
	 */
	public static function with_ancestors( WP_Comment $comment ): array {
		$ids    = [ (int) $comment->comment_ID ];
		$parent = self::parent_of( $comment );
		while ( null !== $parent && ! in_array( (int) $parent->comment_ID, $ids, true ) ) {
			array_unshift( $ids, (int) $parent->comment_ID );
			$parent = self::parent_of( $parent );
		}
		return $ids;
	}

	public static function has_replies( WP_Comment $comment ): bool {
		return 0 < (int) get_comments(
			[
				'parent' => (int) $comment->comment_ID,
				'status' => 'approve',
				'count'  => true,
			]
		);
	}
}
