<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Primary_Reads;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** With a database that has replicas: which requests read from the primary. */
final class PrimaryReadsTest extends TestCase {

	/** How often reads were sent to the primary. */
	private int $sent = 0;

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REQUEST_METHOD'] = 'GET';
		add_filter(
			'hien_primary_reads',
			fn() => function (): void {
				++$this->sent;
			}
		);
	}

	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
		wp_cache_delete( 'written', 'hien' );
		unset( $_COOKIE[ Primary_Reads::COOKIE ] );
		parent::tearDown();
	}

	public function test_a_visit_reads_from_the_replicas_and_one_with_the_cookie_from_the_primary(): void {
		self::assertSame( 0, $this->request( 'SELECT 1' ) );
		$_COOKIE[ Primary_Reads::COOKIE ] = '1';
		self::assertSame( 1, $this->request() );
	}

	#[TestWith( [ 'POST' ] )]
	#[TestWith( [ 'PUT' ] )]
	#[TestWith( [ 'DELETE' ] )]
	public function test_what_is_made_to_write_reads_from_the_primary_at_once( string $method ): void {
		$_SERVER['REQUEST_METHOD'] = $method;
		self::assertSame( 1, $this->request() );
	}

	public function test_links_of_wp_admin_and_of_the_login_page_write_too(): void {
		set_current_screen( 'edit.php' );
		self::assertSame( 1, $this->request() );
		unset( $GLOBALS['current_screen'] );
		$GLOBALS['pagenow'] = 'wp-login.php';
		self::assertSame( 1, $this->request() );
		$GLOBALS['pagenow'] = 'index.php';
	}

	public function test_after_a_write_the_request_reads_from_the_primary(): void {
		global $wpdb;
		self::assertSame( 1, $this->request( "UPDATE $wpdb->usermeta SET meta_value = '' WHERE umeta_id = 0", 'SELECT 1' ) );
		self::assertSame( 1, $this->request( "\n  insert into {$wpdb->prefix}hien_favorites (user_id) SELECT 1 WHERE 0" ) );
	}

	public function test_views_and_limits_are_no_reason(): void {
		global $wpdb;
		foreach ( [ 'hien_throttle', 'hien_idempotency', 'hien_views', 'hien_viewers' ] as $table ) {
			self::assertSame( 0, $this->request( "DELETE FROM `$wpdb->prefix$table` WHERE 0" ), $table );
		}
	}

	public function test_where_all_share_an_object_cache_all_read_from_the_primary_after_a_write_to_what_it_caches(): void {
		global $wpdb;
		wp_using_ext_object_cache( true );
		$this->request( "DELETE FROM {$wpdb->prefix}hien_favorites WHERE 0" );
		self::assertSame( 0, $this->request( 'SELECT 1' ) );
		$this->request( "DELETE FROM $wpdb->comments WHERE 0" );
		self::assertSame( 1, $this->request( 'SELECT 1' ) );
		wp_using_ext_object_cache( false );
		self::assertSame( 0, $this->request( 'SELECT 1' ), 'Without one, only who has written.' );
	}

	public function test_the_cookie_is_for_who_writes_on_purpose_and_who_signs_in(): void {
		global $wpdb;
		$write = "DELETE FROM $wpdb->usermeta WHERE 0";
		$this->request( $write );
		self::assertArrayNotHasKey( Primary_Reads::COOKIE, $_COOKIE, 'A page that a cache may keep.' );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$this->request( 'SELECT 1', "DELETE FROM {$wpdb->prefix}hien_views WHERE 0" );
		self::assertArrayNotHasKey( Primary_Reads::COOKIE, $_COOKIE, 'Nobody misses a view.' );
		$this->request( $write );
		self::assertSame( '1', $_COOKIE[ Primary_Reads::COOKIE ] );
		unset( $_COOKIE[ Primary_Reads::COOKIE ] );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		( new Primary_Reads() )->begin();
		do_action( 'set_logged_in_cookie', '', 0, 0, 0, '', '' ); // As when somebody comes back from Google.
		self::assertSame( '1', $_COOKIE[ Primary_Reads::COOKIE ] );
	}

	public function test_wordpress_own_database_is_left_alone(): void {
		remove_all_filters( 'hien_primary_reads' );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$reads                     = new Primary_Reads();
		$reads->begin();
		self::assertFalse( has_filter( 'query', [ $reads, 'before_query' ] ) );
		self::assertFalse( has_action( 'set_logged_in_cookie', [ $reads, 'remember' ] ) );
	}

	/** Runs queries in a request of their own. Returns how often its reads were sent to the primary. */
	private function request( string ...$queries ): int {
		global $wpdb;
		$this->sent = 0;
		$reads      = new Primary_Reads();
		$reads->begin();
		array_map( [ $wpdb, 'query' ], $queries );
		remove_filter( 'query', [ $reads, 'before_query' ], PHP_INT_MAX );
		remove_action( 'set_logged_in_cookie', [ $reads, 'remember' ] );
		return $this->sent;
	}
}
