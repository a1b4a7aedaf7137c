<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Account_Mails;
use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Registration\Registration;
use Hien\Addresses\Return_Path;
use Hien\After_Response;
use Hien\Module;
use Hien\Theme;
use Hien\Throttle\Limit;
use Hien\Throttle\Throttle;
use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Changes WordPress's own forms for registration and for lost passwords at wp-login.php, so that their answer does not reveal
 * whether an account exists; the rest is sent by mail. Errors of other plugins are shown first, unchanged.
 *
 * Without JavaScript, our login screen posts its form to wp-login.php, which here redirects back to the screen on an error.
 */
final class Login_Page implements Module {

	/** Error codes of core that reveal that an account exists, or does not exist. */
	private const TAKEN   = [ 'username_exists', 'email_exists' ];
	private const UNKNOWN = [ 'invalid_email', 'invalidcombo' ];

	/** Actions that send the mails, see After_Response. */
	private const WELCOME    = 'hien_welcome_user';
	private const SEND_TAKEN = 'hien_tell_taken';
	private const SEND_RESET = 'hien_send_checked_reset';

	/** The hidden field that marks the form of our login screen (theme/screens/login.php). */
	private const OF_SCREEN = 'hien_screen';

	/** Error codes that the login screen has a message for. */
	private const PROBLEMS = [
		Login_Guard::TOO_MANY => Login_Problem::TOO_MANY,
		Sign_In::WRONG        => Login_Problem::PASSWORD,
		'empty_username'      => Login_Problem::PASSWORD, // Nothing but spaces.
		'empty_password'      => Login_Problem::PASSWORD,
	];

	/** Priority of filters that run after those of other plugins. */
	private const LATE = 1000;

	public function register(): void {
		add_action( 'login_form_register', [ $this, 'guard_registration' ] );
		foreach ( [ 'lostpassword', 'retrievepassword' ] as $action ) {
			add_action(
				"login_form_$action",
				fn() => add_filter( 'lostpassword_errors', [ $this, 'lost_password_errors' ], self::LATE, 2 )
			);
		}
		add_filter( 'wp_login_errors', [ $this, 'lead_back' ], self::LATE, 2 );
		add_action( self::WELCOME, 'wp_send_new_user_notifications' );
		add_action( self::SEND_TAKEN, [ $this, 'send_taken' ] );
		add_action( self::SEND_RESET, [ $this, 'send_reset' ] );
	}

	public function guard_registration(): void {
		add_filter( 'registration_errors', [ $this, 'registration_errors' ], self::LATE, 3 );
		// The account is unconfirmed. The link in WordPress's mail, which sets the password, confirms it (Password_Reset).
		add_action( 'register_new_user', static fn( int $user_id ) => update_user_meta( $user_id, Confirmation::META, time() ) );
		if ( remove_action( 'register_new_user', 'wp_send_new_user_notifications' ) ) {
			add_action( 'register_new_user', static fn( int $user_id ) => After_Response::run( self::WELCOME, [ $user_id ] ) );
		}
	}

	/** Where the only errors are a taken name or address, redirects as after a success, and sends a mail instead. */
	public function registration_errors( mixed $errors, string $login, string $email ): mixed {
		if ( ! $errors instanceof WP_Error ) {
			return $errors;
		}
		$is_taken = self::take_out( self::TAKEN, $errors );
		self::count( Registration::limit(), $errors );
		if ( $is_taken && ! $errors->has_errors() ) {
			wp_hash_password( wp_generate_password() ); // Takes as long as opening an account.
			After_Response::run( self::SEND_TAKEN, [ $email ] );
			self::leave( 'registered' );
		}
		return $errors;
	}

	/** Redirects as after a success whether or not the account exists; only an existing account gets a mail. */
	public function lost_password_errors( mixed $errors, mixed $user ): mixed {
		if ( ! $errors instanceof WP_Error ) {
			return $errors;
		}
		self::take_out( self::UNKNOWN, $errors );
		self::count( Password_Reset::limit(), $errors );
		if ( ! $errors->has_errors() ) {
			After_Response::run( self::SEND_RESET, [ $user instanceof WP_User ? $user->user_login : '' ] );
			self::leave( 'confirm' );
		}
		return $errors;
	}

	/**
	 * Redirects back to our login screen if it has a message for each error. Errors of other plugins stay on WordPress's page:
	 * they may concern a field that only its form has.
	 */
	public function lead_back( mixed $errors, mixed $target ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WordPress's form has none.
		$is_ours  = isset( $_POST[ self::OF_SCREEN ] ) && Theme::prints_screens();
		$codes    = $is_ours && $errors instanceof WP_Error ? $errors->get_error_codes() : [];
		$problems = array_intersect_key( self::PROBLEMS, array_flip( $codes ) );
		if ( [] !== $problems && count( $problems ) === count( $codes ) ) {
			wp_safe_redirect(
				( new Login_Problem( reset( $problems ) ) )->address( Return_Path::of( is_string( $target ) ? $target : '' ) ),
				WP_Http::SEE_OTHER
			);
			exit;
		}
		return $errors;
	}

	public function send_taken( string $email ): void {
		if ( false !== email_exists( $email ) ) {
			Account_Mails::already_registered( $email );
		} else {
			Account_Mails::name_taken( $email );
		}
	}

	/** Sends the mail. Skips the checks of other plugins: they ran when the form was sent, and some, such as captchas, pass once. */
	public function send_reset( string $login ): void {
		remove_all_actions( 'lostpassword_post' );
		remove_all_filters( 'lostpassword_errors' );
		if ( '' !== $login && Password_Reset::may_send( $login ) ) {
			retrieve_password( wp_slash( $login ) );
		}
	}

	/**
	 * Removes errors with these codes; returns whether there were any.
	 *
	 * @param list<string> $codes Their codes.
	 */
	private static function take_out( array $codes, WP_Error $errors ): bool {
		$found = array_intersect( $codes, $errors->get_error_codes() );
		array_walk( $found, static fn( string $code ) => $errors->remove( $code ) );
		return [] !== $found;
	}

	/** Counts a request that has no errors against the limit of the site's own form. */
	private static function count( Limit $limit, WP_Error $errors ): void {
		$too_many = $errors->has_errors() ? null : Throttle::hit_visitor( $limit )->error();
		if ( null !== $too_many ) {
			$errors->merge_from( $too_many );
		}
	}

	/** Ends the request as WordPress does after a success. */
	private static function leave( string $notice ): never {
		// phpcs:ignore WordPress.Security -- As core does; the form has no nonce, and wp_safe_redirect() validates.
		$target = $_REQUEST['redirect_to'] ?? '';
		wp_safe_redirect( is_string( $target ) && '' !== $target ? $target : "wp-login.php?checkemail=$notice" );
		exit;
	}
}
