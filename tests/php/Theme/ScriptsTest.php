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

	public function test_a_script_that_a_plugin_enqueues_late_for_the_head_has_its_words_before_it(): void {
		add_action(
			'wp_enqueue_scripts',
			static function (): void {
				wp_enqueue_script( 'mce-view' );
				// Core registers it for the footer.
				wp_scripts()->registered['mce-view']->args = null;
				wp_scripts()->add_data( 'mce-view', 'group', 0 );
			},
			1500
		);
		$html = $this->page_at( '/' )->html;
		self::assertLessThan( strpos( $html, '</head>' ), strpos( $html, 'var mceViewL10n' ) );
		self::assertSame( 1, substr_count( $html, 'var mceViewL10n' ) );
	}

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
