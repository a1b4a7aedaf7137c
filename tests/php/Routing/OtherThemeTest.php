<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Plugin;
use Hien\Routing\Document;
use Hien\Routing\Permalinks;
use Hien\Tests\Support\TestCase;

/** With a theme that shows no screens, WordPress and that theme make the pages; addresses and REST stay. */
final class OtherThemeTest extends TestCase {

	use Site;
	use Visits;

	protected function setUp(): void {
		parent::setUp();
		$this->make_site();
		remove_theme_support( Document::THEME_FEATURE );
		$GLOBALS['wp_rewrite']->extra_rules_top = [];
		$permalinks                             = new Permalinks( Plugin::instance()->routes );
		$permalinks->add_rules();
		$permalinks->maybe_flush();
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
		ob_start();
		wp_head();
		$head = (string) ob_get_clean();
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
		self::assertSame( 'category', $this->call( '/wordpress' )['route'] );
	}
}
