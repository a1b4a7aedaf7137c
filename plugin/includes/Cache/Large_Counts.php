<?php
declare(strict_types=1);

namespace Hien\Cache;

use Hien\Jobs\Job;
use Hien\Module;
use WeakMap;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Counts rows once a minute where there are thousands: to count them takes as long as there are rows, to read a page of a list does not.
 * Small sites always count, and so does wp-admin. What is counted is known by its SQL, in which other plugins say what this reader finds.
 */
final class Large_Counts implements Module {

	/** Id of the job that finds out whether the site is large. */
	public const JOB = 'size';

	/** Option, autoloaded: '1' on a large site. */
	private const OPTION = 'hien_is_large';

	/** Objects of a large site, and the smallest number that is remembered. */
	private const OBJECTS = 10000;
	private const NUMBER  = 1000;

	/** @var WeakMap<WP_Query,array{string,int|null}> What a query counts, and the number if it is known. */
	private WeakMap $queries;

	public function __construct() {
		$this->queries = new WeakMap();
	}

	public function register(): void {
		if ( self::is_large() && ! is_admin() ) {
			add_filter( 'posts_request_ids', [ $this, 'leave_out' ], PHP_INT_MAX, 2 );
			add_filter( 'found_posts_query', [ $this, 'answer' ], PHP_INT_MAX, 2 );
			add_filter( 'found_posts', [ $this, 'note' ], 0, 2 );
		}
	}

	/** The job that finds out whether the site is large. */
	public static function job(): Job {
		return Job::daily( __( 'Cỡ của trang', 'hien-core' ), self::measure( ... ) );
	}

	private static function measure(): void {
		global $wpdb;
		$last = [ $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ), $wpdb->get_var( "SELECT MAX(comment_ID) FROM {$wpdb->comments}" ), $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->users}" ) ];
		update_option( self::OPTION, max( array_map( 'intval', $last ) ) > self::OBJECTS ? '1' : '', true );
	}

	private static function is_large(): bool {
		return '1' === get_option( self::OPTION );
	}

	/**
	 * A number that was counted within the last minute, or is counted now.
	 *
	 * @param string         $what  What is counted: the same for all whom it is the same for.
	 * @param callable():int $count Counts it.
	 */
	public static function remember( string $what, callable $count ): int {
		$known  = self::is_large() ? get_transient( self::name( $what ) ) : false;
		$number = is_numeric( $known ) ? (int) $known : $count();
		if ( ! is_numeric( $known ) ) {
			self::store( $what, $number );
		}
		return $number;
	}

	/** The query for the ids of a page, without counting all of them where their number is known. */
	public function leave_out( mixed $sql, WP_Query $query ): mixed {
		if ( ! is_string( $sql ) || ! str_contains( $sql, 'SQL_CALC_FOUND_ROWS' ) || 1 !== preg_match( '/\bFROM\b.*(?=\sORDER BY\b.*?\sLIMIT\b[^)]*$)/s', $sql, $what ) ) {
			return $sql;
		}
		$known                   = get_transient( self::name( $what[0] ) );
		$this->queries[ $query ] = [ $what[0], is_numeric( $known ) ? (int) $known : null ];
		return is_numeric( $known ) ? str_replace( 'SQL_CALC_FOUND_ROWS', '', $sql ) : $sql;
	}

	/** The query for the number that the query before has counted, or the number itself. */
	public function answer( mixed $sql, WP_Query $query ): mixed {
		$known = $this->queries[ $query ][1] ?? null;
		return null === $known ? $sql : "SELECT $known";
	}

	/** Remembers what was counted. */
	public function note( mixed $number, WP_Query $query ): mixed {
		[ $what, $known ] = $this->queries[ $query ] ?? [ '', 0 ];
		if ( null === $known && is_numeric( $number ) ) {
			self::store( $what, (int) $number );
		}
		return $number;
	}

	private static function store( string $what, int $number ): void {
		if ( self::is_large() && $number >= self::NUMBER ) {
			set_transient( self::name( $what ), $number, MINUTE_IN_SECONDS );
		}
	}

	private static function name( string $what ): string {
		global $wpdb;
		return 'hien_count_' . md5( $wpdb->remove_placeholder_escape( $what ) ); // What stands for % differs in each request.
	}
}
