<?php

declare(strict_types=1);

namespace Hien\Tests\Search;

use Hien\Search\Fold;
use Hien\Tests\Support\TestCase;

/** The one fold of Vietnamese text. */
final class FoldTest extends TestCase {

	public function test_it_folds_as_every_implementation_does(): void {
		foreach ( self::vectors() as [ $text, $folded ] ) {
			self::assertSame( $folded, Fold::of( $text ), $text );
		}
	}

	public function test_hosts_with_and_without_intl_agree(): void {
		self::assertTrue( function_exists( 'normalizer_normalize' ) );
		foreach ( self::vectors() as [ $text ] ) {
			self::assertSame( Fold::by_normalizer( $text ), Fold::by_table( $text ), $text );
		}
	}

	public function test_what_is_folded_stays_as_it_is(): void {
		foreach ( self::vectors() as [ , $folded ] ) {
			self::assertSame( $folded, Fold::of( $folded ) );
		}
	}

	public function test_broken_bytes_do_no_harm(): void {
		self::assertIsString( Fold::of( "Lập \xC3\x28 trình" ) );
	}

	/** @return list<array{string,string}> Text and its fold. */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/fold.json' ), true, flags: JSON_THROW_ON_ERROR );
	}
}
