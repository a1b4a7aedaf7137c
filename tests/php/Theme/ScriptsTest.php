<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** Which pages have which scripts. */
final class ScriptsTest extends TestCase {

	public function test_forms_are_kept_where_a_page_has_one_for_the_app(): void {
		foreach ( [ '/' => 0, '/quen-mat-khau' => 0, '/dang-ky' => 1, '/lien-he' => 1 ] as $path => $count ) {
			update_option( 'users_can_register', '1' );
			$html = $this->page_at( $path )->html;
			self::assertSame( $count, substr_count( explode( '</head>', $html )[0], 'hienEarlyForm' ), $path );
		}
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
