<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Constants;

defined( 'ABSPATH' ) || exit;

/** The posts that were viewed most in the last 30 days: a stored list, which WP-Cron updates. */
final class Top_Views {

	/** Option with the list: id => views, the most viewed first. */
	public const OPTION = 'hien_top_views';

	/** Hook of the WP-Cron event that updates the list. */
	public const EVENT = 'hien_renew_top_views';


	/** Maximum number of posts in the list. */
	private const SIZE = 100;

	/** Seconds after a view until the list is updated. */
	private const DELAY = 10 * MINUTE_IN_SECONDS;

	/** @return array<int,int> Id of a post => views in the last 30 days, the most viewed first. */
	public static function all(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? $stored : [];
	}

	/** Schedules one update of the list for all views of the next minutes. */
	public static function schedule_renewal(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + self::DELAY, self::EVENT );
		}
	}

	public static function renew(): void {
		update_option( self::OPTION, View_Counter::most_viewed( self::first_day(), self::SIZE ), false );
	}

	/** Deletes views by day from before the last 30 days; at most as many rows as the limit. Returns how many. */
	public static function purge( int $limit ): int {
		return View_Counter::delete_before( self::first_day(), $limit );
	}

	/** @return string YYYY-MM-DD in the site's time zone. */
	private static function first_day(): string {
		return (string) wp_date( 'Y-m-d', time() - ( Constants::TOP_VIEW_DAYS - 1 ) * DAY_IN_SECONDS );
	}
}
