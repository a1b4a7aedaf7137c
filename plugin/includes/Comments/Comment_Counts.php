<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Checked_Query;
use Hien\Jobs\Job;
use Hien\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WordPress count the comments that its posts show: without pingbacks, and without the likes and mentions that other plugins
 * store as comments.
 */
final class Comment_Counts implements Module {

	/** Id of the job. */
	public const JOB = 'comment-counts';

	/** Posts in a batch. */
	private const BATCH = 100;

	public function register(): void {
		add_filter( 'pre_wp_update_comment_count_now', [ $this, 'count' ], 10, 3 );
	}

	/**
	 * @param mixed $count Null, or a count of another plugin.
	 * @param mixed $old   Not used.
	 */
	public function count( mixed $count, mixed $old, int $post_id ): mixed {
		$type = (string) get_post_type( $post_id );
		if ( null !== $count || ! in_array( $type, [ 'post', 'page' ], true ) && ! str_starts_with( $type, 'hien_' ) ) {
			return $count;
		}
		// WordPress may clear its cache of comment queries only after it has counted.
		wp_cache_set_comments_last_changed();
		return Threads::count( $post_id );
	}

	/** The job that counts again what WordPress has counted before the plugin was active. */
	public static function job(): Job {
		return new Job( __( 'Đếm lại bình luận', 'hien-core' ), self::recount( ... ) );
	}

	/**
	 * @param int $after The last id of the batch before.
	 * @return int|null The last id of this batch; null at the end.
	 */
	private static function recount( int $after ): ?int {
		global $wpdb;
		$ids = Checked_Query::ids(
			(string) $wpdb->prepare(
				"SELECT DISTINCT comment_post_ID FROM {$wpdb->comments} WHERE comment_post_ID > %d AND comment_approved = '1' AND comment_type NOT IN ( %s, %s, %s ) ORDER BY comment_post_ID LIMIT %d",
				[ $after, ...Threads::TYPES, self::BATCH ]
			)
		);
		foreach ( $ids as $id ) {
			wp_update_comment_count_now( $id );
		}
		return end( $ids ) ?: null;
	}
}
