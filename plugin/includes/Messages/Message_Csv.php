<?php
declare(strict_types=1);

namespace Hien\Messages;

use Generator;
use Hien\Csv;
use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Exports all messages, except spam and trash, as a CSV file from wp-admin. */
final class Message_Csv implements Module {

	/** Name of the action in admin-post.php, and of its nonce. */
	public const ACTION = 'hien_messages_csv';

	private const BATCH = 200;

	public function register(): void {
		add_action( 'manage_posts_extra_tablenav', [ $this, 'print_button' ] );
		add_action( 'admin_post_' . self::ACTION, [ $this, 'send' ] );
	}

	public function print_button( string $place ): void {
		if ( 'top' === $place && 'edit-' . Message_Post_Type::NAME === get_current_screen()?->id ) {
			printf(
				'<a class="button" href="%s">%s</a>',
				esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
				esc_html__( 'Tải tệp CSV', 'hien-core' )
			);
		}
	}

	/** Sends the file. */
	public function send(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Message_Post_Type::CAPABILITY ) ) {
			wp_die( esc_html__( 'Bạn không có quyền xem tin nhắn.', 'hien-core' ), '', [ 'response' => 403 ] );
		}
		Csv::send( 'tin-nhan', self::rows() );
	}

	/** @return Generator<int,list<string>> */
	public static function rows(): Generator {
		yield [
			__( 'Nhận lúc', 'hien-core' ),
			__( 'Loại', 'hien-core' ),
			__( 'Người gửi', 'hien-core' ),
			__( 'Email', 'hien-core' ),
			__( 'Trạng thái', 'hien-core' ),
			__( 'Nội dung', 'hien-core' ),
			__( 'Trả lời', 'hien-core' ),
		];
		$page = 0;
		do {
			$posts = Message_Store::find(
				[
					'post_status'    => [ Message_Post_Type::UNREAD, Message_Post_Type::READ, Message_Post_Type::ANSWERED ],
					'posts_per_page' => self::BATCH,
					'paged'          => ++$page,
				]
			);
			foreach ( $posts as $post ) {
				yield self::row( $post );
			}
		} while ( isset( $posts[ self::BATCH - 1 ] ) );
	}

	/** @return list<string> */
	private static function row( WP_Post $post ): array {
		$message = Message::of( $post );
		return [
			(string) get_the_date( 'Y-m-d H:i', $post ),
			$message->type,
			$message->name,
			$message->email,
			Message_Post_Type::label( $post->post_status ),
			$message->content,
			implode( "\n\n", array_column( Message::replies( $post->ID ), 'text' ) ),
		];
	}
}
