<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** `wp/v2/users/me`: what one may do here, and what one may not make of oneself. */
final class CapabilitiesTest extends TestCase {

	use RestCalls;

	#[TestWith( [ 'subscriber', [ 'subscriber' ] ] )]
	#[TestWith( [ 'author', [ 'author' ] ] )]
	#[TestWith( [ 'administrator', [ 'administrator', 'hien_answer_chat', 'manage_options' ] ] )]
	public function test_one_reads_ones_own_scope( string $role, array $scope ): void {
		$this->as_user( $role );
		self::assertSame( $scope, $this->rest( 'GET', '/wp/v2/users/me' )->get_data()['scope'] );
	}

	public function test_nobody_reads_that_of_another(): void {
		$this->as_user( 'administrator' );
		foreach ( $this->rest( 'GET', '/wp/v2/users' )->get_data() as $user ) {
			self::assertSame( get_current_user_id() === $user['id'], isset( $user['scope'] ) );
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'GET', '/wp/v2/users/me' )->get_status() );
	}

	/** @return array<string,array{array<string,mixed>}> */
	public static function promotions(): array {
		return [
			'a role'                 => [ [ 'roles' => [ 'administrator' ] ] ],
			'scope'                  => [ [ 'scope' => [ 'administrator' ] ] ],
			'capabilities'           => [
				[
					'capabilities' => [ 'manage_options' => true ],
					'extra_capabilities' => [ 'manage_options' => true ],
					'allcaps' => [ 'manage_options' => true ],
				],
			],
			'meta of capabilities'   => [
				[ 'meta' => [ 'wptests_capabilities' => [ 'administrator' => true ], 'wptests_user_level' => 10 ] ],
			],
			'meta of ours'           => [ [ 'meta' => [ 'hien_unconfirmed' => '' ], 'hien_unconfirmed' => '' ] ],
			'sessions'               => [ [ 'meta' => [ 'session_tokens' => [] ] ] ],
			'another login'          => [ [ 'username' => 'chu' ] ],
			'another account'        => [ [ 'id' => 1, 'name' => 'Tên khác' ] ],
		];
	}

	/** @param array<string,mixed> $body */
	#[DataProvider( 'promotions' )]
	public function test_nobody_makes_more_of_oneself( array $body ): void {
		$id = $this->as_user( 'subscriber' );
		update_user_meta( $id, 'hien_unconfirmed', '1' );
		$owner  = get_userdata( 1 )->display_name;
		$before = [
			get_userdata( $id )->user_login,
			get_user_meta( $id, 'wptests_capabilities', true ),
			get_user_meta( $id, 'hien_unconfirmed', true ),
			get_user_meta( $id, 'session_tokens', true ),
		];
		foreach ( [ '/wp/v2/users/me', "/wp/v2/users/$id" ] as $path ) {
			$this->rest( 'POST', $path, json: $body );
			clean_user_cache( $id );
			self::assertSame(
				$before,
				[
					get_userdata( $id )->user_login,
					get_user_meta( $id, 'wptests_capabilities', true ),
					get_user_meta( $id, 'hien_unconfirmed', true ),
					get_user_meta( $id, 'session_tokens', true ),
				]
			);
			self::assertFalse( user_can( $id, 'manage_options' ) || user_can( $id, 'hien_answer_chat' ) );
		}
		self::assertSame( $owner, get_userdata( 1 )->display_name );
	}

	/** @return array<string,array{string,string,array<string,string>,array<string,mixed>|string,array<string,string>}> */
	public static function foreign_requests(): array {
		$body = [ 'description' => 'Bị đổi' ];
		return [
			'a form'                        => [ 'POST', [], $body, [] ],
			'JSON'                          => [ 'POST', [ 'Content-Type' => 'application/json' ], (string) wp_json_encode( $body ), [] ],
			'JSON that poses as text'       => [ 'POST', [ 'Content-Type' => 'text/plain' ], (string) wp_json_encode( $body ), [] ],
			'_method in the address'        => [ 'GET', [], [], [ '_method' => 'POST', 'description' => 'Bị đổi' ] ],
			'a header that names a method'  => [ 'GET', [ 'X-HTTP-Method-Override' => 'PUT' ], [], [ 'description' => 'Bị đổi' ] ],
			'the nonce of another visitor'  => [ 'POST', [ 'X-WP-Nonce' => 'deadbeef00' ], $body, [] ],
			'a nonce in the address'        => [ 'POST', [], $body, [ '_wpnonce' => 'deadbeef00' ] ],
		];
	}

	/**
	 * @param array<string,string>       $headers
	 * @param array<string,mixed>|string $body
	 * @param array<string,string>       $query
	 */
	#[DataProvider( 'foreign_requests' )]
	public function test_another_site_does_nothing_with_a_visitors_cookie(
		string $method,
		array $headers,
		array|string $body,
		array $query
	): void {
		$member = $this->make->user();
		$this->open_session( $member );
		[ $status ] = $this->call( $method, "/wp/v2/users/$member", $headers + [ 'Origin' => 'https://evil.example' ], $body, $query );
		self::assertContains( $status, [ 401, 403 ] );
		self::assertSame( '', get_userdata( $member )->description );
	}

	public function test_the_site_itself_does_with_the_same_cookie(): void {
		$member = $this->make->user();
		$this->open_session( $member );
		[ $status ] = $this->call(
			'POST',
			"/wp/v2/users/$member",
			[ 'Origin' => 'http://example.org', 'X-WP-Nonce' => $this->nonce( $member ) ],
			[ 'description' => 'Tự đổi' ]
		);
		self::assertSame( [ 200, 'Tự đổi' ], [ $status, get_userdata( $member )->description ] );
	}
}
