<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Addresses\Paths;
use Hien\Addresses\Return_Path;
use Hien\Module;
use Hien\Theme;
use Hien\Visitors\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WordPress and other plugins link to our screens for signing in, registering and lost passwords.
 *
 * wp-login.php is still used in wp-admin, whose login form opens in a frame or requires a new login; for the links on its own
 * page; with themes without screens; and where the URL to return to is on another site, or the screen itself.
 */
final class Login_Urls implements Module {

	public const LOGIN    = '/dang-nhap';
	public const REGISTER = '/dang-ky';
	public const PASSWORD = '/quen-mat-khau';
	public const ACCOUNT  = '/tai-khoan';

	public function register(): void {
		add_filter( 'login_url', [ $this, 'login_url' ], 10, 3 );
		// Plugins that hide wp-login.php make it '#' on pages that are not found.
		add_filter( 'login_url', fn( mixed $url, mixed ...$of ): mixed => '#' === $url ? $this->login_url( $url, ...$of ) : $url, 11, 3 );
		add_filter( 'register_url', static fn( mixed $url ): mixed => self::with_return( self::REGISTER, '' ) ?? $url );
		add_filter( 'lostpassword_url', [ $this, 'lost_password_url' ], 10, 2 );
		add_action( 'template_redirect', [ $this, 'protect_key' ], 9 ); // Before the page's own headers (Current_Screen).
	}

	/** Filters take any type: another plugin's filter may have returned null. */
	public function login_url( mixed $url, mixed $return_to = '', mixed $asks_again = false ): mixed {
		return $asks_again ? $url : self::with_return( self::LOGIN, (string) $return_to ) ?? $url;
	}

	public function lost_password_url( mixed $url, mixed $return_to = '' ): mixed {
		return self::with_return( self::PASSWORD, (string) $return_to ) ?? $url;
	}

	/**
	 * Keeps the key of a mailed link out of caches, and out of the Referer header of further requests. A link that does not work leads
	 * to the form that requests another mail, as that of wp-login.php does.
	 */
	public function protect_key(): void {
		$key = Request::argument( 'key' );
		if ( 'password' !== get_query_var( Paths::ROUTE_VAR ) || '' === $key ) {
			return;
		}
		if ( ! headers_sent() ) {
			nocache_headers();
			header( 'Referrer-Policy: no-referrer' );
		}
		$account = Password_Reset::account( $key, Request::argument( 'login' ) );
		if ( $account instanceof Login_Problem && ! headers_sent() ) {
			wp_safe_redirect( $account->address( '', self::PASSWORD ), 302, 'Hien' );
			exit;
		}
	}

	/** The URL of a screen with the path to return to; null if WordPress's own URL is kept. */
	private static function with_return( string $path, string $return_to ): ?string {
		global $pagenow;
		$is_login = 'wp-login.php' === $pagenow; // is_login() calls wp_login_url(), which is filtered here.
		if ( is_admin() || $is_login || ! Theme::prints_screens() ) {
			return null;
		}
		$return_path = Return_Path::of( $return_to );
		if ( '' === $return_path && '' !== $return_to && '' === wp_validate_redirect( $return_to, '' ) ) {
			return null; // Another site's.
		}
		if ( strtok( (string) Paths::relative( $return_path ), '?' ) === $path ) {
			return null; // A plugin closes the screen like any other page: it would lead to itself for ever.
		}
		return Paths::url( $path ) . ( '' === $return_path ? '' : '?' . Return_Path::ARGUMENT . '=' . rawurlencode( $return_path ) );
	}
}
