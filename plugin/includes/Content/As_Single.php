<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Runs a function as if the content's own page were shown. Other plugins decide by the main query (is_singular(),
 * get_queried_object_id()) what they hide from a reader; this makes them hide it in lists and REST too.
 */
final class As_Single {

	/**
	 * @template T
	 * @param callable():T $work
	 * @return T What $work returned.
	 */
	public static function run( WP_Post $post, callable $work ): mixed {
		global $wp_query, $wp_the_query;
		$outer = [ $wp_query, $wp_the_query, $wp_query->in_the_loop ];
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		if ( ! $wp_query->is_main_query() || ! $wp_query->is_singular() || $wp_query->get_queried_object_id() !== $post->ID ) {
			$wp_the_query = self::main_query( $post );
			$wp_query     = $wp_the_query;
		}
		$wp_query->in_the_loop = true;
		try {
			return $work();
		} finally {
			[ $wp_query, $wp_the_query, $wp_query->in_the_loop ] = $outer;
		}
		// phpcs:enable
	}

	/** The main query of the content's page, made without a database query. */
	private static function main_query( WP_Post $post ): WP_Query {
		$query = new WP_Query();
		$query->parse_query(
			'page' === $post->post_type ? [ 'page_id' => $post->ID ] : [
				'p'         => $post->ID,
				'post_type' => $post->post_type,
			]
		);
		$query->posts             = [ $post ];
		$query->post              = $post;
		$query->post_count        = 1;
		$query->found_posts       = 1;
		$query->queried_object    = $post;
		$query->queried_object_id = $post->ID;
		return $query;
	}
}
