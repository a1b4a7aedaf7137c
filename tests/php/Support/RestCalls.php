<?php
declare(strict_types=1);

namespace Hien\Tests\Support;

use WP_Session_Tokens;

/** Calls the REST API as browsers and apps do, through the whole server of WordPress: headers, cookies, nonce. */
trait RestCalls {

	/** @var array<string,string> Headers of the last answer. */
	protected array $headers = [];

	/**
	 * @param array<string,string>             $headers By name.
	 * @param array<string,mixed>|string|null  $body    Fields of a form; text for anything else, whose type a header gives.
	 * @param array<string,string>             $query
	 * @return array{int,array<string,mixed>} Status and body.
	 */
	protected function call( string $method, string $path, array $headers = [], array|string|null $body = null, array $query = [] ): array {
		foreach ( array_keys( $_SERVER ) as $name ) {
			if ( str_starts_with( (string) $name, 'HTTP_' ) && 'HTTP_HOST' !== $name ) {
				unset( $_SERVER[ $name ] );
			}
		}
		unset(
			$_SERVER['CONTENT_TYPE'],
			$GLOBALS['current_user'],
			$GLOBALS['wp_rest_server'],
			$GLOBALS['wp_rest_auth_cookie'],
			$GLOBALS['wp_rest_application_password_status']
		);
		foreach ( $headers as $name => $value ) {
			$key = strtoupper( strtr( $name, '-', '_' ) );

			$is_whole = in_array( $key, [ 'CONTENT_TYPE', 'PHP_AUTH_USER', 'PHP_AUTH_PW', 'REDIRECT_HTTP_AUTHORIZATION' ], true );

			$_SERVER[ $is_whole ? $key : "HTTP_$key" ] = $value;
		}
		$_SERVER['REQUEST_METHOD'] = $method;
		$_SERVER['REQUEST_URI']    = "/wp-json$path";
		$_GET                      = wp_slash( $query );
		$_POST                     = is_array( $body ) ? wp_slash( $body ) : [];
		$_REQUEST                  = [ ...$_GET, ...$_POST ];

		$GLOBALS['HTTP_RAW_POST_DATA']           = is_string( $body ) ? $body : '';
		$GLOBALS['wp']->query_vars['rest_route'] = $path;
		add_filter( 'wp_rest_server_class', static fn(): string => Rest_Server::class );
		add_filter( 'rest_handle_doing_it_wrong', '__return_true' );

		$server = rest_get_server();
		self::assertInstanceOf( Rest_Server::class, $server );
		ob_start();
		$server->serve_request( $path );
		$this->headers = $server->headers;
		unset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'], $_SERVER['REDIRECT_HTTP_AUTHORIZATION'] );
		return [ $server->status, (array) json_decode( (string) ob_get_clean(), true ) ];
	}

	/** Puts WordPress's cookie of a new session into the browser. Returns the session's secret. */
	protected function open_session( int $user_id ): string {
		$token = WP_Session_Tokens::get_instance( $user_id )->create( time() + HOUR_IN_SECONDS );

		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user_id, time() + HOUR_IN_SECONDS, 'logged_in', $token );
		return $token;
	}

	/** The nonce of the session whose cookie the browser has. */
	protected function nonce( int $user_id ): string {
		wp_set_current_user( $user_id );
		return wp_create_nonce( 'wp_rest' );
	}
}
