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
