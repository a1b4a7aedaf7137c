<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use ReflectionMethod;
use WP_Session_Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * Accesses WordPress's sessions by their verifier: the hash of the session token, under which WordPress stores them. Our own tokens
 * contain the verifier, so that the session token itself stays in the cookie.
 */
final class Session_Store {

	/** The verifier of a session token, as WP_Session_Tokens::hash_token() makes it. */
	public static function verifier( string $secret ): string {
		return hash( 'sha256', $secret );
	}

	/** @return array<int|string,array<string,mixed>> Verifier => session, for sessions that have not expired. */
	public static function all( int $user_id ): array {
		$sessions = self::call( $user_id, 'get_sessions' );
		return array_filter(
			is_array( $sessions ) ? $sessions : [],
			static fn( mixed $session ): bool => is_array( $session ) && (int) ( $session['expiration'] ?? 0 ) >= time()
		);
	}

	/** @return array<string,mixed>|null Null for a session that has ended or expired. */
	public static function get( int $user_id, string $verifier ): ?array {
		$session = self::call( $user_id, 'get_session', $verifier );
		return is_array( $session ) && (int) ( $session['expiration'] ?? 0 ) >= time() ? $session : null;
	}

	public static function is_open( int $user_id, string $verifier ): bool {
		return null !== self::get( $user_id, $verifier );
	}

	/** @param array<string,mixed> $session As get() returns it. */
	public static function update( int $user_id, string $verifier, array $session ): void {
		self::read_again( $user_id );
		self::call( $user_id, 'update_session', $verifier, $session );
	}

	public static function end( int $user_id, string $verifier ): void {
		self::read_again( $user_id );
		self::call( $user_id, 'update_session', $verifier, null );
	}

	public static function end_others( int $user_id, string $verifier ): void {
		self::call( $user_id, 'destroy_other_sessions', $verifier );
	}

	/**
	 * Lets the next call read the sessions from the database. WordPress stores all sessions of a user in one value; written from what
	 * this request has read at its start, it would end those that other requests have begun since, and restore those they have ended.
	 */
	public static function read_again( int $user_id ): void {
		wp_cache_delete( $user_id, 'user_meta' );
	}

	/** Calls a protected method of the session manager, which is WordPress's own or that of another plugin. */
	private static function call( int $user_id, string $method, mixed ...$arguments ): mixed {
		$manager = WP_Session_Tokens::get_instance( $user_id );
		return ( new ReflectionMethod( $manager, $method ) )->invoke( $manager, ...$arguments );
	}
}
