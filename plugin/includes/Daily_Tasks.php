<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Accounts\Deletion;
use Hien\Accounts\Tokens\Refresh_Tokens;
use Hien\Accounts\Unconfirmed_Accounts;
use Hien\Throttle\Throttle;
use Hien\Views\Top_Views;
use Hien\Views\Visits;

defined( 'ABSPATH' ) || exit;

/** What WP-Cron does once a day, so that no reader's request has to. */
final class Daily_Tasks implements Module {

	/** WP-Cron's hook. A module whose cleanup needs other objects adds an action; run() calls the others. */
	public const EVENT = 'hien_daily';

	/** The step of Upgrade with which the tables of Throttle and Visits are there; Refresh_Tokens looks for its own. */
	private const LEVEL = 5;

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'schedule' ] );
		add_action( self::EVENT, [ $this, 'run' ] );
	}

	/** Schedules the event soon after each midnight of the site, when the hashes of the day before are worthless. */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( ( new \DateTimeImmutable( 'tomorrow 00:10', wp_timezone() ) )->getTimestamp(), 'daily', self::EVENT );
		}
	}

	public function run(): void {
		if ( ! Upgrade::is_done( self::LEVEL ) ) {
			return;
		}
		Throttle::purge();
		Refresh_Tokens::purge();
		Visits::purge();
		Unconfirmed_Accounts::purge();
		Deletion::run_due();
		Top_Views::purge();
		Top_Views::renew(); // Without new views the list changes too: old ones leave it.
	}

	/** Removes the plugin's events, except that of the search index (Search_Rebuild). */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_clear_scheduled_hook( Top_Views::EVENT );
	}
}
