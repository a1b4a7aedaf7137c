<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;
use WP_Theme_JSON_Data;

/** What theme.json says is worked out once, and again when one of its sources changes. */
final class ThemeJsonTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		hien_clear_theme_json();
		self::next_request();
	}

	protected function tearDown(): void {
		wp_clean_theme_json_cache();
		parent::tearDown();
	}

	public function test_the_next_request_has_the_same_without_working_it_out(): void {
		$settings = wp_get_global_settings();
		$styles   = hien_theme_json( hien_theme_json_state() )['styles'];
		$merges   = did_filter( 'wp_theme_json_data_user' );
		self::assertGreaterThan( 0, $merges );

		self::next_request();
		self::assertSame( $settings, wp_get_global_settings() );
		self::assertSame( $styles, hien_theme_json( hien_theme_json_state() )['styles'] );
		self::assertSame( $merges, did_filter( 'wp_theme_json_data_user' ) );
	}

	public function test_it_is_what_core_prints(): void {
		self::assertSame( wp_get_global_stylesheet(), hien_theme_json( hien_theme_json_state() )['styles'] );
	}

	public function test_a_page_has_the_styles_of_all_blocks(): void {
		hien_register_global_styles();
		do_action( 'wp_enqueue_scripts' );
		$styles = implode( '', (array) wp_styles()->get_data( 'global-styles', 'after' ) );
		self::assertStringContainsString( '--wp--preset--color--accent:', $styles );
		self::assertStringContainsString( '.wp-block-button', $styles );
		self::assertLessThan(
			array_search( 'hien-app', wp_styles()->queue, true ),
			array_search( 'global-styles', wp_styles()->queue, true ),
			"The theme's own come later."
		);
	}

	public function test_a_plugin_may_say_something_else_each_time(): void {
		add_filter( 'wp_theme_json_data_theme', static fn( WP_Theme_JSON_Data $data ) => $data->update_with( self::width( '123px' ) ) );
		self::next_request();
		self::assertSame( '123px', wp_get_global_settings( [ 'layout', 'contentSize' ] ) );
	}

	public function test_what_is_saved_on_the_site_counts_at_once(): void {
		$post = $this->make->post(
			[
				'post_type'    => 'wp_global_styles',
				'post_content' => (string) wp_json_encode( self::width( '456px' ) + [ 'isGlobalStylesUserThemeJSON' => true ] ),
			]
		);
		wp_set_object_terms( $post, get_stylesheet(), 'wp_theme' );
		self::next_request();
		self::assertSame( '456px', wp_get_global_settings( [ 'layout', 'contentSize' ] ) );

		wp_delete_post( $post, true );
		self::next_request();
		self::assertSame( '720px', wp_get_global_settings( [ 'layout', 'contentSize' ] ) );
	}

	public function test_a_block_that_comes_may_bring_settings(): void {
		$before = hien_theme_json_state();
		register_block_type( 'hien/thu' );
		$after = hien_theme_json_state();
		unregister_block_type( 'hien/thu' );
		self::assertNotSame( $before, $after );
	}

	public function test_another_language_than_the_visitors_leaves_theirs_alone(): void {
		$kept = get_transient( HIEN_THEME_JSON );
		add_filter( 'determine_locale', static fn(): string => 'de_DE' );
		self::next_request();
		self::assertNotFalse( $kept );
		self::assertSame( $kept, get_transient( HIEN_THEME_JSON ) );
	}

	public function test_it_is_worked_out_again_after_a_day(): void {
		$outdated = static fn( array $result ): array => [ 'until' => time() - 1, 'settings' => [] ] + $result;
		set_transient( HIEN_THEME_JSON, array_map( $outdated, (array) get_transient( HIEN_THEME_JSON ) ) );
		self::next_request();
		self::assertSame( '720px', wp_get_global_settings( [ 'layout', 'contentSize' ] ) );
	}

	private static function next_request(): void {
		wp_clean_theme_json_cache();
		hien_cache_theme_json();
	}

	/** @return array<string,mixed> A theme.json. */
	private static function width( string $width ): array {
		return [ 'version' => 3, 'settings' => [ 'layout' => [ 'contentSize' => $width ] ] ];
	}
}
