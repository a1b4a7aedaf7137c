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

	public function test_posts_get_none(): void {
		self::assertSame( '', $this->script_of( 'post' ) );
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
