<?php
declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Routing\Screen_Caching;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Caches may keep the JSON of a screen where it is the same for everybody who is not signed in. */
final class ScreenCachingTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_what_everybody_gets_may_be_shared(): void {
		self::assertTrue(
			$this->is_shared( '/wordpress/bai-cha', [ 'Content-Type: text/html', 'Cache-Control: ' . Screen_Caching::FORBIDDEN ] )
		);
		self::assertTrue( $this->is_shared( '/', [ 'Cache-Control: public, max-age=600' ] ) );
	}

	#[DataProvider( 'visitors' )]
	public function test_what_one_visitor_gets_may_not( callable $arrange, string $path = '/wordpress/bai-cha' ): void {
		$arrange( $this );
		self::assertFalse( $this->is_shared( $path ) );
	}

	/** @return array<string,array{0:callable(self):mixed,1?:string}> */
	public static function visitors(): array {
		$cookie = static function ( string $name ): void {
			$_COOKIE[ $name . COOKIEHASH ] = 'x';
		};
		return [
			'who is signed in'             => [ static fn( self $test ) => $test->as_user( 'subscriber' ) ],
			'whose session has ended'      => [ static fn() => $cookie( 'wordpress_logged_in_' ) ],
			'who has commented'            => [ static fn() => $cookie( 'comment_author_' ) ],
			'who has entered a password'   => [ static fn() => $cookie( 'wp-postpass_' ) ],
			'who previews'                 => [
				static fn() => add_action(
					'template_redirect',
					static function (): void {
								$GLOBALS['wp_query']->is_preview = true;
							},
					PHP_INT_MAX
				),
			],
			'who asks for nothing'         => [ static fn() => null, '/khong-co' ],
		];
	}

	#[TestWith( [ 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' ] )]
	#[TestWith( [ 'cache-control: private, max-age=60' ] )]
	#[TestWith( [ 'Set-Cookie: PHPSESSID=1; path=/' ] )]
	public function test_what_another_plugin_makes_for_one_visitor_may_not( string $header ): void {
		self::assertFalse( $this->is_shared( '/', [ $header ] ) );
	}

	public function test_the_etag_is_known_again(): void {
		[ 'ETag' => $etag, 'Cache-Control' => $control ] = Screen_Caching::headers( '{"a":1}' );
		self::assertSame( 'public, max-age=60, stale-while-revalidate=240', $control );
		self::assertNotSame( $etag, Screen_Caching::headers( '{"a":2}' )['ETag'] );
		$known = substr( $etag, 0, -1 );
		foreach ( [ $etag, "W/$etag", "\"x\", $etag", "$known-gzip\"" ] as $sent ) {
			$_SERVER['HTTP_IF_NONE_MATCH'] = wp_slash( $sent );
			self::assertTrue( Screen_Caching::has( $etag ), $sent );
		}
		foreach ( [ '', '"x"', trim( $etag, '"' ) ] as $sent ) {
			$_SERVER['HTTP_IF_NONE_MATCH'] = wp_slash( $sent );
			self::assertFalse( Screen_Caching::has( $etag ), $sent );
		}
	}

	/** @param list<string> $headers */
	private function is_shared( string $path, array $headers = [] ): bool {
		return Screen_Caching::is_shared( $this->visit( $path ), $headers );
	}
}
