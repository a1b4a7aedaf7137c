<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Constants;
use Hien\Content\Public_Name;
use Hien\Content\Visibility;
use Hien\List_Sizes;
use Hien\Posts\Post_Repository;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Comment;
use WP_Error;
use WP_Http;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * `comments`: the latest approved comments on public content; with `mine`, all of the current user's on published content, also
 * those that wait for approval. POST adds a comment to the content with a slug.
 */
final class Site_Comments_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::SITE_COMMENTS;
	protected $rest_base = 'comments';

	public function register_routes(): void {
		parent::register_routes();
		$slug = Schema::string( __( 'Tên trong địa chỉ của bài, trang, video hay ảnh.', 'hien-core' ), required: true, minLength: 1 );
		$this->add_route(
			'POST',
			'/comments',
			Thread_Controller::may_comment( ... ),
			fn( WP_REST_Request $request ) => Thread_Controller::write(
				$this->find( $request['slug'] ) ?? Thread_Controller::object_not_found(),
				$request
			),
			Comment_Response::sent_schema( ... ),
			compact( 'slug' ) + Thread_Controller::comment_params(),
			Thread_Controller::write_limit(),
			WP_Http::CREATED
		);
	}

	/**
	 * Public: contains approved comments on published content only; `mine` requires a signed-in user. For the `Allow` header, WordPress
	 * also calls this in a POST, which has no `mine`.
	 */
	protected function may_read( array $params ): true|WP_Error {
		return empty( $params['mine'] ) ? true : self::signed_in( __( 'Bạn cần đăng nhập để xem bình luận của mình.', 'hien-core' ) );
	}

	protected function read_list( array $params ): array {
		$member   = $params['mine'] ? get_current_user_id() : 0;
		$comments = self::items( $member, $params['limit'], $params['page'] );
		$count    = self::query( $member, [ 'count' => true ] );
		return self::list_of(
			0 === $member ? $comments : Own_Comments::with_own( $comments, $member ),
			is_int( $count ) ? $count : 0,
			$params
		);
	}

	/**
	 * A page of the latest comments.
	 *
	 * @param int $member User id, for all of the user's, also those that wait for approval; 0 for the public comments of all.
	 * @return list<array<string,mixed>> See comment_schema().
	 */
	public static function items( int $member, int $limit, int $page = 1 ): array {
		$found    = self::query(
			$member,
			[
				'number' => $limit,
				'offset' => ( $page - 1 ) * $limit,
			]
		);
		$comments = array_filter( is_array( $found ) ? $found : [], static fn( mixed $comment ): bool => $comment instanceof WP_Comment );
		$posts    = array_map( static fn( WP_Comment $comment ): int => (int) $comment->comment_post_ID, $comments );
		_prime_post_caches( $posts );
		$found    = Visibility::listed_ids( self::types(), array_values( array_unique( $posts ) ) );
		$comments = array_values(
			array_filter( $comments, static fn( WP_Comment $comment ): bool => in_array( (int) $comment->comment_post_ID, $found, true ) )
		);
		cache_users( array_filter( array_map( static fn( WP_Comment $comment ): int => (int) $comment->user_id, $comments ) ) );
		return array_map( self::item( ... ), $comments );
	}

	/** Finds content by its slug: posts before pages, and these before other types that support comments. */
	private function find( string $slug ): ?WP_Post {
		foreach ( get_post_types_by_support( 'comments' ) as $type ) {
			$post = Post_Repository::find( $slug, $type );
			if ( null !== $post && Visibility::may_open( $post ) ) {
				return $post;
			}
		}
		return null;
	}

	/** @return list<string> Types of the content whose comments are listed. */
	private static function types(): array {
		return array_values( array_filter( get_post_types(), 'is_post_type_viewable' ) );
	}

	/**
	 * WordPress's own query, in which other plugins may hide comments, for those on content that the reader finds.
	 *
	 * @param int                 $member User id; 0 for the public comments of all.
	 * @param array<string,mixed> $args   Further arguments of WP_Comment_Query.
	 * @return array<WP_Comment|int>|int
	 */
	private static function query( int $member, array $args ): array|int {
		global $wpdb;
		$posts   = Visibility::listed_ids_sql(
			self::types(),
			0 === $member ? [ 'has_password' => false ] : [],
			"{$wpdb->posts}.ID = {$wpdb->comments}.comment_post_ID"
		);
		// With LIMIT, MariaDB looks for the post of each of the latest comments. Without it, it would join all comments and sort them.
		$on_them = static fn( array $clauses ): array => [ 'where' => "{$clauses['where']} AND ( $posts LIMIT 1 ) IS NOT NULL" ] + $clauses;
		add_filter( 'comments_clauses', $on_them );
		$found = get_comments(
			$args + [
				'type'         => 'comment',
				'status'       => 0 === $member ? 'approve' : 'all',
				'user_id'      => $member ?: '',
				'cache_domain' => md5( $posts . wp_cache_get_last_changed( 'posts' ) ), // WordPress caches by arguments alone.
			]
		);
		remove_filter( 'comments_clauses', $on_them );
		return $found;
	}

	/** @return array<string,mixed> See comment_schema(). */
	private static function item( WP_Comment $comment ): array {
		$post = get_post( (int) $comment->comment_post_ID );
		assert( $post instanceof WP_Post ); // The query looks for it.
		return [
			'comment_ID'         => (int) $comment->comment_ID,
			'comment_author'     => Public_Name::of_comment( $comment ),
			'comment_author_url' => Text::url( (string) get_comment_author_url( $comment ) ),
			'avt'                => (string) get_avatar_url( $comment, [ 'size' => Constants::AVATAR_SIZE ] ),
			'comment_content'    => Comment_Response::excerpt( $comment ),
			'date'               => Comment_Response::date( $comment ),
			'slug'               => urldecode( $post->post_name ),
			'title'              => Post_Summary::title( $post ),
			'path'               => Post_Summary::path( $post ) . "#comments{$comment->comment_ID}",
			'id'                 => (int) $comment->comment_ID,
			'waiting'            => '1' !== $comment->comment_approved,
			'own'                => null,
		];
	}

	public function get_list_schema(): array {
		return Schema::list( 'SiteCommentList', self::comment_schema() );
	}

	/** @return array<string,mixed> */
	public static function comment_schema(): array {
		return Schema::object(
			'SiteComment',
			[
				'comment_ID'         => Schema::integer(),
				'comment_author'     => Schema::string(),
				'comment_author_url' => Schema::string(),
				'avt'                => Schema::string(),
				'comment_content'    => Schema::string( __( 'Những chữ đầu, không HTML.', 'hien-core' ) ),
				'date'               => Schema::date(),
				'slug'               => Schema::string( __( 'Của nội dung được bình luận.', 'hien-core' ) ),
				'title'              => Schema::string( __( 'Của nội dung được bình luận.', 'hien-core' ) ),
				'path'               => Schema::string( __( 'Đường dẫn dưới trang chủ tới bình luận.', 'hien-core' ) ),
				'id'                 => Schema::integer(),
				'waiting'            => Schema::boolean( __( 'Còn chờ duyệt; chỉ có trong danh sách của chính mình.', 'hien-core' ) ),
				'own'                => Schema::nullable( Own_Comments::schema() ),
			]
		);
	}

	public function get_collection_params(): array {
		return parent::get_collection_params() + [
			'mine' => Schema::boolean( __( 'Chỉ bình luận của chính mình, cả những bình luận chờ duyệt.', 'hien-core' ), default: false ),
		];
	}
}
