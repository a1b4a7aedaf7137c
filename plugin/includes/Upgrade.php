<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Accounts\Scope;
use Hien\Accounts\Tokens\Refresh_Tokens;
use Hien\Accounts\Tokens\Signing_Key;
use Hien\Cache\Response_Cache;
use Hien\Categories\Default_Category;
use Hien\Favorites\Favorite_Repository;
use Hien\Members\Member_Index;
use Hien\Routing\Permalinks;
use Hien\Rest\Idempotency;
use Hien\Search\Search_Index;
use Hien\Search\Search_Rebuild;
use Hien\Settings\Settings;
use Hien\Settings\Site_Option;
use Hien\Throttle\Throttle;
use Hien\Videos\Video_Taxonomies_Move;
use Hien\Views\View_Tables;
use WP_Site;
use WP_Upgrader;

defined( 'ABSPATH' ) || exit;

/**
 * Migrates the database of a site to this version: on activation, in wp-admin, by WP-Cron or WP-CLI, never in a visitor's
 * request. In a network, each site has its own level.
 *
 * The number of a step is stored after it, so an interrupted step runs again and the steps before it do not. A lock in the
 * options table lets only one request at a time run steps.
 */
final class Upgrade implements Module {

	/** WP-Cron's hook. */
	public const EVENT = 'hien_upgrade';

	/** Number of the last step that was done. */
	private const LEVEL_OPTION = 'hien_level';

	private const LOCK = 'hien_upgrade';

	/** Age in seconds after which a lock is ignored, since its request must have died. */
	private const LOCK_SECONDS = 15 * MINUTE_IN_SECONDS;

	/** @var array<int,callable():void> */
	private readonly array $steps;

	/** @param array<int,callable():void>|null $steps Level => step, ascending; null for the plugin's own. */
	public function __construct( ?array $steps = null ) {
		$this->steps = $steps ?? self::steps();
	}

	/**
	 * The steps in order; 6 was dropped. New steps are appended with the next number; each must be able to run twice. They are
	 * named by class and method, so that no class is loaded until its step runs.
	 *
	 * @return array<int,callable():void> Level => step.
	 */
	private static function steps(): array {
		return [
			1  => static function (): void {
				// Stored even when empty: missing options cost a query in every request.
				add_option( Settings::HANDLE_OPTION, Settings::DEFAULT_HANDLE );
				add_option( Site_Option::NAME, [] );
				View_Tables::install();
			},
			2  => static function (): void {
				Search_Index::install();
				Search_Rebuild::request();
			},
			3  => [ Video_Taxonomies_Move::class, 'run' ],
			4  => static function (): void {
				Member_Index::install();
				Member_Index::fill();
				delete_metadata( 'user', 0, 'hien_folded_name', '', true ); // The search of members used it before they had a table.
			},
			5  => [ Throttle::class, 'install' ],
			7  => static function (): void {
				Search_Index::install(); // Creates the table for the texts of results.
				Search_Rebuild::request();
			},
			8  => [ Default_Category::class, 'rename' ],
			9  => static function (): void {
				Refresh_Tokens::install();
				Signing_Key::install();
				Scope::install();
			},
			10 => [ Idempotency::class, 'install' ],
			11 => [ Favorite_Repository::class, 'install' ],
			12 => [ Signing_Key::class, 'install' ], // Converts a key that was stored as a string.
			13 => [ Settings::class, 'find_default_author' ],
		];
	}

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'check' ] );
		add_action( 'admin_init', [ $this, 'run_in_admin' ] );
		add_action( self::EVENT, [ $this, 'run' ] );
		add_action( 'wp_initialize_site', [ $this, 'run_on_new_site' ], 100 ); // After core has created the tables.
		add_filter( 'wpmu_drop_tables', [ Tables::class, 'add' ] );
	}

	/** Schedules the steps that are not done yet in WP-Cron; WP-CLI runs them immediately. */
	public function check(): void {
		if ( ! $this->is_behind() ) {
			return;
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			$this->run();
		} elseif ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/** Runs the steps when a signed-in user opens wp-admin. Visitors reach `admin_init` too, through admin-ajax.php and admin-post.php. */
	public function run_in_admin(): void {
		if ( is_user_logged_in() && ! wp_doing_ajax() ) {
			$this->run();
		}
	}

	/** Runs the steps on a new site of a network where the plugin is active on all sites. */
	public function run_on_new_site( WP_Site $site ): void {
		if ( isset( ( (array) get_site_option( 'active_sitewide_plugins', [] ) )[ plugin_basename( HIEN_CORE_FILE ) ] ) ) {
			switch_to_blog( (int) $site->blog_id );
			$this->run();
			restore_current_blog();
		}
	}

	/** Runs the steps that are not done yet, unless another request is running them. */
	public function run(): void {
		if ( ! $this->is_behind() ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if ( ! WP_Upgrader::create_lock( self::LOCK, self::LOCK_SECONDS ) ) {
			return;
		}
		try {
			$level = self::stored_level();
			foreach ( $this->steps as $number => $step ) {
				if ( $number > $level ) {
					$step();
					update_option( self::LEVEL_OPTION, (string) $number, true );
				}
			}
		} finally {
			WP_Upgrader::release_lock( self::LOCK );
		}
		wp_clear_scheduled_hook( self::EVENT );
		Permalinks::request_flush();
		Response_Cache::clear(); // Cached responses may be from before the last steps.
	}

	/** Whether a step is done on this site; requests of visitors must work before that. Costs no query. */
	public static function is_done( int $level ): bool {
		return (int) get_option( self::LEVEL_OPTION ) >= $level;
	}

	private function is_behind(): bool {
		return ! self::is_done( (int) array_key_last( $this->steps ) );
	}

	/** The level from the database: another request may have raised it since this one read its options. */
	private static function stored_level(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::LEVEL_OPTION ) );
	}
}
