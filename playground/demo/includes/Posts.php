<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Demo;

use WP_Post;

/** Posts and pages. */
final class Posts {

	/** Pages of the plugin, in which nobody had written, that those of the demo stand in for. */
	private const REPLACED = 'hien_demo_replaced_pages';

	/** What makes a page of those again. */
	private const PAGE = [ 'post_type', 'post_status', 'post_author', 'post_title', 'post_name', 'post_excerpt', 'comment_status', 'ping_status' ];

	public static function load(): void {
		$known = Ledger::all( 'post' );
		$links = new Links( $known + Terms::ids() );

		foreach ( Content::documents( 'posts' ) as $document ) {
			$key = "post:$document->slug";
			if ( ! isset( $known[ $key ] ) ) {
				$id = self::insert( 'post', $document, $links );
				$links->add( $key, $id );
				if ( $document->get( 'sticky' ) ) {
					stick_post( $id );
				}
			}
		}
		foreach ( Content::documents( 'pages' ) as $document ) {
			$key  = "page:$document->slug";
			$path = ltrim( $document->get( 'parent' ) . "/$document->slug", '/' );
			$page = get_page_by_path( $path );
			if ( $page instanceof WP_Post && '' === $page->post_content ) {
				update_option( self::REPLACED, [ ...(array) get_option( self::REPLACED, [] ), array_intersect_key( $page->to_array(), array_flip( self::PAGE ) ) ], false );
				wp_delete_post( $page->ID, true );
				$page = null;
			}
			if ( ! isset( $known[ $key ] ) && null === $page ) {
				self::insert( 'page', $document, $links );
			}
		}
	}

	/** Puts back the pages that the demo's stood in for, where the owner has made none since. */
	public static function restore_pages(): void {
		foreach ( (array) get_option( self::REPLACED, [] ) as $page ) {
			if ( is_array( $page ) && ! get_page_by_path( $page['post_name'] ) ) {
				wp_insert_post( wp_slash( $page ) );
			}
		}
		delete_option( self::REPLACED );
	}

	private static function insert( string $type, Document $document, Links $links ): int {
		$key    = "$type:$document->slug";
		$date   = $document->date();
		$parent = $document->get( 'parent' );

		$post = [
			'post_type'      => $type,
			'post_name'      => $document->slug,
			'post_title'     => wp_slash( $document->get( 'title' ) ),
			'post_content'   => wp_slash( $links->fill( $document->content ) ),
			'post_excerpt'   => wp_slash( $document->get( 'excerpt' ) ),
			'post_status'    => $document->get( 'status' ) ?: 'publish',
			'post_password'  => $document->get( 'password' ),
			'post_author'    => Users::AUTHOR,
			'post_parent'    => $parent ? (int) get_page_by_path( $parent )?->ID : 0,
			'post_date'      => $date->format( 'Y-m-d H:i:s' ),
			'post_date_gmt'  => gmdate( 'Y-m-d H:i:s', $date->getTimestamp() ),
			'comment_status' => 'page' === $type ? 'closed' : ( $document->get( 'comments' ) ?: 'open' ),
			'ping_status'    => 'closed',
			'post_category'  => $links->terms( 'category', $document->terms( 'categories' ) ),
			'tags_input'     => $links->terms( 'post_tag', $document->terms( 'tags' ) ),
			'meta_input'     => array_filter(
				[
					Ledger::META    => $key,
					'_thumbnail_id' => $links->id( 'media:' . $document->get( 'image' ) ),
					'footnotes'     => wp_slash( $document->get( 'footnotes' ) ),
				]
			),
		];
		return Loader::id( wp_insert_post( $post, true ), $key );
	}
}
