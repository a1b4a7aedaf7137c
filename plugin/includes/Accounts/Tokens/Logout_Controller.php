<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Addresses\Paths;
use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `POST wp/{handle}/v1/logout`: ends the session of the request, its tokens and its cookies. */
final class Logout_Controller extends Controller {

	public function __construct(
		Settings $settings,
		private readonly Origins $origins,
		private readonly Refresh_Cookie $cookie,
		private readonly Bearer $bearer,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		register_rest_route(
			'wp/' . $this->settings->rest_namespace(),
			'/logout',
			[
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'sign_out' ],
					'permission_callback' => [ $this, 'may_sign_out' ],
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
	}

	/** Public, so that signing out twice is not an error. Refused from other sites. */
	public function may_sign_out(): true|WP_Error {
		return $this->origins->may_sign_in();
	}

	public function sign_out(): WP_REST_Response {
		$user_id = get_current_user_id();
		$session = $this->bearer->session();
		if ( null !== $session ) {
			Refresh_Tokens::end_session( $user_id, $session );
			wp_set_current_user( 0 );
			do_action( 'wp_logout', $user_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		} elseif ( 0 !== $user_id ) {
			Refresh_Tokens::end_session( $user_id, Session_Store::verifier( wp_get_session_token() ) );
			wp_logout();
		}
		Refresh_Tokens::revoke( $this->cookie->read() );
		$this->cookie->clear();
		return new WP_REST_Response( [ 'redirect_to' => Paths::url( $this->settings->login( 'logout_to' ) ) ] );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object( 'SignedOut', [ 'redirect_to' => Schema::string( __( 'Trang mà chủ trang chọn cho người vừa đăng xuất.', 'hien-core' ) ) ] );
	}
}
