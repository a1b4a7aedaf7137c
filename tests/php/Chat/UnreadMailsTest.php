<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Chat_Mail_Preference;
use Hien\Chat\Unread_Mails;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;

/** Mails about what waits unread: when, to whom, once for each silence. */
final class UnreadMailsTest extends TestCase {

	use Chats;
	use Members;

	private const MINUTE = MINUTE_IN_SECONDS;

	public function test_it_looks_while_somebody_may_write_or_a_message_waits(): void {
		self::assertFalse( wp_next_scheduled( Unread_Mails::EVENT ) );
		$this->sign_in();
		self::assertSame( 200, $this->rest( 'POST', '/hien/v1/chat/token' )->get_status() );
		self::assertLessThanOrEqual( time() + 5 * self::MINUTE, wp_next_scheduled( Unread_Mails::EVENT ) );
		self::assertTrue( $this->run_mails(), 'Whoever has a token may come back and write, without a new one.' );
		$member = $this->make->user();
		$this->conversation( $member, [ [ 'user', 'Chào', 6 * self::MINUTE ] ], 1 );
		self::assertTrue( $this->run_mails() );
		self::assertCount( 1, self::$mails );

		self::after_the_tokens();
		self::assertFalse( $this->run_mails(), 'All is mailed.' );
		$this->conversation( $this->make->user(), [ [ 'user', 'Chào', self::MINUTE ] ], 1 );
		self::assertTrue( $this->run_mails(), 'A message waits.' );
		do_action( 'hien_chat_token_issued', $member );
		$this->write( 'threads', [] );
		self::assertTrue( $this->run_mails(), 'A new token.' );
	}

	public function test_a_site_without_chat_or_without_mails_does_not_look(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào', 20 * self::MINUTE ] ], 1 );
		$site = get_option( 'hien_site' );
		$site['chat']['mails'] = 'off';
		update_option( 'hien_site', $site );
		do_action( 'hien_chat_token_issued', $id );
		self::assertFalse( wp_next_scheduled( Unread_Mails::EVENT ) );
		$this->sent = [];
		$this->run_mails();
		self::assertSame( [ [], [] ], [ self::$mails, $this->sent ] );
		$site['chat']['mails'] = 'on';
		update_option( 'hien_site', $site );
		$this->close();
		wp_schedule_single_event( time(), Unread_Mails::EVENT );
		$this->run_mails();
		self::assertSame( [ [], [], false ], [ self::$mails, $this->sent, wp_next_scheduled( Unread_Mails::EVENT ) ] );
	}

	public function test_the_author_gets_one_digest_of_all_conversations(): void {
		$one = $this->make->user();
		$two = $this->make->user();
		$this->conversation(
			$one,
			[
				[ 'user', 'Đã đọc', 3600 ],
				[ 'Admin', 'Chào bạn', 3500 ],
				[ 'user', "Cài theme\nthế nào ạ?", 7 * self::MINUTE ],
				[ 'user', '<b>Alo</b>', 6 * self::MINUTE ],
			],
			2
		);
		$this->conversation( $two, [ [ 'user', 'Học phí bao nhiêu?', 20 * self::MINUTE ] ], 1, name: 'Chi' );
		$this->conversation( $this->make->user(), [ [ 'user', 'Vừa gõ', 60 ] ], 1, name: 'Dung' );
		$this->conversation( $this->make->user(), [ [ 'user', 'Đọc rồi', 3600 ] ], 0, name: 'Em' );
		$this->run_mails();
		self::assertCount( 1, self::$mails );
		[ 'to' => $to, 'subject' => $subject, 'message' => $text ] = self::$mails[0];
		self::assertSame( get_userdata( 1 )->user_email, $to );
		self::assertStringEndsWith( '2 cuộc trò chuyện chưa đọc', $subject );
		foreach (
			[
				'Bình, 2 tin nhắn chưa đọc:',
				"Cài theme\nthế nào ạ?",
				'<b>Alo</b>',
				home_url( "/admin/chat/$one" ),
				'Chi, 1 tin nhắn chưa đọc:',
				'Học phí bao nhiêu?',
				home_url( "/admin/chat/$two" ),
			] as $words
		) {
			self::assertStringContainsString( $words, $text );
		}
		foreach ( [ 'Đã đọc', 'Vừa gõ', 'Dung', 'Em,' ] as $words ) {
			self::assertStringNotContainsString( $words, $text );
		}
	}

	public function test_what_the_author_marked_as_unread_is_no_news(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Đọc rồi', 20 * self::MINUTE ] ] );
		$this->write( "threads/$id/unreadAdmin", 1 );
		$this->run_mails();
		self::assertSame( [], self::$mails );
		$this->conversation( $id, [ [ 'user', 'Đọc rồi', 20 * self::MINUTE ], [ 'user', 'Mới', 6 * self::MINUTE ] ], 1 );
		$this->run_mails();
		self::assertCount( 1, self::$mails );
		self::assertStringNotContainsString( 'Đọc rồi', self::$mails[0]['message'] );
	}

	public function test_the_latest_messages_are_quoted_whatever_their_keys(): void {
		$id = $this->make->user();
		$this->conversation( $id, array_fill( 0, 30, [ 'user', 'Cũ', 20 * self::MINUTE ] ), 1 );
		$this->write(
			"chats/$id/-0",
			[ 'message' => 'Mới', 'createdAt' => ( time() - 6 * self::MINUTE ) * 1000 ] + $this->stored( "chats/$id" )['-N0029']
		);
		$this->run_mails();
		self::assertMatchesRegularExpression( '/Cũ.*Mới/s', self::$mails[0]['message'] );
	}

	public function test_the_author_gets_one_mail_for_each_silence(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Một', 20 * self::MINUTE ] ], 1 );
		$this->run_mails();
		self::assertCount( 1, self::$mails );
		self::assertStringEndsWith( 'Bình nhắn cho bạn', self::$mails[0]['subject'] );
		$this->run_mails();
		$this->conversation( $id, [ [ 'user', 'Một', 20 * self::MINUTE ], [ 'user', 'Hai', 10 * self::MINUTE ] ], 2 );
		$this->run_mails();
		self::assertCount( 1, self::$mails, 'More of it is the same silence.' );

		$this->conversation( $this->make->user(), [ [ 'user', 'Người khác', 10 * self::MINUTE ] ], 1, name: 'Chi' );
		$this->run_mails();
		self::assertCount( 2, self::$mails );
		self::assertStringNotContainsString( 'Bình', self::$mails[1]['message'], 'Another conversation is another silence.' );

		$this->conversation( $id, [ [ 'user', 'Hai', 10 * self::MINUTE ] ], 0 );
		$this->run_mails();
		$this->conversation( $id, [ [ 'user', 'Ba', 6 * self::MINUTE ] ], 1 );
		$this->run_mails();
		self::assertCount( 3, self::$mails, 'What was read ends a silence.' );
	}

	public function test_an_author_who_was_there_meanwhile_is_mailed_about_what_came_after(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Một', 20 * self::MINUTE ] ], 1 );
		$this->run_mails();
		$this->write( 'presence/1/a', time() * 1000 );
		$this->run_mails();
		$this->write( 'presence', [] );
		$this->run_mails();
		self::assertCount( 1, self::$mails, 'Nothing new.' );
		$this->conversation( $id, [ [ 'user', 'Một', 20 * self::MINUTE ], [ 'user', 'Hai', 6 * self::MINUTE ] ], 2 );
		$this->run_mails();
		self::assertCount( 2, self::$mails );
	}

	public function test_whoever_answers_the_chat_being_there_is_enough(): void {
		$this->conversation( $this->make->user(), [ [ 'user', 'Chào', 20 * self::MINUTE ] ], 1 );
		$member = $this->make->user();
		$second = $this->make->user( 'administrator' );
		$this->write( "presence/$second/a", time() * 1000 );
		$this->run_mails();
		self::assertCount( 0, self::$mails );
		$this->write( 'presence', [ $member => [ 'a' => time() * 1000 ] ] );
		$this->run_mails();
		self::assertCount( 1, self::$mails );
	}

	public function test_a_connection_that_was_lost_without_a_word_is_nobody(): void {
		$id = $this->make->user();
		$this->conversation( $id, [ [ 'user', 'Chào', 20 * self::MINUTE ] ], 1 );
		$this->write( 'presence', [ 1 => [ 'a' => ( time() - 6 * self::MINUTE ) * 1000, 'b' => ( time() - 4 * self::MINUTE ) * 1000 ] ] );
		$this->run_mails();
		self::assertCount( 0, self::$mails, 'One of two tabs is there.' );
		$this->write( 'presence/1/b', ( time() - 6 * self::MINUTE ) * 1000 );
		$this->run_mails();
		self::assertCount( 1, self::$mails );
	}

	public function test_a_member_is_mailed_the_answer_that_was_not_read(): void {
		$id = $this->make->user( 'subscriber', [ 'display_name' => 'Trần Thị Bình' ] );
		$this->conversation(
			$id,
			[ [ 'user', 'Hỏi', 3600 ], [ 'Admin', 'Đọc rồi', 3500 ], [ 'Admin', "Bạn vào\nCài đặt nhé", 9 * self::MINUTE ] ],
			0,
			1
		);
		$this->run_mails();
		self::assertCount( 0, self::$mails, 'Ten minutes to read it.' );
		$this->conversation(
			$id,
			[ [ 'user', 'Hỏi', 3600 ], [ 'Admin', 'Đọc rồi', 3500 ], [ 'Admin', "Bạn vào\nCài đặt nhé", 11 * self::MINUTE ] ],
			0,
			1
		);
		$this->run_mails();
		$this->run_mails();
		self::assertCount( 1, self::$mails );
		[ 'to' => $to, 'subject' => $subject, 'message' => $text, 'headers' => $headers ] = self::$mails[0];
		self::assertSame( get_userdata( $id )->user_email, $to );
		self::assertStringContainsString( 'đã trả lời bạn', $subject );
		self::assertStringContainsString( 'Chào Trần Thị Bình,', $text );
		self::assertStringContainsString( "Bạn vào\nCài đặt nhé", $text );
		self::assertStringNotContainsString( 'Đọc rồi', $text );
		self::assertStringContainsString(
			'List-Unsubscribe: <' . Chat_Mail_Preference::end_address( $id ) . '>',
			implode( "\n", (array) $headers )
		);
	}

	public function test_a_member_who_is_there_or_wants_none_is_not_mailed(): void {
		$ids = array_map( fn(): int => $this->make->user(), range( 1, 3 ) );
		foreach ( $ids as $id ) {
			$this->conversation( $id, [ [ 'Admin', 'Trả lời', 11 * self::MINUTE ] ], 0, 1 );
		}
		$this->write( "presence/$ids[0]/a", time() * 1000 );
		Chat_Mail_Preference::set_for_user( $ids[1], false );
		wp_delete_user( $ids[2] );
		$this->run_mails();
		self::assertSame( [], self::$mails );
	}

	public function test_a_mail_that_the_server_does_not_take_is_sent_later(): void {
		$this->conversation( $this->make->user(), [ [ 'user', 'Chào', 20 * self::MINUTE ] ], 1 );
		$this->conversation( $this->make->user(), [ [ 'Admin', 'Trả lời', 20 * self::MINUTE ] ], 0, 1 );
		$tries = 0;
		$fail  = static function () use ( &$tries ): bool {
			++$tries;
			return false;
		};
		add_filter( 'pre_wp_mail', $fail, PHP_INT_MAX );
		$this->run_mails();
		self::assertSame( 2, $tries );
		remove_filter( 'pre_wp_mail', $fail, PHP_INT_MAX );
		self::$mails = [];
		$this->run_mails();
		self::assertCount( 2, self::$mails );
	}

	public function test_a_run_mails_twenty_members_and_the_next_one_the_others(): void {
		foreach ( range( 1, 22 ) as $age ) {
			$this->conversation( $this->make->user(), [ [ 'Admin', 'Trả lời', ( 20 + $age ) * self::MINUTE ] ], 0, 1 );
		}
		$this->run_mails();
		self::assertCount( 20, self::$mails );
		$this->run_mails();
		$this->run_mails();
		self::assertCount( 22, self::$mails );
		self::assertCount( 22, array_unique( array_column( self::$mails, 'to' ) ) );
	}

	public function test_members_whose_mails_fail_each_time_keep_nobody_waiting(): void {
		$good = $this->make->user( 'subscriber', [ 'user_email' => 'tot@example.org' ] );
		$this->conversation( $good, [ [ 'Admin', 'Trả lời', 20 * self::MINUTE ] ], 0, 1 );
		foreach ( range( 1, 21 ) as $age ) {
			$this->conversation( $this->make->user(), [ [ 'Admin', 'Trả lời', ( 20 + $age ) * self::MINUTE ] ], 0, 1 );
		}
		$tried = [];
		$fail  = static function ( mixed $sent, array $mail ) use ( &$tried ): bool {
			$tried[] = $mail['to'];
			return 'tot@example.org' === $mail['to'];
		};
		add_filter( 'pre_wp_mail', $fail, PHP_INT_MAX, 2 );
		$this->run_mails();
		self::assertNotContains( 'tot@example.org', $tried );
		$this->run_mails();
		self::assertContains( 'tot@example.org', $tried );
		self::assertCount( 40, $tried, 'Those that failed are tried again.' );
		self::assertTrue( $this->run_mails(), 'They wait still.' );
		self::assertCount( 1, array_keys( $tried, 'tot@example.org', true ) );
	}

	public function test_a_run_reads_conversations_and_connections_once(): void {
		$this->conversation( $this->make->user(), [ [ 'user', 'Chào', 60 ] ], 1 );
		$this->write( 'presence', array_fill_keys( range( 2, 9 ), [ 'a' => time() * 1000 ] ) );
		$this->sent = [];
		$this->run_mails();
		self::assertSame(
			[ '/threads.json', '/presence.json' ],
			array_map( static fn( array $request ): string => (string) wp_parse_url( $request['url'], PHP_URL_PATH ), $this->sent )
		);
	}

	public function test_firebase_being_away_is_no_end_until_nobody_may_write(): void {
		do_action( 'hien_chat_token_issued', 1 );
		$this->conversation( $this->make->user(), [ [ 'user', 'Chào', 20 * self::MINUTE ] ], 1 );
		$this->outage = 'Không tới được';
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		self::assertTrue( $this->run_mails() );
		self::assertLessThanOrEqual(
			time() + 5 * self::MINUTE,
			wp_next_scheduled( Unread_Mails::EVENT ),
			'One lost request delays no mail by long.'
		);
		$this->outage = '';
		$this->run_mails();
		self::assertCount( 1, self::$mails );
		$this->outage = 'Không tới được';
		self::after_the_tokens();
		self::assertFalse( $this->run_mails() );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
	}

	public function test_what_waits_is_mailed_though_firebase_is_away_after_the_tokens(): void {
		do_action( 'hien_chat_token_issued', 1 );
		$this->conversation( $this->make->user(), [ [ 'user', 'Chào', 20 * self::MINUTE ] ], 1 );
		add_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );
		self::after_the_tokens();
		self::assertTrue( $this->run_mails() );
		remove_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );
		self::$mails = []; // Those that were not sent.
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		foreach ( [ 'Không tới được', 'Vẫn không tới được' ] as $this->outage ) {
			self::assertTrue( $this->run_mails(), $this->outage );
		}
		$this->outage = '';
		$this->run_mails();
		self::assertCount( 1, self::$mails );
		$this->outage = 'Không tới được';
		self::assertFalse( $this->run_mails(), 'All is mailed.' );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
	}

	public function test_the_link_of_a_mail_asks_and_its_button_ends_the_mails(): void {
		$id   = $this->make->user();
		$link = Chat_Mail_Preference::end_address( $id );
		[ $status, $page ] = self::open( $link );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Thôi nhận', $page );
		self::assertTrue( Chat_Mail_Preference::of_user( $id ), 'Programs that check mails open links too.' );
		self::open( $link, 'POST' );
		self::assertFalse( Chat_Mail_Preference::of_user( $id ) );
		Chat_Mail_Preference::set_for_user( $id, true );
		self::open( $link, 'POST', [ 'List-Unsubscribe' => 'One-Click' ] );
		self::assertFalse( Chat_Mail_Preference::of_user( $id ) );
		$other = $this->make->user();
		self::assertSame( 403, self::open( str_replace( "unsubscribe=$id", "unsubscribe=$other", $link ), 'POST' )[0] );
		self::assertTrue( Chat_Mail_Preference::of_user( $other ) );
	}

	public function test_the_account_has_the_wish(): void {
		$this->sign_in();
		self::assertTrue( $this->rest( 'GET', '/hien/v1/account' )->get_data()['chat_mail'] );
		self::assertFalse( $this->rest( 'PUT', '/hien/v1/account', json: [ 'chat_mail' => false ] )->get_data()['chat_mail'] );
		self::assertFalse( Chat_Mail_Preference::of_user( get_current_user_id() ) );
		self::assertTrue( $this->rest( 'PUT', '/hien/v1/account', json: [ 'chat_mail' => true ] )->get_data()['chat_mail'] );
	}

	/** The time when all tokens are too old to write with. */
	private static function after_the_tokens(): void {
		self::assertGreaterThan( time() + 65 * self::MINUTE, get_option( 'hien_chat_mails_until' ) );
		update_option( 'hien_chat_mails_until', time() );
	}

	/** Runs as WP-Cron does. Returns whether another run is scheduled. */
	private function run_mails(): bool {
		wp_clear_scheduled_hook( Unread_Mails::EVENT );
		do_action( 'hien_chat_mails' );
		return false !== wp_next_scheduled( Unread_Mails::EVENT );
	}
}
