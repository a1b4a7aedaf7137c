<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Routing\Web_Manifest;
use Hien\Tests\Support\TestCase;
use Hien\Text;
use PHPUnit\Framework\Attributes\TestWith;

/** What the theme tells WordPress about itself. */
final class SetupTest extends TestCase {

	private const HEADERS = [
		'Version'     => 'Version',
		'RequiresWP'  => 'Requires at least',
		'RequiresPHP' => 'Requires PHP',
	];

	#[TestWith( [ 'title-tag' ] )]
	#[TestWith( [ 'automatic-feed-links' ] )]
	#[TestWith( [ 'post-thumbnails' ] )]
	#[TestWith( [ 'html5' ] )]
	#[TestWith( [ 'custom-logo' ] )]
	#[TestWith( [ 'responsive-embeds' ] )]
	#[TestWith( [ 'align-wide' ] )]
	#[TestWith( [ 'editor-styles' ] )]
	#[TestWith( [ 'menus' ] )]
	#[TestWith( [ 'hien-screens' ] )]
	public function test_it_supports( string $feature ): void {
		self::assertTrue( current_theme_supports( $feature ) );
	}

	public function test_no_template_of_the_editor_takes_the_place_of_a_screen(): void {
		self::assertFalse( current_theme_supports( 'block-templates' ) );
		$this->go_to( home_url( '/' ) );
		$before = $GLOBALS['wpdb']->num_queries;
		self::assertSame( get_theme_file_path( 'index.php' ), get_index_template() );
		self::assertSame( $before, $GLOBALS['wpdb']->num_queries );
	}

	public function test_it_has_two_menus_and_a_width(): void {
		self::assertSame( [ 'primary', 'footer' ], array_keys( get_registered_nav_menus() ) );
		self::assertSame( 720, $GLOBALS['content_width'] );
	}

	public function test_phones_and_feed_readers_get_the_icon_of_the_site_or_else_of_the_theme(): void {
		$manifest = Web_Manifest::manifest();
		self::assertSame(
			[ Text::site_name(), home_url( '/' ), 'vi', '#17614a' ],
			[ $manifest['name'], $manifest['start_url'], $manifest['lang'], $manifest['theme_color'] ]
		);
		foreach ( array_column( $manifest['icons'], 'src' ) as $url ) {
			self::assertFileExists( str_replace( get_template_directory_uri(), get_template_directory(), $url ) );
		}
		self::assertSame( get_theme_file_uri( 'icon.png' ), self::redirect_by( do_favicon( ... ) )->location );

		update_option( 'site_icon', $this->make->picture() );
		self::assertStringStartsWith(
			get_site_icon_url( 512 ),
			array_column( Web_Manifest::manifest()['icons'], 'src', 'sizes' )['512x512']
		);
		self::assertSame( get_site_icon_url( 32 ), self::redirect_by( do_favicon( ... ) )->location );

		$this->go_to( home_url( '/' ) );
		ob_start();
		wp_head();
		self::assertStringContainsString(
			'<link rel="manifest" href="' . home_url( '/site.webmanifest' ) . '" />',
			(string) ob_get_clean()
		);
	}

	public function test_its_picture_has_the_size_that_wordpress_shows(): void {
		$size = getimagesize( get_theme_file_path( 'screenshot.png' ) );
		self::assertSame( [ 1200, 900 ], $size ? array_slice( $size, 0, 2 ) : [] );
	}

	public function test_plugin_and_theme_ask_for_the_same_and_are_of_one_version(): void {
		$theme  = get_file_data( get_theme_file_path( 'style.css' ), self::HEADERS );
		$plugin = get_file_data( HIEN_CORE_FILE, self::HEADERS );
		self::assertSame( $plugin, $theme );
		foreach ( [ get_theme_file_path( 'readme.txt' ), plugin_dir_path( HIEN_CORE_FILE ) . 'readme.txt' ] as $readme ) {
			$read = get_file_data( $readme, [ 'Version' => 'Stable tag' ] + self::HEADERS );
			self::assertSame( $plugin, $read, $readme );
		}
	}
}
