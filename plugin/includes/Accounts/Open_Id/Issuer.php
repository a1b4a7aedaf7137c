<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Login_Problem;

defined( 'ABSPATH' ) || exit;

/** What an OpenID provider says of itself (OpenID Connect Discovery 1.0), and the exchange of a code for a token. */
final class Issuer {

	private const WELL_KNOWN = '/.well-known/openid-configuration';

	private const CACHE_SECONDS = 12 * HOUR_IN_SECONDS;

	/**
	 * @param string $issuer         As tokens name it.
	 * @param string $authorization  Where visitors are sent.
	 * @param string $token          Where codes are exchanged.
	 * @param string $keys           Where its public keys are.
	 * @param bool   $names_itself   Whether its answers say whose they are (RFC 9207).
	 * @param bool   $takes_in_body  Whether it takes the client's secret in the body; otherwise as HTTP Basic.
	 */
	private function __construct(
		public readonly string $issuer,
		public readonly string $authorization,
		private readonly string $token,
		public readonly string $keys,
		private readonly bool $names_itself,
		private readonly bool $takes_in_body,
	) {}

	/** @throws Login_Problem Where it does not answer, or says what must not be followed. */
	public static function of( Provider $provider ): self {
		$cache  = 'hien_openid_about_' . md5( $provider->issuer );
		$cached = get_transient( $cache );
		$about  = is_array( $cached ) ? $cached : self::discover( $provider->issuer );
		$issuer = self::read( $about, $provider->issuer );
		if ( ! is_array( $cached ) ) {
			set_transient( $cache, $about, self::CACHE_SECONDS );
		}
		return $issuer;
	}

	/**
	 * Makes sure that an answer comes from this issuer, so that a code of one is never sent to another.
	 *
	 * @param string $named What the answer says; '' where it does not.
	 * @throws Login_Problem Otherwise.
	 */
	public function check_sender( string $named ): void {
		if ( '' === $named ? $this->names_itself : $named !== $this->issuer ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		}
	}

	/**
	 * Exchanges a code.
	 *
	 * @return string The ID token, not checked yet.
	 * @throws Login_Problem Where there is none.
	 */
	public function exchange( Provider $provider, #[\SensitiveParameter] string $code, Attempt $attempt, string $redirect_uri ): string {
		$secret  = $provider->secret();
		$headers = [ 'Accept' => 'application/json' ];
		$client  = [ 'client_id' => $provider->client_id ];
		if ( '' !== $secret && $this->takes_in_body ) {
			$client['client_secret'] = $secret;
		} elseif ( '' !== $secret ) {
			$headers['Authorization'] = 'Basic ' . base64_encode( rawurlencode( $provider->client_id ) . ':' . rawurlencode( $secret ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- RFC 6749, 2.3.1.
		}
		[ $status, $body ] = Issuer_Http::call(
			$this->token,
			$this->issuer,
			[
				'method'  => 'POST',
				'headers' => $headers,
				'body'    => $client + [
					'grant_type'    => 'authorization_code',
					'code'          => $code,
					'redirect_uri'  => $redirect_uri,
					'code_verifier' => $attempt->verifier(),
				],
			]
		);
		if ( 200 !== $status ) {
			throw new Login_Problem( 'invalid_grant' === ( $body['error'] ?? '' ) ? Login_Problem::USED : Login_Problem::SETUP );
		}
		return is_string( $body['id_token'] ?? null ) ? $body['id_token'] : throw new Login_Problem( Login_Problem::UNTRUSTED );
	}

	/** @return array<array-key,mixed> */
	private static function discover( string $issuer ): array {
		[ $status, $about ] = Issuer_Http::call( untrailingslashit( $issuer ) . self::WELL_KNOWN, $issuer );
		return 200 === $status ? $about : throw new Login_Problem( Login_Problem::SETUP );
	}

	/** @param array<array-key,mixed> $about What the issuer says of itself. */
	private static function read( array $about, string $expected ): self {
		$text   = static fn( string $name ): string => is_string( $about[ $name ] ?? null ) ? $about[ $name ] : '';
		$issuer = $text( 'issuer' );
		$urls   = [ $text( 'authorization_endpoint' ), $text( 'token_endpoint' ), $text( 'jwks_uri' ) ];
		foreach ( $urls as $url ) {
			if ( ! Issuer_Http::is_allowed( $url, $expected ) ) {
				throw new Login_Problem( Login_Problem::SETUP );
			}
		}
		if ( untrailingslashit( $issuer ) !== untrailingslashit( $expected ) ) {
			throw new Login_Problem( Login_Problem::SETUP );
		}
		return new self(
			$issuer,
			$urls[0],
			$urls[1],
			$urls[2],
			true === ( $about['authorization_response_iss_parameter_supported'] ?? false ),
			in_array( 'client_secret_post', (array) ( $about['token_endpoint_auth_methods_supported'] ?? [] ), true )
		);
	}
}
