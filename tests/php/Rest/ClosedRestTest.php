<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Rest\Closed_Rest;
use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

/** Where another plugin closes REST to visitors, as several security plugins do. */
final class ClosedRestTest extends TestCase {

	use RestCalls;

	private static function close( string $hook = 'rest_authentication_errors' ): void {
		// After core's own check of the nonce.
		add_filter(
			$hook,
			static fn( mixed $result ): mixed => is_wp_error( $result ) || is_user_logged_in()
				? $result
				: new WP_Error( 'rest_login_required', 'REST API restricted to authenticated users.', [ 'status' => 401 ] ),
			101
		);
	}

	#[TestWith( [ 'rest_authentication_errors' ] )]
	#[TestWith( [ 'rest_pre_dispatch' ] )]
	public function test_visitors_read_so_in_vietnamese_on_our_routes( string $hook ): void {
		self::close( $hook );
		foreach ( [ '/hien/v1/search' => 'GET', '/hien/v1/users' => 'POST', '/jwt-auth/v1/token' => 'POST' ] as $path => $method ) {
			[ $status, $body ] = $this->call( $method, $path );
			self::assertSame( [ 403, Closed_Rest::CODE ], [ $status, $body['code'] ], $path );
			self::assertStringContainsString( 'đã đóng REST API', $body['message'] );
		}
		self::assertSame(
			'rest_login_required',
			$this->call( 'GET', '/wp/v2/posts' )[1]['code'],
			'The routes of others are not ours to explain.'
		);
	}

	/** As Stop User Enumeration does, which knows core's list of users by this word anywhere in the address. */
	public function test_what_is_closed_for_its_name_is_open_on_our_routes(): void {
		add_filter(
			'rest_authentication_errors',
			static function ( mixed $result ): mixed {
				$is = static fn( string $pattern ): bool => 1 === preg_match( $pattern, (string) $_SERVER['REQUEST_URI'] );
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- That plugin's.
				return ! $is( '/users/i' ) || $is( apply_filters( 'stop_user_enumeration_rest_allowed_match', '/simple-jwt-login/i' ) )
					? $result
					: new WP_Error( 'rest_cannot_access', 'Only authenticated users can access it.', [ 'status' => 401 ] );
			}
		);
		self::assertSame( 'rest_missing_callback_param', $this->call( 'POST', '/hien/v1/users' )[1]['code'] );
		self::assertSame( 'rest_cannot_access', $this->call( 'GET', '/wp/v2/users' )[1]['code'] );
	}

	public function test_a_wrong_token_or_nonce_stays_what_it_is(): void {
		self::close();
		self::assertSame( 'rest_cookie_invalid_nonce', $this->call( 'GET', '/hien/v1/search', [ 'X-WP-Nonce' => 'sai' ] )[1]['code'] );
	}

	#[TestWith( [ 'rest_authentication_errors' ] )]
	#[TestWith( [ 'rest_pre_dispatch' ] )]
	public function test_a_page_is_read_as_a_screen( string $hook ): void {
		self::close( $hook );
		$page = $this->page_at( '/tin-moi' );
		self::assertSame( 200, $page->status );
	}
}
