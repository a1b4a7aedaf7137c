<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Page_Caches;
use Hien\Settings\Site_Option;
use Hien\Tests\Support\TestCase;
use Hien\Views\Top_Views;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/page-caches.php';

/** Pages that other plugins cache name files of the theme's build and show settings. */
final class PageCachesTest extends TestCase {

	private const ALL = [ 'wp_cache_clear_cache', 'w3tc_flush_posts', 'rocket_clean_domain', 'litespeed_purge_all', 'cache_enabler_clear_site_cache', 'hien_page_caches_emptied' ];

	/** @var list<string> Names of the functions and actions that emptied a cache. */
	public static array $emptied = [];

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'litespeed_purge_all', 'cache_enabler_clear_site_cache', Page_Caches::EMPTIED ] as $action ) {
			add_action(
				$action,
				static function () use ( $action ): void {
					self::$emptied[] = $action;
				}
			);
		}
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
			'a setting of Hiên'     => [ static fn() => update_option( Site_Option::NAME, [ 'footer' => [ 'note' => 'Khác' ] ] ) ],
			'a setting of the site' => [ static fn() => update_option( 'blogdescription', 'Khác' ) ],
			'a menu or a logo'      => [ static fn() => set_theme_mod( 'custom_logo', 7 ) ],
		];
	}

	/** As the upgrader says it at its end. WordPress itself would then ask wordpress.org for the next updates. */
	private static function update(): void {
		foreach ( [ 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ] as $check ) {
			remove_action( 'upgrader_process_complete', $check );
		}
		remove_action( 'upgrader_process_complete', [ 'Language_Pack_Upgrader', 'async_upgrade' ], 20 );
		do_action( 'upgrader_process_complete', null, [ 'type' => 'theme' ] );
	}

	public function test_what_changes_by_itself_leaves_cached_pages(): void {
		update_option( Top_Views::OPTION, [ 'khac' ] );
		$this->make->post();
		self::assertSame( [], self::$emptied );
	}
}
