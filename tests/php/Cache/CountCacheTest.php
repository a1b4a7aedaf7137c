<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Count_Cache;
use Hien\Cache\Response_Cache;
use Hien\Tests\Support\TestCase;

/** Cached counts: reading them costs no query, and their number is limited. */
final class CountCacheTest extends TestCase {

	private int $counted = 0;

	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
		parent::tearDown();
	}

	public function test_a_cached_count_costs_no_query(): void {
		self::assertSame( 1, $this->ask( 'posts' ) );
		self::assertSame( 0, self::count_queries( fn() => $this->ask( 'posts' ) ) );
		self::assertSame( 1, $this->ask( 'posts' ) );
		Response_Cache::clear();
		self::assertSame( 2, $this->ask( 'posts' ) );
	}

	public function test_a_count_is_made_again_after_a_day(): void {
		$this->ask( 'posts' );
		set_transient( 'hien_counts', [ 'expires' => time() ] + get_transient( 'hien_counts' ) );
		self::assertSame( 2, $this->ask( 'posts' ) );
	}

	public function test_a_full_cache_keeps_what_it_has(): void {
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

	/** The cached number, or how many times was counted. */
	private function ask( string $name ): int {
		return Count_Cache::get( $name, fn(): int => ++$this->counted );
	}
}
