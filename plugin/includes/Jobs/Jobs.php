<?php
declare(strict_types=1);

namespace Hien\Jobs;

use DateTimeImmutable;
use Hien\Lock;
use Hien\Lost_Lock;
use Hien\Memory;
use Hien\Module;
use Hien\Rest\Resources;
use Throwable;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Does long work in batches, by WP-Cron or `wp hien jobs`, never in the request of a visitor. Each Job has a position, which is stored
 * after each batch: so a process that is killed loses one batch, and the next one goes on there.
 */
final class Jobs implements Module {

	/** Filter: the jobs of all folders, by id; see Modules::jobs(). */
	public const FILTER = 'hien_list_jobs';

	/** Hooks of WP-Cron: to continue jobs; to begin the daily ones. */
	public const EVENT = 'hien_jobs';
	public const DAILY = 'hien_daily';

	/** Seconds for which one run works, below the 30 that hosts allow. */
	private const SECONDS = 20;

	/** Seconds since the last batch began, after which another process goes on: this one was probably killed. */
	private const LOCK_SECONDS = MINUTE_IN_SECONDS;

	/** Seconds after which a run that was planned is late. */
	private const LATE = 10 * MINUTE_IN_SECONDS;

	/** How often one batch is begun: each time before, it has thrown or the process has died. */
	private const TRIES = 5;

	/** Option of a job that is begun: "{run} {position} {tries}", where the run has a UUID. Read and written without WordPress's cache. */
	private const OPTION = 'hien_job_';

	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'schedule' ] );
		add_action( self::EVENT, [ self::class, 'run' ], 10, 0 );
		add_action( self::DAILY, [ self::class, 'run_daily' ], 20 );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hien jobs', [ $this, 'command' ] );
		}
	}

	/** Schedules the daily event soon after midnight at the site, when the hashes of the day before are no longer needed. */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::DAILY ) ) {
			wp_schedule_event( ( new DateTimeImmutable( 'tomorrow 00:10', wp_timezone() ) )->getTimestamp(), 'daily', self::DAILY );
		}
	}

	/** Unschedules all events, on deactivation. */
	public static function unschedule(): void {
		array_map( wp_clear_scheduled_hook( ... ), [ self::EVENT, self::DAILY ] );
	}

	/** @return array<string,Job> By id: lower-case words with hyphens. */
	private static function all(): array {
		return apply_filters( self::FILTER, [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
	}

	/** Begins a job from the start, also one that is being done. */
	public static function begin( string $id ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)",
				self::OPTION . $id,
				wp_generate_uuid4() . ' 0 0'
			)
		);
		self::plan( 0 ); // Also where there is an event by what this request has read of them: another one may have done it since.
	}

	public static function run_daily(): void {
		array_map( self::begin( ... ), array_keys( array_filter( self::all(), static fn( Job $job ): bool => $job->is_daily ) ) );
		self::run();
	}

	/**
	 * Does batches of all jobs that are begun, in turns, unless another process does.
	 *
	 * @param float $seconds For which it works.
	 * @return bool Whether something is left.
	 */
	public static function run( float $seconds = self::SECONDS ): bool {
		try {
			$is_mine = Lock::run( self::EVENT, self::LOCK_SECONDS, static fn() => self::work_for( $seconds ) );
		} catch ( Lost_Lock ) {
			$is_mine = false;
		}
		if ( $is_mine && [] === self::doable() ) {
			wp_clear_scheduled_hook( self::EVENT );
		}
		$is_left = [] !== self::doable(); // Also what was begun, and planned, just before the events were cleared.
		if ( $is_left && false === wp_next_scheduled( self::EVENT ) ) {
			self::plan( self::LOCK_SECONDS );
		}
		return $is_left;
	}

	/** @throws Lost_Lock Where a batch took longer than the lock lasts, and another process has gone on. */
	private static function work_for( float $seconds ): void {
		self::plan( self::LOCK_SECONDS ); // First, in case the process is killed.
		$end    = microtime( true ) + $seconds;
		$failed = [];
		do {
			$jobs = array_diff_key( self::doable(), $failed );
			foreach ( array_keys( $jobs ) as $id ) {
				Lock::renew( self::EVENT );
				try {
					self::step( $id );
				} catch ( Throwable $error ) {
					$failed[ $id ] = true;
					Resources::log_error( "job $id", $error );
				}
				if ( microtime( true ) >= $end ) {
					return;
				}
			}
		} while ( [] !== $jobs );
	}

	/** Does the next batch of a job that is begun. */
	public static function step( string $id ): void {
		$job   = self::all()[ $id ] ?? null;
		$state = self::states()[ $id ] ?? null;
		if ( null === $job || null === $state ) {
			return;
		}
		[ $run, $position, $tries, $stored ] = $state;
		$now                                 = "$run $position " . ( $tries + 1 );
		self::store( $id, $stored, $now );
		$next = ( $job->batch )( $position );
		self::store( $id, $now, null === $next || $next <= $position ? null : "$run $next 0" );
		Memory::free();
	}

	/** The position of a job; null if it is not begun, or finished. */
	public static function position( string $id ): ?int {
		return self::states()[ $id ][1] ?? null;
	}

	/** Whether jobs that are begun do not continue, because WP-Cron does not run. */
	public static function is_late(): bool {
		return [] !== self::doable() && (int) wp_next_scheduled( self::EVENT ) < time() - self::LATE;
	}

	/**
	 * @return array{doing:list<string>,stuck:list<string>} What is begun, in words, and what has failed too often and is not tried again.
	 */
	public static function progress(): array {
		$all  = self::all();
		$text = [
			'doing' => [],
			'stuck' => [],
		];
		foreach ( array_intersect_key( self::states(), $all ) as $id => [ , $position, $tries ] ) {
			$text[ $tries < self::TRIES ? 'doing' : 'stuck' ][] = self::label( $all[ $id ], $position );
		}
		return $text;
	}

	/** The label of a job, and how much of it is left, unless that cannot be counted. */
	private static function label( Job $job, int $position ): string {
		try {
			$left = null === $job->left ? null : ( $job->left )( $position );
		} catch ( Throwable ) { // Such as a database that refuses the query.
			$left = null;
		}
		return null === $left
			? $job->label
			/* translators: 1: what is done in the background, 2: number of things of it that are left */
			: sprintf( __( '%1$s (còn %2$s)', 'hien-core' ), $job->label, number_format_i18n( $left ) );
	}

	/**
	 * Does all that waits in the background, to its end.
	 *
	 * ## OPTIONS
	 *
	 * [<job>...]
	 * : Begins these anew first, such as `search`.
	 *
	 * @param list<string> $ids Ids of jobs.
	 */
	public function command( array $ids ): void {
		$unknown = array_diff( $ids, array_keys( self::all() ) );
		if ( [] !== $unknown ) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: unknown names, 2: all names */
					__( 'Không có việc %1$s. Có: %2$s.', 'hien-core' ),
					implode( ', ', $unknown ),
					implode( ', ', array_keys( self::all() ) )
				)
			);
		}
		array_map( self::begin( ... ), $ids );
		while ( [] !== self::doable() ) {
			array_map( WP_CLI::log( ... ), self::progress()['doing'] );
			$before = self::states();
			self::run();
			if ( self::states() === $before ) { // Another process works.
				sleep( 1 );
			}
		}
		$stuck = self::progress()['stuck'];
		if ( [] !== $stuck ) {
			/* translators: %s: what was to be done in the background */
			WP_CLI::error( sprintf( __( 'Dừng giữa chừng, xem nhật ký lỗi của PHP: %s.', 'hien-core' ), implode( ', ', $stuck ) ) );
		}
		WP_CLI::success( __( 'Không còn việc nào chờ.', 'hien-core' ) );
	}

	/** @return array<string,array{string,int,int,string}> The jobs that are begun and have not failed too often; see states(). */
	private static function doable(): array {
		return array_filter(
			array_intersect_key( self::states(), self::all() ),
			static fn( array $state ): bool => $state[2] < self::TRIES
		);
	}

	/**
	 * @return array<string,array{string,int,int,string}> Run, position, tries, and these as they are stored, of each job that is begun, by
	 *                                                    its id.
	 */
	private static function states(): array {
		global $wpdb;
		$rows   = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id",
				$wpdb->esc_like( self::OPTION ) . '%'
			)
		);
		$states = [];
		foreach ( $rows as $row ) {
			$state = explode( ' ', $row->option_value );
			$states[ substr( $row->option_name, strlen( self::OPTION ) ) ] = [
				$state[0],
				(int) ( $state[1] ?? 0 ),
				(int) ( $state[2] ?? 0 ),
				$row->option_value,
			];
		}
		return $states;
	}

	/** Replaces the state of a job, or deletes it, unless another process has changed it meanwhile: it was begun anew then. */
	private static function store( string $id, string $before, ?string $now ): void {
		global $wpdb;
		$own = [
			'option_name'  => self::OPTION . $id,
			'option_value' => $before,
		];
		if ( null === $now ) {
			$wpdb->delete( $wpdb->options, $own );
		} else {
			$wpdb->update( $wpdb->options, [ 'option_value' => $now ], $own );
		}
	}

	/** Schedules WP-Cron to continue in some seconds. */
	private static function plan( int $seconds ): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time() + $seconds, self::EVENT );
	}
}
