<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Roles and capabilities of the signed-in user: `scope` in `wp/v2/users/me` and in the boot data. */
final class Capabilities {

	/** Capability to answer the visitors' chat in wp-admin and at /admin. */
	public const ANSWER_CHAT = 'hien_answer_chat';

	/** Capabilities that the app checks. */
	private const CAPABILITIES = [ self::ANSWER_CHAT, 'manage_options' ];

	/** Grants administrators the capability ANSWER_CHAT. */
	public static function install(): void {
		get_role( 'administrator' )?->add_cap( self::ANSWER_CHAT );
	}

	/** @return list<string> The user's roles, then those of CAPABILITIES that the user has. */
	public static function of( WP_User $user ): array {
		return [
			...array_values( $user->roles ),
			...array_values( array_filter( self::CAPABILITIES, static fn( string $capability ): bool => $user->has_cap( $capability ) ) ),
		];
	}
}
