<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** A refresh token that was just made. Its value is known only now, since only a hash is stored. */
final class Refresh_Token {

	/**
	 * @param string $session  Verifier of the session (Session_Store).
	 * @param int    $expires  Unix time.
	 * @param bool   $remember Whether the cookie outlives the browser session.
	 */
	public function __construct(
		#[\SensitiveParameter] public readonly string $value,
		public readonly WP_User $user,
		public readonly string $session,
		public readonly int $expires,
		public readonly bool $remember,
	) {}
}
