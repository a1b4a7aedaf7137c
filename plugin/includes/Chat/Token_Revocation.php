<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\After_Response;
use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Firebase lets a signed-in browser go on, whatever becomes of the session here. So when a session ends, the password
 * changes or a role is taken, the rules are told since when a sign-in counts: what was signed in before may not write any more. Other browsers
 * of the member sign in again by themselves, if their session is still open.
 */
final class Token_Revocation implements Module {

	/** Action, and event of WP-Cron. */
	public const REVOKE = 'hien_chat_revoke';

	/** User meta: that there is something to revoke. */
	private const ISSUED = 'hien_chat_token';

	private const RETRY   = 5 * MINUTE_IN_SECONDS;
	private const GIVE_UP = DAY_IN_SECONDS;

	public function __construct( private readonly Chat_Config $config ) {}

	public function register(): void {
		add_action( 'hien_chat_token_issued', [ $this, 'note' ] );
		add_action( 'update_user_meta', [ $this, 'before_sessions_change' ], 10, 4 );
		add_action( 'delete_user_meta', [ $this, 'before_sessions_go' ], 10, 3 );
		add_action( 'wp_set_password', [ $this, 'after_password' ], 10, 2 );
		add_action( 'profile_update', [ $this, 'after_update' ], 10, 2 );
		add_action( 'set_user_role', [ $this, 'request' ] );
		add_action( 'remove_user_role', [ $this, 'request' ] );
		add_action( self::REVOKE, [ $this, 'revoke' ], 10, 2 );
	}

	public function note( int $user_id ): void {
		update_user_meta( $user_id, self::ISSUED, '1' );
	}

	/** @param mixed $sessions Those that stay, by their verifiers. */
	public function before_sessions_change( int $meta_id, int $user_id, string $key, mixed $sessions ): void {
		if ( 'session_tokens' === $key && [] !== array_diff_key( self::open_sessions( $user_id ), (array) $sessions ) ) {
			$this->request( $user_id );
		}
	}

	/** @param list<int> $meta_ids Unused. */
	public function before_sessions_go( array $meta_ids, int $user_id, string $key ): void {
		if ( 'session_tokens' === $key ) {
			$this->request( $user_id );
		}
	}

	public function after_password( string $password, int $user_id ): void {
		$this->request( $user_id );
	}

	public function after_update( int $user_id, WP_User $before ): void {
		if ( ( get_userdata( $user_id ) ?: null )?->user_pass !== $before->user_pass ) {
			$this->request( $user_id );
		}
	}

	/** Revokes, after the response, what this user has signed in with so far. */
	public function request( int $user_id ): void {
		if ( '' !== get_user_meta( $user_id, self::ISSUED, true ) ) {
			delete_user_meta( $user_id, self::ISSUED );
			After_Response::run( self::REVOKE, [ $user_id, (int) ( microtime( true ) * 1000 ) ] );
		}
	}

	/** @param int $time Milliseconds: sign-ins until then end. */
	public function revoke( int $user_id, int $time ): void {
		if ( ! $this->config->is_ready() || false === get_userdata( $user_id ) || null !== Blocks::of( $user_id ) ) {
			return; // Who is blocked or deleted stays out for longer.
		}
		try {
			( new Database( $this->config ) )->put( "blocked/$user_id", $time );
		} catch ( Database_Error ) {
			if ( $time / 1000 > time() - self::GIVE_UP ) {
				wp_schedule_single_event( time() + self::RETRY, self::REVOKE, [ $user_id, $time ] );
			}
		}
	}

	/** @return array<string,mixed> Sessions that have not run out. */
	private static function open_sessions( int $user_id ): array {
		$sessions = get_user_meta( $user_id, 'session_tokens', true );
		return array_filter( is_array( $sessions ) ? $sessions : [], static fn( mixed $session ): bool => is_array( $session ) && ( $session['expiration'] ?? 0 ) >= time() );
	}
}
