<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Atomic_Meta;
use ReflectionMethod;
use WP_Session_Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * Accesses WordPress's sessions by their verifier: the hash of the session token, under which WordPress stores them. Our own tokens
 * contain the verifier, so that the session token itself stays in the cookie.
 */
final class Session_Store {

	/** User meta of WordPress: verifier => session, of all sessions of the user. */
	private const META = 'session_tokens';

	/** How often a write is tried that other requests have anticipated. */
	private const TRIES = 5;

	/** Verifier of the session that is being ended by end(). */
	private static string $ending = '';

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
		self::$ending = $verifier;
		try {
			self::call( $user_id, 'update_session', $verifier, null );
		} finally {
			self::$ending = '';
		}
	}

	public static function end_others( int $user_id, string $verifier ): void {
		self::call( $user_id, 'destroy_other_sessions', $verifier );
	}

	/**
	 * Makes the next call read the sessions from the database. WordPress stores all sessions of a user in one value. If a request wrote the
	 * value that it has read at its start, it would end sessions that other requests have begun since, and restore those they have ended.
	 */
	public static function read_again( int $user_id ): void {
		wp_cache_delete( $user_id, 'user_meta' );
	}

	/**
	 * Writes a session that begins, changes, or is ended by end(), into the sessions as they are in the database at that moment.
	 * Whatever else ends sessions is written as it is: it also ends those that other requests begin meanwhile.
	 *
	 * @param mixed $done     Null, unless a filter before has stored the value.
	 * @param mixed $sessions Verifier => session, as this request has read them, with its change.
	 * @param mixed $previous The value that is to be replaced; empty for any.
	 * @return mixed True once it is stored; otherwise `$done`.
	 */
	public static function write_beside_others( mixed $done, int $user_id, string $key, mixed $sessions, mixed $previous ): mixed {
		if ( null !== $done || self::META !== $key || ! is_array( $sessions ) || ! empty( $previous ) ) {
			return $done;
		}
		$read    = self::sessions( get_user_meta( $user_id, self::META, true ) );
		$changed = array_udiff_assoc( $sessions, $read, static fn( mixed $a, mixed $b ): int => $a === $b ? 0 : 1 );
		if ( [] === $changed && '' === self::$ending ) {
			return $done;
		}
		$ended = array_diff_key( $read, $sessions );
		$begun = array_diff_key( $changed, $read );
		return self::replace(
			$user_id,
			static fn( array $stored ): array =>
				array_diff_key( array_replace( $stored, array_intersect_key( $changed, $stored ) ), $ended ) + $begun
		) ?: $done;
	}

	/**
	 * The same where end() ends the only session that this request has read.
	 *
	 * @param mixed $value The value that is to be deleted; empty for any.
	 */
	public static function end_beside_others( mixed $done, int $user_id, string $key, mixed $value ): mixed {
		if ( null !== $done || self::META !== $key || '' === self::$ending || ! empty( $value ) ) {
			return $done;
		}
		$ended = [ self::$ending => true ];
		return self::replace( $user_id, static fn( array $stored ): array => array_diff_key( $stored, $ended ) ) ?: $done;
	}

	/**
	 * Replaces the sessions of a user only while they are as they were read.
	 *
	 * @param callable(array<string,mixed>):array<string,mixed> $change Of the stored sessions.
	 * @return bool False where other requests always came first.
	 */
	private static function replace( int $user_id, callable $change ): bool {
		global $wpdb;
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			self::read_again( $user_id );
			$row    = $wpdb->get_row(
				$wpdb->prepare(
					"SELECT * FROM {$wpdb->usermeta} WHERE user_id = %d AND meta_key = %s ORDER BY umeta_id LIMIT 1",
					$user_id,
					self::META
				),
				ARRAY_A
			);
			$stored = self::sessions( maybe_unserialize( $row['meta_value'] ?? '' ) );
			$next   = $change( $stored );
			if ( $next === $stored || self::swap( $user_id, $row, $next ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Writes the sessions of a user in one query, if they are still as they were read. update_user_meta() with the former value compares in
	 * one query and writes in another: in between, another request may end sessions, which would be restored. Two first sessions that begin
	 * in the same moment can still make two rows, if the database does not lock rows that it only reads.
	 *
	 * @param array<mixed>|null   $row  The row of user meta as it was read; null for none.
	 * @param array<string,mixed> $next What they become; [] for none.
	 */
	private static function swap( int $user_id, ?array $row, array $next ): bool {
		global $wpdb;
		$next  = sanitize_meta( self::META, $next, 'user' );
		$value = maybe_serialize( $next );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress's actions, as it calls them.
		if ( null === $row ) {
			do_action( 'add_user_meta', $user_id, self::META, $next );
			$written = Atomic_Meta::add( 'user', $user_id, self::META, $value );
			$after   = [ 'added_user_meta', $written, $user_id, self::META, $next ];
		} elseif ( [] === $next ) {
			do_action( 'delete_user_meta', [ $row['umeta_id'] ], $user_id, self::META, '' );
			$written = $wpdb->delete( $wpdb->usermeta, $row );
			$after   = [ 'deleted_user_meta', [ $row['umeta_id'] ], $user_id, self::META, '' ];
		} else {
			do_action( 'update_user_meta', $row['umeta_id'], $user_id, self::META, $next );
			$written = $wpdb->update( $wpdb->usermeta, [ 'meta_value' => $value ], $row ); // phpcs:ignore WordPress.DB.SlowDBQuery
			$after   = [ 'updated_user_meta', $row['umeta_id'], $user_id, self::META, $next ];
		}
		self::read_again( $user_id );
		if ( $written ) {
			do_action( ...$after );
		}
		// phpcs:enable
		return (bool) $written;
	}

	/** @return array<string,mixed> Verifier => session, also those that have expired. */
	private static function sessions( mixed $value ): array {
		return is_array( $value ) ? $value : [];
	}

	/** Calls a protected method of the session manager, which is WordPress's own or that of another plugin. */
	private static function call( int $user_id, string $method, mixed ...$arguments ): mixed {
		$manager = WP_Session_Tokens::get_instance( $user_id );
		return ( new ReflectionMethod( $manager, $method ) )->invoke( $manager, ...$arguments );
	}
}
