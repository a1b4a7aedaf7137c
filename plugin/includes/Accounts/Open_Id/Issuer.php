<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Problem;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are constants, and not printed.

/** The metadata of an OpenID provider (OpenID Connect Discovery 1.0), and the exchange of a code for a token. */
final class Issuer {

	private const WELL_KNOWN = '/.well-known/openid-configuration';

	/** Seconds for which metadata and keys of a provider are cached. */
	public const CACHE_SECONDS = 12 * HOUR_IN_SECONDS;

	/**
	 * @param string $issuer                 Issuer identifier, the `iss` of tokens.
	 * @param string $authorization          Authorization endpoint, to which visitors are redirected.
	 * @param string $token                  Token endpoint, where codes are exchanged.
	 * @param string $keys                   URL of the public keys (`jwks_uri`).
	 * @param bool   $sends_iss              Whether authorization responses contain `iss` (RFC 9207).
	 * @param bool   $accepts_secret_in_body Whether the client secret is sent in the body; otherwise as HTTP Basic.
	 */
	private function __construct(
		public readonly string $issuer,
		public readonly string $authorization,
		private readonly string $token,
		public readonly string $keys,
		private readonly bool $sends_iss,
		private readonly bool $accepts_secret_in_body,
	) {}

	/** @throws Login_Problem Where the provider does not answer, or its metadata is not valid. */
	public static function of( Provider $provider ): self {
		$cache    = 'hien_openid_about_' . md5( $provider->issuer );
		$metadata = get_transient( $cache );
		if ( is_array( $metadata ) ) {
			return self::read( $metadata, $provider->issuer );
		}
		[ $status, $metadata ] = Issuer_Http::call( untrailingslashit( $provider->issuer ) . self::WELL_KNOWN, $provider->issuer );
		if ( 200 !== $status ) {
			throw new Login_Problem( Login_Problem::SETUP );
		}
		$issuer = self::read( $metadata, $provider->issuer );
		set_transient( $cache, $metadata, self::CACHE_SECONDS );
		return $issuer;
	}

	/**
	 * Makes sure that an authorization response comes from this issuer, so that its code is never sent to another one.
	 *
	 * @param string $named The response's `iss`; '' for none.
	 * @throws Login_Problem Where it is another issuer's, or `iss` is missing although this issuer sends it.
	 */
	public function check_sender( string $named ): void {
		if ( '' === $named ? $this->sends_iss : $named !== $this->issuer ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		}
	}

	/**
	 * Exchanges an authorization code for an ID token.
	 *
	 * @return string The ID token, not validated yet.
	 * @throws Login_Problem Where the provider issues none.
	 */
	public function exchange( Provider $provider, #[\SensitiveParameter] string $code, Login_State $state, string $redirect_uri ): string {
		$secret  = $provider->secret();
		$headers = [ 'Accept' => 'application/json' ];
		$client  = [ 'client_id' => $provider->client_id ];
		if ( '' !== $secret && $this->accepts_secret_in_body ) {
			$client['client_secret'] = $secret;
		} elseif ( '' !== $secret ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- RFC 6749, 2.3.1.
			$headers['Authorization'] = 'Basic ' . base64_encode( rawurlencode( $provider->client_id ) . ':' . rawurlencode( $secret ) );
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
					'code_verifier' => $state->verifier(),
				],
			]
		);
		if ( 200 !== $status ) {
			throw new Login_Problem( 'invalid_grant' === ( $body['error'] ?? '' ) ? Login_Problem::USED : Login_Problem::SETUP );
		}
		return is_string( $body['id_token'] ?? null ) ? $body['id_token'] : throw new Login_Problem( Login_Problem::UNTRUSTED );
	}

	/** @param array<array-key,mixed> $metadata The provider's discovery document. */
	private static function read( array $metadata, string $expected ): self {
		$text   = static fn( string $name ): string => is_string( $metadata[ $name ] ?? null ) ? $metadata[ $name ] : '';
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
			true === ( $metadata['authorization_response_iss_parameter_supported'] ?? false ),
			in_array( 'client_secret_post', (array) ( $metadata['token_endpoint_auth_methods_supported'] ?? [] ), true )
		);
	}
}
