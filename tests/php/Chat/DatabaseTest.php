<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Chat\Database;
use Hien\Chat\Database_Error;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The chat's database as the site reads and writes it, against the development server. */
final class DatabaseTest extends TestCase {

	use Firebase;

	protected function setUp(): void {
		parent::setUp();
		$this->connect_firebase();
	}

	public function test_it_reads_what_it_has_written(): void {
		self::assertNull( Database::get( 'threads/7' ) );
		Database::put( 'threads/7', [ 'name' => 'Bình "B" </script>', 'lastAt' => 5 ] );
		Database::patch( 'threads', [ '7/lastAt' => 9, '8' => [ 'lastAt' => 3 ], '9' => null ] );
		self::assertEquals( [ 'lastAt' => 9, 'name' => 'Bình "B" </script>' ], Database::get( 'threads/7' ) );
		self::assertSame( [ 7 => true, 8 => true ], Database::get( 'threads', [ 'shallow' => true ] ) );
		self::assertSame( [ 7 ], array_keys( Database::get( 'threads', [ 'orderBy' => 'lastAt', 'limitToLast' => 1 ] ) ) );
		Database::delete( 'threads/7' );
		self::assertSame( [ 8 ], array_keys( Database::get( 'threads' ) ) );
		self::assertArrayHasKey( 'chats', Database::get( '.settings/rules' )['rules'] );
	}

	public function test_a_refusal_is_remembered_until_the_database_answers_again(): void {
		Database::get( 'threads' );
		self::assertSame( 'good', Database::check()->status );
		$this->google = static fn(): array => [
			'headers' => [],
			'body' => '{"error":"Permission denied"}',
			'response' => [ 'code' => 403, 'message' => '' ],
			'cookies' => [],
			'filename' => null,
		];
		try {
			Database::get( 'threads' );
			self::fail( 'It is refused.' );
		} catch ( Database_Error $error ) {
			self::assertSame( Database_Error::PROJECT, $error->kind );
			self::assertSame( [ 'critical', $error->getMessage() ], [ Database::check()->status, Database::check()->advice ] );
		}
		$this->google = null;
		Database::get( 'threads' );
		self::assertSame( 'good', Database::check()->status );
	}

	public function test_children_with_numbers_for_keys_keep_them(): void {
		Database::put( 'blocked', [ '1' => 10, '2' => 20, '4' => 40 ] );
		self::assertSame( [ 1 => 10, 2 => 20, 4 => 40 ], Database::get( 'blocked' ) );
	}

	public function test_a_path_from_outside_stays_below_its_parent(): void {
		Database::put( 'threads/7', [ 'name' => 'A' ] );
		self::assertNull( Database::get( 'threads/7?x=1&y/name' ) );
		self::assertStringContainsString( '/threads/7%3Fx%3D1%26y/name.json?', $this->sent[ array_key_last( $this->sent ) ]['url'] );
	}

	public function test_the_token_is_kept_and_asked_for_again_once_it_is_refused(): void {
		$tokens = fn(): int => count(
			array_filter( $this->sent, static fn( array $request ): bool => str_contains( $request['url'], 'oauth2' ) )
		);
		Database::get( 'threads' );
		Database::get( 'threads' );
		self::assertSame( 0, $tokens(), 'The one that emptied the database still holds.' );

		$kept = $this->kept_tokens();
		self::assertCount( 1, $kept );
		set_transient( $kept[0], [ 'token' => 'withdrawn' ], 60 );
		Database::get( 'threads' );
		self::assertSame( 1, $tokens() );
		self::assertNotSame( [ 'token' => 'withdrawn' ], get_transient( $kept[0] ) );
	}

	/** @return list<string> Names of transients. */
	private function kept_tokens(): array {
		global $wpdb;
		$names = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '\_transient\_hien\_chat%'" );
		return array_map( static fn( string $name ): string => substr( $name, strlen( '_transient_' ) ), $names );
	}

	private function fails( string $kind ): string {
		try {
			Database::get( 'threads' );
		} catch ( Database_Error $error ) {
			self::assertSame( $kind, $error->kind );
			return $error->getMessage();
		}
		self::fail( 'It did not fail.' );
	}

	/**
	 * @return array<string,array{string,array<string,mixed>|\WP_Error,string}> What answers, its answer (its date as an age), kind of the
	 *     error.
	 */
	public static function failures(): array {
		$answer = static fn( int $status, string $body, string $date = 'now' ): array => [
			'headers'  => [ 'date' => $date ],
			'body'     => $body,
			'response' => [ 'code' => $status, 'message' => '' ],
			'cookies'  => [],
			'filename' => null,
		];
		return [
			'a key that was deleted'       => [
				'oauth2',
				$answer( 400, '{"error":"invalid_grant","error_description":"Invalid JWT Signature."}' ),
				'key',
			],
			'an account that was deleted'  => [
				'oauth2',
				$answer( 400, '{"error":"invalid_grant","error_description":"Invalid grant: account not found"}' ),
				'key',
			],
			'a clock that Google refuses'  => [
				'oauth2',
				$answer( 400, '{"error":"invalid_grant","error_description":"Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim."}' ),
				'clock',
			],
			'a clock that Google shows'    => [ 'oauth2', $answer( 400, '{"error":"invalid_grant"}', '-20 minutes' ), 'clock' ],
			'Google without tokens'        => [ 'oauth2', $answer( 503, '<html>' ), 'network' ],
			'another server than Google'   => [ 'oauth2', $answer( 200, '<html>Đăng nhập Wi-Fi</html>' ), 'network' ],
			'no network for the token'     => [ 'oauth2', new \WP_Error( 'http_request_failed', 'cURL error 28' ), 'network' ],
			'no such database'             => [ 'firebasedatabase', $answer( 404, '{"error":"404 Not Found"}' ), 'project' ],
			'a database that is switched off' => [
				'firebasedatabase',
				$answer( 423, '{"error":"The Firebase database has been disabled."}' ),
				'project',
			],
			'a database of somebody else'  => [ 'firebasedatabase', $answer( 401, '{"error":"Unauthorized request."}' ), 'project' ],
			'an index that is missing'     => [
				'firebasedatabase',
				$answer( 400, '{"error":"Index not defined, add \".indexOn\": \"lastAt\", for path \"/threads\", to the rules"}' ),
				'rules',
			],
			'what is too large for it'     => [
				'firebasedatabase',
				$answer( 400, '{"error":"Data to write exceeds the maximum size that can be modified with a single request."}' ),
				'request',
			],
			'a database that is down'      => [ 'firebasedatabase', $answer( 500, '' ), 'network' ],
			'no network for the database'  => [ 'firebasedatabase', new \WP_Error( 'http_request_failed', 'cURL error 7' ), 'network' ],
		];
	}

	/** @param array<string,mixed>|\WP_Error $answer */
	#[DataProvider( 'failures' )]
	public function test_each_failure_is_named_without_the_secret( string $where, array|\WP_Error $answer, string $kind ): void {
		array_map( 'delete_transient', $this->kept_tokens() );
		if ( is_array( $answer ) ) {
			// Made here: cases are listed when the run begins, long before this one.
			$answer['headers']['date'] = gmdate( 'D, d M Y H:i:s', (int) strtotime( $answer['headers']['date'] ) ) . ' GMT';
		}
		$this->google = static fn( string $url ): array|\WP_Error|null => str_contains( $url, $where ) ? $answer : null;
		self::assertStringNotContainsString( 'PRIVATE', $this->fails( $kind ) );
	}

	public function test_a_site_that_is_not_set_up_says_so(): void {
		$this->set_up_chat( [ 'account' => '' ] );
		$this->fails( 'key' );
		$this->set_up_chat( [ 'config' => '' ] );
		self::assertStringContainsString( 'chưa có cấu hình', $this->fails( 'config' ) );
		self::assertSame( [], $this->sent );
	}

	public function test_the_account_of_another_project_is_not_used(): void {
		$this->set_up_chat( [ 'config' => self::web_config( 'du-an-khac' ) ] );
		self::assertStringContainsString( '“hien-demo”, còn cấu hình là của dự án “du-an-khac”', $this->fails( 'project' ) );
		self::assertSame( [], $this->sent );
	}
}
