<?php
declare(strict_types=1);

namespace Hien\Accounts\Registration;

use Hien\Mail\Mail;
use Hien\Module;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Core's mail to the owner about a new user, with the member's name: core's has the login name only, which is a random one. */
final class New_Member_Mail implements Module {

	public function register(): void {
		add_filter( 'wp_new_user_notification_email_admin', [ $this, 'write' ], 10, 2 );
	}

	/** @param mixed $mail `to`, `subject`, `message` and `headers`; another plugin's filter may have returned anything. */
	public function write( mixed $mail, WP_User $user ): mixed {
		if ( ! is_array( $mail ) ) {
			return $mail;
		}
		$name       = Text::decode( $user->display_name );
		$paragraphs = [
			/* translators: %s: name of the new member */
			sprintf( __( '%s vừa mở tài khoản trên trang của bạn.', 'hien-core' ), $name ),
			/* translators: %s: e-mail address of the new member */
			sprintf( __( 'Email: %s', 'hien-core' ), $user->user_email ),
			Confirmation::is_confirmed( $user->ID )
				? ''
				: __( 'Địa chỉ này chưa được xác nhận. Tài khoản không được xác nhận sẽ tự bị xóa.', 'hien-core' ),
			admin_url( 'user-edit.php?user_id=' . $user->ID ),
		];
		/* translators: %s: name of the new member */
		$mail['subject'] = Mail::subject( sprintf( __( 'Thành viên mới: %s', 'hien-core' ), $name ) );
		$mail['message'] = Mail::body( array_values( array_filter( $paragraphs ) ) );
		return $mail;
	}
}
