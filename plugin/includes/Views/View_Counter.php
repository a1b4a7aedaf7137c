<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Atomic_Meta;
use Hien\Cache\Count_Cache;
use Hien\Courses\Course_Post_Type;
use Hien\Videos\Video_Post_Type;
use Hien\Visitors\Visitor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the views of published content: the total as post meta, and views by day for the latest days (Top_Views) in `hien_views`.
 * `hien_viewers` has hashes of today's viewers of each, so that none is counted twice a day.
 */
final class View_Counter {

	/** Meta key of the total. Private, as the underscore tells WordPress. */
	public const META = '_hien_views';

	/** Post types whose views are counted. */
	public const TYPES = [ 'post', Video_Post_Type::NAME, Course_Post_Type::NAME ];

	/** The total of an object. */
	public static function total( int $id ): int {
		return (int) get_post_meta( $id, self::META, true );
	}

	public static function is_counted( WP_Post $post ): bool {
		return in_array( $post->post_type, self::TYPES, true ) && is_post_publicly_viewable( $post );
	}

	/** Counts a view by the visitor of this request; returns whether it is their first today. */
	public static function count( int $id ): bool {
		global $wpdb;
		$today = (string) wp_date( 'Y-m-d' );
		if (
			1 !== $wpdb->query(
				$wpdb->prepare(
					"INSERT IGNORE INTO {$wpdb->prefix}hien_viewers (hash, day) VALUES (%s, %s)",
					Visitor::hash( "view $id" ),
					$today
				)
			)
		) {
			return false;
		}
		self::add( $id, $today, 1 );
		return true;
	}

	/** Deletes the rows of earlier days about who has viewed what, at most $limit. Returns how many. */
	public static function purge_viewers( int $limit ): int {
		global $wpdb;
		return (int) $wpdb->query(
			$wpdb->prepare( "DELETE FROM {$wpdb->prefix}hien_viewers WHERE day < %s LIMIT %d", wp_date( 'Y-m-d' ), $limit )
		);
	}

	/**
	 * Adds views on a day.
	 *
	 * @param string $day YYYY-MM-DD at the site.
	 */
	public static function add( int $id, string $day, int $views ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare( "INSERT INTO {$wpdb->prefix}hien_views (object_id, day, views) VALUES (%d, %s, %d) ON DUPLICATE KEY UPDATE views = views + VALUES(views)", $id, $day, $views )
		);
		Atomic_Meta::increment( $id, self::META, $views );
	}

	/**
	 * The posts that were viewed most since a day.
	 *
	 * @param string $since YYYY-MM-DD in the site's time zone, inclusive.
	 * @return array<int,int> Id of a published post => views, the most viewed first.
	 */
	public static function most_viewed( string $since, int $limit ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT v.object_id AS id, SUM(v.views) AS views_since
				FROM {$wpdb->prefix}hien_views v
				INNER JOIN {$wpdb->posts} p ON p.ID = v.object_id
				WHERE v.day >= %s AND p.post_type = 'post' AND p.post_status = 'publish'
				GROUP BY v.object_id
				ORDER BY views_since DESC, id DESC
				LIMIT %d",
				$since,
				$limit
			)
		);
		return array_map( 'intval', array_column( $rows, 'views_since', 'id' ) );
	}

	/** @return list<int> Ids of the content with the highest totals, these first. */
	public static function most_viewed_ever( int $limit ): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s ORDER BY meta_value + 0 DESC, post_id DESC LIMIT %d",
					self::META,
					$limit
				)
			)
		);
	}

	/**
	 * The views of all content together, by day.
	 *
	 * @param string $since YYYY-MM-DD at the site, inclusive.
	 * @return array<string,int> Day => views, for days with views.
	 */
	public static function by_day( string $since ): array {
		global $wpdb;
		$sql = (string) $wpdb->prepare(
			"SELECT day, SUM(views) AS views_of_day FROM {$wpdb->prefix}hien_views WHERE day >= %s GROUP BY day",
			$since
		);
		return Count_Cache::remember(
			$sql,
			// phpcs:ignore WordPress.DB -- Prepared.
			static fn(): array => array_map( 'intval', array_column( (array) $wpdb->get_results( $sql ), 'views_of_day', 'day' ) )
		);
	}

	/**
	 * Deletes the days before one, at most as many rows as the limit; totals stay. Returns how many.
	 *
	 * @param string $day YYYY-MM-DD at the site.
	 */
	public static function delete_before( string $day, int $limit ): int {
		global $wpdb;
		return (int) $wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->prefix}hien_views WHERE day < %s LIMIT %d", $day, $limit ) );
	}

	/** Deletes the days of an object. */
	public static function delete( int $id ): void {
		global $wpdb;
		$wpdb->delete( "{$wpdb->prefix}hien_views", [ 'object_id' => $id ], [ '%d' ] );
	}
}
