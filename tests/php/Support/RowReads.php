<?php

declare(strict_types=1);

namespace Hien\Tests\Support;

/** Tests that a page of a large site reads no more rows than that of a smaller one. Rows are written as they are stored. */
trait RowReads {

	/** Rows that MariaDB reads for some work; 0 on SQLite, which does not count them. */
	private static function reads( callable $work ): int {
		global $wpdb;
		if ( self::is_sqlite() ) {
			$work();
			return 0;
		}
		$count = static fn(): int => (int) array_sum(
			array_column( (array) $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler\\_read%'" ), 'Value' )
		);
		$before = $count();
		$work();
		return $count() - $before;
	}

	/** How many rows to write where only what is read of them is compared: a few on SQLite, where that is always 0. */
	private static function lots( int $number ): int {
		return self::is_sqlite() ? 20 : $number;
	}

	/**
	 * Writes rows.
	 *
	 * @param string              $table Its name without the prefix.
	 * @param array<string,mixed> ...$rows
	 */
	private static function insert( string $table, array ...$rows ): void {
		global $wpdb;
		foreach ( array_chunk( $rows, 500 ) as $chunk ) {
			$values = array_map( static fn( array $row ): string => "('" . implode( "','", array_map( 'esc_sql', $row ) ) . "')", $chunk );
			self::assertNotFalse(
				$wpdb->query(
					"INSERT INTO $wpdb->prefix$table (" . implode( ',', array_keys( $chunk[0] ) ) . ') VALUES ' . implode( ',', $values )
				)
			);
		}
		self::flush_cache();
	}

	/**
	 * Writes posts, the newest last.
	 *
	 * @return list<int> Their ids.
	 */
	private static function write_posts( int $number ): array {
		global $wpdb;
		$first = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ) + 1;
		$ids   = range( $first, $first + $number - 1 );
		$post  = static function ( int $id ): array {
			$date = gmdate( 'Y-m-d H:i:s', strtotime( '2020-01-01' ) + $id * HOUR_IN_SECONDS );
			return [
				'ID' => $id,
				'post_author' => 1,
				'post_date' => $date,
				'post_date_gmt' => $date,
				'post_modified' => $date,
				'post_modified_gmt' => $date,
				'post_content' => '',
				'post_title' => "Bài $id",
				'post_excerpt' => '',
				'post_status' => 'publish',
				'post_name' => "bai-$id",
				'to_ping' => '',
				'pinged' => '',
				'post_content_filtered' => '',
				'post_type' => 'post',
			];
		};
		self::insert( 'posts', ...array_map( $post, $ids ) );
		return $ids;
	}
}
