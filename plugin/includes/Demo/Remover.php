<?php
declare(strict_types=1);

namespace Hien\Demo;

use Hien\Redirects\Redirect_Table;
use Hien\Uploads\File_Uses;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the demo content, except what has become the owner's: posts that were edited since or that others have commented on, pictures
 * that the site uses elsewhere, renamed terms, edited menus. These lose the demo's mark and stay.
 */
final class Remover {

	public static function remove(): void {
		do_action( 'hien_demo_remove' );
		$kept = self::kept();
		array_map( static fn( int $id ): bool => delete_post_meta( $id, Registry::META ), $kept );
		foreach ( Registry::all( 'post' ) as $key => $id ) {
			if ( ! str_starts_with( $key, 'media:' ) ) {
				wp_delete_post( $id, true );
				Redirect_Table::forget( 'post', $id );
			}
		}
		array_map( self::remove_unused_file( ... ), Registry::all( 'post' ) ); // Only files are left.
		array_map( self::remove_unused_term( ... ), array_reverse( Registry::all( 'term' ) ) );
		do_action( 'hien_demo_removed' );
	}

	/** @return list<int> Ids of posts, pages, files that have become the owner's. */
	public static function kept(): array {
		return array_values( array_filter( Registry::all( 'post' ), static fn( int $id ): bool => self::is_owners( get_post( $id ) ) ) );
	}

	/** The demo creates a post with the same time of publication and of change. */
	private static function is_owners( ?WP_Post $post ): bool {
		return null !== $post
			&& 'trash' !== $post->post_status
			&& ( $post->post_modified_gmt !== $post->post_date_gmt || self::has_others_comments( $post->ID ) );
	}

	private static function has_others_comments( int $post ): bool {
		return [] !== get_comments(
			[
				'post_id'    => $post,
				'number'     => 1,
				'fields'     => 'ids',
				'meta_query' => [ // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Of one post.
					[
						'key'     => Registry::META,
						'compare' => 'NOT EXISTS',
					],
				],
			]
		);
	}

	private static function remove_unused_file( int $id ): void {
		if ( File_Uses::is_used( $id ) ) {
			delete_post_meta( $id, Registry::META );
		} else {
			wp_delete_attachment( $id, true );
		}
	}

	/** A term stays while other content or another term below it needs it. */
	private static function remove_unused_term( int $id ): void {
		$term = get_term( $id );
		if ( ! $term instanceof WP_Term || ! $term->taxonomy ) {
			return;
		}
		if ( get_objects_in_term( $id, $term->taxonomy ) || get_term_children( $id, $term->taxonomy ) || ! Terms::is_unchanged( $term ) ) {
			delete_term_meta( $id, Registry::META );
		} else {
			wp_delete_term( $id, $term->taxonomy );
			Redirect_Table::forget( 'term', $id );
		}
	}
}
