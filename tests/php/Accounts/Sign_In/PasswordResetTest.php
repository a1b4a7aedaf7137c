<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Accounts\Open_Id\Linked_Accounts;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Registration\Registration;
use Hien\Accounts\Sign_In\Password_Reset;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\TestCase;
use WP_Application_Passwords;
use WP_Error;
use WP_REST_Response;
use WP_Session_Tokens;

/** `POST password`: the mail of who has forgotten the password, and the new one. */
final class PasswordResetTest extends TestCase {

	use Members;

	private const NEW_PASSWORD = 'mật khẩu "mới" tinh';

	private int $member;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'hien_visitor_address', static fn(): string => '' ); // Not counted, unless a test says otherwise.
		$this->member = $this->make->user(
			'subscriber',
			[ 'user_login' => 'binh', 'user_email' => 'binh@example.org', 'user_pass' => wp_slash( self::PASSWORD ) ]
		);
	}

	public function test_a_member_gets_a_link_and_sets_a_new_password(): void {
		$session  = self::session( $this->member );
		self::make_application_password( $this->member );
		$response = $this->ask( 'binh@example.org' );
		self::assertSame( 200, $response->get_status() );
		$this->after_response();
		[ 'key' => $key, 'login' => $login ] = $this->query();
		self::$mails = [];
		self::assertSame( 200, $this->set( $key, $login )->get_status() );
		self::assertSame( $this->member, wp_authenticate( 'binh', wp_slash( self::NEW_PASSWORD ) )->ID, 'As wp-login.php takes it.' );
		self::assertInstanceOf( WP_Error::class, wp_authenticate( 'binh', wp_slash( self::PASSWORD ) ) );
		self::assertNull( WP_Session_Tokens::get_instance( $this->member )->get( $session ), 'Whoever was signed in is not any more.' );
		self::assertSame( [], WP_Application_Passwords::get_user_application_passwords( $this->member ) );
		self::assertSame(
			[],
			array_keys( array_column( self::$mails, 'to' ), 'binh@example.org', true ),
			'The mail is sent when the visitor has the answer.'
		);
		$this->after_response();
		self::assertCount( 1, array_keys( array_column( self::$mails, 'to' ), 'binh@example.org', true ), 'One mail says so.' );
	}

	public function test_who_got_in_by_an_account_at_a_provider_gets_in_no_more(): void {
		add_user_meta( $this->member, Linked_Accounts::META, 'google|1' );
		$this->set( get_password_reset_key( get_userdata( $this->member ) ), 'binh' );
		self::assertSame( [], get_user_meta( $this->member, Linked_Accounts::META ) );
	}

	public function test_a_key_works_once(): void {
		$this->ask( 'binh' );
		$this->after_response();
		[ 'key' => $key, 'login' => $login ] = $this->query();
		self::assertSame( 200, $this->set( $key, $login )->get_status() );
		self::assert_error( 400, 'hien_link_invalid', $this->set( $key, $login, 'lai-mot-mat-khau-khac' ), [ 'key' ] );
		self::assertSame( $this->member, wp_authenticate( 'binh', wp_slash( self::NEW_PASSWORD ) )->ID );
	}

	public function test_a_password_with_marks_of_their_own_is_stored_composed(): void {
		$key = get_password_reset_key( get_userdata( $this->member ) );
		self::assertSame( 200, $this->set( $key, 'binh', "ba\u{301}nh tro\u{302}i nu\u{31b}o\u{31b}\u{301}c" )->get_status() );
		self::assertSame( $this->member, wp_authenticate( 'binh', 'bánh trôi nước' )->ID );
	}

	public function test_a_key_works_for_a_day(): void {
		$key = get_password_reset_key( get_userdata( $this->member ) );
		$GLOBALS['wpdb']->update(
			$GLOBALS['wpdb']->users,
			[
				'user_activation_key' => preg_replace(
					'/^\d+/',
					(string) ( time() - DAY_IN_SECONDS - 1 ),
					get_userdata( $this->member )->user_activation_key
				),
			],
			[ 'ID' => $this->member ]
		);
		clean_user_cache( $this->member );
		self::assert_error( 400, 'hien_link_expired', $this->set( $key, 'binh' ), [ 'key' ] );
	}

	public function test_a_wrong_key_and_an_unknown_login_answer_alike(): void {
		get_password_reset_key( get_userdata( $this->member ) );
		$wrong   = $this->set( 'khongdung', 'binh' );
		$unknown = $this->set( 'khongdung', 'khong-co-ai' );
		self::assert_error( 400, 'hien_link_invalid', $wrong, [ 'key' ] );
		self::assertSame( wp_json_encode( $wrong->get_data() ), wp_json_encode( $unknown->get_data() ) );
	}

	public function test_a_weak_password_does_not_use_the_key_up(): void {
		$key = get_password_reset_key( get_userdata( $this->member ) );
		self::assert_error( 400, 'hien_weak_password', $this->set( $key, 'binh', 'ngắn' ), [ 'password' ] );
		self::assert_error(
			400,
			'hien_weak_password',
			$this->rest( 'POST', '/hien/v1/password', json: [ 'key' => $key, 'login' => 'binh' ] ),
			[ 'password' ]
		);
		add_action(
			'validate_password_reset',
			static fn( WP_Error $errors ) => $errors->add( 'policy', '<strong>Lỗi</strong>: Cần một chữ số.' )
		);
		self::assert_error( 400, 'hien_invalid_field', $this->set( $key, 'binh' ), [ 'password' ] );
		remove_all_actions( 'validate_password_reset' );
		self::assertSame( 200, $this->set( $key, 'binh' )->get_status() );
	}

	public function test_known_and_unknown_get_the_same_answer_in_the_same_time(): void {
		global $wpdb;
		$answers = [];
		$this->ask( 'lan-dau' ); // The first request of a day makes the salt of the day.
		foreach ( [ 'binh', 'binh@example.org', 'khong-co-ai', 'khong-co-ai@example.org' ] as $login ) {
			self::flush_cache();
			wp_load_alloptions();
			$queries = $wpdb->num_queries;
			$answer  = $this->ask( $login );
			$answers[] = [
				$answer->get_status(),
				wp_json_encode( $answer->get_data() ),
				array_keys( $answer->get_headers() ),
				$wpdb->num_queries - $queries,
			];
			self::assertSame( [], self::$mails );
		}
		self::assertCount( 1, array_unique( $answers, SORT_REGULAR ), (string) wp_json_encode( $answers ) );
		$this->after_response();
		self::assertSame( [ 'binh@example.org', 'binh@example.org' ], array_column( self::$mails, 'to' ) );
	}

	public function test_the_link_is_on_the_sites_own_address_whatever_the_host_header_says(): void {
		foreach ( [ 'HTTP_HOST', 'SERVER_NAME', 'HTTP_X_FORWARDED_HOST', 'HTTP_X_FORWARDED_SERVER', 'HTTP_FORWARDED' ] as $name ) {
			$_SERVER[ $name ] = 'evil.example';
		}
		$this->ask( 'binh' );
		$this->after_response();
		self::assertStringStartsWith( home_url( '/quen-mat-khau?key=' ), self::link( 'binh@example.org' ) );
		self::assertStringNotContainsString( 'evil.example', (string) wp_json_encode( self::$mails ) );
	}

	public function test_the_mail_of_wp_login_has_the_same_link(): void {
		self::assertTrue( retrieve_password( 'binh' ) );
		self::assertStringStartsWith( home_url( '/quen-mat-khau?key=' ), self::link( 'binh@example.org' ) );
	}

	public function test_where_our_screens_have_no_address_the_link_leads_to_wp_login(): void {
		remove_theme_support( 'hien-screens' );
		retrieve_password( 'binh' );
		self::assertStringContainsString( 'wp-login.php?', self::$mails[0]['message'] );
	}

	public function test_a_plugin_may_forbid_the_reset_and_the_answer_is_the_same(): void {
		add_filter( 'allow_password_reset', '__return_false' );
		self::assertSame( 200, $this->ask( 'binh' )->get_status() );
		$this->after_response();
		self::assertSame( [], self::$mails );
	}

	public function test_who_asks_for_somebody_again_and_again_neither_floods_nor_locks_out(): void {
		$logins = [ 'binh', 'binh@example.org', 'BINH', 'binh ', 'binh&1;', 'b&2;inh', ...array_fill( 0, 5, 'khong-co-ai' ) ];
		foreach ( $logins as $login ) {
			self::assertSame( 200, $this->ask( $login )->get_status(), $login );
		}
		$this->after_response();
		self::assertSame( array_fill( 0, 3, 'binh@example.org' ), array_column( self::$mails, 'to' ) );
		[ 'key' => $key, 'login' => $login ] = $this->query();
		self::assertSame( 200, $this->set( $key, $login )->get_status(), 'The link of the last mail works.' );
	}

	public function test_a_network_opens_as_many_accounts_as_it_asks_for_passwords(): void {
		global $wpdb;
		self::assertSame(
			[ Registration::limit()->quota, Registration::limit()->seconds ],
			[ Password_Reset::limit()->quota, Password_Reset::limit()->seconds ]
		);
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9', 20 );
		self::assertSame( 200, $this->ask( 'ai' )->get_status() );
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_throttle SET hits = 60" );
		self::assertSame( 429, $this->ask( 'ai' )->get_status() );
	}

	public function test_who_was_locked_out_signs_in_with_the_new_password(): void {
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9', 20 );
		foreach ( range( 1, 11 ) as $unused ) {
			wp_authenticate( 'binh', 'Sai' );
		}
		self::assertSame( 'hien_too_many_requests', wp_authenticate( 'binh', wp_slash( self::PASSWORD ) )->get_error_code() );
		self::assertSame( 200, $this->set( get_password_reset_key( get_userdata( $this->member ) ), 'binh' )->get_status() );
		self::assertSame( $this->member, wp_authenticate( 'binh', wp_slash( self::NEW_PASSWORD ) )->ID );
	}

	public function test_nothing_is_asked_for_by_name(): void {
		self::assert_error( 400, 'hien_invalid_field', $this->ask( '  ' ), [ 'login' ] );
		self::assert_error( 400, 'rest_missing_callback_param', $this->rest( 'POST', '/hien/v1/password' ) );
	}

	public function test_who_reads_the_mails_of_an_address_has_confirmed_it(): void {
		update_user_meta( $this->member, Confirmation::META, time() );
		$this->set( get_password_reset_key( get_userdata( $this->member ) ), 'binh' );
		self::assertTrue( Confirmation::is_confirmed( $this->member ) );
	}

	private function ask( string $login ): WP_REST_Response {
		return $this->rest( 'POST', '/hien/v1/password', json: [ 'login' => $login ] );
	}

	private function set( string $key, string $login, string $password = self::NEW_PASSWORD ): WP_REST_Response {
		return $this->rest( 'POST', '/hien/v1/password', json: [ 'key' => $key, 'login' => $login, 'password' => $password ] );
	}

	/** @return array<string,string> Of the link in the mail. */
	private function query(): array {
		parse_str( (string) wp_parse_url( self::link( 'binh@example.org' ), PHP_URL_QUERY ), $query );
		return $query;
	}
}
