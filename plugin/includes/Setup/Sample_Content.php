<?php
declare(strict_types=1);

namespace Hien\Setup;

use Hien\Demo\Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The post and the page with which WordPress's installer fills a new site. The comment goes with the post. */
final class Sample_Content {

	/** The last id of the content that the installer creates: a post, a page, a draft. */
	public const LAST_ID = 3;

	/** @return list<int> Those that are published as the installer wrote them. */
	public static function ids(): array {
		$posts = get_posts(
			[
				'post_type' => [ 'post', 'page' ],
				'include'   => range( 1, self::LAST_ID ),
				'orderby'   => 'ID',
				'order'     => 'ASC',
			]
		);
		// Its words, in each language, name WordPress.
		$is_left = static fn( WP_Post $post ): bool => $post->post_date_gmt === $post->post_modified_gmt
			&& str_contains( $post->post_content, 'WordPress' );
		return array_column( array_filter( $posts, $is_left ), 'ID' );
	}

	/** Moves them to the trash, from which they can be restored. */
	public static function trash(): void {
		array_map( 'wp_trash_post', self::ids() );
	}

	/** Whether anybody has published a post of their own here, besides these and the demo content. */
	public static function has_own_post(): bool {
		$others = [ ...self::ids(), ...array_values( Registry::all( 'post' ) ) ];
		$posts  = get_posts(
			[
				'post_type'   => 'post',
				'post_status' => 'publish',
				'numberposts' => count( $others ) + 1, // One more than the others: then one of these is the owner's, if there is any.
				'fields'      => 'ids',
			]
		);
		return [] !== array_diff( $posts, $others );
	}
}
