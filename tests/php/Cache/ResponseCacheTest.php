<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Response_Cache;
use Hien\Tests\Support\TestCase;

/** The version of cached responses: a request that changes much stores it twice. */
final class ResponseCacheTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		Response_Cache::finish(); // A new request.
	}

	public function test_a_request_that_changes_much_stores_two_versions(): void {
		$stored = self::stored();
		self::assertSame( 2, self::writes( fn() => $this->change( 5 ) ) );
		self::assertNotSame( $stored, self::stored() );
	}

	public function test_a_request_that_changes_one_thing_stores_one_version_at_once(): void {
		self::assertSame( 1, self::writes( static fn() => update_option( 'blogname', 'Hiên nhà' ) ) );
	}

	public function test_what_the_request_reads_between_two_changes_is_fresh(): void {
		$made = 0;
		$read = static function () use ( &$made ): array {
			$make = static function () use ( &$made ): array {
				return [ [ 'made' => [ ++$made ] ], null ];
			};
			return Response_Cache::remember( 'test', $make )['made'];
		};
		foreach ( range( 1, 3 ) as $n ) {
			Response_Cache::clear();
			self::assertSame( [ [ $n ], [ $n ] ], [ $read(), $read() ] );
		}
	}

	public function test_what_the_request_cached_is_not_used_after_it(): void {
		Response_Cache::clear();
		Response_Cache::clear();
		$own = Response_Cache::version();
		Response_Cache::set( 'test', $own, [ 'made' => [] ], null );
		self::assertSame( PHP_INT_MAX, has_action( 'shutdown', [ Response_Cache::class, 'finish' ] ) );
		Response_Cache::finish();
		self::assertNotSame( $own, Response_Cache::version() );
		self::assertNull( Response_Cache::get( 'test', Response_Cache::version() ) );
	}

	private function change( int $number ): void {
		foreach ( range( 1, $number ) as $n ) {
			$this->make->post( [ 'post_title' => "Bài $n", 'tags_input' => [ "Thẻ $n" ] ] );
		}
	}

	/** How often the work, and the end of its request, store a version. */
	private static function writes( callable $work ): int {
		$writes = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$writes ): string {
				$writes += preg_match( '/^(?:INSERT|UPDATE) .*hien_cache_version/s', $query );
				return $query;
			}
		);
		$work();
		Response_Cache::finish();
		return $writes;
	}

	private static function stored(): string {
		return (string) $GLOBALS['wpdb']->get_var( "SELECT option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'hien_cache_version'" );
	}
}
