<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Open_Id;

use Hien\Tests\Support\TestCase;
use Hien\Vendor\Firebase\JWT\JWT;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Attacks on signing in by OpenID Connect. None gets in. */
final class AttacksTest extends TestCase {

	use OpenIdSignIn;

	#[DataProvider( 'bad_tokens' )]
	public function test_a_token_that_is_not_as_it_must_be( array $claims, array $header = [], string $problem = 'untrusted' ): void {
		// Times are offsets: the data are made minutes before the last test runs.
		$times                  = array_filter( $claims, is_int( ... ) );
		$this->provider->claims = array_map( static fn( int $offset ): int => time() + $offset, $times ) + $claims;
		$this->provider->header = $header;
		$this->assert_problem( $problem, $this->sign_in() );
		self::assertFalse( get_user_by( 'email', 'binh@example.org' ) );
	}

	/** @return iterable<string,array<mixed>> */
	public static function bad_tokens(): iterable {
		yield 'wrong issuer'             => [ [ 'iss' => 'https://evil.example' ] ];
		yield 'no issuer'                => [ [ 'iss' => null ] ];
		yield 'wrong audience'           => [ [ 'aud' => 'trang-khac' ] ];
		yield 'no audience'              => [ [ 'aud' => null ] ];
		yield 'audience in a list'       => [ [ 'aud' => [ 'trang-khac' ] ] ];
		yield 'for another party'        => [ [ 'azp' => 'trang-khac' ] ];
		yield 'many, for another party'  => [ [ 'aud' => [ Provider::CLIENT, 'trang-khac' ], 'azp' => 'trang-khac' ] ];
		yield 'many, for nobody'         => [ [ 'aud' => [ Provider::CLIENT, 'trang-khac' ] ] ];
		yield 'wrong nonce'              => [ [ 'nonce' => 'cua-lan-khac' ] ];
		yield 'no nonce'                 => [ [ 'nonce' => null ] ];
		yield 'nonce of another type'    => [ [ 'nonce' => true ] ];
		yield 'no subject'               => [ [ 'sub' => null ] ];
		yield 'empty subject'            => [ [ 'sub' => '' ] ];
		yield 'subject of another type'  => [ [ 'sub' => [ 'Binh-1' ] ] ];
		yield 'expired'                  => [ [ 'exp' => -120 ], [], 'clock' ];
		yield 'without an end'           => [ [ 'exp' => null ] ];
		yield 'end of another type'      => [ [ 'exp' => 'mai' ] ];
		yield 'made in the future'       => [ [ 'iat' => 120 ], [], 'clock' ];
		yield 'in the future, with nbf'  => [ [ 'iat' => 120, 'nbf' => 0 ], [], 'clock' ];
		yield 'not valid yet'            => [ [ 'nbf' => 120 ], [], 'clock' ];
		yield 'made long ago'            => [ [ 'iat' => -800 ], [], 'clock' ];
		yield 'without its time'         => [ [ 'iat' => null ] ];
		yield 'unknown algorithm'        => [ [], [ 'alg' => 'XX256' ] ];
		yield 'algorithm of another key' => [ [], [ 'alg' => 'ES256' ] ];
		yield 'RS512'                    => [ [], [ 'alg' => 'RS512' ] ];
		yield 'no algorithm'             => [ [], [ 'alg' => null ] ];
		yield 'a list of algorithms'     => [ [], [ 'alg' => [ 'RS256' ] ] ];
		yield 'unknown key'              => [ [], [ 'kid' => 'z' ] ];
		yield 'key of another type'      => [ [], [ 'kid' => [ 'a' ] ] ];
	}

	#[TestWith( [ [ 'exp' => -30 ] ] )]
	#[TestWith( [ [ 'iat' => 30, 'nbf' => 30 ] ] )]
	public function test_clocks_may_differ_by_a_minute( array $differences ): void {
		$this->provider->claims = array_map( static fn( int $seconds ): int => time() + $seconds, $differences );
		self::assertSame( home_url( '/' ), $this->sign_in() );
	}

	public function test_several_audiences_are_fine_where_the_party_is_this_site(): void {
		$this->provider->claims = [ 'aud' => [ 'trang-khac', Provider::CLIENT ], 'azp' => Provider::CLIENT ];
		self::assertSame( home_url( '/' ), $this->sign_in() );
	}

	#[TestWith( [ 'none' ] )]
	#[TestWith( [ 'None' ] )]
	public function test_a_token_without_a_signature( string $algorithm ): void {
		$this->provider->sign = static fn( array $header, array $claims ): string => Provider::join(
			[ 'alg' => $algorithm ] + $header,
			$claims,
			static fn(): string => ''
		);
		$this->assert_problem( 'untrusted', $this->sign_in() );
	}

	public function test_the_public_key_taken_for_a_shared_secret(): void {
		$public = $this->provider->public_key();

		$this->provider->sign = static fn( array $header, array $claims ): string => Provider::join(
			[ 'alg' => 'HS256' ] + $header,
			$claims,
			static fn( string $text ): string => hash_hmac( 'sha256', $text, $public, true )
		);
		$this->assert_problem( 'untrusted', $this->sign_in() );
	}

	public function test_a_published_shared_secret_signs_nothing(): void {
		$key = str_repeat( 'k', 64 );

		$this->provider->responses['/keys'] = Provider::json(
			[ 'keys' => [ [ 'kty' => 'oct', 'k' => JWT::urlsafeB64Encode( $key ), 'kid' => 'a', 'alg' => 'HS256' ] ] ]
		);
		$this->provider->sign               = static fn(
			array $header,
			array $claims
		): string => JWT::encode( $claims, $key, 'HS256', 'a' );
		$this->assert_problem( 'untrusted', $this->sign_in() );
	}

	public function test_a_forged_signature(): void {
		$this->provider->key    = 'b'; // Says that it is `a`.
		$this->provider->header = [ 'kid' => 'a' ];
		$this->assert_problem( 'untrusted', $this->sign_in() );
	}

	#[TestWith( [ 'enc' ] )]
	#[TestWith( [ [ 'sig' ] ] )]
	public function test_a_key_for_something_else( mixed $use ): void {
		$this->provider->responses['/keys'] = Provider::json( [ 'keys' => [ [ 'use' => $use ] + $this->provider->jwk( 'a' ) ] ] );
		$this->assert_problem( 'untrusted', $this->sign_in() );
	}

	public function test_a_key_that_is_none(): void {
		$keys = [ 5, null, [], [ 'kty' => 'RSA', 'kid' => 'a', 'n' => '*', 'e' => '' ], [ 'kty' => [ 'RSA' ], 'kid' => 'a' ] ];
		foreach ( [ [ 'keys' => $keys ], [ 'keys' => 'a' ], [], [ 'keys' => [ [ 'n' => 7 ] + $this->provider->jwk( 'a' ) ] ] ] as $set ) {
			$this->provider->responses['/keys'] = Provider::json( $set );
			$this->assert_problem( 'untrusted', $this->sign_in() );
		}
	}

	public function test_an_unknown_key_is_asked_for_once_more_and_not_again(): void {
		$this->sign_in();
		$this->signed_in           = [];
		$this->provider->published = [ 'b' ];
		$this->provider->key       = 'b';
		self::assertSame( home_url( '/' ), $this->sign_in(), 'The provider has changed its key.' );
		self::assertSame( 2, array_count_values( $this->provider->asked )['/keys'] );

		$this->signed_in     = [];
		$this->provider->key = 'c';
		$this->assert_problem( 'untrusted', $this->sign_in() );
		self::assertSame( 3, array_count_values( $this->provider->asked )['/keys'] );

		$this->provider->key = 'b';
		self::assertSame( home_url( '/' ), $this->sign_in(), 'The keys that are cached are still the good ones.' );
		self::assertSame( 3, array_count_values( $this->provider->asked )['/keys'] );
	}

	public function test_a_token_may_name_no_key_where_there_is_one_only(): void {
		$this->provider->header = [ 'kid' => null ];
		self::assertSame( home_url( '/' ), $this->sign_in() );
		$this->signed_in = [];
		delete_transient( 'hien_openid_keys_' . md5( $this->provider->about['jwks_uri'] ) );
		$this->provider->published = [ 'a', 'b' ];
		$this->assert_problem( 'untrusted', $this->sign_in() );
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ 'a' ] )]
	#[TestWith( [ 'a.b.c' ] )]
	#[TestWith( [ '..' ] )]
	#[TestWith( [ 'bnVsbA.bnVsbA.' ] )]
	#[TestWith( [ 7 ] )]
	#[TestWith( [ [ 'a' ] ] )]
	#[TestWith( [ null ] )]
	public function test_a_token_that_is_none( mixed $token ): void {
		$this->provider->responses['/token'] = Provider::json( [ 'id_token' => $token ] );
		$this->assert_problem( 'untrusted', $this->sign_in() );
	}

	public function test_a_huge_token(): void {
		$this->provider->claims = [ 'name' => str_repeat( 'a', 20000 ) ];
		$this->assert_problem( 'untrusted', $this->sign_in() );
	}

	public function test_an_answer_in_another_browser(): void {
		$query   = $this->provider->authorize( $this->begin() );
		$cookie  = $_COOKIE;
		$_COOKIE = [];
		$this->assert_problem( 'browser', $this->back( $query ) );
		$_COOKIE = [ key( $cookie ) => 'doan' ];
		$this->assert_problem( 'browser', $this->back( $query ) );
		$_COOKIE = [ key( $cookie ) => [ current( $cookie ) ] ];
		$this->assert_problem( 'browser', $this->back( $query ) );
		self::assertSame( 1, count( $this->provider->asked ), 'The code was sent nowhere.' );

		$_COOKIE = $cookie;
		self::assertSame( home_url( '/' ), $this->back( $query ), 'Where it began, it still works.' );
	}

	public function test_an_answer_that_another_attempt_of_this_browser_waits_for(): void {
		$mine  = $this->provider->authorize( $this->begin() );
		$other = $this->provider->authorize( $this->begin() );
		$this->assert_problem( 'used', $this->back( [ 'code' => $other['code'] ] + $mine ) ); // Wrong PKCE verifier.
		self::assertSame( home_url( '/' ), $this->back( $this->provider->authorize( $this->begin() ) ) );
	}

	public function test_two_tabs_do_not_disturb_each_other(): void {
		$first  = $this->provider->authorize( $this->begin( '/tin-moi' ) );
		$second = $this->provider->authorize( $this->begin( '/videos' ) );
		self::assertSame( [ home_url( '/tin-moi' ), home_url( '/videos' ) ], [ $this->back( $first ), $this->back( $second ) ] );
	}

	public function test_an_answer_twice(): void {
		$query  = $this->provider->authorize( $this->begin() );
		$cookie = $_COOKIE;
		$this->back( $query );
		$this->signed_in = [];
		$_COOKIE         = $cookie;
		$asked           = count( $this->provider->asked );
		$this->assert_problem( 'used', $this->back( $query ) );
		self::assertCount( $asked, $this->provider->asked );
	}

	public function test_an_answer_without_an_attempt(): void {
		foreach ( [ 'x', str_repeat( 'a', 5000 ), "a'; DROP TABLE" ] as $state ) {
			$this->assert_problem( 'used', $this->back( [ 'state' => $state, 'code' => 'x' ] ) );
		}
		self::assertSame( [], $this->provider->asked );
	}

	public function test_an_answer_after_ten_minutes(): void {
		$query = $this->provider->authorize( $this->begin() );
		$left  = time() + 10 * MINUTE_IN_SECONDS;
		$name  = 'hien_openid_' . hash( 'sha256', $query['state'] );
		self::assertEqualsWithDelta( $left, (int) get_option( "_transient_timeout_$name" ), 60 );
		update_option( "_transient_timeout_$name", time() - 1 );
		$this->assert_problem( 'used', $this->back( $query ) );
	}

	#[TestWith( [ [ 'code' => '' ] ] )]
	#[TestWith( [ [ 'code' => 'long' ] ] )]
	public function test_an_answer_without_a_code_that_can_be_one( array $change ): void {
		$query = $this->provider->authorize( $this->begin() );
		$code  = 'long' === $change['code'] ? str_repeat( 'a', 3000 ) : $change['code'];
		$this->assert_problem( 'untrusted', $this->back( [ 'code' => $code ] + $query ) );
		self::assertNotContains( '/token', $this->provider->asked );
	}

	/** The provider of an attacker lets its visitor be sent to an honest one, and waits for that one's code. */
	public function test_a_code_of_one_issuer_is_not_sent_to_another(): void {
		$evil = new Provider( 'https://evil.example' );
		$this->use_providers( $this->provider, $evil );
		$state = [];
		parse_str( (string) wp_parse_url( $this->begin( '', 1 ), PHP_URL_QUERY ), $state );
		$this->assert_problem(
			'untrusted',
			$this->back( [ 'state' => $state['state'], 'code' => 'cua-nguoi-khac', 'iss' => $this->provider->issuer ] )
		);
		self::assertNotContains( '/token', $evil->asked );
	}

	public function test_an_issuer_that_names_itself_always_does(): void {
		$this->provider->about['authorization_response_iss_parameter_supported'] = true;
		$query = $this->provider->authorize( $this->begin() );
		$this->assert_problem( 'untrusted', $this->back( $query ) );
		$query = $this->provider->authorize( $this->begin() );
		self::assertSame( home_url( '/' ), $this->back( $query + [ 'iss' => $this->provider->issuer ] ) );
	}

	public function test_a_token_of_one_issuer_does_not_count_at_another(): void {
		$evil = new Provider( 'https://evil.example' );
		$this->use_providers( $this->provider, $evil );
		$evil->claims   = [ 'iss' => $this->provider->issuer ];
		$this->provider = $evil;
		$this->assert_problem( 'untrusted', $this->back( $evil->authorize( $this->begin( '', 1 ) ) ) );
	}

	#[DataProvider( 'bad_issuers' )]
	public function test_an_issuer_that_says_what_must_not_be_followed( array $about ): void {
		$this->provider->about = $about + $this->provider->about;
		$this->assert_problem( 'setup', $this->begin() );
		self::assertSame( [ '/.well-known/openid-configuration' ], $this->provider->asked );
	}

	/** @return iterable<string,array{array<string,mixed>}> */
	public static function bad_issuers(): iterable {
		yield 'another issuer'     => [ [ 'issuer' => 'https://evil.example' ] ];
		yield 'none'               => [ [ 'issuer' => null ] ];
		yield 'a list'             => [ [ 'issuer' => [ 'https://id.example.org' ] ] ];
		yield 'HTTP to sign in'    => [ [ 'authorization_endpoint' => 'http://id.example.org/authorize' ] ];
		yield 'a script'           => [ [ 'authorization_endpoint' => 'javascript:alert(1)//' ] ];
		yield 'HTTP for codes'     => [ [ 'token_endpoint' => 'http://id.example.org/token' ] ];
		yield 'HTTP for keys'      => [ [ 'jwks_uri' => 'http://id.example.org/keys' ] ];
		yield 'this very machine'  => [ [ 'jwks_uri' => 'http://127.0.0.1/keys' ] ];
		yield 'a file'             => [ [ 'jwks_uri' => 'file:///etc/passwd' ] ];
		yield 'with a password'    => [ [ 'token_endpoint' => 'https://id.example.org@evil.example/token' ] ];
		yield 'nothing for codes'  => [ [ 'token_endpoint' => null ] ];
	}

	public function test_an_issuer_leads_to_no_other_machine_of_the_owners_network(): void {
		$this->provider->about['jwks_uri'] = 'https://10.0.0.5/keys';
		add_filter(
			'pre_http_request',
			static fn( mixed $answer, array $args, string $url ): mixed => str_contains( $url, '10.0.0.5' ) && ! $args['reject_unsafe_urls']
				? Provider::json( [] )
				: $answer,
			20,
			3
		);
		$this->assert_problem( 'down', $this->sign_in() ); // WordPress refuses such an address.
		self::assertFalse( $this->provider->args[1]['reject_unsafe_urls'], 'The issuer itself may be there.' );
	}

	#[TestWith( [ 'http://id.example.org', false ] )]
	#[TestWith( [ 'http://localhost.evil.example', false ] )]
	#[TestWith( [ 'http://127.0.0.1:8080@evil.example', false ] )]
	#[TestWith( [ 'ftp://id.example.org', false ] )]
	#[TestWith( [ 'https://an:bi-mat@id.example.org', false ] )]
	#[TestWith( [ 'https://id.example.org?x=1', false ] )]
	#[TestWith( [ 'http://localhost:8080/realms/a', true ] )]
	#[TestWith( [ 'http://127.0.0.1:4000', true ] )]
	#[TestWith( [ 'https://id.example.org/', true ] )]
	public function test_an_issuer_without_https_is_refused_but_on_this_machine( string $issuer, bool $is_taken ): void {
		wp_set_current_user( 1 );
		$response = $this->rest(
			'POST',
			'/wp/v2/settings',
			json: [ 'hien_site' => [ 'openid' => [ [ 'name' => 'Nhà', 'issuer' => $issuer, 'client_id' => 'a', 'secret' => '' ] ] ] ]
		);
		self::assertSame(
			$is_taken ? [ 200, [] ] : [ 400, [ 'hien_site.openid.0.issuer' ] ],
			[ $response->get_status(), array_keys( $response->get_data()['data']['params'] ?? [] ) ]
		);
	}

	#[TestWith( [ '//evil.example' ] )]
	#[TestWith( [ 'https://evil.example/' ] )]
	#[TestWith( [ '/\\evil.example' ] )]
	#[TestWith( [ 'javascript:alert(1)' ] )]
	public function test_the_way_back_leads_nowhere_else( string $path ): void {
		self::assertSame( home_url( '/' ), $this->sign_in( wp_slash( $path ) ) );
	}
}
