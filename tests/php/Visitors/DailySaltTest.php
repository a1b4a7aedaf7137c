<?php

declare(strict_types=1);

namespace Hien\Tests\Visitors;

use Hien\Tests\Support\TestCase;
use Hien\Visitors\Daily_Salt;
use PHPUnit\Framework\Attributes\TestWith;

/** Hashes of visitors last a day. */
final class DailySaltTest extends TestCase {

	public function test_a_hash_is_the_same_all_day_and_another_the_next(): void {
		$today = Daily_Salt::sign( 'An' );
		self::assertSame( $today, Daily_Salt::sign( 'An' ) );
		self::assertNotSame( $today, Daily_Salt::sign( 'Bình' ) );
		$this->let_a_day_pass();
		self::assertNotSame( $today, Daily_Salt::sign( 'An' ) );
	}

	public function test_of_two_requests_that_begin_a_day_at_once_one_stores_its_salt(): void {
		global $wpdb;
		Daily_Salt::sign( 'An' );
		$this->let_a_day_pass();
		$other = [ 'day' => wp_date( 'Y-m-d' ), 'salt' => str_repeat( 'ab', 32 ) ];
		add_filter(
			'query',
			$meanwhile = static function ( string $query ) use ( &$meanwhile, $wpdb, $other ): string {
				if ( 1 === preg_match( '/^\s*UPDATE.*hien_visitor_salt/s', $query ) ) {
					remove_filter( 'query', $meanwhile );
					$wpdb->update( $wpdb->options, [ 'option_value' => serialize( $other ) ], [ 'option_name' => 'hien_visitor_salt' ] );
				}
				return $query;
			}
		);
		self::assertSame( substr( hash_hmac( 'sha256', 'An', $other['salt'] ), 0, 32 ), Daily_Salt::sign( 'An' ) );
		self::assertSame( $other, get_option( 'hien_visitor_salt' ) );
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ 'x' ] )]
	#[TestWith( [ 7 ] )]
	#[TestWith( [ [] ] )]
	#[TestWith( [ [ 'day' => 'hôm nay' ] ] )]
	#[TestWith( [ [ 'salt' => 'x' ] ] )]
	#[TestWith( [ [ 'day' => '', 'salt' => [] ] ] )]
	public function test_a_damaged_salt_is_replaced( mixed $damaged ): void {
		update_option( 'hien_visitor_salt', $damaged, false );
		$hash = Daily_Salt::sign( 'An' );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $hash );
		self::assertSame( $hash, Daily_Salt::sign( 'An' ) );
	}

	public function test_a_salt_that_cannot_be_read_is_replaced(): void {
		global $wpdb;
		Daily_Salt::sign( 'An' );
		$wpdb->update( $wpdb->options, [ 'option_value' => 'a:2:{s:3:"day"' ], [ 'option_name' => 'hien_visitor_salt' ] );
		self::flush_cache();
		$hash = Daily_Salt::sign( 'An' );
		self::flush_cache();
		self::assertSame( $hash, Daily_Salt::sign( 'An' ) );
	}

	private function let_a_day_pass(): void {
		update_option(
			'hien_visitor_salt',
			[ 'day' => wp_date( 'Y-m-d', time() - DAY_IN_SECONDS ) ] + get_option( 'hien_visitor_salt' ),
			false
		);
	}
}
