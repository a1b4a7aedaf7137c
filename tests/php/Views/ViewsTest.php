<?php

declare(strict_types=1);

namespace Hien\Tests\Views;

use Hien\Tests\Support\TestCase;
use Hien\Views\View_Counter;
use Hien\Views\View_Totals;
use PHPUnit\Framework\Attributes\TestWith;

/** Which views count, and how often. */
final class ViewsTest extends TestCase {

	private const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		$this->be_visitor();
		$this->post = $this->make->post();
	}

	public function test_a_read_counts_once_however_often_it_is_reported(): void {
		self::assertSame( [ true, false, false ], array_map( fn(): bool => $this->report(), range( 1, 3 ) ) );
		self::assertSame( 1, View_Counter::total( $this->post ) );
		self::assertSame( 1, $this->rest( 'GET', '/hien/v1/posts' )->get_data()['data'][0]['views'] );
	}

	public function test_another_post_another_browser_and_another_address_count(): void {
		$other = $this->make->post();
		self::assertTrue( $this->report() );
		self::assertTrue( $this->report( $other ) );
		$this->be_visitor( '203.0.113.9', self::BROWSER . ' Edg/130' );
		self::assertTrue( $this->report() );
		$this->be_visitor( '203.0.113.10' );
		self::assertTrue( $this->report() );
		self::assertSame( [ 3, 1 ], [ View_Counter::total( $this->post ), View_Counter::total( $other ) ] );
	}

	public function test_devices_of_one_household_are_told_by_their_browser_alone(): void {
		$this->be_visitor( '2001:db8:1:2:aaaa::1' );
		self::assertTrue( $this->report() );
		$this->be_visitor( '2001:db8:1:2:bbbb::2' );
		self::assertFalse( $this->report() );
		$this->be_visitor( '2001:db8:1:3:bbbb::2' );
		self::assertTrue( $this->report() );
	}

	public function test_the_next_day_counts_again_under_another_salt(): void {
		self::assertTrue( $this->report() );
		$salt = get_option( 'hien_visitor_salt' );
		$this->let_a_day_pass();
		self::assertTrue( $this->report() );
		self::assertSame( 2, View_Counter::total( $this->post ) );
		self::assertNotSame( $salt['salt'], get_option( 'hien_visitor_salt' )['salt'] );
	}

	public function test_a_reader_deletes_nothing_and_the_daily_event_does(): void {
		global $wpdb;
		$days = static fn(): array => $wpdb->get_col( "SELECT DISTINCT day FROM {$wpdb->prefix}hien_viewers ORDER BY day" );
		$this->report();
		$this->let_a_day_pass();
		self::assertSame( [], self::queries_of( $this->report( ... ), '/^\s*DELETE|SUM\(/' ) );
		self::assertCount( 2, $days() );
		do_action( 'hien_daily' );
		self::assertSame( [ wp_date( 'Y-m-d' ) ], $days() );
	}

	public function test_days_that_no_list_shows_are_deleted_and_totals_stay(): void {
		global $wpdb;
		foreach ( [ 0, 29, 30, 400 ] as $age ) {
			View_Counter::add( $this->post, (string) wp_date( 'Y-m-d', time() - $age * DAY_IN_SECONDS ), 1 );
		}
		do_action( 'hien_daily' );
		self::assertSame( '2', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hien_views" ) );
		self::assertSame( 4, View_Counter::total( $this->post ) );
	}

	public function test_two_first_readers_at_once_are_two_views_in_one_total(): void {
		global $wpdb;
		$other = function ( string $query ) use ( &$other ): string {
			if (
				str_starts_with( $query, "INSERT INTO `{$GLOBALS['wpdb']->postmeta}`" )
				|| str_starts_with( $query, "INSERT INTO {$GLOBALS['wpdb']->postmeta} " )
			) {
				remove_filter( 'query', $other );
				View_Counter::add( $this->post, (string) wp_date( 'Y-m-d' ), 1 ); // Between the check and the entry.
			}
			return $query;
		};
		add_filter( 'query', $other );
		View_Counter::add( $this->post, (string) wp_date( 'Y-m-d' ), 1 );
		self::assertSame(
			[ '2' ],
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = %s",
					$this->post,
					View_Counter::META
				)
			)
		);
	}

	public function test_what_the_plugin_stores_for_itself_is_no_custom_field(): void {
		$this->report();
		$id = $this->make->post();
		View_Counter::add( $id, (string) wp_date( 'Y-m-d' ), 1 );
		self::end_request();
		self::assertSame( [ '_hien_views' ], array_values( preg_grep( '/hien/', (array) get_post_custom_keys( $id ) ) ?: [] ) );
		$GLOBALS['post'] = get_post( $id );
		self::assertSame(
			[],
			array_filter( (array) get_post_custom_keys( $id ), static fn( string $key ): bool => ! is_protected_meta( $key, 'post' ) )
		);
	}

	public function test_nothing_stored_identifies_a_visitor(): void {
		global $wpdb;
		$this->report();
		$stored = (string) wp_json_encode(
			[
				$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}hien_viewers" ),
				$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}hien_views" ),
			]
		);
		foreach ( [ '203.0.113.9', 'Mozilla', md5( '203.0.113.9' ), hash( 'sha256', '203.0.113.9' ) ] as $trace ) {
			self::assertStringNotContainsString( $trace, $stored );
		}
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' ] )]
	#[TestWith( [ 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36' ] )]
	#[TestWith( [ 'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)' ] )]
	#[TestWith( [ 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' ] )]
	#[TestWith( [ 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0 Safari/537.36' ] )]
	#[TestWith( [ 'curl/8.5.0' ] )]
	#[TestWith( [ 'python-requests/2.31' ] )]
	#[TestWith( [ 'WordPress/7.0; https://example.org' ] )]
	public function test_a_robot_is_no_reader( string $agent ): void {
		$this->be_visitor( '203.0.113.9', $agent );
		self::assertFalse( $this->report() );
		self::assertSame( 0, View_Counter::total( $this->post ) );
	}

	#[TestWith( [ 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1' ] )]
	#[TestWith(
		[ 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/120.0 Chrome/114.0 Safari/537.36' ]
	)]
	#[TestWith( [ 'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36' ] )]
	#[TestWith( [ 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' ] )]
	#[TestWith( [ 'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36 Zalo android/24101' ] )]
	public function test_a_person_is_one_in_every_browser( string $agent ): void {
		$this->be_visitor( '203.0.113.9', $agent );
		self::assertTrue( $this->report() );
	}

	#[TestWith( [ 'HTTP_SEC_PURPOSE', 'prefetch;prerender' ] )]
	#[TestWith( [ 'HTTP_PURPOSE', 'prefetch' ] )]
	#[TestWith( [ 'HTTP_X_MOZ', 'prefetch' ] )]
	public function test_a_page_that_is_fetched_ahead_is_not_read( string $header, string $value ): void {
		$_SERVER[ $header ] = $value;
		self::assertFalse( $this->report() );
	}

	public function test_authors_do_not_count_on_their_own_posts(): void {
		$author = $this->make->user( 'author' );
		$own    = $this->make->post( [ 'post_author' => $author ] );
		wp_set_current_user( $author );
		self::assertFalse( $this->report( $own ) );
		self::assertTrue( $this->report( $this->post ) );
		wp_set_current_user( $this->make->user() );
		self::assertTrue( $this->report( $own ) );
	}

	public function test_behind_a_password_nothing_is_read(): void {
		$locked = $this->make->post( [ 'post_password' => 'mở' ] );
		self::assertFalse( $this->report( $locked ) );
	}

	public function test_a_flood_from_one_address_is_refused_whatever_the_browser_is_called(): void {
		$posts  = array_map( fn(): int => $this->make->post(), range( 1, 31 ) );
		$status = [];
		foreach ( $posts as $number => $id ) {
			$this->be_visitor( '203.0.113.9', self::BROWSER . " v$number" );
			$status[] = $this->rest( 'POST', '/hien/v1/views', [ 'id' => $id ] )->get_status();
		}
		self::assertSame( [ ...array_fill( 0, 30, 200 ), 429 ], $status );
		$this->be_visitor( '203.0.113.10' );
		self::assertTrue( $this->report( $posts[30] ) );
	}

	public function test_what_nobody_can_read_is_not_found(): void {
		foreach (
			[
				999999,
				$this->make->post( [ 'post_status' => 'draft' ] ),
				$this->make->post( [ 'post_status' => 'private' ] ),
				$this->make->page(),
				$this->make->post( [ 'post_type' => 'attachment' ] ),
			] as $id
		) {
			self::assertSame( 404, $this->rest( 'POST', '/hien/v1/views', [ 'id' => $id ] )->get_status(), (string) $id );
		}
	}

	public function test_a_bad_report_is_refused_by_name(): void {
		foreach ( [ [], [ 'id' => 'abc' ], [ 'id' => 0 ], [ 'id' => -1 ], [ 'id' => 1.5 ], [ 'id' => [ 1 ] ] ] as $params ) {
			$response = $this->rest( 'POST', '/hien/v1/views', $params );
			self::assertSame( 400, $response->get_status(), (string) wp_json_encode( $params ) );
			self::assertSame(
				[ 'id' ],
				array_values(
					array_map(
						static fn( string|int $key, mixed $value ): string => is_int( $key ) ? $value : $key,
						array_keys( $response->get_data()['data']['params'] ),
						$response->get_data()['data']['params']
					)
				)
			);
		}
	}

	public function test_a_report_takes_json_as_well(): void {
		self::assertSame( [ 'counted' => true ], $this->rest( 'POST', '/hien/v1/views', json: [ 'id' => $this->post ] )->get_data() );
	}

	public function test_a_deleted_post_leaves_no_rows(): void {
		global $wpdb;
		$this->report();
		wp_delete_post( $this->post, true );
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hien_views" ) );
	}

	public function test_the_list_table_shows_the_total(): void {
		View_Counter::add( $this->post, '2024-01-01', 4812 );
		self::assertSame(
			'<span title="Từ ngày đăng đến nay">Lượt xem</span>',
			apply_filters( 'manage_post_posts_columns', [ 'date' => 'Ngày' ] )['hien_views']
		);
		self::assertSame( number_format_i18n( 4812 ), self::cell( 'hien_views', $this->post ) );
	}

	public function test_nobody_edits_a_total(): void {
		$this->as_user( 'administrator' );
		self::assertFalse( current_user_can( 'edit_post_meta', $this->post, View_Counter::META ) );
	}

	/** Reports a read; whether it counted. */
	private function report( ?int $id = null ): bool {
		$response = $this->rest( 'POST', '/hien/v1/views', [ 'id' => $id ?? $this->post ] );
		self::assertSame( 200, $response->get_status() );
		return $response->get_data()['counted'];
	}

	private function be_visitor( string $address = '203.0.113.9', string $agent = self::BROWSER ): void {
		$_SERVER['REMOTE_ADDR']     = $address;
		$_SERVER['HTTP_USER_AGENT'] = $agent;
	}

	private function let_a_day_pass(): void {
		global $wpdb;
		$yesterday = wp_date( 'Y-m-d', time() - DAY_IN_SECONDS );
		update_option( 'hien_visitor_salt', [ 'day' => $yesterday ] + get_option( 'hien_visitor_salt' ), false );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_viewers SET day = %s", $yesterday ) );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}hien_views SET day = %s", $yesterday ) );
	}
}
