<?php
declare(strict_types=1);

namespace Hien\Featured;

use Hien\Cache\Response_Cache;
use Hien\Categories\Term_Response;
use Hien\Content\Content_Repository;
use Hien\Content\Terms;
use Hien\List_Sizes;
use Hien\Posts\Post_Repository;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Settings\Sections;
use WP_Error;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * `featured`: the home page's sticky posts (`banner`), its first posts (`highlights`), and the newest posts of each
 * top-level category (`sections`).
 * `featured?category=`: sections of the children of one category, for /wordpress.
 */
final class Featured_Controller extends Resource_Controller {

	private const BANNER_LIMIT   = 5;
	private const SECTIONS_LIMIT = 6;

	/** Sections of /wordpress at most: each costs a query. */
	public const CHILDREN_LIMIT = 20;

	protected const IS_PUBLIC = true; // Contains published posts only.
	protected $rest_base = 'featured';

	protected function read_list( array $params ): array|WP_Error {
		$slug = (string) $params['category'];
		if ( '' === $slug ) {
			return Response_Cache::remember( Response_Cache::HOME, fn(): array => $this->find( null ) );
		}
		$term = Terms::find( $slug, 'category' );
		return null === $term
			? new WP_Error( 'hien_category_not_found', __( 'Không tìm thấy chuyên mục này.', 'hien-core' ), [ 'status' => 404 ] )
			: $this->find( $term );
	}

	/** @return array<string,mixed> See get_list_schema(). */
	private function find( ?WP_Term $within ): array {
		$groups = $this->groups( $within );
		$ids    = array_map( static fn( array $group ): array => $group['ids'], $groups );
		$ids    = null === $within ? $this->without_repeats( $ids ) : Post_Repository::newest_ids( $ids, List_Sizes::FEATURED );
		$all    = array_values( array_unique( array_merge( ...array_values( $ids ) ) ) );
		$posts  = array_column( Post_Repository::page_of_ids( $all, max( 1, count( $all ) ), 1 )['posts'], null, 'ID' );
		$found  = [];
		foreach ( $ids as $key => $group ) {
			$group         = array_values( array_filter( array_map( static fn( int $id ): ?WP_Post => $posts[ $id ] ?? null, $group ) ) );
			// Sections of the home page show none.
			$found[ $key ] = Post_Summary::of_all( $group, with_excerpt: null !== $within || ! isset( $groups[ $key ] ) );
		}
		$sections = [];
		foreach ( array_filter( array_intersect_key( $found, $groups ) ) as $id => $data ) {
			$sections[] = [
				'category' => Term_Response::term( $groups[ $id ]['term'] ),
				'data'     => $data,
			];
		}
		return [
			'within'     => null === $within ? null : Term_Response::term( $within ),
			'banner'     => $found['banner'] ?? [],
			'highlights' => $found['highlights'] ?? [],
			'sections'   => $sections,
		];
	}

	/**
	 * The posts of the home page, each in one place only. Sticky posts are the banner; if the owner's slides are the banner, they are
	 * the first highlights.
	 *
	 * @param array<int,list<int>> $groups Id of a category => ids of the categories of its section.
	 * @return array<int|string,list<int>> Ids under `banner`, `highlights` and the ids of the categories.
	 */
	private function without_repeats( array $groups ): array {
		$stored = array_map( 'intval', (array) get_option( 'sticky_posts', [] ) );
		$sticky = [] === $stored
			? []
			: Content_Repository::ids( 'post', [ 'post__in' => $stored, 'posts_per_page' => self::BANNER_LIMIT ] );
		// For each section as many as all other places can take before it.
		$found  = Post_Repository::newest_ids(
			[ 'highlights' => [] ] + $groups,
			self::BANNER_LIMIT + List_Sizes::HIGHLIGHTS + List_Sizes::HOME_SECTION * count( $groups )
		);
		$ids   = [ 'banner' => [] === Sections::rows( 'banner' ) ? $sticky : [] ];
		$shown = $ids['banner'];
		foreach ( [ 'highlights' => [ ...$sticky, ...$found['highlights'] ] ] + $found as $key => $group ) {
			$limit       = 'highlights' === $key ? List_Sizes::HIGHLIGHTS : List_Sizes::HOME_SECTION;
			$ids[ $key ] = array_slice( array_values( array_unique( array_diff( $group, $shown ) ) ), 0, $limit );
			$shown       = [ ...$shown, ...$ids[ $key ] ];
		}
		return $ids;
	}

	/**
	 * The categories that get a section. On the home page, the top-level categories with the most posts, descendants
	 * included. Within a category, its children with the most posts, then the category itself with the posts that are in no child.
	 *
	 * @return array<int,array{term:WP_Term,ids:list<int>}> Term id => the term, and the ids of the terms whose posts its section shows.
	 */
	private function groups( ?WP_Term $within ): array {
		$terms  = Terms::all(
			[
				'taxonomy'   => 'category',
				'parent'     => $within->term_id ?? 0,
				'hide_empty' => false, // Counted below, because core's `pad_counts` reads the categories of every post of the site.
			]
		);
		$groups = [];
		foreach ( $terms as $term ) {
			$groups[ $term->term_id ] = [
				'term' => $term,
				'ids'  => [ $term->term_id, ...Terms::descendant_ids( $term->term_id, 'category' ) ],
			];
		}
		_prime_term_caches( array_merge( ...array_column( $groups, 'ids' ) ), false );
		$counts = array_map(
			static fn( array $group ): int => array_sum(
				array_map( static fn( int $id ): int => get_term( $id )->count ?? 0, $group['ids'] )
			),
			$groups
		);
		$groups = array_intersect_key( $groups, array_filter( $counts ) );
		uksort( $groups, static fn( int $a, int $b ): int => $counts[ $b ] <=> $counts[ $a ] );
		return null === $within
			? array_slice( $groups, 0, self::SECTIONS_LIMIT, true )
			: array_slice( $groups, 0, self::CHILDREN_LIMIT, true ) + [
				$within->term_id => [
					'term' => $within,
					'ids'  => [ $within->term_id ],
				],
			];
	}

	public function get_list_schema(): array {
		$posts = Schema::array_of( Post_Schema::summary() );
		return Schema::object(
			'Featured',
			[
				'within'     => Schema::nullable( Term_Response::term_schema() ),
				'banner'     => $posts,
				'highlights' => $posts,
				'sections'   => Schema::array_of(
					Schema::object(
						'FeaturedSection',
						[
							'category' => Term_Response::term_schema(),
							'data'     => $posts,
						]
					)
				),
			]
		);
	}

	public function get_collection_params(): array {
		return [
			'category' => Schema::string(
				__( 'Chỉ các mục dưới chuyên mục này; rỗng cho trang chủ.', 'hien-core' ),
				maxLength: 200,
				default: ''
			),
		];
	}
}
