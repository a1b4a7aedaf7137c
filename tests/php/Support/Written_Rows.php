<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use RuntimeException;

/** The rows that some work has written, to write them again in another test: a tenth of the time that WordPress's functions take. */
final class Written_Rows {

	/** @var list<string> */
	private array $queries = [];

	public function __construct( callable $work ) {
		global $wpdb;
		$key    = static fn( array $row ): ?string => reset( $row );
		$before = self::all();
		$work();
		$after = self::all();
		foreach ( $after as $table => $rows ) {
			$written = array_diff_key( $rows, $before[ $table ] );
			$lost    = array_diff_key( $before[ $table ], $rows );
			if ( $table === $wpdb->options && [] !== $lost ) {
				$names           = array_map( 'esc_sql', array_column( $lost, 'option_name' ) );
				$this->queries[] = "DELETE FROM $table WHERE option_name IN ('" . implode( "','", $names ) . "')";
			} elseif (
				[] !== array_diff( array_map( $key, $lost ), array_map( $key, $written ) )
				// Where the key has two columns, this says too little.
				|| ( [] !== $lost && array_unique( array_map( $key, $before[ $table ] ) ) !== array_map( $key, $before[ $table ] ) )
			) {
				throw new RuntimeException( "Rows of $table were deleted, which cannot be done again." );
			}
			if ( [] !== $written ) {
				$this->queries[] = "REPLACE INTO $table VALUES " . implode( ',', array_map( self::values( ... ), $written ) );
			}
		}
	}

	public function write(): void {
		global $wpdb;
		foreach ( $this->queries as $query ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Made above, with all values escaped.
			if ( false === $wpdb->query( $query ) ) {
				throw new RuntimeException( $wpdb->last_error );
			}
		}
	}

	/** @param array<string,string|null> $row */
	private static function values( array $row ): string {
		$values = array_map( static fn( ?string $value ): string => null === $value ? 'NULL' : "'" . esc_sql( $value ) . "'", $row );
		return '(' . implode( ',', $values ) . ')';
	}

	/** @return array<string,array<string,array<string,string|null>>> Rows by table, and by all that is in them. */
	private static function all(): array {
		global $wpdb;
		$all = [];
		foreach ( [ ...array_values( $wpdb->tables() ), ...\Hien\Tables::all() ] as $table ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A table's name.
			$rows          = (array) $wpdb->get_results( "SELECT * FROM $table", ARRAY_A );
			$all[ $table ] = array_combine( array_map( 'serialize', $rows ), $rows );
		}
		return $all;
	}
}
