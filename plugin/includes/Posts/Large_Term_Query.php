<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Cache\Count_Cache;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the list of a term with thousands of posts fast. WordPress's own query reads and sorts all posts of the term. Where enough of the
 * site's newest posts are in the term, this one reads the posts from the newest on, and looks up for each whether it is in the term.
 */
final class Large_Term_Query {

	/** Number of posts in the terms from which on it is used. */
	private const MIN_POSTS = 2000;

	/** How many of the site's newest posts are looked at to decide. */
	private const NEWEST = 1000;

	/**
	 * Runs a query, in the faster way if the terms have MIN_POSTS or more, and enough of these are among the NEWEST of the site.
	 *
	 * @template T
	 * @param list<int>    $terms  Term-taxonomy ids.
	 * @param int          $posts  About how many posts they have.
	 * @param int          $needed Number of posts on this page of the list and on the pages before.
	 * @param callable():T $query  Queries by WP_Query, with `tax_query`, the newest first.
	 * @return T
	 */
	public static function run( array $terms, int $posts, int $needed, callable $query ): mixed {
		if ( $posts < self::MIN_POSTS || self::among_newest( $terms ) < $needed ) {
			return $query();
		}
		add_filter( 'posts_clauses', [ self::class, 'replace_join' ], PHP_INT_MAX, 2 );
		try {
			return $query();
		} finally {
			remove_filter( 'posts_clauses', [ self::class, 'replace_join' ], PHP_INT_MAX );
		}
	}

	/**
	 * Replaces the join with the terms by a subquery for each post. Its LIMIT keeps MariaDB from turning it into a join again.
	 *
	 * @param mixed $clauses Clauses of the query. Returned unchanged if another plugin has changed those of the terms.
	 */
	public static function replace_join( mixed $clauses, WP_Query $query ): mixed {
		global $wpdb;
		$table = $wpdb->term_relationships;
		$join  = "LEFT JOIN $table ON ($wpdb->posts.ID = $table.object_id)";
		if (
			! is_array( $clauses )
			|| trim( $clauses['join'] ) !== $join
			|| trim( $clauses['groupby'] ) !== "$wpdb->posts.ID"
			|| 1 !== substr_count( $clauses['where'], $table )
		) {
			return $clauses;
		}
		$where = preg_replace(
			"/$table\.term_taxonomy_id IN \([\d,]+\)/",
			"( SELECT 1 FROM $table WHERE $table.object_id = $wpdb->posts.ID AND $0 LIMIT 1 ) IS NOT NULL",
			$clauses['where']
		);
		return [ 'join' => '', 'groupby' => '', 'where' => $where ] + $clauses;
	}

	/**
	 * How many of the newest posts are in the terms.
	 *
	 * @param list<int> $terms Term-taxonomy ids.
	 */
	private static function among_newest( array $terms ): int {
		global $wpdb;
		$placeholders = implode( ',', array_fill( 0, count( $terms ), '%d' ) );
		$sql          = (string) $wpdb->prepare(
			"SELECT COUNT(DISTINCT newest.ID)
			FROM ( SELECT ID FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' ORDER BY post_date DESC LIMIT %d ) AS newest
			INNER JOIN $wpdb->term_relationships r ON r.object_id = newest.ID
			WHERE r.term_taxonomy_id IN ($placeholders)", // phpcs:ignore WordPress.DB -- $placeholders contains placeholders only.
			[ self::NEWEST, ...$terms ]
		);
		// phpcs:ignore WordPress.DB -- Prepared.
		return Count_Cache::remember( $sql, static fn(): int => (int) $wpdb->get_var( $sql ), 0 );
	}
}
