<?php
declare(strict_types=1);

namespace Hien\Accounts\Registration;

use Hien\Accounts\Account_Mails;
use Hien\Accounts\Sign_In\Passwords;
use Hien\After_Response;
use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Lock;
use Hien\Members\Reserved_Names;
use Hien\Module;
use Hien\Rest\Blocked_Forms;
use Hien\Rest\Field_Error;
use Hien\Rest\Honeypot;
use Hien\Rest\Schema;
use Hien\Text;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Opens accounts, from the site's own form or after signing in through a provider. Runs the hooks of WordPress's registration
 * form, so that anti-spam plugins work.
 */
final class Registration implements Module {

	/** Actions that send the mails, see After_Response. */
	private const AFTER       = 'hien_after_registration';
	private const KNOWN_EMAIL = 'hien_known_email';

	/** User meta: Unix time at which the member agreed to the privacy policy. */
	public const AGREED = 'hien_agreed';

	/** Prefix of the locks of addresses with which an account is being opened, and seconds after which a lock is free. */
	private const LOCK         = 'hien_register_';
	private const LOCK_SECONDS = 30;

	/** Code of the error where another request has the lock. */
	private const BUSY = 'hien_registration_busy';

	/** Maximum length of a login without its random suffix; WordPress allows 60 characters in all. */
	private const LOGIN_LENGTH = 40;

	public function register(): void {
		add_action( self::AFTER, [ $this, 'after' ] );
		add_action( self::KNOWN_EMAIL, [ Account_Mails::class, 'already_registered' ] );
	}

	/** Accounts that visitors of one network may open in an hour, by all forms together. */
	public static function limit(): Limit {
		return new Limit( 'register', Limit::PEOPLE, HOUR_IN_SECONDS );
	}

	/** @return array<string,array<string,mixed>> Parameters of `POST users`. */
	public static function params(): array {
		return [
			'name'     => Schema::string(
				__( 'Tên mà mọi người thấy.', 'hien-core' ),
				minLength: 1,
				maxLength: Constants::PROFILE_NAME_LENGTH,
				required: true
			),
			'email'    => self::email_param(),
			'password' => Passwords::param(),
			'agreed'   => Schema::boolean( __( 'Đồng ý với chính sách riêng tư.', 'hien-core' ), default: false ),
		] + Honeypot::params();
	}

	/** @return array<string,mixed> Schema of a request parameter with an e-mail address. */
	public static function email_param(): array {
		return Schema::string( maxLength: Constants::EMAIL_LENGTH, required: true );
	}

	/**
	 * Opens an account. Where the address has one already, sends it a mail instead; the result is the same, so that it does not
	 * reveal which addresses are registered.
	 *
	 * @param string $name     Display name.
	 * @param bool   $agreed   Whether the visitor agrees to the privacy policy.
	 * @return true|WP_Error Errors have the field in `data.params`, except those of other plugins.
	 */
	public static function open( string $name, string $email, string $password, bool $agreed ): true|WP_Error {
		$name  = sanitize_text_field( $name );
		$email = trim( $email );
		$error = self::name_error( $name, [ $email ] )
			?? self::email_error( $email )
			?? Passwords::error( $password, [ $name, $email ] )
			?? self::agreement_error( $agreed );
		if ( null !== $error ) {
			return $error;
		}
		$login = self::login( $name );
		$error = self::refusal( $login, $email, is_page: false );
		if ( null !== $error ) {
			return $error;
		}
		if ( false !== email_exists( $email ) ) {
			wp_hash_password( Passwords::chosen( $password ) ); // Takes as long as opening an account.
			return self::tell_known( $email );
		}
		$id = self::insert(
			$login,
			$name,
			$email,
			$password,
			[ Confirmation::META => time() ] + ( $agreed ? [ self::AGREED => time() ] : [] )
		);
		return match ( true ) {
			! is_wp_error( $id ),
			self::BUSY === $id->get_error_code() => true, // The other request, such as of the first of two clicks, sends the mail.
			// Another request has opened it meanwhile.
			false !== email_exists( $email )     => self::tell_known( $email ), // @phpstan-ignore notIdentical.alwaysFalse (No longer.)
			default                              => $id,
		};
	}

	private static function tell_known( string $email ): true {
		After_Response::run( self::KNOWN_EMAIL, [ $email ] );
		return true;
	}

	/**
	 * Opens an account with an address that was verified elsewhere, such as by an OpenID provider; the login screen says that
	 * continuing means agreeing to the privacy policy. The password is random, and nobody knows it.
	 *
	 * @param string $name  Name from the provider; replaced if it may not be shown.
	 * @param string $email An address without an account.
	 * @return int|WP_Error Id of the account.
	 */
	public static function open_verified( string $name, string $email ): int|WP_Error {
		$name  = mb_substr( sanitize_text_field( $name ), 0, Constants::PROFILE_NAME_LENGTH );
		$name  = null === self::name_error( $name, [ $email ] ) ? $name : __( 'Thành viên', 'hien-core' );
		$login = self::login( $name );
		return self::refusal( $login, $email, is_page: true ) ?? self::insert(
			$login,
			$name,
			$email,
			wp_generate_password( 64 ),
			'' === get_privacy_policy_url() ? [] : [ self::AGREED => time() ]
		);
	}

	/**
	 * The error of another plugin that refuses the registration, which leads to WordPress's own form; null for none.
	 *
	 * @param bool $is_page Whether the response is a page; otherwise it is JSON.
	 */
	private static function refusal( string $login, string $email, bool $is_page ): ?WP_Error {
		$hooks = static function ( WP_Error $errors ) use ( $login, $email ): mixed {
			// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's, as register_new_user() calls them.
			do_action( 'register_post', $login, $email, $errors );
			return apply_filters( 'registration_errors', $errors, $login, $email );
			// phpcs:enable
		};
		$ended = __( 'Đăng ký ở trang này cần thêm một bước.', 'hien-core' );
		return Blocked_Forms::error( Blocked_Forms::REGISTRATION, 'register', $ended, $hooks, $is_page );
	}

	/**
	 * @param array<string,int> $meta User meta.
	 * @return int|WP_Error Id of the account.
	 */
	private static function insert(
		string $login,
		string $name,
		string $email,
		#[\SensitiveParameter] string $password,
		array $meta
	): int|WP_Error {
		$user = [
			'user_login'   => $login,
			'user_email'   => $email,
			'display_name' => $name,
			'nickname'     => $name,
			'role'         => get_option( 'default_role' ),
			'meta_input'   => $meta,
		];
		// WordPress looks for the address and stores the account then: of two requests of this site at once, both would.
		$id       = 0;
		$is_alone = Lock::run(
			self::LOCK . md5( mb_strtolower( $email ) ),
			self::LOCK_SECONDS,
			static function () use ( $user, $password, &$id ): void {
				$id = wp_insert_user( [ 'user_pass' => Passwords::chosen( $password ) ] + wp_slash( $user ) );
			}
		);
		if ( ! $is_alone || is_wp_error( $id ) || 0 === $id ) { // WordPress returns 0 where the database stored no account.
			return new WP_Error(
				$is_alone ? 'hien_registration_failed' : self::BUSY,
				__( 'Chưa mở được tài khoản. Bạn thử lại nhé.', 'hien-core' ),
				[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
			);
		}
		After_Response::run( self::AFTER, [ $id ] );
		return $id;
	}

	/** Sends our mail to the member of a new account, and WordPress's mail to the owner. */
	public function after( int $user_id ): void {
		add_filter( 'wp_send_new_user_notification_to_user', '__return_false' ); // That mail has a link to choose a password.
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		do_action( 'register_new_user', $user_id );
		remove_filter( 'wp_send_new_user_notification_to_user', '__return_false' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		do_action( Confirmation::SEND, $user_id );
	}

	/**
	 * The error of a name that may not be shown; null for a good one.
	 *
	 * @param list<string> $secrets         Login and e-mail address.
	 * @param bool         $may_be_reserved Whether it may be that of the author or of the site.
	 */
	public static function name_error( string $name, array $secrets, bool $may_be_reserved = false ): ?WP_Error {
		global $wpdb;
		$not_stored = Field_Error::not_stored( $name, $wpdb->users, 'display_name' );
		return match ( true ) {
			Text::is_blank( $name )                     => Field_Error::of( 'name', __( 'Bạn điền tên nhé.', 'hien-core' ) ),
			Public_Name::is_private( $name, $secrets ) => Field_Error::of(
				'name',
				__( 'Tên này ai cũng thấy, nên không được là email hay tên đăng nhập.', 'hien-core' )
			),
			! $may_be_reserved && Reserved_Names::contain( $name ) => Field_Error::of( 'name', Reserved_Names::message() ),
			'' !== $not_stored                          => Field_Error::of( 'name', $not_stored ),
			default                                     => null,
		};
	}

	public static function email_error( string $email ): ?WP_Error {
		return false === is_email( $email ) ? Field_Error::of( 'email', __( 'Địa chỉ email chưa đúng.', 'hien-core' ) ) : null;
	}

	private static function agreement_error( bool $agreed ): ?WP_Error {
		return $agreed || '' === get_privacy_policy_url()
			? null
			: Field_Error::of( 'agreed', __( 'Bạn cần đồng ý với chính sách riêng tư để mở tài khoản.', 'hien-core' ) );
	}

	/** Makes a login that cannot be guessed: from the name, with a random suffix. Members sign in with their e-mail address. */
	private static function login( string $name ): string {
		$slug = substr( sanitize_title( remove_accents( $name ) ), 0, self::LOGIN_LENGTH );
		$slug = preg_match( '/^[a-z0-9-]+$/D', $slug ) ? $slug : 'thanh-vien';
		do {
			$login = $slug . '-' . strtolower( wp_generate_password( 8, false ) );
		} while ( false !== username_exists( $login ) );
		return $login;
	}
}
