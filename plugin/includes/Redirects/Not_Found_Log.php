<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Addresses\Paths;
use Hien\Content\Number_Range;
use Hien\Jobs\Jobs;
use Hien\Module;
use Hien\Routing\Current_Screen;
use Hien\Schema;
use Hien\Visitors\Request;
use Hien\Visitors\Visitor;
use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * Counts requests for pages that are not found, by address and day, in the table `hien_not_found`. It stores nothing about readers, no
 * query strings, and no attempts of robots.
 */
final class Not_Found_Log implements Module {

	/** Days and addresses that are kept. */
	public const DAYS   = 30;
	private const LIMIT = 1000;

	/** Id of the job that cleans up; and after how many writes, on average, it also begins, so that the table stays small on busy days. */
	public const JOB           = 'not-found';
	private const PURGE_CHANCE = 200;

	private const LENGTH = 300;

	/** Matches paths that readers do not request: files, and what scanners look for. */
	private const NOISE = '~\.(?!html?$)[^/]*$|/\.|^/(?:wp-|cgi-bin|vendor/|author/)|[\p{Cc}\\\\]~u';

	public function __construct( private readonly Current_Screen $current_screen ) {}

	public function register(): void {
		add_action( 'template_redirect', [ $this, 'count' ], 12 ); // After Current_Screen (11).
	}

	/** Counts the request, where its page is not found. */
	public function count(): void {
		global $wpdb;
		$status = $this->current_screen->screen()->status ?? ( is_404() ? 404 : 200 );
		$path   = rawurldecode( Paths::current() );
		if ( 404 !== $status
			|| ! Schema::is_installed()
			|| strlen( $path ) > self::LENGTH
			|| ! mb_check_encoding( $path, 'UTF-8' )
			|| 1 === preg_match( self::NOISE, $path )
			|| 'GET' !== Request::server( 'REQUEST_METHOD' ) || Visitor::is_robot() || current_user_can( 'manage_options' )
		) {
			return;
		}
		$wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (hash, day, path, hits) VALUES (%s, %s, %s, 1) ON DUPLICATE KEY UPDATE hits = hits + 1',
				self::table(),
				self::hash( $path ),
				wp_date( 'Y-m-d' ),
				$path
			)
		);
		if ( 1 === wp_rand( 1, self::PURGE_CHANCE ) ) {
			Jobs::begin( self::JOB );
		}
	}

	/**
	 * Deletes rows older than DAYS, and of the others all but the LIMIT addresses that were requested last; at most $limit of both. Returns
	 * how many.
	 */
	public static function purge( int $limit ): int {
		global $wpdb;
		$days = (int) $wpdb->query(
			$wpdb->prepare(
				'DELETE FROM %i WHERE day < %s LIMIT %d',
				self::table(),
				wp_date( 'Y-m-d', time() - self::DAYS * DAY_IN_SECONDS ),
				$limit
			)
		);
		$old  = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT hash FROM %i GROUP BY hash ORDER BY MAX(day) DESC, SUM(hits) DESC, hash LIMIT %d OFFSET %d',
				self::table(),
				$limit,
				self::LIMIT
			)
		);
		foreach ( array_chunk( $old, 500 ) as $hashes ) {
			$marks = implode( ', ', array_fill( 0, count( $hashes ), '%s' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- Placeholders.
			$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE hash IN ($marks)", [ self::table(), ...$hashes ] ) );
		}
		return max( $days, count( $old ) );
	}

	/** Deletes an address that the owner has redirected. */
	public static function forget( string $path ): void {
		self::forget_hash( self::hash( $path ) );
	}

	/** Deletes an address of page() that the owner has dismissed. */
	public static function forget_hash( string $hash ): void {
		global $wpdb;
		$wpdb->delete( self::table(), [ 'hash' => $hash ] );
	}

	/** The key of a decoded path. Upper and lower case have the same key, as for redirects. */
	private static function hash( string $path ): string {
		return md5( mb_strtolower( $path ) );
	}

	/**
	 * A page of the addresses, those with the most requests first.
	 *
	 * @param string            $search Part of a path.
	 * @param Number_Range|null $hits   How many requests; null for any number.
	 * @param int               $days   Days until now in which it was requested last; 0 for any day.
	 * @return array{rows:list<stdClass>,total:int} Rows of `hash`, `path`, `hits` and `day`, the last one, YYYY-MM-DD.
	 */
	public static function page(
		string $search,
		string $order,
		bool $is_ascending,
		int $limit,
		int $offset = 0,
		?Number_Range $hits = null,
		int $days = 0
	): array {
		global $wpdb;
		$from  = $wpdb->prepare(
			'FROM %i WHERE path LIKE %s GROUP BY hash HAVING MAX(day) >= %s',
			self::table(),
			'%' . $wpdb->esc_like( $search ) . '%',
			0 === $days ? '1970-01-01' : wp_date( 'Y-m-d', time() - ( $days - 1 ) * DAY_IN_SECONDS )
		) . ( null === $hits ? '' : ' AND ' . $hits->condition( 'SUM(hits)' ) );
		$order = in_array( $order, [ 'path', 'day' ], true ) ? $order : 'hits';
		$way   = $is_ascending ? 'ASC' : 'DESC';
		return [
			'rows'  => array_values(
				(array) $wpdb->get_results(
					// phpcs:ignore WordPress.DB.PreparedSQL -- Prepared, or of a list.
					"SELECT hash, MAX(path) AS path, SUM(hits) AS hits, MAX(day) AS day $from ORDER BY $order $way, hash "
						. $wpdb->prepare( 'LIMIT %d OFFSET %d', $limit, $offset )
				)
			),
			// phpcs:ignore WordPress.DB.PreparedSQL -- Prepared.
			'total' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM ( SELECT hash $from ) found" ),
		];
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_not_found';
	}
}
