<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Accounts\Signed_In_User;
use Hien\Chat\Chat_Access;
use Hien\Chat\Chat_Boot;
use Hien\Plugin;
use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use WP_REST_Request;

/** `POST chat/token`: who gets a token, what it says, and that Firebase's sign-in takes it. */
final class ChatTokenTest extends TestCase {

	use RestCalls;
	use Firebase;

	protected function setUp(): void {
		parent::setUp();
		$this->connect_firebase();
	}

	/** @param array<string,mixed> $body What an attacker sends along. */
	private function claims( array $body = [] ): array {
		$response = $this->rest( 'POST', '/hien/v1/chat/token', json: $body );
		self::assertSame( 200, $response->get_status() );
		return self::token_content( $response->get_data()['token'] );
	}

	/** A request later: WordPress keeps a user as it was when the request began. */
	private function again( int $id ): void {
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
	}

	private function assert_refused( int $status, string $code ): void {
		$response = $this->rest( 'POST', '/hien/v1/chat/token' );
		self::assertSame( [ $status, $code ], [ $response->get_status(), $response->get_data()['code'] ] );
	}

	public function test_a_member_gets_a_token_for_an_hour_that_says_who_it_is(): void {
		$id = $this->as_user( 'subscriber' );
		wp_update_user( [ 'ID' => $id, 'display_name' => 'Trần "Bình" <b>' ] );
		$this->again( $id );
		$issued = 0;
		add_action(
			'hien_chat_token_issued',
			static function ( int $user ) use ( &$issued ): void {
				$issued = $user;
			}
		);
		$token = $this->claims();
		self::assertSame( [ (string) $id, 3600, $id ], [ $token['uid'], $token['exp'] - $token['iat'], $issued ] );
		self::assertSame(
			[
				'name'   => 'Trần "Bình"',
				'avt'    => get_avatar_url( $id, [ 'size' => 96 ] ),
				'images' => content_url( 'uploads/hien-chat/' ),
				'author' => '1',
			],
			array_diff_key( $token['claims'], [ 'issued' => 0 ] )
		);
		self::assertEqualsWithDelta( $token['iat'] * 1000, $token['claims']['issued'], 2000, 'In milliseconds.' );
		self::assertSame( $token['iss'], $token['sub'] );
	}

	public function test_who_answers_is_an_admin_and_nobody_else_whatever_is_sent(): void {
		wp_set_current_user( 1 );
		self::assertTrue( $this->claims()['claims']['admin'] );
		foreach ( [ 'editor', 'subscriber' ] as $role ) {
			$id     = $this->as_user( $role );
			$forged = [ 'uid' => '1', 'user_id' => 1, 'admin' => true, 'claims' => [ 'admin' => true ], 'name' => 'Nguyễn Văn An' ];
			$token  = $this->claims( $forged );
			self::assertSame( [ (string) $id, false ], [ $token['uid'], isset( $token['claims']['admin'] ) ] );
			self::assertNotSame( 'Nguyễn Văn An', $token['claims']['name'] );
		}
	}

	public function test_firebase_takes_it(): void {
		$this->as_user( 'subscriber' );
		$token    = $this->rest( 'POST', '/hien/v1/chat/token' )->get_data()['token'];
		$sign_in  = fn( string $custom ): int => (int) wp_remote_retrieve_response_code(
			wp_remote_post(
				'https://identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x',
				[ 'body' => (string) wp_json_encode( [ 'token' => $custom ] ) ]
			)
		);
		self::assertSame( [ 200, 400 ], [ $sign_in( $token ), $sign_in( substr( $token, 0, -6 ) . 'AAAAAA' ) ] );
	}

	public function test_claims_stay_below_firebases_thousand_characters(): void {
		$id = $this->as_user( 'subscriber' );
		wp_update_user( [ 'ID' => $id, 'display_name' => str_repeat( 'Ệ', 250 ) ] );
		add_filter(
			'get_avatar_data',
			static fn( array $data ): array => [ 'url' => 'https://example.org/' . str_repeat( 'a', 600 ) ] + $data
		);
		$this->again( $id );
		$claims = $this->claims()['claims'];
		self::assertSame( '', $claims['avt'] );
		self::assertLessThan( 1000, strlen( (string) wp_json_encode( $claims ) ) );
	}

	public function test_visitors_get_none(): void {
		$this->assert_refused( 401, 'rest_not_logged_in' );
		$this->as_user( 'subscriber' );
		$this->claims();
	}

	public function test_the_token_of_the_blocked_says_so_and_not_why(): void {
		$id = $this->as_user( 'subscriber' );
		self::assertArrayNotHasKey( 'blocked', $this->claims()['claims'] );
		update_user_option( $id, 'hien_chat_blocked', [ 'reason' => 'Quấy rối', 'at' => 1 ] );
		$claims = $this->claims()['claims'];
		self::assertTrue( $claims['blocked'] );
		self::assertNotContains( 'Quấy rối', $claims, 'The reason is for the author.' );
	}

	public function test_a_chat_that_is_closed_or_cannot_work_gives_none(): void {
		$this->as_user( 'subscriber' );
		$site = get_option( 'hien_site' );
		update_option( 'hien_site', [ 'chat' => [ 'enabled' => 'off' ] + $site['chat'] ] + $site );
		$this->assert_refused( 503, 'hien_chat_off' );
		self::assertStringContainsString( 'trang Liên hệ', Chat_Access::off()->get_error_message() );
		$this->as_user( 'administrator' );
		self::assertStringContainsString( 'Hiên > Cài đặt', Chat_Access::off()->get_error_message() );
		$this->as_user( 'subscriber' );
		update_option( 'hien_site', [ 'chat' => [ 'enabled' => 'on' ] + $site['chat'] ] + $site );
		update_option( 'hien_chat_account', [ '{"type":"service_account"' ], false );
		$this->assert_refused( 503, 'hien_chat_off' );
		$this->set_up_chat( [ 'config' => self::web_config( 'du-an-khac' ) ] );
		$this->assert_refused( 503, 'hien_chat_off' );
	}

	public function test_it_is_limited(): void {
		$this->as_user( 'subscriber' );
		$this->claims();
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}hien_throttle SET hits = 119" );
		$this->claims();
		$last = $this->rest( 'POST', '/hien/v1/chat/token' );
		self::assertSame( 429, $last->get_status() );
		self::assertNotEmpty( $last->get_headers()['Retry-After'] );
		$this->as_user( 'subscriber' );
		$this->claims();
	}

	public function test_it_is_in_no_cache_and_in_no_get(): void {
		$id = $this->as_user( 'subscriber' );
		self::assertSame( 404, rest_do_request( new WP_REST_Request( 'GET', '/hien/v1/chat/token' ) )->get_status() );
		$this->open_session( $id );
		[ $status, $body ] = $this->call( 'POST', '/hien/v1/chat/token', [ 'X-WP-Nonce' => $this->nonce( $id ) ] );
		self::assertSame( [ 200, (string) $id ], [ $status, $body['uid'] ] );
		self::assertStringContainsString( 'no-store', $this->headers['Cache-Control'] );
	}

	public function test_the_boot_data_costs_visitors_no_query(): void {
		wp_set_current_user( 0 );
		$author = Plugin::instance()->shell->responses()['options']['author']; // Every page has them.
		self::assertSame( 0, self::count_queries( fn() => Chat_Boot::data( $author ) ) );
	}

	public function test_the_boot_data_says_who_has_a_conversation(): void {
		wp_set_current_user( 0 );
		$chat = Chat_Boot::data( [ 'name' => 'An', 'avt' => '' ] );
		self::assertSame( [ 'ready', 'hien-demo', null ], [ $chat['state'], $chat['config']['projectId'], $chat['config']['emulator'] ] );
		$id = $this->as_user( 'subscriber' );
		self::assertFalse( Signed_In_User::current()['chat_begun'] );
		update_user_option( $id, 'hien_chat_begun', '1' );
		self::assertTrue( Signed_In_User::current()['chat_begun'] );
	}
}
