<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Account_Mails;
use Hien\Accounts\Open_Id\Linked_Accounts;
use Hien\Accounts\Profile\Email_Change;
use Hien\Accounts\Registration\Confirmation;
use Hien\Addresses\Paths;
use Hien\After_Response;
use Hien\Constants;
use Hien\Mail\Mail;
use Hien\Module;
use Hien\Rest\Blocked_Forms;
use Hien\Rest\Field_Error;
use Hien\Rest\Resources;
use Hien\Rest\Schema;
use Hien\Theme;
use Hien\Throttle\Limit;
use Hien\Throttle\Throttle;
use WP_Application_Passwords;
use WP_Error;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Resets forgotten passwords with WordPress's own keys, mails and hooks. */
final class Password_Reset implements Module {

	/** Action that looks up the account and sends the mail with the link, see After_Response. */
	private const SEND = 'hien_send_reset';

	/** Action that sends the mail about a changed password, see After_Response. */
	public const SEND_CHANGED = 'hien_tell_password_changed';

	/** Error codes of retrieve_password() for an unknown account; these are not logged. */
	private const UNKNOWN = [ 'invalid_email', 'invalidcombo', 'no_password_reset' ];

	public function register(): void {
		add_action( self::SEND, [ $this, 'send' ] );
		add_action( self::SEND_CHANGED, [ $this, 'send_changed' ] );
		add_filter( 'retrieve_password_title', [ $this, 'title' ], 5 );
		add_filter( 'retrieve_password_message', [ $this, 'message' ], 5, 3 );
		add_action( 'after_password_reset', [ $this, 'after' ] );
	}

	/** Requests of a network for mails in an hour, by all forms together. */
	public static function limit(): Limit {
		return new Limit( 'reset', Limit::PEOPLE, HOUR_IN_SECONDS );
	}

	/** @return array<string,mixed> Schema of a request parameter that names an account. */
	public static function login_param(): array {
		return Schema::string( __( 'Email hoặc tên đăng nhập.', 'hien-core' ), maxLength: Constants::EMAIL_LENGTH, required: true );
	}

	/** @return array<string,array<string,mixed>> Parameters of `POST password`. */
	public static function params(): array {
		return [
			'login'    => self::login_param(),
			'key'      => Schema::string( __( 'Mã trong thư.', 'hien-core' ), maxLength: 200 ),
			'password' => Schema::string( __( 'Mật khẩu mới, khi có mã.', 'hien-core' ) ),
		];
	}

	/**
	 * Counts the mails to one account, so that nobody can flood a mailbox. The response does not say that there is no
	 * further one: the member has the others, and the request may come from somebody else.
	 */
	public static function may_send( string $login ): bool {
		$login = trim( $login );
		// Finds the account as retrieve_password() does, for which many spellings are the same account.
		$user = ( str_contains( $login, '@' ) ? get_user_by( 'email', $login ) : false ) ?: get_user_by( 'login', $login );
		return null === Throttle::hit(
			new Limit( 'reset-login', Account_Mails::MOST_AN_HOUR, HOUR_IN_SECONDS ),
			'login ' . mb_strtolower( $user instanceof WP_User ? $user->user_login : $login )
		)->error();
	}

	/**
	 * The error of another plugin that refuses the request, which leads to WordPress's own form; null for none. Its hooks get no
	 * account here, so that the answer does not reveal whether there is one.
	 */
	private static function refusal(): ?WP_Error {
		$hooks = static function ( WP_Error $errors ): mixed {
			// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's, as retrieve_password() calls them.
			do_action( 'lostpassword_post', $errors, false );
			return apply_filters( 'lostpassword_errors', $errors, false );
			// phpcs:enable
		};
		$ended = __( 'Xin mật khẩu mới ở trang này cần thêm một bước.', 'hien-core' );
		return Blocked_Forms::error( Blocked_Forms::RESET, 'lostpassword', $ended, $hooks );
	}

	/**
	 * Sends the mail after the response. The account is looked up only then, so that the response time does not reveal it.
	 *
	 * @return true|WP_Error The error of another plugin that refuses.
	 */
	public static function request( string $login ): true|WP_Error {
		$error = self::refusal();
		if ( null !== $error ) {
			return $error;
		}
		After_Response::run( self::SEND, [ $login ] );
		return true;
	}

	public function send( string $login ): void {
		$sent = self::may_send( $login ) ? retrieve_password( wp_slash( $login ) ) : true;
		if ( is_wp_error( $sent ) && [] === array_intersect( $sent->get_error_codes(), self::UNKNOWN ) ) {
			Resources::log_error( 'password', $sent );
		}
	}

	/** @param mixed $title WordPress's subject. */
	public function title( mixed $title ): mixed {
		return Theme::prints_screens() ? Mail::subject( Account_Mails::reset( '' )[0] ) : $title;
	}

	/** @param mixed $message WordPress's text, with a link to wp-login.php. */
	public function message( mixed $message, string $key, string $login ): mixed {
		return Theme::prints_screens() ? Mail::body( Account_Mails::reset( self::url( $key, $login ) )[1] ) : $message;
	}

	/** The account of the `key` and `login` of a mailed link, or why the link does not work. */
	public static function account( string $key, string $login ): WP_User|Login_Problem {
		$user = check_password_reset_key( $key, $login );
		if ( ! is_wp_error( $user ) ) {
			return $user;
		}
		return new Login_Problem( 'expired_key' === $user->get_error_code() ? Login_Problem::EXPIRED : Login_Problem::INVALID );
	}

	/**
	 * Sets a new password. A key can be used once.
	 *
	 * @param string $login    The link's `login`.
	 * @param string $password As typed.
	 */
	public static function finish( string $key, string $login, string $password ): true|WP_Error {
		$user = self::account( $key, $login );
		if ( $user instanceof Login_Problem ) {
			return Field_Error::of( 'key', $user->message(), "hien_link_{$user->name}" );
		}
		$error = Passwords::error( $password, [ $user->display_name, $user->user_email, $user->user_login ] );
		if ( null !== $error ) {
			return $error;
		}
		$errors = new WP_Error();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's, as wp-login.php calls it.
		do_action( 'validate_password_reset', $errors, $user );
		if ( $errors->has_errors() ) {
			return Field_Error::of( 'password', wp_strip_all_tags( $errors->get_error_message() ) );
		}
		reset_password( $user, Passwords::chosen( $password ) );
		return true;
	}

	/**
	 * After a reset here or on wp-login.php: ends all sessions and links to providers, marks the address as confirmed, since its mail
	 * was read, and lets sign in.
	 */
	public function after( WP_User $user ): void {
		WP_Session_Tokens::get_instance( $user->ID )->destroy_all();
		WP_Application_Passwords::delete_all_application_passwords( $user->ID );
		delete_user_meta( $user->ID, Linked_Accounts::META ); // An account at a provider that has the same address is linked again.
		Email_Change::cancel( $user->ID );
		Confirmation::confirm( $user->ID );
		Login_Guard::forget( $user );
		After_Response::run( self::SEND_CHANGED, [ $user->ID ] );
	}

	public function send_changed( int $user_id ): void {
		$user = get_userdata( $user_id );
		if ( $user instanceof WP_User ) {
			Account_Mails::password_changed( $user );
		}
	}

	/** Hours for which WordPress's link is valid. */
	public static function hours(): int {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		return (int) round( apply_filters( 'password_reset_expiration', DAY_IN_SECONDS ) / HOUR_IN_SECONDS );
	}

	/** The URL for the mail. It is built from home_url(), never from the Host header, which a client can forge. */
	private static function url( string $key, string $login ): string {
		return add_query_arg( array_map( 'rawurlencode', compact( 'key', 'login' ) ), Paths::url( Login_Urls::PASSWORD ) );
	}
}
