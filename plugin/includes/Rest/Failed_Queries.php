<?php
declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * The queries of this request that failed, reading or writing: the database is read-only, its disk is full, or its connection broke. Many
 * functions of WordPress do not report that.
 */
final class Failed_Queries {

	/** The error if another request has inserted the same row first, which our code expects. */
	private const DUPLICATE = '/Duplicate entry|UNIQUE constraint/i';

	/** The error of LudicrousDB and HyperDB if a server is down, before they try the next one. */
	private const SERVER_DOWN = "/Can't select (\\w+)/";

	/** Errors of a query that can never succeed, such as one of a careless plugin. */
	private const WRONG_QUERY = "/Unknown (column|table)|doesn't exist|no such (column|table)|syntax/i";

	/** How many queries have failed in this request, reading or writing. */
	public static function count(): int {
		return count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ) ); // Kept by wpdb::print_error().
	}

	/**
	 * A 503 if a write to a table of WordPress or Hiên has failed since; null if none has.
	 *
	 * @param int $before count() before the work.
	 */
	public static function write_error( int $before ): ?WP_Error {
		return self::has_failed( '(?:INSERT|UPDATE|DELETE|REPLACE)\b[^=(]*', $before, self::DUPLICATE )
			? new WP_Error(
				'hien_not_stored',
				__( 'Máy chủ chưa ghi lại được. Bạn giữ nội dung và thử lại sau ít phút nhé.', 'hien-core' ),
				[ 'status' => WP_Http::SERVICE_UNAVAILABLE ]
			)
			: null;
	}

	/**
	 * A 503 if the database has failed since to read a table of WordPress or Hiên; null if it has not. What was not found then may be
	 * there.
	 *
	 * @param int $before count() before the work; 0 for the whole request.
	 */
	public static function read_error( int $before ): ?WP_Error {
		return self::has_failed( 'SELECT\b.*\bFROM\b.*', $before, self::WRONG_QUERY )
			? new WP_Error(
				'hien_not_read',
				__( 'Máy chủ đang bận. Bạn thử lại sau ít phút nhé.', 'hien-core' ),
				[ 'status' => WP_Http::SERVICE_UNAVAILABLE ]
			)
			: null;
	}

	/**
	 * @param string $beginning Regular expression for what precedes the name of the table.
	 * @param string $ignored   Regular expression for errors that do not count.
	 */
	private static function has_failed( string $beginning, int $before, string $ignored ): bool {
		global $wpdb;
		$tables = implode( '|', [ ...$wpdb->tables(), "{$wpdb->prefix}hien_\\w+" ] );
		foreach ( array_slice( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ), $before ) as [ 'query' => $query, 'error_str' => $error ] ) {
			if (
				1 === preg_match( "/^\\s*$beginning\\b(?:$tables)\\b/is", $query )
				&& 1 !== preg_match( $ignored, $error )
				&& ! self::has_next_server( $error )
			) {
				return true;
			}
		}
		return false;
	}

	private static function has_next_server( string $error ): bool {
		global $wpdb;
		return 1 === preg_match( self::SERVER_DOWN, $error, $connection )
			&& is_object( ( $wpdb->dbhs ?? [] )[ $connection[1] ] ?? null ); // Their connections by name; false for one that failed.
	}
}
