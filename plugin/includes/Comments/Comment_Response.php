<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Comment;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A comment in REST responses. While it is `waiting` for approval, only its author sees it; `own` is for its author only, too. */
final class Comment_Response {

	/** Words of a comment that lists show. */
	private const EXCERPT_WORDS = 40;

	/** @return array<string,mixed> See schema(). */
	public static function of( WP_Comment $comment, WP_Post $post, int $depth ): array {
		$is_deleted = Threads::DELETED === $comment->comment_type;
		return [
			'id'        => (int) $comment->comment_ID,
			'parent'    => 1 === $depth ? 0 : (int) $comment->comment_parent,
			'author'    => $is_deleted ? '' : Public_Name::of_comment( $comment ),
			'url'       => $is_deleted ? '' : Text::url( (string) get_comment_author_url( $comment ) ),
			'avt'       => (string) get_avatar_url( $is_deleted ? '' : $comment, [ 'size' => Constants::AVATAR_SIZE ] ),
			'content'   => $is_deleted ? '<p>' . esc_html__( 'Bình luận đã bị xóa.', 'hien-core' ) . '</p>' : self::content( $comment ),
			'date'      => self::date( $comment ),
			'by_author' => ! $is_deleted && 0 !== (int) $comment->user_id && (int) $comment->user_id === (int) $post->post_author,
			'depth'     => $depth,
			'waiting'   => '1' !== $comment->comment_approved,
			'deleted'   => $is_deleted,
			'own'       => $is_deleted ? null : self::own( $comment ),
		];
	}

	/**
	 * The response to a request that has added, changed or deleted a comment.
	 *
	 * @return array<string,mixed> See sent_schema().
	 */
	public static function sent( WP_Comment $comment, WP_Post $post ): array {
		return [
			'comment' => self::of( $comment, $post, count( Threads::with_ancestors( $comment ) ) ),
			'waiting' => '1' !== $comment->comment_approved,
		];
	}

	/** ISO 8601 with the offset of the site. */
	public static function date( WP_Comment $comment ): string {
		return ( new \DateTimeImmutable( $comment->comment_date, wp_timezone() ) )->format( DATE_ATOM );
	}

	/** The first words, as plain text. */
	public static function excerpt( WP_Comment $comment, int $words = self::EXCERPT_WORDS ): string {
		return Text::plain( wp_trim_words( get_comment_text( $comment ), $words, '…' ) );
	}

	/**
	 * The text as HTML. WordPress filters comments only when they are submitted; this also filters those that an import or another
	 * plugin has stored. The set for user descriptions additionally allows `rel`, which WordPress adds to links. The filter runs after
	 * with_code(), since backticks may stand inside a tag.
	 */
	private static function content( WP_Comment $comment ): string {
		$text = wp_kses(
			Comment_Text::with_code( get_comment_text( $comment ) ),
			[ 'pre' => [] ] + wp_kses_allowed_html( 'pre_user_description' )
		);
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter, as comment_text() applies it.
		return Text::clean( (string) apply_filters( 'comment_text', $text, $comment, [] ) );
	}

	/**
	 * What the author of a comment needs to change it; null for other readers.
	 *
	 * @return array{text:string,edit_seconds:int}|null
	 */
	private static function own( WP_Comment $comment ): ?array {
		if ( 0 === (int) $comment->user_id || get_current_user_id() !== (int) $comment->user_id ) {
			return null;
		}
		return [
			'text'         => Text::decode( $comment->comment_content ),
			'edit_seconds' => max( 0, Comment_Writer::edit_end( $comment ) - time() ),
		];
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'Comment',
			[
				'id'        => Schema::integer(),
				'parent'    => Schema::integer( __( 'Bình luận được trả lời, 0 khi không có.', 'hien-core' ) ),
				'author'    => Schema::string(),
				'url'       => Schema::string(),
				'avt'       => Schema::string(),
				'content'   => Schema::string( __( 'HTML.', 'hien-core' ) ),
				'date'      => Schema::date(),
				'by_author' => Schema::boolean( __( 'Do tác giả bài viết.', 'hien-core' ) ),
				'depth'     => Schema::integer( __( 'Bậc trong chuỗi trả lời, từ 1.', 'hien-core' ) ),
				'waiting'   => Schema::boolean( __( 'Còn chờ duyệt: chỉ người viết thấy.', 'hien-core' ) ),
				'deleted'   => Schema::boolean( __( 'Người viết đã xóa, còn lại chỗ cho các trả lời.', 'hien-core' ) ),
				'own'       => Schema::nullable(
					Schema::object(
						'OwnComment',
						[
							'text'         => Schema::string( __( 'Lời đã gõ, để sửa.', 'hien-core' ) ),
							'edit_seconds' => Schema::integer( __( 'Số giây còn được sửa; đồng hồ người đọc có thể sai.', 'hien-core' ) ),
						]
					)
				),
			]
		);
	}

	/** @return array<string,mixed> */
	public static function sent_schema(): array {
		return Schema::object(
			'SentComment',
			[
				'comment' => self::schema(),
				'waiting' => Schema::boolean( __( 'Còn chờ duyệt.', 'hien-core' ) ),
			]
		);
	}
}
