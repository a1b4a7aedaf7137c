<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Jobs\Job;
use Hien\Jobs\Jobs;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Comments: their rules, counts, mails, REST resources and jobs. */
final class Comment_Modules extends Modules {

	protected function always(): array {
		$form = 'wp-comments-post.php' === ( $GLOBALS['pagenow'] ?? '' ) ? [ new Form_Errors(), new Comment_Text() ] : [];
		return [
			new Core_Comment_Rules(),
			new Comment_Counts(),
			new Deleted_Comments(),
			new Reply_Mails(),
			new Comment_Privacy(),
			...$form,
		];
	}

	public function resources(): array {
		return [
			'cmt'      => fn() => new Thread_Controller(),
			'comments' => fn() => new Site_Comments_Controller(),
		];
	}

	public function install(): void {
		array_map( Jobs::begin( ... ), array_keys( $this->jobs() ) );
	}

	protected function jobs(): array {
		return [
			Comment_Counts::JOB => Comment_Counts::job(),
			'comment-index'     => new Job( __( 'Chỉ mục bình luận của từng thành viên', 'hien-core' ), self::add_index( ... ) ),
		];
	}

	/**
	 * Adds an index by user to WordPress's table of comments, if it is missing: without it, a query for a member's own comments reads the
	 * whole table. Meanwhile, other requests can read and write the table. Updates of WordPress keep the index, since dbDelta() drops none;
	 * uninstall.php drops it.
	 */
	private static function add_index(): null {
		global $wpdb;
		if ( [] === $wpdb->get_results( "SHOW INDEX FROM {$wpdb->comments} WHERE Key_name = 'hien_user'" ) ) {
			$shown = $wpdb->suppress_errors(); // Without the privilege to alter tables the site works, only slower.
			$wpdb->query( "ALTER TABLE {$wpdb->comments} ADD INDEX hien_user (user_id, comment_date_gmt)" );
			$wpdb->suppress_errors( $shown );
		}
		return null;
	}
}
