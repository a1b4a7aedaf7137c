<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Privacy\Personal_Data;

defined( 'ABSPATH' ) || exit;

/** Exports and erases messages with WordPress's personal data tools, and describes them in the privacy policy guide. */
final class Message_Privacy extends Personal_Data {

	protected const KEY = 'hien-messages';

	protected function label(): string {
		return __( 'Tin nhắn', 'hien-core' );
	}

	protected function export_page( string $email, int $page ): array {
		$items = [];
		foreach ( Message_Store::of_person( $email, self::PAGE, $page ) as $post ) {
			$message                           = Message::of( $post );
			$items[ "hien-message-$post->ID" ] = [
				__( 'Loại', 'hien-core' )     => $message->type,
				__( 'Nhận lúc', 'hien-core' ) => (string) get_the_date( 'd/m/Y H:i', $post ),
				__( 'Tên', 'hien-core' )      => $message->name,
				__( 'Email', 'hien-core' )    => $message->email,
				__( 'Nội dung', 'hien-core' ) => $message->content,
				__( 'Trả lời', 'hien-core' )  => implode( "\n\n", array_column( Message::replies( $post->ID ), 'text' ) ),
			];
		}
		return $items;
	}

	protected function erase_page( string $email ): int {
		$posts = Message_Store::of_person( $email, self::PAGE, 1 ); // Always the first page: erased ones are no longer found.
		foreach ( $posts as $post ) {
			wp_delete_post( $post->ID, true );
		}
		return count( $posts );
	}

	protected function policy(): array {
		return [
			__( 'Khi bạn liên hệ, góp ý hay đặt câu hỏi, trang lưu tên, địa chỉ email và lời bạn viết, rồi gửi cho tác giả qua email để tác giả trả lời. Trang không lưu địa chỉ mạng của bạn cùng tin nhắn. Bạn có thể xin bản sao hoặc xin xóa; thư đã đến hộp thư của tác giả thì tác giả tự xóa.', 'hien-core' ),
		];
	}
}
