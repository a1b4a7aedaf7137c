<?php
declare(strict_types=1);

namespace Hien\Categories;

use Hien\Content\Terms;
use Hien\List_Sizes;
use Hien\Posts\Post_Repository;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Search\Fold;
use WP_Error;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** `categories` and `categories/{category}`: the categories that have posts, and one category with a page of its posts. */
final class Categories_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::CATEGORIES;
	protected const HAS_ITEMS = true;
	protected const IS_PUBLIC = true; // Contains categories and published posts only.
	protected $rest_base = 'categories';

	/** The categories that have posts, those with the most posts first. */
	protected function read_list( array $params ): array {
		$terms = Terms::fullest( 'category' );
		$slice = array_slice( $terms, ( $params['page'] - 1 ) * $params['limit'], $params['limit'] );
		return self::list_of( array_map( Term_Response::term( ... ), $slice ), count( $terms ), $params );
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$term = Terms::find( $slug, 'category' );
		if ( null === $term ) {
			return new WP_Error( 'hien_category_not_found', __( 'Không tìm thấy chuyên mục này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$found = Post_Repository::page( [ 'term' => $term->term_id ], $params['limit'], $params['page'] );
		return [
			'term'     => Term_Response::term( $term ),
			'parents'  => Term_Response::ancestors( $term ),
			'children' => array_map( Term_Response::term( ... ), self::children( $term ) ),
		] + self::list_of( Post_Summary::of_all( $found['posts'] ), $found['total'], $params );
	}

	/** @return list<WP_Term> The direct children that have posts, by name. */
	private static function children( WP_Term $parent ): array {
		$children = array_filter(
			Terms::descendants( $parent ),
			static fn( WP_Term $term ): bool => $term->parent === $parent->term_id && $term->count > 0
		);
		usort( $children, static fn( WP_Term $a, WP_Term $b ): int => Fold::of( $a->name ) <=> Fold::of( $b->name ) );
		return $children;
	}

	public function get_list_schema(): array {
		return Schema::list( 'CategoryList', Term_Response::term_schema() );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::list(
			'CategoryPage',
			Post_Schema::summary(),
			[
				'term'     => Term_Response::term_schema(),
				'parents'  => Schema::array_of( Term_Response::ref_schema() ),
				'children' => Schema::array_of( Term_Response::term_schema() ),
			]
		);
	}

	protected function get_item_params(): array {
		return $this->page_params( self::posts_per_page() );
	}
}
