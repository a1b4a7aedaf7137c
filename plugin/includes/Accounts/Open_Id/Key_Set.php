<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Problem;
use Hien\Vendor\Firebase\JWT\JWK;
use Hien\Vendor\Firebase\JWT\Key;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are constants, and not printed.

/** The public keys of an OpenID provider. They are cached, and requested again when a token names an unknown key. */
final class Key_Set {

	/** Algorithm => members of its JSON Web Keys: those with fixed values, and names of those with the key itself. */
	private const KINDS = [
		'RS256' => [ [ 'kty' => 'RSA' ], [ 'n', 'e' ] ],
		'ES256' => [
			[
				'kty' => 'EC',
				'crv' => 'P-256',
			],
			[ 'x', 'y' ],
		],
	];

	/**
	 * Finds the key that a token is signed with.
	 *
	 * @param string|null $id        The token's `kid`; null for none.
	 * @param string      $algorithm A key of KINDS. The returned key verifies this algorithm only.
	 * @throws Login_Problem Where no key, or more than one, matches.
	 */
	public static function find( Issuer $issuer, ?string $id, string $algorithm ): Key {
		$cache  = 'hien_openid_keys_' . md5( $issuer->keys );
		$cached = get_transient( $cache );
		$key    = is_array( $cached ) ? self::pick( $cached, $id, $algorithm ) : null;
		if ( null === $key ) {
			[ , $body ] = Issuer_Http::call( $issuer->keys, $issuer->issuer );
			$keys       = is_array( $body['keys'] ?? null ) ? $body['keys'] : [];
			$key        = self::pick( $keys, $id, $algorithm ) ?? throw new Login_Problem( Login_Problem::UNTRUSTED );
			set_transient( $cache, $keys, Issuer::CACHE_SECONDS );
		}
		return $key;
	}

	/** @param array<array-key,mixed> $keys JSON Web Keys (RFC 7517). Null unless exactly one matches. */
	private static function pick( array $keys, ?string $id, string $algorithm ): ?Key {
		$fit = array_filter(
			$keys,
			static fn( mixed $key ): bool => is_array( $key )
				&& self::fits( $key, $algorithm )
				&& ( null === $id || ( $key['kid'] ?? null ) === $id )
		);
		return 1 === count( $fit ) ? self::parse( (array) reset( $fit ), $algorithm ) : null;
	}

	/** @param array<array-key,mixed> $key A JSON Web Key. */
	private static function fits( array $key, string $algorithm ): bool {
		[ $kind, $parts ] = self::KINDS[ $algorithm ];
		return array_intersect_assoc( $kind, array_filter( $key, 'is_string' ) ) === $kind
			&& array_filter( $parts, static fn( string $part ): bool => ! is_string( $key[ $part ] ?? null ) ) === []
			&& 'sig' === ( $key['use'] ?? 'sig' )
			&& ( $key['alg'] ?? $algorithm ) === $algorithm;
	}

	/** @param array<array-key,mixed> $key A JSON Web Key for which fits() is true. Null if its numbers are not valid. */
	private static function parse( array $key, string $algorithm ): ?Key {
		[ $kind, $parts ] = self::KINDS[ $algorithm ];
		try {
			return JWK::parseKey( $kind + array_intersect_key( $key, array_flip( $parts ) ), $algorithm );
		} catch ( \Throwable ) { // Such as DomainException, for invalid numbers.
			return null;
		}
	}
}
