<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Routing\Web_Manifest;
use Hien\Tests\Support\TestCase;
use WP_Customize_Manager;

/** The palettes of the theme, of which the owner chooses one. */
final class PaletteTest extends TestCase {

	public function test_a_chosen_palette_changes_the_tokens_of_every_page_in_both_themes(): void {
		self::assertStringNotContainsString( 'hien-palette', $this->page_at( '/' )->html );
		set_theme_mod( 'hien_palette', 'men-lam' );
		$palette = wp_json_file_decode(
			get_theme_file_path( 'styles/men-lam.json' ),
			[ 'associative' => true ]
		)['settings']['custom']['hien'];
		foreach ( [ '/', '/khong-co' ] as $path ) {
			$html = $this->page_at( $path )->html;
			self::assertSame(
				1,
				preg_match(
					'~<style id="hien-palette">:root\{(.*?)\}@media screen\{:root\[data-theme=dark\]\{(.*?)\}\}.*</style>~',
					$html,
					$found
				)
			);
			self::assertStringContainsString( "--hien-accent:{$palette['light']['accent']};", $found[1] );
			self::assertStringContainsString( "--hien-accent:{$palette['dark']['accent']};", $found[2] );
			self::assertGreaterThan(
				strrpos( $html, 'data-href="app.' ),
				strpos( $html, 'id="hien-palette"' ),
				'After the style sheets, whose values it replaces.'
			);
		}
		self::assertSame( $palette['light']['accent'], Web_Manifest::manifest()['theme_color'] );
		$styles = apply_filters( 'block_editor_settings_all', [ 'styles' => [] ], null )['styles'];
		self::assertStringContainsString( "--hien-accent:{$palette['light']['accent']};", end( $styles )['css'] );
	}

	public function test_the_owner_chooses_one_that_is_there(): void {
		require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
		$this->as_user( 'administrator' );
		$customizer = new WP_Customize_Manager();
		$customizer->register_controls();
		hien_customize_palette( $customizer );
		self::assertSame(
			[ '' => 'Xanh cửa chớp', 'go-lim' => 'Gỗ lim', 'hoa-giay' => 'Hoa giấy', 'men-lam' => 'Men lam' ],
			$customizer->get_control( 'hien_palette' )->choices
		);
		self::assertTrue( $customizer->get_control( 'hien_palette' )->check_capabilities() );
		$setting = $customizer->get_setting( 'hien_palette' );
		self::assertSame( [ 'go-lim', '', '' ], array_map( $setting->sanitize( ... ), [ 'go-lim', '../theme', '' ] ) );
		set_theme_mod( 'hien_palette', 'da-xoa' );
		self::assertSame( '', hien_palette_css() );
	}
}
