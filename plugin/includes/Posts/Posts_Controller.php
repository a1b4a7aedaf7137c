<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Content\Visibility;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `posts` and `posts/{slug}`: lists of posts, and one post or page with everything its screen shows. */
final class Posts_Controller extends Resource_Controller {

	protected const HAS_ITEMS = true;
	protected const IS_PUBLIC = true; // Lists contain published posts only; an item that the reader may not open answers 404.
	protected $rest_base = 'posts';

	protected function read( ?string $id, array $params ): array|WP_Error {
		return null === $id ? $this->read_list( $params ) : $this->read_post( $id, $params );
	}

	/**
	 * @param array<string,mixed> $params Query parameters.
	 * @return array<string,mixed>
	 */
	private function read_list( array $params ): array {
		[ 'limit' => $limit, 'page' => $page ] = $params;

		$filter = array_filter( array_intersect_key( $params, array_flip( [ 'author', 'year', 'month', 'day' ] ) ) );
		$found  = Post_Repository::page( $filter, $limit, $page );
		return self::list_of( Post_Summary::of_all( $found['posts'] ), $found['total'], $limit, $page );
	}

	/**
	 * @param array<string,mixed> $params Query parameters.
	 * @return array<string,mixed>|WP_Error 404 if the reader may not read the post, or if it has no such part.
	 */
	private function read_post( string $slug, array $params ): array|WP_Error {
		$post = Post_Repository::find( $slug, $params['type'], $params['id'] );
		if ( null === $post || ! Visibility::may_open( $post ) ) {
			return new WP_Error( 'hien_post_not_found', __( 'Không tìm thấy bài viết này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$part     = $params['page'];
		$rendered = Post_Content::render( $post, $part );
		if ( $part > max( 1, $rendered['parts'] ) ) {
			return new WP_Error( 'hien_part_not_found', __( 'Bài viết không có phần này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		return Post_Detail::of( $post, $rendered, $part );
	}

	public function get_list_schema(): array {
		return Schema::list( 'PostList', Post_Schema::summary() );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Post_Schema::post();
	}

	public function get_collection_params(): array {
		$number = static fn( string $description, ?int $maximum = null ): array => [
			'description' => $description,
			'type'        => 'integer',
			'minimum'     => 1,
		] + ( null === $maximum ? [] : [ 'maximum' => $maximum ] );
		return parent::get_collection_params() + [
			'author' => $number( __( 'Mã tác giả.', 'hien-core' ) ),
			'year'   => $number( __( 'Năm đăng.', 'hien-core' ), 9999 ),
			'month'  => $number( __( 'Tháng đăng.', 'hien-core' ), 12 ),
			'day'    => $number( __( 'Ngày đăng.', 'hien-core' ), 31 ),
		];
	}

	protected function get_item_params(): array {
		return [
			'id'   => self::id_param( __( 'Mã nội dung, khi nhiều trang cùng tên.', 'hien-core' ) ),
			'page' => $this->page_param(),
			'type' => Schema::string( __( 'Loại nội dung.', 'hien-core' ), pattern: '^[a-z0-9_-]{1,20}$', default: 'post' ),
		];
	}
}
