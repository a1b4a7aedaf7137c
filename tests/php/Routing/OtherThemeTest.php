<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Theme;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Customize_Manager;

/** With a theme that shows no screens, WordPress and that theme make the pages; addresses and REST stay. */
final class OtherThemeTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		remove_theme_support( Theme::FEATURE );
		$GLOBALS['wp_rewrite']->extra_rules_top = [];
		$permalinks                             = new Permalinks( Plugin::instance()->routes );
		$permalinks->add_rules();
		$permalinks->maybe_flush();
	}

	/** @return array<string,array{callable():void}> */
	public static function requests_without_the_sites_theme(): array {
		return [
			'Customizer'         => [
				static function (): void {
					require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
					$GLOBALS['wp_customize'] = new WP_Customize_Manager( [ 'theme' => 'twentytwentyfive' ] );
					$GLOBALS['wp_customize']->start_previewing_theme();
				},
			],
			'Site Editor'        => [
				static function (): void {
					$_GET['wp_theme_preview'] = 'twentytwentyfive';
					wp_initialize_theme_preview_hooks();
				},
			],
			'wp --skip-themes'   => [
				static fn() => add_filter( 'template_directory', static fn(): string => get_theme_root() . '/twentytwentyfive' ),
			],
		];
	}

	#[DataProvider( 'requests_without_the_sites_theme' )]
	public function test_a_request_without_the_sites_theme_writes_no_rules( callable $begin ): void {
		add_theme_support( Theme::FEATURE );
		$permalinks = new Permalinks( Plugin::instance()->routes );
		$permalinks->maybe_flush();
		$this->as_user( 'administrator' );
		$begin();
		remove_theme_support( Theme::FEATURE );
		delete_option( 'rewrite_rules' );
		$permalinks->maybe_flush();
		unset( $GLOBALS['wp_customize'] );
		self::assertFalse( get_option( 'rewrite_rules' ) );
	}

	public function test_the_home_page_holds_the_posts(): void {
		$this->go_to( home_url( '/' ) );
		do_action( 'template_redirect' );
		self::assertNull( hien_screen() );
		self::assertTrue( is_home() );
		self::assertCount( 2, $GLOBALS['wp_query']->posts );
	}

	public function test_a_post_keeps_its_address_and_wordpress_prints_its_head(): void {
		$this->go_to( home_url( '/wordpress/bai-cha' ) );
		do_action( 'template_redirect' );
		self::assertTrue( is_single( 'bai-cha' ) );
		$head = self::printed_by( wp_head( ... ) );
		self::assertSame( 1, substr_count( $head, 'rel="canonical"' ) );
		self::assertStringNotContainsString( 'property="og:', $head );
	}

	public function test_a_path_of_a_screen_is_a_page_or_nothing(): void {
		$this->page( 'gioi-thieu' );
		$this->go_to( home_url( '/gioi-thieu' ) );
		self::assertTrue( is_page( 'gioi-thieu' ) );
		$this->go_to( home_url( '/tin-moi' ) );
		self::assertTrue( is_404() );
	}

	public function test_the_calls_answer_as_before(): void {
		self::assertCount( 2, $this->rest( 'GET', '/hien/v1/posts' )->get_data()['data'] );
	}
}
