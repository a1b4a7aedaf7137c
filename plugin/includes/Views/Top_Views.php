<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Constants;

defined( 'ABSPATH' ) || exit;

/** What was viewed most, in the last TOP_VIEW_DAYS and ever: two stored lists, which WP-Cron updates. */
final class Top_Views {

	/** Options: the posts of the last TOP_VIEW_DAYS, id => views, the most viewed first; ids of the content with the most views ever. */
	public const OPTION = 'hien_top_views';
	private const EVER  = 'hien_most_viewed';

	/** Hook of the WP-Cron event that updates the lists. */
	public const EVENT = 'hien_renew_top_views';

	/** Maximum numbers of objects in the lists. */
	private const SIZE      = 100;
	private const SIZE_EVER = 1000;

	/** Seconds after a view until the lists are updated. */
	private const DELAY = 10 * MINUTE_IN_SECONDS;

	/** @return array<int,int> Id of a post => views in the last TOP_VIEW_DAYS, the most viewed first. */
	public static function all(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? $stored : [];
	}

	/** @return list<int> Ids of the content with the most views ever, of all types. */
	public static function ever(): array {
		$stored = get_option( self::EVER );
		return is_array( $stored ) ? array_values( array_map( 'intval', $stored ) ) : [];
	}

	/** Schedules one update of the lists for all views of the next minutes. */
	public static function schedule_renewal(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + self::DELAY, self::EVENT );
		}
	}

	public static function renew(): void {
		update_option( self::OPTION, View_Counter::most_viewed( self::first_day(), self::SIZE ), false );
		update_option( self::EVER, View_Counter::most_viewed_ever( self::SIZE_EVER ), false );
	}

	/** Deletes views by day from before the last TOP_VIEW_DAYS; at most as many rows as the limit. Returns how many. */
	public static function purge( int $limit ): int {
		return View_Counter::delete_before( self::first_day(), $limit );
	}

	/** @return string YYYY-MM-DD in the site's time zone. */
	private static function first_day(): string {
		return (string) wp_date( 'Y-m-d', time() - ( Constants::TOP_VIEW_DAYS - 1 ) * DAY_IN_SECONDS );
	}
}
