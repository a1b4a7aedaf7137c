<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Keeps the placeholders of deleted comments (Threads::DELETED) out of feeds, and out of WordPress's lists of the latest comments. */
final class Deleted_Comments implements Module {

	public function register(): void {
		add_filter( 'widget_comments_args', [ $this, 'leave_out' ] );
		add_filter( 'comment_feed_where', [ $this, 'leave_out_of_feed' ] );
	}

	/** @param mixed $args Arguments of WP_Comment_Query. */
	public function leave_out( mixed $args ): mixed {
		return is_array( $args )
			? [ 'type__not_in' => [ ...wp_parse_list( $args['type__not_in'] ?? [] ), Threads::DELETED ] ] + $args
			: $args;
	}

	/** @param mixed $where SQL. */
	public function leave_out_of_feed( mixed $where ): mixed {
		global $wpdb;
		return is_string( $where ) ? $where . $wpdb->prepare( " AND {$wpdb->comments}.comment_type <> %s", Threads::DELETED ) : $where;
	}
}
