<?php
declare(strict_types=1);

namespace Hien\Demo;

defined( 'ABSPATH' ) || exit;

/** Content of the site's own types: a document an item, in the folder of its noun. */
final class Items {

	/** Folder => post type. */
	public const TYPES = [
		'videos'    => 'hien_video',
		'courses'   => 'hien_course',
		'downloads' => 'hien_download',
		'faqs'      => 'hien_faq',
		'images'    => 'hien_image',
		'friends'   => 'hien_friend',
		'projects'  => 'hien_project',
		'links'     => 'hien_link',
	];

	/** Name in the head of a document => taxonomy. */
	public const TAXONOMIES = [
		'series'    => 'hien_series',
		'video_cat' => 'hien_video_cat',
		'video_key' => 'hien_video_key',
	];

	public static function load(): void {
		$known = Registry::all( 'post' );
		$links = new Links( $known + Terms::ids() );

		foreach ( self::TYPES as $folder => $type ) {
			foreach ( Content::documents( $folder ) as $document ) {
				if ( ! isset( $known[ "$type:$document->slug" ] ) ) {
					self::insert( $type, $document, $links );
				}
			}
		}
	}

	/** Keys `hien_…` in the head of a document are fields of its type. */
	private static function insert( string $type, Document $document, Links $links ): void {
		$key  = "$type:$document->slug";
		$date = $document->date();
		$post = [
			'post_type'      => $type,
			'post_name'      => $document->slug,
			'post_title'     => wp_slash( $document->get( 'title' ) ),
			'post_content'   => wp_slash( $links->fill( $document->content ) ),
			'post_excerpt'   => wp_slash( $document->get( 'excerpt' ) ),
			'post_status'    => 'publish',
			'post_author'    => Users::author(),
			'post_date'      => $date->format( 'Y-m-d H:i:s' ),
			'post_date_gmt'  => gmdate( 'Y-m-d H:i:s', $date->getTimestamp() ),
			'menu_order'     => (int) $document->get( 'order' ),
			'comment_status' => post_type_supports( $type, 'comments' ) ? 'open' : 'closed',
			'ping_status'    => 'closed',
			'meta_input'     => array_filter(
				[
					Registry::META  => $key,
					'_thumbnail_id' => $links->id( 'media:' . $document->get( 'image' ) ),
				] + array_map( static fn( string $value ): string => wp_slash( $links->fill( $value ) ), $document->all( 'hien_' ) )
			),
		];
		$id   = Loader::id( wp_insert_post( $post, true ), $key );
		foreach ( array_intersect( self::TAXONOMIES, get_object_taxonomies( $type ) ) as $name => $taxonomy ) {
			wp_set_object_terms( $id, $links->terms( $taxonomy, $document->terms( $name ) ), $taxonomy );
		}
	}
}
