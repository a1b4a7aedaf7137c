<?php

declare(strict_types=1);

namespace Hien\Tests\Addresses;

use Hien\Addresses\Return_Path;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Where somebody goes after signing in never is another site. */
final class ReturnPathTest extends TestCase {

	#[DataProvider( 'vectors' )]
	public function test_a_path_of_this_site_is_kept_and_all_else_dropped( string $address, string $path ): void {
		self::assertSame( $path, Return_Path::of( str_replace( '{origin}', home_url(), $address ) ) );
	}

	/** @return array<string,array{string,string}> */
	public static function vectors(): array {
		$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/safe-paths.json' ), true );
		return array_combine( array_map( static fn( array $row ): string => (string) wp_json_encode( $row[0] ), $rows ), $rows );
	}

	public function test_text_that_is_no_utf8_is_dropped(): void {
		self::assertSame( '', Return_Path::of( "/a\xff" ) );
	}

	public function test_a_site_in_a_folder_keeps_the_path_from_the_root_of_its_host(): void {
		$host = home_url();
		update_option( 'home', "$host/blog" );
		self::assertSame( '/blog/tin-moi', Return_Path::of( home_url( '/tin-moi' ) ) );
		$_GET['redirect_to'] = '/blog/tin-moi';
		self::assertSame( "$host/blog/tin-moi", Return_Path::url() );
	}

	public function test_without_a_path_it_is_the_home_page(): void {
		self::assertSame( home_url( '/' ), Return_Path::url() );
		$_GET['redirect_to'] = '//evil.example';
		self::assertSame( home_url( '/' ), Return_Path::url() );
		$_GET['redirect_to'] = [ '/tin-moi' ];
		self::assertSame( home_url( '/' ), Return_Path::url() );
	}
}
