<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Comments;

use Hien\Constants;
use Hien\Content\Visibility;
use Hien\Images\Image_Repository;
use Hien\Members\Public_Name;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Comment;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * `cmt`: the approved comments of one object, in threads, oldest first; paged by thread. POST adds one.
 *
 * Pages contain whole threads, so `limit` counts threads and `count` counts comments.
 */
final class Thread_Controller extends Resource_Controller {

	public function __construct(
		Settings $settings,
		private readonly Image_Repository $images,
	) {
		parent::__construct( $settings );
	}

	public function resource(): string {
		return 'cmt';
	}

	public function register_routes(): void {
		parent::register_routes();
		$this->register_create_route();
	}

	/** Public: contains approved comments only; an item that the reader may not open answers 404. */
	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return true;
	}

	protected function read( ?string $id, array $params ): array|WP_Error {
		$post = $this->find( $params['type'], $params['object_id'] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		$none    = [ 'object_id' => $params['object_id'] ] + self::list_of( [], 0, $params['limit'], $params['page'] );
		$threads = post_password_required( $post ) || 0 === (int) $post->comment_count ? [] : $this->threads( $post->ID );
		if ( [] === $threads ) {
			return $none;
		}
		$page = $params['page'];
		foreach ( isset( $params['comment'] ) ? $threads : [] as $place => $thread ) {
			if ( in_array( $params['comment'], $thread, true ) ) {
				$page = intdiv( $place, $params['limit'] ) + 1;
			}
		}
		$ids  = array_merge( ...array_slice( $threads, ( $page - 1 ) * $params['limit'], $params['limit'] ) );
		$data = [] === $ids ? [] : $this->comments( $ids, $post );
		return [
			'object_id' => $params['object_id'],
			'data'      => $data,
			'count'     => array_sum( array_map( 'count', $threads ) ),
			'page'      => $page,
			'pages'     => (int) ceil( count( $threads ) / $params['limit'] ),
		];
	}

	/** Members only. */
	protected function may_create( array $params ): true|WP_Error {
		return is_user_logged_in() ? true : new WP_Error( 'rest_not_logged_in', __( 'Vui lòng đăng nhập để bình luận!', 'hien-core' ), [ 'status' => 401 ] );
	}

	protected function create( array $params ): array|WP_Error {
		$post    = $this->find( $params['type'], $params['object_id'] );
		$comment = is_wp_error( $post ) ? $post : Comment_Writer::write( $post, $params['content'] );
		return is_wp_error( $comment ) ? $comment : [
			'comment' => $this->comment( $comment, $post, 1 ),
			'waiting' => '1' !== $comment->comment_approved,
		];
	}

	/** The content of the comments; 404 where the reader may not open it. */
	private function find( string $type, int $id ): WP_Post|WP_Error {
		$post = 'images' === $type ? $this->images->find( (string) $id ) : get_post( $id );
		if ( ! $post instanceof WP_Post || ! Visibility::may_open( $post ) ) {
			return new WP_Error( 'hien_object_not_found', __( 'Không tìm thấy nội dung có bình luận này.', 'hien-core' ), [ 'status' => 404 ] );
		}
		return $post;
	}

	/**
	 * The ids of all approved comments by thread, each comment before its replies.
	 *
	 * @return list<list<int>>
	 */
	private function threads( int $post_id ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT comment_ID AS id, comment_parent AS parent FROM {$wpdb->comments}
				WHERE comment_post_ID = %d AND comment_approved = '1' AND comment_type IN ( 'comment', '' )
				ORDER BY comment_date_gmt, comment_ID",
				$post_id
			)
		);
		$known   = array_flip( array_map( static fn( \stdClass $row ): int => (int) $row->id, $rows ) );
		$replies = [];
		foreach ( $rows as $row ) {
			// A reply to a comment that is not approved starts a thread of its own.
			$replies[ isset( $known[ (int) $row->parent ] ) ? (int) $row->parent : 0 ][] = (int) $row->id;
		}
		return array_map( static fn( int $id ): array => self::with_replies( $id, $replies ), $replies[0] ?? [] );
	}

	/**
	 * @param array<int,list<int>> $replies Id of a comment => ids of its replies.
	 * @return list<int>
	 */
	private static function with_replies( int $id, array $replies ): array {
		return array_merge( [ $id ], ...array_map( static fn( int $reply ): array => self::with_replies( $reply, $replies ), $replies[ $id ] ?? [] ) );
	}

	/**
	 * @param list<int> $ids Ids in the order of the response.
	 * @return list<array<string,mixed>>
	 */
	private function comments( array $ids, WP_Post $post ): array {
		_prime_comment_caches( $ids, false );
		cache_users( array_filter( array_map( static fn( int $id ): int => (int) get_comment( $id )?->user_id, $ids ) ) );
		$data  = [];
		$depth = [];
		foreach ( $ids as $id ) {
			$comment = get_comment( $id );
			if ( $comment instanceof WP_Comment ) {
				$parent       = (int) $comment->comment_parent;
				$depth[ $id ] = ( $depth[ $parent ] ?? 0 ) + 1;
				$data[]       = $this->comment( $comment, $post, $depth[ $id ] );
			}
		}
		return $data;
	}

	/** @return array<string,mixed> See get_list_schema(). */
	private function comment( WP_Comment $comment, WP_Post $post, int $depth ): array {
		$date = new \DateTimeImmutable( $comment->comment_date, wp_timezone() );
		return [
			'id'        => (int) $comment->comment_ID,
			'parent'    => 1 === $depth ? 0 : (int) $comment->comment_parent,
			'author'    => Public_Name::of_comment( $comment ),
			'url'       => esc_url_raw( (string) get_comment_author_url( $comment ), [ 'http', 'https' ] ),
			'avt'       => (string) get_avatar_url( $comment, [ 'size' => Constants::AVATAR_SIZE ] ),
			'content'   => self::content( $comment ),
			'date'      => $date->format( DATE_ATOM ),
			'by_author' => 0 !== (int) $comment->user_id && (int) $comment->user_id === (int) $post->post_author,
			'depth'     => $depth,
		];
	}

	/**
	 * The text as HTML. WordPress filters comments when they are submitted; here, those that an import or another plugin
	 * has stored are filtered as well. Of the attributes, `rel` is allowed in addition: WordPress adds it to links.
	 */
	private static function content( WP_Comment $comment ): string {
		$text = wp_kses( get_comment_text( $comment ), 'pre_user_description' );
		return (string) apply_filters( 'comment_text', $text, $comment, [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's filter, as comment_text() applies it.
	}

	public function get_list_schema(): array {
		return Schema::list( 'CommentList', self::comment_schema(), [ 'object_id' => Schema::integer() ] );
	}

	public function get_created_schema(): array {
		return Schema::object(
			'SentComment',
			[
				'comment' => self::comment_schema(),
				'waiting' => Schema::boolean( __( 'Còn chờ duyệt.', 'hien-core' ) ),
			]
		);
	}

	/** @return array<string,mixed> */
	private static function comment_schema(): array {
		return Schema::object(
			'Comment',
			[
				'id'        => Schema::integer(),
				'parent'    => Schema::integer( __( 'Bình luận được trả lời, 0 khi không có.', 'hien-core' ) ),
				'author'    => Schema::string(),
				'url'       => Schema::string(),
				'avt'       => Schema::string(),
				'content'   => Schema::string( __( 'HTML.', 'hien-core' ) ),
				'date'      => Schema::date(),
				'by_author' => Schema::boolean( __( 'Do tác giả bài viết.', 'hien-core' ) ),
				'depth'     => Schema::integer( __( 'Bậc trong chuỗi trả lời, từ 1.', 'hien-core' ) ),
			]
		);
	}

	public function get_collection_params(): array {
		return parent::get_collection_params() + self::object_params() + [
			'comment' => [
				'description' => __( 'Trang nào có bình luận này thì trả về trang ấy.', 'hien-core' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
		];
	}

	protected function get_create_params(): array {
		return self::object_params() + [
			'content' => [
				'description' => __( 'Lời bình luận.', 'hien-core' ),
				'type'        => 'string',
				'required'    => true,
			],
		];
	}

	/** @return array<string,array<string,mixed>> Parameters that identify the content. */
	private static function object_params(): array {
		return [
			'object_id' => [
				'description' => __( 'Mã nội dung; với loại images là số của ảnh.', 'hien-core' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'required'    => true,
			],
			'type'      => [
				'description' => __( 'Loại nội dung.', 'hien-core' ),
				'type'        => 'string',
				'enum'        => [ 'posts', 'images' ],
				'default'     => 'posts',
			],
		];
	}

	protected function default_limit(): int {
		return max( 1, min( 100, (int) get_option( 'comments_per_page' ) ?: Constants::COMMENT_THREADS_LIMIT ) );
	}
}
