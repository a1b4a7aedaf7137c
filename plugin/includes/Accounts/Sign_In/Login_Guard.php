<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Module;
use Hien\Search\Fold;
use Hien\Text;
use Hien\Throttle\Limit;
use Hien\Throttle\Result;
use Hien\Throttle\Throttle;
use Hien\Visitors\Address;
use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Guards every check of a password: the site's own form, wp-login.php, XML-RPC and application passwords.
 *
 * - Attempts are limited by user name and IP address together, so that an attacker cannot lock the owner of an account out,
 *   and by IP address alone. The more attempts fail, the longer the wait; successful ones are not counted. Behind a proxy that the
 *   owner has not named yet, everybody has the same address, so more attempts are allowed; resetting the password ends the wait.
 *   Attempts over a limit are not counted, and their password is not hashed, except application passwords.
 * - A wrong name, a wrong password and an unconfirmed account (Confirmation) get the same answer after the same time.
 */
final class Login_Guard implements Module {

	/** Error code of too many attempts. */
	public const TOO_MANY = 'hien_too_many_requests';

	/** Error codes with which core distinguishes a wrong name from a wrong password, also of an application. */
	private const WRONG = [
		'invalid_username',
		'invalid_email',
		Sign_In::WRONG,
		'application_passwords_disabled',
		'application_passwords_disabled_for_user',
	];

	/** Number of password hashes that the current attempt has checked. */
	private int $checked = 0;

	/** The error if the current attempt is over a limit, whatever its password; null otherwise. */
	private ?WP_Error $refused = null;

	public function register(): void {
		add_filter( 'authenticate', [ $this, 'start' ], 0, 3 );
		add_filter( 'wp_authenticate_user', fn( mixed $user ): mixed => $this->refused ?? $user, 0 ); // Before core hashes the password.
		add_filter( 'authenticate', [ $this, 'filter_result' ], 1000, 3 ); // After core (20 to 99) and plugins that check more.
		add_filter( 'check_password', [ $this, 'count_check' ] );
		add_filter( 'rest_authentication_errors', [ $this, 'filter_rest_error' ], 95 ); // After core's, of application passwords (90).
	}

	/** Error message for a wrong name, a wrong password, and an account that is not confirmed. */
	public static function wrong(): string {
		return __(
			'Tên đăng nhập, email hoặc mật khẩu chưa đúng. Nếu bạn vừa đăng ký thì mở liên kết trong thư xác nhận trước nhé.',
			'hien-core'
		);
	}

	/** @param mixed $user Null, or a user whom another plugin has signed in. */
	public function start( mixed $user, mixed $name, #[\SensitiveParameter] mixed $password ): mixed {
		$this->checked = 0;
		$this->refused = self::is_attempt( $name, $password ) ? self::over_limit( $name ) : null;
		return $user;
	}

	public function count_check( mixed $valid ): mixed {
		++$this->checked;
		return $valid;
	}

	/** @param mixed $user Result of the other filters: a user, an error, or null. */
	public function filter_result( mixed $user, mixed $name, #[\SensitiveParameter] mixed $password ): mixed {
		if ( null !== $this->refused || ! self::is_attempt( $name, $password ) ) {
			return $this->refused ?? $user;
		}
		if ( self::is_wrong( $user ) ) {
			$this->spend_equal_time( $name, $password );
			$user = new WP_Error( Sign_In::WRONG, self::wrong() );
		}
		return self::limit( $user, $name );
	}

	/**
	 * Neither authentication by cookie nor an empty form.
	 *
	 * @phpstan-assert-if-true string $name
	 * @phpstan-assert-if-true string $password
	 */
	private static function is_attempt( mixed $name, #[\SensitiveParameter] mixed $password ): bool {
		return is_string( $name ) && is_string( $password ) && '' !== $name && '' !== $password;
	}

	/** @param mixed $error Error of REST's authentication; true or null for none. */
	public function filter_rest_error( mixed $error ): mixed {
		return self::is_wrong( $error ) ? new WP_Error( Sign_In::WRONG, self::wrong(), [ 'status' => WP_Http::UNAUTHORIZED ] ) : $error;
	}

	private static function is_wrong( mixed $error ): bool {
		return is_wp_error( $error ) && in_array( $error->get_error_code(), self::WRONG, true );
	}

	/**
	 * Hashes as often as an attempt with an existing name would. Core looks up a user name once and an e-mail address twice, and
	 * checks a password only if it finds an account. Passwords checks one that is not composed twice.
	 */
	private function spend_equal_time( string $name, #[\SensitiveParameter] string $password ): void {
		$most = ( is_email( $name ) ? 2 : 1 ) * ( Passwords::is_composed( $password ) ? 1 : 2 );
		for ( ; $this->checked < $most; ++$this->checked ) {
			wp_hash_password( 0 === $this->checked % 2 ? $password : Text::normalize( $password ) );
		}
	}

	/** The error for a further attempt; null within the limits. */
	private static function over_limit( string $name ): ?WP_Error {
		$error = null;
		foreach ( self::limits( $name ) as [ $limit, $subject ] ) {
			$error = Throttle::look( $limit, $subject )->error() ?? $error; // The longest wait is the last.
		}
		return null === $error ? null : self::too_many( $error );
	}

	/** Counts the attempt first, and uncounts it after a success, so that simultaneous attempts cannot exceed the limit. */
	private static function limit( mixed $user, string $name ): mixed {
		$limits = self::limits( $name );
		$error  = null;
		foreach ( $limits as [ $limit, $subject ] ) {
			$error = Throttle::hit( $limit, $subject )->error() ?? $error; // The longest wait is the last.
		}
		if ( null !== $error ) {
			return self::too_many( $error );
		}
		foreach ( $user instanceof WP_User ? $limits : [] as [ $limit, $subject ] ) {
			Throttle::take_back( $limit, $subject );
		}
		return $user;
	}

	/** Deletes the counts of attempts for an account from this address, after a new password was set. */
	public static function forget( WP_User $user ): void {
		foreach ( [ $user->user_login, $user->user_email ] as $name ) {
			foreach ( self::account_limits() as $limit ) {
				Throttle::forget( $limit, self::account( $name, Address::network() ) );
			}
		}
	}

	/** @return list<array{Limit,string}> The limits, the longest last, and the subject that each counts; none in WP-CLI. */
	private static function limits( string $name ): array {
		$address = Address::network();
		$limits  = [ [ new Limit( 'login-address', 100, 15 * MINUTE_IN_SECONDS ), "address $address" ] ];
		foreach ( self::account_limits() as $limit ) {
			$limits[] = [ $limit, self::account( $name, $address ) ];
		}
		return match ( true ) {
			'' === $address      => [],
			Address::is_shared() => array_map( static fn( array $limit ): array => [ $limit[0]->shared(), $limit[1] ], $limits ),
			default              => $limits,
		};
	}

	/** The subject of attempts with a name from an address. MySQL finds an account by names with other marks, widths and cases too. */
	private static function account( string $name, string $address ): string {
		$folded = Fold::of( remove_accents( Text::compatible( $name ) ) );
		$plain  = trim( (string) preg_replace( '/[^\x20-\x7E]+/', '', $folded ) );
		return "login $plain address $address";
	}

	/** @return list<Limit> */
	private static function account_limits(): array {
		return [
			new Limit( 'login', 10, 15 * MINUTE_IN_SECONDS ),
			new Limit( 'login-again', 30, 3 * HOUR_IN_SECONDS ),
			new Limit( 'login-day', 60, DAY_IN_SECONDS ),
		];
	}

	private static function too_many( WP_Error $error ): WP_Error {
		$data = $error->get_error_data();
		return new WP_Error(
			self::TOO_MANY,
			sprintf(
				/* translators: %s: a time to wait, such as "15 phút" */
				__( 'Bạn đã thử đăng nhập quá nhiều lần. Chờ %s rồi thử lại, hoặc đặt lại mật khẩu nhé.', 'hien-core' ),
				Result::duration( $data['retry_after'] )
			),
			$data
		);
	}
}
