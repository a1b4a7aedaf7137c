<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Content\Public_Name;
use Hien\Rest\Schema;
use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** What a member's list of own comments says of each beside the public list: until when it may be changed, and the answers of others. */
final class Own_Comments {

	/** Maximum number of answers on a page of the list, to all of its comments together. */
	private const MAX_ANSWERS = 100;

	/**
	 * @param list<array<string,mixed>> $comments Items of Site_Comments_Controller.
	 * @param int                       $member   The user who has written them.
	 * @return list<array<string,mixed>> The same with `own`, see schema().
	 */
	public static function with_own( array $comments, int $member ): array {
		$answers = self::answers( array_column( $comments, 'id' ), $member );
		return array_map(
			static function ( array $item ) use ( $answers ): array {
				$comment = get_comment( $item['id'] );
				assert( $comment instanceof WP_Comment ); // The list contains it.
				$until = Comment_Writer::edit_end( $comment );
				$link  = static fn( array $answer ): array => $answer
					+ [ 'path' => strtok( $item['path'], '#' ) . "#comments{$answer['id']}" ];
				return [
					'own' => [
						'object_id'  => (int) $comment->comment_post_ID,
						'edit_until' => $until > time() ? gmdate( DATE_ATOM, $until ) : null,
						'answers'    => array_map( $link, $answers[ $item['id'] ] ?? [] ),
					],
				] + $item;
			},
			$comments
		);
	}

	/**
	 * The latest approved direct answers of others, the oldest first.
	 *
	 * @param list<int> $ids Ids of comments.
	 * @return array<int,list<array{id:int,author:string,text:string}>> By the id of the comment.
	 */
	private static function answers( array $ids, int $member ): array {
		$found   = [] === $ids ? [] : get_comments(
			[
				'parent__in'     => $ids,
				'author__not_in' => [ $member ],
				'status'         => 'approve',
				'type'           => 'comment',
				'orderby'        => 'comment_date_gmt',
				'order'          => 'DESC',
				'number'         => self::MAX_ANSWERS,
			]
		);
		$answers = [];
		foreach ( is_array( $found ) ? array_reverse( $found ) : [] as $comment ) {
			if ( $comment instanceof WP_Comment ) {
				$answers[ (int) $comment->comment_parent ][] = [
					'id'     => (int) $comment->comment_ID,
					'author' => Public_Name::of_comment( $comment ),
					'text'   => Comment_Response::excerpt( $comment ),
				];
			}
		}
		return $answers;
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return [ 'description' => __( 'Chỉ có trong danh sách của chính mình.', 'hien-core' ) ] + Schema::object(
			'OwnSiteComment',
			[
				'object_id'  => Schema::integer( __( 'Mã nội dung được bình luận.', 'hien-core' ) ),
				'edit_until' => Schema::nullable( Schema::date() ),
				'answers'    => Schema::array_of(
					Schema::object(
						'OwnCommentAnswer',
						[
							'id'     => Schema::integer(),
							'author' => Schema::string(),
							'text'   => Schema::string( __( 'Những chữ đầu, không HTML.', 'hien-core' ) ),
							'path'   => Schema::string(),
						]
					)
				),
			]
		);
	}
}
