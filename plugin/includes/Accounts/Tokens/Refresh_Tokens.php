<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Upgrade;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Refresh tokens, in a table of their own: 32 random bytes, of which only a hash is stored. Each works once and is
 * replaced by the next of its family, which is one session. Whoever uses one a second time may have stolen it, or have
 * been robbed of it: both lose the session.
 */
final class Refresh_Tokens {

	/** The step of Upgrade that makes the table. */
	private const LEVEL = 9;

	/** Creates the table, or brings it to this version's form. */
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
	 * A new token of a session.
	 *
	 * @param string $session Verifier of the session (Session_Store).
	 * @param int    $expires Unix time: when the session ends.
	 * @return Refresh_Token|null Null where tokens are not set up.
	 */
	public static function issue( WP_User $user, string $session, int $expires, bool $remember ): ?Refresh_Token {
		global $wpdb;
		$key = Signing_Key::get();
		if ( null === $key || ! Upgrade::is_done( self::LEVEL ) ) {
			return null;
		}
		$value = bin2hex( random_bytes( 32 ) );
		$wpdb->insert(
			self::table(),
			[
				'hash'     => self::hash( $value ),
				'user_id'  => $user->ID,
				'session'  => $session,
				'mark'     => Access_Token::mark( $user, $session, $key ),
				'remember' => (int) $remember,
				'expires'  => $expires,
			]
		);
		return new Refresh_Token( $value, $user, $session, $expires, $remember );
	}

	/**
	 * Takes a token and gives the next one of its family.
	 *
	 * @return Refresh_Token|null Null for one that does not count: unknown, used before, expired, of an ended session or
	 *                            of a password that was changed.
	 */
	public static function rotate( #[\SensitiveParameter] string $value ): ?Refresh_Token {
		global $wpdb;
		$row = self::row( $value );
		if ( null === $row ) {
			return null;
		}
		// One statement, so that of two requests with one token only one succeeds.
		$is_first = 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET used = 1 WHERE hash = %s AND used = 0', self::table(), $row->hash ) );
		$user     = get_userdata( (int) $row->user_id );
		if ( ! $is_first || ! $user instanceof WP_User || ! self::counts( $row, $user ) ) {
			self::end_session( (int) $row->user_id, $row->session );
			return null;
		}
		return self::issue( $user, $row->session, (int) $row->expires, (bool) $row->remember );
	}

	/** Lets a session go on whose member has just changed the password: its tokens were made with the earlier one. */
	public static function keep( WP_User $user, string $session ): void {
		global $wpdb;
		$key = Signing_Key::get();
		if ( null !== $key && Upgrade::is_done( self::LEVEL ) ) {
			$wpdb->update( self::table(), [ 'mark' => Access_Token::mark( $user, $session, $key ) ], [ 'session' => $session ] );
		}
	}

	/** Ends the session that a token belongs to, and all tokens of it. */
	public static function revoke( #[\SensitiveParameter] string $value ): void {
		$row = self::row( $value );
		if ( null !== $row ) {
			self::end_session( (int) $row->user_id, $row->session );
		}
	}

	/** Ends a session and all tokens of it. */
	public static function end_session( int $user_id, string $session ): void {
		global $wpdb;
		Session_Store::end( $user_id, $session );
		if ( Upgrade::is_done( self::LEVEL ) ) {
			$wpdb->delete( self::table(), [ 'session' => $session ] );
		}
	}

	/** Deletes the tokens that have expired. */
	public static function purge(): void {
		global $wpdb;
		if ( Upgrade::is_done( self::LEVEL ) ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires <= %d', self::table(), time() ) );
		}
	}

	/** @param \stdClass $row Row of the table. */
	private static function counts( \stdClass $row, WP_User $user ): bool {
		$key = Signing_Key::get();
		return null !== $key
			&& (int) $row->expires > time()
			&& hash_equals( Access_Token::mark( $user, $row->session, $key ), $row->mark )
			&& Session_Store::is_open( $user->ID, $row->session );
	}

	private static function row( #[\SensitiveParameter] string $value ): ?\stdClass {
		global $wpdb;
		if ( '' === $value || ! Upgrade::is_done( self::LEVEL ) ) {
			return null;
		}
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE hash = %s', self::table(), self::hash( $value ) ) );
		return $row instanceof \stdClass ? $row : null;
	}

	/** A fast hash is enough: nobody guesses 32 random bytes. */
	private static function hash( #[\SensitiveParameter] string $value ): string {
		return hash( 'sha256', $value );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hien_refresh_tokens';
	}
}
