<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Refresh tokens, in a table of their own: 32 random bytes, of which only a hash is stored. Each can be used once, and is then
 * replaced by a new one of the same session. A second use means that somebody else has the token too, so the session ends.
 */
final class Refresh_Tokens {

	/** Creates the table, or updates its columns to this version. */
	public static function install(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		// dbDelta() wants each column on a line of its own and two spaces after PRIMARY KEY.
		dbDelta(
			"CREATE TABLE {$wpdb->prefix}hien_refresh_tokens (
				hash char(64) NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				session char(64) NOT NULL,
				mark char(64) NOT NULL,
				remember tinyint(1) NOT NULL DEFAULT 0,
				used tinyint(1) NOT NULL DEFAULT 0,
				expires bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (hash),
				KEY session (session),
				KEY expires (expires)
			) {$wpdb->get_charset_collate()};"
		);
	}

	/**
	 * Makes a new token for a session.
	 *
	 * @param string $session Verifier of the session (Session_Store).
	 * @param int    $expires Unix time of the end of the session.
	 * @return Refresh_Token|null Null without a signing key, or before the table exists.
	 */
	public static function issue( WP_User $user, string $session, int $expires, bool $remember ): ?Refresh_Token {
		global $wpdb;
		$key = Signing_Key::get();
		if ( null === $key ) {
			return null;
		}
		$value = bin2hex( random_bytes( 32 ) );
		$wpdb->insert(
			self::table(),
			[
				'hash'     => self::hash( $value ),
				'user_id'  => $user->ID,
				'session'  => $session,
				'mark'     => Access_Token::fingerprint( $user, $session, $key ),
				'remember' => (int) $remember,
				'expires'  => $expires,
			]
		);
		return new Refresh_Token( $value, $user, $session, $expires, $remember );
	}

	/**
	 * Exchanges a token for the next one of its session.
	 *
	 * @return Refresh_Token|null Null for an invalid token: unknown, used before, expired, of an ended session, or from before a
	 *                            change of the password.
	 */
	public static function rotate( #[\SensitiveParameter] string $value ): ?Refresh_Token {
		global $wpdb;
		$row = self::row( $value );
		if ( null === $row ) {
			return null;
		}
		// A single statement, so that of two simultaneous requests with one token only one succeeds.
		$is_first = 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET used = 1 WHERE hash = %s AND used = 0', self::table(), $row->hash ) );
		$user     = get_userdata( (int) $row->user_id );
		if ( ! $is_first || ! $user instanceof WP_User || ! self::counts( $row, $user ) ) {
			self::end_session( (int) $row->user_id, $row->session );
			return null;
		}
		return self::issue( $user, $row->session, (int) $row->expires, (bool) $row->remember );
	}

	/** Keeps the tokens of a session valid after its member has changed the password: updates their fingerprint. */
	public static function keep( WP_User $user, string $session ): void {
		global $wpdb;
		$key = Signing_Key::get();
		if ( null !== $key ) {
			$wpdb->update( self::table(), [ 'mark' => Access_Token::fingerprint( $user, $session, $key ) ], [ 'session' => $session ] );
		}
	}

	/** Ends the session of a token, and deletes all its tokens. */
	public static function revoke( #[\SensitiveParameter] string $value ): void {
		$row = self::row( $value );
		if ( null !== $row ) {
			self::end_session( (int) $row->user_id, $row->session );
		}
	}

	/** Ends a session, and deletes all its tokens. */
	public static function end_session( int $user_id, string $session ): void {
		global $wpdb;
		Session_Store::end( $user_id, $session );
		$wpdb->delete( self::table(), [ 'session' => $session ] );
	}

	/** Deletes the tokens that have expired. */
	public static function purge(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires <= %d', self::table(), time() ) );
	}

	/** @param \stdClass $row Row of the table. */
	private static function counts( \stdClass $row, WP_User $user ): bool {
		$key = Signing_Key::get();
		return null !== $key
			&& (int) $row->expires > time()
			&& hash_equals( Access_Token::fingerprint( $user, $row->session, $key ), $row->mark )
			&& Session_Store::is_open( $user->ID, $row->session );
	}

	private static function row( #[\SensitiveParameter] string $value ): ?\stdClass {
		global $wpdb;
		if ( '' === $value ) {
			return null;
		}
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE hash = %s', self::table(), self::hash( $value ) ) );
		return $row instanceof \stdClass ? $row : null;
	}

	/** A fast hash is enough, since 32 random bytes cannot be guessed. */
	private static function hash( #[\SensitiveParameter] string $value ): string {
		return hash( 'sha256', $value );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_refresh_tokens';
	}
}
