<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

/** All rows of a site's tables, to see whether something has changed them. */
final class Database_Dump {

	/** Columns that say when, not what. */
	private const TIMES = [ 'post_modified', 'post_modified_gmt' ];

	/** @return array<string,list<array<string,mixed>>> Rows by table, without transients. */
	public static function of_all(): array {
		global $wpdb;
		$dump = [];
		foreach ( [ ...array_values( $wpdb->tables() ), ...\Hien\Tables::all() ] as $table ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A table's name.
			$rows = (array) $wpdb->get_results( "SELECT * FROM $table", ARRAY_A );
			$rows = array_map( static fn( array $row ): array => array_diff_key( $row, array_flip( self::TIMES ) ), $rows );

			$dump[ $table ] = array_values(
				array_filter(
					$rows,
					static fn( array $row ): bool => ! preg_match( '/^_(site_)?transient_/', (string) ( $row['option_name'] ?? '' ) )
				)
			);
		}
		return $dump;
	}
}
