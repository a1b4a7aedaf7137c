<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Module;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Stores the name of a public post, page or term in Redirect_Table when it is renamed, moved, hidden or deleted. */
final class Former_Names implements Module {

	public function register(): void {
		add_action( 'post_updated', [ $this, 'keep_post' ], 10, 3 );
		add_action( 'before_delete_post', [ $this, 'keep_deleted_post' ], 10, 2 );
		add_filter( 'wp_update_term_data', [ $this, 'keep_term' ], PHP_INT_MAX, 4 );
		add_action( 'pre_delete_term', [ $this, 'keep_deleted_term' ], 10, 2 );
	}

	/**
	 * Also stores names of pages that are not public: the addresses of their public children contain them.
	 *
	 * @param WP_Post $after  The post as it is now.
	 * @param WP_Post $before As it was.
	 */
	public function keep_post( int $id, WP_Post $after, WP_Post $before ): void {
		$was_shown = is_post_publicly_viewable( $before );
		$is_moved  = [ self::key( $after ), $after->post_name ] !== [ self::key( $before ), $before->post_name ];
		if (
			$was_shown ? $is_moved || ! is_post_publicly_viewable( $after ) : $is_moved && is_post_type_hierarchical( $before->post_type )
		) {
			self::put_post( $before );
		}
	}

	/** WordPress moves the children of a deleted page to its parent. */
	public function keep_deleted_post( int $id, WP_Post $post ): void {
		if ( is_post_publicly_viewable( $post ) ) {
			self::put_post( $post );
		}
		$children = is_post_type_hierarchical( $post->post_type ) ? get_children(
			[
				'post_parent' => $id,
				'post_type'   => $post->post_type,
				'post_status' => 'any',
			]
		) : [];
		foreach ( $children as $child ) {
			self::put_post( $child );
		}
	}

	private static function put_post( WP_Post $post ): void {
		if ( '' !== $post->post_name && 'attachment' !== $post->post_type && is_post_type_viewable( $post->post_type ) ) {
			[ $kind, $parent ] = self::key( $post );
			Redirect_Table::put( $kind, $post->post_name, $post->ID, $parent );
		}
	}

	/** @return array{string,int} Kind and parent of its rows. */
	private static function key( WP_Post $post ): array {
		return [ "post:$post->post_type", is_post_type_hierarchical( $post->post_type ) ? $post->post_parent : 0 ];
	}

	/**
	 * @param mixed               $data What is about to be stored; returned unchanged.
	 * @param array<string,mixed> $args What wp_update_term() was called with, and the other values as they are.
	 */
	public function keep_term( mixed $data, int $id, string $taxonomy, array $args ): mixed {
		$term = get_term( $id, $taxonomy );
		if (
			$term instanceof WP_Term
			&& is_array( $data )
			&& [ $term->slug, $term->parent ] !== [ $data['slug'] ?? '', (int) ( $args['parent'] ?? 0 ) ]
		) {
			self::put_term( $term );
		}
		return $data;
	}

	public function keep_deleted_term( int $id, string $taxonomy ): void {
		$term = get_term( $id, $taxonomy );
		if ( $term instanceof WP_Term ) {
			self::put_term( $term );
		}
	}

	private static function put_term( WP_Term $term ): void {
		if ( is_taxonomy_viewable( $term->taxonomy ) ) {
			Redirect_Table::put( "term:$term->taxonomy", $term->slug, $term->term_id, $term->parent );
		}
	}

	/** Whether a category had this slug. */
	public static function was_category( string $slug ): bool {
		return in_array( 'term:category', array_column( Redirect_Table::named( [ $slug ] ), 'kind' ), true );
	}
}
