<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** Which pages have which scripts. */
final class ScriptsTest extends TestCase {

	public function test_what_keeps_early_presses_stands_before_the_first_button(): void {
		$html = $this->page_at( '/' )->html;
		[ $head ] = explode( '</head>', $html );
		self::assertStringContainsString( 'hienPresses', $head );
		self::assertSame( 1, substr_count( $html, 'window.hienPresses=' ) );
		self::assertLessThan( strpos( $head, 'window.hienPresses=' ), strpos( $head, 'window.hienStart=' ) );
	}

	public function test_a_script_of_a_text_is_enqueued_on_its_page_alone(): void {
		$this->make->post( [ 'post_name' => 'co-tap-lenh', 'post_content' => '[hien_test_script]' ] );
		add_shortcode(
			'hien_test_script',
			static function (): string {
				wp_enqueue_script( 'hien-test', 'https://example.org/test.js', [], '1', true );
				return 'x';
			}
		);
		self::assertStringContainsString( 'https://example.org/test.js', $this->page_at( '/co-tap-lenh' )->html );
		self::assertStringNotContainsString( 'https://example.org/test.js', $this->page_at( '/' )->html );
	}
}
