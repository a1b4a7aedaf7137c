<?php
declare(strict_types=1);

namespace Hien\Rest;

use Hien\Module;
use Hien\Settings\Settings;
use Hien\Visitors\Request;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the error of another plugin that has closed the REST API to visitors by a message in Vietnamese, and a code that the app knows.
 * Only forms are affected: pages and screens are not REST requests.
 */
final class Closed_Rest implements Module {

	public const CODE = 'hien_rest_closed';

	public function register(): void {
		add_filter( 'rest_authentication_errors', [ $this, 'explain' ], PHP_INT_MAX );
		add_filter( 'rest_pre_dispatch', [ $this, 'explain' ], PHP_INT_MAX );
		// Stop User Enumeration would close `POST users`, which registers, and a search for this word, as core's list of users.
		add_filter( 'stop_user_enumeration_rest_allowed_match', fn( mixed $allowed ): mixed => $this->is_for_us() ? '//' : $allowed );
	}

	/**
	 * Replaces an error for a request without a session and token: neither WordPress nor we return errors in these filters then.
	 *
	 * @param mixed $error A WP_Error of another plugin; anything else is returned unchanged.
	 */
	public function explain( mixed $error ): mixed {
		if (
			! $error instanceof WP_Error
			|| is_user_logged_in()
			|| '' !== Request::header( 'Authorization' )
			|| '' !== Request::header( 'X-WP-Nonce' )
			|| ! $this->is_for_us()
		) {
			return $error;
		}
		$status = Error_Status::of( $error );
		return new WP_Error(
			self::CODE,
			__( 'Trang này đã đóng REST API với khách, nên chưa nhận được từ đây.', 'hien-core' ),
			// By 401 the app knows that a session has ended.
			[ 'status' => WP_Http::UNAUTHORIZED === $status ? WP_Http::FORBIDDEN : $status ]
		);
	}

	/** Whether the request is for a route of Hiên. */
	private function is_for_us(): bool {
		$route = ltrim( (string) ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' ), '/' );
		return str_starts_with( $route, Settings::rest_namespace() . '/' ) || str_starts_with( $route, 'jwt-auth/' );
	}
}
