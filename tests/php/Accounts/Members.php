<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts;

use WP_REST_Response;
use WP_Session_Tokens;

/** Members, their mails and the links in them. */
trait Members {

	private const PASSWORD = 'con đường "quê" em';

	/** Lets work that follows the response be done, see After_Response. */
	private function after_response(): void {
		global $wp_filter;
		$before = $wp_filter['shutdown']->callbacks;
		$wp_filter['shutdown']->callbacks = array_map( // WordPress's own would end PHPUnit's output.
			static fn( array $callbacks ): array => array_filter(
				$callbacks,
				static fn( array $callback ): bool => $callback['function'] instanceof \Closure
			),
			$before
		);
		do_action( 'shutdown' );
		$wp_filter['shutdown']->callbacks = array_map(
			static fn( array $callbacks ): array => array_filter(
				$callbacks,
				static fn( array $callback ): bool => ! $callback['function'] instanceof \Closure
			),
			$before
		);
	}

	/** @param array<string,mixed> $more Further parameters. */
	private function register_member( array $more = [] ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/hien/v1/users',
			json: $more + [
				'name' => 'Trần Thị Bình',
				'email' => 'binh@example.org',
				'password' => self::PASSWORD,
				'agreed' => true,
				'seconds' => 9,
			]
		);
	}

	/** A confirmed member with PASSWORD, signed in with a session. */
	private function sign_in( ?int $id = null ): int {
		$id ??= $this->make->user( 'subscriber', [ 'user_pass' => wp_slash( self::PASSWORD ), 'display_name' => 'Trần Thị Bình' ] );
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $id, time() + DAY_IN_SECONDS, 'logged_in', self::session( $id ) );
		wp_set_current_user( $id );
		return $id;
	}

	/** Another session of the account. @return string Its token. */
	private static function session( int $id, string $agent = 'Mozilla/5.0 (iPhone) Safari' ): string {
		$_SERVER['HTTP_USER_AGENT'] = $agent;
		return WP_Session_Tokens::get_instance( $id )->create( time() + DAY_IN_SECONDS );
	}

	/** Gives the account an application password. */
	private static function make_application_password( int $id ): void {
		\WP_Application_Passwords::create_new_application_password( $id, [ 'name' => 'Ứng dụng' ] );
		self::assertCount( 1, \WP_Application_Passwords::get_user_application_passwords( $id ) );
	}

	/** The link in the last mail to an address. */
	private static function link( string $to ): string {
		$mails = array_values( array_filter( self::$mails, static fn( array $mail ): bool => $mail['to'] === $to ) );
		self::assertNotSame( [], $mails, "No mail to $to." );
		self::assertSame(
			1,
			preg_match( '~^' . preg_quote( home_url( '/' ), '~' ) . '\S*[?]\S+$~m', end( $mails )['message'], $found ),
			end( $mails )['message']
		);
		return $found[0];
	}

	/**
	 * @param array<string,string> $body What the button that is pressed sends.
	 * @return array{int,string} Status and text of the page that a link in a mail opens.
	 */
	private static function open( string $link, string $method = 'GET', array $body = [ 'agreed' => '1' ] ): array {
		parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $_GET );
		$_SERVER['REQUEST_METHOD'] = $method;
		$_POST                     = 'POST' === $method ? $body : [];
		$page  = self::death_by( static fn() => do_action( 'wp_loaded' ) );
		$_GET  = [];
		$_POST = [];

		$_SERVER['REQUEST_METHOD'] = 'GET';
		return [ $page->getCode(), $page->getMessage() ];
	}

	/** @param array<string,mixed>|null $fields Fields that are named in the error. */
	private static function assert_error( int $status, string $code, WP_REST_Response $response, ?array $fields = null ): void {
		self::assertSame(
			[ $status, $code ],
			[ $response->get_status(), $response->get_data()['code'] ?? '' ],
			(string) wp_json_encode( $response->get_data() )
		);
		if ( null !== $fields ) {
			self::assertSame( $fields, array_keys( $response->get_data()['data']['params'] ) );
		}
	}
}
