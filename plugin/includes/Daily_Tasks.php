<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

use Hien\Throttle\Throttle;
use Hien\Views\Top_Views;
use Hien\Views\Visits;

defined( 'ABSPATH' ) || exit;

/** What WP-Cron does once a day, so that no reader's request has to. */
final class Daily_Tasks implements Module {

	private const EVENT = 'hien_daily';

	public function register(): void {
		add_action( self::EVENT, [ Throttle::class, 'purge' ] );
		add_action( self::EVENT, [ Visits::class, 'purge' ] );
		add_action( self::EVENT, [ Top_Views::class, 'purge' ] );
		add_action( self::EVENT, [ Top_Views::class, 'renew' ] ); // Without new views the list changes too: old ones leave it.
	}

	/** Schedules the event soon after each midnight of the site, when the hashes of the day before are worthless. */
	public static function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( ( new \DateTimeImmutable( 'tomorrow 00:10', wp_timezone() ) )->getTimestamp(), 'daily', self::EVENT );
		}
	}

	/** Removes the plugin's events, except that of the search index (Search_Rebuild). */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_clear_scheduled_hook( Top_Views::EVENT );
	}
}
