<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Mail\Mail_Link;
use Hien\Mail\Mail_Page;
use Hien\Module;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Whether a member wants mails about unread chat answers. On by default; turned off on the account page or by a link in the mails. */
final class Chat_Mail_Preference implements Module {

	/** User meta: '0' for no; absent for yes. */
	public const META = 'hien_chat_mail';

	/** Query argument of the unsubscribe link. */
	private const ARGUMENT = 'hien-chat-unsubscribe';

	/** Name of the button on the page of the link. */
	private const AGREED = 'agreed';

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'show' ] );
	}

	public static function of_user( int $user_id ): bool {
		return '0' !== get_user_meta( $user_id, self::META, true );
	}

	public static function set_for_user( int $user_id, bool $is_wanted ): void {
		if ( $is_wanted ) {
			delete_user_meta( $user_id, self::META );
		} else {
			update_user_meta( $user_id, self::META, '0' );
		}
	}

	/** The URL of the unsubscribe link. */
	public static function end_address( int $user_id ): string {
		return self::link()->address( $user_id, $user_id );
	}

	private static function link(): Mail_Link {
		return new Mail_Link( self::ARGUMENT );
	}

	/** Shows the page of the link if the request is for one, and ends the request. */
	public function show(): void {
		$id = self::link()->requested_id();
		if ( null === $id ) {
			return;
		}
		$title = __( 'Thôi nhận thư', 'hien-core' );
		if ( false === get_userdata( $id ) || ! self::link()->is_valid( $id, $id ) ) {
			Mail_Page::show(
				$title,
				__( 'Liên kết này không đúng, hoặc tài khoản không còn nữa.', 'hien-core' ),
				status: WP_Http::FORBIDDEN
			);
		} elseif ( Mail_Link::is_pressed( self::AGREED, true ) ) {
			self::set_for_user( $id, false );
			Mail_Page::show(
				$title,
				__( 'Bạn sẽ không nhận thư về trò chuyện nữa. Muốn nhận lại, bạn bật ở trang Tài khoản.', 'hien-core' )
			);
		} else {
			Mail_Page::show(
				$title,
				__( 'Bạn muốn thôi nhận thư báo có câu trả lời trong khung trò chuyện?', 'hien-core' ),
				[ self::AGREED => __( 'Thôi nhận', 'hien-core' ) ]
			);
		}
	}
}
