<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Tests\Support\Rest_Server;
use Hien\Tests\Support\TestCase;
use WP_Session_Tokens;

/** Requests that bring a session's cookie, through core's whole REST server. */
final class AuthenticationTest extends TestCase {

	private int $member;

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'comment_previously_approved', '0' );
		$this->member = $this->make->user();
		$this->post   = $this->make->post();
	}

	public function test_a_cookie_with_its_nonce_is_a_member(): void {
		[ $status, $body ] = $this->send( $this->member, 'wp_rest' );
		self::assertSame( 201, $status, (string) wp_json_encode( $body ) );
		self::assertSame( (string) $this->member, get_comment( $body['comment']['id'] )->user_id );
	}

	public function test_a_cookie_without_a_nonce_is_nobody(): void {
		[ $status, $body ] = $this->send( $this->member, null );
		self::assertSame( [ 401, 'rest_not_logged_in' ], [ $status, $body['code'] ] );
		self::assertSame( '0', get_comments_number( $this->post ) );
	}

	public function test_a_wrong_nonce_is_refused_in_vietnamese(): void {
		[ $status, $body ] = $this->send( $this->member, 'another_action' );
		self::assertSame( [ 403, 'rest_cookie_invalid_nonce' ], [ $status, $body['code'] ] );
	}

	public function test_a_cookie_that_has_run_out_is_nobody(): void {
		[ $status ] = $this->send( $this->member, 'wp_rest', -2 * HOUR_IN_SECONDS ); // WordPress grants a POST an hour more.
		self::assertSame( 403, $status, 'The nonce belongs to a session that is over.' );
	}

	public function test_an_author_is_known_by_the_nonce_alone(): void {
		wp_update_post( [ 'ID' => $this->post, 'post_author' => $this->member ] );
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 Firefox/130.0';
		$report = fn( ?string $nonce ): array => $this->send(
			$this->member,
			$nonce,
			path: '/hien/v1/views',
			body: [ 'id' => $this->post ]
		)[1];
		self::assertSame( [ 'counted' => false ], $report( 'wp_rest' ) );
		self::assertSame( [ 'counted' => true ], $report( null ), 'Whoever sends a cookie without a nonce may be another site.' );
	}

	/**
	 * Sends a comment as a browser with this session does.
	 *
	 * @param string|null              $action The action of the nonce, null for none.
	 * @param array<string,mixed>|null $body
	 * @return array{int,array<string,mixed>} Status and body.
	 */
	private function send(
		int $user,
		?string $action,
		int $lifetime = HOUR_IN_SECONDS,
		string $path = '/hien/v1/cmt',
		?array $body = null
	): array {
		$token  = WP_Session_Tokens::get_instance( $user )->create( time() + HOUR_IN_SECONDS );
		$cookie = wp_generate_auth_cookie( $user, time() + $lifetime, 'logged_in', $token );

		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user, time() + HOUR_IN_SECONDS, 'logged_in', $token );
		wp_set_current_user( $user );
		$nonce = null === $action ? null : wp_create_nonce( $action );

		$_COOKIE[ LOGGED_IN_COOKIE ] = $cookie;
		unset( $GLOBALS['current_user'], $GLOBALS['wp_rest_server'], $GLOBALS['wp_rest_auth_cookie'], $_SERVER['HTTP_X_WP_NONCE'] );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		if ( null !== $nonce ) {
			$_SERVER['HTTP_X_WP_NONCE'] = $nonce;
		}
		$_POST = wp_slash( $body ?? [ 'object_id' => $this->post, 'content' => 'Hay quá!' ] );
		add_filter( 'wp_rest_server_class', static fn(): string => Rest_Server::class );
		add_filter( 'rest_handle_doing_it_wrong', '__return_true' );

		$server = rest_get_server();
		self::assertInstanceOf( Rest_Server::class, $server );
		$body = json_decode( self::printed_by( static fn() => $server->serve_request( $path ) ), true );
		return [ $server->status, $body ];
	}
}
