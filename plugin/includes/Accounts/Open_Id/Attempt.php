<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Vendor\Firebase\JWT\JWT;

defined( 'ABSPATH' ) || exit;

/** One attempt to sign in, from the click to the answer of the provider. All that is bound to the browser comes from the secret in its cookie. */
final class Attempt {

	/**
	 * @param string $state       Names it in the answer.
	 * @param string $secret      What the browser's cookie holds.
	 * @param string $provider    Id of the provider.
	 * @param string $return_path Where to go on, see Return_Path; '' for home.
	 */
	public function __construct(
		public readonly string $state,
		#[\SensitiveParameter] private readonly string $secret,
		public readonly string $provider,
		public readonly string $return_path,
	) {}

	/** What the provider repeats in the token, so that a token counts for this attempt only. */
	public function nonce(): string {
		return $this->derive( 'nonce' );
	}

	/** PKCE (RFC 7636): who exchanges the code proves to be who asked for it. */
	public function verifier(): string {
		return $this->derive( 'verifier' );
	}

	/** The hash of the verifier (S256). */
	public function challenge(): string {
		return self::encode( hash( 'sha256', $this->verifier(), true ) );
	}

	/** A random value that nobody guesses. */
	public static function random(): string {
		return self::encode( random_bytes( 32 ) );
	}

	private function derive( string $purpose ): string {
		return self::encode( hash_hmac( 'sha256', $purpose, $this->secret, true ) );
	}

	/** Base64 for addresses (RFC 4648, 5). */
	private static function encode( string $bytes ): string {
		return JWT::urlsafeB64Encode( $bytes );
	}
}
