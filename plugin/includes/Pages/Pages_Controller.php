<?php
declare(strict_types=1);

namespace Hien\Pages;

use Hien\Addresses\Paths;
use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Schema;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Routing\Route_List;
use Hien\Settings\Settings;
use Hien\Text;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * `pages/{slug}`: the author's title and text for a route, such as those above a list.
 *
 * They are stored in an ordinary WordPress page with that slug. Where it is missing or not published, the response contains the
 * route's title and a default text.
 */
final class Pages_Controller extends Resource_Controller {

	protected const IS_PUBLIC = true; // Only published pages without a password are read.
	protected $rest_base = 'pages';

	public function __construct( private readonly Route_List $routes ) {}

	public function register_routes(): void {
		$this->register_item_route();
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$route = $this->routes->of_page( $slug );
		if ( null === $route ) {
			return new WP_Error( 'hien_page_not_found', __( 'Không có trang này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$page     = Default_Pages::find( $slug );
		$rendered = null === $page ? null : Post_Content::render( $page, null );
		$sections = null !== $page && 'author' === $route->name ? Post_Content::sections( $page ) : [];
		return [
			'id'       => $page?->ID,
			'slug'     => $slug,
			'path'     => "/$slug",
			'title'    => null === $page ? $route->title : Post_Summary::title( $page ),
			'text'     => null === $page ? Default_Pages::text( $route->name ) : Text::plain( $page->post_excerpt ),
			'content'  => $rendered['content'] ?? '',
			'sections' => $sections,
			'toc'      => $rendered['toc'] ?? [],
			'assets'   => $rendered['assets'] ?? [
				'styles'  => [],
				'scripts' => false,
			],
		];
	}

	public function json_ld( array $response ): array {
		if ( 'author' !== $this->routes->of_page( $response['slug'] )?->name ) {
			return [];
		}
		$author = Settings::author_id();
		return [
			'@type'      => 'ProfilePage',
			'mainEntity' => [
				'@type'       => 'Person',
				'name'        => Public_Name::of_author( $author ),
				'description' => $response['text'],
				'url'         => Paths::url( $response['path'] ),
				'image'       => (string) get_avatar_url( $author, [ 'size' => Constants::AVATAR_SIZE ] ),
			],
		];
	}

	public function get_list_schema(): array {
		return $this->get_item_schema();
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object(
			'PageWords',
			[
				'id'       => Schema::nullable( Schema::integer( __( 'Mã của trang WordPress, null khi chưa có.', 'hien-core' ) ) ),
				'slug'     => Schema::string(),
				'path'     => Schema::string(),
				'title'    => Schema::string(),
				'text'     => Schema::string( __( 'Dòng dưới tiêu đề; có thể rỗng.', 'hien-core' ) ),
				'content'  => Schema::string( __( 'HTML.', 'hien-core' ) ),
				'sections' => Schema::array_of(
					Schema::object(
						'PageSection',
						[
							'id'      => Schema::string( __( 'Neo trong trang.', 'hien-core' ) ),
							'title'   => Schema::string( __( 'Rỗng cho phần đứng trước tiêu đề đầu tiên.', 'hien-core' ) ),
							'content' => Schema::string( __( 'HTML.', 'hien-core' ) ),
						]
					)
				),
				'toc'      => Post_Schema::toc(),
				'assets'   => Post_Schema::assets(),
			]
		);
	}
}
