<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Module;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Sets the lifetime of sessions with "remember me", for every login form, from the owner's settings. */
final class Session_Length implements Module {

	public function register(): void {
		add_filter( 'auth_cookie_expiration', [ $this, 'seconds' ], 5, 3 ); // Early, so that filters of other plugins come after it.
	}

	public function seconds( mixed $seconds, int $user_id, bool $remember ): mixed {
		return $remember ? (int) Settings::login( 'days' ) * DAY_IN_SECONDS : $seconds;
	}
}
