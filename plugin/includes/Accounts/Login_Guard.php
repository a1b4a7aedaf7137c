<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Module;
use Hien\Throttle\Limit;
use Hien\Throttle\Result;
use Hien\Throttle\Throttle;
use Hien\Visitors\Address;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Guards every check of a password: the site's own form, wp-login.php and XML-RPC.
 *
 * - Attempts are limited by name and address together, so that nobody locks an owner out from elsewhere, and by address
 *   alone. The more fail, the longer the wait; a success is not counted.
 * - A wrong name and a wrong password get the same answer after the same work.
 */
final class Login_Guard implements Module {

	/** Code of the error of who tried too often. */
	public const TOO_MANY = 'hien_too_many_requests';

	/** Codes by which core tells a wrong name from a wrong password. */
	private const WRONG = [ 'invalid_username', 'invalid_email', Sign_In::WRONG ];

	/** How many passwords this request has checked. */
	private int $checked = 0;

	public function register(): void {
		add_filter( 'authenticate', [ $this, 'begin' ], 0 );
		add_filter( 'authenticate', [ $this, 'judge' ], 1000, 3 ); // After core (20 to 99) and plugins that check more.
		add_filter( 'check_password', [ $this, 'count' ] );
	}

	/** What is said of a wrong name and of a wrong password alike. */
	public static function wrong(): string {
		return __( 'Tên đăng nhập hoặc mật khẩu chưa đúng.', 'hien-core' );
	}

	public function begin( mixed $user ): mixed {
		$this->checked = 0;
		return $user;
	}

	public function count( mixed $valid ): mixed {
		++$this->checked;
		return $valid;
	}

	/** @param mixed $user What the checks gave: a user, an error, or null. */
	public function judge( mixed $user, mixed $name, #[\SensitiveParameter] mixed $password ): mixed {
		if ( ! is_string( $name ) || ! is_string( $password ) || '' === $name || '' === $password ) {
			return $user; // A session's cookie, or a form that is not filled in.
		}
		if ( is_wp_error( $user ) && in_array( $user->get_error_code(), self::WRONG, true ) ) {
			$this->take_as_long( $name, $password );
			$user = new WP_Error( Sign_In::WRONG, self::wrong() );
		}
		return self::limit( $user, $name );
	}

	/** Core looks for the name of an account, and for what looks like an address twice; it hashes only if one is found. */
	private function take_as_long( string $name, #[\SensitiveParameter] string $password ): void {
		for ( $most = is_email( $name ) ? 2 : 1; $this->checked < $most; ++$this->checked ) {
			wp_hash_password( $password );
		}
	}

	/** Counts first and takes a success back, so that of many attempts at once no more get through than the limit says. */
	private static function limit( mixed $user, string $name ): mixed {
		$address = Address::network();
		if ( '' === $address ) {
			return $user; // WP-CLI.
		}
		$error = null;
		$taken = [];
		foreach ( self::limits( strtolower( remove_accents( trim( $name ) ) ), $address ) as $subject => $limits ) {
			foreach ( $limits as $limit ) {
				$result  = Throttle::hit( $limit, $subject );
				$error   = $result->error() ?? $error; // The longest wait is the last.
				$taken[] = [ $limit, $subject ];
			}
		}
		if ( null !== $error ) {
			return self::too_many( $error );
		}
		if ( $user instanceof WP_User ) {
			foreach ( $taken as [ $limit, $subject ] ) {
				Throttle::take_back( $limit, $subject );
			}
		}
		return $user;
	}

	/** @return array<string,list<Limit>> Who is counted => limits, the longest last. */
	private static function limits( string $name, string $address ): array {
		return [
			"address $address"             => [ new Limit( 'login-address', 100, 15 * MINUTE_IN_SECONDS ) ],
			"login $name address $address" => [
				new Limit( 'login', 10, 15 * MINUTE_IN_SECONDS ),
				new Limit( 'login-again', 30, 3 * HOUR_IN_SECONDS ),
				new Limit( 'login-day', 60, DAY_IN_SECONDS ),
			],
		];
	}

	private static function too_many( WP_Error $error ): WP_Error {
		$data = $error->get_error_data();
		return new WP_Error(
			self::TOO_MANY,
			/* translators: %s: a time to wait, such as "15 phút" */
			sprintf( __( 'Bạn đã thử đăng nhập quá nhiều lần. Chờ %s rồi thử lại, hoặc đặt lại mật khẩu nhé.', 'hien-core' ), Result::words( $data['retry_after'] ) ),
			$data
		);
	}
}
