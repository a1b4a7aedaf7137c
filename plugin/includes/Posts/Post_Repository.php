<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

use Hien\Cache\Count_Cache;
use Hien\Content\Content_Repository;
use Hien\Content\Terms;
use Hien\Content\Visibility;
use Hien\Foreign_Hooks;
use WP_Post;
use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Queries posts. The data for their summaries is loaded in bulk, and no page is queried twice in a request.
 *
 * Uses SQL of its own, which is faster. Where another plugin filters queries (languages, members' areas), uses WP_Query, which
 * applies the filters.
 */
final class Post_Repository {

	/** @var array<string,array{posts:list<WP_Post>,total:int}> */
	private array $pages = [];

	/** The post of the main query, which in a preview contains the unsaved changes. */
	private ?WP_Post $main_post = null;

	/**
	 * A page of published posts, newest first.
	 *
	 * @param array<string,string|int> $filter Keys: `term` (id of a category or tag), `author` (id), `year`, `month`, `day`.
	 * @param int                      $limit  Posts on a page.
	 * @param int                      $page   From 1.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	public function page( array $filter, int $limit, int $page ): array {
		$key  = (string) wp_json_encode( [ $filter, $limit, $page, wp_cache_get_last_changed( 'posts' ) ] );
		$term = isset( $filter['term'] ) ? get_term( (int) $filter['term'] ) : null;
		return $this->pages[ $key ] ??= match ( true ) {
			Foreign_Hooks::change_queries() || array_diff_key( $filter, [ 'term' => 0 ] ) => $this->query(
				[
					'posts_per_page' => $limit,
					'paged'          => $page,
					'author'         => $filter['author'] ?? '',
					'year'           => $filter['year'] ?? '',
					'monthnum'       => $filter['month'] ?? '',
					'day'            => $filter['day'] ?? '',
				] + ( $term instanceof WP_Term ? self::of_terms( Terms::clause( $term )['terms'] ) : [] )
			),
			$term instanceof WP_Term => $this->newest_page( "posts of term $term->term_id", self::has_term( Terms::clause( $term )['terms'] ), $limit, $page ),
			default                  => $this->newest_page( 'posts', '1 = 1', $limit, $page ),
		};
	}

	/**
	 * A page of the posts that match a condition, the newest first. The total is cached.
	 *
	 * @param string $name      Key of the cached total.
	 * @param string $condition SQL condition on the posts table `p`.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	private function newest_page( string $name, string $condition, int $limit, int $page ): array {
		global $wpdb;
		$from = "FROM {$wpdb->posts} p WHERE p.post_type = 'post' AND p.post_status = 'publish' AND $condition";
		// phpcs:disable WordPress.DB.PreparedSQL -- Ids only.
		$total = Count_Cache::get( $name, static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) $from" ) );
		$ids   = $wpdb->get_col( "SELECT p.ID $from ORDER BY p.post_date DESC, p.ID DESC " . $wpdb->prepare( 'LIMIT %d OFFSET %d', $limit, ( $page - 1 ) * $limit ) );
		// phpcs:enable
		return [
			'posts' => $this->load( array_map( 'intval', $ids ) ),
			'total' => $total,
		];
	}

	/**
	 * Ids of the newest posts in each of several groups of categories, with a single query.
	 *
	 * @param array<int|string,list<int>> $groups Key of the group => ids of its categories; [] for all posts.
	 * @param int                         $each   Maximum number of posts in a group.
	 * @param list<int>                   $among  Ids of posts that form a further group, with the key `among`.
	 * @return array<int|string,list<int>> Key of the group => ids, the newest first.
	 */
	public function newest_ids( array $groups, int $each, array $among = [] ): array {
		global $wpdb;
		$groups = array_map( static fn( array $categories ): array => array_map( static fn( int $id ): int => get_term( $id )->term_taxonomy_id ?? 0, $categories ), $groups );
		if ( Foreign_Hooks::change_queries() ) {
			$posts = array_map( fn( array $terms ): array => $this->first( [] === $terms ? [] : self::of_terms( $terms ), $each ), $groups );
			$posts = [ 'among' => [] === $among ? [] : $this->first( [ 'post__in' => $among ], $each ) ] + $posts;
			return array_map( static fn( array $found ): array => array_column( $found, 'ID' ), $posts );
		}
		$selects = [] === $among ? [] : [ 'among' => self::newest( 'among', 'p.ID IN (' . implode( ',', $among ) . ')', $each ) ];
		foreach ( $groups as $key => $terms ) {
			$selects[ $key ] = self::newest( (string) $key, [] === $terms ? '1 = 1' : self::has_term( $terms ), $each );
		}
		$rows = [] === $selects ? [] : (array) $wpdb->get_results( implode( ' UNION ALL ', $selects ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Ids only.
		usort( $rows, static fn( object $a, object $b ): int => [ $b->date, (int) $b->id ] <=> [ $a->date, (int) $a->id ] );
		$ids = array_fill_keys( [ 'among', ...array_keys( $groups ) ], [] );
		foreach ( $rows as $row ) {
			$ids[ $row->place ][] = (int) $row->id;
		}
		return $ids;
	}

	/**
	 * A page of a list of ids, in the order of the list, without posts that are no longer published.
	 *
	 * @param list<int> $ids Ids of posts.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	public function listed( array $ids, int $limit, int $page ): array {
		return $this->query(
			[
				'post__in'       => [] === $ids ? [ 0 ] : $ids,
				'orderby'        => 'post__in',
				'posts_per_page' => $limit,
				'paged'          => $page,
			]
		);
	}

	/**
	 * SQL for the ids of the newest posts that match a condition.
	 *
	 * @param string $place     Key of the group, selected with each id: a number or a constant word.
	 * @param string $condition SQL condition on the posts table `p`.
	 */
	private static function newest( string $place, string $condition, int $limit ): string {
		global $wpdb;
		return "SELECT * FROM (
			SELECT '$place' AS place, p.ID AS id, p.post_date AS date
			FROM {$wpdb->posts} p
			WHERE p.post_type = 'post' AND p.post_status = 'publish' AND $condition
			ORDER BY p.post_date DESC, p.ID DESC
			LIMIT $limit
		) AS newest_$place";
	}

	/**
	 * SQL condition for posts `p` with at least one of these terms. Not a join, for which the database would sort all posts of the terms.
	 *
	 * @param list<int> $terms Term-taxonomy ids, not empty.
	 */
	private static function has_term( array $terms ): string {
		global $wpdb;
		return "EXISTS ( SELECT 1 FROM {$wpdb->term_relationships} r WHERE r.object_id = p.ID AND r.term_taxonomy_id IN (" . implode( ',', $terms ) . ') )';
	}

	/**
	 * The posts of the same type that share the most terms with a post; with equal numbers, the newest first. Where another plugin filters
	 * queries, the newest posts that share a term.
	 *
	 * @param list<string> $taxonomies Taxonomies whose terms count.
	 * @return list<WP_Post>
	 */
	public function related( WP_Post $post, int $limit, array $taxonomies = [ 'post_tag', 'category' ] ): array {
		$terms = [];
		foreach ( $taxonomies as $taxonomy ) {
			$found = get_the_terms( $post, $taxonomy );
			$terms = [ ...$terms, ...array_map( static fn( WP_Term $term ): int => $term->term_taxonomy_id, is_array( $found ) ? array_values( $found ) : [] ) ];
		}
		if ( [] === $terms ) {
			return [];
		}
		if ( Foreign_Hooks::change_queries() ) {
			return $this->first( [ 'post_type' => $post->post_type, 'post__not_in' => [ $post->ID ] ] + self::of_terms( $terms ), $limit );
		}
		return $this->load( Related_Posts::ids( $post, $terms, $limit ) );
	}

	/**
	 * A post by its slug or id, if the reader may read it.
	 *
	 * @param string $slug Slug; id of a draft without a slug.
	 * @param string $type Post type.
	 * @param int    $id   Id if known, as for pages, whose slugs need not be unique; 0 for none.
	 */
	public function find( string $slug, string $type = 'post', int $id = 0 ): ?WP_Post {
		$known = $this->main_post;
		if ( null !== $known && $known->post_type === $type && ( $known->ID === $id || ( 0 === $id && ( urldecode( $known->post_name ) === $slug || (string) $known->ID === $slug ) ) ) ) {
			return $known;
		}
		$post = 0 !== $id ? get_post( $id ) : get_page_by_path( sanitize_title( $slug ), OBJECT, $type );
		$post = null === $post && ctype_digit( $slug ) ? get_post( (int) $slug ) : $post;
		return $post instanceof WP_Post && $post->post_type === $type && Visibility::may_read( $post ) ? $post : null;
	}

	/** Makes find() return this post, with the unsaved changes of a preview, instead of the stored one. */
	public function use_main_post( WP_Post $post ): void {
		$this->main_post = $post;
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

	/**
	 * @param array<string,mixed> $args WP_Query arguments.
	 * @return list<WP_Post> The newest.
	 */
	private function first( array $args, int $limit ): array {
		return $this->query( [ 'posts_per_page' => $limit, 'paged' => 1, 'no_found_rows' => true ] + $args )['posts'];
	}

	/**
	 * @param array<string,mixed> $args WP_Query arguments, `paged` among them.
	 * @return array{posts:list<WP_Post>,total:int}
	 */
	private function query( array $args ): array {
		$query = new WP_Query(
			$args + [
				'post_type'           => 'post',
				'post_status'         => 'publish',
				'ignore_sticky_posts' => true,
				'orderby'             => Content_Repository::BY_DATE,
			]
		);
		$posts = array_values( array_filter( (array) $query->posts, static fn( mixed $post ): bool => $post instanceof WP_Post ) );
		update_post_thumbnail_cache( $query );
		cache_users( wp_list_pluck( $posts, 'post_author' ) );
		return [
			'posts' => $posts,
			// WordPress does not count if the page is empty.
			'total' => [] === $posts && $args['paged'] > 1 ? $this->query( [ 'paged' => 1 ] + $args )['total'] : (int) $query->found_posts,
		];
	}

	/**
	 * Loads posts in the order of the ids, with their terms, meta, featured images and authors.
	 *
	 * @param list<int> $ids Ids of published posts.
	 * @return list<WP_Post>
	 */
	public function load( array $ids ): array {
		update_meta_cache( 'post', $ids );
		$pictures = array_filter( array_map( static fn( int $id ): int => (int) get_post_meta( $id, '_thumbnail_id', true ), $ids ) );
		_prime_post_caches( [ ...$ids, ...$pictures ], false, false );
		$posts = array_filter( array_map( get_post( ... ), $ids ), static fn( mixed $post ): bool => $post instanceof WP_Post );
		update_post_caches( $posts, 'any', true, false );
		update_meta_cache( 'post', $pictures );
		cache_users( wp_list_pluck( $posts, 'post_author' ) );
		return array_values( $posts );
	}
}
