<?php
declare(strict_types=1);

namespace Hien\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the objects of Search_Index that contain all words of a query.
 *
 * The time must not grow with the site, so where each word is in more than MOST rows, only the best objects of each word and of each pair
 * of words are looked at: those with the diacritics of the query first, then words in titles, whole words, and the latest days. What that
 * gives up: such a query lists so many results at most, and lacks those that are good by the sum of their words but among the best by
 * none of them, which begins to be seen in queries of three words; of more than SPELLINGS words with the beginning that was typed, only
 * the first by the alphabet are looked for. A query with a rarer word loses nothing. Where common words are hardly ever together, all
 * objects are looked at.
 */
final class Search_Query {

	/**
	 * Scores of a match. EXACT: the same diacritics as in the query, more than all else together; BARE: neither has any. PLACE is
	 * multiplied by the place; WHOLE: not only a prefix. PAIR: two words together in the body count for more than both apart in the title.
	 */
	private const EXACT = 1000;
	private const PAIR  = 40;
	private const PLACE = 10;
	private const WHOLE = 5;
	private const BARE  = 1;

	/** Rows above which a word is common, and objects that are looked at then. MariaDB makes a table of a list of 1,000 ids or more. */
	private const MOST = 900;

	/** Words with this beginning that are looked for, each spelling by itself. */
	private const SPELLINGS = 20;

	/** Results below which all objects are looked at: a page of them. */
	private const ENOUGH = 40;

	/**
	 * The objects that contain all words, by score: exact before folded matches, words together before words apart, title before excerpt
	 * before body, whole words before prefixes; then the newest first.
	 *
	 * @param list<string> $words Words::of() the query; a short one that is BEGUN (Search_Index) matches as a prefix.
	 * @return list<int> Ids, the best first.
	 */
	public static function find( array $words ): array {
		$each   = array_map( self::word( ... ), $words );
		$parts  = [ ...$each, ...array_map( self::pair( ... ), Search_Index::pairs( $words ) ) ];
		$rows   = [] === $words ? [ 0 ] : self::rows( $each );
		$common = array_filter( $rows, static fn( int $number ): bool => $number > self::MOST );
		$rarer  = array_diff_key( $each, $common );
		if ( in_array( 0, $rows, true ) ) {
			return [];
		}
		if ( [] === $common ) {
			return self::ranked( $parts );
		}
		if ( [] !== $rarer ) {
			$where = $rarer[ array_key_first( $rarer ) ]['where'];
			return self::ranked( $parts, self::ids( 'SELECT DISTINCT object_id FROM ' . Search_Index::table() . " WHERE $where" ) );
		}
		$found = self::ranked( $parts, self::best( $parts ) );
		return count( $found ) < self::ENOUGH ? self::ranked( $parts ) : $found;
	}

	/** @return array{words:int,where:string,score:string} SQL of a word: of its rows, and of their score. */
	private static function word( string $word ): array {
		global $wpdb;
		$end    = Search_Index::is_prefix( $word ) ? '%' : '';
		$word   = rtrim( $word, Search_Index::BEGUN );
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

	/** @return array{words:int,where:string,score:string} SQL of two words that follow one another. */
	private static function pair( string $pair ): array {
		global $wpdb;
		$pair   = rtrim( $pair, Search_Index::BEGUN );
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
	 * @param int    $words How many words it counts for.
	 * @param string $end   What may follow: '%' for anything.
	 * @return array{words:int,where:string,score:string}
	 */
	private static function part( int $words, string $folded, string $end, string $score ): array {
		global $wpdb;
		$where = (string) $wpdb->prepare( 'word LIKE %s', $wpdb->esc_like( $folded ) . $end );
		return compact( 'words', 'where', 'score' );
	}

	/**
	 * Numbers of rows, counted to one more than MOST.
	 *
	 * @param list<array{words:int,where:string,score:string}> $parts Words.
	 * @return list<int>
	 */
	private static function rows( array $parts ): array {
		global $wpdb;
		$table = Search_Index::table();
		$most  = self::MOST + 1;
		$count = static fn( array $part ): string =>
			"( SELECT COUNT(*) FROM ( SELECT 1 FROM $table WHERE {$part['where']} LIMIT $most ) AS some_rows )";
		$sql   = 'SELECT ' . implode( ', ', array_map( $count, $parts ) );
		// phpcs:ignore WordPress.DB -- Prepared by part().
		return array_values( array_map( 'intval', (array) $wpdb->get_row( $sql, ARRAY_N ) ) );
	}

	/**
	 * The best objects of each word and each pair. In each spelling of a word the best are the last rows of the primary key.
	 *
	 * @param list<array{words:int,where:string,score:string}> $parts
	 * @return list<int> Ids.
	 */
	private static function best( array $parts ): array {
		global $wpdb;
		$table     = Search_Index::table();
		$each      = intdiv( self::MOST, max( 2, count( $parts ) ) );
		$list      = Search_Index::SPELLINGS;
		$most      = self::SPELLINGS;
		$spellings = [];
		foreach ( $parts as $n => $part ) {
			$spellings[] = "SELECT $n AS part, word, exact FROM (
				SELECT word, exact FROM $table WHERE object_id = $list AND {$part['where']} ORDER BY word, exact LIMIT $most
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

	/** @return list<int> The numbers that SQL gives. */
	private static function ids( string $sql ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Prepared by part(); Search_Repository caches the result within the request.
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) );
	}
}
