<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Addresses\Paths;
use Hien\Constants;
use Hien\Module;
use Hien\Settings\Settings;
use Hien\Visitors\Request;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Authenticates a request with `Authorization: Bearer` to REST, or for the JSON of a page (Screen_Json). A token takes
 * precedence over cookies, and needs no nonce, since other sites cannot send it. A token of another plugin is ignored, except on
 * our own routes: these refuse it unless that plugin accepts it (`rest_authentication_errors`).
 */
final class Bearer implements Module {

	/** Routes that also accept an expired token: those for tokens and for signing out. */
	private const EXEMPT_ROUTES = '#^/(?:jwt-auth/v1/|wp/[^/]+/v1/logout/?$)#';

	/** @var array{user:int,session:string}|null User and session of the request's token; null without a valid one. */
	private ?array $claims = null;

	/** Error code for the request's token; null if it is valid or absent. */
	private ?string $error = null;

	private bool $is_foreign = false;

	public function register(): void {
		add_filter( 'determine_current_user', [ $this, 'determine' ], 30 ); // After core's cookies and application passwords (20).
		add_filter( 'rest_authentication_errors', [ $this, 'authentication_errors' ], 90 ); // Before core asks for a nonce (100).
	}

	/** @param mixed $user_id Id of the user who is authenticated otherwise; false or 0 for none. */
	public function determine( mixed $user_id ): mixed {
		$this->claims     = null;
		$this->error      = null;
		$this->is_foreign = false;
		$token            = self::token();
		if ( null === $token || ! self::is_for_app() ) {
			return $user_id;
		}
		$read = Access_Token::read( $token );
		if ( is_array( $read ) ) {
			$this->claims = $read;
			return $read['user'];
		}
		$this->error      = $read;
		$this->is_foreign = ! Access_Token::is_ours( $token );
		return $this->is_foreign ? $user_id : 0;
	}

	/** @param mixed $errors Error of another authentication method; true if one succeeded; null if none was used. */
	public function authentication_errors( mixed $errors ): mixed {
		if ( ! empty( $errors ) || ( null === $this->claims && null === $this->error ) ) {
			return $errors;
		}
		$path = (string) ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' );
		if ( $this->is_foreign && ! str_starts_with( $path, '/' . Settings::rest_namespace() . '/' ) ) {
			return $errors;
		}
		return null === $this->error || 1 === preg_match( self::EXEMPT_ROUTES, $path )
			? true
			: Access_Token::error( $this->error, WP_Http::UNAUTHORIZED );
	}

	/** Verifier of the session of the request's token; null without a valid token. */
	public function session(): ?string {
		return $this->claims['session'] ?? null;
	}

	/** The request's token; null without the header, '' for a header without a token. */
	public static function token(): ?string {
		$header = Request::header( 'Authorization' ) ?: Request::server( 'REDIRECT_HTTP_AUTHORIZATION' );
		return 1 === preg_match( '/^\s*Bearer(?:\s+(.*))?$/is', $header, $match ) ? trim( $match[1] ?? '' ) : null;
	}

	/** Whether REST or Screen_Json handles the request. Also called before WordPress has parsed it. */
	private static function is_for_app(): bool {
		if (
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only checks whether they exist.
			wp_is_serving_rest_request() || isset( $_GET['rest_route'] ) || ( isset( $_GET[ Constants::SCREEN_ARGUMENT ] ) && ! is_admin() )
		) {
			return true;
		}
		return 1 === preg_match( '#^(?:/index\.php)?/' . preg_quote( rest_get_url_prefix(), '#' ) . '(?:/|$)#', Paths::current() );
	}
}
