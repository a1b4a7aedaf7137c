<?php

declare(strict_types=1);

namespace Hien\Tests\Setup;

use Hien\Setup\Default_Category;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use WP_Term;

/** The name and the address of posts for which the author chooses no category. */
final class DefaultCategoryTest extends TestCase {

	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		delete_option( 'hien_default_category_named' );
		self::call_it( 'Uncategorized', 'uncategorized' ); // As WordPress's installer does.
	}

	public function test_it_gets_a_name_that_readers_may_see_and_its_old_address_redirects(): void {
		$this->make->post( [ 'post_name' => 'bai' ] );
		Default_Category::rename();
		self::assertSame( [ 'Chuyện chung', 'chuyen-chung' ], self::names() );
		self::assertSame( 200, $this->status_of( '/chuyen-chung/bai' ) );
		self::assertSame( '/chuyen-chung/bai', $this->redirect_of( '/uncategorized/bai' ) );
		self::assertSame( '/chuyen-chung', $this->redirect_of( '/uncategorized' ) );
		self::assertSame( 404, $this->status_of( '/uncategorized/khong-co' ) );
	}

	public function test_its_old_address_leads_to_it_below_any_path_as_its_present_one_does(): void {
		Default_Category::rename();
		foreach ( [ '/bat-ky/uncategorized', '/chuyen-chung/uncategorized', '/bat-ky/chuyen-chung' ] as $path ) {
			self::assertSame( '/chuyen-chung', $this->redirect_of( $path ), $path );
		}
		$id = (int) get_option( 'default_category' );
		wp_update_term( $id, 'category', [ 'parent' => $this->make->category( [ 'name' => 'Nhật ký', 'slug' => 'nhat-ky' ] ) ] );
		self::assertSame( '/nhat-ky/chuyen-chung', $this->redirect_of( '/uncategorized' ) );
	}

	public function test_what_was_interrupted_before_the_change_is_done_later(): void {
		$this->interrupt( 'option_default_category' );
		Default_Category::rename();
		self::assertSame( [ 'Chuyện chung', 'chuyen-chung' ], self::names() );
	}

	public function test_what_was_interrupted_after_the_change_redirects(): void {
		$this->interrupt( 'edit_term' );
		clean_term_cache( (int) get_option( 'default_category' ), 'category' );
		Default_Category::rename();
		self::assertSame( '/chuyen-chung', $this->redirect_of( '/uncategorized' ) );
	}

	public function test_what_failed_is_tried_again(): void {
		self::move_below( 999999 ); // No such category, so core refuses the change.
		Default_Category::rename();
		self::assertSame( 'Uncategorized', self::names()[0] );
		self::move_below( 0 );
		Default_Category::rename();
		self::assertSame( [ 'Chuyện chung', 'chuyen-chung' ], self::names() );
	}

	#[TestWith( [ 'Khác', 'chua-duoc-phan-loai' ] )]
	#[TestWith( [ 'Chưa phân loại', 'chua-phan-loai' ] )]
	public function test_the_name_that_a_vietnamese_installer_gives_is_replaced( string $name, string $slug ): void {
		self::call_it( $name, $slug );
		Default_Category::rename();
		self::assertSame( [ 'Chuyện chung', 'chuyen-chung' ], self::names() );
	}

	#[TestWith( [ 'Nhật ký', 'uncategorized' ] )]
	#[TestWith( [ 'Uncategorized', 'linh-tinh' ] )]
	public function test_what_the_owner_has_named_stays( string $name, string $slug ): void {
		self::call_it( $name, $slug );
		Default_Category::rename();
		self::assertSame( [ $name, $slug ], self::names() );
	}

	public function test_it_happens_once(): void {
		Default_Category::rename();
		self::call_it( 'Uncategorized', 'uncategorized' );
		Default_Category::rename();
		self::assertSame( [ 'Uncategorized', 'uncategorized' ], self::names() );
		self::assertSame( 200, $this->status_of( '/uncategorized' ) );
	}

	public function test_with_another_theme_it_waits(): void {
		remove_theme_support( 'hien-screens' );
		Default_Category::rename();
		self::assertSame( [ 'Uncategorized', 'uncategorized' ], self::names() );
		self::assertFalse( get_option( 'hien_default_category_named' ) );
	}

	public function test_its_old_address_redirects_with_any_permalinks(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%year%/%postname%' );
		create_initial_taxonomies();
		flush_rewrite_rules( false );
		$this->make->post();
		Default_Category::rename();
		self::assertSame( [ 'Chuyện chung', 'chuyen-chung' ], self::names() );
		self::assertSame( '/category/chuyen-chung', $this->redirect_of( '/category/uncategorized' ) );
	}

	public function test_a_slug_that_is_taken_stays_the_other_ones(): void {
		$this->make->category( [ 'name' => 'Chuyện chung' ] );
		Default_Category::rename();
		self::assertSame( 'uncategorized', self::names()[1] );
	}

	/** Ends rename() with an exception at a hook. */
	private function interrupt( string $hook ): void {
		$end = static fn(): never => throw new RuntimeException( 'Interrupted.' );
		add_filter( $hook, $end );
		try {
			Default_Category::rename();
			self::fail( 'Was not interrupted.' );
		} catch ( RuntimeException $exception ) {
			self::assertSame( 'Interrupted.', $exception->getMessage() );
		} finally {
			remove_filter( $hook, $end );
		}
	}

	private static function move_below( int $parent ): void {
		global $wpdb;
		$id = (int) get_option( 'default_category' );
		$wpdb->update( $wpdb->term_taxonomy, [ 'parent' => $parent ], [ 'term_id' => $id ] );
		clean_term_cache( $id, 'category' );
	}

	private static function call_it( string $name, string $slug ): void {
		self::assertIsArray( wp_update_term( (int) get_option( 'default_category' ), 'category', compact( 'name', 'slug' ) ) );
	}

	/** @return array{string,string} Name and slug. */
	private static function names(): array {
		$category = get_term( (int) get_option( 'default_category' ), 'category' );
		self::assertInstanceOf( WP_Term::class, $category );
		return [ $category->name, $category->slug ];
	}
}
