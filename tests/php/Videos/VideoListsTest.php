<?php

declare(strict_types=1);

namespace Hien\Tests\Videos;

use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** `videos`: all videos, and those of a series, a topic or a keyword. */
final class VideoListsTest extends TestCase {

	use Videos;
	use ScreenRequests;

	public function test_the_newest_comes_first_and_a_page_holds_12(): void {
		foreach ( range( 1, 13 ) as $n ) {
			$this->video( "V$n", [ 'post_date' => sprintf( '2024-01-%02d 10:00:00', $n ), 'menu_order' => $n ] );
		}
		$list = $this->rest_data( '/videos' );
		self::assertSame(
			[ 12, 13, 1, 2, 'V13' ],
			[ count( $list['data'] ), $list['count'], $list['page'], $list['pages'], $list['data'][0]['title'] ]
		);
		self::assertSame( [ 'V1' ], $this->titles( [ 'page' => 2 ] ) );
		self::assertSame( [ 'V11' ], $this->titles( [ 'limit' => 1, 'page' => 3 ] ) );
	}

	public function test_a_video_in_a_list_has_all_that_a_card_shows(): void {
		$series = $this->term( 'series', 'WordPress căn bản' );
		$id     = $this->video(
			'Hook & quán cà phê',
			[
				'post_date'  => '2024-02-03 10:00:00',
				'series'     => $series,
				'meta_input' => [
					'hien_duration' => '8:42',
					'_hien_views'    => 9312,
				],
			]
		);
		set_post_thumbnail( $id, $this->make->picture( 'hook' ) );
		$video = $this->rest_data( '/videos' )['data'][0];
		self::assertSame(
			[
				$id,
				'hook-quan-ca-phe',
				'/videos/hook-quan-ca-phe',
				'Hook & quán cà phê',
				$id % 6 + 1,
				'08:42',
				9312,
				'2024/01/hook.jpg',
				'Tóm tắt Hook & quán cà phê.',
			],
			[
				$video['id'],
				$video['slug'],
				$video['path'],
				$video['title'],
				$video['tile'],
				$video['duration'],
				$video['views'],
				$video['image'],
				$video['excerpt'],
			]
		);
		self::assertStringStartsWith( '2024-02-03T10:00:00', $video['date'] );
		self::assertSame(
			[ $series, 'WordPress căn bản', '/series/wordpress-can-ban' ],
			[ $video['series']['id'], $video['series']['name'], $video['series']['path'] ]
		);
	}

	public function test_without_an_input_the_duration_is_read_from_the_file(): void {
		$film = $this->film();
		$this->video( 'A', [ 'meta_input' => [ 'hien_video_file' => $film ] ] );
		$this->video( 'B', [ 'meta_input' => [ 'hien_video_file' => $film, 'hien_duration' => '2:00' ] ] );
		$this->video( 'C' );
		self::assertEqualsCanonicalizing(
			[ 'A' => '01:15', 'B' => '02:00', 'C' => '' ],
			array_column( $this->rest_data( '/videos' )['data'], 'duration', 'title' )
		);
	}

	public function test_a_series_is_in_the_authors_order_then_the_oldest_first(): void {
		$series = $this->term( 'series', 'Căn bản' );
		foreach ( [ [ 'Ba', 2, '01' ], [ 'Một', 0, '02' ], [ 'Hai', 0, '03' ] ] as [ $title, $order, $day ] ) {
			$this->video( $title, [ 'series' => $series, 'menu_order' => $order, 'post_date' => "2024-01-$day 10:00:00" ] );
		}
		$this->video( 'Ngoài' );
		self::assertSame( [ 'Một', 'Hai', 'Ba' ], $this->titles( [ 'series' => 'can-ban' ] ) );
	}

	public function test_terms_narrow_the_list_and_the_first_names_it(): void {
		$topic   = $this->term( 'video_cat', 'Người mới' );
		$keyword = $this->term( 'video_key', 'hook' );
		$this->video( 'Cũ', [ 'video_cat' => $topic, 'post_date' => '2024-01-01 10:00:00' ] );
		$this->video( 'Mới', [ 'video_cat' => $topic, 'video_key' => $keyword, 'post_date' => '2024-01-02 10:00:00' ] );
		$this->video( 'Khác', [ 'video_key' => $keyword ] );
		self::assertSame( [ 'Mới', 'Cũ' ], $this->titles( [ 'video_cat' => 'nguoi-moi' ] ) );
		self::assertSame( [ 'Mới' ], $this->titles( [ 'video_cat' => 'nguoi-moi', 'video_key' => 'hook' ] ) );
		$list = $this->rest_data( '/videos', [ 'video_key' => 'hook' ] );
		self::assertSame( [ 'hook', '/video_key/hook', 2 ], [ $list['term']['name'], $list['term']['path'], $list['term']['count'] ] );
		self::assertSame( [ 'Video' ], array_column( $list['parents'], 'name' ) );
		self::assertSame(
			[ null, [] ],
			array_values( array_intersect_key( $this->rest_data( '/videos' ), array_flip( [ 'term', 'parents' ] ) ) )
		);
	}

	public function test_the_filters_are_the_topics_with_videos_the_fullest_first(): void {
		$few  = $this->term( 'video_cat', 'Máy chủ' );
		$many = $this->term( 'video_cat', 'Plugin' );
		$this->term( 'video_cat', 'Trống' );
		$this->video( 'A', [ 'video_cat' => $many ] );
		$this->video( 'B', [ 'video_cat' => [ $few, $many ] ] );
		self::assertSame( [ 'Plugin', 'Máy chủ' ], array_column( $this->rest_data( '/videos' )['filters'], 'name' ) );
	}

	public function test_what_the_reader_may_not_see_is_in_no_list(): void {
		$series = $this->term( 'series', 'Căn bản' );
		$shown  = $this->video( 'Hiện', [ 'series' => $series ] );
		foreach ( [ 'draft', 'private', 'future', 'trash' ] as $status ) {
			$this->video(
				$status,
				[
					'series' => $series,
					'post_status' => $status,
					'post_date' => 'future' === $status ? '2099-01-01 00:00:00' : '2024-01-01 00:00:00',
				]
			);
		}
		$this->as_user( 'administrator' );
		self::assertSame( [ 'Hiện' ], $this->titles() );
		self::assertSame( [ 'Hiện' ], $this->titles( [ 'series' => 'can-ban' ] ) );
		self::assertSame( [ $shown ], array_column( $this->rest_data( '/videos/hien' )['series_items'], 'id' ) );
	}

	#[TestWith( [ 'series' ] )]
	#[TestWith( [ 'video_cat' ] )]
	#[TestWith( [ 'video_key' ] )]
	public function test_an_unknown_term_is_not_found( string $taxonomy ): void {
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/videos', [ $taxonomy => 'khong-co' ] )->get_status() );
		self::assertSame( 404, $this->status_of( "/$taxonomy/khong-co" ) );
	}

	#[TestWith( [ '/series/can-ban' ] )]
	#[TestWith( [ '/video_cat/nguoi-moi' ] )]
	#[TestWith( [ '/video_key/hook' ] )]
	public function test_a_term_has_a_screen_with_pages( string $path ): void {
		$terms = [
			'series' => $this->term( 'series', 'Căn bản' ),
			'video_cat' => $this->term( 'video_cat', 'Người mới' ),
			'video_key' => $this->term( 'video_key', 'hook' ),
		];
		foreach ( range( 1, 13 ) as $n ) {
			$this->video( "V$n", $terms );
		}
		$name   = [ '/series/can-ban' => 'Căn bản', '/video_cat/nguoi-moi' => 'Người mới', '/video_key/hook' => 'hook' ][ $path ];
		$screen = $this->visit( $path );
		self::assertSame(
			[ 'series', 200, home_url( $path ), null, home_url( "$path/page/2" ), "Các video về $name." ],
			[
				$screen->route,
				$screen->status,
				$screen->head['canonical'],
				$screen->head['prev'],
				$screen->head['next'],
				$screen->head['description'],
			]
		);
		self::assertSame( "Video: $name – " . get_bloginfo( 'name' ), $screen->title );
		self::assertSame( [ 'Trang chủ', 'Video', $name ], array_column( $screen->head['json_ld'][0]['itemListElement'], 'name' ) );
		self::assertCount( 12, $screen->data['videos']['data'] );
		$second = $this->visit( "$path/page/2" );
		self::assertSame(
			[ 200, home_url( "$path/page/2" ), 1 ],
			[ $second->status, $second->head['canonical'], count( $second->data['videos']['data'] ) ]
		);
		self::assertSame( [ 404, 404 ], [ $this->status_of( "$path/page/3" ), $this->status_of( "$path/page/999999" ) ] );
		self::assertTrue( is_404() );
		self::assertEquals( (array) $this->screen_json( "$path/page/2" )['data'], $second->data );
	}

	public function test_a_term_without_videos_is_an_empty_list(): void {
		$this->term( 'series', 'Trống' );
		$screen = $this->visit( '/series/trong' );
		self::assertSame( [ 'series', 200, [] ], [ $screen->route, $screen->status, $screen->data['videos']['data'] ] );
		self::assertSame( 404, $this->status_of( '/series/trong/page/2' ) );
	}

	public function test_a_term_in_another_script_has_a_screen(): void {
		$this->video( 'A', [ 'video_key' => $this->make->term( 'hien_video_key', [ 'name' => '日本語', 'slug' => '日本語' ] ) ] );
		foreach ( [ '/video_key/日本語', '/video_key/' . rawurlencode( '日本語' ) ] as $path ) {
			self::assertCount( 1, array_values( $this->visit( $path )->data )[0]['data'], $path );
		}
	}

	public function test_feeds_and_sitemaps_stay_wordpresss(): void {
		$series = $this->term( 'series', 'Căn bản' );
		$this->video( 'A', [ 'series' => $series ] );
		$this->go_to( home_url( '/series/can-ban/feed' ) );
		self::assertSame( [ true, [ 'A' ] ], [ is_feed(), wp_list_pluck( $GLOBALS['wp_query']->posts, 'post_title' ) ] );
		$this->go_to( home_url( '/videos/a/feed' ) );
		self::assertSame( [ true, true ], [ is_feed(), is_comment_feed() ] );
		self::assertSame(
			[ home_url( '/videos/a' ) ],
			array_column( wp_sitemaps_get_server()->registry->get_provider( 'posts' )->get_url_list( 1, 'hien_video' ), 'loc' )
		);
		self::assertSame(
			[ home_url( '/series/can-ban' ) ],
			array_column( wp_sitemaps_get_server()->registry->get_provider( 'taxonomies' )->get_url_list( 1, 'hien_series' ), 'loc' )
		);
	}
}
