<?php
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
		// Not `set_logged_in_cookie`: WordPress calls it for sessions too whose cookies are not sent, such as an app's at another origin.
		add_filter( 'send_auth_cookies', [ $this, 'send' ], PHP_INT_MAX, 4 );
		add_action( 'clear_auth_cookie', [ self::class, 'clear' ] );
	}

	/**
	 * @param mixed $is_sent    Whether WordPress sends its cookies.
	 * @param mixed $expires    Unix time; 0 for the end of the browser session.
	 * @param mixed $expiration Not used.
	 * @param mixed $user_id    0 where it clears them. Plugins with a `wp_set_auth_cookie()` of their own may give the first argument only.
	 */
	public function send( mixed $is_sent, mixed $expires = 0, mixed $expiration = 0, mixed $user_id = 0 ): mixed {
		if ( $is_sent && 0 !== (int) $user_id ) {
			self::set( '1', (int) $expires );
		}
		return $is_sent;
	}

	public static function clear(): void {
		self::set( '', 1 );
	}

	private static function set( string $value, int $expires ): void {
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
