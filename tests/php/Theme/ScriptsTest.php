<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** A page without scripts of WordPress is printed without the list of them; one that has some loses nothing. */
final class ScriptsTest extends TestCase {

	public function test_a_page_without_scripts_does_not_list_those_of_wordpress(): void {
		$this->page_at( '/' );
		self::assertFalse( isset( $GLOBALS['wp_scripts'] ) );
	}

	public function test_a_script_that_the_body_enqueues_has_its_words(): void {
		add_action( 'wp_footer', static fn() => wp_enqueue_script( 'mce-view' ), 5 );
		self::assertStringContainsString( 'var mceViewL10n', $this->page_at( '/' )->html );
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
