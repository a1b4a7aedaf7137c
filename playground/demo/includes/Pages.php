<?php
declare(strict_types=1);

namespace Hien_Demo;

use Hien\Demo\Content;
use Hien\Demo\Registry;
use Hien\Redirects\Redirect_Table;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes room for pages of the demo where the site has empty ones, such as those that the plugin makes. */
final class Pages {

	/** Empty pages whose addresses the demo's pages took: id => slug and status before. Meanwhile they are drafts. */
	private const SET_ASIDE = 'hien_demo_pages_set_aside';

	public static function load(): void {
		$known = Registry::all( 'post' );
		foreach ( Content::posts( 'pages' ) as $file ) {
			$page = get_page_by_path( $file->path() );
			if ( ! isset( $known[ "page:$file->slug" ] ) && $page instanceof WP_Post && '' === $page->post_content ) {
				self::set_aside( $page );
			}
		}
	}

	/** Restores the slugs and statuses of the pages that were set aside, where their slugs are free and still those of set_aside(). */
	public static function remove(): void {
		foreach ( (array) get_option( self::SET_ASIDE, [] ) as $id => $before ) {
			$page = get_post( (int) $id );
			if (
				$page instanceof WP_Post
				&& self::aside( $before['post_name'] ) === $page->post_name
				&& ! get_page_by_path( $before['post_name'] )
			) {
				self::update( $page, $before );
			}
		}
		delete_option( self::SET_ASIDE );
	}

	private static function set_aside( WP_Post $page ): void {
		$before = [
			'post_name'   => $page->post_name,
			'post_status' => $page->post_status,
		];
		update_option( self::SET_ASIDE, (array) get_option( self::SET_ASIDE, [] ) + [ $page->ID => $before ], false );
		self::update(
			$page,
			[
				'post_name'   => self::aside( $page->post_name ),
				'post_status' => 'draft',
			]
		);
	}

	private static function aside( string $slug ): string {
		return "$slug-tam-cat";
	}

	/**
	 * Leaves no former name of the page, unless it has others, which stay.
	 *
	 * @param array{post_name:string,post_status:string} $fields
	 */
	private static function update( WP_Post $page, array $fields ): void {
		$has_names = Redirect_Table::knows( 'post:page', $page->ID ) || Redirect_Table::knows( Redirect_Table::PATH, $page->ID );
		add_filter( 'wp_revisions_to_keep', '__return_zero', PHP_INT_MAX ); // The text does not change.
		wp_update_post( [ 'ID' => $page->ID ] + $fields );
		remove_filter( 'wp_revisions_to_keep', '__return_zero', PHP_INT_MAX );
		if ( ! $has_names ) {
			Redirect_Table::forget( 'post', $page->ID );
		}
	}
}
