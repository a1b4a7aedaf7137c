<?php
declare(strict_types=1);

namespace Hien\Demo;

defined( 'ABSPATH' ) || exit;

/** The posts, terms, comments and users that the demo created: each has a stable key as metadata. */
final class Registry {

	public const META = '_hien_demo';

	/**
	 * @param 'post'|'term'|'comment'|'user' $type
	 * @return array<string,int> Ids by key, in the order of creation.
	 */
	public static function all( string $type ): array {
		global $wpdb;

		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT meta_value, %i AS id FROM %i WHERE meta_key = %s ORDER BY id',
				$type . '_id',
				_get_meta_table( $type ),
				self::META
			)
		);

		return array_map( 'intval', array_column( $rows, 'id', 'meta_value' ) );
	}

	/** @param 'post'|'term'|'comment'|'user' $type */
	public static function add( string $type, int $id, string $key ): void {
		add_metadata( $type, $id, self::META, $key, true );
	}
}
