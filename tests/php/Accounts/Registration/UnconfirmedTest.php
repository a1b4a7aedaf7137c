<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Registration;

use Hien\Accounts\Registration\Confirmation;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Application_Passwords;
use WP_Error;
use WP_User;
use wp_xmlrpc_server;

/**
 * An account whose address is not confirmed cannot be used. Who registers with any address and a password therefore learns from signing
 * in with them no more than from a wrong password.
 */
final class UnconfirmedTest extends TestCase {

	use RestCalls;
	use Members;

	private const KNOWN = 'quen@example.org';
	private const NEW   = 'moi@example.org';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'users_can_register', '1' );
		add_filter( 'hien_visitor_address', static fn(): string => '' );
		$this->make->user( 'subscriber', [ 'user_login' => 'quen', 'user_email' => self::KNOWN, 'user_pass' => 'mật khẩu của chủ' ] );
	}

	/** @return array<string,array{callable(self,string):mixed}> What each door answers to an address and PASSWORD. */
	public static function doors(): array {
		return [
			'our form'              => [
				static fn( self $test, string $email ): mixed => $test->call(
					'POST',
					'/jwt-auth/v1/token',
					[],
					[ 'username' => $email, 'password' => self::PASSWORD ]
				),
			],
			'wp-login.php'          => [
				static fn( self $test, string $email ): mixed => wp_signon(
					[ 'user_login' => $email, 'user_password' => wp_slash( self::PASSWORD ) ]
				),
			],
			'XML-RPC'               => [ static fn( self $test, string $email ): mixed => self::by_xmlrpc( $email ) ],
			'application passwords' => [ static fn( self $test, string $email ): mixed => $test->by_application_password( $email ) ],
		];
	}

	/** @param callable(self,string):mixed $answer */
	#[DataProvider( 'doors' )]
	public function test_signing_in_after_registering_does_not_tell_who_had_an_account( callable $answer ): void {
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		$this->make_application_password( $this->make->user( 'editor' ) ); // WordPress then also tries each password as one.
		foreach ( [ self::KNOWN, self::NEW ] as $email ) {
			self::assertSame( 201, $this->register_member( [ 'email' => $email ] )->get_status() );
		}
		$this->after_response();
		wp_set_current_user( 0 );
		$work = 0;
		$note = static function ( mixed $value ) use ( &$work ): mixed {
			++$work;
			return $value;
		};
		add_filter( 'check_password', $note );
		add_filter( 'wp_hash_password_algorithm', $note );
		$failures = [];
		add_action(
			'wp_login_failed',
			static function ( string $name, WP_Error $error ) use ( &$failures ): void {
				$failures[] = $error->errors;
			},
			10,
			2
		);
		$of = function ( string $email ) use ( $answer, &$work, &$failures ): array {
			$work     = 0;
			$failures = [];
			$answered = $answer( $this, $email );
			return [ $answered, $work, $failures, array_diff_key( $this->headers, [ 'Link' => 1 ] ) ];
		};
		$known = $of( self::KNOWN );
		self::assertNotInstanceOf( WP_User::class, $known[0] );
		self::assertEquals( $known, $of( self::NEW ) );
		self::assertEquals( $known, $of( 'chua-ai@example.org' ), 'Nor whether there was a registration.' );
	}

	public function test_who_sets_a_password_by_mail_can_sign_in(): void {
		$this->register_member( [ 'email' => self::NEW ] );
		$user = get_user_by( 'email', self::NEW );
		$new  = 'câu mới dài hơn câu cũ';
		self::assertSame(
			200,
			$this->rest(
				'POST',
				'/hien/v1/password',
				json: [ 'key' => get_password_reset_key( $user ), 'login' => $user->user_login, 'password' => $new ]
			)->get_status()
		);
		self::assertInstanceOf( WP_User::class, wp_authenticate( self::NEW, $new ) );
	}

	public function test_accounts_that_no_form_of_ours_has_opened_are_confirmed(): void {
		$id = wp_insert_user( [ 'user_login' => 'nhap', 'user_pass' => 'mật khẩu nhập vào', 'user_email' => 'nhap@example.org' ] );
		self::assertTrue( Confirmation::is_confirmed( $id ) );
		self::assertSame( $id, wp_authenticate( 'nhap', 'mật khẩu nhập vào' )->ID );
	}

	/** Such as one of before the plugin, or of a plugin that signs in who has registered. */
	public function test_a_session_of_an_unconfirmed_account_is_nobodys(): void {
		$id = $this->make->user( 'subscriber' );
		$this->open_session( $id );
		$read = function (): int {
			unset( $GLOBALS['current_user'] );
			return get_current_user_id();
		};
		self::assertSame( $id, $read() );
		update_user_meta( $id, Confirmation::META, time() );
		self::assertSame( 0, $read() );
	}

	public function test_an_application_password_of_an_unconfirmed_account_opens_nothing(): void {
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		add_filter( 'application_password_is_api_request', '__return_true' );
		$id = $this->make->user( 'editor', [ 'user_login' => 'bien-tap' ] );
		[ $password ] = WP_Application_Passwords::create_new_application_password( $id, [ 'name' => 'Ứng dụng' ] );
		$read = fn(): int => $this->call( 'GET', '/wp/v2/users/me', [ 'PHP_AUTH_USER' => 'bien-tap', 'PHP_AUTH_PW' => $password ] )[0];
		self::assertSame( 200, $read() );
		update_user_meta( $id, Confirmation::META, time() );
		self::assertSame( 401, $read() );
		self::assertInstanceOf( WP_Error::class, wp_authenticate( 'bien-tap', $password ) );
	}

	public function test_the_mail_is_sent_again_and_the_answer_does_not_tell_to_whom(): void {
		$this->register_member( [ 'email' => self::NEW ] );
		$this->after_response();
		$first       = self::link( self::NEW );
		self::$mails = [];
		$answers     = array_map( $this->ask_again( ... ), [ self::NEW, self::KNOWN, 'chua-ai@example.org' ] );
		self::assertSame( 200, $answers[0][0] );
		self::assertSame( array_fill( 0, 3, $answers[0] ), $answers );
		self::assertSame( [], self::$mails, 'The mail is sent when the visitor has the answer.' );
		$this->after_response();
		self::assertSame( [ self::NEW ], array_column( self::$mails, 'to' ) );
		self::assertSame(
			[ 400, 200 ],
			[ self::open( $first, 'POST' )[0], self::open( self::link( self::NEW ), 'POST' )[0] ],
			'The newest link counts.'
		);
	}

	public function test_the_mail_is_not_sent_again_for_nobody_or_without_end(): void {
		global $wpdb;
		self::assert_error(
			400,
			'hien_invalid_field',
			$this->rest( 'POST', '/hien/v1/confirmation', json: [ 'login' => ' ' ] ),
			[ 'login' ]
		);
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9', 20 );
		self::assertSame( 200, $this->ask_again( 'ai@example.org' )[0] );
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_throttle SET hits = 60" );
		self::assertSame( 429, $this->ask_again( 'ai@example.org' )[0] );
	}

	/** @return array{int,string} Status and body. */
	private function ask_again( string $login ): array {
		$response = $this->rest( 'POST', '/hien/v1/confirmation', json: [ 'login' => $login ] );
		return [ $response->get_status(), (string) wp_json_encode( $response->get_data() ) ];
	}

	private function by_application_password( string $email ): mixed {
		add_filter( 'application_password_is_api_request', '__return_true' );
		return $this->call( 'GET', '/wp/v2/users/me', [ 'PHP_AUTH_USER' => $email, 'PHP_AUTH_PW' => self::PASSWORD ] );
	}

	private static function by_xmlrpc( string $email ): mixed {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		add_filter( 'application_password_is_api_request', '__return_true' );
		$server = new wp_xmlrpc_server();
		return [ $server->login( $email, wp_slash( self::PASSWORD ) ), $server->error ];
	}
}
