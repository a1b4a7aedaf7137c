<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Jobs\Job;

defined( 'ABSPATH' ) || exit;

/**
 * An index by user on WordPress's table of comments. Without it, a query for a member's own comments reads the whole table. Updates of
 * WordPress keep it, since dbDelta() drops no indexes; uninstall.php drops it.
 */
final class Comment_Index {

	/** Id of the job that adds it. */
	public const JOB = 'comment-index';

	public static function job(): Job {
		return new Job( __( 'Chỉ mục bình luận của từng thành viên', 'hien-core' ), self::add( ... ) );
	}

	/** Adds the index if it is missing. Meanwhile, other requests can read and write the table. */
	private static function add(): null {
		global $wpdb;
		if ( [] === $wpdb->get_results( "SHOW INDEX FROM {$wpdb->comments} WHERE Key_name = 'hien_user'" ) ) {
			$shown = $wpdb->suppress_errors(); // Without the privilege to alter tables the site works, only slower.
			$wpdb->query( "ALTER TABLE {$wpdb->comments} ADD INDEX hien_user (user_id, comment_date_gmt)" );
			$wpdb->suppress_errors( $shown );
		}
		return null;
	}
}
