<?php

declare(strict_types=1);

namespace Hien\Tests\Videos;

use Hien\Cache\Response_Cache;
use Hien\Plugin;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** `videos/{slug}`: a video with everything that its screen shows, to whom it shows it. */
final class VideoTest extends TestCase {

	use Videos;
	use ScreenRequests;

	public function test_a_video_is_found_by_slug_or_id(): void {
		$id    = $this->video( 'Hook' );
		$video = $this->rest_data( '/videos/hook' );
		self::assertSame(
			[ $id, "<p>Nội dung Hook.</p>\n", 'Tóm tắt Hook.', '/videos/hook' ],
			[ $video['id'], $video['content'], $video['lead'], $video['path'] ]
		);
		self::assertSame( $video, $this->rest_data( "/videos/$id" ) );
	}

	public function test_it_says_where_it_plays(): void {
		$film = $this->film();
		$this->video( 'Tube' );
		$this->video( 'Phim', [ 'meta_input' => [ 'hien_video_file' => $film ] ] );
		$this->video( 'Chưa', [ 'meta_input' => [] ] );
		$where = fn( string $slug ): array => array_values(
			array_intersect_key( $this->rest_data( "/videos/$slug" ), array_flip( [ 'kind', 'link', 'embed', 'file' ] ) )
		);
		self::assertSame(
			[ 'youtube', 'https://www.youtube.com/watch?v=a1B2-c3_D4e', 'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e?rel=0', '' ],
			$where( 'tube' )
		);
		self::assertSame( [ 'file', '', '', wp_get_attachment_url( $film ) ], $where( 'phim' ) );
		self::assertSame( [ 'none', '', '', '' ], $where( 'chua' ) );
		wp_delete_attachment( $film, true );
		self::assertSame( 'none', $where( 'phim' )[0] );
	}

	public function test_it_knows_its_series_its_place_and_its_neighbours(): void {
		$series = $this->term( 'series', 'Căn bản' );
		foreach ( [ 'Một', 'Hai', 'Ba' ] as $n => $title ) {
			$this->video( $title, [ 'series' => $series, 'menu_order' => $n ] );
		}
		$video = $this->rest_data( '/videos/hai' );
		self::assertSame(
			[ [ 'Một', 'Hai', 'Ba' ], 1, 3 ],
			[ array_column( $video['series_items'], 'title' ), $video['series_first'], $video['series_total'] ]
		);
		self::assertSame( [ 'title' => 'Một', 'path' => '/videos/mot' ], $video['previous'] );
		self::assertSame( [ 'title' => 'Ba', 'path' => '/videos/ba' ], $video['next'] );
		self::assertSame( [ null, null ], [ $this->rest_data( '/videos/mot' )['previous'], $this->rest_data( '/videos/ba' )['next'] ] );
	}

	public function test_of_a_long_series_it_knows_the_part_around_itself(): void {
		$series = $this->term( 'series', 'Dài' );
		foreach ( range( 1, 60 ) as $n ) {
			$this->video( "V$n", [ 'series' => $series, 'menu_order' => $n ] );
		}
		$part = fn( int $n ): array => array_values(
			array_intersect_key( $this->rest_data( "/videos/v$n" ), array_flip( [ 'series_first', 'series_total' ] ) )
		);
		self::assertSame( [ [ 1, 60 ], [ 5, 60 ], [ 11, 60 ] ], array_map( $part, [ 1, 30, 60 ] ) );
		$video = $this->rest_data( '/videos/v30' );
		self::assertSame(
			[ 50, 'V5', 'V29', 'V31' ],
			[ count( $video['series_items'] ), $video['series_items'][0]['title'], $video['previous']['title'], $video['next']['title'] ]
		);
	}

	public function test_a_video_alone_has_no_series(): void {
		$this->video( 'Một mình' );
		$video = $this->rest_data( '/videos/mot-minh' );
		self::assertSame(
			[ null, [], 0, 0, null, null, [] ],
			[
				$video['series'],
				$video['series_items'],
				$video['series_first'],
				$video['series_total'],
				$video['previous'],
				$video['next'],
				$video['related'],
			]
		);
	}

	public function test_related_are_the_videos_that_share_most_topics_and_keywords(): void {
		$topic = $this->term( 'video_cat', 'Plugin' );
		$hook  = $this->term( 'video_key', 'hook' );
		$this->video( 'Này', [ 'video_cat' => $topic, 'video_key' => $hook ] );
		$this->video( 'Ít', [ 'video_cat' => $topic, 'post_date' => '2024-01-02 00:00:00' ] );
		$this->video( 'Nhiều', [ 'video_cat' => $topic, 'video_key' => $hook, 'post_date' => '2024-01-01 00:00:00' ] );
		$this->video( 'Nháp', [ 'video_cat' => $topic, 'post_status' => 'draft' ] );
		$this->video( 'Khác' );
		foreach ( range( 1, 6 ) as $n ) {
			$this->video( "V$n", [ 'video_cat' => $topic, 'post_date' => '2023-01-01 00:00:00' ] );
		}
		$video = $this->rest_data( '/videos/nay' );
		self::assertSame(
			[ 6, 'Nhiều', 'Ít' ],
			[ count( $video['related'] ), $video['related'][0]['title'], $video['related'][1]['title'] ]
		);
		self::assertNotContains( 'Khác', array_column( $video['related'], 'title' ) );
		self::assertSame( [ '/video_cat/plugin', '/video_key/hook' ], array_column( $video['terms'], 'path' ) );
	}

	public function test_its_head_says_that_this_is_a_video(): void {
		$id = $this->video(
			'Hook',
			[
				'post_date'  => '2024-02-03 10:00:00',
				'meta_input' => [
					'hien_video_url' => 'https://youtu.be/a1B2-c3_D4e',
					'hien_duration'  => '14:05',
					'_hien_views'     => 7,
				],
			]
		);
		set_post_thumbnail( $id, $this->make->picture( 'hook' ) );
		$head = $this->visit( '/videos/hook' )->head;
		self::assertSame( [ home_url( '/videos/hook' ), 'Tóm tắt Hook.' ], [ $head['canonical'], $head['description'] ] );
		self::assertSame(
			[ 'video.other', 'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e?rel=0' ],
			[ $head['og']['type'], $head['og']['video'] ]
		);
		self::assertStringEndsWith( '/hook.jpg', $head['og']['image'] );
		$entities = array_column( $head['json_ld'], null, '@type' );
		self::assertSame( [ 'VideoObject', 'BreadcrumbList' ], array_keys( $entities ) );
		$video = $entities['VideoObject'];
		self::assertSame(
			[ 'Hook', 'PT14M5S', $head['og']['video'], $head['og']['image'], 7 ],
			[
				$video['name'],
				$video['duration'],
				$video['embedUrl'],
				$video['thumbnailUrl'],
				$video['interactionStatistic']['userInteractionCount'],
			]
		);
		self::assertStringStartsWith( '2024-02-03T10:00:00', $video['uploadDate'] );
		self::assertArrayNotHasKey( 'contentUrl', $video );
		self::assertSame( [ 'Trang chủ', 'Video', 'Hook' ], array_column( $entities['BreadcrumbList']['itemListElement'], 'name' ) );
	}

	#[TestWith( [ 'https://youtu.be/a1B2-c3_D4e', [ 'https://i.ytimg.com/vi/a1B2-c3_D4e/hqdefault.jpg' ] ] )]
	#[TestWith( [ 'https://vimeo.com/76979871', [] ] )]
	public function test_search_engines_get_no_video_without_a_picture( string $url, array $pictures ): void {
		$this->video( 'Hook', [ 'meta_input' => [ 'hien_video_url' => $url ] ] );
		$entities = $this->visit( '/videos/hook' )->head['json_ld'];
		self::assertSame( $pictures, array_column( $entities, 'thumbnailUrl' ) );
		self::assertSame( [] !== $pictures, in_array( 'VideoObject', array_column( $entities, '@type' ), true ) );
	}

	public function test_a_film_of_the_library_is_named_in_the_head_of_the_page(): void {
		$film = $this->film();
		set_post_thumbnail( $this->video( 'Phim', [ 'meta_input' => [ 'hien_video_file' => $film ] ] ), $this->make->picture( 'phim' ) );
		$this->visit( '/videos/phim' );
		ob_start();
		Plugin::instance()->current_screen->print_head();
		Plugin::instance()->current_screen->print_json_ld();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '<meta property="og:video" content="' . wp_get_attachment_url( $film ) . '" />', $html );
		self::assertStringContainsString( '"contentUrl":"' . wp_get_attachment_url( $film ) . '"', $html );
	}

	#[TestWith( [ 'draft' ] )]
	#[TestWith( [ 'private' ] )]
	#[TestWith( [ 'trash' ] )]
	public function test_what_the_reader_may_not_see_is_not_found( string $status ): void {
		$id = $this->video( 'Hook', [ 'post_status' => $status, 'post_name' => 'hook' ] );
		foreach ( [ '/videos/hook', "/videos/$id" ] as $path ) {
			self::assertSame( 404, $this->rest( 'GET', "/hien/v1$path" )->get_status(), $path );
		}
		self::assertSame( 404, $this->status_of( '/videos/hook' ) );
		$this->as_user( 'subscriber' );
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/videos/hook' )->get_status() );
	}

	public function test_an_editor_reads_a_private_video_and_previews_a_draft(): void {
		$editor = $this->as_user( 'editor' );
		$this->video( 'Riêng', [ 'post_status' => 'private' ] );
		self::assertSame( 200, $this->status_of( '/videos/rieng' ) );
		wp_set_current_user( $editor );
		$draft  = $this->video( 'Nháp', [ 'post_status' => 'draft' ] );
		$screen = $this->visit( "/?post_type=hien_video&p=$draft&preview=true" );
		self::assertSame( [ 'video', 200, 'Nháp' ], [ $screen->route, $screen->status, $screen->data['video']['title'] ] );
	}

	public function test_behind_a_password_there_is_a_title_and_nothing_else(): void {
		$id = $this->video(
			'Khóa',
			[
				'post_date' => '2024-02-03 10:00:00',
				'post_password' => 'vung-oi',
				'meta_input' => [ 'hien_video_url' => 'https://youtu.be/a1B2-c3_D4e', 'hien_duration' => '14:05' ],
			]
		);
		set_post_thumbnail( $id, $this->make->picture( 'anh-kin' ) );
		$video = $this->rest_data( '/videos/khoa' );
		self::assertSame(
			[ true, '', 'none', '', null ],
			[ $video['protected'], $video['content'], $video['kind'], $video['duration'], $video['image'] ]
		);
		$page = $this->page_at( '/videos/khoa' );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( 'post_password', $page->html );
		$all = $page->html . wp_json_encode( [ $video, $this->rest_data( '/videos' ) ], JSON_UNESCAPED_UNICODE );
		foreach ( [ 'a1B2-c3_D4e', 'anh-kin', 'Nội dung Khóa', 'Tóm tắt', '14:05' ] as $secret ) {
			self::assertStringNotContainsString( $secret, $all );
		}
		self::enter_password( 'vung-oi' );
		$video = $this->rest_data( '/videos/khoa' );
		self::assertSame( [ false, 'youtube', '14:05' ], [ $video['protected'], $video['kind'], $video['duration'] ] );
	}

	public function test_its_comments_have_pages_as_those_of_posts(): void {
		update_option( 'page_comments', '1' );
		update_option( 'comments_per_page', 2 );
		update_option( 'default_comments_page', 'oldest' );
		$id = $this->video( 'Hook' );
		foreach ( range( 1, 3 ) as $unused ) {
			$this->make->comment( $id );
		}
		$comments = fn( string $path ): array => array_values( $this->visit( $path )->data )[1];
		self::assertSame(
			[ 2, 2, 1 ],
			[
				$comments( '/videos/hook' )['pages'],
				count( $comments( '/videos/hook' )['data'] ),
				count( $comments( '/videos/hook/comment-page-2' )['data'] ),
			]
		);
		self::assertSame( home_url( '/videos/hook/comment-page-2' ), $this->visit( '/videos/hook/comment-page-2' )->head['canonical'] );
		self::assertSame( 404, $this->status_of( '/videos/hook/comment-page-3' ) );
	}

	public function test_a_text_in_parts_has_its_parts(): void {
		$this->video( 'Hook', [ 'post_content' => 'Một<!--nextpage-->Hai' ] );
		self::assertSame( "<p>Hai</p>\n", array_values( $this->visit( '/videos/hook/2' )->data )[0]['content'] );
		self::assertSame( 404, $this->status_of( '/videos/hook/3' ) );
	}

	public function test_it_costs_the_same_with_any_number_of_neighbours(): void {
		$terms = [
			'series' => $this->term( 'series', 'S' ),
			'video_cat' => $this->term( 'video_cat', 'C' ),
			'video_key' => $this->term( 'video_key', 'K' ),
		];
		$add   = function ( int $from, int $to ) use ( $terms ): void {
			foreach ( range( $from, $to ) as $n ) {
				$id = $this->video( "V$n", $terms + [ 'meta_input' => [ 'hien_video_file' => $this->film() ] ] );
				set_post_thumbnail( $id, $this->make->picture( "anh-$n" ) );
			}
		};
		$cost = fn(): int => self::count_queries( fn() => $this->visit( '/videos/v1' ) );
		$add( 1, 3 );
		$cost(); // Fills what WordPress caches for the whole process.
		$costs = static function () use ( $cost ): array {
			Response_Cache::clear();
			return [ $cost(), $cost() ]; // Without what is cached until content changes, and with it.
		};
		$few = $costs();
		$add( 4, 20 );
		self::assertSame( $few, $costs() );
	}
}
