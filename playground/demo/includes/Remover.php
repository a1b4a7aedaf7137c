<?php
declare(strict_types=1);

namespace Hien\Demo;

use WP_Term;

/** Removes the demo content. */
final class Remover {

	public static function remove(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';

		$terms = array_reverse( Registry::all( 'term' ) );
		foreach ( $terms as $key => $id ) {
			if ( str_starts_with( $key, 'menu:' ) ) {
				wp_delete_nav_menu( $id );
			}
		}
		foreach ( Registry::all( 'post' ) as $id ) {
			wp_delete_post( $id, true );
		}
		foreach ( Registry::all( 'comment' ) as $id ) {
			wp_delete_comment( $id, true );
		}
		Chats::remove();
		foreach ( Registry::all( 'user' ) as $id ) {
			wp_delete_user( $id, Users::AUTHOR );
		}
		Posts::restore_pages();
		array_walk( $terms, [ self::class, 'remove_unused_term' ] );
		Users::restore_profile();
		Site::restore();
	}

	/** A term stays while other content or another term below it needs it. */
	private static function remove_unused_term( int $id ): void {
		$term = get_term( $id );
		if ( $term instanceof WP_Term && $term->taxonomy && ! get_objects_in_term( $id, $term->taxonomy ) && ! get_term_children( $id, $term->taxonomy ) ) {
			wp_delete_term( $id, $term->taxonomy );
		}
	}
}
