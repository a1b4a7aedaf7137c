<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Constants;
use Hien\Rest\WordPress_Form;
use Hien\Text;
use Hien\Writing_Ban;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Errors of comments that are sent by REST or WordPress's own form, with a status, a message for the reader, and the invalid field. */
final class Comment_Error {

	/** Seconds that core requires between two comments, see wp_throttle_comment_flood(). */
	private const FLOOD_SECONDS = 15;

	/** Errors of the field `content`. Most others belong to no field. */
	private const OF_CONTENT = [ 'hien_comment_empty', 'comment_content_column_length', 'comment_duplicate' ];

	/** Errors of the field `parent`. */
	private const OF_PARENT = [ 'hien_comment_parent', 'hien_comment_flat', 'comment_reply_to_unapproved_comment' ];

	/**
	 * The error for the response, with the same code.
	 *
	 * @param WP_Error                 $error Error of ours, of core or of another plugin.
	 * @param array<string,int|string> $form  The comment by the field names of WordPress's form, to which an error of another plugin leads.
	 */
	public static function of( WP_Error $error, array $form = [] ): WP_Error {
		$code   = (string) $error->get_error_code();
		$given  = $error->get_error_data();
		$failed = __( 'Chưa gửi được bình luận. Bạn thử lại nhé.', 'hien-core' );

		[ $status, $message, $is_foreign ] = match ( $code ) {
			'require_valid_comment',
			'hien_comment_empty'            => [ WP_Http::BAD_REQUEST, __( 'Nội dung không được bỏ trống!', 'hien-core' ) ],
			'comment_reply_to_unapproved_comment',
			'hien_comment_parent'           => [ WP_Http::BAD_REQUEST, __( 'Bình luận mà bạn trả lời không còn ở đây nữa.', 'hien-core' ) ],
			'hien_comment_flat'             => [ WP_Http::BAD_REQUEST, __( 'Ở đây không trả lời từng bình luận được.', 'hien-core' ) ],
			'hien_comment_old'              => [
				WP_Http::FORBIDDEN,
				/* translators: %d: number of minutes */
				sprintf( __( 'Chỉ sửa được bình luận trong %d phút sau khi gửi.', 'hien-core' ), Comment_Writer::EDIT_MINUTES ),
			],
			'comment_content_column_length' => [
				WP_Http::BAD_REQUEST,
				sprintf(
					/* translators: %s: number of characters */
					__( 'Viết ngắn hơn nhé, nhiều nhất %s ký tự.', 'hien-core' ),
					number_format( Constants::COMMENT_MAX_LENGTH, 0, ',', '.' )
				),
			],
			'comment_duplicate'             => [ WP_Http::CONFLICT, __( 'Bạn đã gửi bình luận này rồi.', 'hien-core' ) ],
			'comment_flood'                 => [
				WP_Http::TOO_MANY_REQUESTS,
				__( 'Bạn gửi quá nhanh. Chờ một chút rồi thử lại nhé.', 'hien-core' ),
			],
			'not_logged_in'                 => [ WP_Http::FORBIDDEN, __( 'Vui lòng đăng nhập để bình luận!', 'hien-core' ) ],
			Writing_Ban::CODE               => [ WP_Http::FORBIDDEN, Writing_Ban::message() ],
			'comment_id_not_found',
			'comment_on_trash'              => [ WP_Http::NOT_FOUND, __( 'Không tìm thấy nội dung có bình luận này.', 'hien-core' ) ],
			'comment_on_draft',
			'comment_closed'                => [ WP_Http::FORBIDDEN, __( 'Bình luận ở đây đã đóng.', 'hien-core' ) ],
			'comment_on_password_protected' => [ WP_Http::FORBIDDEN, __( 'Nội dung này cần mật khẩu.', 'hien-core' ) ],
			'comment_author_column_length',
			'comment_author_email_column_length',
			'comment_author_url_column_length' => [
				WP_Http::BAD_REQUEST,
				__( 'Tên, email hoặc trang web trong hồ sơ của bạn dài quá.', 'hien-core' ),
			],
			'db_update_error',
			'comment_save_error'            => [ WP_Http::INTERNAL_SERVER_ERROR, $failed ],
			// From another plugin.
			default                         => [
				is_int( $given ) && $given >= 400 && $given < 600 ? $given : WP_Http::BAD_REQUEST,
				Text::plain( $error->get_error_message() ) ?: $failed,
				true,
			],
		} + [ 2 => false ];

		$data = [ 'status' => $status ];
		if ( in_array( $code, self::OF_CONTENT, true ) ) {
			$data['params'] = [ 'content' => $message ];
		} elseif ( in_array( $code, self::OF_PARENT, true ) ) {
			$data['params'] = [ 'parent' => $message ];
		} elseif ( 'comment_flood' === $code ) {
			$data['retry_after'] = self::FLOOD_SECONDS;
		} elseif ( $is_foreign && [] !== $form ) {
			$data += WordPress_Form::data( site_url( 'wp-comments-post.php' ), $form );
		}
		return new WP_Error( $code, $message, $data );
	}
}
