<?php
declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * A change that the database refused: it is read-only, its disk is full, or its connection broke. Many functions of WordPress answer
 * then as if all were well. Queries on tables of other plugins do not count.
 */
final class Refused_Write {

	/** What databases say of a row that another request has written first, which our code expects. */
	private const WRITTEN_BEFORE = '/Duplicate entry|UNIQUE constraint/i';

	/** What LudicrousDB and HyperDB say of a server that is away, before they try the next one. */
	private const SERVER_AWAY = "/Can't select (\\w+)/";

	/** How many queries have failed in this request. */
	public static function count(): int {
		return count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ) ); // Kept by wpdb::print_error().
	}

	/**
	 * 503 where the database has refused a change; null where it took all.
	 *
	 * @param int $before What count() was before the work.
	 */
	public static function since( int $before ): ?WP_Error {
		global $wpdb;
		$tables = implode( '|', [ ...$wpdb->tables(), "{$wpdb->prefix}hien_\\w+" ] );
		foreach ( array_slice( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ), $before ) as [ 'query' => $query, 'error_str' => $error ] ) {
			if (
				1 === preg_match( "/^\\s*(?:INSERT|UPDATE|DELETE|REPLACE)\\b[^=(]*\\b(?:$tables)\\b/i", $query )
				&& 1 !== preg_match( self::WRITTEN_BEFORE, $error )
				&& ! self::went_to_another_server( $error )
			) {
				return new WP_Error(
					'hien_not_stored',
					__( 'Máy chủ chưa ghi lại được. Bạn giữ nội dung và thử lại sau ít phút nhé.', 'hien-core' ),
					[ 'status' => WP_Http::SERVICE_UNAVAILABLE ]
				);
			}
		}
		return null;
	}

	private static function went_to_another_server( string $error ): bool {
		global $wpdb;
		return 1 === preg_match( self::SERVER_AWAY, $error, $connection )
			&& is_object( ( $wpdb->dbhs ?? [] )[ $connection[1] ] ?? null ); // Their connections by name; false for one that failed.
	}
}
