<?php
declare(strict_types=1);

namespace Hien\Content;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Queries pages of content. Terms, meta, images and authors are loaded in bulk, so the number of queries does not depend on the size of the
 * page. The main query of an archive and the REST list have the same arguments, so WordPress's cache answers the second one.
 */
final class Content_Repository {

	/** In the order that the author set (the editor's "Thứ tự"), then the newest first. */
	public const BY_ORDER = [
		'menu_order' => 'ASC',
		'date'       => 'DESC',
		'ID'         => 'DESC',
	];

	/** The newest first. */
	public const BY_DATE = [
		'date' => 'DESC',
		'ID'   => 'DESC',
	];

	/**
	 * A page of published content.
	 *
	 * @param string|list<string> $type  Post type, or several.
	 * @param int                 $limit Items on a page.
	 * @param int                 $page  From 1.
	 * @param array<string,mixed> $args  Further arguments of WP_Query: `orderby` (see the constants), `tax_query` …
	 * @param list<string>        $files Meta keys with ids of attachments that are loaded too, besides the featured image.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	public static function page( string|array $type, int $limit, int $page, array $args = [], array $files = [] ): array {
		$query = new WP_Query(
			$args + [
				'post_type'           => $type,
				'post_status'         => 'publish',
				'posts_per_page'      => $limit,
				'paged'               => $page,
				'orderby'             => self::BY_DATE,
				'ignore_sticky_posts' => true,
			]
		);
		$posts = array_values( array_filter( (array) $query->posts, static fn( mixed $post ): bool => $post instanceof WP_Post ) );
		cache_users( wp_list_pluck( $posts, 'post_author' ) );
		self::prime_files( $posts, [ '_thumbnail_id', ...$files ] );
		$total = (int) $query->found_posts;
		if ( [] === $posts && $page > 1 ) {
			$total = self::page( $type, $limit, 1, $args )['total']; // WordPress does not count if the page is empty.
		}
		return [
			'posts' => $posts,
			'total' => $total,
		];
	}

	/**
	 * The number of the page of its list on which a post is.
	 *
	 * @param int                 $limit Items on a page.
	 * @param array<string,mixed> $args  As in page().
	 * @return int From 1; 1 if the list does not contain the post.
	 */
	public static function page_number_of( WP_Post $post, int $limit, array $args ): int {
		return intdiv( (int) array_search( $post->ID, self::ids( $post->post_type, $args ), true ), $limit ) + 1;
	}

	/**
	 * The ids of all published content of a type, or of `posts_per_page` of it, in the order of its list.
	 *
	 * @param array<string,mixed> $args As in page(); also `posts_per_page`.
	 * @return list<int>
	 */
	public static function ids( string $type, array $args ): array {
		$query = new WP_Query(
			$args + [
				'post_type'           => $type,
				'post_status'         => 'publish',
				'posts_per_page'      => -1,
				'orderby'             => self::BY_DATE,
				'ignore_sticky_posts' => true,
				'fields'              => 'ids',
				'no_found_rows'       => true,
			]
		);
		return array_values( array_filter( (array) $query->posts, is_int( ... ) ) );
	}

	/**
	 * Published content in the order of its ids.
	 *
	 * @param string|list<string> $type  As in page().
	 * @param list<int>           $ids   Ids.
	 * @param list<string>        $files As in page().
	 * @param int|null            $limit Maximum number; null for all.
	 * @return list<WP_Post>
	 */
	public static function of_ids( string|array $type, array $ids, array $files = [], ?int $limit = null ): array {
		$args = [
			'post__in'      => $ids,
			'orderby'       => 'post__in',
			'no_found_rows' => true,
		];
		return [] === $ids ? [] : self::page( $type, $limit ?? count( $ids ), 1, $args, $files )['posts'];
	}

	/**
	 * Loads the attachments that posts refer to into the cache, in one query.
	 *
	 * @param array<WP_Post> $posts Posts whose meta is in the cache.
	 * @param list<string>   $keys  Meta keys with ids of attachments; `_thumbnail_id` is the featured image.
	 */
	public static function prime_files( array $posts, array $keys ): void {
		$ids = [];
		foreach ( $posts as $post ) {
			foreach ( $keys as $key ) {
				$ids[] = (int) get_post_meta( $post->ID, $key, true );
			}
		}
		_prime_post_caches( array_filter( $ids ), false );
	}
}
