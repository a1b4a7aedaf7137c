<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Help;
use Hien\Tests\Support\TestCase;
use WP_Screen;

/** The tab "Hiên" in the help of wp-admin's screens. */
final class HelpTest extends TestCase {

	public function test_each_page_list_and_item_of_ours_has_help(): void {
		$this->as_user( 'administrator' );
		foreach ( [ ...self::pages(), 'users' ] as $screen ) {
			self::assertStringContainsString( '<p>', self::help( $screen ), $screen );
		}
		foreach ( self::ours( get_post_types( [ 'show_ui' => true ] ) ) as $type ) {
			self::assertStringContainsString( '<p>', self::help( "edit-$type" ), $type );
			self::assertSame( self::help( "edit-$type" ), self::help( $type ) );
		}
		foreach ( self::ours( get_taxonomies( [ 'show_ui' => true ] ) ) as $taxonomy ) {
			$type = get_taxonomy( $taxonomy )->object_type[0];
			self::assertSame( self::help( "edit-$type" ), self::help( "edit-$taxonomy" ), $taxonomy );
		}
		foreach ( [ 'edit-post', 'edit-category', 'post', 'dashboard' ] as $screen ) {
			self::assertNull( self::tab( $screen ), $screen );
		}
	}

	/** @return list<string> Ids of the pages that the plugin adds to wp-admin's menu. */
	private static function pages(): array {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$GLOBALS['_registered_pages'] = [];
		do_action( 'admin_menu', '' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
		$pages = array_keys( $GLOBALS['_registered_pages'] );
		self::assertGreaterThanOrEqual( 5, count( $pages ) );
		return $pages;
	}

	/**
	 * @param array<string> $names
	 * @return list<string> Those that begin as ours do.
	 */
	private static function ours( array $names ): array {
		$ours = array_values( array_filter( $names, static fn( string $name ): bool => str_starts_with( $name, 'hien_' ) ) );
		self::assertNotSame( [], $ours );
		return $ours;
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
		return self::printed_by( ( $tab['callback'] )( ... ) );
	}
}
