<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Tokens;

defined( 'ABSPATH' ) || exit;

/** What a valid token says: who it is, and the session that it belongs to. */
final class Claims {

	/** @param string $session Verifier of the session (Session_Store). */
	public function __construct(
		public readonly int $user_id,
		public readonly string $session,
	) {}
}
