<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Tokens\Bearer;
use Hien\Accounts\Tokens\Session_Store;
use Hien\Module;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Session_Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the sessions of an account for its member, ends them, and limits their number and length. The id of a session is a hash of its
 * verifier, under which WordPress stores it (Session_Store).
 */
final class Sessions implements Module {

	/** Key in a session's data: Unix time of its last use, updated at most once an hour. */
	private const SEEN = 'hien_seen';

	/** Maximum number of sessions of an account. WordPress stores all in one value, which each request of the account reads. */
	private const MOST = 50;

	/** Maximum bytes of the User-Agent that is stored: any client may send one as long as the server accepts. */
	private const AGENT_LENGTH = 255;

	public function __construct( private readonly Bearer $bearer ) {}

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'touch' ] );
		add_filter( 'auth_cookie_expiration', [ $this, 'seconds' ], 5, 3 ); // Early, so that filters of other plugins come after it.
		add_filter( 'attach_session_information', [ $this, 'before_sign_in' ], 10, 2 );
		add_filter( 'sanitize_user_meta_session_tokens', [ $this, 'limit' ] );
		add_filter( 'update_user_metadata', Session_Store::write_beside_others( ... ), 10, 5 );
		add_filter( 'delete_user_metadata', Session_Store::end_beside_others( ... ), 10, 4 );
	}

	/** The length of a session with "remember me", for every login form, from the owner's settings. */
	public function seconds( mixed $seconds, int $user_id, bool $remember ): mixed {
		return $remember ? (int) Settings::login( 'days' ) * DAY_IN_SECONDS : $seconds;
	}

	/**
	 * Keeps the latest used sessions of an account, and the beginning of their User-Agent, whenever WordPress stores them.
	 *
	 * @param mixed $sessions Verifier => session, the newest last.
	 */
	public function limit( mixed $sessions ): mixed {
		if ( ! is_array( $sessions ) ) {
			return $sessions;
		}
		foreach ( $sessions as $verifier => $session ) {
			if ( is_array( $session ) && is_string( $session['ua'] ?? null ) ) {
				$sessions[ $verifier ]['ua'] = mb_strcut( $session['ua'], 0, self::AGENT_LENGTH );
			}
		}
		if ( count( $sessions ) <= self::MOST ) {
			return $sessions;
		}
		$used   = static fn( mixed $session ): int => (int) ( $session[ self::SEEN ] ?? $session['login'] ?? 0 );
		$latest = array_reverse( $sessions, true );
		uasort( $latest, static fn( mixed $a, mixed $b ): int => $used( $b ) <=> $used( $a ) );
		return array_intersect_key( $sessions, array_slice( $latest, 0, self::MOST, true ) );
	}

	/**
	 * Checking a password takes long, and meanwhile the user may sign in elsewhere.
	 *
	 * @param mixed $session Of the session that begins.
	 * @return mixed The same.
	 */
	public function before_sign_in( mixed $session, int $user_id ): mixed {
		Session_Store::read_again( $user_id );
		Last_Seen::store( $user_id );
		return $session;
	}

	/** Updates the time of last use of the request's session, and of its member. */
	public function touch(): void {
		$user_id = get_current_user_id();
		$current = $this->current();
		$session = null === $current ? null : Session_Store::get( $user_id, $current );
		if ( null === $current || null === $session || ( $session[ self::SEEN ] ?? $session['login'] ?? 0 ) >= time() - HOUR_IN_SECONDS ) {
			return;
		}
		Session_Store::read_again( $user_id );
		$session = Session_Store::get( $user_id, $current );
		if ( null !== $session ) {
			Session_Store::update( $user_id, $current, [ self::SEEN => time() ] + $session );
			Last_Seen::store( $user_id );
		}
	}

	/** The verifier of the request's session, from its Bearer token or its cookie; null without one. */
	public function current(): ?string {
		$secret = wp_get_session_token();
		return $this->bearer->session() ?? ( '' === $secret ? null : Session_Store::verifier( $secret ) );
	}

	/** @return list<array<string,mixed>> See schema(); the current session first, then the latest used. */
	public function all( int $user_id ): array {
		$current  = $this->current();
		$sessions = [];
		foreach ( Session_Store::all( $user_id ) as $verifier => $session ) {
			$agent      = (string) ( $session['ua'] ?? '' );
			$signed_in  = (int) ( $session['login'] ?? 0 );
			$sessions[] = [
				'id'        => self::id( (string) $verifier ),
				'device'    => User_Agent::device( $agent ),
				'browser'   => User_Agent::browser( $agent ),
				'signed_in' => self::date( $signed_in ),
				'last_seen' => self::date( (int) ( $session[ self::SEEN ] ?? $signed_in ) ),
				'expires'   => self::date( (int) $session['expiration'] ),
				'current'   => (string) $verifier === $current,
			];
		}
		usort(
			$sessions,
			static fn( array $a, array $b ): int => [ $b['current'], $b['last_seen'] ] <=> [ $a['current'], $a['last_seen'] ]
		);
		return $sessions;
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'SessionList',
			[
				'data'  => Schema::array_of(
					Schema::object(
						'Session',
						[
							'id'        => Schema::string(),
							'device'    => Schema::string(),
							'browser'   => Schema::string(),
							'signed_in' => Schema::date(),
							'last_seen' => Schema::date(),
							'expires'   => Schema::date(),
							'current'   => Schema::boolean( __( 'Phiên của chính yêu cầu này.', 'hien-core' ) ),
						]
					)
				),
				'count' => Schema::integer(),
			]
		);
	}

	/** Ends one session by its id. Returns whether the account had it. */
	public function end( int $user_id, string $id ): bool {
		foreach ( array_keys( Session_Store::all( $user_id ) ) as $verifier ) {
			if ( self::id( (string) $verifier ) === $id ) {
				Session_Store::end( $user_id, (string) $verifier );
				return true;
			}
		}
		return false;
	}

	/** Ends all sessions except the request's. */
	public function end_others( int $user_id ): void {
		$current = $this->current();
		if ( null !== $current && Session_Store::is_open( $user_id, $current ) ) {
			Session_Store::end_others( $user_id, $current );
		} else {
			WP_Session_Tokens::get_instance( $user_id )->destroy_all();
		}
	}

	private static function id( string $verifier ): string {
		return substr( hash( 'sha256', $verifier ), 0, 16 );
	}

	private static function date( int $time ): string {
		return (string) wp_date( DATE_ATOM, $time );
	}
}
