<?php
declare(strict_types=1);

namespace Hien\Cache;

use Hien\Jobs\Job;
use Hien\Module;
use WeakMap;
use WP_Comment_Query;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Counts rows seldom where there are thousands: to count them takes as long as there are rows, to read a page of a list does not. A number
 * is valid for a minute, or a thousand times as long as it took to count it. Small sites always count, and so do wp-admin's lists of posts;
 * for the numbers above these see Admin_Counts. What is counted is known by its SQL, in which other plugins say what this reader finds.
 */
final class Large_Counts implements Module {

	/** Id of the job that finds out whether the site is large. */
	public const JOB = 'size';

	/** Option, autoloaded: '1' on a large site. */
	private const OPTION = 'hien_is_large';

	/** Objects of a large site, and the smallest number that is remembered. */
	private const OBJECTS = 10000;
	private const NUMBER  = 1000;

	/** How many times as long as it took to count a number it is valid, and the least, in seconds. */
	private const TIMES = 1000;
	private const LEAST = MINUTE_IN_SECONDS;

	/** @var WeakMap<WP_Query,array{string,int|null,float}> What a query counts, the number if it is known, and when it began. */
	private WeakMap $queries;

	public function __construct() {
		$this->queries = new WeakMap();
	}

	public function register(): void {
		if ( ! self::is_large() ) {
			return;
		}
		// In wp-admin too, where each page counts all comments.
		add_filter( 'comments_clauses', [ $this, 'answer_comments' ], PHP_INT_MAX, 2 );
		if ( ! is_admin() ) {
			add_filter( 'posts_request_ids', [ $this, 'leave_out' ], PHP_INT_MAX, 2 );
			add_filter( 'found_posts_query', [ $this, 'answer' ], PHP_INT_MAX, 2 );
			add_filter( 'found_posts', [ $this, 'note' ], 0, 2 );
		}
	}

	/** Stores the answer before the job has found it: missing options cost a query in every request. */
	public static function install(): void {
		add_option( self::OPTION, '', '', true );
	}

	/** The job that finds out whether the site is large. */
	public static function job(): Job {
		return Job::daily( __( 'Cỡ của trang', 'hien-core' ), self::measure( ... ) );
	}

	private static function measure(): void {
		global $wpdb;
		$last = [
			$wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ),
			$wpdb->get_var( "SELECT MAX(comment_ID) FROM {$wpdb->comments}" ),
			$wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->users}" ),
		];
		update_option( self::OPTION, max( array_map( 'intval', $last ) ) > self::OBJECTS ? '1' : '', true );
	}

	/** Whether the site has thousands of posts, comments or users. */
	public static function is_large(): bool {
		return '1' === get_option( self::OPTION );
	}

	/**
	 * A number, or several, that was counted a short time ago, or is counted now.
	 *
	 * @template T of int|array<int|string,int>
	 * @param string       $what  What is counted: the same for all whom it is the same for.
	 * @param callable():T $count Counts it.
	 * @param int          $least The smallest number that is remembered.
	 * @return T
	 */
	public static function remember( string $what, callable $count, int $least = self::NUMBER ): int|array {
		$known = self::is_large() ? get_transient( self::name( $what ) ) : false;
		if ( is_array( $known ) ) {
			return $known[0];
		}
		$start  = microtime( true );
		$number = $count();
		self::store( $what, $number, $start, $least );
		return $number;
	}

	/** Lets a number be counted anew. */
	public static function forget( string $what ): void {
		delete_transient( self::name( $what ) );
	}

	/**
	 * The clauses of a query that counts all comments, or those of a kind: of one for the number. Those that wait, of a post or of a member
	 * are found by an index, and counted each time.
	 *
	 * @param mixed $clauses Clauses of WP_Comment_Query.
	 */
	public function answer_comments( mixed $clauses, WP_Comment_Query $query ): mixed {
		global $wpdb;
		$vars = $query->query_vars;
		if (
			! is_array( $clauses )
			|| empty( $vars['count'] )
			|| ! empty( $vars['post_id'] )
			|| ! empty( $vars['user_id'] )
			|| ! in_array( $vars['status'], [ 'approve', 'all', '' ], true )
			|| '' !== $clauses['groupby']
		) {
			return $clauses;
		}
		$sql = "SELECT COUNT(*) FROM {$wpdb->comments} {$clauses['join']} WHERE " . ( $clauses['where'] ?: '1=1' );
		// phpcs:ignore WordPress.DB -- As WordPress would.
		$number = self::remember( $sql, static fn(): int => (int) $wpdb->get_var( $sql ) );
		return [ 'fields' => (string) $number, 'limits' => 'LIMIT 1' ] + array_fill_keys( array_keys( $clauses ), '' );
	}

	/** The query for the ids of a page, without counting all of them where their number is known. */
	public function leave_out( mixed $sql, WP_Query $query ): mixed {
		if (
			! is_string( $sql )
			|| ! str_contains( $sql, 'SQL_CALC_FOUND_ROWS' )
			|| 1 !== preg_match( '/\bFROM\b.*(?=\sORDER BY\b.*?\sLIMIT\b[^)]*$)/s', $sql, $what )
		) {
			return $sql;
		}
		$known                   = get_transient( self::name( $what[0] ) );
		$this->queries[ $query ] = [ $what[0], is_array( $known ) ? (int) $known[0] : null, microtime( true ) ];
		return is_array( $known ) ? str_replace( 'SQL_CALC_FOUND_ROWS', '', $sql ) : $sql;
	}

	/** The query for the number that the query before has counted, or the number itself. */
	public function answer( mixed $sql, WP_Query $query ): mixed {
		$known = $this->queries[ $query ][1] ?? null;
		return null === $known ? $sql : "SELECT $known";
	}

	/** Remembers what was counted. */
	public function note( mixed $number, WP_Query $query ): mixed {
		[ $what, $known, $start ] = $this->queries[ $query ] ?? [ '', 0, 0.0 ];
		if ( null === $known && is_numeric( $number ) ) {
			self::store( $what, (int) $number, $start );
		}
		return $number;
	}

	/**
	 * @param int|array<int|string,int> $number
	 * @param float                 $start  When it began to be counted.
	 */
	private static function store( string $what, int|array $number, float $start, int $least = self::NUMBER ): void {
		if ( self::is_large() && array_sum( (array) $number ) >= $least ) {
			set_transient( self::name( $what ), [ $number ], max( self::LEAST, (int) ( self::TIMES * ( microtime( true ) - $start ) ) ) );
		}
	}

	private static function name( string $what ): string {
		global $wpdb;
		return 'hien_count_' . md5( $wpdb->remove_placeholder_escape( $what ) ); // What stands for % differs in each request.
	}
}
