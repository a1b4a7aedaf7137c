<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Search;

use Hien\Upgrade;

defined( 'ABSPATH' ) || exit;

/**
 * The words of all content that can be found: an inverted index, so that a search reads the rows of its words only.
 *
 * Each row is a word of an object: folded (Fold), with its marks, and the best place that it stands in.
 */
final class Search_Index {

	/** Places of a word, the better the higher. */
	public const TITLE   = 3;
	public const EXCERPT = 2;
	public const BODY    = 1;

	/** Shorter words match whole words only: half of a language begins with two letters. */
	public const SHORTEST_PREFIX = 3;

	/** What a match is worth: its marks, where any were typed, before its place, its place before its end; bare letters last. */
	private const EXACT = 100;
	private const BARE  = 1;
	private const PLACE = 10;
	private const WHOLE = 5;

	private const ROWS_AN_INSERT = 400;

	/** The step of Upgrade that makes the tables, and has all content indexed. */
	private const LEVEL = 7;

	/** Whether the tables are there. Until then nothing is indexed or found. */
	public static function exists(): bool {
		return Upgrade::is_done( self::LEVEL );
	}

	/** Makes the tables, or updates them to this version's columns. */
	public static function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = self::table();
		// Compared byte by byte: what is equal was decided when it was folded.
		dbDelta(
			"CREATE TABLE $table (
				word varchar(40) NOT NULL,
				exact varchar(40) NOT NULL,
				object_id bigint(20) unsigned NOT NULL,
				place tinyint(3) unsigned NOT NULL,
				PRIMARY KEY  (word,exact,object_id),
				KEY object_id (object_id)
			) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;"
		);
		$prose = self::prose_table();
		dbDelta(
			"CREATE TABLE $prose (
				object_id bigint(20) unsigned NOT NULL,
				prose longtext NOT NULL,
				PRIMARY KEY  (object_id)
			) {$GLOBALS['wpdb']->get_charset_collate()};"
		);
	}

	/**
	 * Indexes an object, in the place of what was indexed of it.
	 *
	 * @param array<int,string> $texts Place => plain text.
	 * @param string            $prose Plain text that results quote.
	 */
	public static function put( int $id, array $texts, string $prose ): void {
		global $wpdb;
		ksort( $texts );
		$places = [];
		foreach ( $texts as $place => $text ) {
			$places = array_fill_keys( Words::of( $text ), $place ) + $places; // The better place comes later and wins.
		}
		self::remove( $id );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The index.
		$wpdb->insert(
			self::prose_table(),
			[
				'object_id' => $id,
				'prose'     => $prose,
			],
			[ '%d', '%s' ]
		);
		foreach ( array_chunk( $places, self::ROWS_AN_INSERT, true ) as $chunk ) {
			$values = [];
			foreach ( $chunk as $exact => $place ) {
				array_push( $values, Fold::of( (string) $exact ), (string) $exact, $id, $place );
			}
			$rows = implode( ',', array_fill( 0, count( $chunk ), '(%s,%s,%d,%d)' ) );
			$wpdb->query( $wpdb->prepare( 'REPLACE INTO ' . self::table() . " (word, exact, object_id, place) VALUES $rows", $values ) ); // phpcs:ignore WordPress.DB -- $rows holds placeholders only; this is the cache.
		}
	}

	public static function remove( int $id ): void {
		global $wpdb;
		foreach ( [ self::table(), self::prose_table() ] as $table ) {
			$wpdb->delete( $table, [ 'object_id' => $id ], [ '%d' ] ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		}
	}

	/**
	 * What results quote of some objects.
	 *
	 * @param list<int> $ids Ids of objects.
	 * @return array<int,string> Id => plain text, of those that are indexed.
	 */
	public static function prose( array $ids ): array {
		global $wpdb;
		if ( [] === $ids ) {
			return [];
		}
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT object_id, prose FROM ' . self::prose_table() . " WHERE object_id IN ($places)", $ids ) ); // phpcs:ignore WordPress.DB -- $places holds placeholders only.
		return array_column( $rows, 'prose', 'object_id' );
	}

	/**
	 * Objects in which all words of a query occur: exact marks before folded, title before excerpt before body, whole
	 * words before beginnings, newer before older.
	 *
	 * @param list<string> $words Words::of() the query.
	 * @return list<int> Ids, the best first.
	 */
	public static function find( array $words ): array {
		global $wpdb;
		if ( [] === $words || ! self::exists() ) {
			return [];
		}
		$table  = self::table();
		$select = [];
		$values = [];
		foreach ( $words as $word ) {
			$folded   = Fold::of( $word );
			$is_short = mb_strlen( $folded ) < self::SHORTEST_PREFIX;
			$select[] = "SELECT object_id, MAX( CASE WHEN exact LIKE %s THEN %d ELSE 0 END + place * %d + CASE WHEN word = %s THEN %d ELSE 0 END ) AS score FROM $table WHERE " . ( $is_short ? 'word = %s' : 'word LIKE %s' ) . ' GROUP BY object_id';
			array_push( $values, $wpdb->esc_like( $word ) . ( $is_short ? '' : '%' ), $word === $folded ? self::BARE : self::EXACT, self::PLACE, $folded, self::WHOLE, $is_short ? $folded : $wpdb->esc_like( $folded ) . '%' );
		}
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- $select holds placeholders only; Search_Controller keeps nothing longer than a request.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT m.object_id FROM ( ' . implode( ' UNION ALL ', $select ) . " ) m
				INNER JOIN {$wpdb->posts} p ON p.ID = m.object_id
				GROUP BY m.object_id, p.post_date
				HAVING COUNT(*) = %d
				ORDER BY SUM(m.score) DESC, p.post_date DESC, m.object_id DESC",
				[ ...$values, count( $words ) ]
			)
		);
		// phpcs:enable
		return array_values( array_map( 'intval', $ids ) );
	}

	/**
	 * Removes the objects within a range of ids that do not belong there.
	 *
	 * @param int       $from  Behind this id.
	 * @param int       $to    Up to and with this id.
	 * @param list<int> $known Ids that stay.
	 */
	public static function prune( int $from, int $to, array $known ): void {
		global $wpdb;
		$places = implode( ',', array_fill( 0, count( $known ) + 1, '%d' ) );
		foreach ( [ self::table(), self::prose_table() ] as $table ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE object_id > %d AND object_id <= %d AND object_id NOT IN ($places)", [ $from, $to, 0, ...$known ] ) ); // phpcs:ignore WordPress.DB -- $places holds placeholders only.
		}
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_search';
	}

	private static function prose_table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_search_prose';
	}
}
