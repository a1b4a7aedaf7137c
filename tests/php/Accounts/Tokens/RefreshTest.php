<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Tokens;

use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Tokens\Refresh_Cookie;
use Hien\Accounts\Tokens\Refresh_Token;
use Hien\Cache\Failed_Reads;
use Hien\Tests\Support\FailingQueries;
use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Session_Tokens;

/** Refresh tokens: each works once, and ends with its session. Signing out. */
final class RefreshTest extends TestCase {

	use FailingQueries;
	use RestCalls;

	private int $member;

	/** @var array<string,mixed> Answer of signing in. */
	private array $signed_in;

	/** The refresh token that the browser has. */
	private string $value;

	protected function setUp(): void {
		parent::setUp();
		$this->member = $this->make->user( 'subscriber', [ 'user_login' => 'binh' ] );
		[ $status, $this->signed_in ] = $this->call(
			'POST',
			'/jwt-auth/v1/token',
			[],
			[ 'username' => 'binh', 'password' => 'password', 'remember' => true ]
		);
		self::assertSame( 200, $status );
		$this->value = $_COOKIE['hien_refresh'];
	}

	public function test_only_a_hash_is_stored(): void {
		global $wpdb;
		$stored = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}hien_refresh_tokens" ) );
		self::assertSame( 64, strlen( $this->value ) );
		self::assertStringNotContainsString( $this->value, $stored );
		self::assertStringContainsString( hash( 'sha256', $this->value ), $stored );
	}

	public function test_it_gives_a_token_and_the_next_one(): void {
		[ $status, $body ] = $this->refresh( $this->value );
		self::assertSame( [ 200, array_keys( $this->signed_in ), $this->member ], [ $status, array_keys( $body ), $body['user']['id'] ] );
		self::assertSame( 200, $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer {$body['token']}" ] )[0] );
		self::assertNotSame( $this->value, $_COOKIE['hien_refresh'] );
		self::assertSame( 200, $this->refresh( $_COOKIE['hien_refresh'] )[0] );
		self::assertCount( 1, WP_Session_Tokens::get_instance( $this->member )->get_all(), 'Of the same session.' );
	}

	public function test_a_token_that_has_run_out_does_not_hinder_it(): void {
		$_COOKIE['hien_refresh'] = $this->value;
		self::assertSame( 200, $this->call( 'POST', '/jwt-auth/v1/token/refresh', [ 'Authorization' => 'Bearer x.y.z' ] )[0] );
	}

	public function test_used_twice_it_ends_its_family_and_session_and_no_other(): void {
		$other = WP_Session_Tokens::get_instance( $this->member )->create( time() + HOUR_IN_SECONDS );
		$new   = $this->refresh( $this->value )[1]['token'];
		$next  = $_COOKIE['hien_refresh'];
		self::let_pass( MINUTE_IN_SECONDS + 1 );
		[ $status, $body ] = $this->refresh( $this->value );
		self::assertSame( [ 401, 'jwt_auth_invalid_refresh_token', '' ], [ $status, $body['code'], $_COOKIE['hien_refresh'] ] );
		self::assertSame( 401, $this->refresh( $next )[0], 'Nor does the next one count.' );
		self::assertSame(
			401,
			$this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer $new" ] )[0],
			'Nor the token that it gave.'
		);
		self::assertCount( 1, WP_Session_Tokens::get_instance( $this->member )->get_all() );
		self::assertTrue( WP_Session_Tokens::get_instance( $this->member )->verify( $other ) );
	}

	public function test_a_browser_that_lost_the_answer_gets_the_same_one_again(): void {
		$this->refresh( $this->value );
		$next = $_COOKIE['hien_refresh'];
		self::let_pass( MINUTE_IN_SECONDS - 5 );
		self::assertSame( [ 200, $next ], [ $this->refresh( $this->value )[0], $_COOKIE['hien_refresh'] ] );
		self::assertSame( 200, $this->refresh( $next )[0] );
		self::assertSame( 401, $this->refresh( $this->value )[0], 'The answer was not lost: somebody else has the token.' );
		self::assertSame( [], WP_Session_Tokens::get_instance( $this->member )->get_all() );
	}

	/** Makes the use of tokens so many seconds older. */
	private static function let_pass( int $seconds ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_refresh_tokens SET used = used - %d WHERE used > 0", $seconds ) );
	}

	public function test_of_two_requests_at_once_both_get_the_same(): void {
		$other = null;
		add_filter(
			'query',
			$meanwhile = function ( string $query ) use ( &$meanwhile, &$other ): string {
				if ( str_contains( $query, 'SET used = ' ) ) {
					remove_filter( 'query', $meanwhile );
					$other = Refresh_Token::rotate( $this->value )?->value;
				}
				return $query;
			}
		);
		self::assertSame( 200, $this->refresh( $this->value )[0] );
		self::assertSame( $other, $_COOKIE['hien_refresh'] );
	}

	public function test_it_goes_on_when_its_own_member_changes_the_password(): void {
		$other = WP_Session_Tokens::get_instance( $this->member )->create( time() + HOUR_IN_SECONDS );
		[ $status ] = $this->call(
			'POST',
			'/hien/v1/account/password',
			[ 'Authorization' => "Bearer {$this->signed_in['token']}" ],
			[ 'current' => 'password', 'password' => 'mot "mat" khau moi' ]
		);
		self::assertSame( 200, $status );
		self::assertFalse( WP_Session_Tokens::get_instance( $this->member )->verify( $other ) );
		[ $status, $body ] = $this->refresh( $this->value );
		self::assertSame( 200, $status );
		self::assertSame( 200, $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer {$body['token']}" ] )[0] );
	}

	/** @return array<string,array{callable(self):mixed}> */
	public static function endings(): array {
		return [
			'a new password'     => [ static fn( self $test ) => wp_set_password( 'mới', $test->member ) ],
			'all sessions ended' => [ static fn( self $test ) => WP_Session_Tokens::get_instance( $test->member )->destroy_all() ],
			'the account gone'   => [ static fn( self $test ) => wp_delete_user( $test->member ) ],
			'signing out'        => [
				static fn( self $test ) => $test->call(
					'POST',
					'/wp/hien/v1/logout',
					[ 'Authorization' => "Bearer {$test->signed_in['token']}" ]
				),
			],
			'its own end'        => [
				static fn() => $GLOBALS['wpdb']->query(
					"UPDATE {$GLOBALS['wpdb']->prefix}hien_refresh_tokens SET expires = " . ( time() - 1 )
				),
			],
			'another key'        => [ static fn() => update_option( 'hien_jwt_key', str_repeat( 'z', 64 ) ) ],
		];
	}

	/** @param callable(self):mixed $ending */
	#[DataProvider( 'endings' )]
	public function test_it_ends_with( callable $ending ): void {
		$ending( $this );
		[ $status, $body ] = $this->refresh( $this->value );
		self::assertSame( [ 401, 'jwt_auth_invalid_refresh_token' ], [ $status, $body['code'] ] );
	}

	public function test_another_key_leaves_the_session_which_gives_a_new_token(): void {
		$this->open_session( $this->member );
		$this->refresh( '' );
		update_option( 'hien_jwt_key', str_repeat( 'z', 64 ) );
		[ $status, $body ] = $this->refresh( $_COOKIE['hien_refresh'] );
		self::assertSame( [ 200, $this->member ], [ $status, $body['user']['id'] ?? 0 ] );
		self::assertCount( 2, WP_Session_Tokens::get_instance( $this->member )->get_all() );
	}

	#[TestWith( [ '/^INSERT .*hien_refresh_tokens/' ] )]
	#[TestWith( [ '/^SELECT .*hien_refresh_tokens/' ] )]
	#[TestWith( [ '/^SELECT .*users\b/' ] )]
	#[TestWith( [ '/^SELECT .*usermeta/' ] )]
	public function test_a_database_that_fails_for_a_moment_ends_nothing( string $failing ): void {
		clean_user_cache( $this->member );
		$answer_again = $this->fail_queries( $failing, 'The MySQL server is running with the --read-only option' );
		$status       = $this->refresh( $this->value )[0];
		$answer_again();
		self::assertSame( [ 503, $this->value ], [ $status, $_COOKIE['hien_refresh'] ] );
		clean_user_cache( $this->member );
		self::assertSame( 200, $this->refresh( $_COOKIE['hien_refresh'] )[0] );
	}

	/** What is read in an object cache that all requests share was kept there by a request that could not read it. */
	public function test_a_session_that_another_request_could_not_read_goes_on(): void {
		wp_cache_set( Failed_Reads::KEY, time(), Failed_Reads::GROUP );
		wp_cache_set( $this->member, [], 'user_meta' );
		wp_using_ext_object_cache( true );
		try {
			self::assertSame( [ 503, $this->value ], [ $this->refresh( $this->value )[0], $_COOKIE['hien_refresh'] ] );
			self::assertSame( 401, $this->refresh( 'of-none' )[0], 'Tokens are in no cache: there is none.' );
		} finally {
			wp_using_ext_object_cache( false );
			wp_cache_flush();
		}
		self::let_pass( MINUTE_IN_SECONDS + 1 );
		self::assertSame( 200, $this->refresh( $this->value )[0] );
	}

	public function test_what_is_no_token_is_none(): void {
		foreach ( [ '', 'x', str_repeat( 'a', 64 ), hash( 'sha256', $this->value ), "' OR 1=1 -- " ] as $value ) {
			self::assertSame( 401, $this->refresh( $value )[0] );
		}
		unset( $_COOKIE['hien_refresh'] );
		self::assertSame( 401, $this->call( 'POST', '/jwt-auth/v1/token/refresh' )[0] );
		self::assertSame( 200, $this->refresh( $this->value )[0], 'Guesses end nothing.' );
	}

	public function test_a_session_that_another_form_began_gets_a_token_by_its_cookie_for_pages_of_this_site(): void {
		$secret = $this->open_session( $this->member );
		update_option( 'hien_site', [ 'origins' => [ [ 'origin' => 'https://app.example' ] ] ] );
		unset( $_COOKIE['hien_refresh'] );
		self::assertSame( 401, $this->call( 'POST', '/jwt-auth/v1/token/refresh', [ 'Origin' => 'https://app.example' ] )[0] );
		foreach ( [ '', 'of-an-earlier-session' ] as $value ) {
			[ $status, $body ] = $this->refresh( $value );
			self::assertSame( [ 200, $this->member ], [ $status, $body['user']['id'] ?? 0 ] );
		}
		self::assertSame( 200, $this->refresh( $_COOKIE['hien_refresh'] )[0] );
		self::assertCount( 2, WP_Session_Tokens::get_instance( $this->member )->get_all(), 'Of the same session.' );
		WP_Session_Tokens::get_instance( $this->member )->destroy( $secret );
		self::assertSame( 401, $this->refresh( '' )[0] );
	}

	public function test_scripts_see_by_a_cookie_that_somebody_may_be_signed_in_at_whichever_form(): void {
		unset( $_COOKIE['hien_signed-in'] );
		remove_filter( 'send_auth_cookies', '__return_false' );
		add_filter( 'send_auth_cookies', '__return_false', PHP_INT_MAX );
		wp_set_auth_cookie( $this->member, false, '', $this->open_session( $this->member ) );
		self::assertSame( '1', $_COOKIE['hien_signed-in'] ?? '' );
		$this->refresh( '' );
		self::assertSame( '1', $_COOKIE['hien_signed-in'] );
		wp_clear_auth_cookie();
		self::assertSame( '', $_COOKIE['hien_signed-in'] );
	}

	public function test_a_plugin_may_ask_as_former_versions_of_wordpress_did_whether_cookies_are_sent(): void {
		remove_filter( 'send_auth_cookies', '__return_false' );
		self::assertTrue( apply_filters( 'send_auth_cookies', true ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
	}

	public function test_a_session_that_has_ended_takes_that_cookie_along(): void {
		$_COOKIE['hien_signed-in'] = '1';
		update_option( 'hien_site', [ 'origins' => [ [ 'origin' => 'https://app.example' ] ] ] );
		$_COOKIE['hien_refresh'] = '';
		self::assertSame( 401, $this->call( 'POST', '/jwt-auth/v1/token/refresh', [ 'Origin' => 'https://app.example' ] )[0] );
		self::assertSame( '1', $_COOKIE['hien_signed-in'], 'That app knows nothing of it.' );
		self::assertSame( 401, $this->refresh( '' )[0] );
		self::assertSame( '', $_COOKIE['hien_signed-in'] );
	}

	/** @return array<string,array{bool}> */
	public static function later_sign_ins(): array {
		return [
			'as the same member' => [ true ],
			'as somebody else'   => [ false ],
		];
	}

	#[DataProvider( 'later_sign_ins' )]
	public function test_who_signed_in_later_at_another_form_is_the_one_who_is_signed_in( bool $is_same ): void {
		$later  = $is_same ? $this->member : $this->make->user();
		$secret = $this->open_session( $later );
		$_COOKIE['hien_refresh'] = $this->value;
		[ $status, $body ] = $this->call( 'POST', '/jwt-auth/v1/token/refresh', [ 'Origin' => 'http://example.org' ] );
		self::assertSame( [ 200, $later ], [ $status, $body['user']['id'] ] );
		WP_Session_Tokens::get_instance( $later )->destroy( $secret );
		self::assertSame(
			401,
			$this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer {$body['token']}" ] )[0],
			'Of the later session.'
		);
	}

	public function test_for_an_app_of_another_origin_the_cookie_of_this_site_does_not_count(): void {
		update_option( 'hien_site', [ 'origins' => [ [ 'origin' => 'https://app.example' ] ] ] );
		$this->open_session( $this->make->user() );
		$_COOKIE['hien_refresh'] = $this->value;
		[ $status, $body ] = $this->call( 'POST', '/jwt-auth/v1/token/refresh', [ 'Origin' => 'https://app.example' ] );
		self::assertSame( [ 200, $this->member ], [ $status, $body['user']['id'] ] );
	}

	public function test_an_account_that_is_not_confirmed_gets_none_for_a_session_that_another_plugin_began(): void {
		$unconfirmed = $this->make->user();
		update_user_meta( $unconfirmed, Confirmation::META, time() );
		$this->open_session( $unconfirmed );
		self::assertSame( 401, $this->refresh( '' )[0] );
		self::assertSame( [ 200, $this->member ], [ $this->refresh( $this->value )[0], get_current_user_id() ] );
	}

	public function test_it_is_limited(): void {
		self::assertSame( '"refresh";q=60;w=60', $this->refresh( $this->value ) ? $this->headers['RateLimit-Policy'] : '' );
	}

	public function test_those_that_have_expired_are_deleted_once_a_day(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_refresh_tokens SET expires = " . ( time() - 1 ) );
		$this->call( 'POST', '/jwt-auth/v1/token', [], [ 'username' => 'binh', 'password' => 'password' ] );
		do_action( 'hien_daily' );
		self::assertSame( '1', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hien_refresh_tokens" ) );
	}

	#[DataProvider( 'later_sign_ins' )]
	public function test_signing_out_ends_all_that_the_browser_has_of_this_site( bool $is_same ): void {
		$later  = $is_same ? $this->member : $this->make->user();
		$secret = $this->open_session( $later );
		$other  = WP_Session_Tokens::get_instance( $later )->create( time() + HOUR_IN_SECONDS );
		$_COOKIE['hien_refresh'] = $this->value;
		$cleared = did_action( 'clear_auth_cookie' );
		[ $status ] = $this->call(
			'POST',
			'/wp/hien/v1/logout',
			[ 'Authorization' => "Bearer {$this->signed_in['token']}", 'Origin' => 'http://example.org' ]
		);
		self::assertSame( [ 200, '', $cleared + 1 ], [ $status, $_COOKIE['hien_refresh'], did_action( 'clear_auth_cookie' ) ] );
		$sessions = WP_Session_Tokens::get_instance( $later );
		self::assertSame( [ false, true ], [ $sessions->verify( $secret ), $sessions->verify( $other ) ], 'And none of other devices.' );
		self::assertSame( 401, $this->refresh( $this->value )[0] );
	}

	public function test_signing_out_ends_the_session_of_the_cookie(): void {
		update_option( 'hien_site', [ 'origins' => [ [ 'origin' => 'https://app.example' ] ] ] );
		$secret = $this->open_session( $this->member );
		[ $status ] = $this->call( 'POST', '/wp/hien/v1/logout', [ 'Origin' => 'https://app.example' ] );
		self::assertSame( 200, $status );
		self::assertTrue( WP_Session_Tokens::get_instance( $this->member )->verify( $secret ), 'An app signs out of itself.' );

		$left = null;
		add_action(
			'wp_logout',
			static function ( int $user ) use ( &$left ): void {
				$left = $user;
			}
		);
		$_COOKIE['hien_refresh'] = '';
		[ $status, $body ] = $this->call( 'POST', '/wp/hien/v1/logout', [ 'X-WP-Nonce' => $this->nonce( $this->member ) ] );
		self::assertSame( [ 200, [ 'redirect_to' => home_url( '/' ) ], $this->member ], [ $status, $body, $left ] );
		self::assertFalse( WP_Session_Tokens::get_instance( $this->member )->verify( $secret ) );
	}

	public function test_signing_out_without_a_session_ends_that_of_the_refresh_token_and_is_no_error(): void {
		$_COOKIE['hien_refresh'] = $this->value;
		self::assertSame( 200, $this->call( 'POST', '/wp/hien/v1/logout', [ 'Authorization' => 'Bearer x.y.z' ] )[0] );
		self::assertSame( '', $_COOKIE['hien_refresh'] );
		self::assertSame( [], WP_Session_Tokens::get_instance( $this->member )->get_all() );
		self::assertSame( 200, $this->call( 'POST', '/wp/hien/v1/logout' )[0] );
	}

	public function test_its_cookie_is_for_the_api_and_for_no_script(): void {
		$attributes = static fn(): array => Refresh_Cookie::attributes( 0 );
		self::assertSame(
			[ 'expires' => 0, 'path' => '/wp-json/', 'secure' => false, 'httponly' => true, 'samesite' => 'Strict' ],
			$attributes()
		);
		$_SERVER['HTTPS'] = 'on';
		self::assertTrue( $attributes()['secure'] );
		unset( $_SERVER['HTTPS'] );
		update_option( 'hien_site', [ 'origins' => [ [ 'origin' => 'https://app.example' ] ] ] );
		$_SERVER['HTTP_ORIGIN'] = 'https://app.example';
		self::assertSame( [ true, 'None' ], [ $attributes()['secure'], $attributes()['samesite'] ] );
	}

	public function test_the_owner_names_it(): void {
		update_option(
			'hien_site',
			[ 'login' => [ 'days' => '14', 'logout_to' => '/', 'cookie_prefix' => 'nha-', 'storage_prefix' => 'hien_' ] ]
		);
		$this->call( 'POST', '/jwt-auth/v1/token', [], [ 'username' => 'binh', 'password' => 'password' ] );
		self::assertNotSame( '', $_COOKIE['nha-refresh'] ?? '' );
	}

	/** @return array{int,array<string,mixed>} Status and body. */
	private function refresh( string $value ): array {
		$_COOKIE['hien_refresh'] = $value;
		return $this->call( 'POST', '/jwt-auth/v1/token/refresh' );
	}
}
