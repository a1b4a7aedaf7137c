<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Problem;
use Hien\Vendor\Firebase\JWT\BeforeValidException;
use Hien\Vendor\Firebase\JWT\ExpiredException;
use Hien\Vendor\Firebase\JWT\JWT;
use stdClass;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are constants, and not printed.

/** Validates the ID token, with which a provider states who has signed in (OpenID Connect Core 1.0, section 3.1.3.7). */
final class Id_Token {

	/** Accepted algorithms, whatever the token's header names: neither `none` nor those with a shared secret. */
	private const ALGORITHMS = [ 'RS256', 'ES256' ];

	/** Tolerated clock difference, in seconds. */
	private const SKEW = 60;

	/** Maximum age in seconds: the lifetime of a Login_State. */
	private const MAX_AGE = Login_State::MINUTES * MINUTE_IN_SECONDS;

	private const MAX_LENGTH = 16 * KB_IN_BYTES;

	/** @throws Login_Problem Where the token is not valid, or the provider's keys cannot be loaded. */
	public static function read( #[\SensitiveParameter] string $token, Provider $provider, Issuer $issuer, string $nonce ): Identity {
		$claims           = self::verified( $token, $issuer );
		$audience         = (array) ( $claims->aud ?? [] );
		$authorized_party = $claims->azp ?? ( 1 === count( $audience ) ? $provider->client_id : null );
		$subject          = $claims->sub ?? null;
		$is_valid         = ( $claims->iss ?? null ) === $issuer->issuer
			&& in_array( $provider->client_id, $audience, true )
			&& $authorized_party === $provider->client_id
			&& is_string( $claims->nonce ?? null ) && hash_equals( $nonce, $claims->nonce )
			&& is_string( $subject ) && '' !== $subject && strlen( $subject ) <= 255;
		if ( ! $is_valid ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		}
		self::check_time( $claims );
		return new Identity( $issuer->issuer, $subject, self::email( $claims ), self::text( $claims->name ?? $claims->given_name ?? '' ) );
	}

	/** The claims of the token, after its signature was verified with the issuer's key. */
	private static function verified( #[\SensitiveParameter] string $token, Issuer $issuer ): stdClass {
		$header    = strlen( $token ) > self::MAX_LENGTH ? null : json_decode( JWT::urlsafeB64Decode( explode( '.', $token )[0] ) );
		$algorithm = $header->alg ?? null;
		$id        = $header->kid ?? null;
		if ( ! in_array( $algorithm, self::ALGORITHMS, true ) || ( null !== $id && ! is_string( $id ) ) ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		}
		$key = Key_Set::find( $issuer, $id, $algorithm );

		$leeway      = JWT::$leeway;
		JWT::$leeway = self::SKEW;
		try {
			return JWT::decode( $token, $key );
		} catch ( BeforeValidException | ExpiredException ) {
			throw new Login_Problem( Login_Problem::CLOCK ); // The token has just been issued, so a clock must be wrong.
		} catch ( \Throwable ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		} finally {
			JWT::$leeway = $leeway;
		}
	}

	/** Requires `exp` and `iat`: the library checks `exp` only if it is present, and `iat` only without `nbf`. */
	private static function check_time( stdClass $claims ): void {
		$issued_at = $claims->iat ?? null;
		if ( ! is_numeric( $claims->exp ?? null ) || ! is_numeric( $issued_at ) ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		}
		if ( $issued_at > time() + self::SKEW || $issued_at < time() - self::MAX_AGE - self::SKEW ) {
			throw new Login_Problem( Login_Problem::CLOCK );
		}
	}

	/** The verified e-mail address, or ''. is_email() allows ASCII only: to databases, an address with accents equals one without. */
	private static function email( stdClass $claims ): string {
		$email       = self::text( $claims->email ?? '' );
		$is_verified = in_array( $claims->email_verified ?? false, [ true, 'true' ], true ); // Some providers send a string.
		return $is_verified && false !== is_email( $email ) ? $email : '';
	}

	private static function text( mixed $claim ): string {
		return is_string( $claim ) ? trim( $claim ) : '';
	}
}
