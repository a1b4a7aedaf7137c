<?php

declare(strict_types=1);

namespace Hien\Tests\Friends;

use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** `friends` and `friends/{id}`. */
final class FriendsTest extends TestCase {

	use ScreenRequests;

	public function test_friends_are_in_the_authors_order_then_by_name(): void {
		$this->friend( 'Khải', [ 'menu_order' => 2 ] );
		$this->friend( 'Giang', [ 'menu_order' => 1 ] );
		$this->friend( 'Bình', [ 'menu_order' => 2 ] );
		self::assertSame( [ 'Giang', 'Bình', 'Khải' ], array_column( $this->rest_data( '/friends' )['data'], 'title' ) );
	}

	public function test_a_page_holds_9_unless_the_call_says_otherwise(): void {
		foreach ( range( 1, 10 ) as $n ) {
			$this->friend( "Bạn $n", [ 'menu_order' => $n ] );
		}
		$list = $this->rest_data( '/friends' );
		self::assertSame( [ 9, 10, 1, 2 ], [ count( $list['data'] ), $list['count'], $list['page'], $list['pages'] ] );
		self::assertSame( [ 'Bạn 10' ], array_column( $this->rest_data( '/friends', [ 'page' => 2 ] )['data'], 'title' ) );
		self::assertSame( [ 'Bạn 3' ], array_column( $this->rest_data( '/friends', [ 'limit' => 1, 'page' => 3 ] )['data'], 'title' ) );
	}

	public function test_a_friend_has_a_name_a_portrait_a_line_and_a_site(): void {
		$id = $this->friend( 'Đặng Quang Khải' );
		set_post_thumbnail( $id, $this->make->picture( 'khai' ) );
		update_post_meta( $id, 'hien_link', 'https://khai.vi-du.vn/' );
		$friend = $this->rest_data( '/friends' )['data'][0];
		self::assertSame(
			[
				$id,
				'dang-quang-khai',
				'/ban-be/dang-quang-khai',
				'Đặng Quang Khải',
				'Viết plugin ban đêm.',
				'https://khai.vi-du.vn/',
				'2024/01/khai.jpg',
			],
			[ $friend['id'], $friend['slug'], $friend['path'], $friend['title'], $friend['text'], $friend['link'], $friend['image'] ]
		);
	}

	public function test_one_friend_is_found_by_slug_or_id(): void {
		$id     = $this->friend( 'Đặng Quang Khải' );
		$friend = $this->rest_data( '/friends/dang-quang-khai' );
		self::assertSame( [ $id, "<p>Khải đọc mọi bản nháp.</p>\n" ], [ $friend['id'], $friend['content'] ] );
		self::assertSame( $friend, $this->rest_data( "/friends/$id" ) );
	}

	public function test_the_friends_who_follow_come_round_to_the_first(): void {
		foreach ( [ 'A', 'B', 'C', 'D', 'E', 'F' ] as $n => $name ) {
			$this->friend( $name, [ 'menu_order' => $n ] );
		}
		$others = fn( string $slug ): string => implode( array_column( $this->rest_data( "/friends/$slug" )['others'], 'title' ) );
		self::assertSame( [ 'BCDE', 'FABC', 'ABCD' ], array_map( $others, [ 'a', 'e', 'f' ] ) );
	}

	public function test_what_the_reader_may_not_see_is_not_there(): void {
		foreach ( [ 'draft', 'private', 'trash' ] as $status ) {
			$id = $this->friend( "Bạn $status", [ 'post_status' => $status, 'post_name' => $status ] );
			self::assertSame( 404, $this->rest( 'GET', "/hien/v1/friends/$status" )->get_status(), $status );
			self::assertSame( 404, $this->rest( 'GET', "/hien/v1/friends/$id" )->get_status(), $status );
		}
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/friends/' . $this->make->post() )->get_status() );
		self::assertSame( 0, $this->rest_data( '/friends' )['count'] );
		$this->friend( 'A' );
		self::assertSame( [], $this->rest_data( '/friends/a' )['others'] );
	}

	public function test_behind_a_password_there_is_a_name_and_nothing_else(): void {
		$id = $this->friend( 'Khải', [ 'post_password' => 'mo-ra' ] );
		set_post_thumbnail( $id, $this->make->picture( 'chan-dung' ) );
		update_post_meta( $id, 'hien_link', 'https://rieng.vi-du.vn/' );
		$friend = $this->rest_data( '/friends/khai' );
		self::assertSame(
			[ true, '', '', '', null ],
			[ $friend['protected'], $friend['content'], $friend['text'], $friend['link'], $friend['image'] ]
		);
		$json = (string) wp_json_encode( [ $friend, $this->rest_data( '/friends' ) ], JSON_UNESCAPED_UNICODE );
		foreach ( [ 'chan-dung', 'rieng.vi-du', 'bản nháp', 'ban đêm' ] as $secret ) {
			self::assertStringNotContainsString( $secret, $json );
		}
	}

	public function test_the_head_of_a_friend_says_that_this_is_a_person(): void {
		$id = $this->friend( 'Đặng Quang Khải' );
		set_post_thumbnail( $id, $this->make->picture( 'khai' ) );
		update_post_meta( $id, 'hien_link', 'https://khai.vi-du.vn/' );
		$head = $this->visit( '/ban-be/dang-quang-khai' )->head;
		self::assertSame( [ home_url( '/ban-be/dang-quang-khai' ), 'Viết plugin ban đêm.' ], [ $head['canonical'], $head['description'] ] );
		self::assertStringEndsWith( '/khai.jpg', $head['og']['image'] );
		$entities = array_column( $head['json_ld'], null, '@type' );
		self::assertSame( [ 'Person', 'BreadcrumbList' ], array_keys( $entities ) );
		self::assertSame( [ 'Đặng Quang Khải', 'https://khai.vi-du.vn/' ], [ $entities['Person']['name'], $entities['Person']['sameAs'] ] );
		self::assertSame(
			[ 'Trang chủ', 'Bạn bè', 'Đặng Quang Khải' ],
			array_column( $entities['BreadcrumbList']['itemListElement'], 'name' )
		);
	}

	public function test_a_story_in_parts_has_its_parts(): void {
		$this->friend( 'Khải', [ 'post_content' => 'Một<!--nextpage-->Hai' ] );
		$friend = $this->rest_data( '/friends/khai', [ 'page' => 2 ] );
		self::assertSame( [ 2, "<p>Hai</p>\n" ], [ $friend['part'], $friend['content'] ] );
		self::assertSame( [ 200, 404 ], [ $this->status_of( '/ban-be/khai/2' ), $this->status_of( '/ban-be/khai/3' ) ] );
	}

	#[TestWith( [ 'trang của Khải' ] )]
	#[TestWith( [ 'javascript:alert(1)' ] )]
	public function test_a_link_that_is_no_address_is_refused( string $link ): void {
		$this->as_user( 'editor' );
		$id       = $this->friend( 'Khải' );
		$response = $this->rest( 'POST', "/wp/v2/hien_friend/$id", [], [ 'meta' => [ 'hien_link' => $link ] ] );
		self::assertSame(
			[ 400, [ 'meta.hien_link' ] ],
			[ $response->get_status(), array_keys( $response->get_data()['data']['params'] ) ]
		);
	}

	public function test_the_list_table_shows_portrait_and_site(): void {
		$id = $this->friend( 'Khải' );
		set_post_thumbnail( $id, $this->make->picture( 'khai' ) );
		update_post_meta( $id, 'hien_link', 'https://khai.vi-du.vn/ve-toi' );
		self::assertSame(
			[ 'title', 'picture', 'link', 'order', 'date' ],
			array_keys( apply_filters( 'manage_hien_friend_posts_columns', array_flip( [ 'title', 'date' ] ) ) )
		);
		self::assertStringContainsString( 'khai', self::cell( 'picture', $id ) );
		self::assertSame( '<a href="https://khai.vi-du.vn/ve-toi">khai.vi-du.vn</a>', self::cell( 'link', $id ) );
		self::assertSame( '', self::cell( 'link', $this->friend( 'Giang' ) ) );
	}

	/** @param array<string,mixed> $args */
	private function friend( string $name, array $args = [] ): int {
		return $this->make->post(
			$args + [
				'post_type'    => 'hien_friend',
				'post_title'   => $name,
				'post_excerpt' => 'Viết plugin ban đêm.',
				'post_content' => 'Khải đọc mọi bản nháp.',
			]
		);
	}
}
