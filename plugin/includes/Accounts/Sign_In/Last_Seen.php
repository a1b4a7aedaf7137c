<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

defined( 'ABSPATH' ) || exit;

/** When a member was last signed in on the site, for the owner's list of members. Sessions stores it once an hour. */
final class Last_Seen {

	/** User meta: Unix time. */
	public const META = 'hien_last_seen';

	/** @return int|null Unix time; null for a member who was not seen since the plugin stores it. */
	public static function of( int $user_id ): ?int {
		return (int) get_user_meta( $user_id, self::META, true ) ?: null;
	}

	public static function store( int $user_id ): void {
		if ( (int) self::of( $user_id ) < time() - HOUR_IN_SECONDS ) {
			update_user_meta( $user_id, self::META, (string) time() );
		}
	}
}
