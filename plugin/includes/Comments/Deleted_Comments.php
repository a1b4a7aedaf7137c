<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use WP_Comment_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the placeholders of deleted comments (Threads::DELETED) out of feeds, and of the lists and counts of WordPress and other plugins,
 * as WordPress keeps the notes of editors out: whoever names no type gets none. In the thread of a post they hold the place of a comment.
 */
final class Deleted_Comments implements Module {

	/** Arguments of WP_Comment_Query that name types, or the comments that are asked for. */
	private const NAMED = [ 'type', 'type__in', 'post_id', 'post__in', 'comment__in', 'parent', 'parent__in' ];

	public function register(): void {
		add_action( 'pre_get_comments', [ $this, 'leave_out' ] );
		add_filter( 'comment_feed_where', [ $this, 'leave_out_of_feed' ] );
	}

	public function leave_out( WP_Comment_Query $query ): void {
		$vars = &$query->query_vars;
		if ( [] === array_filter( array_intersect_key( $vars, array_flip( self::NAMED ) ) ) ) {
			$vars['type__not_in'] = [ ...wp_parse_list( $vars['type__not_in'] ), Threads::DELETED ];
		}
	}

	/** @param mixed $where SQL. */
	public function leave_out_of_feed( mixed $where ): mixed {
		global $wpdb;
		return is_string( $where ) ? $where . $wpdb->prepare( " AND {$wpdb->comments}.comment_type <> %s", Threads::DELETED ) : $where;
	}
}
