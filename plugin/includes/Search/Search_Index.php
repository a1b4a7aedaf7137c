<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Constants;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/**
 * An inverted index of all searchable content, so that a search reads only the rows of its words.
 *
 * Each row is a word of an object, or a pair of words that follow one another: folded (Fold) in `word`, with its diacritics in `exact`,
 * and the highest `place` of its occurrences. Pairs begin with a space. Most Vietnamese words are written as two syllables ("hiệu năng"),
 * so a text with the pair matches better than one that contains both syllables in different places. The rows of the object SPELLINGS list
 * every word and pair that was ever indexed.
 */
final class Search_Index {

	/** Where a word occurs; a higher number ranks higher. */
	public const TITLE   = 3;
	public const EXCERPT = 2;
	public const BODY    = 1;

	/** Last character of a shorter word of a query that matches as a prefix too. */
	public const PREFIX_MARK = '*';

	/** Id of an object that does not exist, whose rows are all words and pairs. */
	public const SPELLINGS = 0;

	/** Length of the columns of words; longer words are cut. */
	private const MAX_LENGTH = 40;

	/** Rows that one INSERT writes. */
	private const ROWS_AN_INSERT = 400;

	/**
	 * Indexes an object, replacing its former entries.
	 *
	 * @param array<int,string> $texts Place => plain text.
	 * @param int               $day   Day of its publication, counted from 1 January 1970. Search_Query prefers later days.
	 */
	public static function put( int $id, array $texts, int $day = 0 ): void {
		ksort( $texts );
		$places = [];
		foreach ( $texts as $place => $text ) {
			$words  = self::words( $text );
			// Ascending, so the highest place replaces the others.
			$places = array_fill_keys( [ ...$words, ...self::pairs( $words ) ], $place ) + $places;
		}
		self::remove( $id );
		self::write( 'REPLACE', $id, $day, $places ); // Another request may have indexed the object meanwhile.
		self::write( 'INSERT IGNORE', self::SPELLINGS, 0, array_fill_keys( array_keys( $places ), 0 ) );
	}

	/**
	 * @param 'REPLACE'|'INSERT IGNORE' $verb   Whether rows that exist are replaced or kept.
	 * @param array<string|int,int>     $places Word or pair => place.
	 */
	private static function write( string $verb, int $id, int $day, array $places ): void {
		global $wpdb;
		foreach ( array_chunk( $places, self::ROWS_AN_INSERT, true ) as $chunk ) {
			$values = [];
			foreach ( $chunk as $exact => $place ) {
				array_push( $values, self::folded( (string) $exact ), (string) $exact, $place, $day, $id );
			}
			$rows = implode( ',', array_fill( 0, count( $chunk ), '(%s,%s,%d,%d,%d)' ) );
			// phpcs:ignore WordPress.DB -- $rows contains placeholders only.
			$wpdb->query( $wpdb->prepare( "$verb INTO " . self::table() . " (word, exact, place, day, object_id) VALUES $rows", $values ) );
		}
	}

	public static function remove( int $id ): void {
		global $wpdb;
		$wpdb->delete( self::table(), [ 'object_id' => $id ], [ '%d' ] );
	}

	/**
	 * The regular expression, without delimiters, by which a word of a query is found in folded text.
	 *
	 * @param string $word A word of words(), perhaps with PREFIX_MARK.
	 */
	public static function pattern( string $word ): string {
		return '(?<![\p{L}\p{N}])' . preg_quote( Fold::of( rtrim( $word, self::PREFIX_MARK ) ), '/' )
			. ( self::is_prefix( $word ) ? '' : '(?![\p{L}\p{N}])' );
	}

	/** Whether a word of a query matches all words that begin with it. */
	public static function is_prefix( string $word ): bool {
		return str_ends_with( $word, self::PREFIX_MARK ) || mb_strlen( Fold::of( $word ) ) >= Constants::SEARCH_PREFIX_LENGTH;
	}

	/**
	 * The words of a text in order: runs of letters and digits of any script.
	 *
	 * @param string $text Plain text in any Unicode form.
	 * @return list<string> In lower case, Unicode-composed, with their diacritics.
	 */
	public static function words( string $text ): array {
		preg_match_all( '/[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*/u', mb_strtolower( Text::normalize( $text ), 'UTF-8' ), $found );
		return array_map( static fn( string $word ): string => mb_substr( $word, 0, self::MAX_LENGTH ), $found[0] );
	}

	/**
	 * The pairs of a text: each word with the next one, after a space.
	 *
	 * @param list<string> $words Words in order.
	 * @return list<string>
	 */
	public static function pairs( array $words ): array {
		return array_map(
			static fn( string $word, string $next ): string => mb_substr( " $word $next", 0, self::MAX_LENGTH ),
			array_slice( $words, 0, -1 ),
			array_slice( $words, 1 )
		);
	}

	/** A word or a pair as it is stored in `word`. */
	public static function folded( string $exact ): string {
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
		$wpdb->query(
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB -- $placeholders contains placeholders only.
				'DELETE FROM ' . self::table() . " WHERE object_id > %d AND object_id <= %d AND object_id NOT IN ($placeholders)",
				[ $from, $to, 0, ...$known ]
			)
		);
	}

	/** The name of the table, with its prefix. */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_search';
	}
}
