<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Page_Caches;
use Hien\Friends\Friend_Post_Type;
use Hien\Settings\Sections;
use Hien\Tests\Support\TestCase;
use Hien\Videos\Video_Post_Type;
use Hien\Views\Top_Views;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/page-caches.php';

/** Pages that other plugins cache name files of the theme's build and show settings. */
final class PageCachesTest extends TestCase {

	private const ALL = [
		'wp_cache_clear_cache',
		'w3tc_flush_posts',
		'rocket_clean_domain',
		'litespeed_purge_all',
		'cache_enabler_clear_site_cache',
		'rt_nginx_helper_purge_all',
		'hien_page_caches_emptied',
	];

	/** @var list<string> Names of the functions and actions that emptied a cache. */
	public static array $emptied = [];

	protected function setUp(): void {
		parent::setUp();
		foreach (
			[ 'litespeed_purge_all', 'cache_enabler_clear_site_cache', 'rt_nginx_helper_purge_all', Page_Caches::EMPTIED ] as $action
		) {
			add_action(
				$action,
				static function () use ( $action ): void {
					self::$emptied[] = $action;
				}
			);
		}
		remove_all_actions( 'shutdown' ); // WordPress's own would end the output of the tests.
		self::$emptied = [];
	}

	#[DataProvider( 'changes' )]
	public function test_every_known_cache_is_emptied( callable $change ): void {
		$change();
		self::assertSame( self::ALL, self::$emptied );
	}

	/** @return array<string,array{callable():mixed}> */
	public static function changes(): array {
		return [
			'an update'             => [ self::update( ... ) ],
			'plugins on or off'     => [ static fn() => update_option( 'active_plugins', [ 'khac/khac.php' ] ) ],
			'for a whole network'   => [ static fn() => do_action( 'update_site_option_active_sitewide_plugins' ) ],
			'a setting of Hiên'     => [ static fn() => update_option( Sections::NAME, [ 'footer' => [ 'note' => 'Khác' ] ] ) ],
			'a setting of the site' => [ static fn() => update_option( 'blogdescription', 'Khác' ) ],
			'a menu or a logo'      => [ static fn() => set_theme_mod( 'custom_logo', 7 ) ],
		];
	}

	/** A click reads the setting at once, and a reload has to print the same. */
	public function test_settings_of_wordpress_that_pages_follow_empty_every_known_cache(): void {
		$changed = [
			'site_icon'                    => 7,
			'date_format'                  => 'Y/m/d',
			'time_format'                  => 'H.i',
			'start_of_week'                => 3,
			'posts_per_page'               => 7,
			'blog_public'                  => 0,
			'close_comments_for_old_posts' => 1,
			'close_comments_days_old'      => 7,
			'thread_comments'              => 0,
			'thread_comments_depth'        => 2,
			'page_comments'                => 0,
			'comments_per_page'            => 7,
			'default_comments_page'        => 'newest',
			'comment_order'                => 'desc',
		];
		foreach ( $changed as $name => $value ) {
			self::$emptied = [];
			update_option( $name, $value );
			self::assertSame( self::ALL, self::$emptied, $name );
		}
	}

	private static function publish_by_cron( int $post, self $test ): void {
		$scheduled = $test->make->post(
			[
				'post_status' => 'future',
				'post_date'   => wp_date( 'Y-m-d H:i:s', time() + MINUTE_IN_SECONDS ),
			]
		);
		$GLOBALS['wpdb']->update(
			$GLOBALS['wpdb']->posts,
			[ 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 1 ) ],
			[ 'ID' => $scheduled ]
		);
		clean_post_cache( $scheduled );
		do_action( 'publish_future_post', $scheduled );
		self::assertSame( 'publish', get_post_status( $scheduled ) );
	}

	/** As the upgrader says it at its end. WordPress itself would then ask wordpress.org for the next updates. */
	private static function update(): void {
		foreach ( [ 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ] as $check ) {
			remove_action( 'upgrader_process_complete', $check );
		}
		remove_action( 'upgrader_process_complete', [ 'Language_Pack_Upgrader', 'async_upgrade' ], 20 );
		do_action( 'upgrader_process_complete', null, [ 'type' => 'theme' ] );
	}

	public function test_files_that_were_replaced_without_wordpress_empty_them_once(): void {
		do_action( 'wp_loaded' );
		self::assertSame( [], self::$emptied, 'A visit.' );
		set_current_screen( 'dashboard' );
		do_action( 'wp_loaded' );
		self::$emptied = [];
		do_action( 'wp_loaded' );
		self::assertSame( [], self::$emptied, 'The same files.' );
		update_option( 'hien_versions', '0.0.9 0.0.9' );
		do_action( 'wp_loaded' );
		do_action( 'wp_loaded' );
		self::assertSame( self::ALL, self::$emptied );
	}

	public function test_what_changes_by_itself_leaves_cached_pages(): void {
		$draft = $this->make->post( [ 'post_status' => 'draft' ] );
		$this->make->picture();
		update_option( Top_Views::OPTION, [ 'khac' ] );
		wp_update_post( [ 'ID' => $draft, 'post_title' => 'Vẫn là nháp' ] );
		wp_delete_post( $draft, true );
		$this->make->comment( $this->make->post( [ 'post_status' => 'private' ] ) );
		do_action( 'shutdown' );
		self::assertSame( [], self::$emptied );
	}

	public function test_what_hien_lists_nowhere_leaves_cached_pages(): void {
		register_post_type( 'product', [ 'public' => true ] );
		register_taxonomy( 'product_cat', 'product' );
		$product  = $this->make->post( [ 'post_type' => 'product' ] );
		$category = wp_insert_term( 'Áo', 'product_cat' );
		self::assertIsArray( $category );
		wp_update_post( [ 'ID' => $product, 'post_title' => 'Còn 3 chiếc' ] );
		wp_update_term( $category['term_id'], 'product_cat', [ 'name' => 'Áo dài' ] );
		wp_delete_post( $product, true );
		unregister_post_type( 'product' );
		unregister_taxonomy( 'product_cat' );
		do_action( 'shutdown' );
		self::assertSame( [], self::$emptied );
	}

	/** Every page shows the newest posts in its side columns, and cache plugins know no list of ours but the archives of public types. */
	#[DataProvider( 'contents' )]
	public function test_what_lists_show_empties_them_once_at_the_end_of_the_request( callable $change ): void {
		$post = $this->make->post();
		remove_all_actions( 'shutdown' );
		$change( $post, $this );
		self::assertSame( [], self::$emptied, 'Other plugins may still be saving.' );
		do_action( 'shutdown' );
		self::assertSame( self::ALL, self::$emptied );
	}

	/** @return array<string,array{callable(int,self):mixed}> */
	public static function contents(): array {
		return [
			'a scheduled post that cron publishes' => [ self::publish_by_cron( ... ) ],
			'an edited post'                       => [
				static fn( int $post ) => wp_update_post( [ 'ID' => $post, 'post_title' => 'Khác' ] ),
			],
			'a post in the trash'                  => [ static fn( int $post ) => wp_trash_post( $post ) ],
			'a deleted post'                       => [ static fn( int $post ) => wp_delete_post( $post, true ) ],
			'a synced pattern'                     => [
				static fn( int $post, self $test ) => $test->make->post( [ 'post_type' => 'wp_block' ] ),
			],
			'a menu of blocks'                     => [
				static fn( int $post, self $test ) => $test->make->post( [ 'post_type' => 'wp_navigation' ] ),
			],
			'a template part'                      => [
				static fn( int $post, self $test ) => $test->make->post( [ 'post_type' => 'wp_template_part' ] ),
			],
			'styles of blocks'                     => [
				static fn( int $post, self $test ) => $test->make->post( [ 'post_type' => 'wp_global_styles' ] ),
			],
			'additional CSS of the Customizer'     => [
				static fn( int $post, self $test ) => $test->make->post( [ 'post_type' => 'custom_css' ] ),
			],
			'the caption of a picture'             => [
				static fn( int $post, self $test ) => wp_update_post( [ 'ID' => $test->make->picture(), 'post_excerpt' => 'Khác' ] ),
			],
			'an edited page'                       => [
				static fn( int $post, self $test ) => $test->make->post( [ 'post_type' => 'page' ] ),
			],
			'an item of a menu'                    => [
				static fn() => wp_update_nav_menu_item(
					0,
					0,
					[ 'menu-item-title' => 'Khác', 'menu-item-url' => '/khac', 'menu-item-status' => 'publish' ]
				),
			],
			'a keyword of videos'                  => [
				static fn() => wp_update_term(
					wp_insert_term( 'Khóa', Video_Post_Type::KEYWORD )['term_id'],
					Video_Post_Type::KEYWORD,
					[ 'name' => 'Khác' ]
				),
			],
			'several friends'                      => [
				static fn( int $post, self $test ) => array_map(
					static fn() => $test->make->post( [ 'post_type' => Friend_Post_Type::NAME ] ),
					[ 1, 2 ]
				),
			],
			'a renamed category'                   => [
				static fn( int $post, self $test ) => wp_update_term( $test->make->category(), 'category', [ 'name' => 'Khác' ] ),
			],
		];
	}
}
