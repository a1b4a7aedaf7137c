<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Views;

defined( 'ABSPATH' ) || exit;

/** The posts that were read most in the last 30 days. Pages read a kept list; a counted read renews it now and then. */
final class Top_Views {

	/** The list: id => reads, the most read first. */
	public const OPTION = 'hien_top_views';

	private const DAYS = 30;

	/** Posts in the list. */
	private const SIZE = 100;

	/** Seconds in which the list is not made again. */
	private const PAUSE = 10 * MINUTE_IN_SECONDS;

	private const PAUSE_TRANSIENT = 'hien_top_views_pause';

	/** @return array<int,int> Id of a post => reads in the last 30 days, the most read first. */
	public static function all(): array {
		$kept = get_option( self::OPTION );
		return is_array( $kept ) ? $kept : [];
	}

	/** Makes the list anew where that has not just been done. */
	public static function maybe_renew(): void {
		if ( false === get_transient( self::PAUSE_TRANSIENT ) ) {
			set_transient( self::PAUSE_TRANSIENT, 1, self::PAUSE );
			self::renew();
		}
	}

	public static function renew(): void {
		$since = (string) wp_date( 'Y-m-d', time() - ( self::DAYS - 1 ) * DAY_IN_SECONDS );
		update_option( self::OPTION, View_Counter::most_read( $since, self::SIZE ), false );
	}
}
