<?php

declare(strict_types=1);

namespace Hien\Tests\Throttle;

use Hien\Plugin;
use Hien\Tests\Support\TestCase;
use Hien\Throttle\Limit;
use Hien\Throttle\Result;
use Hien\Throttle\Throttle;
use Hien\Visitors\Detected_Proxy;
use PHPUnit\Framework\Attributes\TestWith;

/** Limits of requests: what is counted, for whom, and how responses describe it. */
final class ThrottleTest extends TestCase {

	/** A window that no test outlasts. */
	private const LONG = 100 * YEAR_IN_SECONDS;

	public function test_the_quota_gets_through_and_no_more(): void {
		$limit = new Limit( 'thu', 3, self::LONG );
		$hit   = static fn( string $subject ): ?int => Throttle::hit( $limit, $subject )->error()?->get_error_data()['status'];
		self::assertSame( [ null, null, null, 429, 429 ], array_map( static fn(): ?int => $hit( 'user 1' ), range( 1, 5 ) ) );
		self::assertNull( $hit( 'user 2' ), 'Each visitor has a quota.' );
		self::assertNull( Throttle::hit( new Limit( 'khac', 3, self::LONG ), 'user 1' )->error(), 'Each limit has a quota.' );
	}

	public function test_what_has_no_address_is_not_counted(): void {
		foreach ( range( 1, 3 ) as $unused ) {
			self::assertNull( Throttle::hit( new Limit( 'thu', 1, self::LONG ), '' )->error() );
		}
	}

	public function test_of_simultaneous_requests_exactly_the_quota_gets_through(): void {
		foreach ( [ 'INSERT IGNORE', 'UPDATE', 'SELECT hits' ] as $statement ) {
			$limit   = new Limit( 'thu', 3, self::LONG );
			$subject = "user $statement";
			$through = [];
			$hit     = static function () use ( $limit, $subject, &$through ): void {
				$through[] = null === Throttle::hit( $limit, $subject )->error();
			};
			'INSERT IGNORE' === $statement || $hit();
			$others = static function ( string $query ) use ( &$others, $statement, $hit ): string {
				if ( str_starts_with( $query, $statement ) && str_contains( $query, 'hien_throttle' ) ) {
					remove_filter( 'query', $others );
					array_map( $hit, range( 1, 4 ) ); // Other requests of the same visitor, just before this statement.
				}
				return $query;
			};
			add_filter( 'query', $others );
			$hit();
			$hit();
			self::assertCount( 3, array_filter( $through ), $statement );
		}
	}

	public function test_a_new_window_starts_at_nothing(): void {
		$limit = new Limit( 'thu', 1, 1 );
		Throttle::hit( $limit, 'user 1' );
		self::$ahead += 2;
		self::assertNull( Throttle::hit( $limit, 'user 1' )->error() );
	}

	public function test_a_window_goes_on_over_midnight(): void {
		$limit = new Limit( 'thu', 1, self::LONG );
		Throttle::hit( $limit, 'user 1' );
		update_option( 'hien_visitor_salt', [ 'day' => '2000-01-01', 'salt' => 'x' ], false );
		self::assertNotNull( Throttle::hit( $limit, 'user 1' )->error() );
	}

	public function test_guests_behind_a_proxy_that_is_not_named_have_more_together_and_members_their_own(): void {
		$policy = fn(): string => $this->search()->get_headers()['RateLimit-Policy'];
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		self::assertSame( '"search";q=300;w=60', $policy() );
		update_option( Detected_Proxy::OPTION, 'X-Forwarded-For' );
		self::assertSame( '"search";q=6000;w=60', $policy() );
		$this->as_user( 'subscriber' );
		self::assertSame( '"search";q=300;w=60', $policy() );
	}

	public function test_windows_that_have_ended_are_deleted_once_a_day(): void {
		global $wpdb;
		$count = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hien_throttle" );
		Throttle::hit( new Limit( 'dai', 1, self::LONG ), 'user 1' );
		self::$ahead = -2; // The job has the clock of the machine.
		Throttle::hit( new Limit( 'ngan', 1, 1 ), 'user 1' );
		Throttle::hit( new Limit( 'dai', 1, self::LONG ), 'user 1' );
		self::assertSame( 2, $count() );
		do_action( 'hien_daily' );
		self::assertSame( 1, $count() );
	}

	public function test_nothing_stored_says_who_it_was(): void {
		global $wpdb;
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		$this->search();
		$stored = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}hien_throttle" ) );
		self::assertStringContainsString( 'bucket', $stored );
		foreach ( [ '203.0.113.9', md5( '203.0.113.9' ), substr( hash( 'sha256', '203.0.113.9' ), 0, 32 ) ] as $trace ) {
			self::assertStringNotContainsString( $trace, $stored );
		}
	}

	public function test_headers_give_the_limit_and_the_remaining_quota(): void {
		$headers = $this->search()->get_headers();
		self::assertSame( '"search";q=300;w=60', $headers['RateLimit-Policy'] );
		self::assertMatchesRegularExpression( '/^"search";r=299;t=(?:[1-9]|[1-5]\d|60)$/', $headers['RateLimit'] );
		self::assertArrayNotHasKey( 'Retry-After', $headers );
	}

	public function test_too_many_searches_are_refused_in_vietnamese_with_the_seconds_to_wait(): void {
		$this->use_up( 'search' );
		$response = $this->search();
		$error    = $response->get_data();
		$wait     = $error['data']['retry_after'];
		self::assertSame(
			[ 429, 'hien_too_many_requests', "Bạn gửi quá nhanh. Chờ $wait giây rồi thử lại nhé." ],
			[ $response->get_status(), $error['code'], $error['message'] ]
		);
		self::assertSame( (string) $wait, $response->get_headers()['Retry-After'] );
		self::assertStringContainsString( 'r=0', $response->get_headers()['RateLimit'] );
	}

	#[TestWith( [ 1, '1 giây' ] )]
	#[TestWith( [ 60, '60 giây' ] )]
	#[TestWith( [ 61, '2 phút' ] )]
	#[TestWith( [ 3600, '60 phút' ] )]
	#[TestWith( [ 3601, '2 giờ' ] )]
	#[TestWith( [ 86400, '24 giờ' ] )]
	public function test_a_wait_is_said_in_words_of_its_length( int $seconds, string $words ): void {
		$error = ( new Result( new Limit( 'thu', 1 ), 2, $seconds ) )->error();
		self::assertSame(
			[ "Bạn gửi quá nhanh. Chờ $words rồi thử lại nhé.", $seconds ],
			[ $error?->get_error_message(), $error?->get_error_data()['retry_after'] ]
		);
	}

	public function test_a_page_of_results_obeys_the_same_limit_and_does_not_search_beyond_it(): void {
		$searches = self::queries_of(
			function (): void {
				$this->use_up( 'search' );
				$this->go_to( home_url( '/?s=bai' ) );
				do_action( 'template_redirect' );
			},
			'/hien_search/'
		);
		$screen = Plugin::instance()->current_screen->screen();
		self::assertSame( [ 'error', 429, '/?s=bai' ], [ $screen->route, $screen->status, $screen->path ] );
		self::assertGreaterThan( 0, $screen->retry_after );
		self::assertSame( [ [], [] ], [ $searches, $GLOBALS['wp_query']->posts ] );
	}

	public function test_a_page_of_results_counts_as_one_search(): void {
		$this->go_to( home_url( '/?s=bai' ) );
		do_action( 'template_redirect' );
		self::assertSame( 200, Plugin::instance()->current_screen->screen()?->status );
		self::assertStringContainsString( 'r=298', $this->search()->get_headers()['RateLimit'] );
	}

	public function test_members_are_limited_only_where_a_name_is_searched(): void {
		self::assertArrayHasKey( 'RateLimit', $this->rest( 'GET', '/hien/v1/users', [ 'name' => 'an' ] )->get_headers() );
		self::assertArrayNotHasKey( 'RateLimit', $this->rest( 'GET', '/hien/v1/users' )->get_headers() );
	}

	public function test_members_behind_one_address_have_a_quota_each(): void {
		$left = fn(): string => explode( ';', $this->search()->get_headers()['RateLimit'] )[1];
		self::assertSame( 'r=299', $left() );
		$this->as_user( 'subscriber' );
		self::assertSame( 'r=299', $left() );
		self::assertSame( 'r=298', $left() );
	}

	private function search(): \WP_REST_Response {
		return $this->rest( 'GET', '/hien/v1/search', [ 's' => 'bai' ] );
	}

	/** Lets the windows of this address be full. */
	private function use_up( string $name ): void {
		global $wpdb;
		$limit = new Limit( $name, 300 );
		Throttle::hit( $limit, \Hien\Visitors\Visitor::subject() );
		$wpdb->query( "UPDATE {$wpdb->prefix}hien_throttle SET hits = 300" );
	}
}
