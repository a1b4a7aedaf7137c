<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Login_Problem;
use Hien\Vendor\Firebase\JWT\BeforeValidException;
use Hien\Vendor\Firebase\JWT\ExpiredException;
use Hien\Vendor\Firebase\JWT\JWT;
use stdClass;

defined( 'ABSPATH' ) || exit;

/** The token in which a provider says who has signed in (OpenID Connect Core 1.0, 3.1.3.7). */
final class Id_Token {

	/** Whatever a token's header says, no other is accepted: not `none`, and none whose key is a shared secret. */
	private const ALGORITHMS = [ 'RS256', 'ES256' ];

	/** Seconds by which clocks may differ. */
	private const SKEW = 60;

	/** Seconds since it was made. An attempt lasts no longer. */
	private const MAX_AGE = 10 * MINUTE_IN_SECONDS;

	private const MAX_LENGTH = 16 * KB_IN_BYTES;

	/** @throws Login_Problem Where anything is not as it must be. */
	public static function read( #[\SensitiveParameter] string $token, Provider $provider, Issuer $issuer, string $nonce ): Identity {
		$claims   = self::verified( $token, $issuer );
		$audience = (array) ( $claims->aud ?? [] );
		$party    = $claims->azp ?? ( 1 === count( $audience ) ? $provider->client_id : null );
		$subject  = $claims->sub ?? null;
		$is_meant = ( $claims->iss ?? null ) === $issuer->issuer
			&& in_array( $provider->client_id, $audience, true )
			&& $party === $provider->client_id
			&& is_string( $claims->nonce ?? null ) && hash_equals( $nonce, $claims->nonce )
			&& is_string( $subject ) && '' !== $subject && strlen( $subject ) <= 255;
		if ( ! $is_meant ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		}
		self::check_time( $claims );
		return new Identity( $issuer->issuer, $subject, self::email( $claims ), self::text( $claims->name ?? $claims->given_name ?? '' ) );
	}

	/** The claims of a token that this issuer has signed. */
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
			throw new Login_Problem( Login_Problem::CLOCK ); // It was made a moment ago.
		} catch ( \Throwable ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		} finally {
			JWT::$leeway = $leeway;
		}
	}

	/** Both times must be there: the library checks `exp` where there is one, and `iat` where there is no `nbf`. */
	private static function check_time( stdClass $claims ): void {
		$made = $claims->iat ?? null;
		if ( ! is_numeric( $claims->exp ?? null ) || ! is_numeric( $made ) ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		}
		if ( $made > time() + self::SKEW || $made < time() - self::MAX_AGE - self::SKEW ) {
			throw new Login_Problem( Login_Problem::CLOCK );
		}
	}

	/** An address of plain letters: to a database, one with accents is the same as one without. */
	private static function email( stdClass $claims ): string {
		$email       = self::text( $claims->email ?? '' );
		$is_verified = in_array( $claims->email_verified ?? false, [ true, 'true' ], true ); // Some providers write a text.
		return $is_verified && false !== is_email( $email ) ? $email : '';
	}

	private static function text( mixed $claim ): string {
		return is_string( $claim ) ? trim( $claim ) : '';
	}
}
