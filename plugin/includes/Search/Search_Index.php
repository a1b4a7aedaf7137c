<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * An inverted index of all searchable content, so that a search reads only the rows of its words.
 *
 * Each row is a word of an object, or two words that follow one another: folded (Fold), with its diacritics (`exact`), and the
 * highest `place` of its occurrences. Most Vietnamese words are written as two ("hiệu năng"), so a text that contains them
 * together is about something else than one that contains both somewhere. Pairs begin with a space; words never do.
 */
final class Search_Index {

	/** Where a word occurs; a higher number ranks higher. */
	public const TITLE   = 3;
	public const EXCERPT = 2;
	public const BODY    = 1;

	/** Length from which a word of the query also matches as a prefix; two letters would match too many words. */
	public const SHORTEST_PREFIX = 3;

	/**
	 * Scores of a match. EXACT: the same diacritics as in the query, more than all else together; BARE: neither has any. PLACE is
	 * multiplied by the place; WHOLE: not only a prefix. PAIR: two words together in the body count for more than both apart in the title.
	 */
	private const EXACT = 1000;
	private const PAIR  = 40;
	private const PLACE = 10;
	private const WHOLE = 5;
	private const BARE  = 1;

	private const ROWS_AN_INSERT = 400;

	/** Creates the table, or updates its columns to this version. */
	public static function install(): void {
		// Binary collation, since words are folded before they are stored and compared.
		Tables::create(
			'hien_search',
			'word varchar(40) NOT NULL,
			exact varchar(40) NOT NULL,
			object_id bigint(20) unsigned NOT NULL,
			place tinyint(3) unsigned NOT NULL,
			PRIMARY KEY  (word,exact,object_id),
			KEY object_id (object_id)',
			'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'
		);
	}

	/**
	 * Indexes an object, replacing its former entries.
	 *
	 * @param array<int,string> $texts Place => plain text.
	 */
	public static function put( int $id, array $texts ): void {
		global $wpdb;
		ksort( $texts );
		$places = [];
		foreach ( $texts as $place => $text ) {
			$words  = Words::of( $text );
			$places = array_fill_keys( [ ...$words, ...self::pairs( $words ) ], $place ) + $places; // Ascending, so the highest place replaces the others.
		}
		self::remove( $id );
		foreach ( array_chunk( $places, self::ROWS_AN_INSERT, true ) as $chunk ) {
			$values = [];
			foreach ( $chunk as $exact => $place ) {
				array_push( $values, self::folded( (string) $exact ), (string) $exact, $id, $place );
			}
			$rows = implode( ',', array_fill( 0, count( $chunk ), '(%s,%s,%d,%d)' ) );
			// REPLACE, because another request may have indexed the object meanwhile.
			$wpdb->query( $wpdb->prepare( 'REPLACE INTO ' . self::table() . " (word, exact, object_id, place) VALUES $rows", $values ) ); // phpcs:ignore WordPress.DB -- $rows contains placeholders only.
		}
	}

	public static function remove( int $id ): void {
		global $wpdb;
		$wpdb->delete( self::table(), [ 'object_id' => $id ], [ '%d' ] ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * The regular expression of a word of a query, for texts that are folded.
	 *
	 * @param string $word A word of Words::of().
	 */
	public static function pattern( string $word ): string {
		$folded = Fold::of( $word );
		return '(?<![\p{L}\p{N}])' . preg_quote( $folded, '/' ) . ( mb_strlen( $folded ) < self::SHORTEST_PREFIX ? '(?![\p{L}\p{N}])' : '' );
	}

	/**
	 * The objects that contain all words of a query, by score: exact before folded matches, words together before words apart, title
	 * before excerpt before body, whole words before prefixes; then the newest first.
	 *
	 * @param list<string> $words Words::of() the query.
	 * @return list<int> Ids, the best first.
	 */
	public static function find( array $words ): array {
		global $wpdb;
		if ( [] === $words ) {
			return [];
		}
		$table  = self::table();
		$select = [];
		$values = [];
		foreach ( $words as $word ) {
			$folded   = Fold::of( $word );
			$is_short = mb_strlen( $folded ) < self::SHORTEST_PREFIX;
			$select[] = "SELECT object_id, 1 AS words, MAX( CASE WHEN exact LIKE %s THEN %d ELSE 0 END + place * %d + CASE WHEN word = %s THEN %d ELSE 0 END ) AS score FROM $table WHERE " . ( $is_short ? 'word = %s' : 'word LIKE %s' ) . ' GROUP BY object_id';
			array_push( $values, $wpdb->esc_like( $word ) . ( $is_short ? '' : '%' ), $word === $folded ? self::BARE : self::EXACT, self::PLACE, $folded, self::WHOLE, $is_short ? $folded : $wpdb->esc_like( $folded ) . '%' );
		}
		foreach ( self::pairs( $words ) as $pair ) {
			$folded   = self::folded( $pair );
			$select[] = "SELECT object_id, 0 AS words, MAX( CASE WHEN exact LIKE %s THEN %d ELSE %d END + place * %d ) AS score FROM $table WHERE word LIKE %s GROUP BY object_id";
			array_push( $values, $wpdb->esc_like( $pair ) . '%', self::PAIR, $pair === $folded ? self::PAIR : self::PAIR / 2, self::PLACE, $wpdb->esc_like( $folded ) . '%' );
		}
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- $select contains placeholders only; Search_Repository caches the result within the request.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT m.object_id FROM ( ' . implode( ' UNION ALL ', $select ) . " ) m
				INNER JOIN {$wpdb->posts} p ON p.ID = m.object_id
				GROUP BY m.object_id, p.post_date
				HAVING SUM(m.words) = %d
				ORDER BY SUM(m.score) DESC, p.post_date DESC, m.object_id DESC",
				[ ...$values, count( $words ) ]
			)
		);
		// phpcs:enable
		return array_values( array_map( 'intval', $ids ) );
	}

	/**
	 * Each word with the next one, after a space.
	 *
	 * @param list<string> $words Words in order.
	 * @return list<string>
	 */
	private static function pairs( array $words ): array {
		return array_map( static fn( string $word, string $next ): string => mb_substr( " $word $next", 0, Words::LENGTH ), array_slice( $words, 0, -1 ), array_slice( $words, 1 ) );
	}

	/** A word or a pair as it is stored in `word`. */
	private static function folded( string $exact ): string {
		return ( str_starts_with( $exact, ' ' ) ? ' ' : '' ) . Fold::of( $exact );
	}

	/**
	 * Removes from the index all objects within a range of ids, except the known ones.
	 *
	 * @param int       $from  Exclusive.
	 * @param int       $to    Inclusive.
	 * @param list<int> $known Ids that are not removed.
	 */
	public static function prune( int $from, int $to, array $known ): void {
		global $wpdb;
		$placeholders = implode( ',', array_fill( 0, count( $known ) + 1, '%d' ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . self::table() . " WHERE object_id > %d AND object_id <= %d AND object_id NOT IN ($placeholders)", [ $from, $to, 0, ...$known ] ) ); // phpcs:ignore WordPress.DB -- $placeholders contains placeholders only.
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_search';
	}
}
