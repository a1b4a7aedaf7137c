<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Module;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The cookie that tells scripts that the browser may have a session of WordPress, whose cookies they cannot read: a page that a cache
 * printed for a visitor then asks who is signed in (src/lib/signed-in-flag.ts). It comes and goes with those cookies, at whichever form
 * somebody signs in.
 */
final class Signed_In_Cookie implements Module {

	public function register(): void {
		add_action( 'set_logged_in_cookie', [ $this, 'send' ], 10, 2 );
		add_action( 'clear_auth_cookie', [ $this, 'clear' ] );
	}

	/**
	 * @param mixed $cookie  Not used.
	 * @param mixed $expires Unix time; 0 for the end of the browser session.
	 */
	public function send( mixed $cookie, mixed $expires ): void {
		$this->set( '1', (int) $expires );
	}

	public function clear(): void {
		$this->set( '', 1 );
	}

	private function set( string $value, int $expires ): void {
		$name             = Settings::login( 'storage_prefix' ) . 'signed-in';
		$_COOKIE[ $name ] = $value;
		if ( ! headers_sent() ) {
			setcookie(
				$name,
				$value,
				[
					'expires'  => $expires,
					'path'     => COOKIEPATH,
					'domain'   => (string) COOKIE_DOMAIN,
					'secure'   => is_ssl(),
					'samesite' => 'Lax',
				]
			);
		}
	}
}
