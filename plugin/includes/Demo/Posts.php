<?php
declare(strict_types=1);

namespace Hien\Demo;

use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Posts, pages and content of the site's own types: a file each, in the folder of its content type. */
final class Posts {

	/** Folder => post type. */
	private const TYPES = [
		'posts'     => 'post',
		'pages'     => 'page',
		'videos'    => 'hien_video',
		'courses'   => 'hien_course',
		'downloads' => 'hien_download',
		'faqs'      => 'hien_faq',
		'images'    => 'hien_image',
		'friends'   => 'hien_friend',
		'projects'  => 'hien_project',
		'links'     => 'hien_link',
	];

	/** Name in the head of a file => taxonomy. */
	private const TAXONOMIES = [
		'series'    => 'hien_series',
		'video_cat' => 'hien_video_cat',
		'video_key' => 'hien_video_key',
	];

	public static function load(): void {
		$known = Registry::all( 'post' );
		$links = new Links( $known + Terms::ids() );
		foreach ( self::TYPES as $folder => $type ) {
			foreach ( Content::posts( $folder ) as $file ) {
				$key = "$type:$file->slug";
				if ( ! isset( $known[ $key ] ) && ( 'page' !== $type || null === get_page_by_path( $file->path() ) ) ) {
					$links->add( $key, self::insert( $type, $file, $links ) );
				}
			}
		}
	}

	/** Keys `hien_…` in the head of a file are fields of its type. */
	private static function insert( string $type, Demo_File $file, Links $links ): int {
		$key    = "$type:$file->slug";
		$date   = $file->date();
		$parent = $file->get( 'parent' );
		$open   = 'page' !== $type && post_type_supports( $type, 'comments' ) ? 'open' : 'closed';

		$post = [
			'post_type'      => $type,
			'post_name'      => $file->slug,
			'post_title'     => wp_slash( $file->get( 'title' ) ),
			'post_content'   => wp_slash( $links->fill( $file->content ) ),
			'post_excerpt'   => wp_slash( $file->get( 'excerpt' ) ),
			'post_status'    => $file->get( 'status' ) ?: 'publish',
			'post_password'  => $file->get( 'password' ),
			'post_author'    => Settings::author_id(),
			'post_parent'    => $parent ? (int) get_page_by_path( $parent )?->ID : 0,
			'post_date'      => $date->format( 'Y-m-d H:i:s' ),
			'post_date_gmt'  => gmdate( 'Y-m-d H:i:s', $date->getTimestamp() ),
			'menu_order'     => (int) $file->get( 'order' ),
			'comment_status' => $file->get( 'comments' ) ?: $open,
			'ping_status'    => 'closed',
			'post_category'  => $links->terms( 'category', $file->terms( 'categories' ) ),
			'tags_input'     => $links->terms( 'post_tag', $file->terms( 'tags' ) ),
			'meta_input'     => array_filter(
				[
					Registry::META  => $key,
					'_thumbnail_id' => $links->id( 'media:' . $file->get( 'image' ) ),
					'footnotes'     => wp_slash( $file->get( 'footnotes' ) ),
				] + array_map( static fn( string $value ): string => wp_slash( $links->fill( $value ) ), $file->all( 'hien_' ) )
			),
		];
		$id   = Loader::id( wp_insert_post( $post, true ), $key );
		foreach ( array_intersect( self::TAXONOMIES, get_object_taxonomies( $type ) ) as $name => $taxonomy ) {
			wp_set_object_terms( $id, $links->terms( $taxonomy, $file->terms( $name ) ), $taxonomy );
		}
		if ( $file->get( 'sticky' ) ) {
			stick_post( $id );
		}
		return $id;
	}
}
