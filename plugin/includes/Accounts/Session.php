<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Accounts\Tokens\Session_Store;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A session of WordPress that has just begun. Its cookies are not sent yet. */
final class Session {

	/**
	 * @param string $secret   The session's token, as WordPress's cookies hold it.
	 * @param int    $expires  Unix time.
	 * @param bool   $remember Whether the browser keeps the cookies when it is closed.
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

	/** Sends WordPress's cookies: from then on the browser is signed in. */
	public function send_cookies(): void {
		wp_set_auth_cookie( $this->user->ID, $this->remember, '', $this->secret );
	}
}
