<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Rest\Controller;
use Hien\Writing_Ban;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Permissions of the chat's REST routes, and the errors that several of them respond with. */
final class Chat_Access {

	/** Members of this site. In a network, users of other sites may be signed in without being members. */
	public static function reader(): true|WP_Error {
		$allowed = Controller::signed_in( __( 'Vui lòng đăng nhập để trò chuyện!', 'hien-core' ) );
		if ( true === $allowed && ! is_user_member_of_blog() && ! current_user_can( Capabilities::ANSWER_CHAT ) ) {
			return new WP_Error(
				'rest_forbidden',
				__( 'Tài khoản của bạn chưa là thành viên của trang này.', 'hien-core' ),
				[ 'status' => WP_Http::FORBIDDEN ]
			);
		}
		return $allowed;
	}

	/** Readers who are not blocked. */
	public static function writer(): true|WP_Error {
		$allowed = self::reader();
		$banned  = Writing_Ban::error( get_current_user_id() );
		if ( true === $allowed && null !== $banned ) {
			return $banned;
		}
		if ( true === $allowed && null !== Blocked_Members::of( get_current_user_id() ) ) {
			return new WP_Error(
				'hien_chat_blocked',
				__( 'Bạn không nhắn tin ở đây được nữa. Cần trao đổi thêm, bạn dùng trang Liên hệ nhé.', 'hien-core' ),
				[ 'status' => WP_Http::FORBIDDEN ]
			);
		}
		return $allowed;
	}

	/** Users with the capability to answer in the chat, such as the author. */
	public static function answerer(): true|WP_Error {
		return match ( true ) {
			current_user_can( Capabilities::ANSWER_CHAT ) => true,
			is_user_logged_in()                    => new WP_Error(
				'rest_forbidden',
				__( 'Bạn không có quyền trả lời trò chuyện.', 'hien-core' ),
				[ 'status' => WP_Http::FORBIDDEN ]
			),
			default                                => Controller::signed_in(),
		};
	}

	/** The error if the chat is off. */
	public static function off(): WP_Error {
		return new WP_Error(
			'hien_chat_off',
			current_user_can( Capabilities::ANSWER_CHAT )
				? __( 'Trò chuyện đang tắt. Chủ trang xem ở Hiên > Cài đặt > Trò chuyện nhé.', 'hien-core' )
				: __( 'Trò chuyện đang tắt. Bạn để lại lời nhắn ở trang Liên hệ nhé.', 'hien-core' ),
			[ 'status' => WP_Http::SERVICE_UNAVAILABLE ]
		);
	}
}
