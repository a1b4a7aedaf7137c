<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Response_Cache;
use Hien\Tests\Support\TestCase;

/** Responses are made once, until the cache is cleared. */
final class ResponseCacheTest extends TestCase {

	private int $made = 0;

	public function test_they_are_made_once_until_the_cache_is_cleared(): void {
		self::assertSame( [ 1, 1 ], [ $this->read(), $this->read() ] );
		Response_Cache::clear();
		self::assertSame( [ 2, 2 ], [ $this->read(), $this->read() ] );
	}

	public function test_what_was_made_before_a_change_is_not_used_after_it(): void {
		self::assertSame( 1, $this->read( Response_Cache::clear( ... ) ), 'Another request saves while this one is making it.' );
		self::assertSame( 2, $this->read() );
	}

	/** Two servers write the list of autoloaded options into one object cache: the older list may come last. */
	public function test_a_server_that_writes_old_options_back_does_not_bring_back_the_responses(): void {
		$this->read();
		$options = wp_load_alloptions();
		Response_Cache::clear();
		wp_cache_set( 'alloptions', $options, 'options' );
		self::assertSame( 2, $this->read() );
	}

	public function test_it_costs_one_query(): void {
		$this->read();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $GLOBALS['wpdb']->num_queries;
		$this->read();
		self::assertSame( 1, $GLOBALS['wpdb']->num_queries - $before );
	}

	/**
	 * How many times the response had been made.
	 *
	 * @param ?callable():void $meanwhile What happens while it is made.
	 */
	private function read( ?callable $meanwhile = null ): int {
		$make = function () use ( $meanwhile ): array {
			if ( null !== $meanwhile ) {
				$meanwhile();
			}
			return [ 'made' => [ ++$this->made ] ];
		};
		return Response_Cache::remember( 'test', $make )['made'][0];
	}
}
