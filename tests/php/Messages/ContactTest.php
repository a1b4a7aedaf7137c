<?php

declare(strict_types=1);

namespace Hien\Tests\Messages;

use Hien\Messages\Message;
use Hien\Messages\Message_Post_Type;
use Hien\Messages\Message_Screen;
use Hien\Settings\Sections;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Query;

/** `POST contact`: what is kept, mailed and refused. */
final class ContactTest extends TestCase {

	use ContactMessages;
	use Members;

	public function test_a_visitors_message_is_kept_and_mailed_to_the_author(): void {
		update_option( Sections::NAME, [ 'contact' => [ 'email' => 'tacgia@example.org' ] ] );
		$response = $this->write( [ 'content' => "Chào anh <b>.\r\nHẹn gặp & \"cảm ơn\" &copy; 😀" ] );
		self::assertSame(
			[ 201, 'Đã gửi tin nhắn. Cảm ơn bạn, tác giả sẽ trả lời qua email.' ],
			[ $response->get_status(), $response->get_data()['message'] ]
		);

		[ $post ] = self::messages();
		$message  = Message::of( $post );
		self::assertEquals(
			new Message( 'Liên hệ', 'Nguyễn An', 'an@example.org', 0, "Chào anh <b>.\nHẹn gặp & \"cảm ơn\" &copy; 😀" ),
			$message,
			'As it was typed.'
		);
		self::assertSame( [ Message_Post_Type::UNREAD, '0' ], [ $post->post_status, $post->post_author ] );

		self::assertSame( [], self::$mails, 'The sender does not wait for the mail server.' );
		$this->after_response();
		[ $mail ] = self::$mails;
		self::assertSame( [ 'tacgia@example.org', [ 'Reply-To: an@example.org' ] ], [ $mail['to'], $mail['headers'] ] );
		self::assertStringContainsString( 'Liên hệ của Nguyễn An', $mail['subject'] );
		self::assertStringContainsString( $message->content, $mail['message'] );
		self::assertStringContainsString( "post.php?post=$post->ID&action=edit", $mail['message'] );
	}

	public function test_without_a_contact_address_the_authors_account_gets_the_mail(): void {
		$author = $this->make->user( 'editor' );
		update_option( Sections::NAME, [ 'author' => [ 'user' => $author ] ] );
		$this->write();
		$this->after_response();
		self::assertSame( get_userdata( $author )->user_email, self::$mails[0]['to'] );
	}

	public function test_a_member_is_who_they_are_whatever_they_send(): void {
		$member   = $this->as_user( 'subscriber' );
		$response = $this->write(
			[
				'type' => 'Góp ý',
				'name' => 'Chủ trang',
				'email' => 'chu@example.org',
				'seconds' => 0,
				'status' => 'publish',
				'post_author' => 1,
			]
		);
		self::assertSame( 'Gởi góp ý thành công!', $response->get_data()['message'] );
		$message = Message::of( self::messages()[0] );
		self::assertSame( [ $member, get_userdata( $member )->user_email, 'Góp ý' ], [ $message->user, $message->email, $message->type ] );
		self::assertSame( Message_Post_Type::UNREAD, self::messages()[0]->post_status );
	}

	#[TestWith( [ 'Góp ý', 'Vui lòng đăng nhập để góp ý!' ] )]
	#[TestWith( [ 'Trò chuyện', 'Vui lòng đăng nhập để trò chuyện!' ] )]
	public function test_what_is_for_members_is_refused_to_visitors( string $type, string $message ): void {
		$response = $this->write( [ 'type' => $type ] );
		self::assertSame( [ 401, $message, [] ], [ $response->get_status(), $response->get_data()['message'], self::messages() ] );
	}

	public function test_a_message_without_a_type_is_refused_without_a_word_in_the_log(): void {
		$response = $this->rest( 'POST', '/hien/v1/contact', [], [] );
		self::assertSame( [ 400, 'rest_missing_callback_param' ], [ $response->get_status(), $response->get_data()['code'] ] );
	}

	public function test_the_chat_without_firebase_leaves_a_message(): void {
		$member = $this->as_user( 'subscriber' );
		$empty  = $this->write( [ 'type' => 'Trò chuyện', 'content' => " \n" ] );
		self::assertSame(
			[ 400, [ 'content' => 'Vui lòng nhập nội dung chat!' ] ],
			[ $empty->get_status(), $empty->get_data()['data']['params'] ]
		);
		self::assertSame( 201, $this->write( [ 'type' => 'Trò chuyện', 'content' => 'Thầy ơi' ] )->get_status() );
		$message = Message::of( self::messages()[0] );
		self::assertSame( [ 'Trò chuyện', $member, 'Thầy ơi' ], [ $message->type, $message->user, $message->content ] );
		$this->after_response();
		self::assertCount( 1, self::$mails );
		self::assertStringContainsString( 'Trò chuyện của', self::$mails[0]['subject'] );
		self::assertContains( 'Reply-To: ' . get_userdata( $member )->user_email, (array) self::$mails[0]['headers'] );
	}

	/** @param array<string,string> $problems */
	#[TestWith(
		[
			[ 'name' => ' ', 'email' => 'an@', 'content' => " \n" ],
			[ 'name' => 'Bạn cho biết tên nhé.', 'email' => 'Địa chỉ email chưa đúng.', 'content' => 'Nội dung không được bỏ trống!' ],
		]
	)]
	#[TestWith( [ [ 'name' => "\u{200B}" ], [ 'name' => 'Bạn cho biết tên nhé.' ] ] )]
	#[TestWith( [ [ 'email' => "an@example.org\nBcc: ba@example.org" ], [ 'email' => 'Địa chỉ email chưa đúng.' ] ] )]
	#[TestWith( [ [ 'email' => 'an@example.org, ba@example.org' ], [ 'email' => 'Địa chỉ email chưa đúng.' ] ] )]
	public function test_each_field_that_is_wrong_is_named( array $params, array $problems ): void {
		$response = $this->write( $params );
		self::assertSame(
			[ 400, $problems, [], [] ],
			[ $response->get_status(), $response->get_data()['data']['params'], self::messages(), self::$mails ]
		);
	}

	public function test_nothing_is_longer_than_its_place(): void {
		$email    = str_repeat( 'a', 90 ) . '@example.org';
		$response = $this->write( [ 'name' => str_repeat( 'ạ', 101 ), 'email' => $email, 'content' => str_repeat( 'ạ', 5001 ) ] );
		self::assertSame( [ 'name', 'email', 'content' ], array_keys( $response->get_data()['data']['params'] ) );
		self::assertSame( 201, $this->write( [ 'name' => str_repeat( 'ạ', 100 ), 'content' => str_repeat( 'ạ', 5000 ) ] )->get_status() );
	}

	public function test_empty_feedback_has_its_own_words(): void {
		$this->as_user( 'subscriber' );
		self::assertSame( 'Vui lòng nhập nội dung góp ý!', $this->write( [ 'type' => 'Góp ý', 'content' => '' ] )->get_data()['message'] );
	}

	public function test_a_kind_that_is_not_known_is_refused(): void {
		self::assertSame( [ 'type' ], array_keys( $this->write( [ 'type' => 'Quảng cáo' ] )->get_data()['data']['params'] ) );
	}

	/** @param array<string,mixed> $params */
	#[TestWith( [ [ 'hien_extra' => 'http://spam.example' ] ] )]
	#[TestWith( [ [ 'seconds' => 0 ] ] )]
	public function test_robots_fall_into_the_trap( array $params ): void {
		$response = $this->write( $params );
		self::assertSame( [ 400, 'hien_spam', [] ], [ $response->get_status(), $response->get_data()['code'], self::messages() ] );
	}

	public function test_words_that_the_owner_disallows_make_it_spam_without_a_hint(): void {
		update_option( 'disallowed_keys', 'khuyến mãi' );
		self::assertSame( 201, $this->write( [ 'content' => 'Siêu khuyến mãi' ] )->get_status() );
		self::assertSame( [ [ Message_Post_Type::SPAM ], [] ], [ array_values( self::statuses() ), $this->mails_after_response() ] );
	}

	public function test_another_plugin_may_know_spam(): void {
		add_filter(
			'hien_message_is_spam',
			static fn( bool $is_spam, Message $message ): bool => $is_spam || 'an@example.org' === $message->email,
			10,
			2
		);
		$this->write();
		self::assertSame( [ [ Message_Post_Type::SPAM ], [] ], [ array_values( self::statuses() ), $this->mails_after_response() ] );
	}

	public function test_the_author_reads_that_a_member_has_no_name(): void {
		$id = $this->as_user( 'subscriber' );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, [ 'display_name' => ' ' ], [ 'ID' => $id ] );
		clean_user_cache( $id );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		$this->write( [ 'type' => 'Góp ý' ] );
		$this->after_response();
		self::assertStringEndsWith( 'Góp ý của (Không tên)', self::$mails[0]['subject'] );
		self::assertStringStartsWith( '(Không tên) <', self::$mails[0]['message'] );
	}

	public function test_a_name_adds_no_header_to_the_mail(): void {
		$this->write( [ 'name' => "An\r\nBcc: ba@example.org" ] );
		$this->after_response();
		self::assertStringEndsWith( 'Liên hệ của An Bcc: ba@example.org', self::$mails[0]['subject'] );
		self::assertSame( [ 'Reply-To: an@example.org' ], self::$mails[0]['headers'] );
	}

	public function test_a_mail_that_cannot_be_sent_loses_nothing_and_is_told_at_the_message(): void {
		self::break_mail();
		self::assertSame( 201, $this->write()->get_status() );
		$this->after_response();
		[ $post ] = self::messages();
		$screen = self::printed_by( static fn() => ( new Message_Screen() )->render( $post ) );
		self::assertStringContainsString( 'Thư báo về tin nhắn này không gửi được: Máy chủ không nhận thư.', $screen );
	}

	public function test_messages_in_a_row_are_limited(): void {
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9' );
		self::assertStringContainsString(
			'q=60;w=3600',
			$this->write()->get_headers()['RateLimit-Policy'],
			'A school may share an address.'
		);
		$this->as_user( 'subscriber' );
		$statuses = array_map( fn(): int => $this->write()->get_status(), range( 1, 6 ) );
		self::assertSame( [ 201, 201, 201, 201, 201, 429 ], $statuses );
		self::assertGreaterThan( 0, $this->write()->get_data()['data']['retry_after'] );
	}

	#[TestWith( [ null ] )]
	#[TestWith( [ 'subscriber' ] )]
	#[TestWith( [ 'author' ] )]
	public function test_nobody_reads_messages_on_the_site_or_by_rest( ?string $role ): void {
		$post = $this->written( [ 'content' => 'Bí mật kinh doanh' ] );
		if ( null !== $role ) {
			$this->as_user( $role );
		}
		foreach ( [ '/wp/v2/hien_message', "/wp/v2/hien_message/$post->ID", "/wp/v2/posts/$post->ID", '/hien/v1/contact' ] as $route ) {
			self::assertContains( $this->rest( 'GET', $route )->get_status(), [ 404, 405 ], $route );
		}
		self::assertSame( [], $this->rest( 'GET', '/wp/v2/search', [ 'search' => 'mật' ] )->get_data() );
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/search', [ 's' => 'bi mat' ] )->get_data()['data'] );
		foreach (
			[
				"/?p=$post->ID",
				"/?post_type=hien_message&p=$post->ID",
				"/$post->post_name",
				'/?s=kinh+doanh',
				'/?post_type=hien_message',
			] as $address
		) {
			self::assertStringNotContainsString( 'Bí mật', $this->page_at( $address )->html, $address );
		}
		self::assertSame( [], ( new WP_Query( [ 'post_type' => 'any', 's' => 'mật' ] ) )->posts );
		self::assertFalse(
			current_user_can( 'read_post', $post->ID )
				|| current_user_can( 'edit_post', $post->ID )
				|| current_user_can( 'delete_post', $post->ID )
		);
		self::assertArrayNotHasKey( 'hien_message', wp_sitemaps_get_server()->registry->get_provider( 'posts' )->get_object_subtypes() );
	}

	/** @return list<array<string,mixed>> */
	private function mails_after_response(): array {
		$this->after_response();
		return self::$mails;
	}
}
