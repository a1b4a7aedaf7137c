<?php

declare(strict_types=1);

namespace Hien\Tests\Jobs;

use Closure;
use Hien\Health\Checks;
use Hien\Jobs\Job;
use Hien\Jobs\Jobs;
use Hien\Tests\Support\Locks;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** Long work in batches: killed, cut off, begun anew, seen by the owner, and never in the request of a visitor. */
final class JobsTest extends TestCase {

	use Locks;
	use ScreenRequests;

	/** @var list<int> Positions from which the job of count() was asked to go on. */
	private array $asked = [];

	public function test_a_job_is_done_batch_by_batch_as_long_as_there_is_time(): void {
		$this->add( 'dem', $this->up_to( 3 ) );
		Jobs::begin( 'dem' );
		self::assertTrue( Jobs::run( 0 ) );
		self::assertSame( [ [ 0 ], 1 ], [ $this->asked, Jobs::position( 'dem' ) ] );
		self::assertNotFalse( wp_next_scheduled( 'hien_jobs' ), 'WP-Cron goes on.' );
		do_action( 'hien_jobs' );
		self::assertSame( [ [ 0, 1, 2, 3 ], null ], [ $this->asked, Jobs::position( 'dem' ) ] );
		self::assertFalse( wp_next_scheduled( 'hien_jobs' ) );
	}

	public function test_jobs_take_turns(): void {
		$order = [];
		foreach ( [ 'a', 'b' ] as $id ) {
			$this->add(
				$id,
				static function ( int $after ) use ( &$order, $id ): ?int {
					$order[] = $id;
					return $after < 2 ? $after + 1 : null;
				}
			);
			Jobs::begin( $id );
		}
		Jobs::run();
		self::assertSame( [ 'a', 'b', 'a', 'b', 'a', 'b' ], $order );
	}

	public function test_memory_is_freed_after_each_batch(): void {
		$fill = static function ( int $after ): ?int {
			wp_cache_set( 'lon', 'x', 'hien-test' );
			return $after < 1 ? 1 : null;
		};
		$this->add( 'day', $fill );
		Jobs::begin( 'day' );
		Jobs::step( 'day' );
		self::assertFalse( wp_cache_get( 'lon', 'hien-test' ) );
	}

	public function test_a_job_whose_rest_cannot_be_counted_is_named_alone(): void {
		$fail = static fn(): int => throw new \RuntimeException( 'refused' );
		$job  = new Job( 'Việc hỏng', static fn(): ?int => null, $fail );
		add_filter( Jobs::FILTER, static fn( array $all ): array => [ 'hong' => $job ] + $all );
		Jobs::begin( 'hong' );
		self::assertContains( 'Việc hỏng', Jobs::progress()['doing'] );
	}

	public function test_what_a_killed_process_began_goes_on_when_its_lock_is_old(): void {
		$this->add( 'dem', $this->up_to( 2 ) );
		Jobs::begin( 'dem' );
		Jobs::step( 'dem' );
		update_option( 'hien_jobs.lock', time() - 30, false ); // The process was killed half a minute ago.
		wp_clear_scheduled_hook( 'hien_jobs' ); // As WP-Cron does before it runs an event.
		self::assertTrue( Jobs::run() );
		self::assertSame( [ 0 ], $this->asked, 'Perhaps it still works.' );
		self::assertEqualsWithDelta( time() + MINUTE_IN_SECONDS, wp_next_scheduled( 'hien_jobs' ), 5 );
		update_option( 'hien_jobs.lock', time() - 61, false );
		self::assertFalse( Jobs::run() );
		self::assertSame( [ 0, 1, 2 ], $this->asked );
	}

	public function test_a_run_keeps_its_lock_during_its_last_batch(): void {
		$ages  = [];
		$batch = static function ( int $after ) use ( &$ages ): ?int {
			$ages[] = self::lock_age( 'hien_jobs' );
			self::let_lock_grow_old( 'hien_jobs', 50 ); // So long it takes.
			return $after < 1 ? $after + 1 : null;
		};
		$this->add( 'lau', $batch );
		Jobs::begin( 'lau' );
		Jobs::run();
		self::assertCount( 2, $ages );
		self::assertLessThan( 50, max( $ages ) );
	}

	public function test_a_run_whose_batch_was_longer_than_the_lock_leaves_the_rest_to_the_one_that_has_it(): void {
		$batch = function ( int $after ): ?int {
			$this->asked[] = $after;
			self::let_lock_grow_old( 'hien_jobs', 61 );
			self::write_lock( 'hien_jobs', time() ); // Another process.
			return $after < 2 ? $after + 1 : null;
		};
		$this->add( 'lau', $batch );
		Jobs::begin( 'lau' );
		self::assertTrue( Jobs::run() );
		self::assertSame( [ [ 0 ], 1 ], [ $this->asked, Jobs::position( 'lau' ) ] );
		self::assertNotNull( self::lock( 'hien_jobs' ) );
		self::assertNotFalse( wp_next_scheduled( 'hien_jobs' ) );
	}

	public function test_a_job_is_planned_although_this_request_remembers_an_event_that_another_has_done(): void {
		global $wpdb;
		$this->add( 'dem', $this->up_to( 1 ) );
		Jobs::begin( 'dem' );
		$wpdb->update( $wpdb->options, [ 'option_value' => serialize( [] ) ], [ 'option_name' => 'cron' ] );
		Jobs::begin( 'dem' );
		wp_cache_flush();
		self::assertNotFalse( wp_next_scheduled( 'hien_jobs' ) );
	}

	public function test_a_job_that_is_begun_while_a_run_ends_is_planned(): void {
		$this->add( 'dem', $this->up_to( 1 ) );
		$this->add( 'moi', $this->up_to( 1 ) );
		$begin = static function ( mixed $before ) use ( &$begin ): mixed {
			if ( null === Jobs::position( 'dem' ) ) {
				remove_filter( 'pre_clear_scheduled_hook', $begin );
				Jobs::begin( 'moi' ); // Another request.
			}
			return $before;
		};
		Jobs::begin( 'dem' );
		add_filter( 'pre_clear_scheduled_hook', $begin );
		self::assertTrue( Jobs::run() );
		self::assertSame( 0, Jobs::position( 'moi' ) );
		self::assertNotFalse( wp_next_scheduled( 'hien_jobs' ) );
	}

	public function test_who_waits_for_another_process_writes_nothing(): void {
		$this->add( 'dem', $this->up_to( 1 ) );
		Jobs::begin( 'dem' );
		update_option( 'hien_jobs.lock', time(), false );
		$writes = did_action( 'update_option_cron' );
		self::assertTrue( Jobs::run() );
		self::assertSame( [ $writes, [] ], [ did_action( 'update_option_cron' ), $this->asked ] );
	}

	public function test_a_batch_that_fails_again_and_again_is_left_and_the_owner_is_told(): void {
		$this->add( 'hong', static fn(): never => throw new \Error( 'Hỏng.' ), 'Việc hỏng' );
		$this->add( 'dem', $this->up_to( 1 ) );
		array_map( Jobs::begin( ... ), [ 'hong', 'dem' ] );
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- Restored below.
		self::assertTrue( Jobs::run() );
		self::assertSame( [ 0, 1 ], $this->asked, 'Others go on.' );
		foreach ( range( 2, 5 ) as $time ) {
			self::assertSame( $time < 5, Jobs::run(), "Try $time" );
		}
		$found = Checks::all()['cron-jobs']->run();
		self::assertSame( [ 'recommended', [ 'Việc hỏng' ] ], [ $found->status, $found->details ] );
		Jobs::begin( 'hong' );
		self::assertTrue( Jobs::run() );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
	}

	public function test_a_job_that_is_begun_anew_in_the_midst_starts_again(): void {
		$batch = static function ( int $after ): int {
			Jobs::begin( 'moi' );
			return $after + 1;
		};
		$this->add( 'moi', $batch );
		Jobs::begin( 'moi' );
		Jobs::step( 'moi' );
		self::assertSame( 0, Jobs::position( 'moi' ) );
	}

	public function test_a_job_that_does_not_move_ends(): void {
		$this->add( 'dung', static fn( int $after ): int => $after );
		Jobs::begin( 'dung' );
		self::assertFalse( Jobs::run() );
	}

	public function test_what_is_damaged_in_the_database_is_begun_again(): void {
		global $wpdb;
		$this->add( 'dem', $this->up_to( 1 ) );
		Jobs::begin( 'dem' );
		$wpdb->update( $wpdb->options, [ 'option_value' => 'a:0:{}' ], [ 'option_name' => 'hien_job_dem' ] );
		self::assertFalse( Jobs::run() );
		self::assertSame( [ 0, 1 ], $this->asked );
	}

	public function test_the_page_of_a_visitor_does_nothing_of_it(): void {
		$this->make->post( [ 'post_title' => 'Bài' ] );
		self::end_request();
		$this->add( 'dem', $this->up_to( 3 ) );
		$ids = array_keys( apply_filters( 'hien_list_jobs', [] ) );
		array_map( Jobs::begin( ... ), $ids );
		$positions = static fn(): array => array_map( Jobs::position( ... ), $ids );
		$before    = $positions();
		foreach ( [ '/', '/tin-moi', '/bai', '/khong-co' ] as $path ) {
			$this->visit( $path );
			do_action( 'wp_loaded' );
		}
		self::assertSame( [ $before, [] ], [ $positions(), $this->asked ] );
	}

	public function test_all_that_is_cleaned_up_daily_goes_in_batches(): void {
		global $wpdb;
		$rows = implode( ',', array_map( static fn( int $n ): string => "('$n',1,1)", range( 1, 6000 ) ) );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}hien_throttle (bucket, hits, expires) VALUES $rows" );
		Jobs::begin( 'throttle' );
		Jobs::step( 'throttle' );
		self::assertSame( '1000', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hien_throttle" ) );
		self::assertSame( 5000, Jobs::position( 'throttle' ) );
		do_action( 'hien_daily' );
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hien_throttle" ) );
	}

	public function test_site_health_shows_how_far_it_is(): void {
		$this->add( 'dem', $this->up_to( 3 ), 'Việc dài' );
		Jobs::begin( 'dem' );
		Jobs::step( 'dem' );
		$information = apply_filters( 'debug_information', [] )['hien']['fields']['cron-jobs'];
		self::assertSame( [ 'Hiên đang làm nền: Việc dài (còn 2)', 'good' ], [ $information['value'], $information['debug'] ] );
	}

	private function add( string $id, Closure $batch, string $label = 'Việc' ): void {
		add_filter(
			Jobs::FILTER,
			static fn( array $jobs ): array => [
				$id => new Job( $label, $batch, 'Việc dài' === $label ? static fn( int $after ): int => 3 - $after : null ),
			] + $jobs
		);
	}

	/** @return Closure(int):(int|null) Batches of one up to a number. */
	private function up_to( int $number ): Closure {
		return function ( int $after ) use ( $number ): ?int {
			$this->asked[] = $after;
			return $after < $number ? $after + 1 : null;
		};
	}
}
