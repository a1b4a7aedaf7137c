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
		self::assertSame( [ 'https://vimeo.com/123456789', (string) $film, '1:02:03' ], array_map( static fn( string $key ): string => (string) get_post_meta( $id, $key, true ), array_keys( $meta ) ) );
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

	public function test_a_picture_is_no_film(): void {
		$this->as_user( 'editor' );
		self::assertSame( 400, $this->save( $this->video( 'Hook' ), [ 'hien_video_file' => $this->make->picture() ] )->get_status() );
	}

	public function test_the_list_table_shows_picture_length_series_and_views(): void {
		$id = $this->video( 'Hook', [ 'meta_input' => [ 'hien_duration' => '8:42', 'hien_views' => 1234 ] ] );
		set_post_thumbnail( $id, $this->make->picture( 'hook' ) );
		self::assertSame( [ 'title', 'picture', 'duration', 'views', 'date' ], array_keys( apply_filters( 'manage_hien_video_posts_columns', array_flip( [ 'title', 'date' ] ) ) ) );
		self::assertContains( 'hien_series', get_taxonomies( [ 'show_admin_column' => true ] ) );
		self::assertStringContainsString( 'hook', $this->cell( 'picture', $id ) );
		self::assertSame( [ '08:42', number_format_i18n( 1234 ) ], [ $this->cell( 'duration', $id ), $this->cell( 'views', $id ) ] );
	}

	public function test_its_terms_are_edited_in_the_block_editor_in_vietnamese(): void {
		foreach ( [ 'hien_series' => 'Loạt bài', 'hien_video_cat' => 'Chủ đề video', 'hien_video_key' => 'Từ khóa video' ] as $name => $label ) {
			$taxonomy = get_taxonomy( $name );
			self::assertInstanceOf( \WP_Taxonomy::class, $taxonomy );
			self::assertSame( [ $label, true, [ 'hien_video' ] ], [ $taxonomy->labels->name, $taxonomy->show_in_rest, $taxonomy->object_type ] );
		}
		self::assertTrue( post_type_supports( 'hien_video', 'page-attributes' ) );
	}

	/** @param array<string,mixed> $meta */
	private function save( int $id, array $meta ): \WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/hien_video/$id", [], [ 'meta' => $meta ] );
	}

	private function cell( string $column, int $id ): string {
		ob_start();
		do_action( 'manage_hien_video_posts_custom_column', $column, $id );
		return (string) ob_get_clean();
	}
}
