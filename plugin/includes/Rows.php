<?php
declare(strict_types=1);

namespace Hien;

use RuntimeException;
use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the database where no answer must not be taken for no rows, which $wpdb's own functions return in both cases: a job, for one,
 * would take itself for finished.
 */
final class Rows {

	/**
	 * @param string $sql Prepared.
	 * @return list<stdClass>
	 * @throws RuntimeException Where the database does not answer.
	 */
	public static function read( string $sql ): array {
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
	 * @throws RuntimeException Where the database does not answer.
	 */
	public static function ids( string $sql ): array {
		return array_map( static fn( stdClass $row ): int => (int) current( get_object_vars( $row ) ), self::read( $sql ) );
	}
}
