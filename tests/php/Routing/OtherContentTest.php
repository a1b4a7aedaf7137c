<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Constants;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use WP_Post;

/** What other plugins add to WordPress and no route of ours shows: the theme's plain loop does. */
final class OtherContentTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		register_taxonomy( 'chu-de', 'post' );
		register_post_type(
			'san-pham',
			[
				'public'      => true,
				'has_archive' => true,
			]
		);
		// Each request of a test has a new WP.
		add_filter( 'query_vars', static fn( array $vars ): array => [ ...$vars, 'chu-de', 'san-pham' ] );
		flush_rewrite_rules( false );
		wp_set_object_terms( $this->id['bai-cha'], 'cafe', 'chu-de' );
		$this->make->post(
			[
				'post_type'  => 'san-pham',
				'post_title' => 'Ấm trà',
				'post_name'  => 'am-tra',
			]
		);
	}

	public function test_an_archive_of_another_plugin_is_a_plain_list(): void {
		foreach (
			[
				'/chu-de/cafe' => 'Bài bai-cha',
				'/san-pham'    => 'Ấm trà',
			] as $path => $title
		) {
			$page = $this->page_at( home_url( $path ) );
			self::assertNull( hien_screen(), $path );
			self::assertSame( 200, $page->status, $path );
			self::assertSame( $title, $page->text( '//main//h2' ), $path );
			self::assertStringNotContainsString( 'hien-boot', $page->html, $path );
		}
	}

	public function test_the_app_gets_a_document(): void {
		foreach ( [ '/chu-de/cafe', '/san-pham', '/wordpress?s=bai' ] as $path ) {
			$page = $this->page_at( home_url( add_query_arg( Constants::SCREEN_ARGUMENT, '1', $path ) ) );
			self::assertSame( 200, $page->status, $path );
			self::assertStringContainsString( '</html>', $page->html, $path );
		}
	}

	public function test_a_search_of_a_part_of_the_site_is_wordpress_s_own(): void {
		$this->post( 'bai-tra', 'lap-trinh-plugin', [ 'post_title' => 'Trà chiều' ] );
		$this->post(
			'bai-tra-khac',
			'lap-trinh-plugin',
			[ 'post_title' => 'Trà sáng', 'post_author' => $this->make->user(), 'post_date' => '2020-05-01 00:00:00' ]
		);
		foreach (
			[
				'/?s=trà&post_type=san-pham'           => [ 'Ấm trà' ],
				'/?s=trà&post_type=post&author=1'      => [ 'Trà chiều' ],
				'/?s=trà&year=2020'                    => [ 'Trà sáng' ],
				'/?s=bai&chu-de=cafe'                  => [ 'Bài bai-cha' ],
				'/?s=chiều&category_name=wordpress'    => [ 'Trà chiều' ],
				'/wordpress/lap-trinh-plugin?s=chiều'  => [ 'Trà chiều' ],
				'/wordpress?s=chiều'                   => [ 'Trà chiều' ],
				'/?s=không-có&post_type=san-pham'      => [],
			] as $path => $titles
		) {
			$page = $this->page_at( home_url( $path ) );
			self::assertNull( hien_screen(), $path );
			self::assertSame( 200, $page->status, $path );
			self::assertSame( $titles, wp_list_pluck( $GLOBALS['wp_query']->posts, 'post_title' ), $path );
			self::assertStringNotContainsString( 'hien-boot', $page->html, $path );
		}
	}

	public function test_a_search_of_the_whole_site_is_ours(): void {
		foreach ( [ '/?s=bai', '/?s=bai&post_type=any', '/?s=bai&orderby=date', '/?s=bai&post_type=' ] as $path ) {
			self::assertSame( [ 'search', 200 ], [ $this->visit( $path )->route, $this->visit( $path )->status ], $path );
		}
	}

	public function test_its_single_content_is_a_page(): void {
		$screen = $this->visit( '/san-pham/am-tra' );
		self::assertSame( [ 'page', 200 ], [ $screen->route, $screen->status ] );
		self::assertSame( 'Ấm trà', array_values( $screen->data )[0]['title'] );
	}

	public function test_a_list_stays_ours_where_another_plugin_has_looped_over_it(): void {
		add_action(
			'template_redirect',
			static function (): void {
				while ( have_posts() ) {
					the_post();
				}
			},
			20
		);
		$this->post( 'bai-tra', 'lap-trinh-plugin' );
		foreach ( [ '/tin-moi', '/wordpress/lap-trinh-plugin/bai-tra' ] as $path ) {
			self::assertStringContainsString( 'hien-boot', $this->page_at( home_url( $path ) )->html, $path );
		}
	}

	/** As bbPress and BuddyPress do, which put a post of their own in the place of what WordPress found, if anything. */
	public function test_a_page_that_it_makes_for_the_template_is_shown(): void {
		add_filter(
			'template_include',
			static function ( string $template ): string {
				$post = new WP_Post( (object) [ 'ID' => 0, 'post_title' => 'Hỏi đáp', 'comment_status' => 'closed', 'filter' => 'raw' ] );

				$GLOBALS['post'] = $post;
				$query           = $GLOBALS['wp_query'];

				$query->post       = $post;
				$query->posts      = [ $post ];
				$query->post_count = 1;
				foreach ( [ 'is_404', 'is_page', 'is_single', 'is_singular', 'is_tax' ] as $flag ) {
					$query->$flag = false;
				}
				add_filter( 'the_content', static fn(): string => '<p>Ba chủ đề</p>' );
				status_header( 200 );
				return $template;
			}
		);
		foreach ( [ '/hoi-dap', '/san-pham/am-tra', '/san-pham' ] as $path ) {
			$page = $this->page_at( home_url( $path ) );
			self::assertNull( hien_screen(), $path );
			self::assertSame( 200, $page->status, $path );
			self::assertSame( 'Hỏi đáp', $page->text( '//main//h1' ), $path );
			self::assertStringContainsString( 'Ba chủ đề', $page->text( '//main' ), $path );
			$json = $this->page_at( home_url( add_query_arg( Constants::SCREEN_ARGUMENT, '1', $path ) ) );
			self::assertStringContainsString( '</html>', $json->html, "The app opens $path as a document." );
		}
	}

	public function test_what_it_does_not_have_is_not_found(): void {
		self::assertSame( 404, $this->status_of( '/chu-de/khong-co' ) );
		self::assertSame( 404, $this->status_of( '/san-pham/khong-co' ) );
	}
}
