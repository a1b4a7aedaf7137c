<?php

declare(strict_types=1);

namespace Hien\Tests\Shell;

use Hien\Shell\Kept_Counts;
use Hien\Shell\Shell_Cache;
use Hien\Tests\Support\TestCase;

/** Counts that are kept: read for nothing, and not written without end. */
final class KeptCountsTest extends TestCase {

	private int $turns = 0;

	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
		parent::tearDown();
	}

	public function test_a_kept_count_costs_no_query(): void {
		self::assertSame( 1, $this->ask( 'posts' ) );
		self::assertSame( 0, self::count_queries( fn() => $this->ask( 'posts' ) ) );
		self::assertSame( 1, $this->ask( 'posts' ) );
		Shell_Cache::drop();
		self::assertSame( 2, $this->ask( 'posts' ) );
	}

	public function test_a_full_list_keeps_what_it_has(): void {
		foreach ( range( 1, 101 ) as $n ) {
			$this->ask( "tag-$n" );
		}
		self::assertSame( 1, $this->ask( 'tag-1' ) );
		self::assertSame( 0, self::count_queries( fn() => $this->ask( 'tag-101' ) ), 'Counted, not written.' );
		self::assertSame( 103, $this->ask( 'tag-101' ) );
	}

	public function test_with_an_object_cache_no_option_is_written(): void {
		wp_using_ext_object_cache( true );
		$options = wp_load_alloptions();
		self::assertSame( [ 1, 1 ], [ $this->ask( 'posts' ), $this->ask( 'posts' ) ] );
		self::assertSame( [], array_keys( array_diff_key( wp_load_alloptions( true ), $options ) ) );
	}

	/** The kept answer, or how often was counted. */
	private function ask( string $name ): int {
		return Kept_Counts::get( $name, fn(): int => ++$this->turns );
	}
}
