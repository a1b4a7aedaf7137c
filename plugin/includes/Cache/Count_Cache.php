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
 * Keeps the totals of lists on a large site, where counting takes much longer than reading one page. A total is kept for a minute, or a
 * thousand times as long as counting took. Small sites always count, and so do wp-admin's lists of posts; the numbers above those lists
 * are in Admin_Counts. The key of a total is its SQL, which differs where other plugins let a reader find other posts.
 */
final class Count_Cache implements Module {

	/** Id of the job that finds out whether the site is large. */
	public const JOB = 'size';

	/** Option, autoloaded: '1' on a large site. */
	private const OPTION = 'hien_is_large';

	/** The site is large above so many posts, comments or users; and the smallest number that is kept. */
	private const OBJECTS = 10000;
	private const NUMBER  = 1000;

	/** A number is kept for so many times the duration of counting it, and for at least so many seconds. */
	private const TIMES = 1000;
	private const LEAST = MINUTE_IN_SECONDS;

	/** @var WeakMap<WP_Query,array{string,int|null,float}> Key of the total, the total if it is kept, and when the query began. */
	private WeakMap $queries;

	public function __construct() {
		$this->queries = new WeakMap();
	}

	public function register(): void {
		if ( ! self::is_large_site() ) {
			return;
		}
		// In wp-admin too, where each page counts all comments.
		add_filter( 'comments_clauses', [ $this, 'count_comments' ], PHP_INT_MAX, 2 );
		if ( ! is_admin() ) {
			add_filter( 'posts_request_ids', [ $this, 'skip_counting' ], PHP_INT_MAX, 2 );
			add_filter( 'found_posts_query', [ $this, 'select_total' ], PHP_INT_MAX, 2 );
			add_filter( 'found_posts', [ $this, 'keep_total' ], 0, 2 );
		}
	}

	/** Stores the option before the job has run: a missing option costs a query in every request. */
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
	public static function is_large_site(): bool {
		return '1' === get_option( self::OPTION );
	}

	/**
	 * A number, or several: kept, or counted now.
	 *
	 * @template T of int|array<int|string,int>
	 * @param string       $what  The key: differs where readers have different numbers.
	 * @param callable():T $count Counts it.
	 * @param int          $least The smallest number that is kept.
	 * @return T
	 */
	public static function remember( string $what, callable $count, int $least = self::NUMBER ): int|array {
		$known = self::is_large_site() ? get_transient( self::name( $what ) ) : false;
		if ( is_array( $known ) ) {
			return $known[0];
		}
		$start  = microtime( true );
		$number = $count();
		self::store( $what, $number, $start, $least );
		return $number;
	}

	/** Drops a number, which is counted again. */
	public static function forget( string $what ): void {
		delete_transient( self::name( $what ) );
	}

	/**
	 * Makes a query that counts all comments, or those of a type, select the kept total. Comments that wait, of a post or of a member are
	 * found by an index, and counted each time.
	 *
	 * @param mixed $clauses Clauses of WP_Comment_Query.
	 */
	public function count_comments( mixed $clauses, WP_Comment_Query $query ): mixed {
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

	/** The query for the ids of a page, which does not count all posts if their total is kept. */
	public function skip_counting( mixed $sql, WP_Query $query ): mixed {
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

	/** The query for the total, which selects the kept one instead. */
	public function select_total( mixed $sql, WP_Query $query ): mixed {
		$known = $this->queries[ $query ][1] ?? null;
		return null === $known ? $sql : "SELECT $known";
	}

	/** Keeps a total that was counted. */
	public function keep_total( mixed $number, WP_Query $query ): mixed {
		[ $what, $known, $start ] = $this->queries[ $query ] ?? [ '', 0, 0.0 ];
		if ( null === $known && is_numeric( $number ) ) {
			self::store( $what, (int) $number, $start );
		}
		return $number;
	}

	/**
	 * @param int|array<int|string,int> $number
	 * @param float                 $start  When counting began.
	 */
	private static function store( string $what, int|array $number, float $start, int $least = self::NUMBER ): void {
		if ( self::is_large_site() && array_sum( (array) $number ) >= $least ) {
			set_transient( self::name( $what ), [ $number ], max( self::LEAST, (int) ( self::TIMES * ( microtime( true ) - $start ) ) ) );
		}
	}

	private static function name( string $what ): string {
		global $wpdb;
		return 'hien_count_' . md5( $wpdb->remove_placeholder_escape( $what ) ); // WordPress's placeholder for % differs in each request.
	}
}
