<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Views;

use Hien\Rest\Visitor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** How often what is published was read: in all, as post meta, and by day. */
final class View_Counter {

	/** Meta key of the total. */
	public const META = 'hien_views';

	/** Types whose reads are counted. */
	public const TYPES = [ 'post', 'hien_video' ];

	/** Days of which each is kept; of older ones, the sum of their month. */
	private const DAYS = 90;

	/** How often an object was read, from the meta cache. */
	public static function total( int $id ): int {
		return (int) get_post_meta( $id, self::META, true );
	}

	public static function is_counted( WP_Post $post ): bool {
		return in_array( $post->post_type, self::TYPES, true ) && is_post_publicly_viewable( $post );
	}

	/** Counts a read by the visitor of this request; true the first time today. */
	public static function count( int $id ): bool {
		if ( ! Visits::is_first( Visitor::hash( "read $id" ) ) ) {
			return false;
		}
		self::add( $id, (string) wp_date( 'Y-m-d' ), 1 );
		return true;
	}

	/**
	 * Adds reads of a day. Increments happen in the database, so none is lost among many at once.
	 *
	 * @param string $day YYYY-MM-DD at the site.
	 */
	public static function add( int $id, string $day, int $views ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}hien_views (object_id, day, views) VALUES (%d, %s, %d) ON DUPLICATE KEY UPDATE views = views + VALUES(views)", $id, $day, $views ) );
		$known = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = meta_value + %d WHERE post_id = %d AND meta_key = %s", $views, $id, self::META ) );
		if ( 0 === $known ) {
			add_post_meta( $id, self::META, $views, true );
		}
		wp_cache_delete( $id, 'post_meta' );
	}

	/**
	 * What was read most since a day.
	 *
	 * @param string $since YYYY-MM-DD at the site; this day counts.
	 * @return array<int,int> Id of a published post => reads, the most read first.
	 */
	public static function most_read( string $since, int $limit ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT v.object_id AS id, SUM(v.views) AS reads_since
				FROM {$wpdb->prefix}hien_views v
				INNER JOIN {$wpdb->posts} p ON p.ID = v.object_id
				WHERE v.day >= %s AND p.post_type = 'post' AND p.post_status = 'publish'
				GROUP BY v.object_id
				ORDER BY reads_since DESC, id DESC
				LIMIT %d",
				$since,
				$limit
			)
		);
		return array_map( 'intval', array_column( $rows, 'reads_since', 'id' ) );
	}

	/** Rolls up the days that are too old to matter one by one. */
	public static function roll_up(): void {
		global $wpdb;
		$limit = (string) wp_date( 'Y-m-d', time() - self::DAYS * DAY_IN_SECONDS );
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->prefix}hien_views (object_id, day, views)
				SELECT object_id, month, total FROM (
					SELECT object_id, CONCAT(SUBSTR(day, 1, 7), '-01') AS month, SUM(views) AS total
					FROM {$wpdb->prefix}hien_views
					WHERE day < %s AND SUBSTR(day, 9, 2) <> '01'
					GROUP BY object_id, month
				) AS old
				WHERE 1 = 1
				ON DUPLICATE KEY UPDATE views = {$wpdb->prefix}hien_views.views + VALUES(views)",
				$limit
			)
		);
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->prefix}hien_views WHERE day < %s AND SUBSTR(day, 9, 2) <> '01'", $limit ) );
	}

	/** Forgets an object. */
	public static function forget( int $id ): void {
		global $wpdb;
		$wpdb->delete( "{$wpdb->prefix}hien_views", [ 'object_id' => $id ], [ '%d' ] );
	}
}
