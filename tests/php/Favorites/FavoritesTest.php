<?php

declare(strict_types=1);

namespace Hien\Tests\Favorites;

use Hien\Accounts\Signed_In_User;
use Hien\Tests\Images\Gallery;
use Hien\Tests\Routing\OtherPlugins;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

/** `favorites`: what members save, each for themselves. */
final class FavoritesTest extends TestCase {

	use Gallery;

	private int $post;

	private int $member;

	protected function setUp(): void {
		parent::setUp();
		$this->post   = $this->make->post( [ 'post_title' => 'Bài hay' ] );
		$this->member = $this->as_user( 'subscriber' );
	}

	public function test_what_is_saved_is_in_the_list_until_it_is_removed(): void {
		self::assertSame( [ 200, [ 'saved' => [ "posts-$this->post" ] ] ], self::answer( $this->save( 'posts', $this->post ) ) );
		$list = $this->items();
		self::assertSame(
			[ [ 'posts', $this->post, 'Bài hay', get_permalink( $this->post ) ] ],
			array_map(
				static fn( array $item ): array => [ $item['type'], $item['object_id'], $item['title'], home_url( $item['path'] ) ],
				$list
			)
		);
		self::assertEqualsWithDelta( time(), strtotime( $list[0]['date'] ), 60 );
		self::assertSame( [ 200, [ 'saved' => [] ] ], self::answer( $this->remove( "posts-$this->post" ) ) );
		self::assertSame( [], $this->items() );
	}

	public function test_what_is_saved_is_shown_in_its_own_language(): void {
		$this->save( 'posts', $this->post );
		$translations = [ $this->post => $this->make->post() ];
		OtherPlugins::translate( $translations );
		self::assertSame( [ $this->post ], array_column( $this->items(), 'object_id' ) );
		OtherPlugins::translate( $translations, always: true );
		self::assertSame( [], $this->items() );
	}

	public function test_doing_it_twice_changes_nothing(): void {
		$this->save( 'posts', $this->post );
		$this->age( $this->post, '2020-05-05 00:00:00' );
		self::assertSame( 200, $this->save( 'posts', $this->post )->get_status() );
		self::assertCount( 1, $this->items() );
		self::assertStringStartsWith( '2020-05-05', $this->items()[0]['date'] );
		$this->remove( "posts-$this->post" );
		self::assertSame( 200, $this->remove( "posts-$this->post" )->get_status() );
	}

	public function test_all_kinds_are_saved_the_latest_first_and_shown_by_kind(): void {
		$image = $this->image( 'Hoàng hôn' );
		$ids   = [
			'posts'     => $this->post,
			'videos'    => $this->make->post( [ 'post_type' => 'hien_video' ] ),
			'images'    => (int) self::slug( $image ),
			'courses'   => $this->make->post( [ 'post_type' => 'hien_course' ] ),
			'downloads' => $this->make->post( [ 'post_type' => 'hien_download', 'meta_input' => [ 'hien_file' => $this->make->file() ] ] ),
		];
		foreach ( $ids as $type => $id ) {
			self::assertSame( 200, $this->save( $type, $id )->get_status(), $type );
			$this->age(
				'images' === $type ? $image : $id,
				'2024-01-0' . ( array_search( $type, array_keys( $ids ), true ) + 1 ) . ' 00:00:00'
			);
		}
		self::assertSame( array_reverse( array_keys( $ids ) ), array_column( $this->items(), 'type' ) );
		foreach ( $ids as $type => $id ) {
			self::assertSame( [ $id ], array_column( $this->items( [ 'type' => $type ] ), 'object_id' ) );
		}
		$paths = array_column( $this->items(), 'path', 'type' );
		self::assertSame( [ "/hinh-anh/{$ids['images']}", '/tai-nguyen' ], [ $paths['images'], $paths['downloads'] ] );
		self::assertSame( 400, $this->rest( 'GET', '/hien/v1/favorites', [ 'type' => 'pages' ] )->get_status() );

		$second = $this->rest( 'GET', '/hien/v1/favorites', [ 'limit' => 2, 'page' => 2 ] )->get_data();
		self::assertSame(
			[ [ 'images', 'videos' ], 5, 3 ],
			[ array_column( $second['data'], 'type' ), $second['count'], $second['pages'] ]
		);
		self::assertSame( 200, $this->remove( "images-{$ids['images']}" )->get_status() );
		self::assertNotContains( 'images', array_column( $this->items(), 'type' ) );
	}

	public function test_a_page_that_has_lost_its_last_item_is_the_last_one_that_is_left(): void {
		foreach ( range( 1, 3 ) as $number ) {
			$this->save( 'posts', $this->make->post( [ 'post_title' => "Bài $number" ] ) );
		}
		$list = fn( int $page ): array => $this->rest( 'GET', '/hien/v1/favorites', [ 'limit' => 1, 'page' => $page ] )->get_data();
		self::assertSame( $list( 3 ), $list( 4 ) );
		self::assertSame( [ 3, 3, 3 ], [ $list( 4 )['page'], $list( 4 )['pages'], $list( 4 )['count'] ] );
		$page = $this->page_at( '/tai-khoan/page/2?action=favorite' );
		self::assertSame(
			[ 200, 'Bài 3' ],
			[ $page->status, $page->text( '//li[contains(@class,"hien-favorite")]//a[contains(@class,"title")]' ) ]
		);
	}

	public function test_the_account_shows_the_list_and_pages_a_button_without_a_state(): void {
		$this->save( 'posts', $this->post );
		$page = $this->page_at( '/tai-khoan?action=favorite' );
		self::assertSame( [ 200, 'Bài viết yêu thích' ], [ $page->status, $page->text( '//h1' ) ] );
		self::assertSame( 'Bài hay', $page->text( '//li[contains(@class,"hien-favorite")]//a[contains(@class,"title")]' ) );

		$button = '//button[contains(@class,"hien-save")][@aria-pressed="false"]';
		self::assertSame( 'Lưu bài', $this->page_at( (string) get_permalink( $this->post ) )->text( $button ) );
		wp_set_current_user( 0 );
		self::assertSame( 'Lưu bài', $this->page_at( (string) get_permalink( $this->post ) )->text( $button ) );
	}

	public function test_nobody_reads_or_changes_what_another_has_saved(): void {
		$this->save( 'posts', $this->post );
		$this->as_user( 'administrator' );
		self::assertSame( [], $this->items() );
		$this->rest( 'DELETE', "/hien/v1/favorites/posts-$this->post", [ 'user_id' => $this->member ] );
		$this->rest(
			'POST',
			'/hien/v1/favorites',
			[ 'type' => 'posts', 'object_id' => $this->make->post(), 'user_id' => $this->member, 'user' => $this->member ]
		);
		wp_set_current_user( $this->member );
		self::assertSame( [ $this->post ], array_column( $this->items(), 'object_id' ) );
	}

	public function test_a_visitor_is_asked_to_sign_in(): void {
		wp_set_current_user( 0 );
		foreach (
			[
				$this->rest( 'GET', '/hien/v1/favorites' ),
				$this->save( 'posts', $this->post ),
				$this->remove( "posts-$this->post" ),
			] as $response
		) {
			self::assertSame( [ 401, 'rest_not_logged_in' ], [ $response->get_status(), $response->get_data()['code'] ] );
		}
		self::assertNull( Signed_In_User::current() );
	}

	#[TestWith( [ [ 'post_status' => 'draft' ] ] )]
	#[TestWith( [ [ 'post_status' => 'private' ] ] )]
	#[TestWith( [ [ 'post_type' => 'page' ] ] )]
	#[TestWith( [ [ 'post_type' => 'hien_faq' ] ] )]
	#[TestWith( [ [ 'post_type' => 'hien_video' ] ] )] // Of another type than the request says.
	public function test_only_published_content_of_its_type_is_saved( array $post ): void {
		wp_set_current_user( $this->make->user( 'administrator' ) );
		$response = $this->save( 'posts', $this->make->post( $post ) );
		self::assertSame(
			[ 404, 'hien_object_not_found', [] ],
			[ $response->get_status(), $response->get_data()['code'], $this->items() ]
		);
	}

	#[TestWith( [ [], 'type' ] )]
	#[TestWith( [ [ 'type' => 'posts' ], 'object_id' ] )]
	#[TestWith( [ [ 'type' => 'pages', 'object_id' => 1 ], 'type' ] )]
	#[TestWith( [ [ 'type' => 'posts', 'object_id' => 0 ], 'object_id' ] )]
	#[TestWith( [ [ 'type' => 'posts', 'object_id' => 'x' ], 'object_id' ] )]
	#[TestWith( [ [ 'items' => [] ], 'items' ] )]
	#[TestWith( [ [ 'items' => [ [ 'type' => 'posts' ] ] ], 'items' ] )]
	#[TestWith( [ [ 'items' => [ [ 'type' => 'posts', 'object_id' => 1, 'user_id' => 1 ] ] ], 'items' ] )]
	#[TestWith( [ [ 'items' => [ [ 'type' => 'posts', 'object_id' => 1, 'created' => 'hôm qua' ] ] ], 'items' ] )]
	public function test_bad_input_names_its_field( array $body, string $field ): void {
		$response = $this->rest( 'POST', '/hien/v1/favorites', json: $body );
		self::assertSame( [ 400, $field ], [ $response->get_status(), array_key_first( $response->get_data()['data']['params'] ) ] );
	}

	#[TestWith( [ 'posts' ] )]
	#[TestWith( [ 'posts-' ] )]
	#[TestWith( [ 'posts-0' ] )]
	#[TestWith( [ 'pages-1' ] )]
	#[TestWith( [ 'posts-1-2' ] )]
	public function test_a_key_of_nothing_answers_404( string $key ): void {
		self::assertSame( 404, $this->remove( $key )->get_status() );
	}

	public function test_what_a_visitor_had_saved_is_added_once_with_its_dates(): void {
		$other  = $this->make->post();
		$future = $this->make->post();
		$image  = $this->image( 'Bến sông' );
		$this->save( 'posts', $this->post );
		$items = [
			[ 'type' => 'posts', 'object_id' => $this->post, 'created' => '2001-01-01T00:00:00Z' ],
			[ 'type' => 'posts', 'object_id' => $other, 'created' => '2024-03-02T08:00:00+07:00' ],
			[ 'type' => 'posts', 'object_id' => $future, 'created' => '2999-01-01T00:00:00Z' ],
			[ 'type' => 'images', 'object_id' => (int) self::slug( $image ) ],
			[ 'type' => 'posts', 'object_id' => $this->make->post( [ 'post_status' => 'draft' ] ) ],
			[ 'type' => 'videos', 'object_id' => 999999 ],
		];
		foreach ( [ 1, 2 ] as $time ) {
			$response = $this->rest( 'POST', '/hien/v1/favorites', json: [ 'items' => $items ] );
			self::assertSame( 200, $response->get_status() );
			self::assertEqualsCanonicalizing(
				[ "posts-$this->post", "posts-$other", "posts-$future", 'images-' . self::slug( $image ) ],
				$response->get_data()['saved'],
				"Time $time."
			);
		}
		$dates = array_map( 'strtotime', array_column( $this->items( [ 'type' => 'posts' ] ), 'date', 'object_id' ) );
		self::assertSame( strtotime( '2024-03-02T01:00:00Z' ), $dates[ $other ] );
		self::assertEqualsWithDelta( time(), $dates[ $this->post ], 60 );
		self::assertEqualsWithDelta( time(), $dates[ $future ], 60 );
	}

	public function test_two_hundred_items_are_added_at_most(): void {
		$items = static fn( int $count ): array => [
			'items' => array_map( static fn( int $id ): array => [ 'type' => 'posts', 'object_id' => $id ], range( 1, $count ) ),
		];
		self::assertSame( 400, $this->rest( 'POST', '/hien/v1/favorites', json: $items( 201 ) )->get_status() );
		self::assertSame( 200, $this->rest( 'POST', '/hien/v1/favorites', json: $items( 200 ) )->get_status() );
	}

	public function test_saving_and_removing_are_limited_together(): void {
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9' );
		$this->save( 'posts', $this->post );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}hien_throttle SET hits = 119" );
		self::assertSame( 200, $this->remove( "posts-$this->post" )->get_status() );
		foreach ( [ $this->save( 'posts', $this->post ), $this->remove( "posts-$this->post" ) ] as $response ) {
			self::assertSame( 429, $response->get_status() );
			self::assertGreaterThan( 0, $response->get_data()['data']['retry_after'] );
		}
		self::assertSame( [], $this->items() );
	}

	public function test_what_is_no_longer_public_is_left_out_and_comes_back(): void {
		$image = $this->image( 'Đồi chè' );
		$key   = 'images-' . self::slug( $image );
		$this->save( 'posts', $this->post );
		$this->save( 'images', (int) self::slug( $image ) );
		wp_update_post( [ 'ID' => $this->post, 'post_status' => 'draft' ] );
		wp_trash_post( $image );
		self::assertSame( [ [], [] ], [ $this->items(), Signed_In_User::current()['saved'] ] );
		self::assertSame( 200, $this->remove( $key )->get_status() ); // In the trash its slug is another one.
		wp_update_post( [ 'ID' => $this->post, 'post_status' => 'publish' ] );
		wp_untrash_post( $image );
		wp_publish_post( $image );
		self::assertSame( [ "posts-$this->post" ], Signed_In_User::current()['saved'] );
	}

	public function test_deleted_content_and_members_leave_nothing(): void {
		$this->save( 'posts', $this->post );
		$kept = $this->make->post();
		$this->save( 'posts', $kept );
		wp_delete_post( $this->post, true );
		self::assertSame( [ $kept ], self::rows() );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->member );
		self::assertSame( [], self::rows() );
	}

	public function test_pages_and_the_api_tell_a_member_what_is_saved(): void {
		$this->save( 'posts', $this->post );
		self::assertSame( [ "posts-$this->post" ], Signed_In_User::current()['saved'] );
		self::assertSame( [ "posts-$this->post" ], $this->rest( 'GET', '/wp/v2/users/me' )->get_data()['saved'] );
		$this->as_user( 'administrator' );
		self::assertArrayNotHasKey( 'saved', $this->rest( 'GET', "/wp/v2/users/$this->member" )->get_data() );
	}

	public function test_a_page_costs_the_same_at_any_number_of_items(): void {
		$save = function ( int $count ): void {
			for ( $made = 0; $made < $count; $made++ ) {
				$meta = [ '_thumbnail_id' => $this->make->picture() ];
				$this->save( 'images', (int) self::slug( $this->image( 'Ảnh' ) ) );
				foreach (
					[
						'posts' => 'post',
						'videos' => 'hien_video',
						'courses' => 'hien_course',
						'downloads' => 'hien_download',
					] as $type => $post_type
				) {
					$this->save(
						$type,
						$this->make->post( [ 'post_type' => $post_type, 'meta_input' => $meta + [ 'hien_file' => $this->make->file() ] ] )
					);
				}
			}
		};
		$cost = fn(): int => self::count_queries( fn(): array => $this->items( [ 'limit' => 100 ] ) );
		$save( 1 );
		$few = $cost();
		$save( 3 );
		self::assertCount( 20, $this->items( [ 'limit' => 100 ] ) );
		self::assertSame( $few, $cost() );
	}

	public function test_the_privacy_tools_export_and_erase_it(): void {
		$email = get_userdata( $this->member )->user_email;
		$gone  = $this->make->post( [ 'post_title' => 'Bản nháp kín' ] );
		$this->save( 'posts', $this->post );
		$this->save( 'posts', $gone );
		wp_update_post( [ 'ID' => $gone, 'post_status' => 'draft' ] );
		$other = $this->as_user( 'subscriber' );
		$this->save( 'posts', $this->post );

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		$tool = static fn( string $kind ): array => apply_filters(
			"wp_privacy_personal_data_$kind",
			[]
		)['hien-favorites']['callback']( $email, 1 );
		self::assertEqualsCanonicalizing(
			[ 'Bài hay', '(Không còn trên trang)' ],
			array_map( static fn( array $item ): string => $item['data'][0]['value'], $tool( 'exporters' )['data'] )
		);
		self::assertSame( 2, $tool( 'erasers' )['items_removed'] );
		self::assertSame( [], $tool( 'exporters' )['data'] );
		self::assertSame( $other, get_current_user_id() );
		self::assertCount( 1, $this->items() );
	}

	private function save( string $type, int $id ): WP_REST_Response {
		return $this->rest( 'POST', '/hien/v1/favorites', json: [ 'type' => $type, 'object_id' => $id ] );
	}

	private function remove( string $key ): WP_REST_Response {
		return $this->rest( 'DELETE', "/hien/v1/favorites/$key" );
	}

	/**
	 * @param array<string,mixed> $params
	 * @return list<array<string,mixed>>
	 */
	private function items( array $params = [] ): array {
		$response = $this->rest( 'GET', '/hien/v1/favorites', $params );
		self::assertSame( 200, $response->get_status() );
		return $response->get_data()['data'];
	}

	/** @return array{int,array<string,mixed>} */
	private static function answer( WP_REST_Response $response ): array {
		return [ $response->get_status(), $response->get_data() ];
	}

	/** Changes when the member has saved a post. */
	private function age( int $post, string $date ): void {
		global $wpdb;
		$where = [ 'user_id' => $this->member, 'post_id' => $post ];
		$wpdb->update( "{$wpdb->prefix}hien_favorites", [ 'created' => $date ], $where );
	}

	/** @return list<int> Posts that anybody has saved. */
	private static function rows(): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( "SELECT post_id FROM {$wpdb->prefix}hien_favorites" ) );
	}
}
