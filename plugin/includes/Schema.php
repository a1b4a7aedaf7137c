<?php
declare(strict_types=1);

namespace Hien;

use Hien\Cache\Response_Cache;
use Hien\Settings\Sections;
use Hien\Settings\Settings;
use WP_Site;

defined( 'ABSPATH' ) || exit;

/**
 * The tables and stored data of a site, and their version. Installed on activation; a site that has another version (of a network,
 * or after the files of the plugin were replaced) is brought to this one in wp-admin, by WP-Cron or WP-CLI, never in a visitor's
 * request. In a network, each site has its own version.
 *
 * The version is stored after each step, so a step that was interrupted, or of which the database has refused something, runs again
 * and the steps before it do not. A lock in the options table lets only one request at a time run steps.
 */
final class Schema implements Module {

	/** Actions: a new site needs its stored data (Modules::install()); the site was brought to this version. */
	public const INSTALL = 'hien_install';
	public const CHANGED = 'hien_schema_changed';

	/** WP-Cron's hook. */
	public const EVENT = 'hien_schema';

	/** Version of what install() creates. */
	private const FIRST_VERSION = 1;

	private const VERSION_OPTION = 'hien_schema';

	private const LOCK = 'hien_schema';

	/** Age in seconds after which a lock is ignored, since its request must have died. */
	private const LOCK_SECONDS = 15 * MINUTE_IN_SECONDS;

	/**
	 * @param array<int,callable():bool> $steps Version => step from the version before it, ascending; whether it is done. A released
	 *                                          version's stored data is changed by a new step with the next number; each must be able to
	 *                                          run twice.
	 */
	public function __construct( private readonly array $steps = [] ) {}

	/** Creates what a new site needs, and returns whether its tables are there. Can run again. */
	private static function install(): bool {
		// Stored even when empty: missing options cost a query in every request.
		add_option( Settings::HANDLE_OPTION, Settings::DEFAULT_HANDLE );
		add_option( Sections::NAME, [] );
		Settings::set_default_author();
		$has_tables = Tables::install();
		do_action( self::INSTALL ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		return $has_tables;
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
		if ( ! $this->is_due() ) {
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
		if ( $this->is_due() && is_user_logged_in() && ! wp_doing_ajax() ) {
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
		if ( ! Lock::run( self::LOCK, self::LOCK_SECONDS, $this->run_steps( ... ) ) ) {
			return;
		}
		wp_clear_scheduled_hook( self::EVENT );
		if ( $this->is_behind() ) { // The database has refused something.
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, self::EVENT );
			return;
		}
		Response_Cache::clear(); // Cached responses may be from before the last steps.
		do_action( self::CHANGED ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
	}

	private function run_steps(): void {
		$version = self::stored_version();
		foreach ( [ self::FIRST_VERSION => self::install( ... ) ] + $this->steps as $number => $step ) {
			if ( $number > $version ) {
				if ( ! $step() ) {
					return;
				}
				update_option( self::VERSION_OPTION, (string) $number, true );
			}
		}
	}

	/** On activation: brings the site to this version, and creates again what is missing of it. */
	public function restore(): void {
		if ( $this->is_behind() ) {
			$this->run();
		} else {
			self::install();
		}
	}

	/** Whether the tables exist on this site. Costs no query. */
	public static function is_installed(): bool {
		return (int) get_option( self::VERSION_OPTION ) >= self::FIRST_VERSION;
	}

	/** Whether the site has tables of an older or a newer version of the plugin. Costs no query. */
	public function has_another_version(): bool {
		return (int) get_option( self::VERSION_OPTION ) !== $this->version();
	}

	/** Whether steps are to run now: those that the database has refused wait for their event, or for an activation. */
	private function is_due(): bool {
		return $this->is_behind() && (int) wp_next_scheduled( self::EVENT ) <= time();
	}

	/** @phpstan-impure */
	private function is_behind(): bool {
		return (int) get_option( self::VERSION_OPTION ) < $this->version();
	}

	/** The version to which run() brings a site. */
	private function version(): int {
		return array_key_last( $this->steps ) ?? self::FIRST_VERSION;
	}

	/**
	 * The version from the database: another request may have raised it since this one read its options, or another server may have
	 * written a list of options from before into the object cache, by which the site would be behind in every request.
	 */
	private static function stored_version(): int {
		Atomic_Option::renew_cache( self::VERSION_OPTION );
		return (int) get_option( self::VERSION_OPTION );
	}
}
