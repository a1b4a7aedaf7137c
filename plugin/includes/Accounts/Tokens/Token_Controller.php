<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Sign_In\Session;
use Hien\Accounts\Sign_In\Sign_In;
use Hien\Accounts\Signed_In_User;
use Hien\Addresses\Paths;
use Hien\Cache\Failed_Reads;
use Hien\Constants;
use Hien\Rest\Controller;
use Hien\Rest\Failed_Queries;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * `jwt-auth/v1/token`, `token/validate` and `token/refresh`: signing in; `wp/{handle}/v1/logout`: signing out. Paths, fields and error
 * codes of the first are those of the plugin "JWT Authentication for WP REST API", so that apps written for it work here.
 */
final class Token_Controller extends Controller {

	public function __construct( private readonly Bearer $bearer ) {}

	public function register_routes(): void {
		// Public, but refused from other sites: nobody is signed in yet, and signing out twice is no error.
		$may   = Origins::may_sign_in( ... );
		$any   = static fn(): true => true; // The response only states whether the request's own token is valid.
		$token = self::token_schema( ... );
		$api   = 'jwt-auth/v1';

		$this->add_route( 'POST', '/token', $may, $this->begin_session( ... ), $token, self::credentials(), api: $api );
		$this->add_route( 'POST', '/token/refresh', $may, $this->next_token( ... ), $token, limit: new Limit( 'refresh', 60 ), api: $api );
		$this->add_route( 'POST', '/token/validate', $any, self::validate( ... ), $token, api: $api );
		$this->add_route(
			'POST',
			'/logout',
			$may,
			$this->sign_out( ... ),
			self::sign_out_schema( ... ),
			api: 'wp/' . Settings::rest_namespace()
		);
	}

	/** @return array<string,mixed>|WP_Error */
	private static function validate(): array|WP_Error {
		$token = Bearer::token();
		$read  = match ( $token ) {
			null    => Access_Token::NO_HEADER,
			''      => Access_Token::BAD_HEADER,
			default => Access_Token::read( $token ),
		};
		return is_array( $read ) ? [
			'code' => 'jwt_auth_valid_token',
			'data' => [ 'status' => WP_Http::OK ],
		] : Access_Token::error( $read );
	}

	/** @return array<string,mixed> Schema of the response to signing in and to refreshing. */
	private static function token_schema(): array {
		return Schema::object(
			'Token',
			[
				'token'             => Schema::string(),
				'user_email'        => Schema::string(),
				'user_nicename'     => Schema::string(),
				'user_display_name' => Schema::string(),
				'user'              => Schema::nullable( Signed_In_User::schema() ),
			]
		);
	}

	/** @return array<string,mixed>|WP_Error */
	private function begin_session( WP_REST_Request $request ): array|WP_Error {
		if ( isset( $request->get_query_params()['password'] ) ) {
			return Field_Error::of(
				'password',
				__( 'Không gửi mật khẩu trong địa chỉ: máy chủ ghi lại mọi địa chỉ.', 'hien-core' ),
				'rest_invalid_param'
			);
		}
		if ( null === Signing_Key::get() ) {
			return Access_Token::error( Access_Token::BAD_CONFIG );
		}
		$failed  = Failed_Queries::count();
		$session = Sign_In::with_password( $request['username'], $request['password'], $request['remember'] );
		if ( is_wp_error( $session ) ) {
			return self::with_plugin_code( $session );
		}
		if ( Origins::is_own() ) {
			$session->send_cookies();
		}
		return $this->grant( Refresh_Token::issue( $session ), $session->user, $session->verifier(), $failed );
	}

	/** @return array<string,mixed>|WP_Error */
	private function next_token(): array|WP_Error {
		$failed = Failed_Queries::count();
		$next   = $this->first_token()
			?? Refresh_Token::rotate( Refresh_Cookie::read() )
			?? $this->first_token(); // The session of a token that does not count any more may go on by WordPress's cookie.
		if ( null === $next ) {
			// WordPress may not have read the session of a token that is there.
			$may_be_unread = Failed_Reads::are_recent() && null !== Refresh_Token::session( Refresh_Cookie::read() );
			if ( $may_be_unread || Failed_Queries::count() > $failed ) {
				return Failed_Queries::not_read();
			}
			Refresh_Cookie::clear();
			if ( Origins::is_own() ) {
				Signed_In_Cookie::clear();
			}
			return Access_Token::error( 'jwt_auth_invalid_refresh_token', WP_Http::UNAUTHORIZED );
		}
		return $this->grant( $next, $next->user, $next->session, $failed );
	}

	/**
	 * The first token of a session that began without one, at another form than ours, by WordPress's cookie. A page of ours that a
	 * cache printed for a visitor asks for it. It replaces the tokens of a session before, as the cookie was replaced.
	 *
	 * @return Refresh_Token|null Null where the refresh token is of the same session, without such a session, and for other sites.
	 */
	private function first_token(): ?Refresh_Token {
		$session = Origins::is_own() ? Session::of_cookie() : null;
		return null !== $session
			&& Confirmation::is_confirmed( $session->user->ID )
			&& Refresh_Token::session( Refresh_Cookie::read() ) !== $session->verifier()
			? Refresh_Token::issue( $session )
			: null;
	}

	/**
	 * Makes the response with a new access token, and sends the refresh token as a cookie.
	 *
	 * @param string $session Verifier of the session (Session_Store).
	 * @param int    $failed  Failed_Queries::count() before the tokens were made.
	 * @return array<string,mixed>|WP_Error See token_schema(). Without a cookie where the database has not stored the refresh token.
	 */
	private function grant( ?Refresh_Token $refresh, WP_User $user, string $session, int $failed ): array|WP_Error {
		$error = Failed_Queries::write_error( $failed );
		if ( null !== $error ) {
			return $error;
		}
		$token = Access_Token::issue( $user, $session );
		if ( is_wp_error( $token ) ) {
			return $token;
		}
		if ( null !== $refresh ) {
			Refresh_Cookie::send( $refresh );
		}
		wp_set_current_user( $user->ID );
		return [
			'token'             => $token,
			'user_email'        => $user->user_email,
			'user_nicename'     => $user->user_nicename,
			'user_display_name' => $user->display_name,
			'user'              => Signed_In_User::current(),
		];
	}

	/** Prefixes the error code as that plugin does with codes of WordPress. */
	private static function with_plugin_code( WP_Error $error ): WP_Error {
		return Sign_In::WRONG === $error->get_error_code()
			? new WP_Error( '[jwt_auth] ' . Sign_In::WRONG, $error->get_error_message(), $error->get_error_data() )
			: $error;
	}

	/**
	 * Ends the sessions of the request, their tokens and cookies: an app's own, or all that the browser has of this site.
	 *
	 * @return array<string,mixed>
	 */
	private function sign_out(): array {
		$user_id = get_current_user_id();
		$session = $this->bearer->session();
		if ( null !== $session ) {
			Refresh_Token::end_session( $user_id, $session );
		}
		if ( Origins::is_own() || ( null === $session && 0 !== $user_id ) ) {
			$by_cookie = Session::of_cookie(); // Another one where somebody has signed in at another form since.
			if ( null !== $by_cookie ) {
				Refresh_Token::end_session( $by_cookie->user->ID, $by_cookie->verifier() );
			}
			wp_clear_auth_cookie();
		}
		Refresh_Token::revoke( Refresh_Cookie::read() );
		Refresh_Cookie::clear();
		if ( 0 !== $user_id ) {
			wp_set_current_user( 0 );
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
			do_action( 'wp_logout', $user_id );
		}
		return [ 'redirect_to' => Paths::typed( Settings::login( 'logout_to' ) ) ];
	}

	/** @return array<string,mixed> */
	private static function sign_out_schema(): array {
		return Schema::object(
			'SignedOut',
			[ 'redirect_to' => Schema::string( __( 'Trang mà chủ trang chọn cho người vừa đăng xuất.', 'hien-core' ) ) ]
		);
	}

	/** @return array<string,array<string,mixed>> */
	private static function credentials(): array {
		return [
			'username' => Schema::string(
				__( 'Tên đăng nhập hoặc email.', 'hien-core' ),
				required: true,
				minLength: 1,
				maxLength: Constants::EMAIL_LENGTH
			),
			'password' => Schema::string( __( 'Mật khẩu.', 'hien-core' ), required: true, minLength: 1 ),
			'remember' => Schema::boolean( __( 'Nhớ đăng nhập cả khi đóng trình duyệt.', 'hien-core' ), default: false ),
		];
	}
}
