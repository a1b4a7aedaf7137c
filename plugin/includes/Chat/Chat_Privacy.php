<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Privacy\Personal_Data;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Conversations in WordPress's tools for personal data. */
final class Chat_Privacy extends Personal_Data {

	/** Why the last erasure has left something; '' where it has not. */
	private string $left = '';

	public function __construct(
		private readonly Chat_Config $config,
		private readonly Database $database,
		private readonly Conversations $conversations,
	) {}

	protected function key(): string {
		return 'hien-chat';
	}

	protected function label(): string {
		return __( 'Trò chuyện', 'hien-core' );
	}

	protected function export_page( string $email, int $page ): array {
		$user = get_user_by( 'email', $email );
		if ( ! $user instanceof WP_User || ! $this->config->is_ready() ) {
			return [];
		}
		try {
			return $this->items( $user->ID, $page );
		} catch ( Database_Error $error ) {
			// Said in the file, for an export that lacks the messages without a word would be taken for whole.
			return [ [ __( 'Chưa lấy được tin nhắn', 'hien-core' ) => $error->getMessage() ] ];
		}
	}

	/**
	 * The keys first, for the database has no pages; then the messages of one page.
	 *
	 * @return array<string,array<string,string>> As Personal_Data::export().
	 * @throws Database_Error Where the database does not answer.
	 */
	private function items( int $user_id, int $page ): array {
		$keys = array_map( 'strval', array_keys( (array) $this->database->get( "chats/$user_id", [ 'shallow' => true ] ) ) );
		sort( $keys, SORT_STRING );
		$keys = array_slice( $keys, ( $page - 1 ) * self::PAGE, self::PAGE );
		if ( [] === $keys ) {
			return [];
		}
		$messages = Chat_Message::all(
			$this->database->get(
				"chats/$user_id",
				[
					'orderBy' => '$key',
					'startAt' => reset( $keys ),
					'endAt'   => end( $keys ),
				]
			)
		);
		$items    = [];
		foreach ( $messages as $key => $message ) {
			$items[ "hien-chat-$key" ] = [
				__( 'Người viết', 'hien-core' ) => $message->name,
				__( 'Lúc', 'hien-core' )        => (string) wp_date( 'd/m/Y H:i:s', $message->date ),
				__( 'Tin nhắn', 'hien-core' )   => $message->text,
				__( 'Ảnh', 'hien-core' )        => $message->image,
			];
		}
		return $items;
	}

	/** The account keeps whether it is blocked: erasing one's messages is no way around that. */
	protected function erase( WP_User $user ): int {
		$this->left = '';
		delete_user_meta( $user->ID, Chat_Mail_Wish::META );
		if ( ! $this->config->is_ready() && '' === get_user_meta( $user->ID, Chat_Boot::BEGUN, true ) ) {
			return 0;
		}
		try {
			$count = count( (array) $this->database->get( "chats/$user->ID", [ 'shallow' => true ] ) );
		} catch ( Database_Error ) {
			$count = 0; // What follows fails as well, and says so.
		}
		$error      = $this->conversations->remove( $user->ID );
		$this->left = null === $error ? '' : __( 'Tin nhắn trong khung trò chuyện chưa xóa được trên Firebase; trang sẽ tự thử lại.', 'hien-core' ) . ' ' . $error->getMessage();
		return min( $count, self::PAGE - 1 ); // All are gone: it need not be called again.
	}

	protected function retained(): string {
		return $this->left;
	}

	protected function policy(): array {
		return [
			__( 'Khi bạn trò chuyện với tác giả, tin nhắn nằm ở Firebase Realtime Database của Google, cùng tên và ảnh chân dung của bạn; ảnh bạn gửi nằm trên máy chủ của trang. Chỉ bạn và người trả lời đọc được. Trong lúc bạn mở trang, tác giả thấy bạn đang có mặt và đang gõ.', 'hien-core' ),
			__( 'Bạn chưa đọc câu trả lời sau 10 phút thì trang gửi nó qua e-mail; bạn tắt được ở trang Tài khoản. Tin nhắn và ảnh mất khi tác giả xóa cuộc trò chuyện hay khi tài khoản bị xóa.', 'hien-core' ),
		];
	}
}
