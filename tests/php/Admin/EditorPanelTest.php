<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Tests\Support\TestCase;

/** The panel of the block editor: loaded where there are fields to fill in, and nowhere else. */
final class EditorPanelTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_user( 'administrator' );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
	}

	public function test_a_content_type_with_fields_gets_its_panel(): void {
		$script = $this->script_of( 'hien_course' );
		self::assertStringContainsString( '"title":"Khóa học"', $script );
		self::assertStringContainsString( '"key":"hien_price"', $script );
	}

	public function test_what_has_nothing_to_fill_in_or_to_check_gets_none(): void {
		self::assertStringContainsString( '"fields":[],"rules":[],"taken":[]', $this->script_of( 'post' ), 'Its path is checked.' );
		self::assertSame( '', $this->script_of( 'attachment' ) );
	}

	public function test_plugins_for_the_classic_editor_leave_content_types_their_fields(): void {
		add_filter( 'use_block_editor_for_post_type', '__return_false', 100 ); // As Classic Editor and Disable Gutenberg do.
		add_filter( 'use_block_editor_for_post', '__return_false', 100 );
		foreach ( [ 'hien_course', 'hien_video', 'hien_image' ] as $type ) {
			$item = $this->make->post( [ 'post_type' => $type, 'post_status' => 'draft' ] );
			self::assertTrue( use_block_editor_for_post_type( $type ), $type );
			self::assertTrue( use_block_editor_for_post( $item ), $type );
		}
		self::assertFalse( use_block_editor_for_post_type( 'post' ), 'The owner chooses the editor of posts.' );
		self::assertFalse( use_block_editor_for_post( $this->make->post() ) );
	}

	public function test_the_editor_knows_what_publishing_asks_for(): void {
		self::assertStringContainsString(
			'{"kind":"any","keys":["hien_video_url","hien_video_file"],"problem":"Hãy điền',
			$this->script_of( 'hien_video' )
		);
		self::assertStringContainsString(
			'"rules":[{"kind":"title","keys":[],"problem":"Hãy viết tiêu đề trước khi đăng.","pattern":""},{"kind":"picture"',
			$this->script_of( 'hien_image' )
		);
	}

	public function test_content_that_the_author_puts_in_order_says_so(): void {
		self::assertStringContainsString( '"has_order":true', $this->script_of( 'hien_course' ) );
		self::assertStringContainsString( '"has_order":false', $this->script_of( 'hien_image' ) );
		self::assertStringContainsString( '"has_order":false', $this->script_of( 'page' ), 'Pages have parents.' );
	}

	public function test_the_editor_of_a_page_knows_the_paths_that_are_taken(): void {
		$script = $this->script_of( 'page' );
		self::assertStringContainsString( '{"slug":"dang-ky","parent":0,"problem":"Đường dẫn \/dang-ky đã được dùng', $script );
		self::assertStringContainsString( '"slug":"wp-json"', $script );
		self::assertStringNotContainsString( '"slug":"gioi-thieu"', $script, 'The page of that route.' );
	}

	public function test_the_editor_of_a_post_knows_categories_where_it_would_not_be_found(): void {
		$taken = $this->make->category( [ 'name' => 'Menu', 'slug' => 'menu' ] );
		$this->make->category( [ 'name' => 'Video & tôi', 'slug' => 'videos' ] );
		$script = $this->script_of( 'post' );
		self::assertStringContainsString( sprintf( '{"slug":"","parent":%d,"problem":"Chuyên mục “Menu”', $taken ), $script );
		self::assertStringContainsString( '“Video & tôi”', $script );
	}

	public function test_the_editor_gets_no_more_on_a_site_with_many_categories(): void {
		$parent = $this->make->category( [ 'name' => 'Nhật ký', 'slug' => 'nhat-ky' ] );
		$before = [ $this->script_of( 'page' ), $this->script_of( 'post' ) ];
		$this->make->category( [ 'name' => 'Thơ', 'slug' => 'tho' ] );
		$this->make->category( [ 'name' => 'Mùa thu', 'slug' => 'mua-thu', 'parent' => $parent ] );
		self::assertSame( $before, [ $this->script_of( 'page' ), $this->script_of( 'post' ) ] );
	}

	public function test_an_author_cannot_make_a_category_with_a_path_of_ours(): void {
		self::assertIsArray( wp_insert_term( 'Thành viên', 'category' ), 'An import is not held up.' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$refused = wp_insert_term( 'Menu', 'category' );
		self::assertInstanceOf( \WP_Error::class, $refused );
		self::assertStringContainsString( '/menu', $refused->get_error_message() );
		self::assertIsArray( wp_insert_term( 'Menu', 'category', [ 'slug' => 'thuc-don' ] ) );
		self::assertIsArray( wp_insert_term( 'Menu', 'category', 'slug=menu-ngay' ), 'Arguments may be a query string.' );
		self::assertIsArray( wp_insert_term( 'WordPress', 'category' ), 'The category that /wordpress shows.' );
		self::assertIsArray( wp_insert_term( 'Menu', 'post_tag' ) );
	}

	/** What is printed before the panel's script; '' where it is not loaded. */
	private function script_of( string $post_type ): string {
		wp_dequeue_script( 'hien-editor' );
		wp_deregister_script( 'hien-editor' );
		set_current_screen( $post_type );
		do_action( 'enqueue_block_editor_assets' );
		return wp_script_is( 'hien-editor' ) ? (string) wp_scripts()->get_inline_script_data( 'hien-editor', 'before' ) : '';
	}
}
