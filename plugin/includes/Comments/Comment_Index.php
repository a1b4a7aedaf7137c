<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Jobs\Job;

defined( 'ABSPATH' ) || exit;

/**
 * An index by user on WordPress's table of comments, which has none: a member's own comments were looked for among all. WordPress's updates
 * leave it (dbDelta), as those that WooCommerce adds to this table; uninstall.php drops it.
 */
final class Comment_Index {

	/** Id of the job that makes it. */
	public const JOB = 'comment-index';

	public static function job(): Job {
		return new Job( __( 'Chỉ mục bình luận của từng thành viên', 'hien-core' ), self::make( ... ) );
	}

	/** Makes the index where it is missing: one statement, which others may read and write beside. */
	private static function make(): null {
		global $wpdb;
		if ( [] === $wpdb->get_results( "SHOW INDEX FROM {$wpdb->comments} WHERE Key_name = 'hien_user'" ) ) {
			$shown = $wpdb->suppress_errors(); // Without the privilege to alter tables the site works, only slower.
			$wpdb->query( "ALTER TABLE {$wpdb->comments} ADD INDEX hien_user (user_id, comment_date_gmt)" );
			$wpdb->suppress_errors( $shown );
		}
		return null;
	}
}
