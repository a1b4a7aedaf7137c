<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Faqs\Faq_Post_Type;
use Hien\Mail\Author_Mail;
use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Warns in wp-admin about unread messages or questions whose mail to the author could not be sent. */
final class Unsent_Notice implements Module {

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'show' ] );
	}

	public function show(): void {
		if ( ! get_option( Author_Mail::FAILED_OPTION ) || ! current_user_can( Message_Post_Type::CAPABILITY ) ) {
			return;
		}
		$is_left = false;
		foreach ( [ Message_Post_Type::NAME => Message_Post_Type::UNREAD, Faq_Post_Type::NAME => 'pending' ] as $type => $status ) {
			$found = get_posts(
				[
					'post_type'      => $type,
					'post_status'    => $status,
					// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- In wp-admin, for one row.
					'meta_key'       => Author_Mail::ERROR_META,
					'posts_per_page' => 1,
					'fields'         => 'ids',
				]
			);
			if ( [] !== $found ) {
				$is_left = true;
				wp_admin_notice(
					sprintf(
						'%s <a href="%s">%s</a>',
						esc_html__( 'Trang không gửi được thư báo cho bạn: có tin nhắn hoặc câu hỏi đang chờ ở đây.', 'hien-core' ),
						esc_url( admin_url( "edit.php?post_type=$type&post_status=$status" ) ),
						esc_html__( 'Xem danh sách', 'hien-core' )
					),
					[ 'type' => 'warning' ]
				);
			}
		}
		if ( ! $is_left ) {
			update_option( Author_Mail::FAILED_OPTION, '' );
		}
	}
}
