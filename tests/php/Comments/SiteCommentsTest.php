<?php

declare(strict_types=1);

namespace Hien\Tests\Comments;

use Hien\Tests\Support\TestCase;

/** The latest comments of the whole site. */
final class SiteCommentsTest extends TestCase {

	public function test_the_latest_come_first_with_what_they_are_about(): void {
		$post = $this->make->post( [ 'post_title' => 'Bài & ảnh', 'post_name' => 'bai-anh' ] );
		$this->make->comment( $post, [ 'comment_date' => '2024-01-01 08:00:00', 'comment_date_gmt' => '2024-01-01 01:00:00' ] );
		$id   = $this->make->comment(
			$post,
			[
				'comment_date'       => '2024-01-02 08:00:00',
				'comment_date_gmt'   => '2024-01-02 01:00:00',
				'comment_author'     => 'Lê &amp; Mai',
				'comment_author_url' => 'https://mai.example',
				'comment_content'    => 'Hay <strong>lắm</strong> &amp; dễ hiểu',
			]
		);
		$list = $this->list();
		self::assertSame(
			[
				'comment_ID'         => $id,
				'comment_author'     => 'Lê & Mai',
				'comment_author_url' => 'https://mai.example',
				'comment_content'    => 'Hay lắm & dễ hiểu',
				'date'               => '2024-01-02T08:00:00+07:00',
				'slug'               => 'bai-anh',
				'title'              => 'Bài & ảnh',
				'path'               => wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ) . "#comments$id",
				'id'                 => $id,
				'waiting'            => false,
				'own'                => null,
			],
			array_diff_key( $list['data'][0], [ 'avt' => '' ] )
		);
		self::assertSame( 2, $list['count'] );
	}

	public function test_a_members_own_come_with_their_answers_and_the_time_for_a_change(): void {
		$post  = $this->make->post( [ 'post_name' => 'bai' ] );
		$me    = $this->as_user( 'subscriber' );
		$now   = gmdate( 'Y-m-d H:i:s' );
		$date  = '2024-01-01 08:00:00';
		$old   = $this->make->comment( $post, [ 'user_id' => $me, 'comment_date' => $date, 'comment_date_gmt' => $date ] );
		$new   = $this->make->comment( $post, [ 'user_id' => $me, 'comment_date' => $now, 'comment_date_gmt' => $now ] );
		$mine  = $this->make->comment( $post, [ 'user_id' => $me, 'comment_parent' => $old ] );
		$given = $this->make->comment(
			$post,
			[ 'user_id' => $this->make->user(), 'comment_parent' => $old, 'comment_content' => 'Đúng <b>vậy</b>' ]
		);
		$this->make->comment( $post, [ 'comment_parent' => $old, 'comment_approved' => '0' ] );
		$list = array_column( $this->rest( 'GET', '/hien/v1/comments', [ 'mine' => true ] )->get_data()['data'], 'own', 'id' );
		self::assertEqualsCanonicalizing( [ $old, $new, $mine ], array_keys( $list ) );
		self::assertNull( $list[ $old ]['edit_until'] );
		self::assertEqualsWithDelta( time() + 5 * MINUTE_IN_SECONDS, strtotime( (string) $list[ $new ]['edit_until'] ), 5 );
		self::assertSame( [ [ $given ], [] ], [ array_column( $list[ $old ]['answers'], 'id' ), $list[ $new ]['answers'] ] );
		self::assertSame(
			[ 'Đúng vậy', wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ) . "#comments$given", $post ],
			[ $list[ $old ]['answers'][0]['text'], $list[ $old ]['answers'][0]['path'], $list[ $old ]['object_id'] ]
		);
		self::assertNull( $this->list()['data'][0]['own'], 'Not in the public list.' );
	}

	public function test_of_very_many_answers_a_member_gets_the_latest(): void {
		$post = $this->make->post();
		$mine = $this->make->comment( $post, [ 'user_id' => $this->as_user( 'subscriber' ) ] );
		$ids  = array_map(
			fn( int $second ): int => $this->make->comment(
				$post,
				[
					'comment_parent' => $mine,
					'comment_date' => gmdate( 'Y-m-d H:i:s', $second ),
					'comment_date_gmt' => gmdate( 'Y-m-d H:i:s', $second ),
				]
			),
			range( 1700000000, 1700000104 )
		);
		$list = array_column( $this->rest( 'GET', '/hien/v1/comments', [ 'mine' => true ] )->get_data()['data'], 'own', 'id' );
		self::assertSame( array_slice( $ids, 5 ), array_column( $list[ $mine ]['answers'], 'id' ) );
	}

	public function test_what_is_not_for_everybody_is_left_out(): void {
		$shown = $this->make->comment( $this->make->post() );
		foreach (
			[
				[ 'post_status' => 'draft' ],
				[ 'post_status' => 'private' ],
				[ 'post_password' => 'mở' ],
				[ 'post_type' => 'nav_menu_item' ],
			] as $args
		) {
			$this->make->comment( $this->make->post( $args ) );
		}
		foreach (
			[
				[ 'comment_approved' => '0' ],
				[ 'comment_approved' => 'spam' ],
				[ 'comment_approved' => 'trash' ],
				[ 'comment_type' => 'pingback' ],
			] as $args
		) {
			$this->make->comment( $this->make->post(), $args );
		}
		foreach ( [ 0, $this->as_user( 'administrator' ) ] as $reader ) {
			wp_set_current_user( $reader );
			self::assertSame( [ [ $shown ], 1 ], [ array_column( $this->list()['data'], 'comment_ID' ), $this->list()['count'] ] );
		}
	}

	public function test_an_address_that_is_none_is_left_out(): void {
		$this->make->comment( $this->make->post(), [ 'comment_author_url' => 'javascript:alert(1)' ] );
		self::assertSame( '', $this->list()['data'][0]['comment_author_url'] );
	}

	public function test_an_address_is_not_html(): void {
		$member = $this->make->user( 'subscriber', [ 'user_url' => 'https://mai.example/?a=1&b=2' ] );
		wp_set_current_user( $member );
		$comment = wp_handle_comment_submission( [ 'comment_post_ID' => $this->make->post(), 'comment' => 'Hay quá!' ] );
		self::assertInstanceOf( \WP_Comment::class, $comment );
		wp_set_comment_status( $comment->comment_ID, 'approve' );
		self::assertSame( 'https://mai.example/?a=1&b=2', $this->list()['data'][0]['comment_author_url'] );
		$thread = $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => (int) $comment->comment_post_ID, 'type' => 'posts' ] )->get_data();
		self::assertSame( 'https://mai.example/?a=1&b=2', $thread['data'][0]['url'] );
	}

	public function test_a_long_comment_is_cut(): void {
		$this->make->comment( $this->make->post(), [ 'comment_content' => str_repeat( 'chữ ', 500 ) ] );
		self::assertSame( trim( str_repeat( 'chữ ', 40 ) ) . '…', $this->list()['data'][0]['comment_content'] );
	}

	public function test_it_is_nine_long_and_costs_the_same_at_any_number(): void {
		$cost = fn(): int => self::count_queries( fn() => $this->list() );
		$this->make->comment( $this->make->post(), [ 'user_id' => $this->make->user() ] );
		$cost();
		$one = $cost();
		$members = array_map( fn(): int => $this->make->user(), range( 1, 3 ) );
		foreach ( range( 1, 12 ) as $n ) {
			$this->make->comment( $this->make->post(), [ 'user_id' => $members[ $n % 3 ] ] );
		}
		$cost(); // From now on the number is kept.
		self::assertSame( [ $one, 9, 13 ], [ $cost(), count( $this->list()['data'] ), $this->list()['count'] ] );
	}

	public function test_a_member_sees_all_of_their_own_and_nobody_elses(): void {
		$member  = $this->make->user();
		$post    = $this->make->post();
		$shown   = $this->make->comment( $post, [ 'user_id' => $member, 'comment_date_gmt' => '2024-01-01 00:00:00' ] );
		$waiting = $this->make->comment(
			$post,
			[ 'user_id' => $member, 'comment_approved' => '0', 'comment_date_gmt' => '2024-01-02 00:00:00' ]
		);
		foreach ( [ 'spam', 'trash' ] as $status ) {
			$this->make->comment( $post, [ 'user_id' => $member, 'comment_approved' => $status ] );
		}
		$this->make->comment( $post, [ 'user_id' => $this->make->user() ] );
		$this->make->comment( $post );

		$mine = fn(): \WP_REST_Response => $this->rest( 'GET', '/hien/v1/comments', [ 'mine' => '1' ] );
		self::assertSame( 401, $mine()->get_status() );
		wp_set_current_user( $member );
		$list = $mine()->get_data();
		self::assertSame( [ $waiting, $shown ], array_column( $list['data'], 'id' ) );
		self::assertSame( [ true, false ], array_column( $list['data'], 'waiting' ) );
		self::assertSame( 2, $list['count'] );
		$page = $this->rest( 'GET', '/hien/v1/comments', [ 'mine' => '1', 'limit' => '1', 'page' => '2' ] )->get_data();
		self::assertSame( [ [ $shown ], 2 ], [ array_column( $page['data'], 'id' ), $page['pages'] ] );
	}

	public function test_what_was_taken_off_the_site_is_not_told_to_those_who_commented_on_it(): void {
		$member = $this->as_user( 'subscriber' );
		$post   = $this->make->post();
		$this->make->comment( $post, [ 'user_id' => $member ] );
		$titles = fn(): array => array_column( $this->rest( 'GET', '/hien/v1/comments', [ 'mine' => '1' ] )->get_data()['data'], 'title' );
		self::assertCount( 1, $titles() );
		foreach ( [ 'draft', 'private' ] as $status ) {
			wp_update_post( [ 'ID' => $post, 'post_status' => $status, 'post_title' => 'Bí mật' ] );
			self::assertSame( [], $titles() );
		}
	}

	public function test_a_slug_takes_a_comment(): void {
		$post = $this->make->post( [ 'post_name' => 'bai-viet' ] );
		$say  = fn( string $slug ): \WP_REST_Response => $this->rest(
			'POST',
			'/hien/v1/comments',
			[],
			[ 'slug' => $slug, 'content' => 'Hay!' ]
		);
		self::assertSame( 401, $say( 'bai-viet' )->get_status() );
		$this->as_user( 'subscriber' );
		self::assertSame( 404, $say( 'khong-co' )->get_status() );
		$this->make->post( [ 'post_name' => 'nhap', 'post_status' => 'draft' ] );
		self::assertSame( 404, $say( 'nhap' )->get_status() );
		$response = $say( 'bai-viet' );
		self::assertSame( 201, $response->get_status() );
		self::assertSame( (string) $post, get_comment( $response->get_data()['comment']['id'] )->comment_post_ID );
	}

	/** @return array<string,mixed> */
	private function list(): array {
		return $this->rest( 'GET', '/hien/v1/comments' )->get_data();
	}
}
