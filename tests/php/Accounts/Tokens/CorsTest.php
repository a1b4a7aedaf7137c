<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Tokens;

use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Session_Tokens;

/** Apps at other origins: those that the owner lists, and no other. */
final class CorsTest extends TestCase {

	use RestCalls;

	private const APP = 'https://app.example:8443';

	protected function setUp(): void {
		parent::setUp();
		$saved = $this->save( [ self::APP ] );
		self::assertSame( 200, $saved );
		wp_set_current_user( 0 );
	}

	#[TestWith( [ 'GET', '/hien/v1/posts' ] )]
	#[TestWith( [ 'OPTIONS', '/hien/v1/cmt' ] )]
	#[TestWith( [ 'GET', '/wp/v2/posts' ] )]
	#[TestWith( [ 'GET', '/hien/v1/khong-co' ] )] // Errors are readable too.
	public function test_a_listed_origin_may_read( string $method, string $path ): void {
		$this->call( $method, $path, [ 'Origin' => self::APP ] );
		self::assertSame(
			[ self::APP, 'true', 'Origin, Authorization' ],
			array_map(
				fn( string $name ): ?string => $this->headers[ $name ] ?? null,
				[ 'Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials', 'Vary' ]
			)
		);
		self::assertStringContainsString( 'Idempotency-Key', $this->headers['Access-Control-Allow-Headers'] );
		self::assertStringContainsString( 'Retry-After', $this->headers['Access-Control-Expose-Headers'] );
	}

	#[TestWith( [ 'https://evil.example' ] )]
	#[TestWith( [ 'https://app.example' ] )]
	#[TestWith( [ 'http://app.example:8443' ] )]
	#[TestWith( [ 'https://app.example:8443.evil.example' ] )]
	#[TestWith( [ 'https://evil.example/https://app.example:8443' ] )]
	#[TestWith( [ 'https://APP.example:8443' ] )]
	#[TestWith( [ 'null' ] )]
	#[TestWith( [ '*' ] )]
	#[TestWith( [ '' ] )]
	public function test_no_other_may( string $origin ): void {
		$this->call( 'GET', '/hien/v1/posts', [ 'Origin' => $origin ] );
		self::assertArrayNotHasKey( 'Access-Control-Allow-Origin', $this->headers );
		self::assertArrayNotHasKey( 'Access-Control-Allow-Credentials', $this->headers );
		self::assertSame( 'Origin, Authorization', $this->headers['Vary'] );
	}

	public function test_cores_own_headers_for_every_origin_are_gone(): void {
		$this->call( 'GET', '/wp/v2/posts', [ 'Origin' => 'https://evil.example' ] );
		self::assertFalse( has_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' ) );
	}

	public function test_an_app_signs_in_without_the_sites_cookies(): void {
		$id    = $this->make->user( 'subscriber', [ 'user_login' => 'binh' ] );
		$sent  = 0;
		unset( $_COOKIE['hien_signed-in'] );
		remove_filter( 'send_auth_cookies', '__return_false' );
		add_filter(
			'send_auth_cookies',
			static function ( bool $send ) use ( &$sent ): bool {
				$sent += (int) $send;
				return false;
			},
			PHP_INT_MAX
		);
		[ $status, $body ] = $this->call(
			'POST',
			'/jwt-auth/v1/token',
			[ 'Origin' => self::APP, 'Sec-Fetch-Site' => 'cross-site' ],
			[ 'username' => 'binh', 'password' => 'password' ]
		);
		self::assertSame( [ 200, 0, 1 ], [ $status, $sent, count( WP_Session_Tokens::get_instance( $id )->get_all() ) ] );
		self::assertArrayNotHasKey( 'hien_signed-in', $_COOKIE, 'Pages of the site itself have no session.' );
		self::assertSame( self::APP, $this->headers['Access-Control-Allow-Origin'] );
		[ $status ] = $this->call( 'GET', '/wp/v2/users/me', [ 'Origin' => self::APP, 'Authorization' => "Bearer {$body['token']}" ] );
		self::assertSame( 200, $status );
	}

	#[TestWith( [ 'https://app.example', 200 ] )]
	#[TestWith( [ 'http://localhost:3000', 200 ] )]
	#[TestWith( [ '*', 400 ] )]
	#[TestWith( [ 'null', 400 ] )]
	#[TestWith( [ 'https://*.example', 400 ] )]
	#[TestWith( [ 'https://app.example/', 400 ] )]
	#[TestWith( [ 'https://app.example/duong-dan', 400 ] )]
	#[TestWith( [ 'https://App.example', 400 ] )]
	#[TestWith( [ 'app.example', 400 ] )]
	#[TestWith( [ 'javascript:alert(1)', 400 ] )]
	#[TestWith( [ '', 400 ] )]
	public function test_the_owner_can_list_origins_and_nothing_else( string $origin, int $status ): void {
		self::assertSame( $status, $this->save( [ $origin ] ) );
	}

	/** @param list<string> $origins */
	private function save( array $origins ): int {
		wp_set_current_user( 1 );
		return $this->rest(
			'POST',
			'/wp/v2/settings',
			json: [ 'hien_site' => [ 'origins' => array_map( static fn( string $origin ): array => [ 'origin' => $origin ], $origins ) ] ]
		)->get_status();
	}
}
