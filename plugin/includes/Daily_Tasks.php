<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Registration\Unconfirmed_Accounts;
use Hien\Accounts\Tokens\Refresh_Tokens;
use Hien\Throttle\Throttle;
use Hien\Views\Top_Views;
use Hien\Views\Visits;

defined( 'ABSPATH' ) || exit;

/** Runs cleanup tasks once a day by WP-Cron. */
final class Daily_Tasks implements Module {

	/** WP-Cron's hook. Modules whose cleanup needs other objects hook into it; run() calls the static ones. */
	public const EVENT = 'hien_daily';

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'schedule' ] );
		add_action( self::EVENT, [ $this, 'run' ] );
	}

	/** Schedules the event soon after midnight at the site, when the hashes of the day before are no longer needed. */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( ( new \DateTimeImmutable( 'tomorrow 00:10', wp_timezone() ) )->getTimestamp(), 'daily', self::EVENT );
		}
	}

	public function run(): void {
		Throttle::purge();
		Refresh_Tokens::purge();
		Visits::purge();
		Unconfirmed_Accounts::purge();
		Deletion::run_due();
		Top_Views::purge();
		Top_Views::renew(); // Old views drop out even without new ones.
	}

	/** Unschedules this event and that of Top_Views. */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_clear_scheduled_hook( Top_Views::EVENT );
	}
}
