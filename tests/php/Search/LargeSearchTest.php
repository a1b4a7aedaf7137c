<?php

declare(strict_types=1);

namespace Hien\Tests\Search;

use Hien\Search\Fold;
use Hien\Search\Search_Index;
use Hien\Search\Search_Query;
use Hien\Search\Search_Repository;
use Hien\Tests\Support\RowReads;
use Hien\Tests\Support\TestCase;

/** The search among thousands: words that are in most texts do not make it read all of them. */
final class LargeSearchTest extends TestCase {

	use RowReads;

	public function test_a_common_word_is_looked_at_in_as_many_rows_at_twice_the_number(): void {
		$reads = [];
		foreach ( [ 'few', 'many' ] as $size ) {
			$this->write( self::lots( 3000 ), static fn(): array => [ 'nhà' => 1, 'vườn' => 1, ' nhà vườn' => 1 ] );
			foreach ( [ 'nhà', 'nha', 'nha vuon' ] as $query ) {
				$reads[ $size ][ $query ] = self::reads( static fn() => self::find( $query ) );
			}
		}
		foreach ( $reads['few'] as $query => $few ) {
			self::assertLessThanOrEqual( 1.1 * $few, $reads['many'][ $query ], $query );
		}
	}

	public function test_the_best_are_found_however_old_they_are(): void {
		$ids = $this->write(
			3000,
			static fn( int $n ): array => match ( $n ) {
				0       => [ 'nhà' => 3, 'vườn' => 1 ],
				1       => [ 'nhà' => 1, 'vườn' => 1, ' nhà vườn' => 1 ],
				2       => [ 'nhà' => 3, 'vườn' => 3, ' nhà vườn' => 3 ],
				3       => [ 'nhã' => 1, 'vườn' => 1 ],
				default => [ 'nhà' => 1, 'vườn' => 1 ],
			}
		);
		self::assertSame( [ $ids[2], $ids[0], $ids[2999], $ids[2998] ], array_slice( self::find( 'nhà' ), 0, 4 ) );
		self::assertSame( [ $ids[3] ], array_slice( self::find( 'nhã' ), 0, 1 ) );
		self::assertSame( [ $ids[2], $ids[0], $ids[2999] ], array_slice( self::find( 'nha' ), 0, 3 ) );
		self::assertSame( [ $ids[2], $ids[1], $ids[0], $ids[2999], $ids[2998] ], array_slice( self::find( 'nhà vườn' ), 0, 5 ) );
	}

	public function test_a_rarer_word_loses_nothing(): void {
		$ids = $this->write( 1500, static fn( int $n ): array => [ 'nhà' => 1 ] + ( 0 === $n % 100 ? [ 'tre' => 1 ] : [] ) );
		self::assertSame(
			array_reverse( array_values( array_filter( $ids, static fn( int $n ): bool => 0 === $n % 100, ARRAY_FILTER_USE_KEY ) ) ),
			self::find( 'nha tre' )
		);
		self::assertSame( [], self::find( 'nha khongco' ) );
	}

	public function test_common_words_that_are_hardly_ever_together_are_found_together(): void {
		$ids = $this->write(
			2000,
			static fn( int $n ): array => 7 === $n ? [ 'đông' => 1, 'tây' => 1 ] : ( 0 === $n % 2 ? [ 'đông' => 1 ] : [ 'tây' => 1 ] )
		);
		self::assertSame( [ $ids[7] ], self::find( 'dong tay' ) );
	}

	/** @return list<int> */
	private static function find( string $query ): array {
		return Search_Query::find( Search_Repository::words( $query ) );
	}

	/**
	 * Writes posts, and what the index has of them.
	 *
	 * @param callable(int):array<string,int> $texts Gets the number of a post; returns its words => their places.
	 * @return list<int> Ids, the newest last.
	 */
	private function write( int $number, callable $texts ): array {
		$ids  = self::write_posts( $number );
		$rows = [];
		foreach ( $ids as $n => $id ) {
			foreach ( $texts( $n ) as $exact => $place ) {
				$rows[] = [
					'word' => ( str_starts_with( $exact, ' ' ) ? ' ' : '' ) . Fold::of( $exact ),
					'exact' => $exact,
					'place' => $place,
					'day' => intdiv( (int) get_post_timestamp( $id ), DAY_IN_SECONDS ),
					'object_id' => $id,
				];
			}
		}
		Search_Index::put( $ids[0], [ 1 => 'nhà vườn nhã tre đông tây' ] ); // So that the index knows how the words are spelt.
		Search_Index::remove( $ids[0] );
		self::insert( 'hien_search', ...$rows );
		return $ids;
	}
}
