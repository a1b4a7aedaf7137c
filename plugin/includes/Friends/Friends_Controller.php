<?php
declare(strict_types=1);

namespace Hien\Friends;

use Hien\Addresses\Paths;
use Hien\Content\Crumbs;
use Hien\Content\Field;
use Hien\Content\Picture;
use Hien\Head\Head;
use Hien\Head\Head_Schema;
use Hien\List_Sizes;
use Hien\Posts\Article;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Summary;
use Hien\Rest\Has_Structured_Data;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** `friends` and `friends/{id}`: all friends, and one by slug or id. */
final class Friends_Controller extends Resource_Controller implements Has_Structured_Data {

	/** Number of other friends on the page of one. */
	private const OTHERS = 4;

	public function __construct(
		Settings $settings,
		private readonly Friend_Repository $friends,
		private readonly Post_Content $content,
	) {
		parent::__construct( $settings );
	}

	public function resource(): string {
		return 'friends';
	}

	public function register_routes(): void {
		parent::register_routes();
		$this->register_item_route();
	}

	/** Public: lists contain published friends only; an item that the reader may not open answers 404. */
	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return true;
	}

	protected function read( ?string $id, array $params ): array|WP_Error {
		if ( null === $id ) {
			$found = $this->friends->page( $params['limit'], $params['page'] );
			return self::list_of( array_map( self::friend( ... ), $found['posts'] ), $found['total'], $params['limit'], $params['page'] );
		}
		$friend = $this->friends->find( $id, $params['id'] );
		return null === $friend ? new WP_Error( 'hien_friend_not_found', __( 'Không tìm thấy người bạn này.', 'hien-core' ), [ 'status' => 404 ] ) : $this->detail( $friend, $params['page'] );
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

	/**
	 * @param int $part Part of the text, from 1.
	 * @return array<string,mixed>|WP_Error See get_item_schema(); 404 if the text has no such part.
	 */
	private function detail( WP_Post $post, int $part ): array|WP_Error {
		$rendered = $this->content->render( $post, $part );
		if ( $part > max( 1, $rendered['parts'] ) ) {
			return new WP_Error( 'hien_part_not_found', __( 'Bài viết không có phần này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$friend = self::friend( $post ) + Article::of( $post, $rendered, $part ) + [
			'others'      => array_map( self::friend( ... ), $this->friends->following( $post, self::OTHERS ) ),
			'breadcrumbs' => [ Crumbs::home(), Crumbs::of( __( 'Bạn bè', 'hien-core' ), '/ban-be' ) ],
		];
		return $friend + [
			'head' => Head::of_post(
				[
					'type'    => $post->post_type,
					'excerpt' => $friend['text'],
				] + $friend,
				(int) get_post_thumbnail_id( $post )
			),
		];
	}

	public function json_ld( array $response ): array {
		if ( ! isset( $response['head'] ) ) {
			return [];
		}
		return [
			array_filter(
				[
					'@context'    => 'https://schema.org',
					'@type'       => 'Person',
					'name'        => $response['title'],
					'description' => $response['head']['description'],
					'url'         => Paths::url( $response['path'] ),
					'image'       => Picture::url( $response['image'] ),
					'sameAs'      => $response['link'],
				]
			),
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
			'id'   => [
				'description' => __( 'Mã nội dung, khi đã biết.', 'hien-core' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
			'page' => $this->page_param(),
		];
	}

	protected function default_limit(): int {
		return List_Sizes::NEW_FRIENDS;
	}
}
