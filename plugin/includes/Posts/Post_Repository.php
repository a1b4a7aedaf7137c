<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Content\Content_Repository;
use Hien\Content\Terms;
use Hien\Content\Visibility;
use Hien\Text;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Queries posts, through WP_Query, so that what other plugins hide (languages, members' areas) is hidden here. */
final class Post_Repository {

	/** For each related post that is shown, so many are read, since another plugin may hide some. */
	private const RELATED_READ = 3;

	/**
	 * A page of published posts, newest first.
	 *
	 * @param array<string,string|int> $filter Keys: `term` (id of a category or tag), `author` (id), `year`, `month`, `day`.
	 * @param int                      $limit  Posts on a page.
	 * @param int                      $page   From 1.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	public static function page( array $filter, int $limit, int $page ): array {
		$term = isset( $filter['term'] ) ? get_term( (int) $filter['term'] ) : null;
		$args = [
			'author'   => $filter['author'] ?? '',
			'year'     => $filter['year'] ?? '',
			'monthnum' => $filter['month'] ?? '',
			'day'      => $filter['day'] ?? '',
		];
		if ( ! $term instanceof WP_Term ) {
			return Content_Repository::page( 'post', $limit, $page, $args );
		}
		$terms = [ $term, ...Terms::descendants( $term ) ];
		$ids   = array_column( $terms, 'term_taxonomy_id' );
		return Large_Term_Query::run(
			$ids,
			array_sum( array_column( $terms, 'count' ) ),
			$limit * $page,
			static fn(): array => Content_Repository::page( 'post', $limit, $page, $args + self::of_terms( $ids ) )
		);
	}

	/**
	 * Ids of the newest posts in each of several groups of categories.
	 *
	 * @param array<int|string,list<int>> $groups Key of the group => ids of its categories; [] for all posts.
	 * @param int                         $each   Maximum number of posts in a group.
	 * @return array<int|string,list<int>> Key of the group => ids, the newest first.
	 */
	public static function newest_ids( array $groups, int $each ): array {
		return array_map(
			static function ( array $categories ) use ( $each ): array {
				$terms = array_map( static fn( int $id ): int => get_term( $id )->term_taxonomy_id ?? 0, $categories );
				return Content_Repository::ids( 'post', [ 'posts_per_page' => $each ] + ( [] === $terms ? [] : self::of_terms( $terms ) ) );
			},
			$groups
		);
	}

	/**
	 * A page of the posts with these ids, in their order, without posts that are no longer published.
	 *
	 * @param list<int> $ids Ids of posts of all pages.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	public static function page_of_ids( array $ids, int $limit, int $page ): array {
		$args = [
			'post__in' => [] === $ids ? [ 0 ] : $ids,
			'orderby'  => 'post__in',
		];
		return Content_Repository::page( 'post', $limit, $page, $args );
	}

	/**
	 * The posts of the same type that share the most terms with a post; with equal numbers, the newest first.
	 *
	 * @param list<string> $taxonomies Taxonomies whose terms count.
	 * @return list<WP_Post>
	 */
	public static function related( WP_Post $post, int $limit, array $taxonomies ): array {
		return Content_Repository::of_ids( $post->post_type, self::related_ids( $post, $limit, $taxonomies ), limit: $limit );
	}

	/**
	 * The other posts that the page of a post links to: those related to it, as related() finds them, and its neighbours by date. One query
	 * loads all of them, and the post's own picture too.
	 *
	 * @return array{related:list<WP_Post>,previous:WP_Post|null,next:WP_Post|null}
	 */
	public static function around( WP_Post $post, int $limit ): array {
		$neighbours = self::neighbours( $post );
		$related    = self::related_ids( $post, $limit, [ 'post_tag', 'category' ] );
		$first      = [ $post->ID, ...array_values( array_filter( $neighbours ) ) ];
		$ids        = array_values( array_unique( [ ...$first, ...$related ] ) );
		$found      = array_column( Content_Repository::of_ids( $post->post_type, $ids, limit: count( $first ) + $limit ), null, 'ID' );
		$shown      = array_filter( array_map( static fn( int $id ): ?WP_Post => $found[ $id ] ?? null, $related ) );
		return [
			'related'  => array_slice( $shown, 0, $limit ),
			'previous' => $found[ $neighbours['previous'] ] ?? null,
			'next'     => $found[ $neighbours['next'] ] ?? null,
		];
	}

	/** @return array{previous:int,next:int} Ids of the published posts before and after a post; 0 for none. */
	private static function neighbours( WP_Post $post ): array {
		$outer           = $GLOBALS['post'] ?? null;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- get_adjacent_post() reads it; restored below.
		$GLOBALS['post'] = $post;
		$posts           = [
			'previous' => get_adjacent_post( false, '', true ),
			'next'     => get_adjacent_post( false, '', false ),
		];
		$GLOBALS['post'] = $outer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		return array_map( static fn( mixed $found ): int => $found instanceof WP_Post ? $found->ID : 0, $posts );
	}

	/**
	 * @param list<string> $taxonomies Taxonomies whose terms count.
	 * @return list<int> Ids of posts related to a post, some of which another plugin may hide.
	 */
	private static function related_ids( WP_Post $post, int $limit, array $taxonomies ): array {
		$terms = [];
		foreach ( $taxonomies as $taxonomy ) {
			$found = get_the_terms( $post, $taxonomy );
			array_push( $terms, ...array_column( is_array( $found ) ? $found : [], 'term_taxonomy_id' ) );
		}
		return [] === $terms ? [] : Related_Posts::ids( $post, $terms, self::RELATED_READ * $limit );
	}

	/**
	 * A post by its slug or id, if the reader may read it.
	 *
	 * @param string $slug Slug; id of a draft without a slug.
	 * @param string $type Post type.
	 * @param int    $id   Id if known, as for pages, whose slugs need not be unique; 0 for none.
	 */
	public static function find( string $slug, string $type = 'post', int $id = 0 ): ?WP_Post {
		$known = is_singular() ? get_queried_object() : null; // In a preview, with the unsaved changes.
		if (
			$known instanceof WP_Post
			&& $known->post_type === $type
			&& ( $known->ID === $id || ( 0 === $id && ( urldecode( $known->post_name ) === $slug || (string) $known->ID === $slug ) ) )
		) {
			return $known;
		}
		$post = 0 !== $id ? get_post( $id ) : get_page_by_path( sanitize_title( $slug ), OBJECT, $type );
		$post = null === $post && Text::is_digits( $slug ) ? get_post( (int) $slug ) : $post;
		return $post instanceof WP_Post && $post->post_type === $type && Visibility::may_read( $post ) ? $post : null;
	}

	/**
	 * Arguments of WP_Query for posts with at least one of these terms.
	 *
	 * @param list<int> $terms Term-taxonomy ids, not empty.
	 * @return array<string,mixed>
	 */
	private static function of_terms( array $terms ): array {
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- By the terms' own index.
		return [ 'tax_query' => [ [ 'field' => 'term_taxonomy_id', 'terms' => $terms ] ] ];
	}
}
