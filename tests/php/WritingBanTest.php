<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Chat\Blocked_Members;
use Hien\Tests\Support\TestCase;
use Hien\Writing_Ban;
use PHPUnit\Framework\Attributes\TestWith;

/** A member whom the owner does not let write: told so wherever he tries, and free to read and to remove what is his. */
final class WritingBanTest extends TestCase {

	private int $member;
	private int $post;
	private int $comment;

	protected function setUp(): void {
		parent::setUp();
		$this->post    = $this->make->post();
		$this->member  = $this->as_user( 'subscriber' );
		$this->comment = $this->make->comment(
			$this->post,
			[ 'user_id' => $this->member, 'comment_date' => '2024-01-01 00:00:00', 'comment_date_gmt' => '2024-01-01 00:00:00' ]
		);
		Writing_Ban::set( $this->member, false );
	}

	/** @param array<string,mixed> $params */
	#[TestWith( [ 'POST', '/hien/v1/cmt', [ 'content' => 'Chào' ] ] )]
	#[TestWith( [ 'POST', '/hien/v1/comments', [ 'slug' => 'x', 'content' => 'Chào' ] ] )]
	#[TestWith( [ 'PUT', '/hien/v1/cmt/{comment}', [ 'content' => 'Chào' ] ] )]
	#[TestWith( [ 'POST', '/hien/v1/faqs', [ 'question' => 'Có?' ] ] )]
	#[TestWith( [ 'POST', '/hien/v1/contact', [ 'type' => 'Liên hệ', 'content' => 'Chào' ] ] )]
	#[TestWith( [ 'POST', '/hien/v1/contact', [ 'type' => 'Góp ý', 'content' => 'Chào' ] ] )]
	#[TestWith( [ 'POST', '/hien/v1/contact', [ 'type' => 'Trò chuyện', 'content' => 'Chào' ] ] )]
	#[TestWith( [ 'POST', '/hien/v1/chat/conversation', [] ] )]
	#[TestWith( [ 'POST', '/wp/v2/comments', [ 'content' => 'Chào' ] ] )]
	#[TestWith( [ 'POST', '/wp/v2/comments', [ 'content' => 'Chào', 'author_name' => 'Ai', 'author_email' => 'ai@example.org' ] ] )]
	public function test_writing_is_refused_with_the_reason_until_it_is_allowed( string $method, string $route, array $params ): void {
		$send = fn(): \WP_REST_Response => $this->rest(
			$method,
			str_replace( '{comment}', (string) $this->comment, $route ),
			$params + [ 'object_id' => $this->post, 'post' => $this->post ]
		);
		$response = $send();
		self::assertSame(
			[ 403, Writing_Ban::CODE, Writing_Ban::message() ],
			[ $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ]
		);
		Writing_Ban::set( $this->member, true );
		self::assertNotSame( Writing_Ban::CODE, $send()->get_data()['code'] ?? '' );
	}

	public function test_the_form_of_wordpress_refuses_it_too(): void {
		$error = wp_handle_comment_submission( [ 'comment_post_ID' => $this->post, 'comment' => 'Chào' ] );
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertSame( Writing_Ban::message(), $error->get_error_message() );
	}

	public function test_own_comments_can_be_removed_and_everything_be_read(): void {
		self::assertSame( 200, $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $this->post ] )->get_status() );
		self::assertSame( 200, $this->rest( 'DELETE', "/hien/v1/cmt/$this->comment" )->get_status() );
	}

	public function test_the_chat_takes_it_for_a_block(): void {
		self::assertNotNull( Blocked_Members::of( $this->member ) );
		Writing_Ban::set( $this->member, true );
		self::assertNull( Blocked_Members::of( $this->member ) );
	}

	public function test_who_becomes_administrator_may_write(): void {
		get_userdata( $this->member )->set_role( 'administrator' );
		self::assertNull( Writing_Ban::error( $this->member ) );
	}

	public function test_an_erasure_keeps_it_and_an_export_tells_it(): void {
		$mail   = get_userdata( $this->member )->user_email;
		$export = ( apply_filters( 'wp_privacy_personal_data_exporters', [] )['hien-account']['callback'] )( $mail );
		self::assertContains( 'Không được viết từ', array_column( array_merge( ...array_column( $export['data'], 'data' ) ), 'name' ) );
		$erased = ( apply_filters( 'wp_privacy_personal_data_erasers', [] )['hien-account']['callback'] )( $mail );
		self::assertTrue( $erased['items_retained'] );
		self::assertNotNull( Writing_Ban::since( $this->member ) );
	}
}
