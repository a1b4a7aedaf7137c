<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Problem;
use Hien\Accounts\Sign_In\Login_Urls;
use Hien\Accounts\Sign_In\Sign_In;
use Hien\Addresses\Paths;
use Hien\Addresses\Return_Path;
use Hien\Cache\Page_Caches;
use Hien\Module;
use Hien\Throttle\Limit;
use Hien\Throttle\Throttle;
use Hien\Visitors\Request;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are constants, and not printed.

/**
 * Signing in through OpenID Connect: authorization code flow with PKCE. The URL of the login screen handles both steps: with
 * ARGUMENT it redirects to the provider, with `state` it is the redirect URI for the provider's answer.
 */
final class Open_Id_Login implements Module {

	/** Query argument with the id of a provider. */
	public const ARGUMENT = 'mang';

	private const MAX_CODE_LENGTH = 2048;

	public function register(): void {
		add_filter( 'do_parse_request', [ $this, 'handle_request' ] );
	}

	/**
	 * Runs before WordPress parses the request, because WordPress has a query variable `error` of its own.
	 *
	 * @param mixed $reads Whether WordPress parses the request; returned unchanged for all other requests.
	 */
	public function handle_request( mixed $reads ): mixed {
		$id    = Request::argument( self::ARGUMENT );
		$state = Request::argument( 'state' );
		if ( Login_Urls::LOGIN !== Paths::current() || '' === $id . $state || is_user_logged_in() ) {
			return $reads;
		}
		Page_Caches::forbid();
		nocache_headers();
		// phpcs:ignore WordPress.Security.SafeRedirect -- To the provider in the owner's settings, or to this site.
		wp_redirect( '' === $state ? $this->begin( $id, Return_Path::requested() ) : $this->finish( $state ), 302, 'Hien' );
		exit;
	}

	/** @return string URL to redirect to: the provider's; that of the login screen with a problem if it cannot be used. */
	private function begin( string $id, string $return_path ): string {
		try {
			// Each attempt is stored, and costs requests to the provider. A whole class may share one address.
			if ( null !== Throttle::hit_visitor( new Limit( 'openid', 100, 10 * MINUTE_IN_SECONDS ) )->error() ) {
				throw new Login_Problem( Login_Problem::TOO_MANY );
			}
			$provider    = $this->provider( $id );
			$issuer      = Issuer::of( $provider );
			$login_state = Login_State::begin( $id, $return_path );
			$query       = [
				'response_type'         => 'code',
				'client_id'             => $provider->client_id,
				'redirect_uri'          => self::redirect_uri(),
				'scope'                 => 'openid email profile',
				'state'                 => $login_state->state,
				'nonce'                 => $login_state->nonce(),
				'code_challenge'        => $login_state->challenge(),
				'code_challenge_method' => 'S256',
			];
			return add_query_arg( array_map( 'rawurlencode', $query ), $issuer->authorization );
		} catch ( Login_Problem $problem ) {
			return $problem->address( $return_path );
		}
	}

	/** @return string URL to redirect to: the return path after signing in; otherwise that of the login screen with a problem. */
	private function finish( string $state ): string {
		$return_path = '';
		try {
			$login_state = Login_State::take( $state );
			$return_path = $login_state->return_path;
			$user        = Linked_Accounts::of( $this->identity( $login_state ) );
		} catch ( Login_Problem $problem ) {
			return $problem->address( $return_path );
		}
		$target  = Return_Path::address( $return_path );
		$session = Sign_In::without_password( $user, true );
		if ( is_wp_error( $session ) ) {
			return add_query_arg( Return_Path::ARGUMENT, rawurlencode( $target ), site_url( 'wp-login.php', 'login' ) );
		}
		$session->send_cookies();
		return $target;
	}

	/** The identity in the provider's answer. */
	private function identity( Login_State $login_state ): Identity {
		$provider = $this->provider( $login_state->provider );
		$issuer   = Issuer::of( $provider );
		$issuer->check_sender( Request::argument( 'iss' ) );
		$error = Request::argument( 'error' );
		if ( '' !== $error ) {
			throw new Login_Problem(
				match ( $error ) {
					'access_denied' => Login_Problem::REFUSED,
					'server_error', 'temporarily_unavailable' => Login_Problem::DOWN,
					default => Login_Problem::SETUP,
				}
			);
		}
		$code = Request::argument( 'code' );
		if ( '' === $code || strlen( $code ) > self::MAX_CODE_LENGTH ) {
			throw new Login_Problem( Login_Problem::UNTRUSTED );
		}
		return Id_Token::read(
			$issuer->exchange( $provider, $code, $login_state, self::redirect_uri() ),
			$provider,
			$issuer,
			$login_state->nonce()
		);
	}

	private function provider( string $id ): Provider {
		return Provider::find( $id ) ?? throw new Login_Problem( Login_Problem::SETUP );
	}

	/** The redirect URI that is registered with the provider. */
	private static function redirect_uri(): string {
		return Paths::url( Login_Urls::LOGIN );
	}
}
