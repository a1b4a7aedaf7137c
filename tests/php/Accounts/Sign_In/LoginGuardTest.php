<?php

declare(strict_types=1);

namespace Hien\Tests\Accounts\Sign_In;

use Hien\Tests\Support\RestCalls;
use Hien\Tests\Support\TestCase;
use Hien\Visitors\Detected_Proxy;
use WP_Error;
use WP_User;

/** Guessing passwords: by any form, it takes longer and longer, and locks nobody out for ever or from elsewhere. */
final class LoginGuardTest extends TestCase {

	use RestCalls;

	protected function setUp(): void {
		parent::setUp();
		$this->make->user( 'subscriber', [ 'user_login' => 'binh', 'user_email' => 'binh@example.org' ] );
		add_filter( 'hien_visitor_address', static fn(): string => '203.0.113.9', 5 );
		remove_filter( 'authenticate', 'wp_authenticate_email_password', 20 );
	}

	public function test_the_eleventh_attempt_waits_even_with_the_right_password(): void {
		self::assertSame(
			array_fill( 0, 10, 'incorrect_password' ),
			array_map( fn(): string => $this->attempt( 'binh', 'Sai' ), range( 1, 10 ) )
		);
		self::assertSame( 'hien_too_many_requests', $this->attempt( 'binh', 'password' ) );
	}

	public function test_the_answer_says_how_long(): void {
		$this->fail_to_sign_in( 'binh', 10 );
		[ $status, $body ] = $this->call( 'POST', '/jwt-auth/v1/token', [], [ 'username' => 'binh', 'password' => 'password' ] );
		$wait = $body['data']['retry_after'];
		self::assertSame( [ 429, 'hien_too_many_requests', (string) $wait ], [ $status, $body['code'], $this->headers['Retry-After'] ] );
		self::assertStringContainsString( 'Chờ ' . ceil( $wait / 60 ) . ' phút', $body['message'] );
		self::assertLessThanOrEqual( 15 * MINUTE_IN_SECONDS, $wait );
	}

	/** MySQL finds the account by each of these. */
	public function test_another_spelling_is_the_same_name(): void {
		$names = [ 'binh', ' BINH', 'bình', "bi\u{0300}nh", "b\u{FF49}nh", "bin\u{200B}h", "binh\u{0323}" ];
		foreach ( [ ...$names, 'binh', 'binh', 'binh' ] as $name ) {
			$this->fail_to_sign_in( $name, 1 );
		}
		self::assertSame( 'hien_too_many_requests', $this->attempt( 'binh', 'Sai' ) );
	}

	public function test_from_another_address_the_owner_gets_in(): void {
		$this->fail_to_sign_in( 'binh', 20 );
		add_filter( 'hien_visitor_address', static fn(): string => '198.51.100.7' );
		self::assertSame( 'binh', $this->attempt( 'binh', 'password' ) );
	}

	public function test_another_account_at_the_address_gets_in(): void {
		$this->make->user( 'subscriber', [ 'user_login' => 'lan' ] );
		$this->fail_to_sign_in( 'binh', 20 );
		self::assertSame( 'lan', $this->attempt( 'lan', 'password' ) );
	}

	public function test_the_more_fail_the_longer_it_takes_and_the_next_day_is_free(): void {
		global $wpdb;
		$waits = [];
		foreach ( [ 10, 30, 60 ] as $attempts ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}hien_throttle" );
			$this->attempt( 'binh', 'Sai' );
			$wpdb->query( "UPDATE {$wpdb->prefix}hien_throttle SET hits = $attempts" );
			$error = wp_authenticate( 'binh', 'password' );
			self::assertInstanceOf( WP_Error::class, $error );
			$waits[] = $error->get_error_data()['retry_after'];
		}
		self::assertStringContainsString( 'Chờ 24 giờ rồi', $error->get_error_message() );
		self::assertLessThanOrEqual( DAY_IN_SECONDS, max( $waits ) );
		$sorted = $waits;
		sort( $sorted );
		self::assertSame( $sorted, $waits );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_throttle SET expires = %d", time() - 1 ) );
		do_action( 'hien_daily' );
		self::assertSame( 'binh', $this->attempt( 'binh', 'password' ) );
	}

	public function test_who_knows_the_password_is_not_counted(): void {
		foreach ( range( 1, 15 ) as $unused ) {
			self::assertSame( 'binh', $this->attempt( 'binh', 'password' ) );
		}
	}

	public function test_behind_a_proxy_that_is_not_named_nobody_locks_the_others_out(): void {
		global $wpdb;
		remove_all_filters( 'hien_visitor_address' );
		update_option( Detected_Proxy::OPTION, 'X-Forwarded-For' );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		$this->attempt( 'binh', 'Sai' );
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_throttle SET hits = 199" );
		self::assertSame( 'binh', $this->attempt( 'binh', 'password' ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_throttle SET hits = 2000" );
		self::assertSame( 'hien_too_many_requests', $this->attempt( 'binh', 'password' ) );
	}

	public function test_many_names_from_one_address_wait_too(): void {
		global $wpdb;
		$this->attempt( 'ten', 'Sai' );
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_throttle SET hits = 100" );
		self::assertSame( 'hien_too_many_requests', $this->attempt( 'binh', 'password' ) );
	}

	public function test_of_many_attempts_at_once_no_more_get_through(): void {
		$this->fail_to_sign_in( 'binh', 9 );
		$other = null;
		add_filter(
			'query',
			$meanwhile = function ( string $query ) use ( &$meanwhile, &$other ): string {
				if ( str_contains( $query, 'SELECT hits' ) ) {
					remove_filter( 'query', $meanwhile );
					$other = $this->attempt( 'binh', 'Sai' );
				}
				return $query;
			}
		);
		$this->attempt( 'binh', 'Sai' );
		self::assertSame( 'incorrect_password', $other );
		self::assertSame( 'hien_too_many_requests', $this->attempt( 'binh', 'password' ) );
	}

	public function test_what_is_over_the_limit_is_neither_hashed_nor_counted(): void {
		global $wpdb;
		$this->fail_to_sign_in( 'binh', 10 );
		$this->fail_to_sign_in( 'khong-co', 10 );
		$rows   = static fn(): array => $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}hien_throttle ORDER BY bucket", ARRAY_A );
		$before = $rows();
		$hashes = 0;
		$count  = static function ( mixed $value ) use ( &$hashes ): mixed {
			++$hashes;
			return $value;
		};
		add_filter( 'check_password', $count );
		add_filter( 'wp_hash_password_options', $count );
		self::assertSame( 'hien_too_many_requests', $this->attempt( 'binh', 'password' ) );
		self::assertSame( 'hien_too_many_requests', $this->attempt( 'khong-co', 'Sai' ) );
		self::assertSame( [ 0, $before ], [ $hashes, $rows() ] );
		$this->attempt( 'moi', 'Sai' );
		self::assertGreaterThan( 0, $hashes );
	}

	/** Tries the password as wp-login.php does. Returns the login of who is signed in, or the code of the error. */
	private function attempt( string $login, string $password ): string {
		$user = wp_authenticate( $login, $password );
		return $user instanceof WP_User ? $user->user_login : (string) $user->get_error_code();
	}

	private function fail_to_sign_in( string $login, int $times ): void {
		foreach ( range( 1, $times ) as $unused ) {
			$this->attempt( $login, 'Sai' );
		}
	}
}
