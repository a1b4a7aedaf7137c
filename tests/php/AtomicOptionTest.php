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
}
