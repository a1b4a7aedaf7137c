<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Atomic_Option;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Of several requests that change an option at once, one succeeds. */
final class AtomicOptionTest extends TestCase {

	private const NAME = 'hien_test_lock';

	#[TestWith( [ true ] )]
	#[TestWith( [ false ] )]
	public function test_a_new_option_is_stored_and_read_at_once( bool $autoload ): void {
		self::assertFalse( get_option( self::NAME ) );
		self::assertTrue( Atomic_Option::replace( self::NAME, false, [ 'a' => 1 ], $autoload ) );
		self::assertSame( [ [ 'a' => 1 ], $autoload ], [ get_option( self::NAME ), isset( wp_load_alloptions()[ self::NAME ] ) ] );
	}

	#[TestWith( [ true ] )]
	#[TestWith( [ false ] )]
	public function test_of_two_first_requests_one_succeeds_and_the_other_reads_what_it_stored( bool $autoload ): void {
		global $wpdb;
		self::assertFalse( get_option( self::NAME ) );
		$wpdb->insert( $wpdb->options, [ 'option_name' => self::NAME, 'option_value' => 'other', 'autoload' => $autoload ? 'on' : 'off' ] );
		self::assertFalse( Atomic_Option::replace( self::NAME, false, 'own', $autoload ) );
		self::assertSame( 'other', get_option( self::NAME ) );
	}

	public function test_of_two_later_requests_one_succeeds(): void {
		update_option( self::NAME, 'old', false );
		self::assertTrue( Atomic_Option::replace( self::NAME, 'old', 'first', false ) );
		self::assertFalse( Atomic_Option::replace( self::NAME, 'old', 'second', false ) );
		self::assertSame( 'first', get_option( self::NAME ) );
	}

	/** The cache of options is that of all servers, where it is an object cache. */
	#[TestWith( [ true ] )]
	#[TestWith( [ false ] )]
	public function test_it_leaves_other_options_in_the_cache( bool $autoload ): void {
		get_option( self::NAME );
		get_option( 'hien_khong_co' );
		add_option( self::NAME . '_other', 'x', '', false );
		$before = [
			wp_cache_get( 'alloptions', 'options' ),
			wp_cache_get( 'notoptions', 'options' ),
			wp_cache_get( self::NAME . '_other', 'options' ),
		];
		self::assertArrayHasKey( self::NAME, $before[1] );
		Atomic_Option::replace( self::NAME, false, 'first', $autoload );
		unset( $before[1][ self::NAME ] );
		$before[0] += $autoload ? [ self::NAME => 'first' ] : [];
		$after      = [
			wp_cache_get( 'alloptions', 'options' ),
			wp_cache_get( 'notoptions', 'options' ),
			wp_cache_get( self::NAME . '_other', 'options' ),
		];
		self::assertEquals( $before, $after );
	}

	/** Another server may have written a list of autoloaded options, as it had read them, over a newer one. */
	public function test_a_request_that_was_given_an_old_value_is_given_the_stored_one_next(): void {
		update_option( self::NAME, 'new', true );
		wp_cache_set( 'alloptions', [ self::NAME => 'old' ] + wp_load_alloptions(), 'options' );
		self::assertSame( 'old', get_option( self::NAME ) );
		self::assertFalse( Atomic_Option::replace( self::NAME, 'old', 'own', true ) );
		self::assertSame( 'new', get_option( self::NAME ) );
	}
}
