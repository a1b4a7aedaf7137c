<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Accounts\Sign_In\Session;
use Hien\Cache\Failed_Reads;
use Hien\Rest\Failed_Queries;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * A refresh token that was just made: 32 random bytes, of which the table of these tokens has only a hash. Each can be used once, and is
 * then replaced by the next one of its session. A second use means that somebody else has the token too, so the session ends; but not
 * within the seconds in which a browser repeats a request whose response was lost, as long as nobody has used the next token.
 */
final class Refresh_Token {

	/** Seconds after its use in which a token gives the same next token again. */
	private const GRACE = MINUTE_IN_SECONDS;

	/**
	 * @param string $session  Verifier of the session (Session_Store).
	 * @param int    $expires  Unix time.
	 * @param bool   $remember Whether the cookie outlives the browser session.
	 */
	private function __construct(
		#[\SensitiveParameter] public readonly string $value,
		public readonly WP_User $user,
		public readonly string $session,
		public readonly int $expires,
		public readonly bool $remember,
	) {}

	/**
	 * Makes a new token for a session.
	 *
	 * @return self|null Null without a signing key. The caller asks whether it was stored (Failed_Queries).
	 */
	public static function issue( Session $session ): ?self {
		$value = bin2hex( random_bytes( 32 ) );
		return self::store( new self( $value, $session->user, $session->verifier(), $session->expires, $session->remember ) );
	}

	/** Stores a token, unless it is stored already. */
	private static function store( self $token ): ?self {
		global $wpdb;
		$key = Signing_Key::get();
		if ( null === $key ) {
			return null;
		}
		$mark = Access_Token::fingerprint( $token->user, $token->session, $key );
		$wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (hash, user_id, session, mark, remember, expires) VALUES (%s, %d, %s, %s, %d, %d)',
				self::table(),
				self::hash( $token->value ),
				$token->user->ID,
				$token->session,
				$mark,
				(int) $token->remember,
				$token->expires
			)
		);
		return $token;
	}

	/**
	 * Exchanges a token for the next one of its session.
	 *
	 * @return self|null Null for an invalid token: unknown, used before GRACE, expired, of an ended session, or from before
	 *                            a change of the password.
	 */
	public static function rotate( #[\SensitiveParameter] string $value ): ?self {
		global $wpdb;
		$failed = Failed_Queries::count();
		$row    = self::row( $value );
		if ( null === $row ) {
			return null;
		}
		$next = self::next( $value );
		$user = get_userdata( (int) $row->user_id );
		$used = (int) $row->used;
		if ( 0 !== $used && ( $used + self::GRACE < time() || 0 !== (int) ( self::row( $next )->used ?? 0 ) ) ) {
			self::end_session( (int) $row->user_id, $row->session );
			return null;
		}
		if ( ! $user instanceof WP_User || ! self::counts( $row, $user ) ) {
			// Otherwise the member or the session may be there, unread.
			if ( Failed_Queries::count() === $failed && ! Failed_Reads::are_recent() ) {
				self::forget( $row->session ); // WordPress's own session may go on, such as after a change of the key.
			}
			return null;
		}
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET used = %d WHERE hash = %s AND used = 0', self::table(), time(), $row->hash ) );
		return self::store( new self( $next, $user, $row->session, (int) $row->expires, (bool) $row->remember ) );
	}

	/** The token after this one: the same for a repeated request, and known only to who has the key of the site. */
	private static function next( #[\SensitiveParameter] string $value ): string {
		return hash_hmac( 'sha256', $value, (string) Signing_Key::get() );
	}

	/** Keeps the tokens of a session valid after its member has changed the password: updates their fingerprint. */
	public static function keep( WP_User $user, string $session ): void {
		global $wpdb;
		$key = Signing_Key::get();
		if ( null !== $key ) {
			$wpdb->update( self::table(), [ 'mark' => Access_Token::fingerprint( $user, $session, $key ) ], [ 'session' => $session ] );
		}
	}

	/** The verifier of the session of a token (Session_Store); null for an unknown token. */
	public static function session( #[\SensitiveParameter] string $value ): ?string {
		return self::row( $value )?->session;
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
		Session_Store::end( $user_id, $session );
		self::forget( $session );
	}

	/** Deletes all tokens of a session. */
	private static function forget( string $session ): void {
		global $wpdb;
		$wpdb->delete( self::table(), [ 'session' => $session ] );
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
