<?php

declare(strict_types=1);

namespace Hien\Tests\Videos;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What an author writes about a video in wp-admin. */
final class VideoEditingTest extends TestCase {

	use Videos;

	public function test_fields_are_saved_through_rest_and_kept_in_revisions(): void {
		$this->as_user( 'editor' );
		$film = $this->film();
		$id   = $this->video( 'Hook' );
		$meta = [
			'hien_video_url'  => 'https://vimeo.com/123456789',
			'hien_video_file' => $film,
			'hien_duration'   => '1:02:03',
		];
		self::assertSame( 200, $this->save( $id, $meta )->get_status() );
		self::assertSame(
			[ 'https://vimeo.com/123456789', (string) $film, '1:02:03' ],
			array_map( static fn( string $key ): string => (string) get_post_meta( $id, $key, true ), array_keys( $meta ) )
		);
		$revisions = wp_get_post_revisions( $id );
		self::assertSame( '1:02:03', get_post_meta( (int) array_key_first( $revisions ), 'hien_duration', true ) );
	}

	#[TestWith( [ 'hien_video_url', 'khong-phai-dia-chi' ] )]
	#[TestWith( [ 'hien_video_url', 'https://vi-du.vn/phim' ] )]
	#[TestWith( [ 'hien_video_file', 999999 ] )]
	#[TestWith( [ 'hien_duration', '14 phút' ] )]
	#[TestWith( [ 'hien_duration', '1:75' ] )]
	public function test_a_bad_field_is_named( string $key, string|int $value ): void {
		$this->as_user( 'editor' );
		$response = $this->save( $this->video( 'Hook' ), [ $key => $value ] );
		self::assertSame( [ 400, [ "meta.$key" ] ], [ $response->get_status(), array_keys( $response->get_data()['data']['params'] ) ] );
	}

	#[TestWith( [ 'https://www.youtube.com/playlist?list=PL1234567890' ] )]
	#[TestWith( [ 'https://www.youtube.com/hoidanit123' ] )]
	#[TestWith( [ 'https://www.youtube.com/clip/UgkxVe123456789' ] )]
	public function test_the_editor_says_what_is_no_video( string $url ): void {
		$this->as_user( 'editor' );
		$response = $this->save( $this->video( 'Hook' ), [ 'hien_video_url' => $url ] );
		self::assertSame(
			[ 400, 'Địa chỉ này không phải của một video trên YouTube hay Vimeo.' ],
			[ $response->get_status(), $response->get_data()['message'] ]
		);
	}

	#[TestWith( [ 'publish' ] )]
	#[TestWith( [ 'private' ] )]
	public function test_a_video_with_neither_address_nor_file_cannot_be_published( string $status ): void {
		$this->as_user( 'editor' );
		$video   = [ 'title' => 'Hook', 'status' => $status ];
		$refused = $this->rest( 'POST', '/wp/v2/hien_video', [], $video );
		self::assertSame(
			[ 400, 'Hãy điền địa chỉ YouTube, Vimeo hoặc chọn tệp video trước khi đăng.' ],
			[ $refused->get_status(), $refused->get_data()['message'] ]
		);
		self::assertSame( [ 'meta.hien_video_url' ], array_keys( $refused->get_data()['data']['params'] ) );

		$draft = $this->rest( 'POST', '/wp/v2/hien_video', [], [ 'status' => 'draft' ] + $video );
		self::assertSame( 201, $draft->get_status() );
		self::assertSame(
			400,
			$this->rest( 'POST', '/wp/v2/hien_video/' . $draft->get_data()['id'], [], [ 'status' => $status ] )->get_status()
		);
		foreach ( [ [ 'hien_video_url' => 'youtu.be/a1B2-c3_D4e' ], [ 'hien_video_file' => $this->film() ] ] as $meta ) {
			self::assertSame( 201, $this->rest( 'POST', '/wp/v2/hien_video', [], $video + [ 'meta' => $meta ] )->get_status() );
		}
	}

	public function test_the_source_of_a_published_video_cannot_be_taken_away(): void {
		$this->as_user( 'editor' );
		$id = $this->video( 'Hook' );
		self::assertSame( 400, $this->save( $id, [ 'hien_video_url' => '' ] )->get_status() );
		self::assertSame( 200, $this->save( $id, [ 'hien_video_url' => '', 'hien_video_file' => $this->film() ] )->get_status() );
	}

	public function test_a_picture_is_no_film(): void {
		$this->as_user( 'editor' );
		self::assertSame( 400, $this->save( $this->video( 'Hook' ), [ 'hien_video_file' => $this->make->picture() ] )->get_status() );
	}

	public function test_the_list_table_shows_picture_length_series_and_views(): void {
		$id = $this->video( 'Hook', [ 'meta_input' => [ 'hien_duration' => '8:42', '_hien_views' => 1234 ] ] );
		set_post_thumbnail( $id, $this->make->picture( 'hook' ) );
		self::assertSame(
			[ 'title', 'picture', 'duration', 'order', 'hien_views', 'date' ],
			array_keys( apply_filters( 'manage_hien_video_posts_columns', array_flip( [ 'title', 'date' ] ) ) )
		);
		self::assertContains( 'hien_series', get_taxonomies( [ 'show_admin_column' => true ] ) );
		self::assertStringContainsString( 'hook', self::cell( 'picture', $id ) );
		self::assertSame( [ '08:42', number_format_i18n( 1234 ) ], [ self::cell( 'duration', $id ), self::cell( 'hien_views', $id ) ] );
	}

	public function test_its_terms_are_edited_in_the_block_editor_in_vietnamese(): void {
		foreach (
			[ 'hien_series' => 'Loạt bài', 'hien_video_cat' => 'Chủ đề video', 'hien_video_key' => 'Từ khóa video' ] as $name => $label
		) {
			$taxonomy = get_taxonomy( $name );
			self::assertInstanceOf( \WP_Taxonomy::class, $taxonomy );
			self::assertSame(
				[ $label, true, [ 'hien_video' ] ],
				[ $taxonomy->labels->name, $taxonomy->show_in_rest, $taxonomy->object_type ]
			);
		}
		self::assertTrue( post_type_supports( 'hien_video', 'page-attributes' ) );
	}

	/** @param array<string,mixed> $meta */
	private function save( int $id, array $meta ): \WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/hien_video/$id", [], [ 'meta' => $meta ] );
	}
}
