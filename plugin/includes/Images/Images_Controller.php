<?php
declare(strict_types=1);

namespace Hien\Images;

use Hien\Addresses\Paths;
use Hien\Constants;
use Hien\Content\Crumbs;
use Hien\Head\Head;
use Hien\Head\Page_Language;
use Hien\Posts\Article;
use Hien\Posts\Post_Detail;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** `images` and `images/{number}`: all images, the newest first, and one of them. */
final class Images_Controller extends Resource_Controller {

	protected const LIMIT = Constants::IMAGES_LIMIT;
	protected const HAS_ITEMS = true;
	protected const IS_PUBLIC = true; // Lists hold published images only, and what a reader may not open answers 404.
	protected $rest_base = 'images';

	protected function read_list( array $params ): array {
		return self::list_of_type( Image_Post_Type::class, Image_Response::of( ... ), $params );
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$image = Image_Repository::find( $slug, $params['id'] );
		return null === $image
			? new WP_Error( 'hien_image_not_found', __( 'Không tìm thấy ảnh này.', 'hien-core' ), [ 'status' => 404 ] )
			: $this->detail( $image );
	}

	/** @return array<string,mixed> See get_item_schema(). */
	private function detail( WP_Post $post ): array {
		$place = Image_Repository::position( $post );
		$page  = (int) ceil( $place['position'] / Constants::IMAGES_LIMIT );
		$image = Image_Response::of( $post ) + $place + [
			'list_path'      => $page > 1 ? "/hinh-anh/page/$page" : '/hinh-anh',
			'author'         => Post_Summary::byline( $post ),
			'protected'      => post_password_required( $post ),
			'password_error' => post_password_required( $post ) && Article::has_wrong_password( $post ),
			'comment_state'  => Post_Detail::comment_state( $post ),
			'breadcrumbs'    => [ Crumbs::home(), Crumbs::of( __( 'Hình ảnh', 'hien-core' ), '/hinh-anh' ) ],
		];
		return $image + [
			'head' => Head::of_post(
				[
					'type'    => $post->post_type,
					'lead'    => Text::plain( $image['decs'] ),
					'excerpt' => $image['image_alt'],
				] + $image,
				$post
			),
		];
	}

	public function json_ld( array $response ): array {
		if ( ! isset( $response['head'], $response['image'] ) ) {
			return [];
		}
		return [
			'@type'         => 'ImageObject',
			'name'          => $response['title'],
			'description'   => $response['head']['description'],
			'url'           => Paths::url( $response['path'] ),
			'contentUrl'    => $response['image'],
			'thumbnailUrl'  => $response['thumb'],
			'width'         => $response['image_width'],
			'height'        => $response['image_height'],
			'datePublished' => $response['date'],
			'inLanguage'    => Page_Language::of_content(),
			'creator'       => [
				'@type' => 'Person',
				'name'  => $response['author']['name'],
			],
			'commentCount'  => $response['comments'],
		];
	}

	public function get_list_schema(): array {
		return Schema::list( 'ImageList', Image_Response::schema() );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Image_Response::detail_schema();
	}

	protected function get_item_params(): array {
		return [
			'id' => self::id_param( __( 'Mã nội dung, khi ảnh chưa có số.', 'hien-core' ) ),
		];
	}
}
