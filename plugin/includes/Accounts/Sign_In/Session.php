<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Tokens\Session_Store;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A WordPress session that was just made, and whose cookies are not sent yet. */
final class Session {

	/**
	 * @param string $secret   The session token in WordPress's cookies.
	 * @param int    $expires  Unix time.
	 * @param bool   $remember Whether the cookies outlive the browser session.
	 */
	public function __construct(
		public readonly WP_User $user,
		#[\SensitiveParameter] private readonly string $secret,
		public readonly int $expires,
		public readonly bool $remember,
	) {}

	public function verifier(): string {
		return Session_Store::verifier( $this->secret );
	}

	/** Sends WordPress's login cookies. */
	public function send_cookies(): void {
		wp_set_auth_cookie( $this->user->ID, $this->remember, '', $this->secret );
	}
}
