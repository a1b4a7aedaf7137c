<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Meta data that several requests write at the same time. */
final class Atomic_Meta {

	/**
	 * Adds meta data of an object that has none with this key. add_metadata() looks first and adds then: it would add a second row beside
	 * one that another request has just added. Runs no hooks, and leaves WordPress's cache to the caller.
	 *
	 * @param 'post'|'user' $type  Of the object.
	 * @param int           $id    Of the object.
	 * @param string        $value As the database stores it.
	 * @return int Id of the new row; 0 where there is one already.
	 */
	public static function add( string $type, int $id, string $key, string $value ): int {
		global $wpdb;
		$table  = (string) _get_meta_table( $type );
		$column = "{$type}_id";
		$rows   = $wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (%i, meta_key, meta_value) SELECT %d, %s, %s FROM ( SELECT 1 ) AS first
				WHERE NOT EXISTS ( SELECT 1 FROM %i WHERE %i = %d AND meta_key = %s )',
				$table,
				$column,
				$id,
				$key,
				$value,
				$table,
				$column,
				$id,
				$key
			)
		);
		return 1 === $rows ? (int) $wpdb->insert_id : 0;
	}

	/** Adds to a number of a post, which is 0 where it has none. The database adds, so of simultaneous requests all count. */
	public static function increment( int $post, string $key, int $by ): void {
		global $wpdb;
		$sql = (string) $wpdb->prepare(
			"UPDATE {$wpdb->postmeta} SET meta_value = meta_value + %d WHERE post_id = %d AND meta_key = %s",
			$by,
			$post,
			$key
		);
		// phpcs:disable WordPress.DB.PreparedSQL -- Prepared.
		if ( ! $wpdb->query( $sql ) && 0 === self::add( 'post', $post, $key, (string) $by ) ) {
			$wpdb->query( $sql ); // Another request has just added it.
		}
		// phpcs:enable
		wp_cache_delete( $post, 'post_meta' );
	}
}
