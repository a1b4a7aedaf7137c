<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Runs cleanup tasks once a day by WP-Cron. */
final class Daily_Tasks implements Module {

	/** WP-Cron's hook; see Modules::run_daily(). */
	public const EVENT = 'hien_daily';

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'schedule' ] );
	}

	/** Schedules the event soon after midnight at the site, when the hashes of the day before are no longer needed. */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( ( new \DateTimeImmutable( 'tomorrow 00:10', wp_timezone() ) )->getTimestamp(), 'daily', self::EVENT );
		}
	}

	/** Unschedules the event. */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::EVENT );
	}
}
