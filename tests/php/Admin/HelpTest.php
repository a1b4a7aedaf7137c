<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Help;
use Hien\Tests\Support\TestCase;
use WP_Screen;

/** The tab "Hiên" in the help of wp-admin's screens. */
final class HelpTest extends TestCase {

	public function test_each_screen_of_ours_has_help(): void {
		$this->as_user( 'administrator' );
		$screens = [
			'hien_page_hien-start',
			'toplevel_page_hien',
			'toplevel_page_hien-chat',
			'hien_page_hien-redirects',
			'tools_page_hien-import',
			'edit-hien_message',
			'users',
		];
		foreach ( self::content_types() as $type ) {
			$screens[] = "edit-$type";
		}
		foreach ( $screens as $screen ) {
			self::assertStringContainsString( '<p>', self::help( $screen ), $screen );
		}
		foreach ( [ 'edit-hien_series', 'edit-hien_video_cat', 'edit-hien_video_key' ] as $screen ) {
			self::assertSame( self::help( 'edit-hien_video' ), self::help( $screen ), $screen );
		}
		self::assertSame( self::help( 'edit-hien_message' ), self::help( 'hien_message' ) );
		foreach ( [ 'edit-post', 'edit-category', 'post', 'dashboard' ] as $screen ) {
			self::assertNull( self::tab( $screen ), $screen );
		}
	}

	public function test_the_list_of_tasks_is_put_away_and_brought_back_from_it(): void {
		$this->as_user( 'administrator' );
		self::assertStringContainsString( 'value="hide"', self::help( 'hien_page_hien-start' ) );
		StartPageTest::tasks()->hide( true );
		self::assertStringContainsString( 'value="show"', self::help( 'hien_page_hien-start' ) );
		self::assertStringNotContainsString( '<form', self::help( 'users' ) );
	}

	public function test_the_owners_guide_contains_its_words(): void {
		$guide = (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/chu-trang.md' );
		foreach ( array_merge( ...array_values( Help::texts() ) ) as $text ) {
			self::assertStringContainsString( "> $text\n", $guide );
		}
	}

	/** @return array<string,mixed>|null */
	private static function tab( string $id ): ?array {
		$screen = WP_Screen::get( $id );
		$screen->remove_help_tabs();
		( new Help( StartPageTest::tasks() ) )->add( $screen );
		return $screen->get_help_tab( 'hien' );
	}

	private static function help( string $id ): string {
		$tab = self::tab( $id );
		self::assertNotNull( $tab, $id );
		ob_start();
		( $tab['callback'] )();
		return (string) ob_get_clean();
	}
}
