<?php

declare(strict_types=1);

namespace Hien\Tests\Comments;

use Hien\Comments\Comment_Writer;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Comments of members by core's own ways: `wp/v2/comments`, the form, and XML-RPC. */
final class CoreCommentsTest extends TestCase {

	use Members;

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'comment_previously_approved', '0' );
		$this->post = $this->make->post();
		$this->as_user( 'subscriber' );
	}

	#[TestWith( [ [ 'date_gmt' => '2099-01-01T00:00:00' ] ] )]
	#[TestWith( [ [ 'date' => '2099-01-01T00:00:00' ] ] )]
	#[TestWith( [ [ 'date' => '1999-01-01T00:00:00' ] ] )]
	#[TestWith( [ [ 'date_gmt' => '2099-01-01T00:00:00', 'author_name' => 'Ai', 'id' => 0 ] ] )]
	public function test_a_member_comments_now_and_in_the_own_name( array $params ): void {
		$response = $this->send( 'Chào', $params );
		self::assertSame( 201, $response->get_status() );
		$comment = get_comment( $response->get_data()['id'] );
		self::assertSame( (string) get_current_user_id(), $comment->user_id );
		self::assertEqualsWithDelta( time(), strtotime( "$comment->comment_date_gmt UTC" ), 60 );
		self::assertEqualsWithDelta( time(), strtotime( get_gmt_from_date( $comment->comment_date ) . ' UTC' ), 60 );
		self::assertLessThanOrEqual( time() + Comment_Writer::EDIT_MINUTES * MINUTE_IN_SECONDS, Comment_Writer::edit_end( $comment ) );
	}

	public function test_an_invented_date_is_no_way_around_the_limit_for_floods(): void {
		self::assertSame( 201, $this->send( 'Một', [ 'date_gmt' => '2099-01-01T00:00:00' ] )->get_status() );
		self::assert_error( 400, 'comment_flood', $this->send( 'Hai', [ 'date_gmt' => '2099-01-01T00:01:00' ] ) );
	}

	public function test_who_moderates_may_give_a_date(): void {
		$this->as_user( 'editor' );
		$id = $this->send( 'Chào', [ 'date_gmt' => '2020-01-01T00:00:00' ] )->get_data()['id'];
		self::assertSame( '2020-01-01 00:00:00', get_comment( $id )->comment_date_gmt );
	}

	public function test_comments_by_all_ways_are_counted_together(): void {
		add_filter( 'wp_is_comment_flood', '__return_false', 99 );
		foreach ( range( 1, 4 ) as $number ) {
			self::assertSame( 201, $this->send( "A $number" )->get_status() );
			self::assertInstanceOf( \WP_Comment::class, $this->submit( "B $number" ) );
		}
		self::assertSame( 201, $this->rest( 'POST', '/hien/v1/cmt', [ 'object_id' => $this->post, 'content' => 'C 1' ] )->get_status() );
		self::assertIsInt( wp_new_comment( $this->by_xml_rpc( 'D 1' ), true ) );
		self::assert_error( 429, 'hien_too_many_requests', $this->send( 'A 5' ) );
		self::assertSame( 'hien_too_many_requests', $this->submit( 'B 5' )->get_error_code() );
		self::assertSame( 429, $this->submit( 'B 6' )->get_error_data() );
		self::assertSame( 'hien_too_many_requests', wp_new_comment( $this->by_xml_rpc( 'D 2' ), true )->get_error_code() );
		self::assertCount( 10, get_comments( [ 'post_id' => $this->post ] ) );
	}

	public function test_no_comment_is_longer_than_our_own(): void {
		$long = str_repeat( 'ạ', 5001 );
		self::assert_error( 400, 'comment_content_column_length', $this->send( $long ) );
		self::assertSame( 'comment_content_column_length', $this->submit( $long )->get_error_code() );
		self::assertSame( 'comment_content_column_length', wp_new_comment( $this->by_xml_rpc( $long ), true )->get_error_code() );
		self::assertInstanceOf( \WP_Comment::class, $this->submit( str_repeat( '"', 5000 ) ) );
	}

	public function test_threads_are_as_deep_as_wordpress_lets_them(): void {
		update_option( 'thread_comments_depth', '2' );
		$first  = $this->make->comment( $this->post );
		$second = $this->make->comment( $this->post, [ 'comment_parent' => $first ] );
		self::assertSame( $first, $this->send( 'Ba', [ 'parent' => $second ] )->get_data()['parent'] );
		$this->let_time_pass();
		self::assertSame( (string) $first, $this->submit( 'Bốn', $second )->comment_parent );
	}

	public function test_only_a_comment_of_the_same_post_is_answered(): void {
		$elsewhere = $this->make->comment( $this->make->post() );
		self::assert_error( 400, 'hien_comment_parent', $this->send( 'Chào', [ 'parent' => $elsewhere ] ) );
		$by_xml_rpc = wp_new_comment( [ 'comment_parent' => $elsewhere ] + $this->by_xml_rpc( 'Chào' ), true );
		self::assertSame( 'hien_comment_parent', $by_xml_rpc->get_error_code() );
	}

	public function test_reviews_of_another_plugin_follow_its_rules(): void {
		$review = $this->make->comment( $this->post, [ 'comment_type' => 'review' ] );
		self::assertSame( (string) $review, $this->submit( str_repeat( 'a', 6000 ), $review )->comment_parent );
	}

	public function test_a_refusal_does_not_follow_the_next_comment(): void {
		self::assertInstanceOf( \WP_Error::class, $this->submit( str_repeat( 'ạ', 5001 ) ) );
		self::assertInstanceOf( \WP_Comment::class, $this->submit( 'Ngắn' ) );
	}

	/** @param array<string,mixed> $params */
	private function send( string $content, array $params = [] ): \WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/comments', $params + [ 'post' => $this->post, 'content' => $content ] );
	}

	private function submit( string $content, int $parent = 0 ): \WP_Comment|\WP_Error {
		return wp_handle_comment_submission(
			[ 'comment_post_ID' => $this->post, 'comment' => $content, 'comment_parent' => $parent ]
		);
	}

	/** @return array<string,mixed> As wp.newComment makes it. */
	private function by_xml_rpc( string $content ): array {
		$user = wp_get_current_user();
		return [
			'comment_post_ID'      => $this->post,
			'comment_content'      => $content,
			'comment_author'       => $user->display_name,
			'comment_author_email' => $user->user_email,
			'comment_author_url'   => '',
			'user_id'              => $user->ID,
			'comment_parent'       => 0,
		];
	}

	private function let_time_pass(): void {
		global $wpdb;
		$wpdb->query( "UPDATE $wpdb->comments SET comment_date_gmt = '2024-01-01 00:00:00'" );
	}
}
