<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Open_Id;

use Hien\Vendor\Firebase\JWT\JWT;
use OpenSSLAsymmetricKey;
use PHPUnit\Framework\Assert;

/**
 * An OpenID provider that answers in place of the network, with real keys. It plays by the rules: codes work once, for the
 * client, the secret, the redirect URI and the PKCE verifier that they were made for. What a test changes is the attack.
 */
final class Provider {

	public const CLIENT = 'trang-hien';
	public const SECRET = 'khoa"bi+mat/%41&x';

	/** @var array<string,mixed> What it says of itself. */
	public array $about;

	/** @var array<string,mixed> Claims that replace those of a good token; null leaves one out. */
	public array $claims = [];

	/** @var array<string,mixed> Members that replace those of a token's header; null leaves one out. */
	public array $header = [];

	/** @var (callable(array<string,mixed>,array<string,mixed>):string)|null Makes the token of header and claims instead of sign(). */
	public $sign = null;

	/** @var array<string,mixed> Whole responses of WP_Http, or errors, by path. */
	public array $responses = [];

	/** @var list<string> Paths that were asked for. */
	public array $asked = [];

	/** @var list<array<string,mixed>> Arguments of these requests. */
	public array $args = [];

	public string $algorithm = 'RS256';

	/** Which of its keys it signs with. */
	public string $key = 'a';

	/** @var list<string> The keys that it publishes. */
	public array $published = [ 'a' ];

	/** @var array<string,array<string,string>> Codes that were not used yet. */
	private array $codes = [];

	/** @var array<string,OpenSSLAsymmetricKey> */
	private static array $made = [];

	public function __construct(
		public readonly string $issuer = 'https://id.example.org',
		public readonly string $client = self::CLIENT
	) {
		$this->about = [
			'issuer'                 => $issuer,
			'authorization_endpoint' => "$issuer/authorize",
			'token_endpoint'         => "$issuer/token",
			'jwks_uri'               => "$issuer/keys",
		];
		add_filter( 'pre_http_request', [ $this, 'answer' ], 10, 3 );
	}

	/**
	 * The visitor consents.
	 *
	 * @param string $address Where the site sent the visitor.
	 * @return array<string,string> The query of the way back.
	 */
	public function authorize( string $address ): array {
		Assert::assertStringStartsWith( "$this->issuer/authorize?", $address );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		Assert::assertSame(
			[ 'code', $this->client, home_url( '/dang-nhap' ), 'S256' ],
			[ $query['response_type'], $query['client_id'], $query['redirect_uri'], $query['code_challenge_method'] ]
		);
		$code = bin2hex( random_bytes( 8 ) );

		$this->codes[ $code ] = $query;
		return [ 'state' => $query['state'], 'code' => $code ];
	}

	/**
	 * @param mixed               $response Of other filters.
	 * @param array<string,mixed> $args     Of the request.
	 */
	public function answer( mixed $response, array $args, string $url ): mixed {
		if ( ! str_starts_with( $url, "$this->issuer/" ) ) {
			return $response;
		}
		$path          = substr( $url, strlen( $this->issuer ) );
		$this->asked[] = $path;
		$this->args[]  = $args;
		return $this->responses[ $path ] ?? match ( $path ) {
			'/.well-known/openid-configuration' => self::json( $this->about ),
			'/keys'  => self::json( [ 'keys' => array_map( fn( string $name ): array => $this->jwk( $name ), $this->published ) ] ),
			'/token' => $this->token( $args ),
			default  => self::json( [], 404 ),
		};
	}

	/** @return array<string,mixed> A response of WP_Http. */
	public static function json( mixed $body, int $status = 200 ): array {
		return self::text( (string) wp_json_encode( $body ), $status );
	}

	/**
	 * @param array<string,string> $headers
	 * @return array<string,mixed>
	 */
	public static function text( string $body, int $status = 200, array $headers = [] ): array {
		return [ 'response' => [ 'code' => $status, 'message' => '' ], 'body' => $body, 'headers' => $headers, 'cookies' => [] ];
	}

	/** The public key in PEM, which an attacker has too. */
	public function public_key(): string {
		return openssl_pkey_get_details( self::key( $this->algorithm, $this->key ) )['key'];
	}

	/** @return array<string,string> */
	public function jwk( string $name ): array {
		$details = openssl_pkey_get_details( self::key( $this->algorithm, $name ) );
		return [ 'kid' => $name, 'use' => 'sig', 'alg' => $this->algorithm ] + ( 'RS256' === $this->algorithm
			? [ 'kty' => 'RSA', 'n' => JWT::urlsafeB64Encode( $details['rsa']['n'] ), 'e' => JWT::urlsafeB64Encode( $details['rsa']['e'] ) ]
			: [
				'kty' => 'EC',
				'crv' => 'P-256',
				'x' => JWT::urlsafeB64Encode( str_pad( $details['ec']['x'], 32, "\0", STR_PAD_LEFT ) ),
				'y' => JWT::urlsafeB64Encode( str_pad( $details['ec']['y'], 32, "\0", STR_PAD_LEFT ) ),
			] );
	}

	/**
	 * @param array<string,mixed> $args Of the request.
	 * @return array<string,mixed>
	 */
	private function token( array $args ): array {
		$body  = $args['body'];
		$query = $this->codes[ $body['code'] ] ?? null;
		unset( $this->codes[ $body['code'] ] );
		$basic  = explode( ':', (string) base64_decode( substr( $args['headers']['Authorization'] ?? '', 6 ), true ), 2 ) + [ 1 => '' ];
		$client = isset( $body['client_secret'] ) ? [ $body['client_id'], $body['client_secret'] ] : array_map( 'rawurldecode', $basic );
		if ( [ $this->client, self::SECRET ] !== $client || $body['client_id'] !== $this->client ) {
			return self::json( [ 'error' => 'invalid_client' ], 401 );
		}
		$challenge = JWT::urlsafeB64Encode( hash( 'sha256', $body['code_verifier'] ?? '', true ) );
		if (
			null === $query
			|| 'authorization_code' !== $body['grant_type']
			|| [ $query['redirect_uri'], $query['code_challenge'] ] !== [ $body['redirect_uri'], $challenge ]
		) {
			return self::json( [ 'error' => 'invalid_grant', 'error_description' => '<b>Mã đã dùng</b>' ], 400 );
		}
		$claims = array_filter(
			$this->claims + [
				'iss'            => $this->issuer,
				'aud'            => $this->client,
				'sub'            => 'Binh-1',
				'iat'            => time(),
				'exp'            => time() + 300,
				'nonce'          => $query['nonce'],
				'email'          => 'binh@example.org',
				'email_verified' => true,
				'name'           => 'Trần Thị Bình',
			],
			static fn( mixed $claim ): bool => null !== $claim
		);
			$header = array_filter(
				$this->header + [ 'alg' => $this->algorithm, 'typ' => 'JWT', 'kid' => $this->key ],
				static fn( mixed $member ): bool => null !== $member
			);
			return self::json(
				[
					'access_token' => 'x',
					'token_type' => 'Bearer',
					'id_token' => null === $this->sign ? $this->sign( $header, $claims ) : ( $this->sign )( $header, $claims ),
				]
			);
	}

	/**
	 * @param array<string,mixed> $header
	 * @param array<string,mixed> $claims
	 */
	private function sign( array $header, array $claims ): string {
		$key = self::key( $this->algorithm, $this->key );
		return self::join( $header, $claims, fn( string $text ): string => JWT::sign( $text, $key, $this->algorithm ) );
	}

	/**
	 * A token of any header.
	 *
	 * @param array<string,mixed>     $header
	 * @param array<string,mixed>     $claims
	 * @param callable(string):string $signature Of the text before it.
	 */
	public static function join( array $header, array $claims, callable $signature ): string {
		$text = JWT::urlsafeB64Encode( (string) wp_json_encode( $header ) ) . '.'
			. JWT::urlsafeB64Encode( (string) wp_json_encode( $claims ) );
		return $text . '.' . JWT::urlsafeB64Encode( $signature( $text ) );
	}

	private static function key( string $algorithm, string $name ): OpenSSLAsymmetricKey {
		$options = 'RS256' === $algorithm
			? [ 'private_key_type' => OPENSSL_KEYTYPE_RSA, 'private_key_bits' => 2048 ]
			: [ 'private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1' ];
		return self::$made[ "$algorithm $name" ] ??= openssl_pkey_new( $options ) ?: throw new \RuntimeException( 'No key.' );
	}
}
