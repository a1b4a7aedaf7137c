<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Tokens\Session_Store;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A WordPress session whose secret this request knows: it was just made, and its cookies are not sent yet, or the browser sent them. */
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

	/** The session of the browser's cookie `logged_in`; null without a valid one. */
	public static function of_cookie(): ?self {
		$cookie = wp_parse_auth_cookie( '', 'logged_in' );
		$user   = get_user_by( 'id', (int) wp_validate_auth_cookie( '', 'logged_in' ) );
		return $cookie && $user instanceof WP_User ? new self( $user, $cookie['token'], (int) $cookie['expiration'], false ) : null;
	}

	public function verifier(): string {
		return Session_Store::verifier( $this->secret );
	}

	/** Sends WordPress's login cookies. */
	public function send_cookies(): void {
		wp_set_auth_cookie( $this->user->ID, $this->remember, '', $this->secret );
	}
}
