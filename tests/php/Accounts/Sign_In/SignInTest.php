<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Accounts\Sign_In\Login_Guard;
use Hien\Accounts\Sign_In\Passwords;
use Hien\Accounts\Sign_In\Sign_In;
use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_Session_Tokens;
use WP_User;

/** `jwt-auth/v1/token`: who gets a session and a token, and who does not. */
final class SignInTest extends TestCase {

	use RestCalls;

	private const PASSWORD = 'Mật "khẩu" của \'Bình\' \\ 2026';

	private WP_User $member;

	/** @var list<string> Cookies that WordPress was about to send: their sessions. */
	private array $sent = [];

	protected function setUp(): void {
		parent::setUp();
		$id = $this->make->user(
			'subscriber',
			[
				'user_login' => 'binh',
				'user_email' => 'binh@example.org',
				'user_pass' => wp_slash( self::PASSWORD ),
				'display_name' => 'Trần Thị Bình',
			]
		);

		$this->member = new WP_User( $id );
		add_filter(
			'send_auth_cookies',
			function ( bool $send, int $expire, int $expiration, int $user, string $scheme, string $token ): bool {
				if ( $send && '' !== $token ) {
					$this->sent[] = $token;
				}
				return false;
			},
			PHP_INT_MAX, // After Sign_In holds cookies back: it adds its filter later, at the same priority.
			6
		);
		remove_filter( 'send_auth_cookies', '__return_false' );
	}

	public function test_the_token_counts_where_the_password_is_hashed_anew(): void {
		add_filter( 'wp_hash_password_options', static fn(): array => [ 'cost' => 5 ] ); // As after an update of WordPress, or of PHP.
		[ $status, $body ] = $this->sign_in( 'binh', self::PASSWORD );
		self::assertNotSame( $this->member->user_pass, get_userdata( $this->member->ID )->user_pass );
		self::assertSame(
			[ 200, 200 ],
			[ $status, $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer {$body['token']}" ] )[0] ]
		);
	}

	#[TestWith( [ 'binh' ] )]
	#[TestWith( [ 'binh@example.org' ] )]
	public function test_a_member_signs_in_by_name_or_address( string $login ): void {
		[ $status, $body ] = $this->sign_in( $login, self::PASSWORD );
		self::assertSame( 200, $status, (string) wp_json_encode( $body ) );
		self::assertSame(
			[ 'binh@example.org', 'Trần Thị Bình', $this->member->user_nicename ],
			[ $body['user_email'], $body['user_display_name'], $body['user_nicename'] ]
		);
		self::assertSame( [ $this->member->ID, [ 'subscriber' ] ], [ $body['user']['id'], $body['user']['scope'] ] );
		self::assertStringContainsString( 'no-store', $this->headers['Cache-Control'] );
		self::assert_fits_schema( $body, rest_get_server()->get_route_options( '/jwt-auth/v1/token' )['created_schema']() );
		[ $status, $me ] = $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer {$body['token']}" ] );
		self::assertSame( [ 200, $this->member->ID ], [ $status, $me['id'] ] );
	}

	public function test_it_begins_a_session_of_wordpress_and_sends_its_cookies(): void {
		$logins = [];
		add_action(
			'wp_login',
			static function ( string $login ) use ( &$logins ): void {
				$logins[] = $login;
			}
		);
		$this->sign_in( 'binh', self::PASSWORD );
		self::assertSame( [ 'binh' ], $logins );
		self::assertCount( 1, WP_Session_Tokens::get_instance( $this->member->ID )->get_all() );
		self::assertNotSame( [], $this->sent );
		foreach ( $this->sent as $token ) {
			self::assertTrue( WP_Session_Tokens::get_instance( $this->member->ID )->verify( $token ) );
		}
	}

	#[TestWith( [ false, 2 ] )]
	#[TestWith( [ true, 30 ] )]
	public function test_who_asks_is_remembered_as_long_as_the_owner_says( bool $remember, int $days ): void {
		update_option(
			'hien_site',
			[ 'login' => [ 'days' => '30', 'logout_to' => '/', 'cookie_prefix' => 'hien_', 'storage_prefix' => 'hien_' ] ]
		);
		$this->sign_in( 'binh', self::PASSWORD, [ 'remember' => $remember ] );
		[ $session ] = WP_Session_Tokens::get_instance( $this->member->ID )->get_all();
		self::assertEqualsWithDelta( time() + $days * DAY_IN_SECONDS, $session['expiration'], 60 );
	}

	public function test_a_wrong_name_and_a_wrong_password_get_one_answer(): void {
		$failed = [];
		add_action(
			'wp_login_failed',
			static function ( string $name ) use ( &$failed ): void {
				$failed[] = $name;
			}
		);
		$answers = array_map(
			fn( string $name ): array => [ $this->sign_in( $name, 'Sai mật khẩu' ), array_diff_key( $this->headers, [ 'Link' => 1 ] ) ],
			[ 'binh', 'binh@example.org', 'khong-co', 'khong-co@example.org' ]
		);
		self::assertSame(
			[ 403, [ 'code' => '[jwt_auth] incorrect_password', 'message' => Login_Guard::wrong(), 'data' => [ 'status' => 403 ] ] ],
			$answers[0][0]
		);
		self::assertSame( array_fill( 0, 4, $answers[0] ), $answers );
		self::assertSame( [ 'binh', 'binh@example.org', 'khong-co', 'khong-co@example.org' ], $failed );
		self::assertSame( [], $this->sent );
	}

	/** @param non-empty-string $keyboard The same password as another keyboard composes it. */
	#[TestWith( [ "Ma\u{302}\u{323}t \"kha\u{302}\u{309}u\" cu\u{309}a 'Bi\u{300}nh' \\ 2026" ], 'marks of their own' )]
	#[TestWith( [ "M\u{e2}\u{323}t \"kh\u{e2}\u{309}u\" cu\u{309}a 'Bi\u{300}nh' \\ 2026" ], 'Windows' )]
	public function test_a_password_is_the_same_on_every_keyboard( string $keyboard ): void {
		self::assertSame( 200, $this->sign_in( 'binh', $keyboard )[0] );
		self::assertSame( $this->member->ID, wp_authenticate( 'binh', wp_slash( $keyboard ) )->ID, 'As wp-login.php takes it.' );
		self::assertNull( Passwords::current_password_error( $this->member, $keyboard, 'current' ) );
		self::assertSame( 403, $this->sign_in( 'binh', "$keyboard." )[0] );
	}

	public function test_a_stronger_hash_is_made_of_the_composed_password_only(): void {
		add_filter( 'wp_hash_password_options', static fn(): array => [ 'cost' => 5 ] ); // As of a later PHP.
		$stored = get_userdata( $this->member->ID )->user_pass;
		$this->sign_in( 'binh', "Ma\u{302}\u{323}t \"kha\u{302}\u{309}u\" cu\u{309}a 'Bi\u{300}nh' \\ 2026" );
		self::assertSame( $stored, get_userdata( $this->member->ID )->user_pass );
		$this->sign_in( 'binh', self::PASSWORD );
		self::assertNotSame( $stored, get_userdata( $this->member->ID )->user_pass );
		self::assertSame( 200, $this->sign_in( 'binh', self::PASSWORD )[0] );
	}

	public function test_a_password_that_is_set_in_wp_admin_is_composed(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$_POST = [ 'pass1' => "Ma\u{302}\u{323}t mo\u{301}i", 'pass2' => "Ma\u{302}\u{323}t mo\u{301}i" ] + [
			'email' => $this->member->user_email,
			'nickname' => 'Bình',
		];
		self::assertSame( $this->member->ID, edit_user( $this->member->ID ) );
		self::assertSame( 200, $this->sign_in( 'binh', 'Mật mói' )[0] );
	}

	#[TestWith( [ 'binh', '   ' ] )]
	#[TestWith( [ '   ', self::PASSWORD ] )]
	public function test_nothing_but_spaces_is_wrong_too( string $name, string $password ): void {
		[ $status, $body ] = $this->sign_in( $name, $password );
		self::assertSame( [ 403, '[jwt_auth] incorrect_password' ], [ $status, $body['code'] ] );
	}

	public function test_a_wrong_name_takes_the_work_of_a_wrong_password(): void {
		$this->make->user( 'subscriber', [ 'user_login' => 'lan@example.org', 'user_email' => 'lan@example.org' ] );
		$work = 0;
		$note = static function ( mixed $value ) use ( &$work ): mixed {
			++$work;
			return $value;
		};
		add_filter( 'check_password', $note );
		add_filter( 'wp_hash_password_algorithm', $note );
		$of = function ( string $name, string $password = 'Sai mật khẩu' ) use ( &$work ): int {
			$work = 0;
			$this->sign_in( $name, $password );
			return $work;
		};
		self::assertSame( [ 1, 1 ], [ $of( 'binh' ), $of( 'khong-co' ) ] );
		self::assertSame(
			[ 2, 2, 2 ],
			[ $of( 'binh@example.org' ), $of( 'khong-co@example.org' ), $of( 'lan@example.org' ) ],
			'Core looks for an address as a name too.'
		);
		$marks = "Sai ma\u{302}\u{323}t kha\u{302}\u{309}u";
		self::assertSame( [ 2, 2 ], [ $of( 'binh', $marks ), $of( 'khong-co', $marks ) ], 'It is checked composed, too.' );
		self::assertSame( [ 4, 4 ], [ $of( 'binh@example.org', $marks ), $of( 'khong-co@example.org', $marks ) ] );
	}

	public function test_wp_login_tells_neither(): void {
		$errors = array_map(
			static fn( string $name ): array => wp_authenticate( $name, 'Sai' )->errors,
			[ 'binh', 'khong-co', 'khong-co@example.org' ]
		);
		self::assertSame( array_fill( 0, 3, [ 'incorrect_password' => [ Login_Guard::wrong() ] ] ), $errors );
	}

	public function test_what_is_missing_is_named(): void {
		[ $status, $body ] = $this->call( 'POST', '/jwt-auth/v1/token', [], [ 'username' => 'binh' ] );
		self::assertSame( [ 400, [ 'password' ] ], [ $status, $body['data']['params'] ] );
		[ $status, $body ] = $this->sign_in( '', 'x' );
		self::assertSame( [ 400, [ 'username' ] ], [ $status, array_keys( $body['data']['params'] ) ] );
	}

	public function test_no_password_is_taken_from_the_address(): void {
		[ $status, $body ] = $this->call( 'POST', '/jwt-auth/v1/token', [], [], [ 'username' => 'binh', 'password' => self::PASSWORD ] );
		self::assertSame( [ 400, [ 'password' ] ], [ $status, array_keys( $body['data']['params'] ) ] );
		self::assertSame( [], $this->sent );
	}

	public function test_an_application_password_begins_no_session(): void {
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		add_filter( 'application_password_is_api_request', '__return_true', 5 );
		[ $password ] = \WP_Application_Passwords::create_new_application_password( $this->member->ID, [ 'name' => 'Ứng dụng' ] );
		self::assertSame( 403, $this->sign_in( 'binh', $password )[0] );
		self::assertSame( [], WP_Session_Tokens::get_instance( $this->member->ID )->get_all() );
		$call = fn(): int => $this->call( 'GET', '/wp/v2/users/me', [ 'PHP_AUTH_USER' => 'binh', 'PHP_AUTH_PW' => $password ] )[0];
		self::assertSame( 401, $call(), 'A member has none.' );
		$this->member->set_role( 'contributor' );
		self::assertSame( 200, $call(), 'Calls go on taking it.' );
	}

	/** @return array<string,array{callable(self):void}> Plugins that guard the account with a second factor. */
	public static function guards(): array {
		return [
			'as Two Factor refuses API calls'           => [
				static fn( self $test ) => add_filter(
					'authenticate',
					static fn( mixed $user ): mixed => $user instanceof WP_User
						? new WP_Error( 'invalid_application_credentials', 'API login for user disabled.' )
						: $user,
					50
				),
			],
			'as Two Factor ends the session'            => [
				static fn( self $test ) => add_action( 'wp_login', self::two_factor( ... ), 10, 2 ),
			],
			'one that refuses as late as it can'        => [
				static fn( self $test ) => add_filter(
					'authenticate',
					static fn( mixed $user ): mixed => $user instanceof WP_User ? new WP_Error( 'one_more_step' ) : $user,
					PHP_INT_MAX
				),
			],
		];
	}

	/** @param callable(self):void $guard */
	#[DataProvider( 'guards' )]
	public function test_an_account_with_a_second_factor_gets_neither_session_nor_token( callable $guard ): void {
		$guard( $this );
		[ $status, $body ] = $this->sign_in( 'binh', self::PASSWORD );
		self::assertSame(
			[ 403, Sign_In::USE_WP_LOGIN, site_url( 'wp-login.php' ) ],
			[ $status, $body['code'], $body['data']['form']['url'] ]
		);
		self::assertArrayNotHasKey( 'token', $body );
		self::assertSame( [], $this->sent, 'No cookie is sent.' );
		self::assertSame( [], WP_Session_Tokens::get_instance( $this->member->ID )->get_all() );
		self::assertSame( '', $_COOKIE['hien_refresh'] ?? '' );

		$vouched = Sign_In::without_password( $this->member, false );
		self::assertInstanceOf( WP_Error::class, $vouched );
		self::assertSame( Sign_In::USE_WP_LOGIN, $vouched->get_error_code() );
		self::assertSame( [ [], [] ], [ $this->sent, WP_Session_Tokens::get_instance( $this->member->ID )->get_all() ] );
		self::assertSame(
			'[jwt_auth] incorrect_password',
			$this->sign_in( 'binh', 'Sai' )[1]['code'],
			'A wrong password does not learn of it.'
		);
	}

	public function test_a_form_that_a_plugin_prints_before_it_ends_php_is_answered_as_an_error(): void {
		$output            = self::output_of( 'second-factor.php' );
		[ $json, $status ] = explode( "\n", $output ) + [ '', '' ];
		$body              = json_decode( $json, true );
		self::assertIsArray( $body, $output );
		self::assertStringEndsWith( ' 403 Forbidden', $status, 'Not the status of the form.' );
		self::assertSame( [ Sign_In::USE_WP_LOGIN, 403 ], [ $body['code'], $body['data']['status'] ] );
	}

	public function test_where_a_page_is_loaded_such_a_form_leads_to_wordpress(): void {
		self::assertSame( 'Status 302', self::output_of( 'second-factor.php', [ 'page' ] ), 'And nothing of the form.' );
	}

	public function test_cookies_of_a_plugin_that_knows_no_session_tokens_break_nothing(): void {
		add_action(
			'set_auth_cookie',
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's, without the token that it gives since 4.9.
			fn() => do_action( 'set_logged_in_cookie', 'cookie', 0, time() + HOUR_IN_SECONDS, $this->member->ID, 'logged_in' )
		);
		self::assertSame( 200, $this->sign_in( 'binh', self::PASSWORD )[0] );
	}

	public function test_whom_somebody_else_vouches_for_gets_a_session(): void {
		$session = Sign_In::without_password( $this->member, true );
		self::assertNotInstanceOf( WP_Error::class, $session );
		self::assertSame( [], $this->sent, 'Not before the caller says so.' );
		$session->send_cookies();
		self::assertCount( 1, WP_Session_Tokens::get_instance( $this->member->ID )->get_all() );
		self::assertCount( 1, array_unique( $this->sent ) );
	}

	public function test_a_failure_of_another_plugin_stays_one(): void {
		add_action( 'wp_login', static fn() => throw new \RuntimeException( 'Hỏng.' ) );
		$level = ob_get_level();
		try {
			Sign_In::with_password( 'binh', self::PASSWORD, false );
			self::fail( 'Not hidden.' );
		} catch ( \RuntimeException ) {
			self::assertSame( $level, ob_get_level() );
			self::assertTrue( apply_filters( 'application_password_is_api_request', true ) );
		}
	}

	#[TestWith( [ [ 'Origin' => 'https://evil.example' ] ] )]
	#[TestWith( [ [ 'Origin' => 'null' ] ] )]
	#[TestWith( [ [ 'Origin' => 'http://example.org.evil.example' ] ] )]
	#[TestWith( [ [ 'Origin' => 'https://example.org' ] ] )] // Another scheme.
	#[TestWith( [ [ 'Sec-Fetch-Site' => 'cross-site' ] ] )]
	#[TestWith( [ [ 'Sec-Fetch-Site' => 'same-site' ] ] )]
	#[TestWith( [ [ 'X-HTTP-Method-Override' => 'POST' ] ] )]
	public function test_no_other_site_signs_a_visitor_in( array $headers ): void {
		foreach ( [ '/jwt-auth/v1/token', '/jwt-auth/v1/token/refresh', '/wp/hien/v1/logout' ] as $path ) {
			[ $status, $body ] = $this->call( 'POST', $path, $headers, [ 'username' => 'binh', 'password' => self::PASSWORD ] );
			self::assertSame( [ 403, 'hien_foreign_origin' ], [ $status, $body['code'] ] );
		}
		self::assertSame( [], $this->sent );
		self::assertSame( [], WP_Session_Tokens::get_instance( $this->member->ID )->get_all() );
	}

	#[TestWith( [ 'https://hiên.vn', 'https://xn--hin-gma.vn' ] )]
	#[TestWith( [ 'https://HIÊN.vn:8443/blog', 'https://xn--hin-gma.vn:8443' ] )]
	#[TestWith( [ 'https://đường.vn', 'https://xn--ng-pma05d708i.vn' ] )]
	#[TestWith( [ 'https://xn--hin-gma.vn', 'https://xn--hin-gma.vn' ] )]
	public function test_a_site_with_a_vietnamese_domain_knows_its_own_origin( string $home, string $origin ): void {
		add_filter( 'option_home', static fn(): string => $home );
		[ $status ] = $this->call(
			'POST',
			'/jwt-auth/v1/token',
			[ 'Origin' => $origin ],
			[ 'username' => 'binh', 'password' => self::PASSWORD ]
		);
		self::assertSame( 200, $status );
		self::assertSame(
			403,
			$this->call(
				'POST',
				'/jwt-auth/v1/token',
				[ 'Origin' => 'https://xn--hin-fma.vn' ],
				[ 'username' => 'binh', 'password' => self::PASSWORD ]
			)[0]
		);
	}

	public function test_an_address_in_a_picture_signs_nobody_in(): void {
		[ $status ] = $this->call(
			'GET',
			'/jwt-auth/v1/token',
			[],
			null,
			[ '_method' => 'POST', 'username' => 'binh', 'password' => self::PASSWORD ]
		);
		self::assertSame( [ 403, [] ], [ $status, $this->sent ] );
	}

	public function test_json_that_poses_as_text_is_not_read(): void {
		[ $status, $body ] = $this->call(
			'POST',
			'/jwt-auth/v1/token',
			[ 'Content-Type' => 'text/plain' ],
			(string) wp_json_encode( [ 'username' => 'binh', 'password' => self::PASSWORD ] )
		);
		self::assertSame( [ 400, [ 'username', 'password' ] ], [ $status, $body['data']['params'] ] );
	}

	public function test_a_session_that_was_planted_is_not_taken_over(): void {
		$attacker = $this->make->user();
		$planted  = $this->open_session( $attacker );

		$_COOKIE['hien_refresh'] = str_repeat( 'a', 64 );
		[ $status, $body ] = $this->sign_in( 'binh', self::PASSWORD );
		self::assertSame( [ 200, $this->member->ID ], [ $status, $body['user']['id'] ] );
		self::assertNotContains( $planted, $this->sent );
		self::assertNotSame( str_repeat( 'a', 64 ), $_COOKIE['hien_refresh'] );
		self::assertFalse( WP_Session_Tokens::get_instance( $this->member->ID )->verify( $planted ) );
	}

	public function test_without_a_key_nobody_is_signed_in_but_led_to_wordpress(): void {
		add_filter( 'hien_jwt_key', static fn(): string => str_repeat( 'k', 31 ) );
		[ $status, $body ] = $this->sign_in( 'binh', self::PASSWORD );
		self::assertSame(
			[ 403, 'jwt_auth_bad_config', site_url( 'wp-login.php' ) ],
			[ $status, $body['code'], $body['data']['form']['url'] ]
		);
		self::assertSame( [], WP_Session_Tokens::get_instance( $this->member->ID )->get_all() );
	}

	/**
	 * @param array<string,mixed> $more
	 * @return array{int,array<string,mixed>} Status and body.
	 */
	private function sign_in( string $login, string $password, array $more = [] ): array {
		return $this->call(
			'POST',
			'/jwt-auth/v1/token',
			[ 'Origin' => 'http://example.org' ],
			[ 'username' => $login, 'password' => $password ] + $more
		);
	}

	/** What Two Factor does at wp-login.php, but for its form. */
	private static function two_factor( string $login, WP_User $user ): void {
		WP_Session_Tokens::get_instance( $user->ID )->destroy_all();
		wp_clear_auth_cookie();
	}
}
