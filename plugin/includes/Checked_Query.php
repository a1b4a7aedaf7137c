<?php
declare(strict_types=1);

namespace Hien;

use RuntimeException;
use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * Queries that throw if the database fails. $wpdb's own functions return an empty list then, as for no rows: a job, for example, would
 * end as if nothing were left to do.
 */
final class Checked_Query {

	/**
	 * @param string $sql Prepared.
	 * @return list<stdClass>
	 * @throws RuntimeException If the query fails.
	 */
	public static function rows( string $sql ): array {
		global $wpdb;
		if ( false === $wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB -- Prepared.
			throw new RuntimeException( esc_html( $wpdb->last_error ) );
		}
		return array_values( (array) $wpdb->last_result );
	}

	/**
	 * The numbers of the first column.
	 *
	 * @param string $sql Prepared.
	 * @return list<int>
	 * @throws RuntimeException If the query fails.
	 */
	public static function ids( string $sql ): array {
		return array_map( static fn( stdClass $row ): int => (int) current( get_object_vars( $row ) ), self::rows( $sql ) );
	}
}
