<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Tests\Support\TestCase;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** A POST with an Idempotency-Key is done once. */
final class IdempotencyTest extends TestCase {

	private const KEY = '0b3a6a52-5d2e-4c8e-9a51-0d5c7a1b2c3d';

	private Notes_Controller $notes;

	protected function setUp(): void {
		parent::setUp();
		$this->notes = new Notes_Controller();
		add_action( 'rest_api_init', [ $this->notes, 'register_routes' ] );
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9' );
	}

	public function test_the_same_key_gets_the_stored_response(): void {
		foreach ( range( 1, 3 ) as $ignored ) {
			$response = $this->send();
			self::assertSame( [ 201, [ 'id' => '1', 'text' => 'Một' ] ], [ $response->get_status(), $response->get_data() ] );
		}
		$this->send( strtoupper( str_replace( '-', '', self::KEY ) ) );
		self::assertSame( [ 'Một' ], $this->stored() );
	}

	public function test_another_key_or_none_is_another_request(): void {
		$this->send();
		$this->send( wp_generate_uuid4() );
		$this->send( null );
		$this->send( null );
		self::assertCount( 4, $this->stored() );
	}

	public function test_another_body_with_the_key_is_refused_and_the_time_in_the_form_is_no_difference(): void {
		$this->send();
		$response = $this->send( params: [ 'text' => 'Hai' ] );
		self::assertSame( [ 422, 'hien_idempotency_key_reused' ], [ $response->get_status(), $response->get_data()['code'] ] );
		self::assertSame( 201, $this->send( params: [ 'text' => 'Một', 'seconds' => 90 ] )->get_status() );
		self::assertSame( [ 'Một' ], $this->stored() );
	}

	public function test_a_key_is_of_one_visitor(): void {
		$this->send();
		$this->as_user( 'subscriber' );
		self::assertSame( '2', $this->send()->get_data()['id'] );
		$this->as_user( 'subscriber' );
		self::assertSame( '3', $this->send()->get_data()['id'] );
		wp_set_current_user( 0 );
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.10' );
		self::assertSame( '4', $this->send()->get_data()['id'] );
	}

	public function test_who_may_no_longer_write_gets_no_stored_response(): void {
		$this->send();
		$this->notes->permission = new WP_Error( 'rest_forbidden', 'Không.', [ 'status' => 403 ] );
		self::assertSame( 403, $this->send()->get_status() );
	}

	public function test_what_failed_may_be_tried_again(): void {
		$fail = static fn(): mixed => throw new RuntimeException( 'Hỏng.' );
		add_filter( 'pre_update_option_notes', $fail );
		try {
			$this->send();
			self::fail( 'The failure is not hidden.' );
		} catch ( RuntimeException ) {
			remove_filter( 'pre_update_option_notes', $fail );
		}
		self::assertSame( 201, $this->send()->get_status() );
	}

	public function test_a_long_response_is_not_stored(): void {
		$long = [ 'text' => str_repeat( 'a', 66_000 ) ];
		self::assertSame( [ 201, 201 ], [ $this->send( params: $long )->get_status(), $this->send( params: $long )->get_status() ] );
		self::assertCount( 2, $this->stored() );
		self::assertSame( '0', $this->rows() );
	}

	public function test_that_of_the_longest_comment_is(): void {
		$text = [ 'text' => str_repeat( 'ệ', 5000 ) . str_repeat( 'ệ', 5000 ) ]; // As it was typed, and as HTML.
		self::assertSame( [ 201, 201 ], [ $this->send( params: $text )->get_status(), $this->send( params: $text )->get_status() ] );
		self::assertCount( 1, $this->stored() );
	}

	public function test_a_token_of_the_chat_is_not_stored(): void {
		$controller = new Notes_Controller( 'chat/token' );
		add_action( 'rest_api_init', [ $controller, 'register_routes' ], 9 ); // Before the chat's own route.
		$GLOBALS['wp_rest_server'] = null;
		self::assertSame( 201, $this->send( path: '/hien/v1/chat/token' )->get_status() );
		self::assertSame( '0', $this->rows() );
	}

	public function test_an_error_is_not_stored(): void {
		$key  = wp_generate_uuid4();
		$send = fn(): int => $this->send(
			$key,
			'/hien/v1/contact',
			[ 'type' => 'Liên hệ', 'content' => 'Chào', 'name' => 'An', 'email' => 'an@example.org', 'seconds' => $this->seconds ]
		)->get_status();
		self::assertSame( [ 400 ], [ $send() ] );
		$this->seconds = 5;
		self::assertSame( [ 201, 201, 201 ], [ $send(), $send(), $send() ] );
		self::assertCount( 1, get_posts( [ 'post_type' => 'hien_message', 'post_status' => 'hien_unread' ] ) );
	}

	private int $seconds = 0;

	public function test_a_second_request_while_the_first_still_runs_is_told_so(): void {
		$second = null;
		add_filter(
			'pre_update_option_notes',
			function ( mixed $value ) use ( &$second ): mixed {
				$second ??= $this->send();
				return $value;
			}
		);
		self::assertSame( 201, $this->send()->get_status() );
		self::assertInstanceOf( WP_REST_Response::class, $second );
		self::assertSame( [ 409, 'hien_still_running' ], [ $second->get_status(), $second->get_data()['code'] ] );
		self::assertSame( [ 'Một' ], $this->stored() );
	}

	public function test_where_the_database_refuses_the_key_nothing_is_done(): void {
		if ( self::is_sqlite() ) {
			self::markTestSkipped( 'A query that fails ends the transaction of the test there.' );
		}
		$GLOBALS['wpdb']->suppress_errors();
		add_filter(
			'query',
			static fn( string $query ): string => str_replace( 'INSERT IGNORE INTO', 'INSERT IGNORE READ_ONLY INTO', $query )
		);
		$response = $this->send();
		self::assertSame( [ 503, 'hien_not_stored' ], [ $response->get_status(), $response->get_data()['code'] ] );
		self::assertSame( [], $this->stored() );
	}

	public function test_a_request_that_died_does_not_block_its_key(): void {
		global $wpdb;
		$this->send();
		$wpdb->query(
			$wpdb->prepare( "UPDATE {$wpdb->prefix}hien_idempotency SET status = 0, expires = %d", time() + DAY_IN_SECONDS - 60 )
		);
		self::assertSame( 409, $this->send()->get_status() );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_idempotency SET expires = %d", time() + DAY_IN_SECONDS - 121 ) );
		self::assertSame( 201, $this->send()->get_status() );
	}

	public function test_after_a_day_it_is_forgotten(): void {
		global $wpdb;
		$this->send();
		do_action( 'hien_daily' );
		self::assertSame( '1', $this->rows(), 'A day has not passed.' );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_idempotency SET expires = %d", time() ) );
		$this->send();
		self::assertCount( 2, $this->stored() );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_idempotency SET expires = %d", time() ) );
		do_action( 'hien_daily' );
		self::assertSame( '0', $this->rows() );
	}

	public function test_nothing_that_identifies_the_visitor_or_the_body_is_stored(): void {
		global $wpdb;
		$this->send();
		$row = implode( ' ', $wpdb->get_row( "SELECT id, request FROM {$wpdb->prefix}hien_idempotency", ARRAY_N ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64} [0-9a-f]{64}$/', $row );
	}

	public function test_a_key_that_is_no_uuid_is_refused(): void {
		$response = $this->send( '1' );
		self::assertSame(
			[ 400, 'hien_invalid_idempotency_key', [] ],
			[ $response->get_status(), $response->get_data()['code'], $this->stored() ]
		);
	}

	public function test_other_methods_and_other_namespaces_are_left_alone(): void {
		update_option( 'notes', [ '1' => 'Một' ] );
		foreach ( [ 'Hai', 'Ba' ] as $text ) {
			self::assertSame(
				$text,
				$this->send( path: '/hien/v1/notes/1', params: [ 'text' => $text ], method: 'PUT' )->get_data()['text']
			);
		}
		$this->as_user( 'administrator' );
		$create = fn(): int => (int) $this->send( path: '/wp/v2/posts', params: [ 'title' => 'Bài' ] )->get_data()['id'];
		self::assertNotSame( $create(), $create() );
	}

	public function test_the_app_on_another_origin_may_send_the_header(): void {
		self::assertContains( 'Idempotency-Key', apply_filters( 'rest_allowed_cors_headers', [], new WP_REST_Request() ) );
	}

	/** @param array<string,mixed> $params */
	private function send(
		?string $key = self::KEY,
		string $path = '/hien/v1/notes',
		array $params = [ 'text' => 'Một' ],
		string $method = 'POST'
	): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		if ( null !== $key ) {
			$request->set_header( 'Idempotency-Key', $key );
		}
		$request->set_body_params( $params );
		self::register_routes( $path );
		return rest_do_request( $request );
	}

	/** @return list<string> */
	private function stored(): array {
		return array_values( (array) get_option( 'notes', [] ) );
	}

	private function rows(): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hien_idempotency" );
	}
}
