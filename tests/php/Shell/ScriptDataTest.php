<?php

declare(strict_types=1);

namespace Hien\Tests\Shell;

use Hien\Tests\Support\TestCase;

/** A page without scripts of WordPress is printed without the list of them; one that has some loses nothing. */
final class ScriptDataTest extends TestCase {

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
}
