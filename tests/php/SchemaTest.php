<?php

declare(strict_types=1);

namespace Hien\Tests;

use Hien\Schema;
use Hien\Tests\Support\FailingQueries;
use Hien\Tests\Support\TestCase;
use RuntimeException;

/** Installing the tables and stored data, and changing them for a new version. */
final class SchemaTest extends TestCase {

	use FailingQueries; // Which hides what is logged.

	/** @var list<int> Steps that ran. */
	private array $ran = [];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'hien_schema', '1' );
		wp_clear_scheduled_hook( Schema::EVENT );
	}

	public function test_steps_that_are_not_done_run_once_in_their_order(): void {
		$this->schema()->run();
		$this->schema()->run();
		self::assertSame( [ [ 2, 3 ], '3' ], [ $this->ran, get_option( 'hien_schema' ) ] );
	}

	public function test_a_visit_runs_no_step_and_leaves_it_to_wp_cron(): void {
		array_map( remove_all_actions( ... ), [ 'wp_loaded', Schema::EVENT ] ); // The plugin's own steps.
		$this->schema()->register();
		do_action( 'wp_loaded' );
		self::assertSame( [ [], '1' ], [ $this->ran, get_option( 'hien_schema' ) ] );
		self::assertIsInt( wp_next_scheduled( Schema::EVENT ) );
		do_action( Schema::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Begins with hien_.
		self::assertSame( [ [ 2, 3 ], false ], [ $this->ran, wp_next_scheduled( Schema::EVENT ) ] );
	}

	public function test_an_up_to_date_site_pays_no_query(): void {
		update_option( 'hien_schema', '3' );
		$schema = $this->schema();
		self::assertSame( 0, self::count_queries( $schema->check( ... ) ) );
		self::assertFalse( wp_next_scheduled( Schema::EVENT ) );
	}

	public function test_wp_admin_runs_the_steps_for_who_is_signed_in(): void {
		$schema = $this->schema();
		$schema->run_in_admin();
		self::assertSame( [], $this->ran, 'A visitor at admin-post.php.' );
		$this->as_user( 'editor' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$schema->run_in_admin();
		self::assertSame( [], $this->ran );
		remove_filter( 'wp_doing_ajax', '__return_true' );
		$schema->run_in_admin();
		self::assertSame( [ 2, 3 ], $this->ran );
	}

	public function test_activation_creates_again_what_is_missing(): void {
		$installed = 0;
		add_action(
			Schema::INSTALL,
			static function () use ( &$installed ): void {
				++$installed;
			}
		);
		update_option( 'hien_schema', '3' );
		$this->schema()->restore();
		self::assertSame( [ 1, [] ], [ $installed, $this->ran ] );
	}

	public function test_two_requests_at_once_run_each_step_once(): void {
		$other = $this->schema();
		$this->schema( [ 2 => fn() => $other->run() ] )->run();
		self::assertSame( [ 2, 3 ], $this->ran );
	}

	public function test_after_a_failure_it_goes_on_where_it_stopped(): void {
		try {
			$this->schema( [ 3 => static fn() => throw new RuntimeException( 'Died.' ) ] )->run();
			self::fail( 'The failure is not hidden.' );
		} catch ( RuntimeException ) {
			self::assertSame( '2', get_option( 'hien_schema' ) );
		}
		$this->schema()->run();
		self::assertSame( [ 2, 3, 3 ], $this->ran );
	}

	/** Its account may not create tables, or the disk is full. */
	public function test_what_the_database_has_refused_is_tried_again(): void {
		if ( self::is_sqlite() ) {
			self::markTestSkipped( 'A query that fails ends the transaction of the test there.' );
		}
		update_option( 'hien_schema', '0' );
		$refuse = static fn( string $query ): string => (string) preg_replace(
			'/^(DESCRIBE|CREATE TEMPORARY TABLE) \S+hien_views\b.*/s',
			'SELECT * FROM hien_none',
			$query
		);
		add_filter( 'query', $refuse );
		$shown = $GLOBALS['wpdb']->hide_errors();
		( new Schema() )->run();
		$GLOBALS['wpdb']->show_errors( $shown );
		remove_filter( 'query', $refuse );
		self::assertSame( [ '0', 0 ], [ get_option( 'hien_schema' ), did_action( Schema::CHANGED ) ] );

		$this->as_user( 'administrator' );
		( new Schema() )->check();
		( new Schema() )->run_in_admin();
		self::assertSame( '0', get_option( 'hien_schema' ), 'Neither pages nor wp-admin try it again at once.' );
		self::assertGreaterThan( time() + 30 * MINUTE_IN_SECONDS, wp_next_scheduled( Schema::EVENT ) );

		( new Schema() )->run(); // By its event.
		self::assertSame( [ '1', 1 ], [ get_option( 'hien_schema' ), did_action( Schema::CHANGED ) ] );
	}

	public function test_the_lock_of_a_request_that_died_is_free_after_a_while(): void {
		update_option( 'hien_schema.lock', time() - 60, false );
		$this->schema()->run();
		self::assertSame( [], $this->ran, 'Another request is at it.' );
		update_option( 'hien_schema.lock', time() - HOUR_IN_SECONDS, false );
		$this->schema()->run();
		self::assertSame( [ 2, 3 ], $this->ran );
	}

	public function test_what_another_request_did_meanwhile_is_not_done_again(): void {
		$schema = $this->schema();
		get_option( 'hien_schema' ); // Read and cached.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, [ 'option_value' => '3' ], [ 'option_name' => 'hien_schema' ] );
		$schema->run();
		self::assertSame( [], $this->ran );
	}

	/** Another server may have written a list of autoloaded options, as it had read them, over a newer one. */
	public function test_an_old_version_in_the_object_cache_makes_nothing_run_again(): void {
		update_option( 'hien_schema', '3', true );
		wp_cache_set( 'alloptions', [ 'hien_schema' => '1' ] + wp_load_alloptions(), 'options' );
		$this->schema()->run();
		self::assertSame( [ [], '3' ], [ $this->ran, get_option( 'hien_schema' ) ] );
		self::assertSame( 0, self::count_queries( $this->schema()->run( ... ) ) );
	}

	public function test_installing_again_leaves_the_owners_settings(): void {
		update_option( 'permalink_structure', '/%postname%' );
		update_option( 'hien_schema', '0' );
		( new Schema() )->run();
		self::assertSame( [ '/%postname%', '1' ], [ get_option( 'permalink_structure' ), get_option( 'hien_schema' ) ] );
	}

	/** @param array<int,callable():mixed> $also What a step does besides. */
	private function schema( array $also = [] ): Schema {
		$step = fn( int $number ): callable => function () use ( $number, $also ): bool {
			$this->ran[] = $number;
			( $also[ $number ] ?? static fn() => null )();
			return true;
		};
		return new Schema( [ 2 => $step( 2 ), 3 => $step( 3 ) ] );
	}
}
