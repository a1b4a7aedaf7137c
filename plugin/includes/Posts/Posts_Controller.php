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

	protected function read_list( array $params ): array {
		$filter = array_filter( array_intersect_key( $params, array_flip( [ 'author', 'year', 'month', 'day' ] ) ) );
		$found  = Post_Repository::page( $filter, $params['limit'], $params['page'] );
		return self::list_of( Post_Summary::of_all( $found['posts'] ), $found['total'], $params );
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$post = Post_Repository::find( $slug, $params['type'], $params['id'] );
		if ( null === $post || ! Visibility::may_open( $post ) ) {
			return new WP_Error( 'hien_post_not_found', __( 'Không tìm thấy bài viết này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$article = Article::of( $post, $params['page'] );
		return null === $article
			? new WP_Error( 'hien_part_not_found', __( 'Bài viết không có phần này.', 'hien-core' ), [ 'status' => 404 ] )
			: Post_Detail::of( $post, $article );
	}

	public function get_list_schema(): array {
		return Schema::list( 'PostList', Post_Schema::summary() );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Post_Schema::post();
	}

	public function get_collection_params(): array {
		return parent::get_collection_params() + [
			'author' => Schema::integer( __( 'Mã tác giả.', 'hien-core' ), minimum: 1 ),
			'year'   => Schema::integer( __( 'Năm đăng.', 'hien-core' ), minimum: 1, maximum: 9999 ),
			'month'  => Schema::integer( __( 'Tháng đăng.', 'hien-core' ), minimum: 1, maximum: 12 ),
			'day'    => Schema::integer( __( 'Ngày đăng.', 'hien-core' ), minimum: 1, maximum: 31 ),
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
