<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Module;
use WP_CLI;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Rebuilds the index in batches, in the order of ids. The progress is stored after each batch, so that WP-Cron, the
 * button in wp-admin and `wp hien search rebuild` can each run the next one.
 */
final class Search_Rebuild implements Module {

	private const BATCH = 50;

	/** Seconds for which one WP-Cron event runs batches. */
	private const SECONDS = 20;

	/** WP-Cron's hook. */
	public const CRON = 'hien_search_rebuild';

	/** Seconds after which a WP-Cron event that has not run is late. */
	private const LATE = 10 * MINUTE_IN_SECONDS;

	/** "{run}:{id}": UUID of the rebuild, and the last id that was indexed. Absent while no rebuild is running. */
	private const STATE_OPTION = 'hien_search_rebuild';

	public function register(): void {
		add_action( self::CRON, [ $this, 'work' ] );
		add_action( 'activated_plugin', [ $this, 'request_for_plugin' ] );
		add_action( 'deactivated_plugin', [ $this, 'request_for_plugin' ] );
		add_action( 'switch_theme', [ self::class, 'request' ], 10, 0 );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hien search rebuild', [ $this, 'run' ] );
		}
	}

	/** After another plugin was activated or deactivated: it may hide text, or no longer hide it (Public_Text). For this plugin, see Activation. */
	public function request_for_plugin( string $plugin ): void {
		if ( plugin_basename( HIEN_CORE_FILE ) !== $plugin ) {
			self::request();
		}
	}

	/** Starts a rebuild from the beginning, which WP-Cron or the button in wp-admin then runs. */
	public static function request(): void {
		update_option( self::STATE_OPTION, wp_generate_uuid4() . ':0', false );
		if ( false === wp_next_scheduled( self::CRON ) ) {
			wp_schedule_single_event( time(), self::CRON );
		}
	}

	/** Unschedules the WP-Cron event, on deactivation. */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::CRON );
	}

	/** The WP-Cron event. Schedules the next one first, in case the request is aborted. */
	public function work(): void {
		$end = time() + self::SECONDS;
		wp_schedule_single_event( $end, self::CRON );
		do {
			$is_more = self::step();
		} while ( $is_more && time() < $end );
	}

	/** Rebuilds the search index. */
	public function run(): void {
		self::request();
		/** @var \cli\progress\Bar $bar Or something that ignores all calls. */
		$bar = WP_CLI\Utils\make_progress_bar( __( 'Lập chỉ mục tìm kiếm', 'hien-core' ), self::count( 0 ) );
		while ( self::step() ) {
			$bar->tick( self::BATCH );
		}
		$bar->finish();
	}

	/** Runs the next batch. Returns whether batches are left. */
	public static function step(): bool {
		global $wpdb;
		$state = self::state();
		if ( null !== $state ) {
			[ $run, $after ] = $state;
			$next            = self::batch( $after );
			$own             = [
				'option_name'  => self::STATE_OPTION,
				'option_value' => "$run:$after",
			];
			// Compare-and-set in the database: no change if another request has stored progress or restarted meanwhile.
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			if ( null === $next ) {
				$wpdb->delete( $wpdb->options, $own );
			} else {
				$wpdb->update( $wpdb->options, [ 'option_value' => "$run:$next" ], $own );
			}
			wp_cache_delete( self::STATE_OPTION, 'options' );
		}
		if ( null === self::state() ) {
			wp_clear_scheduled_hook( self::CRON );
			return false;
		}
		return true;
	}

	/** @return array{running:bool,done:int,total:int} Progress, in objects. */
	public static function progress(): array {
		$state = self::state();
		$total = self::count( 0 );
		return [
			'running' => null !== $state,
			'done'    => null === $state ? $total : $total - self::count( $state[1] ),
			'total'   => $total,
		];
	}

	/** Whether a rebuild does not go on, since WP-Cron does not run. */
	public static function is_late(): bool {
		return null !== self::state() && (int) wp_next_scheduled( self::CRON ) < time() - self::LATE;
	}

	/** @return array{string,int}|null The UUID of the rebuild, and the last id that was indexed. Null while no rebuild is running. */
	private static function state(): ?array {
		$state = explode( ':', (string) get_option( self::STATE_OPTION, '' ) );
		return isset( $state[1] ) ? [ $state[0], (int) $state[1] ] : null;
	}

	/**
	 * Indexes the next objects.
	 *
	 * @param int $after The last id that was indexed.
	 * @return int|null The new last id; null at the end.
	 */
	private static function batch( int $after ): ?int {
		$began = current_time( 'mysql', true );
		$ids   = self::ids( 'ID > %d', $after );
		if ( [] === $ids ) {
			Search_Index::prune( $after, PHP_INT_MAX, [] );
			return null;
		}
		$last = end( $ids );
		self::put( $ids );
		// Posts that were saved during the batch may have been indexed with their old content.
		self::put( self::ids( 'ID > %d AND ID <= %d AND post_modified_gmt >= %s', $after, $last, $began ) );
		Search_Index::prune( $after, $last, $ids );
		return $last;
	}

	/** @param list<int> $ids Ids of objects; they are read from the database, not from the cache. */
	private static function put( array $ids ): void {
		array_map( static fn( int $id ) => wp_cache_delete( $id, 'posts' ), $ids );
		_prime_post_caches( $ids, true, false );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post ) {
				Search_Sync::put( $post );
			}
		}
	}

	/**
	 * Ids of the next objects, in order.
	 *
	 * @param literal-string $where     Condition with placeholders.
	 * @param int|string     ...$values Their values.
	 * @return list<int>
	 */
	private static function ids( string $where, int|string ...$values ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- $where is a constant of this class.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE $where AND " . self::is_searched() . ' ORDER BY ID LIMIT %d', [ ...$values, ...Searchable::TYPES, self::BATCH ] ) ) );
	}

	/** The number of searchable objects with a higher id. */
	private static function count( int $after ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- As above.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID > %d AND " . self::is_searched(), [ $after, ...Searchable::TYPES ] ) );
	}

	/** @return literal-string Condition with a placeholder for each of Searchable::TYPES. */
	private static function is_searched(): string {
		return "post_status = 'publish' AND post_type IN (" . implode( ',', array_fill( 0, count( Searchable::TYPES ), '%s' ) ) . ')';
	}
}
