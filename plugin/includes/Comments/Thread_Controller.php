<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Content\Visibility;
use Hien\Images\Image_Repository;
use Hien\List_Sizes;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Text;
use Hien\Throttle\Limit;
use WP_Comment;
use WP_Error;
use WP_Http;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * `cmt`: the comments on one object, grouped by thread, oldest first. POST adds a comment; PUT and DELETE on `cmt/{id}` are for its
 * author.
 *
 * Pages contain whole threads: `limit` is a number of threads, `count` a number of comments.
 */
final class Thread_Controller extends Resource_Controller {

	/** Comments that a member may add in a minute, here and through `comments` together; also how many may be changed. */
	private const PER_MINUTE = 10;

	// Contains approved comments and the reader's own; for content that the reader may not open, it responds 404.
	protected const IS_PUBLIC = true;
	protected $rest_base = 'cmt';

	public function register_routes(): void {
		parent::register_routes();

		$text    = array_intersect_key( self::comment_params(), [ 'content' => true ] );
		$sent    = Comment_Response::sent_schema( ... );
		$changes = new Limit( 'comment-change', self::PER_MINUTE );
		$this->add_route(
			'POST',
			'/cmt',
			self::may_comment( ... ),
			fn( WP_REST_Request $request ) => self::write( $this->find( $request['type'], $request['object_id'] ), $request ),
			$sent,
			self::object_params() + self::comment_params(),
			self::write_limit(),
			WP_Http::CREATED
		);
		$this->add_route( 'PUT', '/cmt/(?P<slug>[^/]+)', self::may_change( ... ), $this->change( ... ), $sent, $text, $changes );
		$this->add_route( 'DELETE', '/cmt/(?P<slug>[^/]+)', self::may_delete( ... ), self::delete( ... ), $sent );
	}

	protected function read_list( array $params ): array|WP_Error {
		$post = $this->find( $params['type'], $params['object_id'] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		$more = [
			'object_id' => $params['object_id'],
			'max_depth' => Threads::max_depth(),
		];
		if ( post_password_required( $post ) || 0 === (int) $post->comment_count && ! is_user_logged_in() ) {
			return $more + self::list_of( [], 0, $params );
		}
		return $more + self::page_of( $post, $params );
	}

	/**
	 * @param array<string,mixed> $params Query parameters.
	 * @return array<string,mixed> A page of the threads that the reader may see.
	 */
	private static function page_of( WP_Post $post, array $params ): array {
		$threads = Threads::of( $post->ID );
		$page    = $params['page'];
		foreach ( isset( $params['comment'] ) ? $threads : [] as $place => $thread ) {
			if ( in_array( $params['comment'], $thread, true ) ) {
				$page = intdiv( $place, $params['limit'] ) + 1;
			}
		}
		$ids = array_merge( ...array_slice( $threads, ( $page - 1 ) * $params['limit'], $params['limit'] ) );
		return [
			'data'  => [] === $ids ? [] : self::comments( $ids, $post ),
			'count' => array_sum( array_map( 'count', $threads ) ),
			'page'  => $page,
			'pages' => (int) ceil( count( $threads ) / $params['limit'] ),
		];
	}

	/** Permission to write comments, on all routes: members only. */
	public static function may_comment(): true|WP_Error {
		return self::may_post( __( 'Vui lòng đăng nhập để bình luận!', 'hien-core' ) );
	}

	/** Rate limit of new comments, for all routes together. */
	public static function write_limit(): Limit {
		return new Limit( 'comment', self::PER_MINUTE );
	}

	/**
	 * Adds the comment of a request with comment_params().
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	public static function write( WP_Post|WP_Error $post, WP_REST_Request $request ): array|WP_Error {
		$comment = is_wp_error( $post )
			? $post
			: Comment_Writer::write( $post, $request['content'], $request['parent'], $request['notify'] );
		return is_wp_error( $comment ) ? $comment : Comment_Response::sent( $comment, $post );
	}

	/** Permission for the author of the comment, if the owner lets him write. */
	private static function may_change( WP_REST_Request $request ): true|WP_Error {
		$may_write = self::may_comment();
		return true === $may_write ? self::may_delete( $request ) : $may_write;
	}

	/** Permission for the author of the comment, who may delete it even if the owner does not let him write. */
	private static function may_delete( WP_REST_Request $request ): true|WP_Error {
		$signed_in = self::signed_in( __( 'Vui lòng đăng nhập để bình luận!', 'hien-core' ) );
		$comment   = true === $signed_in ? self::own_comment( self::id_of( $request ) ) : $signed_in;
		return is_wp_error( $comment ) ? $comment : true;
	}

	/** @return array<string,mixed>|WP_Error */
	private function change( WP_REST_Request $request ): array|WP_Error {
		$comment = self::own_comment( self::id_of( $request ) );
		$post    = is_wp_error( $comment ) ? $comment : $this->find( 'posts', (int) $comment->comment_post_ID );
		if ( is_wp_error( $comment ) || is_wp_error( $post ) ) {
			return is_wp_error( $comment ) ? $comment : $post;
		}
		$changed = Comment_Writer::edit( $comment, $request['content'] );
		return is_wp_error( $changed ) ? $changed : Comment_Response::sent( $changed, $post );
	}

	/** @return array<string,mixed>|WP_Error */
	private static function delete( WP_REST_Request $request ): array|WP_Error {
		$comment = self::own_comment( self::id_of( $request ) );
		$post    = is_wp_error( $comment ) ? null : get_post( (int) $comment->comment_post_ID );
		if ( is_wp_error( $comment ) || ! $post instanceof WP_Post ) {
			return is_wp_error( $comment ) ? $comment : self::comment_not_found();
		}
		$gone               = clone $comment;
		$gone->comment_type = Threads::DELETED;
		$answer             = Comment_Response::sent( $gone, $post );
		return Comment_Writer::delete( $comment )
			? $answer
			: new WP_Error(
				'hien_comment_not_deleted',
				__( 'Chưa xóa được bình luận. Bạn thử lại nhé.', 'hien-core' ),
				[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
			);
	}

	/** A comment of the current user; otherwise 403 for one of another person, 404 for one that the user cannot see. */
	private static function own_comment( string $id ): WP_Comment|WP_Error {
		$comment = Text::is_digits( $id ) ? Threads::find( (int) $id ) : null;
		if (
			null === $comment
			|| ! in_array( $comment->comment_type, [ 'comment', '' ], true )
			|| ! in_array( $comment->comment_approved, [ '0', '1' ], true )
		) {
			return self::comment_not_found();
		}
		if ( get_current_user_id() === (int) $comment->user_id ) {
			return $comment;
		}
		return '1' === $comment->comment_approved
			? new WP_Error(
				'hien_comment_of_another',
				__( 'Đây là bình luận của người khác.', 'hien-core' ),
				[ 'status' => WP_Http::FORBIDDEN ]
			)
			: self::comment_not_found();
	}

	public static function comment_not_found(): WP_Error {
		return new WP_Error(
			'hien_comment_not_found',
			__( 'Không tìm thấy bình luận này.', 'hien-core' ),
			[ 'status' => WP_Http::NOT_FOUND ]
		);
	}

	/** The content with these comments; 404 if the reader may not open it. */
	private function find( string $type, int $id ): WP_Post|WP_Error {
		$post = 'images' === $type ? Image_Repository::find( (string) $id ) : get_post( $id );
		if ( ! $post instanceof WP_Post || ! Visibility::may_open( $post ) ) {
			return self::object_not_found();
		}
		return $post;
	}

	public static function object_not_found(): WP_Error {
		return new WP_Error(
			'hien_object_not_found',
			__( 'Không tìm thấy nội dung có bình luận này.', 'hien-core' ),
			[ 'status' => WP_Http::NOT_FOUND ]
		);
	}

	/**
	 * @param list<int> $ids Ids in the order of the response.
	 * @return list<array<string,mixed>>
	 */
	private static function comments( array $ids, WP_Post $post ): array {
		_prime_comment_caches( $ids, false );
		cache_users( array_filter( array_map( static fn( int $id ): int => (int) get_comment( $id )?->user_id, $ids ) ) );
		$data  = [];
		$depth = [];
		foreach ( $ids as $id ) {
			$comment = get_comment( $id );
			if ( $comment instanceof WP_Comment ) {
				$parent       = (int) $comment->comment_parent;
				$depth[ $id ] = ( $depth[ $parent ] ?? 0 ) + 1;
				$data[]       = Comment_Response::of( $comment, $post, $depth[ $id ] );
			}
		}
		return $data;
	}

	public function get_list_schema(): array {
		return Schema::list(
			'CommentList',
			Comment_Response::schema(),
			[
				'object_id' => Schema::integer(),
				'max_depth' => Schema::integer( __( 'Trả lời được tới bậc này; 1 khi không trả lời được.', 'hien-core' ) ),
			]
		);
	}

	public function get_collection_params(): array {
		$limit = max( 1, min( 100, (int) get_option( 'comments_per_page' ) ?: List_Sizes::COMMENT_THREADS ) );
		return $this->page_params( $limit ) + self::object_params() + [
			'comment' => Schema::integer( __( 'Trang nào có bình luận này thì trả về trang ấy.', 'hien-core' ), minimum: 1 ),
		];
	}

	/** @return array<string,array<string,mixed>> Parameters of a new comment. */
	public static function comment_params(): array {
		return [
			'content' => Schema::string( __( 'Lời bình luận.', 'hien-core' ), required: true ),
			'parent'  => Schema::integer( __( 'Bình luận được trả lời, 0 khi không có.', 'hien-core' ), minimum: 0, default: 0 ),
			'notify'  => Schema::boolean( __( 'Báo bằng thư khi có trả lời; không gửi thì theo tài khoản.', 'hien-core' ) ),
		];
	}

	/** @return array<string,array<string,mixed>> Parameters that identify the content. */
	private static function object_params(): array {
		return [
			'object_id' => Schema::integer( __( 'Mã nội dung; với loại images là số của ảnh.', 'hien-core' ), minimum: 1, required: true ),
			'type'      => Schema::string( __( 'Loại nội dung.', 'hien-core' ), enum: [ 'posts', 'images' ], default: 'posts' ),
		];
	}
}
