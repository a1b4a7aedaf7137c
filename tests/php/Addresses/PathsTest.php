<?php

declare(strict_types=1);

namespace Hien\Tests\Addresses;

use Hien\Addresses\Paths;
use Hien\Plugin;
use Hien\Tests\Support\TestCase;

/** Which paths are screens: the table of tests/vectors/paths.json, which the app obeys too. */
final class PathsTest extends TestCase {

	public function test_a_path_is_safe_as_the_table_says(): void {
		foreach ( self::table()['safe'] as [ $path, $is_safe ] ) {
			self::assertSame( $is_safe, Paths::is_safe( $path ), (string) wp_json_encode( $path ) );
		}
		self::assertFalse( Paths::is_safe( "/\xc3\x28" ), 'What is not UTF-8.' );
	}

	public function test_a_path_belongs_to_a_fixed_route_as_the_table_says(): void {
		foreach ( self::table()['routes'] as [ $path, $name, $belongs ] ) {
			$rules = array_keys( Plugin::instance()->routes->get( $name )->rewrite_rules() );
			$found = array_filter( $rules, static fn( string $rule ): bool => 1 === preg_match( "#^$rule#", ltrim( $path, '/' ) ) );
			self::assertSame( $belongs, [] !== $found, $path );
		}
	}

	/** @return array{safe:list<array{string,bool}>,routes:list<array{string,string,bool}>} */
	private static function table(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/paths.json' ), true, flags: JSON_THROW_ON_ERROR );
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ 'https://hiên.vn', 'https://xn--hin-gma.vn/bai' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ 'https://xn--hin-gma.vn', 'https://HIÊN.vn/bai/' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ 'https://example.org', 'https://EXAMPLE.org/bai' ] )]
	public function test_a_host_is_the_same_however_it_is_written( string $home, string $url ): void {
		update_option( 'home', $home );
		self::assertSame( '/bai', Paths::relative( $url ) );
	}

	public function test_a_host_that_no_host_can_have_is_another_one(): void {
		self::assertNull( Paths::relative( 'https://' . str_repeat( 'ê', 300 ) . '.vn/bai' ) );
	}
}
