<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

defined( 'ABSPATH' ) || exit;

/** The claims of a valid access token: its user and its session. */
final class Claims {

	/** @param string $session Verifier of the session (Session_Store). */
	public function __construct(
		public readonly int $user_id,
		public readonly string $session,
	) {}
}
