<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Blocked_Members;
use Hien\Chat\Chat_Mail_Preference;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;

/** What who answers the chat may do: see members, block them, keep answers, make questions. */
final class AnsweringTest extends TestCase {

	use Chats;
	use Members;

	/** Calls of this test's routes; every one is for who answers the chat. */
	private const CALLS = [
		[ 'GET', 'members/{id}', null ],
		[ 'PUT', 'members/{id}/block', [ 'reason' => 'Quấy rầy' ] ],
		[ 'DELETE', 'members/{id}/block', null ],
		[ 'GET', 'replies', null ],
		[ 'PUT', 'replies', [ 'replies' => [] ] ],
		[ 'POST', 'faqs', [ 'title' => 'Hỏi', 'messages' => [ 'Đáp' ] ] ],
	];

	public function test_nobody_else_may(): void {
		$id = $this->make->user();
		foreach (
			[
				[ 'subscriber', 403, 'rest_forbidden' ],
				[ 'editor', 403, 'rest_forbidden' ],
				[ '', 401, 'rest_not_logged_in' ],
			] as [ $role, $status, $code ]
		) {
			if ( '' === $role ) {
				wp_set_current_user( 0 );
			} else {
				$this->as_user( $role );
			}
			foreach ( self::CALLS as [ $method, $path, $body ] ) {
				self::assert_error(
					$status,
					$code,
					$this->rest( $method, '/hien/v1/chat/' . str_replace( '{id}', (string) $id, $path ), json: $body )
				);
			}
		}
		self::assertNull( Blocked_Members::of( $id ) );
	}

	public function test_a_member_is_shown_with_the_latest_comments(): void {
		$id   = $this->make->user( 'subscriber', [ 'display_name' => 'Trần Thị Bình', 'user_registered' => '2025-03-04 05:06:07' ] );
		$post = $this->make->post();
		foreach ( range( 1, 4 ) as $number ) {
			$this->make->comment(
				$post,
				[
					'user_id' => $id,
					'comment_content' => "Lời $number",
					'comment_date_gmt' => "2025-05-0$number 00:00:00",
					'comment_date' => "2025-05-0$number 07:00:00",
					'comment_approved' => 4 === $number ? '0' : '1',
				]
			);
		}
		$this->make->comment( $post );
		$this->as_user( 'administrator' );
		$member = $this->rest( 'GET', "/hien/v1/chat/members/$id" )->get_data();
		self::assertSame(
			[ $id, 'Trần Thị Bình', true, null, false ],
			[ $member['id'], $member['name'], $member['mails'], $member['blocked'], $member['answers'] ]
		);
		self::assertSame( strtotime( '2025-03-04 05:06:07 UTC' ), strtotime( $member['registered'] ) );
		self::assertSame( [ 'Lời 4', 'Lời 3', 'Lời 2' ], array_column( $member['comments'], 'comment_content' ) );
		self::assertTrue( $member['comments'][0]['waiting'] );
		self::assertStringContainsString( "user_id=$id", $member['edit_url'] );
		self::assertNotEmpty( (array) $member['avatar_urls'] );
		self::assertStringNotContainsString( '@example.org', (string) wp_json_encode( $member ) );
		Chat_Mail_Preference::set_for_user( $id, false );
		self::assertFalse( $this->rest( 'GET', "/hien/v1/chat/members/$id" )->get_data()['mails'] );
		self::assert_error( 404, 'hien_member_not_found', $this->rest( 'GET', '/hien/v1/chat/members/999999' ) );
	}

	public function test_a_blocked_member_may_not_write_and_the_rules_know(): void {
		$id    = $this->sign_in();
		$admin = $this->as_user( 'administrator' );
		self::assert_error(
			400,
			'hien_invalid_field',
			$this->rest( 'PUT', "/hien/v1/chat/members/$id/block", json: [ 'reason' => " \n" ] ),
			[ 'reason' ]
		);
		self::assert_error(
			400,
			'hien_invalid_field',
			$this->rest( 'PUT', "/hien/v1/chat/members/$id/block", json: [ 'reason' => str_repeat( 'a', 301 ) ] ),
			[ 'reason' ]
		);
		self::assert_error(
			404,
			'hien_member_not_found',
			$this->rest( 'PUT', '/hien/v1/chat/members/999999/block', json: [ 'reason' => 'x' ] )
		);
		self::assert_error(
			403,
			'hien_chat_not_blockable',
			$this->rest( 'PUT', "/hien/v1/chat/members/$admin/block", json: [ 'reason' => 'x' ] )
		);
		self::assertNull( $this->stored( 'blocked' ) );

		$member = $this->rest( 'PUT', "/hien/v1/chat/members/$id/block", json: [ 'reason' => 'Quảng cáo "vay \ nhanh"' ] )->get_data();
		self::assertSame( 'Quảng cáo "vay \ nhanh"', $member['blocked']['reason'] ?? '' );
		self::assertEqualsWithDelta( time(), strtotime( $member['blocked']['at'] ), 60 );
		self::assertGreaterThan(
			( time() + YEAR_IN_SECONDS ) * 1000,
			$this->stored( "blocked/$id" ),
			'A token made before, with which somebody signs in later, is refused too.'
		);
		wp_set_current_user( $id );
		self::assertTrue( self::token_content( $this->rest( 'POST', '/hien/v1/chat/token' )->get_data()['token'] )['claims']['blocked'] );
		self::assert_error( 403, 'hien_chat_blocked', $this->rest( 'POST', '/hien/v1/chat/conversation' ) );

		wp_set_current_user( $admin );
		self::assertNull( $this->rest( 'DELETE', "/hien/v1/chat/members/$id/block" )->get_data()['blocked'] );
		self::assertEqualsWithDelta( time() * 1000, $this->stored( "blocked/$id" ), 5000, 'Signing in again is enough.' );
		wp_set_current_user( $id );
		self::assertArrayNotHasKey(
			'blocked',
			self::token_content( $this->rest( 'POST', '/hien/v1/chat/token' )->get_data()['token'] )['claims']
		);
	}

	public function test_wordpress_knows_of_a_block_before_the_member_hears_of_it(): void {
		$this->connect_firebase();
		$id = $this->make->user();
		$this->as_user( 'administrator' );
		$known        = [];
		$this->google = static function ( string $url, string $method ) use ( $id, &$known ): ?array {
			if ( 'PUT' === $method && str_contains( $url, "/blocked/$id" ) ) {
				$known[] = null !== Blocked_Members::of( $id );
			}
			return null;
		};
		$this->rest( 'PUT', "/hien/v1/chat/members/$id/block", json: [ 'reason' => 'x' ] );
		$this->rest( 'DELETE', "/hien/v1/chat/members/$id/block" );
		self::assertSame( [ true, false ], $known, 'Told by the database, a page asks for a token at once.' );
	}

	public function test_a_block_that_firebase_does_not_take_is_no_block(): void {
		$id = $this->make->user();
		$this->as_user( 'administrator' );
		$this->outage = 'Không tới được';
		$answer       = $this->rest( 'PUT', "/hien/v1/chat/members/$id/block", json: [ 'reason' => 'x' ] );
		self::assert_error( 502, 'hien_chat_network', $answer );
		self::assertStringContainsString( 'Không tới được', $answer->get_data()['message'] );
		self::assertNull( Blocked_Members::of( $id ) );
		$this->outage = '';
		$this->rest( 'PUT', "/hien/v1/chat/members/$id/block", json: [ 'reason' => 'x' ] );
		$this->outage = 'Không tới được';
		self::assert_error( 502, 'hien_chat_network', $this->rest( 'DELETE', "/hien/v1/chat/members/$id/block" ) );
		self::assertNotNull( Blocked_Members::of( $id ) );
	}

	public function test_saved_answers_are_ones_own(): void {
		$this->as_user( 'administrator' );
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/chat/replies' )->get_data()['replies'] );
		$replies = [ [ 'title' => 'Chào', 'text' => "Chào bạn,\n\"mình\" \\ đây" ], [ 'title' => 'Học phí', 'text' => '<b>500.000đ</b>' ] ];
		self::assertSame(
			$replies,
			$this->rest( 'PUT', '/hien/v1/chat/replies', json: [ 'replies' => $replies ] )->get_data()['replies'] ?? null
		);
		self::assertSame( $replies, $this->rest( 'GET', '/hien/v1/chat/replies' )->get_data()['replies'] );
		$untitled = $this->rest(
			'PUT',
			'/hien/v1/chat/replies',
			json: [ 'replies' => [ [ 'title' => ' ', 'text' => 'Hẹn gặp bạn' ] ] ]
		)->get_data()['replies'];
		self::assertSame( [ [ 'title' => 'Hẹn gặp bạn', 'text' => 'Hẹn gặp bạn' ] ], $untitled );
		$this->as_user( 'administrator' );
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/chat/replies' )->get_data()['replies'] );
	}

	public function test_bad_saved_answers_change_nothing(): void {
		$this->as_user( 'administrator' );
		$good = [ [ 'title' => 'Chào', 'text' => 'Chào bạn' ] ];
		$this->rest( 'PUT', '/hien/v1/chat/replies', json: [ 'replies' => $good ] );
		self::assert_error(
			400,
			'hien_invalid_replies',
			$this->rest( 'PUT', '/hien/v1/chat/replies', json: [ 'replies' => [ ...$good, [ 'title' => 'Trống', 'text' => " \n" ] ] ] ),
			[ 'replies.1.text' ]
		);
		foreach (
			[
				'x',
				[ 'x' ],
				[ [ 'title' => 'x' ] ],
				[ [ 'title' => str_repeat( 'x', 101 ), 'text' => 'x' ] ],
				[ [ 'title' => 'x', 'text' => str_repeat( 'x', 2001 ) ] ],
				array_fill( 0, 51, $good[0] ),
			] as $bad
		) {
			self::assert_error( 400, 'rest_invalid_param', $this->rest( 'PUT', '/hien/v1/chat/replies', json: [ 'replies' => $bad ] ) );
		}
		self::assertSame( $good, $this->rest( 'GET', '/hien/v1/chat/replies' )->get_data()['replies'] );
		self::assertSame(
			array_fill( 0, 50, $good[0] ),
			$this->rest( 'PUT', '/hien/v1/chat/replies', json: [ 'replies' => array_fill( 0, 50, $good[0] ) ] )->get_data()['replies']
		);
	}

	public function test_messages_become_a_draft_without_names(): void {
		$id     = $this->make->user(
			'subscriber',
			[ 'display_name' => 'Trần Thị Bình', 'first_name' => 'Bình', 'last_name' => 'Trần Thị', 'user_login' => 'binhtran' ]
		);
		$admin  = $this->as_user( 'administrator' );
		$answer = $this->rest(
			'POST',
			'/hien/v1/chat/faqs',
			json: [
				'title'    => 'Trần Thị Bình hỏi: cài plugin thế nào?',
				'member'   => $id,
				'messages' => [
					"Chào chị Bình ơi,\nbinhtran gọi 0912 345 678 hay +84 912345678, hoặc viết cho binh@example.org nhé.",
					"chào chị bình\nchị bình ạ, bình ơi! Các bạn bình luận: em Bình nói đúng.",
					'Bình thường thì <script>alert(1)</script> & 2025 không sao. Số đơn 12345.',
					" \n ",
					'0',
				],
			]
		);
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$post = get_post( $answer->get_data()['id'] );
		self::assertSame( [ 'hien_faq', 'draft', $admin ], [ $post->post_type, $post->post_status, (int) $post->post_author ] );
		self::assertSame( admin_url( "post.php?post=$post->ID&action=edit" ), $answer->get_data()['edit_url'] );
		self::assertSame( '… hỏi: cài plugin thế nào?', $post->post_title );
		self::assertCount(
			4,
			array_filter( parse_blocks( $post->post_content ), static fn( array $block ): bool => 'core/paragraph' === $block['blockName'] )
		);
		self::assertStringContainsString( "Chào chị … ơi,<br>\n… gọi … hay …, hoặc viết cho … nhé.", $post->post_content );
		self::assertStringContainsString( "chào chị …<br>\nchị … ạ, … ơi! Các bạn bình luận: em … nói đúng.", $post->post_content );
		self::assertStringContainsString(
			'Bình thường thì &lt;script&gt;alert(1)&lt;/script&gt; &amp; 2025 không sao. Số đơn 12345.',
			$post->post_content
		);
	}

	public function test_a_name_is_removed_in_whatever_unicode_form_it_is_written(): void {
		$id = $this->make->user( 'subscriber', [ 'display_name' => 'Nguyễn Thị Hoa', 'user_login' => 'hoa' ] );
		$this->as_user( 'administrator' );
		$decomposed = static fn( string $text ): string => (string) normalizer_normalize( $text, \Normalizer::NFD );
		$answer     = $this->rest(
			'POST',
			'/hien/v1/chat/faqs',
			json: [
				'title' => $decomposed( 'Nguyễn Thị Hoa hỏi' ),
				'member' => $id,
				'messages' => [ $decomposed( 'Màu hoà hợp, chị Hoà nhé.' ) ],
			]
		);
		$post       = get_post( $answer->get_data()['id'] );
		self::assertSame( '… hỏi', $post->post_title );
		self::assertStringContainsString( 'Màu hoà hợp, chị Hoà nhé.', $post->post_content );
	}

	public function test_a_draft_needs_a_question_and_an_answer(): void {
		$this->as_user( 'administrator' );
		self::assert_error(
			400,
			'hien_invalid_field',
			$this->rest( 'POST', '/hien/v1/chat/faqs', json: [ 'title' => ' ', 'messages' => [ 'x' ] ] ),
			[ 'title' ]
		);
		self::assert_error(
			400,
			'hien_invalid_field',
			$this->rest( 'POST', '/hien/v1/chat/faqs', json: [ 'title' => str_repeat( 'x', 1000 ), 'messages' => [ 'x' ] ] ),
			[ 'title' ]
		);
		self::assert_error(
			400,
			'hien_invalid_field',
			$this->rest( 'POST', '/hien/v1/chat/faqs', json: [ 'title' => 'x', 'messages' => [ ' ' ] ] ),
			[ 'messages' ]
		);
		self::assertSame( [], get_posts( [ 'post_type' => 'hien_faq', 'post_status' => 'any' ] ) );
	}

	public function test_who_may_answer_and_not_write_makes_no_draft(): void {
		$id = $this->as_user( 'subscriber' );
		get_userdata( $id )->add_cap( 'hien_answer_chat' );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		self::assertSame( 200, $this->rest( 'GET', '/hien/v1/chat/replies' )->get_status() );
		self::assert_error(
			403,
			'rest_forbidden',
			$this->rest( 'POST', '/hien/v1/chat/faqs', json: [ 'title' => 'x', 'messages' => [ 'x' ] ] )
		);
		self::assertNull(
			$this->rest( 'GET', '/hien/v1/chat/members/1' )->get_data()['edit_url'],
			'Nor do they see profiles in wp-admin.'
		);
	}
}
