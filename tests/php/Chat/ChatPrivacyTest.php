<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Blocked_Members;
use Hien\Chat\Chat_Boot;
use Hien\Chat\Conversations;
use Hien\Tests\Support\TestCase;

/** Conversations in WordPress's tools for personal data. */
final class ChatPrivacyTest extends TestCase {

	use Chats;

	public function test_the_export_has_all_messages_of_the_person_and_nobody_elses(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào <b>cô</b>', 7200 ], [ 'Admin', 'Chào em', 3600 ] ] );
		$this->write( "chats/$id/-N0001/img", 'https://example.org/a.webp' );
		$this->write( "chats/$id/-N0000/createdAt", 1_600_000_000_000 );
		$this->write( "chats/$id/-N0001/createdAt", 1_700_000_000_000 );
		$this->conversation( $this->make->user(), [ [ 'user', 'Chuyện khác', 60 ] ] );
		[ $items, $pages ] = $this->export( $id );
		self::assertSame( 1, $pages );
		self::assertSame(
			[ [ 'Bình', 'Chào &lt;b&gt;cô&lt;/b&gt;', null ], [ 'Tác giả', 'Chào em', 'https://example.org/a.webp' ] ],
			array_map( static fn( array $item ): array => [ $item['Người viết'], $item['Tin nhắn'], $item['Ảnh'] ?? null ], $items )
		);
		self::assertSame( '15/11/2023 05:13', substr( $items[1]['Lúc'], 0, 16 ) );
	}

	public function test_a_long_conversation_comes_page_by_page(): void {
		$id = $this->make->user();
		foreach ( range( 1, 250 ) as $number ) {
			$messages[ sprintf( '-N%04d', $number ) ] = [
				'username' => 'Bình',
				'type' => 'user',
				'message' => "Lời $number",
				'createdAt' => 1000,
			];
		}
		$this->write( "chats/$id", $messages );
		[ $items, $pages ] = $this->export( $id );
		self::assertSame( 3, $pages );
		self::assertSame(
			array_map( static fn( int $number ): string => "Lời $number", range( 1, 250 ) ),
			array_column( $items, 'Tin nhắn' )
		);
	}

	public function test_an_export_without_firebase_says_what_it_lacks(): void {
		$id           = $this->make->user();
		$this->outage = 'Không tới được';
		[ $items ]    = $this->export( $id );
		self::assertStringContainsString( 'Không tới được', $items[0]['Chưa lấy được tin nhắn'] );
	}

	public function test_a_person_without_conversation_and_a_site_without_chat_export_nothing(): void {
		$id = $this->make->user();
		self::assertSame( [ [], 1 ], $this->export( $id ) );
		$this->set_up_chat( [ 'config' => '' ] );
		$this->sent = [];
		self::assertSame( [ [], 1 ], $this->export( $id ) );
		self::assertSame( [], $this->sent );
	}

	public function test_the_eraser_removes_the_conversation(): void {
		$id = $this->make->user();
		update_user_option( $id, Chat_Boot::BEGUN, '1' );
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ], [ 'user', 'Alo', 50 ] ] );
		self::assertSame( [ 'items_removed' => 2, 'items_retained' => false, 'messages' => [], 'done' => true ], $this->erase( $id ) );
		self::assertSame(
			[ null, null, false ],
			[ $this->stored( "chats/$id" ), $this->stored( "threads/$id" ), get_user_option( Chat_Boot::BEGUN, $id ) ]
		);
		self::assertSame( 0, $this->erase( $id )['items_removed'] );
	}

	public function test_what_cannot_be_erased_now_is_said_and_erased_later(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		$this->outage = 'Không tới được';
		$answer       = $this->erase( $id );
		self::assertSame( [ true, true ], [ $answer['items_retained'], $answer['done'] ] );
		self::assertStringContainsString( 'trang sẽ tự thử lại', $answer['messages'][0] );
		self::assertSame( [ $id ], array_keys( Conversations::waiting() ) );
		$this->outage = '';
		do_action( 'hien_chat_remove' );
		self::assertNull( $this->stored( "threads/$id" ) );
		self::assertFalse( $this->erase( $id )['items_retained'] );
	}

	public function test_a_block_and_its_reason_are_exported_and_retained(): void {
		$id = $this->make->user();
		update_user_option( $id, Blocked_Members::META, [ 'reason' => 'Quảng cáo', 'at' => 1_700_000_000 ] );
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		[ $items ] = $this->export( $id );
		self::assertSame(
			[ [ 'Bị chặn nhắn tin lúc' => '15/11/2023 05:13:20', 'Lý do' => 'Quảng cáo' ], 'Chào' ],
			[ $items[0], $items[1]['Tin nhắn'] ]
		);
		$answer = $this->erase( $id );
		self::assertSame( [ 1, true ], [ $answer['items_removed'], $answer['items_retained'] ] );
		self::assertStringContainsString( 'lý do chặn vẫn được giữ', $answer['messages'][0] );
		self::assertNotNull( Blocked_Members::of( $id ) );
		$this->close();
		self::assertCount( 1, $this->export( $id )[0], 'Of a site whose chat is closed too.' );
	}

	public function test_a_closed_chat_exports_what_firebase_keeps(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào', 60 ] ] );
		$this->close();
		self::assertSame( 'Chào', $this->export( $id )[0][0]['Tin nhắn'] ?? '' );
		$this->outage = 'Không tới được';
		self::assertStringContainsString( 'Không tới được', $this->export( $id )[0][0]['Chưa lấy được tin nhắn'] ?? '' );
	}

	/** @return array{list<array<string,string>>,int} Items as label => HTML, and how many pages they took. */
	private function export( int $id ): array {
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', [] )['hien-chat']['callback'];
		$items    = [];
		$page     = 0;
		do {
			$answer = $exporter( get_userdata( $id )->user_email, ++$page );
			foreach ( $answer['data'] as $item ) {
				$items[] = array_column( $item['data'], 'value', 'name' );
			}
		} while ( ! $answer['done'] );
		return [ $items, $page ];
	}

	/** @return array<string,mixed> */
	private function erase( int $id ): array {
		return apply_filters( 'wp_privacy_personal_data_erasers', [] )['hien-chat']['callback']( get_userdata( $id )->user_email );
	}
}
