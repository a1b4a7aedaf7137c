<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Vendor\Firebase\JWT\JWT;

defined( 'ABSPATH' ) || exit;

/**
 * The data of one login through a provider, from the click to the provider's answer. Nonce and PKCE verifier are derived from
 * the secret in the browser's cookie, so that only this browser can finish it.
 */
final class Login_State {

	/**
	 * @param string $state       Identifies the login in the provider's answer (OAuth `state`).
	 * @param string $secret      Value of the browser's cookie.
	 * @param string $provider    Id of the provider.
	 * @param string $return_path Path to redirect to afterwards, see Return_Path; '' for home.
	 */
	public function __construct(
		public readonly string $state,
		#[\SensitiveParameter] private readonly string $secret,
		public readonly string $provider,
		public readonly string $return_path,
	) {}

	/** The `nonce` that the provider repeats in the ID token, so that the token is valid for this login only. */
	public function nonce(): string {
		return $this->derive( 'nonce' );
	}

	/** The PKCE code verifier (RFC 7636), which proves that the code is exchanged by the client that requested it. */
	public function verifier(): string {
		return $this->derive( 'verifier' );
	}

	/** The PKCE code challenge: the hash of the verifier (method S256). */
	public function challenge(): string {
		return JWT::urlsafeB64Encode( hash( 'sha256', $this->verifier(), true ) );
	}

	/** A random value of 256 bits, as base64url. */
	public static function random(): string {
		return JWT::urlsafeB64Encode( random_bytes( 32 ) );
	}

	private function derive( string $purpose ): string {
		return JWT::urlsafeB64Encode( hash_hmac( 'sha256', $purpose, $this->secret, true ) );
	}
}
