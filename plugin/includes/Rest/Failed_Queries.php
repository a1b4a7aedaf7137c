<?php
declare(strict_types=1);

namespace Hien\Rest;

use Closure;
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

	/**
	 * Errors of a server in trouble, of MariaDB, MySQL, Galera, SQLite, LudicrousDB and HyperDB; and not those of a query that can never
	 * succeed, such as one of a careless plugin on each page.
	 */
	private const SERVER_TROUBLE = '/gone away|Lost connection|not (yet )?prepared node|Too many connections|shutdown|interrupted|Deadlock'
		. '|Lock wait timeout|timed out|is locked|disk (is )?full|disk I\/O|No space left|Got error|crashed|malformed|in engine'
		. "|Can't (open|select|connect)/i";

	/** Seconds to wait before another try: by then a cluster of databases has given up a node that died. */
	public const RETRY_AFTER = 10;

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
		$is_ours = static fn( string $error ): bool => 1 !== preg_match( self::DUPLICATE, $error );
		return self::has_failed( '(?:INSERT|UPDATE|DELETE|REPLACE)\b[^=(]*', $before, $is_ours )
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
		$is_trouble = static fn( string $error ): bool => 1 === preg_match( self::SERVER_TROUBLE, $error );
		return self::has_failed( 'SELECT\b.*\bFROM\b.*', $before, $is_trouble ) ? self::not_read() : null;
	}

	public static function not_read(): WP_Error {
		return new WP_Error(
			'hien_not_read',
			__( 'Máy chủ đang bận. Bạn thử lại sau ít phút nhé.', 'hien-core' ),
			[
				'status'      => WP_Http::SERVICE_UNAVAILABLE,
				'retry_after' => self::RETRY_AFTER,
			]
		);
	}

	/**
	 * What $work returns; read_error() instead if the database could not read, and $work has refused, has found nothing, or only reads.
	 *
	 * @template T
	 * @param Closure():(T|WP_Error) $work
	 * @param bool                   $only_reads Whether it changes nothing.
	 * @return T|WP_Error
	 */
	public static function checked( Closure $work, bool $only_reads = false ): mixed {
		$before = self::count();
		$result = $work();
		$counts = is_wp_error( $result ) ? Error_Status::of( $result ) < WP_Http::INTERNAL_SERVER_ERROR : $only_reads;
		return $counts ? self::read_error( $before ) ?? $result : $result;
	}

	/**
	 * @param string               $beginning Regular expression for what precedes the name of the table.
	 * @param Closure(string):bool $counts    Whether an error counts.
	 */
	private static function has_failed( string $beginning, int $before, Closure $counts ): bool {
		global $wpdb;
		$failed = array_slice( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ), $before );
		$tables = [] === $failed ? '' : implode( '|', [ ...$wpdb->tables(), "{$wpdb->prefix}hien_\\w+" ] );
		foreach ( $failed as [ 'query' => $query, 'error_str' => $error ] ) {
			if (
				1 === preg_match( "/^\\s*$beginning\\b(?:$tables)\\b/is", (string) $query )
				&& $counts( (string) $error )
				&& ! self::has_next_server( (string) $error )
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
