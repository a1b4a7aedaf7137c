<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Accounts\Registration\Confirmation;
use Hien\Members\Member_Index;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_User;

/** WordPress's own forms at wp-login.php: nobody learns there who has an account. */
final class LoginPageTest extends TestCase {

	use Members;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'users_can_register', '1' );
		$this->make->user( 'subscriber', [ 'user_login' => 'binh', 'user_email' => 'binh@example.org' ] );
	}

	public function test_a_new_account_is_opened_as_ever(): void {
		$id = $this->register( 'lua', 'lua@example.org' );
		self::assertIsInt( $id );
		self::assertSame( [], self::$mails, 'The mails are sent when the visitor has the answer.' );
		$this->after_response();
		self::assertContains( 'lua@example.org', array_column( self::$mails, 'to' ) );
	}

	public function test_a_new_account_has_confirmed_its_address_when_it_sets_the_password_of_the_mail(): void {
		$members = Member_Index::count( '' );
		$id      = $this->register( 'lua', 'lua@example.org' );
		self::assertIsInt( $id );
		self::assertSame( [ false, $members ], [ Confirmation::is_confirmed( $id ), Member_Index::count( '' ) ] );
		$this->after_response();
		self::assertFalse( Confirmation::is_confirmed( $id ) );
		$user = check_password_reset_key( get_password_reset_key( get_userdata( $id ) ), 'lua' ); // As wp-login.php?action=rp does.
		self::assertInstanceOf( WP_User::class, $user );
		reset_password( $user, 'mật khẩu mới tinh' );
		self::assertSame( [ true, $members + 1 ], [ Confirmation::is_confirmed( $id ), Member_Index::count( '' ) ] );
	}

	#[TestWith( [ 'lua', 'binh@example.org', 'đã có tài khoản' ] )]
	#[TestWith( [ 'binh', 'binh@example.org', 'đã có tài khoản' ] )]
	#[TestWith( [ 'binh', 'lua@example.org', 'có người dùng rồi' ] )]
	public function test_who_has_an_account_is_told_by_mail_only( string $login, string $email, string $words ): void {
		$users = count_users()['total_users'];
		self::assertSame( 'wp-login.php?checkemail=registered', $this->register( $login, $email ) );
		$this->after_response();
		self::assertSame( [ $email ], array_column( self::$mails, 'to' ) );
		self::assertStringContainsString( $words, self::$mails[0]['subject'] . self::$mails[0]['message'] );
		self::assertSame( $users, count_users()['total_users'] );
	}

	public function test_other_errors_of_registration_are_said_alike(): void {
		$known   = $this->register( 'binh', '' );
		$unknown = $this->register( 'lua', '' );
		self::assertInstanceOf( WP_Error::class, $known );
		self::assertSame( [ 'empty_email' ], $known->get_error_codes() );
		self::assertEquals( $unknown, $known );

		add_filter( 'registration_errors', static fn( WP_Error $errors ): WP_Error => new WP_Error( 'captcha', 'Bạn là người máy?' ) );
		self::assertSame( [ 'captcha' ], $this->register( 'binh', 'binh@example.org' )->get_error_codes() );
		$this->after_response();
		self::assertSame( [], self::$mails );
	}

	#[TestWith( [ 'binh', 1 ] )]
	#[TestWith( [ 'binh@example.org', 1 ] )]
	#[TestWith( [ 'khong-co-ai', 0 ] )]
	#[TestWith( [ 'khong@co.ai', 0 ] )]
	public function test_a_forgotten_password_gets_the_same_answer( string $login, int $mails ): void {
		self::assertSame( 'wp-login.php?checkemail=confirm', $this->forget( $login ) );
		self::assertSame( [], self::$mails, 'The mail is sent when the visitor has the answer.' );
		$this->after_response();
		self::assertCount( $mails, self::$mails );
	}

	public function test_other_errors_of_forgotten_passwords_are_said_alike(): void {
		self::assertSame( [ 'empty_username' ], $this->forget( '' )->get_error_codes() );
		add_action( 'lostpassword_post', static fn( WP_Error $errors ) => $errors->add( 'captcha', 'Bạn là người máy?' ) );
		foreach ( [ 'binh', 'khong-co-ai', 'khong@co.ai' ] as $login ) {
			self::assertSame( [ 'captcha' ], $this->forget( $login )->get_error_codes() );
		}
		$this->after_response();
		self::assertSame( [], self::$mails );
	}

	/** Such as one that asks Google, which takes each answer once. */
	public function test_what_other_plugins_check_is_checked_once(): void {
		$asked = 0;
		add_action(
			'lostpassword_post',
			static function ( WP_Error $errors ) use ( &$asked ): void {
				if ( ++$asked > 1 ) {
					$errors->add( 'captcha', 'Mã đã được dùng rồi.' );
				}
			}
		);
		$this->forget( 'binh' );
		$this->after_response();
		self::assertCount( 1, self::$mails );
	}

	public function test_both_are_limited(): void {
		self::assertIsString( $this->forget( 'khong-co-ai' ) );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}hien_throttle SET hits = 60" );
		self::assertSame( [ 'hien_too_many_requests' ], $this->forget( 'binh' )->get_error_codes() );
		self::assertIsString( $this->register( 'binh', 'lua@example.org' ) );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}hien_throttle SET hits = 59" );
		self::assertIsString( $this->register( 'binh', 'lua@example.org' ) );
		self::assertSame( [ 'hien_too_many_requests' ], $this->register( 'lua', 'lua@example.org' )->get_error_codes() );
	}

	public function test_an_account_gets_three_mails_an_hour_and_no_answer_says_so(): void {
		add_filter( 'hien_visitor_address', static fn(): string => '' );
		foreach ( [ 'binh', 'khong-co-ai' ] as $login ) {
			self::assertIsString( $this->forget( $login ) );
			self::assertIsString( $this->forget( strtoupper( $login ) ) );
			remove_all_filters( 'lostpassword_errors' ); // Added for a visit of wp-login.php only.
			self::assertSame( 200, $this->rest( 'POST', '/hien/v1/password', json: [ 'login' => $login ] )->get_status() );
			self::assertIsString( $this->forget( $login ) );
		}
		$this->after_response();
		self::assertCount( 3, self::$mails );
	}

	#[TestWith( [ 'binh', '/videos?x=1', 'problem=password&redirect_to=%2Fvideos%3Fx%3D1' ] )]
	#[TestWith( [ 'khong-co-ai', '/videos?x=1', 'problem=password&redirect_to=%2Fvideos%3Fx%3D1' ] )]
	#[TestWith( [ 'binh', 'https://evil.example/', 'problem=password' ] )]
	#[TestWith( [ '', '', 'problem=password' ] )]
	public function test_the_form_of_the_login_screen_leads_back_to_it( string $login, string $target, string $query ): void {
		self::assertSame( home_url( "/dang-nhap?$query" ), $this->sign_in( $login, $target ) );
	}

	public function test_too_many_attempts_are_said_on_the_login_screen(): void {
		for ( $times = 0; $times < 10; ++$times ) {
			$this->sign_in( 'binh', '' );
		}
		self::assertSame( home_url( '/dang-nhap?problem=too-many' ), $this->sign_in( 'binh', '' ) );
	}

	/** They may ask for something that only WordPress's page has, such as a code. */
	public function test_what_other_plugins_say_of_a_sign_in_stays_on_wordpress_own_page(): void {
		add_filter( 'wp_login_errors', static fn( WP_Error $errors ): WP_Error => new WP_Error( 'captcha', 'Bạn là người máy?' ) );
		self::assertSame( [ 'captcha' ], $this->sign_in( 'binh', '' )->get_error_codes() );
	}

	public function test_wordpress_own_form_keeps_its_errors(): void {
		self::assertSame( [ 'incorrect_password' ], $this->sign_in( 'binh', '', [] )->get_error_codes() );
	}

	/**
	 * As wp-login.php does, with a wrong password.
	 *
	 * @param array<string,string> $mark What tells the screen's form from WordPress's.
	 * @return string|WP_Error Where it leads, or errors.
	 */
	private function sign_in( string $login, string $target, array $mark = [ 'hien_screen' => '1' ] ): string|WP_Error {
		$_POST = $mark;
		try {
			do_action( 'login_form_login' );
			return apply_filters( 'wp_login_errors', wp_signon( [ 'user_login' => $login, 'user_password' => 'sai' ] ), $target );
		} catch ( RedirectException $redirect ) {
			return $redirect->location;
		} finally {
			$_POST = [];
		}
	}

	/** As wp-login.php?action=register does. @return int|string|WP_Error Id of the account, where it leads, or errors. */
	private function register( string $login, string $email ): int|string|WP_Error {
		try {
			do_action( 'login_form_register' );
			return register_new_user( $login, $email );
		} catch ( RedirectException $redirect ) {
			return basename( $redirect->location );
		}
	}

	/** As wp-login.php?action=lostpassword does. @return true|string|WP_Error Where it leads, or errors. */
	private function forget( string $login ): true|string|WP_Error {
		$_POST['user_login'] = $login;
		try {
			do_action( 'login_form_lostpassword' );
			return retrieve_password();
		} catch ( RedirectException $redirect ) {
			return basename( $redirect->location );
		}
	}
}
