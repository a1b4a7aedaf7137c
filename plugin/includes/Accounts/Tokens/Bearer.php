<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Constants;
use Hien\Module;
use Hien\Routing\Paths;
use Hien\Settings\Settings;
use Hien\Visitors\Request;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Signs in, for one request, whoever sends a token as `Authorization: Bearer` to REST, or to a page of which the app asks
 * the JSON (Screen_Json). It counts before a cookie does and needs no nonce, since no other site can send it. A token that is not ours is another plugin's: it
 * changes nothing but at our own routes, which refuse it unless that plugin vouches for it (`rest_authentication_errors`).
 */
final class Bearer implements Module {

	/** Calls that a token which has run out must not keep from being answered. */
	private const FREE = '#^/(?:jwt-auth/v1/|wp/[^/]+/v1/logout/?$)#';

	/** Of the request's token; null without one that counts. */
	private ?Claims $claims = null;

	/** Code of the error of the request's token; null without one. */
	private ?string $error = null;

	private bool $is_foreign = false;

	public function __construct( private readonly Settings $settings ) {}

	public function register(): void {
		add_filter( 'determine_current_user', [ $this, 'determine' ], 30 ); // After core's cookies and application passwords (20).
		add_filter( 'rest_authentication_errors', [ $this, 'answer' ], 90 ); // Before core asks for a nonce (100).
	}

	/** @param mixed $user_id Who is signed in otherwise; false or 0 for nobody. */
	public function determine( mixed $user_id ): mixed {
		$this->claims     = null;
		$this->error      = null;
		$this->is_foreign = false;
		$token            = self::token();
		if ( null === $token || ! self::is_for_app() ) {
			return $user_id;
		}
		$read = Access_Token::read( $token );
		if ( $read instanceof Claims ) {
			$this->claims = $read;
			return $read->user_id;
		}
		$this->error      = $read;
		$this->is_foreign = ! Access_Token::is_ours( $token );
		return $this->is_foreign ? $user_id : 0;
	}

	/** @param mixed $errors An error of another way to sign in, true where one succeeded, null otherwise. */
	public function answer( mixed $errors ): mixed {
		if ( ! empty( $errors ) || ( null === $this->claims && null === $this->error ) ) {
			return $errors;
		}
		$path = (string) ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' );
		if ( $this->is_foreign && ! str_starts_with( $path, "/{$this->settings->rest_namespace()}/" ) ) {
			return $errors;
		}
		return null === $this->error || 1 === preg_match( self::FREE, $path ) ? true : Access_Token::error( $this->error, WP_Http::UNAUTHORIZED );
	}

	/** The session of the token that this request came with; null without one. */
	public function session(): ?string {
		return $this->claims?->session;
	}

	/** The token of the request; null where it sends none, '' for a header without one. */
	public static function token(): ?string {
		$header = Request::header( 'Authorization' ) ?: Request::server( 'REDIRECT_HTTP_AUTHORIZATION' );
		return 1 === preg_match( '/^\s*Bearer(?:\s+(.*))?$/is', $header, $match ) ? trim( $match[1] ?? '' ) : null;
	}

	/** Whether REST or Screen_Json will answer; also asked before WordPress itself knows. */
	private static function is_for_app(): bool {
		if ( wp_is_serving_rest_request() || isset( $_GET['rest_route'] ) || ( isset( $_GET[ Constants::SCREEN_ARGUMENT ] ) && ! is_admin() ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether it is there.
			return true;
		}
		return 1 === preg_match( '#^(?:/index\.php)?/' . preg_quote( rest_get_url_prefix(), '#' ) . '(?:/|$)#', Paths::current() );
	}
}
