<?php
declare(strict_types=1);

namespace Hien\Tags;

use Hien\Categories\Term_Response;
use Hien\Content\Terms;
use Hien\Posts\Post_Repository;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `tag` and `tag/{tag}`: the tags that have posts, and one tag with a page of its posts. */
final class Tags_Controller extends Resource_Controller {

	protected const HAS_ITEMS = true;
	protected const IS_PUBLIC = true; // Contains tags and published posts only.
	protected $rest_base = 'tag';

	/** The tags that have posts, the most used first. */
	protected function read_list( array $params ): array {
		[ 'limit' => $limit, 'page' => $page ] = $params;

		$terms = Terms::fullest( 'post_tag', [ 'number' => $limit, 'offset' => ( $page - 1 ) * $limit ] );
		$count = wp_count_terms( [ 'taxonomy' => 'post_tag', 'hide_empty' => true ] );
		return self::list_of(
			array_map( Term_Response::term( ... ), $terms ),
			is_wp_error( $count ) ? 0 : (int) $count,
			$params
		);
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$term = Terms::find( $slug, 'post_tag' );
		if ( null === $term ) {
			return new WP_Error( 'hien_tag_not_found', __( 'Không tìm thấy từ khóa này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$found = Post_Repository::page( [ 'term' => $term->term_id ], $params['limit'], $params['page'] );
		return [ 'term' => Term_Response::term( $term ) ]
			+ self::list_of( Post_Summary::of_all( $found['posts'] ), $found['total'], $params );
	}

	public function get_list_schema(): array {
		return Schema::list( 'TagList', Term_Response::term_schema() );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::list( 'TagPage', Post_Schema::summary(), [ 'term' => Term_Response::term_schema() ] );
	}

	protected function get_item_params(): array {
		return $this->page_params();
	}
}
