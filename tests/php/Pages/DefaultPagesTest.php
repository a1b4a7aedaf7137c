<?php

declare(strict_types=1);

namespace Hien\Tests\Pages;

use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Routing\Path_Conflicts;
use Hien\Tests\Support\TestCase;

/** The pages that carry the author's words, and files of the media library that have their slugs. */
final class DefaultPagesTest extends TestCase {

	public function test_a_page_is_made_once(): void {
		$this->make();
		self::assertSame( 'Video', get_page_by_path( 'videos' )?->post_title );
		wp_delete_post( get_page_by_path( 'videos' )->ID, true );
		( new Default_Pages( Plugin::instance()->routes ) )->make();
		self::assertNull( get_page_by_path( 'videos' ) );
	}

	public function test_an_upload_leaves_its_slug_to_the_page(): void {
		$file = $this->upload( 'videos' );
		$this->make();
		self::assertSame( 'page', get_page_by_path( 'videos' )?->post_type );
		self::assertSame( "videos-$file", get_post( $file )->post_name );
	}

	public function test_a_new_handle_moves_pages_and_no_uploads(): void {
		$file = $this->upload( 've-hien' );
		update_option( 'hien_handle', 'hien' );
		update_option( 'hien_handle', 'an' );
		self::assertSame( 've-hien', get_post( $file )->post_name );

		$page  = $this->make->page( [ 'post_name' => 've-an' ] );
		$other = $this->upload( 've-vuon' );
		update_option( 'hien_handle', 'vuon' );
		self::assertSame( [ 've-vuon', "ve-vuon-$other" ], [ get_post( $page )->post_name, get_post( $other )->post_name ] );
	}

	public function test_an_upload_is_no_page_that_cannot_be_reached(): void {
		$conflicts = new Path_Conflicts( Plugin::instance()->routes );
		$file     = $this->upload( 'dang-ky' );
		self::assertSame( [], $conflicts->warnings() );
		wp_delete_post( $file, true );
		$this->make->page( [ 'post_name' => 'dang-ky' ] );
		self::assertCount( 1, $conflicts->warnings() );
	}

	public function test_a_category_that_has_the_address_of_a_route_is_named_and_one_below_another_is_not(): void {
		$conflicts = new Path_Conflicts( Plugin::instance()->routes );
		$parent   = $this->make->term( 'category', [ 'name' => 'Lớp', 'slug' => 'lop' ] );
		$this->make->term( 'category', [ 'name' => 'Video', 'slug' => 'videos', 'parent' => $parent ] );
		self::assertSame( [], $conflicts->warnings() );
		$this->make->term( 'category', [ 'name' => 'Đăng ký', 'slug' => 'dang-ky' ] );
		self::assertStringContainsString( '/dang-ky', implode( $conflicts->warnings() ) );
		self::assertCount( 1, $conflicts->warnings() );
	}

	public function test_a_category_whose_posts_wordpress_would_not_find_is_named(): void {
		$conflicts = new Path_Conflicts( Plugin::instance()->routes );
		foreach ( [ 'tag', 'series', 'author', 'page', 'feed' ] as $slug ) {
			$id = $this->make->term( 'category', [ 'name' => "Chuyên mục $slug", 'slug' => $slug ] );
			self::assertStringContainsString( "/$slug ", implode( $conflicts->warnings() ), $slug );
			self::assertContains( $id, array_column( $conflicts->taken( 'post' ), 'parent' ), $slug );
		}
		add_filter( 'wp_doing_ajax', '__return_true' );
		self::assertInstanceOf( \WP_Error::class, wp_insert_term( 'Video key', 'category', [ 'slug' => 'video_key' ] ) );
	}

	public function test_a_post_at_the_path_of_a_child_category_is_named_wherever_it_came_from(): void {
		$conflicts = new Path_Conflicts( Plugin::instance()->routes );
		$parent   = $this->make->term( 'category', [ 'name' => 'Lớp', 'slug' => 'lop' ] );
		$this->make->term( 'category', [ 'name' => 'Khóa', 'slug' => 'khoa', 'parent' => $parent ] );
		$post = $this->make->post( [ 'post_name' => 'khoa', 'post_title' => 'Nhập & xuất' ] );
		self::assertSame( [], $conflicts->warnings(), 'In another category.' );
		wp_set_post_categories( $post, [ $parent ] );
		self::assertSame( [ 'Chuyên mục /lop/khoa che bài “Nhập & xuất”. Hãy đổi đường dẫn của một trong hai.' ], $conflicts->warnings() );
	}

	public function test_the_pages_to_write_are_found_by_two_queries(): void {
		$this->make();
		$pages = new Default_Pages( Plugin::instance()->routes );
		self::assertSame( [ 'about', 'author' ], array_keys( $pages->unwritten() ) );
		self::assertSame( 2, self::count_queries( $pages->unwritten( ... ) ) );
		wp_update_post( [ 'ID' => $pages->unwritten()['author']->ID, 'post_content' => 'Chào bạn.' ] );
		self::assertSame( [ 'about' ], array_keys( $pages->unwritten() ) );
	}

	public function test_the_warnings_cost_four_queries_and_two_for_pages_and_posts_that_they_name(): void {
		$conflicts = new Path_Conflicts( Plugin::instance()->routes );
		$this->make->page( [ 'post_name' => 'dang-ky' ] );
		$this->make->page( [ 'post_name' => 'dang-nhap', 'post_status' => 'draft' ] );
		$this->make->term( 'category', [ 'name' => 'Đăng ký', 'slug' => 'dang-ky' ] );
		self::assertCount( 2, $conflicts->warnings() );
		self::assertLessThanOrEqual( 4, self::count_queries( $conflicts->warnings( ... ) ) );
		$this->make->page( [ 'post_name' => 'khac' ] );
		$this->make->term( 'category', [ 'name' => 'Khác', 'slug' => 'khac' ] );
		self::assertCount( 3, $conflicts->warnings() );
		self::assertLessThanOrEqual( 6, self::count_queries( $conflicts->warnings( ... ) ) );
	}

	public function test_the_warnings_load_no_category_that_shares_no_path(): void {
		$parent = $this->make->term( 'category', [ 'slug' => 'lop' ] );
		foreach ( range( 1, 20 ) as $number ) {
			$this->make->term( 'category', [ 'slug' => "lop-$number", 'parent' => $number % 2 * $parent ] );
		}
		self::flush_cache();
		$loaded = 0;
		add_filter(
			'get_terms',
			static function ( array $terms ) use ( &$loaded ): array {
				$loaded += count( $terms );
				return $terms;
			}
		);
		self::assertSame( [], ( new Path_Conflicts( Plugin::instance()->routes ) )->warnings() );
		self::assertSame( [ 0, false ], [ $loaded, wp_cache_get( $parent, 'terms' ) ] );
	}

	private function make(): void {
		delete_option( 'hien_pages_made' );
		( new Default_Pages( Plugin::instance()->routes ) )->make();
	}

	private function upload( string $slug ): int {
		return $this->make->post(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'post_name'   => $slug,
			]
		);
	}
}
