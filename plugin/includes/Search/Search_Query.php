<?php
declare(strict_types=1);

namespace Hien\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the objects of Search_Index that contain all words of a query.
 *
 * The time must not grow with the site. So if all words are common (in more than COMMON rows), only the best objects of each word and of
 * each pair of words are compared: with the diacritics of the query, in titles, as whole words, of the latest days. The price:
 * - There are at most COMMON results.
 * - Objects whose sum is good, but which are not among the best of any one word, are missing; that is seen in queries of three words.
 * - If more than MAX_SPELLINGS words begin with what was typed, only the first by the alphabet are found.
 * If one word is rare, all objects with that word are compared. If fewer than MIN_RESULTS are found, all objects are.
 */
final class Search_Query {

	/**
	 * Scores of a match, which are added. EXACT: the same diacritics as in the query, more than all others together; BARE: neither has
	 * diacritics. PLACE is multiplied by the place. WHOLE: the whole word, not only a prefix. PAIR: two words together in the body have a
	 * higher score than both apart in the title.
	 */
	private const EXACT = 1000;
	private const PAIR  = 40;
	private const PLACE = 10;
	private const WHOLE = 5;
	private const BARE  = 1;

	/**
	 * Number of rows above which a word is common, and number of objects that are compared then. Below 1,000, from which on MariaDB makes a
	 * temporary table of a list of ids.
	 */
	private const COMMON = 900;

	/** Maximum number of spellings of a common word or pair that are looked for. */
	private const MAX_SPELLINGS = 20;

	/** If there are fewer results, about a page, all objects are compared. */
	private const MIN_RESULTS = 40;

	/**
	 * The objects that contain all words, by score: exact before folded matches, words together before words apart, title before excerpt
	 * before body, whole words before prefixes; then the newest first.
	 *
	 * @param list<string> $words Search_Index::words() of the query, perhaps with Search_Index::PREFIX_MARK.
	 * @return list<int> Ids, the best first.
	 */
	public static function find( array $words ): array {
		$each   = array_map( self::word( ... ), $words );
		$parts  = [ ...$each, ...array_map( self::pair( ... ), Search_Index::pairs( $words ) ) ];
		$counts = [] === $words ? [ 0 ] : self::row_counts( $each );
		$common = array_filter( $counts, static fn( int $number ): bool => $number > self::COMMON );
		$rare   = array_diff_key( $each, $common );
		if ( in_array( 0, $counts, true ) ) {
			return [];
		}
		if ( [] === $common ) {
			return self::ranked( $parts );
		}
		if ( [] !== $rare ) {
			$where = $rare[ array_key_first( $rare ) ]['where'];
			return self::ranked( $parts, self::ids( 'SELECT DISTINCT object_id FROM ' . Search_Index::table() . " WHERE $where" ) );
		}
		$found = self::ranked( $parts, self::best( $parts ) );
		return count( $found ) < self::MIN_RESULTS ? self::ranked( $parts ) : $found;
	}

	/** @return array{words:int,where:string,score:string} See part(); of a word. */
	private static function word( string $word ): array {
		global $wpdb;
		$end    = Search_Index::is_prefix( $word ) ? '%' : '';
		$word   = rtrim( $word, Search_Index::PREFIX_MARK );
		$folded = Fold::of( $word );
		$score  = (string) $wpdb->prepare(
			'CASE WHEN exact LIKE %s THEN %d ELSE 0 END + place * %d + CASE WHEN word = %s THEN %d ELSE 0 END',
			$wpdb->esc_like( $word ) . $end,
			$word === $folded ? self::BARE : self::EXACT,
			self::PLACE,
			$folded,
			self::WHOLE
		);
		return self::part( 1, $folded, $end, $score );
	}

	/** @return array{words:int,where:string,score:string} See part(); of a pair. */
	private static function pair( string $pair ): array {
		global $wpdb;
		$pair   = rtrim( $pair, Search_Index::PREFIX_MARK );
		$folded = Search_Index::folded( $pair );
		$score  = (string) $wpdb->prepare(
			'CASE WHEN exact LIKE %s THEN %d ELSE %d END + place * %d',
			$wpdb->esc_like( $pair ) . '%',
			self::PAIR,
			$pair === $folded ? self::PAIR : self::PAIR / 2,
			self::PLACE
		);
		return self::part( 0, $folded, '%', $score );
	}

	/**
	 * A word or pair that is looked for.
	 *
	 * @param int    $words 1 for a word, which the objects must contain; 0 for a pair, which only raises their score.
	 * @param string $end   '%' to match as a prefix, otherwise ''.
	 * @param string $score SQL of the score of a row.
	 * @return array{words:int,where:string,score:string} `where` is the SQL condition of its rows.
	 */
	private static function part( int $words, string $folded, string $end, string $score ): array {
		global $wpdb;
		$where = (string) $wpdb->prepare( 'word LIKE %s', $wpdb->esc_like( $folded ) . $end );
		return compact( 'words', 'where', 'score' );
	}

	/**
	 * The number of rows of each word; COMMON + 1 stands for all higher numbers.
	 *
	 * @param list<array{words:int,where:string,score:string}> $parts Words.
	 * @return list<int>
	 */
	private static function row_counts( array $parts ): array {
		global $wpdb;
		$table = Search_Index::table();
		$most  = self::COMMON + 1;
		$count = static fn( array $part ): string =>
			"( SELECT COUNT(*) FROM ( SELECT 1 FROM $table WHERE {$part['where']} LIMIT $most ) AS some_rows )";
		$sql   = 'SELECT ' . implode( ', ', array_map( $count, $parts ) );
		// phpcs:ignore WordPress.DB -- Prepared by part().
		return array_values( array_map( 'intval', (array) $wpdb->get_row( $sql, ARRAY_N ) ) );
	}

	/**
	 * The best objects of each word and each pair. Of one spelling, they are the last rows by the primary key.
	 *
	 * @param list<array{words:int,where:string,score:string}> $parts
	 * @return list<int> Ids.
	 */
	private static function best( array $parts ): array {
		global $wpdb;
		$table     = Search_Index::table();
		$each      = intdiv( self::COMMON, max( 2, count( $parts ) ) );
		$all_words = Search_Index::SPELLINGS;
		$most      = self::MAX_SPELLINGS;
		$spellings = [];
		foreach ( $parts as $n => $part ) {
			$spellings[] = "SELECT $n AS part, word, exact FROM (
				SELECT word, exact FROM $table WHERE object_id = $all_words AND {$part['where']} ORDER BY word, exact LIMIT $most
			) AS spellings$n";
		}
		$rows = [];
		// phpcs:disable WordPress.DB -- Prepared by part().
		foreach ( (array) $wpdb->get_results( implode( ' UNION ALL ', $spellings ) ) as $n => $found ) {
			$rows[ $found->part ][] = $wpdb->prepare(
				"SELECT * FROM (
					SELECT object_id, day, {$parts[ $found->part ]['score']} AS score FROM $table WHERE word = %s AND exact = %s
					ORDER BY place DESC, day DESC, object_id DESC LIMIT $each
				) AS spelling$n",
				$found->word,
				$found->exact
			);
		}
		// phpcs:enable
		$best = array_map(
			static fn( array $one ): string => 'SELECT * FROM (
				SELECT object_id FROM ( ' . implode( ' UNION ALL ', $one ) . " ) AS spellings
				GROUP BY object_id ORDER BY MAX(score) DESC, MAX(day) DESC, object_id DESC LIMIT $each ) AS best",
			$rows
		);
		return array_values( array_unique( self::ids( implode( ' UNION ALL ', $best ) ) ) );
	}

	/**
	 * The objects that contain all words, by score.
	 *
	 * @param list<array{words:int,where:string,score:string}> $parts
	 * @param list<int>|null                                   $among Ids of the only objects to look at; null for all.
	 * @return list<int> Ids.
	 */
	private static function ranked( array $parts, ?array $among = null ): array {
		global $wpdb;
		$table   = Search_Index::table();
		$only    = null === $among ? '' : 'AND object_id IN (' . implode( ',', [ 0, ...$among ] ) . ')';
		$matches = array_map(
			static fn( array $part ): string => "SELECT object_id, {$part['words']} AS words, MAX( {$part['score']} ) AS score
				FROM $table WHERE {$part['where']} $only GROUP BY object_id",
			$parts
		);
		return self::ids(
			'SELECT m.object_id FROM ( ' . implode( ' UNION ALL ', $matches ) . " ) m
			INNER JOIN {$wpdb->posts} p ON p.ID = m.object_id
			GROUP BY m.object_id, p.post_date
			HAVING SUM(m.words) = " . array_sum( array_column( $parts, 'words' ) ) . '
			ORDER BY SUM(m.score) DESC, p.post_date DESC, m.object_id DESC'
		);
	}

	/** @return list<int> The ids that a query returns. */
	private static function ids( string $sql ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Prepared by part(); Search_Repository caches the result within the request.
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) );
	}
}
