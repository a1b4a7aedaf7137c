<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Comments;

use Hien\Text;
use WP_Comment;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Adds the comment of the current user with core's checks, moderation and mails, as core's form does. */
final class Comment_Writer {

	/** @return WP_Comment|WP_Error The stored comment, approved or not; or an error with status and a message for the reader. */
	public static function write( WP_Post $post, string $content ): WP_Comment|WP_Error {
		// Filtered first, so that "<3" is not stripped as a tag.
		if ( '' === wp_strip_all_tags( wp_kses( $content, 'pre_comment_content' ) ) ) {
			return self::to_rest_error( new WP_Error( 'hien_comment_empty' ) );
		}
		$comment = wp_handle_comment_submission(
			[
				'comment_post_ID' => $post->ID,
				'comment'         => $content,
			]
		);
		return is_wp_error( $comment ) ? self::to_rest_error( $comment ) : $comment;
	}

	/** @param WP_Error $error Error of core or another plugin. */
	private static function to_rest_error( WP_Error $error ): WP_Error {
		$code   = (string) $error->get_error_code();
		$given  = $error->get_error_data();
		$failed = __( 'Chưa gửi được bình luận. Bạn thử lại nhé.', 'hien-core' );

		[ $status, $message ] = match ( $code ) {
			'hien_comment_empty'            => [ 400, __( 'Nội dung không được bỏ trống!', 'hien-core' ) ],
			'comment_content_column_length' => [ 400, __( 'Bình luận dài quá. Bạn viết ngắn lại nhé.', 'hien-core' ) ],
			'comment_duplicate'             => [ 409, __( 'Bạn đã gửi bình luận này rồi.', 'hien-core' ) ],
			'comment_flood'                 => [ 429, __( 'Bạn gửi quá nhanh. Chờ một chút rồi thử lại nhé.', 'hien-core' ) ],
			'comment_on_draft',
			'comment_closed'                => [ 403, __( 'Bình luận ở đây đã đóng.', 'hien-core' ) ],
			'comment_on_password_protected' => [ 403, __( 'Nội dung này cần mật khẩu.', 'hien-core' ) ],
			'comment_author_column_length',
			'comment_author_email_column_length',
			'comment_author_url_column_length' => [ 400, __( 'Tên, email hoặc trang web trong hồ sơ của bạn dài quá.', 'hien-core' ) ],
			'comment_save_error'            => [ 500, $failed ],
			default                         => [ is_int( $given ) && $given >= 400 && $given < 600 ? $given : 400, Text::plain( $error->get_error_message() ) ?: $failed ], // Of another plugin.
		};

		// Errors of the field `content`; the others concern no field.
		$params = in_array( $code, [ 'hien_comment_empty', 'comment_content_column_length', 'comment_duplicate' ], true ) ? [ 'params' => [ 'content' => $message ] ] : [];
		return new WP_Error( $code, $message, [ 'status' => $status ] + $params );
	}
}
