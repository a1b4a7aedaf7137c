<?php
declare(strict_types=1);

namespace Hien\Friends;

use Hien\Addresses\Paths;
use Hien\Content\Content_Repository;
use Hien\Content\Crumbs;
use Hien\Content\Field;
use Hien\Content\Picture;
use Hien\Head\Head;
use Hien\Head\Head_Schema;
use Hien\List_Sizes;
use Hien\Posts\Article;
use Hien\Posts\Post_Repository;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** `friends` and `friends/{id}`: all friends, and one by slug or id. */
final class Friends_Controller extends Resource_Controller {

	/** Number of other friends on the page of one. */
	private const OTHERS = 4;

	protected const LIMIT = List_Sizes::NEW_FRIENDS;
	protected const HAS_ITEMS = true;
	protected const IS_PUBLIC = true; // Lists contain published friends only; an item that the reader may not open answers 404.
	protected $rest_base = 'friends';

	protected function read_list( array $params ): array {
		return self::list_of_type( Friend_Post_Type::class, self::friend( ... ), $params );
	}

	protected function read_item( string $slug, array $params ): array|WP_Error {
		$post    = Post_Repository::find( $slug, Friend_Post_Type::NAME, $params['id'] );
		$article = null === $post ? null : Article::of( $post, $params['page'] );
		if ( null === $article ) {
			return new WP_Error( 'hien_friend_not_found', __( 'Không tìm thấy người bạn này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$friend = self::friend( $post ) + $article + [
			'others'      => array_map( self::friend( ... ), self::following( $post ) ),
			'breadcrumbs' => [ Crumbs::home(), Crumbs::of( __( 'Bạn bè', 'hien-core' ), '/ban-be' ) ],
		];
		$named  = [
			'type'    => Friend_Post_Type::NAME,
			'excerpt' => $friend['text'],
		];
		return $friend + [ 'head' => Head::of_post( $named + $friend, $post ) ];
	}

	/** @return array<string,mixed> See properties(). */
	private static function friend( WP_Post $friend ): array {
		return [
			'id'    => $friend->ID,
			'slug'  => urldecode( $friend->post_name ),
			'path'  => Post_Summary::path( $friend ),
			'title' => Post_Summary::title( $friend ),
			'text'  => Post_Summary::excerpt( $friend ),
			'link'  => Field::url_of( $friend, Friend_Post_Type::LINK ),
		] + Picture::of( $friend );
	}

	/** @return list<WP_Post> Friends after a given one in the order of the list, starting over after the last. */
	private static function following( WP_Post $friend ): array {
		$ids   = Content_Repository::ids( Friend_Post_Type::NAME, Friend_Post_Type::LISTED );
		$place = (int) array_search( $friend->ID, $ids, true );
		$ids   = array_diff( [ ...array_slice( $ids, $place ), ...array_slice( $ids, 0, $place ) ], [ $friend->ID ] );
		return Content_Repository::of_ids( Friend_Post_Type::NAME, array_slice( $ids, 0, self::OTHERS ) );
	}

	public function json_ld( array $response ): array {
		if ( ! isset( $response['head'] ) ) {
			return [];
		}
		return [
			'@type'       => 'Person',
			'name'        => $response['title'],
			'description' => $response['head']['description'],
			'url'         => Paths::url( $response['path'] ),
			'image'       => Picture::url( $response['image'] ),
			'sameAs'      => $response['link'],
		];
	}

	public function get_list_schema(): array {
		return Schema::list( 'FriendList', Schema::object( 'Friend', self::properties() ) );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object(
			'FriendDetail',
			self::properties() + Article::schema() + [
				'others'      => Schema::array_of( Schema::object( 'Friend', self::properties() ) ),
				'breadcrumbs' => Crumbs::schema(),
				'head'        => Head_Schema::of_response(),
			],
			[ 'head' ]
		);
	}

	/** @return array<string,array<string,mixed>> */
	private static function properties(): array {
		return [
			'id'    => Schema::integer(),
			'slug'  => Schema::string(),
			'path'  => Schema::string( __( 'Đường dẫn dưới trang chủ.', 'hien-core' ) ),
			'title' => Schema::string( __( 'Tên, chữ thường; không bao giờ rỗng.', 'hien-core' ) ),
			'text'  => Schema::string( __( 'Một dòng về người ấy.', 'hien-core' ) ),
			'link'  => Schema::string( __( 'Trang riêng; rỗng khi không có.', 'hien-core' ) ),
		] + Picture::schema();
	}

	protected function get_item_params(): array {
		return [
			'id'   => self::id_param( __( 'Mã nội dung, khi đã biết.', 'hien-core' ) ),
			'page' => $this->page_param(),
		];
	}
}
