<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\After_Response;
use Hien\Module;
use Hien\Routing\Return_Path;
use Hien\Throttle\Limit;
use Hien\Throttle\Throttle;
use Hien\Visitors\Visitor;
use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own forms of registration and of forgotten passwords, at wp-login.php: they answer alike whether or not there
 * is such an account, and mail the rest. What other plugins check in these forms is said first, as they say it.
 *
 * wp-login.php also takes the form of our login screen without JavaScript, and leads back to the screen where it fails.
 */
final class Login_Page implements Module {

	/** Errors by which core tells that there is, or is no, such an account. */
	private const TAKEN   = [ 'username_exists', 'email_exists' ];
	private const UNKNOWN = [ 'invalid_email', 'invalidcombo' ];

	/** Actions that do the slow part, see After_Response. */
	private const WELCOME    = 'hien_welcome_user';
	private const TELL_TAKEN = 'hien_tell_taken';
	private const SEND_RESET = 'hien_send_checked_reset';

	/** The field by which our login screen's form is known (theme/screens/login.php). */
	private const OF_SCREEN = 'hien_screen';

	/** Errors that the login screen has a sentence for. */
	private const PROBLEMS = [
		Login_Guard::TOO_MANY => Login_Problem::TOO_MANY,
		Sign_In::WRONG        => Login_Problem::PASSWORD,
		'empty_username'      => Login_Problem::PASSWORD, // Nothing but spaces.
		'empty_password'      => Login_Problem::PASSWORD,
	];

	/** After those of other plugins. */
	private const LATE = 1000;

	public function register(): void {
		add_action( 'login_form_register', [ $this, 'guard_registration' ] );
		foreach ( [ 'lostpassword', 'retrievepassword' ] as $action ) {
			add_action( "login_form_$action", [ $this, 'guard_lost_password' ] );
		}
		add_filter( 'wp_login_errors', [ $this, 'lead_back' ], self::LATE, 2 );
		add_action( self::WELCOME, 'wp_send_new_user_notifications' );
		add_action( self::TELL_TAKEN, [ $this, 'tell_taken' ] );
		add_action( self::SEND_RESET, [ $this, 'send_reset' ] );
	}

	public function guard_registration(): void {
		add_filter( 'registration_errors', [ $this, 'registration_errors' ], self::LATE, 3 );
		add_action( 'register_new_user', [ $this, 'await_confirmation' ] );
		if ( remove_action( 'register_new_user', 'wp_send_new_user_notifications' ) ) {
			add_action( 'register_new_user', static fn( int $user_id ) => After_Response::run( self::WELCOME, [ $user_id ] ) );
		}
	}

	/** WordPress's mail has a link that sets the password: whoever opens it has confirmed the address (Password_Reset). */
	public function await_confirmation( int $user_id ): void {
		update_user_meta( $user_id, Confirmation::META, time() );
	}

	public function guard_lost_password(): void {
		add_filter( 'lostpassword_errors', [ $this, 'lost_password_errors' ], self::LATE, 2 );
	}

	/** Goes on as after a success where the account cannot be opened because there is one already. */
	public function registration_errors( mixed $errors, string $login, string $email ): mixed {
		if ( ! $errors instanceof WP_Error ) {
			return $errors;
		}
		$is_taken = self::take_out( self::TAKEN, $errors );
		self::count( Registration::limit(), $errors );
		if ( $is_taken && ! $errors->has_errors() ) {
			wp_hash_password( wp_generate_password() ); // As long as it takes to open an account.
			After_Response::run( self::TELL_TAKEN, [ $email ] );
			self::leave( 'registered' );
		}
		return $errors;
	}

	/** Promises a mail to everybody; whether there is such an account, only the mail tells. */
	public function lost_password_errors( mixed $errors, mixed $user ): mixed {
		if ( ! $errors instanceof WP_Error ) {
			return $errors;
		}
		self::take_out( self::UNKNOWN, $errors );
		self::count( new Limit( 'reset', 5, HOUR_IN_SECONDS ), $errors );
		$login    = $_POST['user_login'] ?? ''; // phpcs:ignore WordPress.Security -- As core reads it; it is only counted.
		$too_many = $errors->has_errors() || ! is_string( $login ) ? null : Password_Reset::count( wp_unslash( $login ) );
		if ( null !== $too_many ) {
			$errors->merge_from( $too_many );
		}
		if ( ! $errors->has_errors() ) {
			After_Response::run( self::SEND_RESET, [ $user instanceof WP_User ? $user->user_login : '' ] );
			self::leave( 'confirm' );
		}
		return $errors;
	}

	/** Errors of other plugins stay on WordPress's page: they may ask for something that only its form has. */
	public function lead_back( mixed $errors, mixed $target ): mixed {
		$is_ours  = isset( $_POST[ self::OF_SCREEN ] ) && Login_Urls::lead_to_screens(); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- WordPress's form has none.
		$codes    = $is_ours && $errors instanceof WP_Error ? $errors->get_error_codes() : [];
		$problems = array_intersect_key( self::PROBLEMS, array_flip( $codes ) );
		if ( [] !== $problems && count( $problems ) === count( $codes ) ) {
			wp_safe_redirect( ( new Login_Problem( reset( $problems ) ) )->address( Return_Path::of( is_string( $target ) ? $target : '' ) ), WP_Http::SEE_OTHER );
			exit;
		}
		return $errors;
	}

	public function tell_taken( string $email ): void {
		if ( false !== email_exists( $email ) ) {
			Account_Mails::already_registered( $email );
		} else {
			Account_Mails::name_taken( $email );
		}
	}

	/** Other plugins have checked the form already, when it was sent; some checks hold only once. */
	public function send_reset( string $login ): void {
		remove_all_actions( 'lostpassword_post' );
		remove_all_filters( 'lostpassword_errors' );
		if ( '' !== $login ) {
			retrieve_password( wp_slash( $login ) );
		}
	}

	/**
	 * Removes errors, and tells whether there were any.
	 *
	 * @param list<string> $codes Their codes.
	 */
	private static function take_out( array $codes, WP_Error $errors ): bool {
		$found = array_intersect( $codes, $errors->get_error_codes() );
		array_walk( $found, static fn( string $code ) => $errors->remove( $code ) );
		return [] !== $found;
	}

	/** Counts what could be done, as the site's own forms do, with the same limits. */
	private static function count( Limit $limit, WP_Error $errors ): void {
		$too_many = $errors->has_errors() ? null : Throttle::hit( $limit, Visitor::subject() )->error();
		if ( null !== $too_many ) {
			$errors->merge_from( $too_many );
		}
	}

	/** Ends the request as WordPress does after a success. */
	private static function leave( string $notice ): never {
		$target = $_REQUEST['redirect_to'] ?? ''; // phpcs:ignore WordPress.Security -- As core does; the form has no nonce, and wp_safe_redirect() validates.
		wp_safe_redirect( is_string( $target ) && '' !== $target ? $target : "wp-login.php?checkemail=$notice" );
		exit;
	}
}
