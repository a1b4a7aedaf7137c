<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Checked_Query;
use Hien\Jobs\Job;
use Hien\Jobs\Jobs;
use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The job that indexes all content again, in the order of ids. The button in wp-admin runs its batches too. */
final class Search_Rebuild implements Module {

	/** Id of the job. */
	public const JOB = 'search';

	/** Objects in a batch. */
	private const BATCH = 50;

	public function register(): void {
		add_action( 'activated_plugin', [ $this, 'request_for_plugin' ] );
		add_action( 'deactivated_plugin', [ $this, 'request_for_plugin' ] );
		add_action( 'switch_theme', [ self::class, 'request' ], 10, 0 );
	}

	public static function job(): Job {
		return new Job( __( 'Lập chỉ mục tìm kiếm', 'hien-core' ), self::batch( ... ), self::count( ... ) );
	}

	/**
	 * After another plugin was activated or deactivated: it may hide text, or no longer hide it (Public_Text). For this plugin, see
	 * Activation.
	 */
	public function request_for_plugin( string $plugin ): void {
		if ( plugin_basename( HIEN_CORE_FILE ) !== $plugin ) {
			self::request();
		}
	}

	/** Starts the job, from the beginning. */
	public static function request(): void {
		Jobs::begin( self::JOB );
	}

	/** @return array{running:bool,done:int,total:int} Progress, in objects. */
	public static function progress(): array {
		$position = Jobs::position( self::JOB );
		$total    = self::count( 0 );
		return [
			'running' => null !== $position,
			'done'    => null === $position ? $total : $total - self::count( $position ),
			'total'   => $total,
		];
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
		$last  = end( $ids ) ?: PHP_INT_MAX;
		self::index( $ids );
		Search_Index::prune( $after, $last, $ids );
		// Again what was saved during the batch, perhaps after its old content was read, and what was published since.
		$since = 'post_modified_gmt >= %s OR ID NOT IN (' . implode( ',', array_fill( 0, count( $ids ) + 1, '%d' ) ) . ')';
		self::index( self::ids( "ID > %d AND ID <= %d AND ( $since )", $after, $last, $began, 0, ...$ids ) );
		return [] === $ids ? null : $last;
	}

	/** @param list<int> $ids Ids of objects; they are read from the database, not from the cache. */
	private static function index( array $ids ): void {
		array_map( static fn( int $id ) => wp_cache_delete( $id, 'posts' ), $ids );
		_prime_post_caches( $ids, true, false );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post ) {
				Search_Sync::index( $post );
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
		return Checked_Query::ids(
			(string) $wpdb->prepare(
				// phpcs:ignore WordPress.DB -- $where is a constant of this class.
				"SELECT ID FROM {$wpdb->posts} WHERE $where AND " . self::is_searchable() . ' ORDER BY ID LIMIT %d',
				[ ...$values, ...Searchable::TYPES, self::BATCH ]
			)
		);
	}

	/** The number of searchable objects with a higher id. */
	private static function count( int $after ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB -- As above.
				"SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID > %d AND " . self::is_searchable(),
				[ $after, ...Searchable::TYPES ]
			)
		);
	}

	/** @return literal-string Condition with a placeholder for each of Searchable::TYPES. */
	private static function is_searchable(): string {
		return "post_status = 'publish' AND post_type IN (" . implode( ',', array_fill( 0, count( Searchable::TYPES ), '%s' ) ) . ')';
	}
}
