<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Search\Search_Rebuild;
use Hien\Tests\Support\TestCase;
use Hien\Upgrade;
use RuntimeException;

/** Bringing the database to the form of a new version. */
final class UpgradeTest extends TestCase {

	/** @var list<int> Steps that ran. */
	private array $ran = [];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'hien_level', '1' );
		wp_clear_scheduled_hook( Upgrade::EVENT );
	}

	public function test_steps_that_are_not_done_run_once_in_their_order(): void {
		$this->upgrade()->run();
		$this->upgrade()->run();
		self::assertSame( [ [ 2, 3 ], '3' ], [ $this->ran, get_option( 'hien_level' ) ] );
	}

	public function test_a_visit_runs_no_step_and_leaves_it_to_wp_cron(): void {
		array_map( remove_all_actions( ... ), [ 'wp_loaded', Upgrade::EVENT ] ); // The plugin's own steps.
		$this->upgrade()->register();
		do_action( 'wp_loaded' );
		self::assertSame( [ [], '1' ], [ $this->ran, get_option( 'hien_level' ) ] );
		self::assertIsInt( wp_next_scheduled( Upgrade::EVENT ) );
		do_action( Upgrade::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Begins with hien_.
		self::assertSame( [ [ 2, 3 ], false ], [ $this->ran, wp_next_scheduled( Upgrade::EVENT ) ] );
	}

	public function test_an_up_to_date_site_pays_no_query(): void {
		update_option( 'hien_level', '3' );
		$upgrade = $this->upgrade();
		self::assertSame( 0, self::count_queries( $upgrade->check( ... ) ) );
		self::assertFalse( wp_next_scheduled( Upgrade::EVENT ) );
	}

	public function test_wp_admin_runs_the_steps_for_who_is_signed_in(): void {
		$upgrade = $this->upgrade();
		$upgrade->run_in_admin();
		self::assertSame( [], $this->ran, 'A visitor at admin-post.php.' );
		$this->as_user( 'editor' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$upgrade->run_in_admin();
		self::assertSame( [], $this->ran );
		remove_filter( 'wp_doing_ajax', '__return_true' );
		$upgrade->run_in_admin();
		self::assertSame( [ 2, 3 ], $this->ran );
	}

	public function test_two_requests_at_once_run_each_step_once(): void {
		$other = $this->upgrade();
		$this->upgrade( [ 2 => fn() => $other->run() ] )->run();
		self::assertSame( [ 2, 3 ], $this->ran );
	}

	public function test_after_a_failure_it_goes_on_where_it_stopped(): void {
		try {
			$this->upgrade( [ 3 => static fn() => throw new RuntimeException( 'Died.' ) ] )->run();
			self::fail( 'The failure is not hidden.' );
		} catch ( RuntimeException ) {
			self::assertSame( '2', get_option( 'hien_level' ) );
		}
		$this->upgrade()->run();
		self::assertSame( [ 2, 3, 3 ], $this->ran );
	}

	public function test_the_lock_of_a_request_that_died_is_free_after_a_while(): void {
		update_option( 'hien_upgrade.lock', time() - 60, false );
		$this->upgrade()->run();
		self::assertSame( [], $this->ran, 'Another request is at it.' );
		update_option( 'hien_upgrade.lock', time() - HOUR_IN_SECONDS, false );
		$this->upgrade()->run();
		self::assertSame( [ 2, 3 ], $this->ran );
	}

	public function test_what_another_request_did_meanwhile_is_not_done_again(): void {
		$upgrade = $this->upgrade();
		get_option( 'hien_level' ); // Read and cached.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, [ 'option_value' => '3' ], [ 'option_name' => 'hien_level' ] );
		$upgrade->run();
		self::assertSame( [], $this->ran );
	}

	public function test_the_plugins_own_steps_can_run_again_and_leave_the_owners_settings(): void {
		update_option( 'permalink_structure', '/%postname%' );
		update_option( 'hien_level', '0' );
		( new Upgrade() )->run();
		self::assertSame( '/%postname%', get_option( 'permalink_structure' ) );
		self::assertGreaterThanOrEqual( 3, (int) get_option( 'hien_level' ) );
	}

	public function test_before_its_tables_are_there_a_site_answers_without_them(): void {
		global $wpdb;
		$id = $this->make->post();
		update_option( 'hien_level', '0' );
		add_filter( 'query', static fn( string $query ): string => (string) preg_replace( "/\b{$wpdb->prefix}hien_/", "{$wpdb->prefix}missing_", $query ) );
		$wpdb->suppress_errors();
		$GLOBALS['EZSQL_ERROR'] = []; // Where wpdb collects errors.

		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 Firefox/130.0';
		self::assertFalse( $this->rest( 'POST', '/hien/v1/views', [ 'id' => $id ] )->get_data()['counted'] );
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/search', [ 's' => 'bai' ] )->get_data()['data'] );
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/users', [ 'name' => 'an' ] )->get_data()['data'] );
		self::assertSame( 200, $this->page_at( home_url( '/?s=bai' ) )->status );
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Tên mới', 'tags_input' => [ 'Mới' ] ] );
		wp_delete_term( (int) term_exists( 'Mới', 'post_tag' )['term_id'], 'post_tag' );
		wp_delete_post( $id, true );
		Search_Rebuild::request();
		do_action( 'hien_search_rebuild' );
		do_action( 'hien_daily' );
		wp_delete_user( $this->make->user() );

		$wpdb->suppress_errors( false );
		self::assertSame( [], array_column( $GLOBALS['EZSQL_ERROR'], 'query' ) );
		self::assertTrue( Search_Rebuild::progress()['running'], 'What is to be indexed waits for the table.' );
	}

	/** @param array<int,callable():mixed> $also What a step does besides. */
	private function upgrade( array $also = [] ): Upgrade {
		$step = fn( int $number ): callable => function () use ( $number, $also ): void {
			$this->ran[] = $number;
			( $also[ $number ] ?? static fn() => null )();
		};
		return new Upgrade( [ 1 => $step( 1 ), 2 => $step( 2 ), 3 => $step( 3 ) ] );
	}
}
