<?php
declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Failed_Reads;
use Hien\Cache\Page_Caches;
use Hien\Routing\Web_Manifest;
use Hien\Tests\Support\FailingQueries;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** WordPress keeps what it could not read in the object cache, as if it did not exist. */
final class FailedReadsTest extends TestCase {

	use FailingQueries;

	protected bool $keeps_object_cache = true;

	/** How often page caches were emptied. */
	private int $emptied = 0;

	protected function setUp(): void {
		parent::setUp();
		add_action(
			Page_Caches::EMPTIED,
			function (): void {
				++$this->emptied;
			}
		);
		wp_using_ext_object_cache( true );
	}

	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
		parent::tearDown();
	}

	public function test_what_could_not_be_read_is_there_again_soon_after_the_database_is(): void {
		$post = $this->make->post();
		add_post_meta( $post, 'mau', 'xanh' );
		wp_cache_flush();
		$succeed = $this->fail_queries( '/^SELECT/' );
		self::request( fn() => self::assertSame( '', get_post_meta( $post, 'mau', true ) ) );
		$succeed();
		self::request( fn() => self::assertSame( '', get_post_meta( $post, 'mau', true ), 'WordPress keeps it.' ), 9 );
		self::assertTrue( Failed_Reads::are_recent(), 'What visitors get is kept by no cache of pages.' );
		self::request( fn() => self::assertSame( 'xanh', get_post_meta( $post, 'mau', true ) ), 10 );
		self::assertFalse( Failed_Reads::are_recent() );
		self::request( static fn() => null, 10 );
		self::assertSame( 1, $this->emptied );
	}

	/** @param string $unread Regular expression for queries: those of the post itself, or of a side column. */
	#[TestWith( [ '/^SELECT .*postmeta/' ] )]
	#[TestWith( [ '/^SELECT .*hien_link/s' ] )]
	public function test_no_cache_keeps_a_page_or_a_feed_that_may_lack_something( string $unread ): void {
		$before  = did_filter( 'nocache_headers' );
		$address = (string) get_permalink( $this->make->post() );
		$this->page_at( $address );
		self::assertSame( $before, did_filter( 'nocache_headers' ) );
		wp_cache_flush();
		$succeed = $this->fail_queries( $unread );
		self::request( fn() => self::assertSame( 200, $this->page_at( $address )->status ) );
		self::assertSame( $before + 1, did_filter( 'nocache_headers' ), 'Made of what could not be read.' );
		$succeed();
		self::request( static fn() => null, 9 );
		self::assertSame( $before + 2, did_filter( 'nocache_headers' ), 'Made of what the object cache may lack.' );
	}

	public function test_no_cache_keeps_a_manifest_that_may_lack_something(): void {
		$kept = 'public, max-age=3600';
		self::assertSame( $kept, Web_Manifest::cache_control() );
		$succeed = $this->fail_queries( '/^SELECT/' );
		self::request( fn() => get_post_meta( 1, 'mau', true ) );
		$succeed();
		self::request( fn() => self::assertSame( 'private, no-store', Web_Manifest::cache_control() ), 9 );
		self::request( fn() => self::assertSame( $kept, Web_Manifest::cache_control() ), 10 );
	}

	public function test_a_database_that_fails_again_and_again_does_not_read_everything_anew_each_time(): void {
		$fail = function (): void {
			$succeed = $this->fail_queries( '/^SELECT/' );
			wp_cache_delete( 1, 'post_meta' );
			self::request( static fn() => get_post_meta( 1, 'mau', true ) );
			$succeed();
		};
		foreach ( range( 1, 5 ) as $ignored ) {
			$fail();
			self::request( static fn() => null, 20 );
		}
		self::assertSame( 1, $this->emptied );
		self::assertTrue( Failed_Reads::are_recent(), 'Meanwhile what visitors get is kept by no cache of pages.' );
		wp_cache_set( Failed_Reads::EMPTIED_KEY, time() - Failed_Reads::PAUSE, Failed_Reads::GROUP );
		self::request( static fn() => null, 20 );
		self::assertSame( 2, $this->emptied );
		self::assertFalse( Failed_Reads::are_recent() );
	}

	public function test_a_query_that_can_never_succeed_empties_nothing(): void {
		wp_cache_set( 'kept', 1, 'hien' );
		$this->fail_queries( '/^SELECT/', "Table 'hien_test.wptests_other' doesn't exist" );
		self::request( fn() => get_post_meta( 1, 'mau', true ) );
		self::request( static fn() => null, 10 );
		self::assertSame( [ 1, 0 ], [ wp_cache_get( 'kept', 'hien' ), $this->emptied ] );
	}

	/**
	 * A request from its beginning to its end.
	 *
	 * @param callable():mixed $work
	 * @param int              $after Seconds since the last one that failed.
	 */
	private static function request( callable $work, int $after = 0 ): void {
		global $EZSQL_ERROR; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WordPress's.
		$EZSQL_ERROR = []; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$last        = wp_cache_get( Failed_Reads::KEY, Failed_Reads::GROUP );
		if ( is_int( $last ) ) {
			wp_cache_set( Failed_Reads::KEY, time() - $after, Failed_Reads::GROUP );
		}
		self::call( 'init' );
		$work();
		self::call( 'shutdown' );
	}

	/** Calls what the plugin has hooked for this. */
	private static function call( string $hook ): void {
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks as $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $function ) {
				if ( is_array( $function ) && $function[0] instanceof Failed_Reads ) {
					$function();
				}
			}
		}
	}
}
