<?php
declare(strict_types=1);

namespace Hien_Demo;

use Hien\Demo\Content;
use Hien\Demo\Registry;
use Hien\Views\Top_Views;
use Hien\Views\View_Counter;

defined( 'ABSPATH' ) || exit;

/** Views of posts and videos since their publication. They are deleted with the content. */
final class Views {

	/** Days within which the views for "most viewed" are counted. */
	private const RECENT_DAYS = 28;

	public static function load(): void {
		/** @var array<string,int> $reads_per_day Key of a post => views a day, for the most viewed. */
		$reads_per_day = Content::data( 'views' );
		if ( [] === $reads_per_day ) {
			return;
		}
		foreach ( Registry::all( 'post' ) as $key => $id ) {
			$post = get_post( $id );
			if ( $post && View_Counter::is_counted( $post ) && ! metadata_exists( 'post', $id, View_Counter::META ) ) {
				self::read( $id, (int) get_post_timestamp( $post ), $reads_per_day[ $key ] ?? 1 + $id % 4 );
			}
		}
		Top_Views::renew();
	}

	private static function read( int $id, int $published, int $a_day ): void {
		$age    = max( 1, (int) ( ( time() - $published ) / DAY_IN_SECONDS ) );
		$recent = min( $age, self::RECENT_DAYS );

		// All recent views of a post are on one day, another day for each post, so that the dashboard shows many bars with one row a post.
		View_Counter::add( $id, (string) wp_date( 'Y-m-d', time() - $id % $recent * DAY_IN_SECONDS ), $recent * $a_day + $id % 17 );
		if ( $age > self::RECENT_DAYS ) {
			View_Counter::add( $id, (string) wp_date( 'Y-m-d', $published ), ( $age - self::RECENT_DAYS ) * $a_day );
		}
	}
}
