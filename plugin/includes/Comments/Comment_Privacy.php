<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Privacy\Personal_Data;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** Exports and erases the mail preferences of single comments, which WordPress's own exporter and eraser of comments leave out. */
final class Comment_Privacy extends Personal_Data {

	protected const KEY   = 'hien-comments';
	protected const GROUP = 'comments'; // That of WordPress's own exporter, so that both appear under one heading.

	protected function label(): string {
		return __( 'Bình luận', 'hien-core' );
	}

	protected function export_page( string $email, int $page ): array {
		$items = [];
		foreach ( self::comments( $email, $page ) as $comment ) {
			$items[ "comment-{$comment->comment_ID}" ] = [
				__( 'Báo bằng thư khi có trả lời', 'hien-core' ) => Reply_Mail_Preference::of_comment( $comment )
					? __( 'Có', 'hien-core' )
					: __( 'Không', 'hien-core' ),
			];
		}
		return $items;
	}

	protected function erase_page( string $email ): int {
		$comments = self::comments( $email, 1 ); // Always the first page: erased ones are no longer found.
		array_map( Reply_Mail_Preference::forget( ... ), $comments );
		return count( $comments );
	}

	/** @return list<WP_Comment> Comments with a preference that differs from their author's account. */
	private static function comments( string $email, int $page ): array {
		$found = get_comments(
			[
				'author_email' => $email,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- The owner's request, not a visitor's.
				'meta_key'     => Reply_Mail_Preference::META,
				'number'       => self::PAGE,
				'paged'        => $page,
				'orderby'      => 'comment_ID',
				'order'        => 'ASC',
			]
		);
		return array_values( array_filter( (array) $found, static fn( mixed $comment ): bool => $comment instanceof WP_Comment ) );
	}
}
