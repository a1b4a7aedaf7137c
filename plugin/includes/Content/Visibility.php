<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use Hien\Foreign_Hooks;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Checks who may read content. Ignores post passwords, without which the title is still shown. */
final class Visibility {

	/** Posts that found() reads in one query. */
	private const AT_ONCE = 200;

	/** Whether the reader may read a post, by its status, and finds it at its own address: other plugins take posts out of queries. */
	public static function may_read( WP_Post $post ): bool {
		$may = is_post_status_viewable( (string) get_post_status( $post ) ) || current_user_can( 'read_post', $post->ID );
		return $may && ( ! Foreign_Hooks::change_queries() || As_Single::finds( $post ) );
	}

	/**
	 * Those of some posts that the reader finds in lists. All of them where no other plugin changes queries.
	 *
	 * @param list<string> $types Post types.
	 * @param list<int>    $ids   Ids of published posts of these types.
	 * @return list<int>
	 */
	public static function found( array $types, array $ids ): array {
		if ( ! Foreign_Hooks::change_queries() ) {
			return $ids;
		}
		$found = [];
		foreach ( array_chunk( $ids, self::AT_ONCE ) as $some ) {
			$query = new WP_Query(
				[
					'post_type'              => $types,
					'post_status'            => 'publish',
					'post__in'               => $some,
					'posts_per_page'         => count( $some ),
					'ignore_sticky_posts'    => true,
					'no_found_rows'          => true,
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				]
			);
			array_push( $found, ...array_values( array_intersect( $some, wp_list_pluck( (array) $query->posts, 'ID' ) ) ) );
		}
		return $found;
	}

	/** Whether the reader has entered a password for any post, correct or not. */
	public static function has_given_password(): bool {
		return isset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
	}

	/** Whether the post has a page that the reader may open. */
	public static function may_open( WP_Post $post ): bool {
		return is_post_type_viewable( $post->post_type ) && self::may_read( $post );
	}
}
