<?php
declare(strict_types=1);

namespace Hien\Content;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Checks which content the reader may read. Post passwords are not checked here: without them the title is still shown. */
final class Visibility {

	/** Whether the reader may read a post by its status, and its own page would find it: other plugins remove posts from queries. */
	public static function may_read( WP_Post $post ): bool {
		$may = is_post_status_viewable( (string) get_post_status( $post ) ) || current_user_can( 'read_post', $post->ID );
		return $may && Singular_Context::main_query_finds( $post );
	}

	/**
	 * The ids of those of some posts that lists may show to the reader.
	 *
	 * @param list<string> $types Post types.
	 * @param list<int>    $ids   Ids of published posts of these types.
	 * @return list<int>
	 */
	public static function listed_ids( array $types, array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$query = new WP_Query(
			[
				'post__in'               => $ids,
				'posts_per_page'         => count( $ids ),
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			] + self::published( $types )
		);
		return array_values( array_intersect( $ids, wp_list_pluck( (array) $query->posts, 'ID' ) ) );
	}

	/**
	 * SQL that selects the ids of all published posts of some types that lists may show to the reader. It still selects posts that another
	 * plugin removes from the result of a query, not in its SQL; listed_ids() leaves them out too.
	 *
	 * @param list<string>        $types Post types.
	 * @param array<string,mixed> $args  Further arguments of WP_Query.
	 * @param string              $where A further condition, such as one that refers to the query around a subquery.
	 */
	public static function listed_ids_sql( array $types, array $args, string $where = '1 = 1' ): string {
		$nothing = static fn(): array => [];
		$further = static fn( mixed $sql ): string => "$sql AND $where";
		add_filter( 'posts_pre_query', $nothing, PHP_INT_MAX );
		add_filter( 'posts_where', $further );
		$query = new WP_Query(
			$args + [
				'fields'   => 'ids',
				'nopaging' => true,
				'orderby'  => 'none',
			] + self::published( $types )
		);
		remove_filter( 'posts_where', $further );
		remove_filter( 'posts_pre_query', $nothing, PHP_INT_MAX );
		return (string) $query->request;
	}

	/**
	 * @param list<string> $types Post types.
	 * @return array<string,mixed> Arguments of WP_Query.
	 */
	private static function published( array $types ): array {
		return [
			'post_type'           => $types,
			'post_status'         => 'publish',
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
		];
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
