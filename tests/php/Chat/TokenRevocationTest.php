<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Blocked_Members;
use Hien\Chat\Database;
use Hien\Tests\Accounts\Members;
use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use WP_Application_Passwords;
use WP_Session_Tokens;

/** A sign-in to Firebase ends with the session that it came from. */
final class TokenRevocationTest extends TestCase {

	use RestCalls;
	use Firebase;
	use Members;

	protected function setUp(): void {
		parent::setUp();
		$this->connect_firebase();
	}

	/** When the sessions of a member were ended, in milliseconds; null while what it signed in with counts. */
	private function revoked_at( int $id ): ?int {
		$this->after_response();
		return Database::get( "blocked/$id" );
	}

	private function member_with_token( string $role = 'subscriber' ): int {
		$id = $this->as_user( $role );
		self::assertSame( 200, $this->rest( 'POST', '/hien/v1/chat/token' )->get_status() );
		return $id;
	}

	public function test_ending_a_session_ends_it(): void {
		$id      = $this->member_with_token();
		$tokens  = WP_Session_Tokens::get_instance( $id );
		$first   = $tokens->create( time() + HOUR_IN_SECONDS );
		$second  = $tokens->create( time() + HOUR_IN_SECONDS );
		$session = $tokens->get( $second );
		$tokens->update( $second, [ 'seen' => 1 ] + $session );
		self::assertNull( $this->revoked_at( $id ), 'Nothing has ended.' );

		$before = (int) ( microtime( true ) * 1000 );
		$tokens->destroy( $first );
		self::assertGreaterThanOrEqual( $before, $this->revoked_at( $id ) );

		Database::delete( 'blocked' );
		$tokens->destroy( $second );
		self::assertNull( $this->revoked_at( $id ), 'No token was issued since.' );
	}

	public function test_a_session_that_ends_while_a_token_is_issued_gets_none(): void {
		$id = $this->sign_in();
		self::assertSame( 200, $this->rest( 'POST', '/hien/v1/chat/token' )->get_status() );
		add_action(
			'hien_chat_token_issued',
			static function () use ( $id ): void {
				// As another request does, which knows of no token.
				// phpcs:ignore WordPress.DB.SlowDBQuery
				$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->usermeta, [ 'user_id' => $id, 'meta_key' => 'session_tokens' ] );
			},
			0
		);
		self::assert_error( 401, 'rest_not_logged_in', $this->rest( 'POST', '/hien/v1/chat/token' ) );
	}

	public function test_an_application_password_gets_a_token_whatever_cookie_comes_along(): void {
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		add_filter( 'application_password_is_api_request', '__return_true' );
		$id = $this->make->user( 'editor', [ 'user_login' => 'bien-tap' ] );
		[ $password ]                = WP_Application_Passwords::create_new_application_password( $id, [ 'name' => 'Ứng dụng' ] );
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $id, time() - DAY_IN_SECONDS, 'logged_in', 'ended' );
		$headers                     = [ 'PHP_AUTH_USER' => 'bien-tap', 'PHP_AUTH_PW' => $password ];
		self::assertSame( 200, $this->call( 'POST', '/hien/v1/chat/token', $headers )[0] );
	}

	public function test_losing_the_capability_to_answer_ends_it(): void {
		foreach ( [
			static fn( int $id ) => get_userdata( $id )->remove_cap( 'hien_answer_chat' ),
			static fn( int $id ) => get_userdata( $id )->remove_role( 'editor' ),
			static fn( int $id ) => get_userdata( $id )->remove_all_caps(), // As remove_user_from_blog() does.
			static fn() => get_role( 'editor' )->remove_cap( 'hien_answer_chat' ),
		] as $end ) {
			get_role( 'editor' )->add_cap( 'hien_answer_chat' );
			$id = $this->make->user( 'editor' );
			get_userdata( $id )->add_cap( 'hien_answer_chat' );
			wp_set_current_user( $id );
			self::assertSame( 200, $this->rest( 'POST', '/hien/v1/chat/token' )->get_status() );
			$before = (int) ( microtime( true ) * 1000 );
			$end( $id );
			self::assertGreaterThanOrEqual( $before, $this->revoked_at( $id ) );
		}
		$id = $this->member_with_token( 'editor' );
		get_role( 'editor' )->remove_cap( 'publish_posts' );
		self::assertNull( $this->revoked_at( $id ), 'Another capability of the role.' );
		get_role( 'editor' )->add_cap( 'publish_posts' );
	}

	public function test_a_revocation_that_is_tried_again_leaves_a_later_one(): void {
		$id           = $this->member_with_token();
		$this->google = static fn(): \WP_Error => new \WP_Error( 'http_request_failed', 'offline' );
		get_userdata( $id )->set_role( 'contributor' );
		$this->after_response();
		[ $again ]    = self::planned();
		$this->google = null;
		self::assertSame( 200, $this->rest( 'POST', '/hien/v1/chat/token' )->get_status() );
		get_userdata( $id )->set_role( 'subscriber' );
		$time = $this->revoked_at( $id );
		self::assertNotNull( $time );
		do_action( 'hien_chat_announce', ...$again );
		self::assertSame( $time, $this->revoked_at( $id ) );
	}

	public function test_what_another_request_stores_during_a_revocation_stays(): void {
		$id     = $this->member_with_token();
		$member = "blocked/$id";
		foreach ( [ 'hien_chat_revoked' => 4_000_000_000_000, 'hien_chat_blocked' => 9_999_999_999_999 ] as $option => $until ) {
			$stored       = 'hien_chat_blocked' === $option ? [ 'reason' => 'x', 'at' => 1 ] : $until;
			$this->google = function ( string $url, string $method ) use ( $id, $member, $option, $stored, $until ): ?array {
				if ( 'PUT' === $method && str_contains( $url, $member ) ) {
					$this->google = null;
					Database::put( $member, $until );
					$this->store_as_another_request( $id, $GLOBALS['wpdb']->get_blog_prefix() . $option, $stored );
				}
				return null;
			};
			self::assertSame( 200, $this->rest( 'POST', '/hien/v1/chat/token' )->get_status() );
			get_userdata( $id )->set_role( 'contributor' );
			self::assertSame( $until, $this->revoked_at( $id ), $option );
			self::assertNull( $this->google, $option );
			get_userdata( $id )->set_role( 'subscriber' );
		}
	}

	/** Stores user meta, of which WordPress's cache in this request does not know. */
	private function store_as_another_request( int $user_id, string $key, mixed $value ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.SlowDBQuery
		$wpdb->delete( $wpdb->usermeta, [ 'user_id' => $user_id, 'meta_key' => $key ] );
		$wpdb->insert( $wpdb->usermeta, [ 'user_id' => $user_id, 'meta_key' => $key, 'meta_value' => maybe_serialize( $value ) ] );
		// phpcs:enable
	}

	public function test_the_last_session_another_password_and_another_role_end_it(): void {
		foreach ( [
			static fn( int $id ) => WP_Session_Tokens::get_instance( $id )->destroy_all(),
			static fn( int $id ) => wp_set_password( 'mot mat khau khac', $id ),
			static fn( int $id ) => wp_update_user( [ 'ID' => $id, 'user_pass' => 'mot mat khau khac' ] ),
			static fn( int $id ) => get_userdata( $id )->set_role( 'subscriber' ),
		] as $end ) {
			$id = $this->member_with_token( 'administrator' );
			WP_Session_Tokens::get_instance( $id )->create( time() + HOUR_IN_SECONDS );
			$end( $id );
			self::assertNotNull( $this->revoked_at( $id ) );
		}
	}

	public function test_a_member_without_a_token_costs_no_request(): void {
		$id = $this->as_user( 'subscriber' );
		WP_Session_Tokens::get_instance( $id )->create( time() + HOUR_IN_SECONDS );
		WP_Session_Tokens::get_instance( $id )->destroy_all();
		$this->after_response();
		self::assertSame( [], $this->sent );
	}

	public function test_a_block_is_not_shortened(): void {
		$id = $this->member_with_token();
		update_user_option( $id, 'hien_chat_blocked', [ 'reason' => '', 'at' => 1 ] );
		Database::put( "blocked/$id", 9_999_999_999_999 );
		get_userdata( $id )->set_role( 'contributor' );
		self::assertSame( 9_999_999_999_999, $this->revoked_at( $id ) );
	}

	public function test_what_fails_is_tried_again(): void {
		$id           = $this->member_with_token();
		$this->google = static fn(): \WP_Error => new \WP_Error( 'http_request_failed', 'offline' );
		$before       = (int) ( microtime( true ) * 1000 );
		get_userdata( $id )->set_role( 'contributor' );
		$this->after_response();
		$after        = (int) ( microtime( true ) * 1000 );
		$this->google = null;
		[ $again ]    = self::planned();
		self::assertSame( $id, $again[0] );
		do_action( 'hien_chat_announce', ...$again );
		$time = Database::get( "blocked/$id" );
		self::assertTrue( $before <= $time && $time <= $after, 'Tokens that were issued meanwhile count.' );
	}

	public function test_a_deleted_account_may_not_write_and_leaves_nothing(): void {
		global $wpdb;
		$id = $this->member_with_token();
		WP_Session_Tokens::get_instance( $id )->create( time() + HOUR_IN_SECONDS );
		wp_delete_user( $id );
		self::assertSame( Blocked_Members::FOR_EVER, $this->revoked_at( $id ) );
		self::assertSame( [], $wpdb->get_col( $wpdb->prepare( "SELECT meta_key FROM {$wpdb->usermeta} WHERE user_id = %d", $id ) ) );
	}
}
