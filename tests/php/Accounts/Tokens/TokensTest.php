<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Tokens;

use Hien\Accounts\Tokens\Access_Token;
use Hien\Accounts\Tokens\Bearer;
use Hien\Accounts\Tokens\Session_Store;
use Hien\Accounts\Tokens\Signing_Key;
use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use Hien\Vendor\Firebase\JWT\JWT;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Session_Tokens;
use WP_User;

/** Tokens of the API as Bearer: which count, which do not, and what ends them. */
final class TokensTest extends TestCase {

	use RestCalls;

	private WP_User $member;

	private string $secret;

	private string $token;

	protected function setUp(): void {
		parent::setUp();
		$this->member = new WP_User( $this->make->user() );
		$this->secret = WP_Session_Tokens::get_instance( $this->member->ID )->create( time() + HOUR_IN_SECONDS );
		$token        = Access_Token::issue( $this->member, Session_Store::verifier( $this->secret ) );
		self::assertIsString( $token );
		$this->token = $token;
	}

	#[TestWith( [ 'Authorization', 'Bearer %s' ] )]
	#[TestWith( [ 'Authorization', 'bearer %s' ] )]
	#[TestWith( [ 'Authorization', 'BEARER   %s ' ] )]
	#[TestWith( [ 'REDIRECT_HTTP_AUTHORIZATION', 'Bearer %s' ] )]
	public function test_a_token_is_its_member( string $header, string $value ): void {
		[ $status, $me ] = $this->call( 'GET', '/wp/v2/users/me', [ $header => sprintf( $value, $this->token ) ] );
		self::assertSame( [ 200, $this->member->ID ], [ $status, $me['id'] ?? null ] );
		self::assertStringContainsString( 'no-store', $this->headers['Cache-Control'] );
	}

	public function test_it_says_what_the_well_known_plugin_says_and_dies_after_30_minutes(): void {
		[ $header, $claims ] = array_map(
			static fn( string $part ): array => json_decode( JWT::urlsafeB64Decode( $part ), true ),
			array_slice( explode( '.', $this->token ), 0, 2 )
		);
		self::assertSame( [ 'JWT', 'HS256' ], [ $header['typ'], $header['alg'] ] );
		self::assertSame(
			[ 'http://example.org', 'http://example.org/wp-json', $this->member->ID ],
			[ $claims['iss'], $claims['aud'], $claims['data']['user']['id'] ]
		);
		self::assertSame( [ 1800, -60 ], [ $claims['exp'] - $claims['iat'], $claims['nbf'] - $claims['iat'] ] );
		self::assertStringNotContainsString(
			$this->secret,
			(string) wp_json_encode( $claims ),
			'The secret of the session stays in its cookie.'
		);
		self::assertStringNotContainsString( substr( $this->member->user_pass, 8, 12 ), (string) wp_json_encode( $claims ) );
	}

	public function test_it_counts_at_another_server_whose_clock_is_a_little_slow(): void {
		JWT::$timestamp = time() - 30;
		try {
			self::assertIsArray( Access_Token::read( $this->token ) );
		} finally {
			JWT::$timestamp = null;
		}
	}

	public function test_it_needs_no_nonce_and_counts_before_a_cookie(): void {
		$this->open_session( $this->make->user() );
		[ $status, $me ] = $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer $this->token" ] );
		self::assertSame( [ 200, $this->member->ID ], [ $status, $me['id'] ?? null ] );
	}

	public function test_its_session_is_the_present_one_among_the_members_own(): void {
		$others = WP_Session_Tokens::get_instance( $this->member->ID );
		$other  = $others->create( time() + HOUR_IN_SECONDS );
		$bearer = [ 'Authorization' => "Bearer $this->token" ];
		self::assertSame(
			[ true, false ],
			array_column( $this->call( 'GET', '/hien/v1/account/sessions', $bearer )[1]['data'], 'current' )
		);
		[ $status, $left ] = $this->call( 'DELETE', '/hien/v1/account/sessions', $bearer );
		self::assertSame( [ 200, [ true ] ], [ $status, array_column( $left['data'], 'current' ) ] );
		self::assertSame( [ true, false ], [ $others->verify( $this->secret ), $others->verify( $other ) ] );
	}

	public function test_its_session_is_seen(): void {
		$sessions = WP_Session_Tokens::get_instance( $this->member->ID );
		$sessions->update( $this->secret, [ 'login' => time() - 2 * HOUR_IN_SECONDS ] + $sessions->get( $this->secret ) );
		$_SERVER['REQUEST_URI']        = '/wp-json/hien/v1/posts';
		$_SERVER['HTTP_AUTHORIZATION'] = "Bearer $this->token";
		unset( $GLOBALS['current_user'] );
		do_action( 'wp_loaded' );
		self::assertEqualsWithDelta( time(), $sessions->get( $this->secret )['hien_seen'] ?? 0, 60 );
	}

	/** @param array<string,string> $query */
	#[TestWith( [ '/tai-khoan?hien-screen=1', [ 'hien-screen' => '1' ], true ] )]
	#[TestWith( [ '/tai-khoan', [], false ] )]
	public function test_it_counts_where_the_app_asks_for_a_page( string $address, array $query, bool $counts ): void {
		$_SERVER['REQUEST_URI']        = $address;
		$_SERVER['HTTP_AUTHORIZATION'] = "Bearer $this->token";

		$_GET = $query;
		unset( $GLOBALS['current_user'] );
		self::assertSame( $counts ? $this->member->ID : 0, get_current_user_id() );
	}

	/** @return array<string,array{callable(self):string}> What an attacker sends. */
	public static function forgeries(): array {
		return [
			'alg none'                     => [
				static fn( self $test ): string => $test->forged( header: [ 'alg' => 'none' ], sign: static fn(): string => '' ),
			],
			'alg none, with the signature' => [ static fn( self $test ): string => $test->forged( header: [ 'alg' => 'none' ] ) ],
			'alg that is no text'          => [ static fn( self $test ): string => $test->forged( header: [ 'alg' => [ 'HS256' ] ] ) ],
			'HS512 with our key'           => [
				static fn( self $test ): string => $test->forged(
					header: [ 'alg' => 'HS512' ],
					sign: static fn( string $text, string $key ): string => hash_hmac( 'sha512', $text, $key, true )
				),
			],
			'RS256 signed as HS256'        => [ static fn( self $test ): string => $test->forged( header: [ 'alg' => 'RS256' ] ) ],
			'another key'                  => [
				static fn( self $test ): string => $test->forged(
					sign: static fn( string $text ): string => hash_hmac( 'sha256', $text, str_repeat( 'x', 64 ), true )
				),
			],
			'an empty key'                 => [
				static fn( self $test ): string => $test->forged(
					sign: static fn( string $text ): string => hash_hmac( 'sha256', $text, '', true )
				),
			],
			'the id of another key'        => [ static fn( self $test ): string => $test->forged( header: [ 'kid' => 'khac' ] ) ],
			'no id of a key'               => [ static fn( self $test ): string => $test->forged( header: [ 'kid' => null ] ) ],
			'an id that is no text'        => [ static fn( self $test ): string => $test->forged( header: [ 'kid' => [ 'a' => 'b' ] ] ) ],
			'another audience'             => [
				static fn( self $test ): string => $test->forged( [ 'aud' => 'http://example.org/khac' ] ),
			],
			'several audiences'            => [
				static fn( self $test ): string => $test->forged( [ 'aud' => [ 'http://example.org/wp-json' ] ] ),
			],
			'no audience'                  => [ static fn( self $test ): string => $test->forged( [ 'aud' => null ] ) ],
			'another issuer'               => [
				static fn( self $test ): string => $test->forged( [ 'iss' => 'https://evil.example' ] ),
				'jwt_auth_bad_iss',
			],
			'no issuer'                    => [ static fn( self $test ): string => $test->forged( [ 'iss' => null ] ), 'jwt_auth_bad_iss' ],
			'expired'                      => [ static fn( self $test ): string => $test->forged( [ 'exp' => time() ] ) ],
			'without an end'               => [ static fn( self $test ): string => $test->forged( [ 'exp' => null ] ) ],
			'not yet valid'                => [ static fn( self $test ): string => $test->forged( [ 'nbf' => time() + 60 ] ) ],
			'without a beginning'          => [ static fn( self $test ): string => $test->forged( [ 'nbf' => null ] ) ],
			'another member'               => [ static fn( self $test ): string => $test->forged( data: [ 'user' => [ 'id' => 1 ] ] ) ],
			'a member as text'             => [
				static fn( self $test ): string => $test->forged( data: [ 'user' => [ 'id' => (string) $test->member->ID ] ] ),
			],
			'another session'              => [
				static fn( self $test ): string => $test->forged( data: [ 'session' => str_repeat( 'a', 64 ) ] ),
			],
			'no mark'                      => [ static fn( self $test ): string => $test->forged( data: [ 'mark' => null ] ) ],
			'no data'                      => [ static fn( self $test ): string => $test->forged( [ 'data' => 'x' ] ) ],
			'changed claims'               => [
				static fn( self $test ): string => implode(
					'.',
					array_replace(
						explode( '.', $test->token ),
						[ 1 => explode( '.', $test->forged( data: [ 'user' => [ 'id' => 1 ] ] ) )[1] ]
					)
				),
			],
			'a cut signature'              => [ static fn( self $test ): string => substr( $test->token, 0, -5 ) ],
			'four parts'                   => [ static fn( self $test ): string => "$test->token.x" ],
			'two tokens'                   => [ static fn( self $test ): string => "$test->token $test->token" ],
			'nothing'                      => [ static fn(): string => '' ],
			'rubbish'                      => [ static fn(): string => '{}.[].%00' ],
		];
	}

	/** @param callable(self):string $forge */
	#[DataProvider( 'forgeries' )]
	public function test_what_is_forged_is_refused( callable $forge, string $code = 'jwt_auth_invalid_token' ): void {
		$this->open_session( $this->member->ID );
		$headers = [ 'Authorization' => 'Bearer ' . $forge( $this ), 'X-WP-Nonce' => $this->nonce( $this->member->ID ) ];
		$is_ours = ! in_array( $this->dataName(), [ 'nothing', 'rubbish' ], true ); // The others can be known as ours.
		foreach ( [ '/hien/v1/posts', ...( $is_ours ? [ '/wp/v2/posts' ] : [] ) ] as $path ) {
			[ $status, $body ] = $this->call( 'GET', $path, $headers );
			self::assertSame( [ 401, $code ], [ $status, $body['code'] ?? null ], "Also where nobody or a cookie would do: $path" );
		}
	}

	/** @return array<string,array{string}> Tokens that may be another plugin's. */
	public static function foreign(): array {
		$jwt = static fn( array $header, array $claims ): string => implode(
			'.',
			array_map( static fn( array $part ): string => JWT::urlsafeB64Encode( (string) wp_json_encode( $part ) ), [ $header, $claims ] )
		) . '.chuky';
		return [
			'a random one'                       => [ str_repeat( '0a1b', 10 ) ],
			'three parts that are no JWT'        => [ 'x.y.z' ],
			'JSON of other types'                => [ JWT::urlsafeB64Encode( '"kid"' ) . '.' . JWT::urlsafeB64Encode( '7' ) . '.x' ],
			'nothing'                            => [ '' ],
			'a JWT of a service'                 => [
				$jwt( [ 'alg' => 'RS256', 'kid' => 'a1' ], [ 'iss' => 'https://id.example', 'aud' => 'client-1', 'sub' => '7' ] ),
			],
			'a JWT of a plugin that names the site' => [
				$jwt( [ 'alg' => 'HS256', 'typ' => 'JWT' ], [ 'iss' => 'http://example.org', 'data' => [ 'user' => [ 'id' => 1 ] ] ] ),
			],
		];
	}

	#[DataProvider( 'foreign' )]
	public function test_another_plugins_token_is_left_to_it( string $token ): void {
		add_filter( 'determine_current_user', fn( mixed $id ): mixed => $id ?: $this->member->ID, 25 );
		[ $status, $me ] = $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer $token" ] );
		self::assertSame( [ 200, $this->member->ID ], [ $status, $me['id'] ?? null ] );
	}

	#[DataProvider( 'foreign' )]
	public function test_a_foreign_token_that_nobody_knows_is_no_error_but_at_our_routes( string $token ): void {
		$bearer = [ 'Authorization' => "Bearer $token" ];
		self::assertSame(
			[ 200, 401, 401 ],
			[
				$this->call( 'GET', '/wp/v2/posts', $bearer )[0],
				$this->call( 'GET', '/wp/v2/users/me', $bearer )[0],
				$this->call( 'GET', '/hien/v1/posts', $bearer )[0],
			]
		);
		$this->open_session( $this->member->ID );
		self::assertSame( 401, $this->call( 'GET', '/wp/v2/users/me', $bearer )[0], 'A cookie needs its nonce as ever.' );
		self::assertSame(
			200,
			$this->call( 'GET', '/wp/v2/users/me', $bearer + [ 'X-WP-Nonce' => $this->nonce( $this->member->ID ) ] )[0]
		);
	}

	public function test_at_our_routes_too_another_plugin_can_vouch_for_its_token(): void {
		add_filter( 'determine_current_user', fn( mixed $id ): mixed => $id ?: $this->member->ID, 25 );
		add_filter( 'rest_authentication_errors', static fn( mixed $errors ): mixed => $errors ?? true );
		[ $status, $account ] = $this->call( 'GET', '/hien/v1/account', [ 'Authorization' => 'Bearer của-plugin-khác' ] );
		self::assertSame( [ 200, $this->member->ID ], [ $status, $account['id'] ?? null ] );
	}

	public function test_the_forgeries_differ_from_a_token_that_counts_in_one_thing(): void {
		self::assertSame( 200, $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => 'Bearer ' . $this->forged() ] )[0] );
	}

	/** @return array<string,array{callable(self):mixed}> */
	public static function endings(): array {
		return [
			'a new password'      => [ static fn( self $test ) => wp_set_password( 'mật khẩu mới', $test->member->ID ) ],
			'a new one in wp-admin' => [
				static fn( self $test ) => wp_update_user( [ 'ID' => $test->member->ID, 'user_pass' => 'mật khẩu mới' ] ),
			],
			'its session ended'   => [
				static fn( self $test ) => WP_Session_Tokens::get_instance( $test->member->ID )->destroy( $test->secret ),
			],
			'all sessions ended'  => [ static fn( self $test ) => WP_Session_Tokens::get_instance( $test->member->ID )->destroy_all() ],
			'its session expired' => [
				static fn( self $test ) => WP_Session_Tokens::get_instance( $test->member->ID )->update(
					$test->secret,
					[ 'expiration' => time() - 1 ]
				),
			],
			'the account deleted' => [ static fn( self $test ) => wp_delete_user( $test->member->ID ) ],
			'another key'         => [ static fn() => update_option( 'hien_jwt_key', str_repeat( 'z', 64 ) ) ],
		];
	}

	/** @param callable(self):mixed $ending */
	#[DataProvider( 'endings' )]
	public function test_a_token_ends_with( callable $ending ): void {
		$ending( $this );
		foreach ( [ '/hien/v1/posts', '/wp/v2/posts' ] as $path ) {
			[ $status, $body ] = $this->call( 'GET', $path, [ 'Authorization' => "Bearer $this->token" ] );
			self::assertSame( [ 401, 'jwt_auth_invalid_token' ], [ $status, $body['code'] ?? null ], $path );
		}
	}

	public function test_another_session_that_ends_leaves_it(): void {
		$manager = WP_Session_Tokens::get_instance( $this->member->ID );
		$manager->destroy( $manager->create( time() + HOUR_IN_SECONDS ) );
		self::assertSame( 200, $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer $this->token" ] )[0] );
	}

	public function test_pages_ignore_it(): void {
		$_SERVER['HTTP_AUTHORIZATION'] = "Bearer $this->token";
		$_SERVER['REQUEST_URI']        = '/tin-moi';
		self::assertFalse( apply_filters( 'determine_current_user', false ) );
		$_SERVER['HTTP_AUTHORIZATION'] = 'Bearer rubbish';
		self::assertSame( 7, ( new Bearer() )->determine( 7 ) );
	}

	#[TestWith( [ '/wp-json/hien/v1/posts' ] )]
	#[TestWith( [ '/index.php/wp-json/hien/v1/posts' ] )]
	#[TestWith( [ '/?rest_route=/hien/v1/posts' ] )]
	public function test_rest_is_known_by_its_address_before_wordpress_says_so( string $address ): void {
		$_SERVER['HTTP_AUTHORIZATION'] = "Bearer $this->token";
		$_SERVER['REQUEST_URI']        = $address;
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		self::assertSame( $this->member->ID, apply_filters( 'determine_current_user', false ) );
	}

	public function test_validate_answers_as_the_well_known_plugin(): void {
		$validate = fn( ?string $header ): array => $this->call(
			'POST',
			'/jwt-auth/v1/token/validate',
			null === $header ? [] : [ 'Authorization' => $header ]
		);
		self::assertSame(
			[ 200, [ 'code' => 'jwt_auth_valid_token', 'data' => [ 'status' => 200 ] ] ],
			$validate( "Bearer $this->token" )
		);
		foreach (
			[
				'jwt_auth_no_auth_header' => null,
				'jwt_auth_bad_auth_header' => 'Bearer',
				'jwt_auth_invalid_token' => 'Bearer x.y.z',
				'jwt_auth_bad_iss' => 'Bearer ' . $this->forged( [ 'iss' => 'x' ] ),
			] as $code => $header
		) {
			[ $status, $body ] = $validate( $header );
			self::assertSame( [ 403, $code, 403 ], [ $status, $body['code'], $body['data']['status'] ] );
		}
	}

	public function test_a_key_that_is_missing_or_short_signs_and_accepts_nothing(): void {
		foreach ( [ '', str_repeat( 'k', 31 ), null ] as $key ) {
			if ( null === $key ) {
				delete_option( 'hien_jwt_key' );
			} else {
				update_option( 'hien_jwt_key', $key );
			}
			self::assertWPError( Access_Token::issue( $this->member, 'x' ) );
			[ $status, $body ] = $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer $this->token" ] );
			self::assertSame( [ 401, 'jwt_auth_bad_config' ], [ $status, $body['code'] ] );
			$health = apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct']['hien_signing-key']['test']();
			self::assertSame( 'critical', $health['status'] );
			self::assertStringContainsString( 'HIEN_JWT_KEY', $health['description'] );
		}
	}

	public function test_the_plugins_own_key_is_long_and_in_no_cache_of_all_options(): void {
		self::assertSame( 64, strlen( (string) Signing_Key::get() ) );
		self::assertArrayNotHasKey( 'hien_jwt_key', wp_load_alloptions() );
		self::assertSame(
			'good',
			apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct']['hien_signing-key']['test']()['status']
		);
		$this->as_user( 'administrator' );
		self::assertArrayNotHasKey( 'hien_jwt_key', $this->rest( 'GET', '/wp/v2/settings' )->get_data() );
	}

	public function test_the_key_is_not_printed_among_all_settings(): void {
		self::assertIsArray( get_option( 'hien_jwt_key' ), 'wp-admin/options.php prints strings.' );
	}

	public function test_a_key_that_was_stored_as_a_string_keeps_everybody_signed_in(): void {
		update_option( 'hien_jwt_key', Signing_Key::get() );
		foreach ( [ 'before the upgrade', 'after it' ] as $when ) {
			self::assertSame( 200, $this->call( 'GET', '/wp/v2/users/me', [ 'Authorization' => "Bearer $this->token" ] )[0], $when );
			Signing_Key::install();
		}
		$this->test_the_key_is_not_printed_among_all_settings();
	}

	/**
	 * A token as ours, signed with our key, but for what is given. Null removes a member.
	 *
	 * @param array<string,mixed>                    $claims
	 * @param array<string,mixed>                    $header
	 * @param array<string,mixed>                    $data
	 * @param (callable(string,string):string)|null  $sign
	 */
	private function forged( array $claims = [], array $header = [], array $data = [], ?callable $sign = null ): string {
		$key   = (string) Signing_Key::get();
		$parts = explode( '.', $this->token );
		[ $own_header, $own_claims ] = array_map(
			static fn( string $part ): array => json_decode( JWT::urlsafeB64Decode( $part ), true ),
			[ $parts[0], $parts[1] ]
		);
		$own_claims['data'] = array_filter( $data + $own_claims['data'], static fn( mixed $value ): bool => null !== $value );
		$keep    = static fn( array $all ): string => JWT::urlsafeB64Encode(
			(string) wp_json_encode( array_filter( $all, static fn( mixed $value ): bool => null !== $value ) )
		);
		$text    = $keep( $header + $own_header ) . '.' . $keep( $claims + $own_claims );
		$sign  ??= static fn( string $text, string $key ): string => hash_hmac( 'sha256', $text, $key, true );
		return $text . '.' . JWT::urlsafeB64Encode( $sign( $text, $key ) );
	}

	private static function assertWPError( mixed $value ): void {
		self::assertInstanceOf( \WP_Error::class, $value );
	}
}
