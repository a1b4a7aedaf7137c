<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Accounts\Tokens\Session_Store;
use Hien\After_Response;
use Hien\Module;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Revokes Firebase tokens, which WordPress does not end by itself, when a session ends, a user's password, roles or capabilities
 * change, or the user is deleted or leaves the site: the database rules refuse writes with tokens issued before (Blocked_Members).
 * Browsers that are still signed in to WordPress get a new token.
 */
final class Token_Revocation implements Module {

	/** User option, of this site of a network: '1' if the user got a token since the last revocation. */
	private const ISSUED = 'hien_chat_token';

	public function register(): void {
		add_action( 'hien_chat_token_issued', static fn( int $user_id ) => update_user_option( $user_id, self::ISSUED, '1' ) );
		add_action( 'update_user_meta', [ $this, 'before_sessions_change' ], 10, 4 );
		add_action( 'delete_user_meta', [ $this, 'before_sessions_go' ], 10, 3 );
		add_action( 'updated_user_meta', [ $this, 'after_capabilities' ], 10, 3 );
		add_action( 'deleted_user_meta', [ $this, 'after_capabilities' ], 10, 3 );
		add_action( "update_option_{$GLOBALS['wpdb']->get_blog_prefix()}user_roles", [ $this, 'after_roles' ], 10, 2 );
		add_action( 'revoked_super_admin', [ $this, 'request' ] );
		add_action( 'wp_set_password', fn( string $password, int $user_id ) => $this->request( $user_id ), 10, 2 );
		add_action( 'profile_update', [ $this, 'after_update' ], 10, 2 );
		add_action( 'delete_user', [ $this, 'request' ] ); // Before WordPress deletes the sessions, and what this stores.
	}

	/** @param mixed $sessions The remaining sessions, by verifier. */
	public function before_sessions_change( int $meta_id, int $user_id, string $key, mixed $sessions ): void {
		if ( 'session_tokens' === $key && [] !== array_diff_key( Session_Store::all( $user_id ), (array) $sessions ) ) {
			$this->request( $user_id );
		}
	}

	/** @param list<int> $meta_ids Unused. */
	public function before_sessions_go( array $meta_ids, int $user_id, string $key ): void {
		if ( 'session_tokens' === $key ) {
			$this->request( $user_id );
		}
	}

	/**
	 * Runs after the change, so that a token issued meanwhile has the new capabilities.
	 *
	 * @param int|list<int> $meta_ids Unused.
	 */
	public function after_capabilities( int|array $meta_ids, int $user_id, string $key ): void {
		global $wpdb;
		if ( $wpdb->get_blog_prefix() . 'capabilities' === $key ) {
			$this->request( $user_id );
		}
	}

	/**
	 * @param mixed $before Roles by name, as WordPress stores them.
	 * @param mixed $after  The same.
	 */
	public function after_roles( mixed $before, mixed $after ): void {
		$lost = array_diff( self::roles_that_answer( $before ), self::roles_that_answer( $after ) );
		if ( [] !== $lost ) {
			array_map(
				fn( string $user_id ) => $this->request( (int) $user_id ),
				get_users(
					[
						'role__in' => $lost,
						// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Roles change rarely.
						'meta_key' => $GLOBALS['wpdb']->get_blog_prefix() . self::ISSUED,
						'fields'   => 'ID',
					]
				)
			);
		}
	}

	/** @return list<string> */
	private static function roles_that_answer( mixed $roles ): array {
		return array_keys(
			array_filter( (array) $roles, static fn( mixed $role ): bool => ! empty( $role['capabilities'][ Capabilities::ANSWER_CHAT ] ) )
		);
	}

	public function after_update( int $user_id, WP_User $before ): void {
		if ( ( get_userdata( $user_id ) ?: null )?->user_pass !== $before->user_pass ) {
			$this->request( $user_id );
		}
	}

	/**
	 * Revokes all tokens of a user that were issued until now, after the response. In a network, tokens of other sites end by themselves.
	 */
	public function request( int $user_id ): void {
		if ( '1' === get_user_option( self::ISSUED, $user_id ) ) {
			delete_user_option( $user_id, self::ISSUED );
			Blocked_Members::revoke( $user_id );
			After_Response::run( Blocked_Members::EVENT, [ $user_id ] );
		}
	}
}
