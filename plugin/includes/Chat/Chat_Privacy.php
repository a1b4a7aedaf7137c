<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Privacy\Personal_Data;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Exports and erases conversations with WordPress's personal data tools. */
final class Chat_Privacy extends Personal_Data {

	protected const KEY = 'hien-chat';

	protected function label(): string {
		return __( 'Trò chuyện', 'hien-core' );
	}

	protected function export_page( string $email, int $page ): array {
		$user = get_user_by( 'email', $email );
		if ( ! $user instanceof WP_User ) {
			return [];
		}
		$block = 1 === $page ? self::block( $user->ID ) : [];
		if ( ! Chat_Config::is_set_up() ) {
			return $block;
		}
		try {
			return $block + $this->messages( $user->ID, $page );
		} catch ( Database_Error $error ) {
			// The export must show that messages are missing.
			return $block + [ [ __( 'Chưa lấy được tin nhắn', 'hien-core' ) => $error->getMessage() ] ];
		}
	}

	/** @return array<string,array<string,string>> An item about the member's block, in the format of Personal_Data::export(). */
	private static function block( int $user_id ): array {
		$block = Blocked_Members::of( $user_id );
		return null === $block ? [] : [
			'hien-chat-block' => [
				__( 'Bị chặn nhắn tin lúc', 'hien-core' ) => (string) wp_date( 'd/m/Y H:i:s', $block['at'] ),
				__( 'Lý do', 'hien-core' )                => $block['reason'],
			],
		];
	}

	/**
	 * The messages of one page of the export. The database has no paging, so this first gets all keys.
	 *
	 * @return array<string,array<string,string>> As Personal_Data::export().
	 * @throws Database_Error Where the database does not answer.
	 */
	private function messages( int $user_id, int $page ): array {
		$keys = array_map( 'strval', array_keys( (array) Database::get( "chats/$user_id", [ 'shallow' => true ] ) ) );
		sort( $keys, SORT_STRING );
		$keys = array_slice( $keys, ( $page - 1 ) * self::PAGE, self::PAGE );
		if ( [] === $keys ) {
			return [];
		}
		$messages = Chat_Message::all(
			Database::get(
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

	/** Does not remove a block: otherwise blocked members could lift it by erasing their data. */
	protected function erase( WP_User $user ): int {
		$this->retained = null === Blocked_Members::of( $user->ID )
			? ''
			: __( 'Việc chặn nhắn tin và lý do chặn vẫn được giữ cho đến khi tác giả bỏ chặn hay tài khoản bị xóa.', 'hien-core' );
		delete_user_meta( $user->ID, Chat_Mail_Preference::META );
		$pictures = Chat_Images::remove( $user->ID, time() );
		if ( ! Chat_Config::is_set_up() && ! Chat_Boot::has_begun( $user->ID ) && 0 === $pictures ) {
			return 0;
		}
		try {
			$count = count( (array) Database::get( "chats/$user->ID", [ 'shallow' => true ] ) );
		} catch ( Database_Error ) {
			$count = 0; // remove() below fails too, and returns the reason.
		}
		$left = Conversations::remove( $user->ID );
		if ( '' !== $left ) {
			$this->retained = trim(
				$this->retained . ' ' . __( 'Cuộc trò chuyện chưa xóa hết được; trang sẽ tự thử lại.', 'hien-core' ) . " $left"
			);
		}
		return min( $count, self::PAGE - 1 ); // Less than a page, so that WordPress does not call again.
	}

	protected function policy(): array {
		return [
			__( 'Khi bạn trò chuyện với tác giả, tin nhắn nằm ở Firebase Realtime Database của Google, cùng tên và ảnh chân dung của bạn; chỉ bạn và người trả lời đọc được. Ảnh bạn gửi là tệp công khai trên máy chủ của trang, có tên không đoán được: ai có địa chỉ của ảnh thì xem được. Trong lúc bạn mở trang, tác giả thấy bạn đang có mặt và đang gõ.', 'hien-core' ),
			sprintf(
				/* translators: %d: number of minutes */
				__( 'Bạn chưa đọc câu trả lời sau %d phút thì trang gửi nó qua email; bạn tắt được ở trang Tài khoản. Tin nhắn và ảnh mất khi tác giả xóa cuộc trò chuyện hay khi tài khoản bị xóa. Tác giả có thể chặn một thành viên; trang lưu lý do, và thành viên thấy nó trong bản xuất dữ liệu cá nhân.', 'hien-core' ),
				Unread_Mails::ANSWER_MINUTES
			),
		];
	}
}
