<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Addresses\Paths;
use Hien\Checked_Query;
use RuntimeException;
use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * The table `hien_imported`: which item of the file became which object (post, comment, attachment, term). A row is reserved before its
 * object is made and completed afterwards, so that an import that is cut off at any point goes on without making anything twice. The rows
 * stay: importing the same file again then makes nothing, and the import can be undone.
 *
 * `kind` is a constant of Import_Item, or ID: such a row finds the row of an attachment or term by its id at the other site; `data` has the
 * hash of that row. Several entries of the other media library may share a file, and so a row.
 */
final class Import_Map {

	public const ID = 'id';

	/**
	 * States. RESERVED: the object is not made or not complete. MADE: it is complete, but its links are not set yet. DONE: all is set.
	 * FAILED: the picture could not be fetched. KEPT: the object stayed when the import was undone.
	 */
	public const RESERVED = 0;
	public const MADE     = 1;
	public const DONE     = 2;
	public const FAILED   = 3;
	public const KEPT     = 4;

	/** Query argument in the `guid` of a post or attachment that is not complete. */
	private const MARK = 'hien-import';

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_imported';
	}

	public static function hash( string $kind, string $source ): string {
		return md5( "$kind|$source" );
	}

	/** @return stdClass|null The columns of a row, as text. */
	public static function get( string $hash ): ?stdClass {
		global $wpdb;
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE hash = %s', self::table(), $hash ) );
	}

	/**
	 * Reserves a row.
	 *
	 * @param array<string,string> $data Stored with a new row.
	 * @return stdClass The row, with `is_new`: whether it was not there.
	 * @throws Failed_Item Where the database does not write.
	 */
	public static function reserve( string $hash, string $kind, array $data = [] ): stdClass {
		global $wpdb;
		$added = $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (hash, kind, data) VALUES (%s, %s, %s)',
				self::table(),
				$hash,
				$kind,
				self::json( $data )
			)
		);
		$row   = self::get( $hash ) ?? throw new Failed_Item( esc_html__( 'Cơ sở dữ liệu không ghi được.', 'hien-core' ) );

		$row->is_new = 1 === $added;
		return $row;
	}

	/** @param array<string,int|string> $columns */
	public static function set( string $hash, array $columns ): void {
		global $wpdb;
		$wpdb->update( self::table(), $columns, [ 'hash' => $hash ] );
	}

	/** @param array<string,string> $data */
	public static function json( array $data ): string {
		return (string) wp_json_encode( $data );
	}

	/** @return array<string,string> */
	public static function data( stdClass $row ): array {
		$data = json_decode( (string) $row->data, true );
		return is_array( $data ) ? array_map( 'strval', $data ) : [];
	}

	/** The object that was made of a source; 0 if there is none. */
	public static function object_of( string $kind, string $source ): int {
		$row = '' === $source ? null : self::get( self::hash( $kind, $source ) );
		return null === $row || self::RESERVED === (int) $row->state ? 0 : (int) $row->object_id;
	}

	/** Whether an object of this site was made by an import. */
	public static function has_made( string $kind, int $id ): bool {
		global $wpdb;
		return null !== $wpdb->get_var(
			$wpdb->prepare( 'SELECT hash FROM %i WHERE object_id = %d AND kind = %s AND made = 1 LIMIT 1', self::table(), $id, $kind )
		);
	}

	/** Stores which row has an id of the other site. */
	public static function note_id( string $id, string $hash ): void {
		self::reserve( self::hash( self::ID, $id ), self::ID, [ 'row' => $hash ] );
	}

	/** The attachment or term that had an id at the other site; 0 if there is none. */
	public static function object_of_id( string $id ): int {
		$note = '' === $id ? null : self::get( self::hash( self::ID, $id ) );
		$row  = null === $note ? null : self::get( self::data( $note )['row'] ?? '' );
		return null === $row || self::DONE !== (int) $row->state ? 0 : (int) $row->object_id;
	}

	/**
	 * The next rows of a kind in a state, in the order of their objects.
	 *
	 * @param int $after Id of an object: only rows of later ones.
	 * @return list<stdClass>
	 * @throws RuntimeException Where the database cannot be read: that is not the end of the rows.
	 */
	public static function next( string $kind, int $state, int $limit, string $order = 'ASC', int $after = -1 ): array {
		global $wpdb;
		$order = 'ASC' === $order ? 'ASC' : 'DESC';
		return Checked_Query::rows(
			(string) $wpdb->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- One of two words.
				"SELECT * FROM %i WHERE kind = %s AND state = %d AND object_id > %d ORDER BY object_id $order, hash LIMIT %d",
				self::table(),
				$kind,
				$state,
				$after,
				$limit
			)
		);
	}

	/** @return array<string,array<int,int>> Kind => state => number of rows; of terms only those that were made. */
	public static function counts(): array {
		global $wpdb;
		$counts = [];
		foreach (
			(array) $wpdb->get_results(
				// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- Does not know %i.
				$wpdb->prepare( 'SELECT kind, state, COUNT(*) AS number FROM %i WHERE made = 1 GROUP BY kind, state', self::table() )
			) as $row
		) {
			$counts[ $row->kind ][ (int) $row->state ] = (int) $row->number;
		}
		return $counts;
	}

	public static function delete( string $hash ): void {
		global $wpdb;
		$wpdb->delete( self::table(), [ 'hash' => $hash ] );
	}

	/** Changes the state of all rows of a kind from one to another. Returns how many there were. */
	public static function change( string $kind, int $from, int $to ): int {
		global $wpdb;
		return (int) $wpdb->update(
			self::table(),
			[ 'state' => $to ],
			[
				'kind'  => $kind,
				'state' => $from,
			]
		);
	}

	/** The `guid` of a post until it is complete. */
	public static function mark( string $hash ): string {
		return Paths::url( '/?' . self::MARK . "=$hash" );
	}

	/**
	 * Finds the post or attachment of a reserved row, after the import was cut off; 0 if it was not made yet. Reads all posts, unless the
	 * row is new.
	 */
	public static function unfinished( stdClass $row ): int {
		global $wpdb;
		if ( ( $row->is_new ?? false ) || $row->object_id > 0 ) {
			return (int) $row->object_id;
		}
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE guid = %s LIMIT 1", self::mark( $row->hash ) ) );
	}
}
