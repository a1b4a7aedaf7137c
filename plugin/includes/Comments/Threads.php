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
		$comments = self::query(
			$post_id,
			[
				'include_unapproved' => array_filter( [ get_current_user_id() ] ),
				'orderby'            => 'comment_date_gmt',
				'order'              => 'ASC',
			]
		);
		$parents  = array_column( is_array( $comments ) ? $comments : [], 'comment_parent', 'comment_ID' );
		$replies  = [];
		foreach ( $parents as $id => $parent ) {
			// A reply to a comment that is not shown starts a thread of its own.
			$replies[ isset( $parents[ $parent ] ) ? (int) $parent : 0 ][] = $id;
		}
		return array_map( static fn( int $id ): array => self::with_replies( $id, $replies ), $replies[0] ?? [] );
	}

	/**
	 * The number of comments that every reader sees. WordPress stores it. Comments that another plugin removes by `the_comments`, after the
	 * query, are counted.
	 */
	public static function count( int $post_id ): int {
		$count = self::query( $post_id, [ 'count' => true ] );
		return is_int( $count ) ? $count : 0;
	}

	/**
	 * WordPress's own query, in which other plugins may hide comments (`pre_get_comments`, `comments_clauses`).
	 *
	 * @param array<string,mixed> $args Further arguments of WP_Comment_Query.
	 * @return array<WP_Comment|int>|int
	 */
	private static function query( int $post_id, array $args ): array|int {
		return get_comments(
			$args + [
				'post_id' => $post_id,
				'type'    => [ 'comment', self::DELETED ],
				'status'  => 'approve',
			]
		);
	}

	/**
	 * @param array<int,list<int>> $replies Id of a comment => ids of its replies.
	 * @return list<int>
	 */
	private static function with_replies( int $id, array $replies ): array {
		$thread = [];
		$next   = [ $id ]; // A stack, and no recursion: some imports have chains of replies so long that PHP would run out of memory.
		while ( [] !== $next ) {
			$comment  = array_pop( $next );
			$thread[] = $comment;
			array_push( $next, ...array_reverse( $replies[ $comment ] ?? [] ) );
		}
		return $thread;
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

	/** Whether a comment has approved replies. */
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
