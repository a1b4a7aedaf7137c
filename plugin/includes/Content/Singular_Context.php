<?php
declare(strict_types=1);

namespace Hien\Content;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Runs a function as if a post's own page were shown, where it is shown in a list or by REST. Other plugins decide by the main query
 * (is_singular(), get_queried_object_id()) what they hide from a reader.
 */
final class Singular_Context {

	/**
	 * @template T
	 * @param callable():T $work
	 * @return T What $work returned.
	 */
	public static function run( WP_Post $post, callable $work ): mixed {
		global $wp_query, $wp_the_query;
		$outer = [ $wp_query, $wp_the_query, $wp_query->in_the_loop ];
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		if ( ! self::is_shown( $post ) ) {
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

	/** Whether the main query of the post's own page would find it, for this reader. */
	public static function main_query_finds( WP_Post $post ): bool {
		global $wp_query, $wp_the_query;
		if ( self::is_shown( $post ) ) {
			return true;
		}
		$outer = [ $wp_query, $wp_the_query ];
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		$wp_the_query = new WP_Query();
		$wp_query     = $wp_the_query;
		try {
			return in_array(
				$post->ID,
				wp_list_pluck( array_filter( $wp_query->query( self::args( $post ) + [ 'no_found_rows' => true ] ) ), 'ID' ),
				true
			);
		} finally {
			[ $wp_query, $wp_the_query ] = $outer;
		}
		// phpcs:enable
	}

	/** Whether the post's own page is being shown. */
	private static function is_shown( WP_Post $post ): bool {
		global $wp_query;
		return $wp_query->is_main_query() && $wp_query->is_singular() && $wp_query->get_queried_object_id() === $post->ID;
	}

	/** @return array{page_id:int}|array{p:int,post_type:string} Arguments of WP_Query for the post's own page. */
	private static function args( WP_Post $post ): array {
		return 'page' === $post->post_type ? [ 'page_id' => $post->ID ] : [
			'p'         => $post->ID,
			'post_type' => $post->post_type,
		];
	}

	/** The main query of the post's own page, made without a database query. */
	private static function main_query( WP_Post $post ): WP_Query {
		$query = new WP_Query();
		$query->parse_query( self::args( $post ) );
		$query->posts             = [ $post ];
		$query->post              = $post;
		$query->post_count        = 1;
		$query->found_posts       = 1;
		$query->queried_object    = $post;
		$query->queried_object_id = $post->ID;
		return $query;
	}
}
