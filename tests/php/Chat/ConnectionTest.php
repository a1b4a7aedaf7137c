<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Database;
use Hien\Chat\Database_Rules;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** "Kiểm tra kết nối": each step of the way, and the sentence for each way to fail. */
final class ConnectionTest extends TestCase {

	use Firebase;

	protected function setUp(): void {
		parent::setUp();
		$this->connect_firebase();
		wp_set_current_user( 1 );
	}

	/** @return array{ok:bool,kind:string,steps:list<array{label:string,problem:string|null}>} */
	private function check(): array {
		$response = $this->rest( 'POST', '/hien/v1/chat/connection' );
		self::assertSame( 200, $response->get_status() );
		return $response->get_data();
	}

	/** The sentence of the only step that fails, counted from 1. */
	private function fails( string $kind, int $step ): string {
		$result   = $this->check();
		$problems = array_filter( array_column( $result['steps'], 'problem' ) );
		self::assertSame(
			[ false, $kind, [ $step - 1 ], $step < 3 ? $step : 4 ],
			[ $result['ok'], $result['kind'], array_keys( $problems ), count( $result['steps'] ) ],
			'Without the database nothing further is tried.'
		);
		self::assertStringNotContainsString( 'PRIVATE', (string) wp_json_encode( $result ) );
		return $problems[ $step - 1 ];
	}

	public function test_a_good_connection_passes_every_step_and_leaves_nothing(): void {
		$result = $this->check();
		self::assertSame(
			[ true, '', [ null, null, null, null ] ],
			[ $result['ok'], $result['kind'], array_column( $result['steps'], 'problem' ) ]
		);
		self::assertSame(
			[ 'POST', 'PUT', 'GET', 'DELETE', 'POST', 'GET' ],
			array_column( $this->sent, 'method' ),
			'It asks for a new token, as the key may be new.'
		);
		self::assertNull( Database::get( '' ) );
	}

	public function test_a_key_that_was_replaced_in_firebase_is_found_though_its_token_still_holds(): void {
		$this->check();
		$this->google = static fn( string $url ): ?array => str_contains( $url, 'oauth2' )
			? self::answer( 400, '{"error":"invalid_grant","error_description":"Invalid JWT Signature."}' )
			: null;
		self::assertStringContainsString( 'Google không nhận khóa', $this->fails( 'key', 2 ) );
	}

	public function test_rules_that_differ_are_named_however_they_are_written(): void {
		$turned = static function ( mixed $rules ) use ( &$turned ): mixed {
			return is_array( $rules ) && ! array_is_list( $rules ) ? array_reverse( array_map( $turned, $rules ) ) : $rules;
		};
		Database::put( '.settings/rules', $turned( json_decode( Database_Rules::text(), true ) ) );
		self::assertTrue( $this->check()['ok'] );
		$this->google = static fn( string $url ): ?array => str_contains( $url, '.settings' )
			? self::answer( 200, "{\n  /* Visit https://firebase.google.com/docs/database/security */\n  \"rules\": { \".read\": false, \".write\": false }\n}" )
			: null;
		self::assertStringContainsString( 'Bộ quy tắc', $this->fails( 'rules', 4 ) );
	}

	public function test_rules_that_let_everybody_read_and_write_are_not_ours(): void {
		$open = static function ( mixed $rules ) use ( &$open ): mixed {
			return is_array( $rules ) ? array_map( $open, $rules ) : true;
		};
		$this->google = static fn( string $url ): ?array => str_contains( $url, '.settings' )
			? self::answer( 200, (string) wp_json_encode( $open( json_decode( Database_Rules::text(), true ) ) ) )
			: null;
		self::assertStringContainsString( 'Bộ quy tắc', $this->fails( 'rules', 4 ) );
	}

	public function test_the_settings_remember_whether_the_rules_are_published(): void {
		$state  = static fn(): string => Database_Rules::state()['state'];
		self::assertSame( 'unknown', $state() );
		self::assertSame( $this->check()['rules'], Database_Rules::state() );
		self::assertSame( 'published', $state() );
		self::assertStringContainsString( wp_date( 'd/m/Y' ), Database_Rules::state()['text'] );

		update_option( 'hien_chat_rules', [ 'hash' => 'of the rules before an update of the plugin' ] + get_option( 'hien_chat_rules' ) );
		self::assertSame( 'outdated', $state() );

		$this->google = static fn( string $url ): ?array => str_contains( $url, '.settings' )
			? self::answer( 200, '{"rules":{".read":false}}' )
			: null;
		self::assertSame( 'different', $this->check()['rules']['state'] );
		$this->google = static fn(): \WP_Error => new \WP_Error( 'http_request_failed', 'offline' );
		self::assertSame( 'different', $this->check()['rules']['state'], 'The last comparison counts.' );

		$this->set_up_chat( [ 'config' => str_replace( 'asia-southeast1', 'europe-west1', self::web_config() ) ] );
		self::assertSame( 'unknown', $state(), 'Another database.' );
	}

	public function test_the_probe_is_removed_though_it_cannot_be_read(): void {
		$this->google = static fn( string $url, string $method ): ?array => str_contains( $url, '/probe/' ) && 'GET' === $method
			? self::answer( 500, '' )
			: null;
		$this->fails( 'network', 2 );
		$this->google = null;
		self::assertNull( Database::get( 'probe' ) );
	}

	/** @return array<string,array{string,string,string}> Google's answer, kind, words of the sentence. */
	public static function refused_sign_ins(): array {
		return [
			'Authentication is not begun' => [ 'CONFIGURATION_NOT_FOUND', 'config', 'chưa bật Authentication' ],
			'another API key'             => [ 'API key not valid. Please pass a valid API key.', 'config', 'apiKey' ],
			'an account of elsewhere'     => [ 'CREDENTIAL_MISMATCH', 'project', 'cùng một dự án' ],
			'a token that is refused'     => [ 'INVALID_CUSTOM_TOKEN', 'key', 'khóa' ],
		];
	}

	#[DataProvider( 'refused_sign_ins' )]
	public function test_what_keeps_members_from_signing_in_is_named( string $message, string $kind, string $words ): void {
		$this->google = static fn( string $url ): ?array => str_contains( $url, 'identitytoolkit' )
			? self::answer( 400, (string) wp_json_encode( [ 'error' => [ 'message' => $message ] ] ) )
			: null;
		self::assertStringContainsString( $words, $this->fails( $kind, 3 ) );
	}

	public function test_a_site_that_is_not_set_up_says_what_is_missing(): void {
		$this->set_up_chat( [ 'account' => '' ] );
		self::assertStringContainsString( 'chưa có khóa', $this->fails( 'key', 1 ) );
	}

	public function test_only_the_owner_may_check(): void {
		foreach ( [ 'editor' => 403, 'subscriber' => 403 ] as $role => $status ) {
			$this->as_user( $role );
			self::assertSame( $status, $this->rest( 'POST', '/hien/v1/chat/connection' )->get_status() );
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'POST', '/hien/v1/chat/connection' )->get_status() );
		self::assertSame( [], $this->sent );
	}

	/** @return array<string,mixed> */
	private static function answer( int $status, string $body ): array {
		return [
			'headers'  => [],
			'body'     => $body,
			'response' => [ 'code' => $status, 'message' => '' ],
			'cookies'  => [],
			'filename' => null,
		];
	}
}
