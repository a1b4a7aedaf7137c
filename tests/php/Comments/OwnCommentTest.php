<?php

declare(strict_types=1);

namespace Hien\Tests\Comments;

use Hien\Comments\Threads;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** `cmt`: members answer comments, and change and delete their own. */
final class OwnCommentTest extends TestCase {

	use Members;

	private int $post;

	private int $member;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'comment_previously_approved', '0' );
		add_filter( 'comment_flood_filter', '__return_false', PHP_INT_MAX );
		$this->post   = $this->make->post();
		$this->member = $this->as_user( 'subscriber' );
	}

	public function test_threads_go_as_deep_as_wordpress_lets_them(): void {
		update_option( 'thread_comments_depth', '3' );
		$first  = $this->make->comment( $this->post );
		$second = $this->answer( $first )->get_data()['comment']['id'];
		$third  = $this->answer( $second )->get_data()['comment'];
		self::assertSame( 3, $third['depth'] );
		$fourth = $this->answer( $third['id'] )->get_data()['comment'];
		self::assertSame( [ $second, 3 ], [ $fourth['parent'], $fourth['depth'] ] );

		update_option( 'thread_comments', '0' );
		self::assert_error( 400, 'hien_comment_flat', $this->answer( $first ) );
	}

	public function test_only_a_comment_that_stands_there_is_answered(): void {
		$others = [
			$this->make->comment( $this->make->post() ),
			$this->make->comment( $this->post, [ 'comment_approved' => '0' ] ),
			$this->make->comment( $this->post, [ 'comment_approved' => 'spam' ] ),
			$this->make->comment( $this->post, [ 'comment_type' => 'pingback' ] ),
			999999,
		];
		foreach ( $others as $other ) {
			$response = $this->answer( $other );
			self::assert_error( 400, 'hien_comment_parent', $response );
			self::assertSame( [ 'parent' ], array_keys( $response->get_data()['data']['params'] ) );
		}
	}

	public function test_an_author_changes_a_comment_for_five_minutes(): void {
		$id = $this->own();
		self::assertSame( 'Của tôi', $this->shown( $id )['own']['text'] );
		$response = $this->change( $id, 'Khác <b>hẳn</b><script>alert(1)</script>' );
		self::assertSame( 200, $response->get_status() );
		self::assertSame(
			'<p>Khác <b>hẳn</b>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
			trim( $response->get_data()['comment']['content'] )
		);

		self::assertEqualsWithDelta( 5 * MINUTE_IN_SECONDS, $this->shown( $id )['own']['edit_seconds'], 5 );
		$this->age( $id, 5 * MINUTE_IN_SECONDS + 1 );
		self::assertSame( 0, $this->shown( $id )['own']['edit_seconds'] );
		self::assert_error( 403, 'hien_comment_old', $this->change( $id, 'Muộn' ) );
		self::assertStringContainsString( 'Khác', get_comment( $id )->comment_content );
	}

	public function test_ten_changes_in_a_minute_are_enough(): void {
		$id = $this->own();
		foreach ( range( 1, 10 ) as $number ) {
			self::assertSame( 200, $this->change( $id, "Lần $number" )->get_status() );
		}
		$response = $this->change( $id, 'Lần 11' );
		self::assert_error( 429, 'hien_too_many_requests', $response );
		self::assertGreaterThan( 0, $response->get_data()['data']['retry_after'] );
		self::assertSame( 'Lần 10', get_comment( $id )->comment_content );
	}

	public function test_an_administrators_change_is_filtered_too(): void {
		$this->member = $this->as_user( 'administrator' );
		$id           = $this->own();
		$this->change( $id, 'Chào<img src=x onerror=alert(1)><script>alert(1)</script>' );
		self::assertSame(
			'Chào&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
			get_comment( $id )->comment_content
		);
	}

	public function test_a_change_is_as_long_as_a_comment_and_not_empty(): void {
		$id = $this->own();
		self::assert_error( 400, 'hien_comment_empty', $this->change( $id, ' ' ) );
		self::assert_error( 400, 'comment_content_column_length', $this->change( $id, str_repeat( 'a', 5001 ) ) );
	}

	public function test_lists_and_feeds_of_wordpress_leave_out_what_remains_of_a_deleted_comment(): void {
		$id = $this->own();
		$this->make->comment( $this->post, [ 'comment_parent' => $id, 'comment_content' => 'Trả lời' ] );
		$this->rest( 'DELETE', "/hien/v1/cmt/$id" );
		// As shops do.
		add_filter( 'widget_comments_args', static fn( array $args ): array => [ 'type__not_in' => 'order_note' ] + $args, 5 );
		$this->go_to( '/comments/feed' );
		$in_feed = implode( wp_list_pluck( $GLOBALS['wp_query']->comments, 'comment_content' ) );
		$this->as_user( 'administrator' );
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		set_current_screen( 'dashboard' );
		$on_dashboard = self::printed_by( wp_dashboard_recent_comments( ... ) );
		foreach ( [ do_blocks( '<!-- wp:latest-comments /-->' ), $in_feed, $on_dashboard, self::table() ] as $shown ) {
			self::assertStringContainsString( 'Trả lời', $shown );
			self::assertStringNotContainsString( 'Bình luận đã bị xóa.', $shown );
		}
		self::assertSame( 1, wp_count_comments()->approved );
		self::assertCount( 2, get_comments( [ 'post_id' => $this->post ] ), 'Other themes show the thread.' );
	}

	/** The list of edit-comments.php. */
	private static function table(): string {
		set_current_screen( 'edit-comments' );
		$table = _get_list_table( 'WP_Comments_List_Table', [ 'screen' => 'edit-comments' ] );
		$table->prepare_items();
		return self::printed_by( $table->display( ... ) );
	}

	public function test_spam_does_not_come_by_a_change(): void {
		update_option( 'comment_max_links', '2' );
		$id       = $this->own();
		$response = $this->change( $id, 'http://a.example http://b.example' );
		self::assertTrue( $response->get_data()['waiting'] );
		self::assertSame( '0', get_comment( $id )->comment_approved );

		update_option( 'disallowed_keys', 'khuyến mãi' );
		$other = $this->own();
		$this->change( $other, 'Siêu khuyến mãi' );
		self::assertSame( 'trash', get_comment( $other )->comment_approved );

		add_filter( 'preprocess_comment', static fn( array $data ): array => [ 'comment_content' => 'Đã lọc' ] + $data );
		$third = $this->own();
		$this->change( $third, 'Bất kỳ' );
		self::assertSame( 'Đã lọc', get_comment( $third )->comment_content );
	}

	/** A spam filter takes its time. */
	#[TestWith( [ [ 'comment_approved' => '0' ], 200, 'Sửa' ] )]
	#[TestWith( [ [ 'comment_approved' => 'spam' ], 404, 'Của tôi' ] )]
	#[TestWith( [ [ 'comment_approved' => 'trash' ], 404, 'Của tôi' ] )]
	#[TestWith( [ [ 'user_id' => '0', 'comment_type' => Threads::DELETED, 'comment_content' => 'Đã xóa' ], 404, 'Đã xóa' ] )]
	public function test_what_becomes_of_a_comment_while_its_change_is_checked_stays( array $meanwhile, int $status, string $text ): void {
		$id = $this->own();
		add_filter(
			'preprocess_comment',
			static function ( array $data ) use ( $id, $meanwhile ): array {
				$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->comments, $meanwhile, [ 'comment_ID' => $id ] );
				return $data;
			}
		);
		self::assertSame( $status, $this->change( $id, 'Sửa' )->get_status() );
		clean_comment_cache( $id );
		$expected = [ 'comment_content' => $text ] + $meanwhile;
		self::assertEquals( $expected, array_intersect_key( get_comment( $id )->to_array(), $expected ) );
	}

	public function test_others_comments_are_not_ones_own(): void {
		$theirs = $this->make->comment( $this->post, [ 'user_id' => $this->make->user() ] );
		$guests = $this->make->comment( $this->post );
		$hidden = $this->make->comment( $this->post, [ 'user_id' => $this->make->user(), 'comment_approved' => '0' ] );
		foreach ( [ 'subscriber', 'administrator' ] as $role ) {
			$this->as_user( $role );
			foreach ( [ $theirs, $guests ] as $id ) {
				self::assert_error( 403, 'hien_comment_of_another', $this->change( $id, 'Sửa' ) );
				self::assert_error( 403, 'hien_comment_of_another', $this->remove( $id ) );
				self::assertNull( $this->shown( $id )['own'] );
			}
			foreach ( [ (string) $hidden, '999999', 'abc' ] as $id ) {
				self::assert_error( 404, 'hien_comment_not_found', $this->remove( $id ) );
			}
		}
		wp_set_current_user( 0 );
		self::assert_error( 401, 'rest_not_logged_in', $this->change( $guests, 'Sửa' ) );
		self::assert_error( 401, 'rest_not_logged_in', $this->remove( $guests ) );
	}

	public function test_a_deleted_comment_goes_to_the_trash(): void {
		$id       = $this->own();
		$response = $this->remove( $id );
		self::assertSame(
			[ 200, true, 'trash' ],
			[ $response->get_status(), $response->get_data()['comment']['deleted'], wp_get_comment_status( $id ) ]
		);
		self::assert_error( 404, 'hien_comment_not_found', $this->remove( $id ) );
	}

	public function test_replies_keep_their_place_and_nothing_of_its_author_remains(): void {
		$id    = $this->own(
			[ 'comment_author' => 'Bí mật', 'comment_author_email' => 'bi@mat.example', 'comment_author_IP' => '203.0.113.7' ]
		);
		$reply = $this->make->comment( $this->post, [ 'comment_parent' => $id ] );
		$this->remove( $id );
		$place = $this->shown( $id );
		self::assertSame( [ true, '', '', null ], [ $place['deleted'], $place['author'], $place['url'], $place['own'] ] );
		self::assertStringContainsString( 'Bình luận đã bị xóa', $place['content'] );
		self::assertSame( $id, $this->shown( $reply )['parent'] );
		$stored = get_comment( $id );
		self::assertSame(
			[ '', '', '', '0', '1' ],
			[
				$stored->comment_author,
				$stored->comment_author_email,
				$stored->comment_author_IP,
				$stored->user_id,
				$stored->comment_approved,
			]
		);
		self::assertStringNotContainsString( 'Của tôi', $stored->comment_content );
		self::assertNotContains( $id, array_column( $this->rest( 'GET', '/hien/v1/comments' )->get_data()['data'], 'id' ) );
		self::assert_error( 400, 'hien_comment_parent', $this->answer( $id ) );
	}

	public function test_a_place_goes_with_the_last_reply(): void {
		$top   = $this->own();
		$reply = $this->own( [ 'comment_parent' => $top ] );
		$this->remove( $top );
		self::assertSame( 'approved', wp_get_comment_status( $top ) );
		$this->remove( $reply );
		self::assertSame( [ 'trash', 'trash' ], [ wp_get_comment_status( $top ), wp_get_comment_status( $reply ) ] );
	}

	public function test_a_comment_that_a_loop_has_left_behind_plays_no_part(): void {
		$left = $this->own();
		$top  = $this->own();

		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a theme's list of comments does.
		$GLOBALS['comment'] = get_comment( $left );
		self::assertSame( 1, $this->shown( $top )['depth'] );
		self::assertSame( 2, $this->answer( $top )->get_data()['comment']['depth'] );
		self::assert_error( 404, 'hien_comment_not_found', $this->remove( 0 ) );
	}

	/** @param array<string,mixed> $args */
	private function own( array $args = [] ): int {
		return $this->make->comment(
			$this->post,
			$args + [
				'user_id'         => $this->member,
				'comment_content' => 'Của tôi',
			]
		);
	}

	private function answer( int $parent ): \WP_REST_Response {
		return $this->rest(
			'POST',
			'/hien/v1/cmt',
			[],
			[
				'object_id' => $this->post,
				'content'   => 'Trả lời ' . wp_generate_uuid4(),
				'parent'    => $parent,
			]
		);
	}

	private function change( int $id, string $content ): \WP_REST_Response {
		return $this->rest( 'PUT', "/hien/v1/cmt/$id", [], [ 'content' => $content ] );
	}

	private function remove( int|string $id ): \WP_REST_Response {
		return $this->rest( 'DELETE', "/hien/v1/cmt/$id" );
	}

	/** @return array<string,mixed> The comment in the list. */
	private function shown( int $id ): array {
		return array_column( $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $this->post ] )->get_data()['data'], null, 'id' )[ $id ];
	}

	/** Makes a comment older. */
	private function age( int $id, int $seconds ): void {
		$time = time() - $seconds;
		wp_update_comment(
			[
				'comment_ID'   => $id,
				'comment_date' => wp_date( 'Y-m-d H:i:s', $time ),
			]
		);
	}
}
