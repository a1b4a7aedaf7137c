<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Module;
use WP_REST_Response;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** What a signed-in user is and may do here: `scope` of `wp/v2/users/me` and of the boot data. */
final class Scope implements Module {

	/** Who may answer the visitors' chat in wp-admin and at /admin. */
	public const ANSWER_CHAT = 'hien_answer_chat';

	/** Capabilities that the app asks for. */
	private const CAPABILITIES = [ self::ANSWER_CHAT, 'manage_options' ];

	/** Gives administrators the plugin's own capability. */
	public static function install(): void {
		get_role( 'administrator' )?->add_cap( self::ANSWER_CHAT );
	}

	/** @return list<string> Roles, then capabilities. */
	public static function of( WP_User $user ): array {
		return [
			...array_values( $user->roles ),
			...array_values( array_filter( self::CAPABILITIES, static fn( string $capability ): bool => $user->has_cap( $capability ) ) ),
		];
	}

	public function register(): void {
		add_filter( 'rest_prepare_user', [ $this, 'add' ], 10, 2 );
	}

	/**
	 * To oneself only.
	 *
	 * @param mixed $response Core's response with the user.
	 */
	public function add( mixed $response, WP_User $user ): mixed {
		if ( $response instanceof WP_REST_Response && get_current_user_id() === $user->ID ) {
			$response->data['scope'] = self::of( $user );
		}
		return $response;
	}
}
