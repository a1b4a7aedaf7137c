<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Accounts\Sign_In\Session;
use Hien\Addresses\Paths;
use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `POST wp/{handle}/v1/logout`: ends the sessions of the request, their tokens and cookies: an app's own, or all that the browser has of this site. */
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
		}
		if ( $this->origins->is_own() || ( null === $session && 0 !== $user_id ) ) {
			$by_cookie = Session::of_cookie(); // Another one where somebody has signed in at another form since.
			if ( null !== $by_cookie ) {
				Refresh_Tokens::end_session( $by_cookie->user->ID, $by_cookie->verifier() );
			}
			wp_clear_auth_cookie();
		}
		Refresh_Tokens::revoke( $this->cookie->read() );
		$this->cookie->clear();
		if ( 0 !== $user_id ) {
			wp_set_current_user( 0 );
			do_action( 'wp_logout', $user_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		}
		return new WP_REST_Response( [ 'redirect_to' => Paths::url( $this->settings->login( 'logout_to' ) ) ] );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object( 'SignedOut', [ 'redirect_to' => Schema::string( __( 'Trang mà chủ trang chọn cho người vừa đăng xuất.', 'hien-core' ) ) ] );
	}
}
