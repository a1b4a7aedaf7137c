<?php
declare(strict_types=1);

namespace Hien\Accounts\Registration;

use Hien\Accounts\Sign_In\Login_Guard;
use Hien\Accounts\Sign_In\Sign_In;
use Hien\Module;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Whether an account has confirmed its e-mail address. Accounts that were not made by a registration form count as confirmed.
 *
 * An unconfirmed account cannot be used: signing in fails as with a wrong password. Otherwise who registers with somebody's address
 * would learn from signing in whether it had an account.
 */
final class Confirmation implements Module {

	/** User meta of an unconfirmed account: Unix time of its registration. */
	public const META = 'hien_unconfirmed';

	/** Priority of filters that run after those of other plugins, and before Login_Guard. */
	private const LATE = 900;

	public function register(): void {
		add_filter( 'wp_authenticate_user', [ $this, 'refuse' ], self::LATE ); // Before core checks the password.
		// Whatever else identifies the user, such as an application password.
		add_filter( 'authenticate', [ $this, 'refuse' ], self::LATE );
		add_filter( 'determine_current_user', [ $this, 'ignore' ], self::LATE );
	}

	public static function is_confirmed( int $user_id ): bool {
		return '' === get_user_meta( $user_id, self::META, true );
	}

	/** @param mixed $user Result of the other filters: a user, an error, or null. */
	public function refuse( mixed $user ): mixed {
		return $user instanceof WP_User && ! self::is_confirmed( $user->ID ) ? new WP_Error( Sign_In::WRONG, Login_Guard::wrong() ) : $user;
	}

	/**
	 * Ignores a session that another plugin has begun for an unconfirmed account.
	 *
	 * @param mixed $user_id Id of the user who is authenticated; false or 0 for none.
	 */
	public function ignore( mixed $user_id ): mixed {
		return ! empty( $user_id ) && is_numeric( $user_id ) && ! self::is_confirmed( (int) $user_id ) ? 0 : $user_id;
	}
}
