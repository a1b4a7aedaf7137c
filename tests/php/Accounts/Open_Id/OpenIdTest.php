<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Open_Id;

use Hien\Accounts\Open_Id\Linked_Accounts;
use Hien\Accounts\Open_Id\Login_State;
use Hien\Accounts\Profile\Deletion;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Registration\Registration;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_Session_Tokens;
use WP_User;

/** Signing in by OpenID Connect: who gets which account, and what is said where it does not work. */
final class OpenIdTest extends TestCase {

	use OpenIdSignIn;

	#[TestWith( [ 'RS256' ] )]
	#[TestWith( [ 'ES256' ] )]
	public function test_a_newcomer_gets_a_confirmed_account_and_goes_on( string $algorithm ): void {
		$this->provider->algorithm = $algorithm;
		self::assertSame( home_url( '/tin-moi?a=1' ), $this->sign_in( '/tin-moi?a=1' ) );

		$user = get_user_by( 'email', 'binh@example.org' );
		self::assertInstanceOf( WP_User::class, $user );
		self::assertSame(
			[ [ $user->ID ], 'Trần Thị Bình', [ 'subscriber' ], true, 1 ],
			[ $this->signed_in, $user->display_name, $user->roles, Confirmation::is_confirmed( $user->ID ), self::sessions( $user->ID ) ]
		);

		$this->provider->claims = [ 'email' => 'moi@example.org', 'email_verified' => false ];
		self::assertSame( home_url( '/' ), $this->sign_in(), 'The same person, whatever the address is now.' );
		self::assertSame( [ $user->ID, $user->ID ], $this->signed_in );
		self::assertCount( 1, get_user_meta( $user->ID, Linked_Accounts::META ) );
	}

	public function test_a_member_with_the_verified_address_is_linked(): void {
		$id = $this->make->user( 'subscriber', [ 'user_email' => 'Binh@example.org' ] );
		$this->sign_in();
		self::assertSame( [ $id ], $this->signed_in );
		update_option( 'users_can_register', '0' );
		$this->sign_in();
		self::assertSame( [ $id, $id ], $this->signed_in );
	}

	public function test_the_session_is_remembered_as_long_as_the_owner_says(): void {
		$id = $this->make->user( 'subscriber', [ 'user_email' => 'binh@example.org' ] );
		$this->sign_in();
		[ $session ] = WP_Session_Tokens::get_instance( $id )->get_all();
		self::assertEqualsWithDelta( time() + 14 * DAY_IN_SECONDS, $session['expiration'], 60 );
	}

	public function test_a_subject_is_another_in_another_case(): void {
		$this->sign_in();
		$this->provider->claims = [ 'sub' => 'binh-1', 'email' => 'khac@example.org' ];
		$this->sign_in();
		self::assertCount( 2, array_unique( $this->signed_in ) );
	}

	/** Who waits for a confirmation may have used another's address, and knows the password. */
	public function test_an_account_whose_address_was_never_confirmed_makes_room(): void {
		$trap = $this->make->user( 'subscriber', [ 'user_email' => 'binh@example.org', 'meta_input' => [ Confirmation::META => time() ] ] );
		$this->sign_in();
		self::assertFalse( get_userdata( $trap ) );
		self::assertSame( [ get_user_by( 'email', 'binh@example.org' )->ID ], $this->signed_in );
		self::assertNotContains( $trap, $this->signed_in );
	}

	#[TestWith( [ false ] )]
	#[TestWith( [ true ] )]
	public function test_nobody_new_comes_in_where_registration_is_closed( bool $is_trap ): void {
		update_option( 'users_can_register', '0' );
		$id = $is_trap
			? $this->make->user( 'subscriber', [ 'user_email' => 'binh@example.org', 'meta_input' => [ Confirmation::META => time() ] ] )
			: 0;
		$this->assert_problem( 'closed', $this->sign_in( '/tin-moi' ), '/tin-moi' );
		self::assertSame( $is_trap ? $id : false, get_user_by( 'email', 'binh@example.org' )->ID ?? false, 'And nobody is deleted.' );
	}

	#[TestWith( [ 'administrator' ] )]
	#[TestWith( [ 'contributor' ] )]
	public function test_accounts_that_edit_posts_are_left_alone( string $role ): void {
		$id = $this->make->user( $role, [ 'user_email' => 'binh@example.org' ] );
		$this->assert_problem( 'author', $this->sign_in() );
		self::assertSame( [ [], 0 ], [ get_user_meta( $id, Linked_Accounts::META ), self::sessions( $id ) ] );
	}

	public function test_who_answers_the_chat_is_left_alone_too(): void {
		$id = $this->make->user( 'subscriber', [ 'user_email' => 'binh@example.org' ] );
		( new WP_User( $id ) )->add_cap( 'hien_answer_chat' );
		$this->assert_problem( 'author', $this->sign_in() );
	}

	public function test_a_linked_member_who_may_edit_posts_by_now_uses_the_password(): void {
		$this->sign_in();
		$user = new WP_User( $this->signed_in[0] );
		$user->set_role( 'author' );
		$this->signed_in = [];
		$this->assert_problem( 'author', $this->sign_in() );
	}

	#[TestWith( [ [ 'email_verified' => false ] ] )]
	#[TestWith( [ [ 'email_verified' => null ] ] )]
	#[TestWith( [ [ 'email_verified' => 'false' ] ] )]
	#[TestWith( [ [ 'email_verified' => 1 ] ] )]
	#[TestWith( [ [ 'email' => null ] ] )]
	#[TestWith( [ [ 'email' => [ 'binh@example.org' ] ] ] )]
	#[TestWith( [ [ 'email' => 'bình@example.org' ] ] )] // To MariaDB the same as binh@.
	public function test_an_address_that_is_not_verified_links_nothing( array $claims ): void {
		$this->make->user( 'subscriber', [ 'user_email' => 'binh@example.org' ] );
		$this->provider->claims = $claims;
		$this->assert_problem( 'unverified', $this->sign_in() );
	}

	public function test_what_a_provider_calls_somebody_is_no_html_and_no_address(): void {
		$this->provider->claims = [ 'name' => '<script>alert(1)</script>Bình "Tí"' ];
		$this->sign_in();
		self::assertSame( 'Bình "Tí"', get_userdata( $this->signed_in[0] )->display_name );
		$this->provider->claims = [ 'sub' => '2', 'email' => 'lan@example.org', 'name' => 'lan@example.org' ];
		$this->sign_in();
		self::assertSame( 'Thành viên', get_userdata( $this->signed_in[1] )->display_name );
	}

	public function test_plugins_against_spam_are_asked_and_the_hooks_of_wordpress_run(): void {
		add_filter( 'registration_errors', static fn( WP_Error $errors ): WP_Error => new WP_Error( 'spam', 'Không.' ) );
		$this->assert_problem( 'failed', $this->sign_in() );
		remove_all_filters( 'registration_errors' );
		$registered = did_action( 'user_register' );
		$this->sign_in();
		self::assertSame( 1, did_action( 'user_register' ) - $registered );
	}

	public function test_going_there_is_agreeing_to_the_privacy_page(): void {
		update_option( 'wp_page_for_privacy_policy', $this->make->page( [ 'post_title' => 'Riêng tư', 'post_name' => 'rieng-tu' ] ) );
		$this->begin();
		self::assertStringContainsString( 'Mở tài khoản bằng cách này là bạn đồng ý', $this->page_at( home_url( '/dang-nhap' ) )->html );
		$this->sign_in();
		self::assertGreaterThan( 0, (int) get_user_meta( $this->signed_in[0], Registration::AGREED, true ) );
	}

	public function test_an_account_with_a_second_factor_is_led_to_wordpress(): void {
		$id = $this->make->user( 'subscriber', [ 'user_email' => 'binh@example.org' ] );
		add_filter( 'authenticate', static fn(): WP_Error => new WP_Error( 'second_factor', 'Cần mã.' ), 50 );
		self::assertSame(
			site_url( 'wp-login.php' ) . '?redirect_to=' . rawurlencode( home_url( '/tin-moi' ) ),
			$this->sign_in( '/tin-moi' )
		);
		self::assertSame( [ [], 0 ], [ $this->signed_in, self::sessions( $id ) ] );
	}

	public function test_who_is_signed_in_goes_on_whatever_the_address_says(): void {
		$query = $this->provider->authorize( $this->begin() );
		$this->back( $query );
		wp_set_current_user( $this->signed_in[0] );
		foreach ( [ http_build_query( $query ), 'mang=google' ] as $second ) {
			$this->go_to( home_url( "/dang-nhap?$second" ) );
			self::assertSame( home_url( '/' ), $this->redirect( fn() => do_action( 'template_redirect' ) ) );
		}
	}

	#[TestWith( [ 'access_denied', 'refused' ] )]
	#[TestWith( [ 'temporarily_unavailable', 'down' ] )]
	#[TestWith( [ 'unauthorized_client', 'setup' ] )]
	#[TestWith( [ '404', 'setup' ] )] // To WordPress, `error` is a status.
	public function test_what_the_provider_complains_of_is_said_in_our_words( string $error, string $problem ): void {
		$query = $this->provider->authorize( $this->begin( '/tin-moi' ) );
		$html  = '<script>alert(1)</script>';
		$to    = $this->back(
			[ 'state' => $query['state'], 'error' => $error, 'error_description' => $html, 'error_uri' => "https://evil.example/$html" ]
		);
		$this->assert_problem( $problem, $to, '/tin-moi' );
		$page = $this->page_at( "$to&error_description=" . rawurlencode( $html ) )->html;
		self::assertStringNotContainsString( 'alert(1)', $page );
		self::assertStringNotContainsString( 'evil.example', $page );
	}

	public function test_an_unknown_problem_is_not_shown(): void {
		self::assertSame( '', $this->sentence( home_url( '/dang-nhap?problem=' . rawurlencode( '<b>Gọi số này</b>' ) ) ) );
	}

	#[TestWith( [ '/.well-known/openid-configuration' ] )]
	#[TestWith( [ '/keys' ] )]
	#[TestWith( [ '/token' ] )]
	public function test_a_provider_that_is_down_or_talks_nonsense_is_said_to_be( string $path ): void {
		$answers = [
			new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ),
			Provider::text( 'Bad gateway', 502 ),
			Provider::text( '', 200 ),
			Provider::text( '{"issuer":', 200 ),
			Provider::text( '"text"', 200 ),
			Provider::text( str_repeat( '[', 5000 ) . str_repeat( ']', 5000 ), 200 ),
			Provider::text( '{}', 302, [ 'location' => 'https://evil.example/' ] ),
		];
		foreach ( $answers as $answer ) {
			$this->provider->responses = [ $path => $answer ];

			$to = $this->begin( '/tin-moi' );
			$this->assert_problem(
				'down',
				str_starts_with( $to, home_url() ) ? $to : $this->back( $this->provider->authorize( $to ) ),
				'/tin-moi'
			);
		}
		$this->provider->responses = [];
		self::assertSame( home_url( '/' ), $this->sign_in(), 'Nothing of it was kept.' );
	}

	public function test_nobody_waits_long_and_nothing_large_is_read(): void {
		add_filter( 'http_request_timeout', static fn(): int => 30 ); // What WordPress waits otherwise.
		$this->sign_in();
		self::assertSame( [ '/.well-known/openid-configuration', '/token', '/keys' ], $this->provider->asked );
		foreach ( $this->provider->args as $args ) {
			self::assertSame(
				[ 5, 0, 256 * KB_IN_BYTES, true ],
				[ $args['timeout'], $args['redirection'], $args['limit_response_size'], $args['sslverify'] ]
			);
		}
		$this->sign_in();
		self::assertSame( '/token', $this->provider->asked[3], 'The rest is cached.' );
		self::assertCount( 4, $this->provider->asked );
	}

	public function test_the_secret_goes_the_way_that_the_provider_takes(): void {
		$this->provider->about['token_endpoint_auth_methods_supported'] = [ 'client_secret_post' ];
		self::assertSame( home_url( '/' ), $this->sign_in() );
		self::assertSame(
			[ Provider::SECRET, false ],
			[ $this->provider->args[1]['body']['client_secret'], isset( $this->provider->args[1]['headers']['Authorization'] ) ]
		);
	}

	public function test_a_wrong_secret_is_a_matter_of_the_settings(): void {
		add_filter( 'hien_openid_secrets', static fn(): array => [ Provider::CLIENT => 'sai' ] );
		$this->assert_problem( 'setup', $this->sign_in() );
	}

	public function test_a_provider_that_the_owner_removed_meanwhile_is_a_matter_of_the_settings(): void {
		$query = $this->provider->authorize( $this->begin() );
		update_option( 'hien_site', [ 'openid' => [] ] );
		$this->assert_problem( 'setup', $this->back( $query ) );
		$this->assert_problem( 'setup', $this->follow( home_url( '/dang-nhap?mang=google' ) ) );
	}

	public function test_too_many_attempts_are_stopped(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		$link = $this->rest( 'GET', '/hien/v1/options' )->get_data()['login']['social'][0]['link'];
		for ( $count = 0; $count < 100; $count++ ) {
			self::assertStringStartsWith( $this->provider->issuer, $this->follow( $link ) );
		}
		$this->assert_problem( 'too-many', $this->follow( $link ) );
	}

	public function test_the_cookie_is_for_the_server_alone_and_for_ten_minutes(): void {
		$this->begin();
		self::assertCount( 1, $_COOKIE );
		self::assertMatchesRegularExpression( '/^hien_openid_[0-9a-f]{12}$/', (string) key( $_COOKIE ) );
		$attributes = Login_State::attributes( 123 );
		self::assertSame( [ 'expires' => 123, 'path' => '/', 'secure' => false, 'httponly' => true, 'samesite' => 'Lax' ], $attributes );
		$_SERVER['HTTPS'] = 'on';
		self::assertTrue( Login_State::attributes( 123 )['secure'] );
	}

	public function test_the_database_has_neither_the_state_nor_the_secret_of_the_cookie(): void {
		global $wpdb;
		parse_str( (string) wp_parse_url( $this->begin(), PHP_URL_QUERY ), $query );
		$stored = implode(
			' ',
			$wpdb->get_col( "SELECT CONCAT( option_name, ' ', option_value ) FROM $wpdb->options WHERE option_name LIKE '%hien_openid%'" )
		);
		self::assertStringContainsString( 'browser', $stored );
		foreach ( [ $query['state'], $query['nonce'], $query['code_challenge'], current( $_COOKIE ) ] as $secret ) {
			self::assertStringNotContainsString( $secret, $stored );
		}
	}

	public function test_privacy_tools_know_the_link(): void {
		$this->sign_in();
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$erasers   = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		$exported  = $exporters['hien-identities']['callback']( 'binh@example.org', 1 );
		self::assertSame( [ [ 'name' => 'Dịch vụ', 'value' => $this->provider->issuer ] ], $exported['data'][0]['data'] );
		self::assertSame( 1, $erasers['hien-identities']['callback']( 'binh@example.org', 1 )['items_removed'] );
		self::assertSame( [], get_user_meta( $this->signed_in[0], Linked_Accounts::META ) );
	}

	public function test_a_deleted_account_leaves_no_link(): void {
		$this->sign_in();
		Deletion::delete( $this->signed_in[0] );
		$this->sign_in();
		self::assertNotSame( $this->signed_in[0], $this->signed_in[1] );
	}
}
