<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Comments;

use Hien\Cache\Count_Cache;
use Hien\Constants;
use Hien\Members\Public_Name;
use Hien\Posts\Post_Summary;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use Hien\Text;
use WP_Error;
use WP_Comment;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** `comments`: the latest approved comments on content that everybody may read. */
final class Site_Comments_Controller extends Resource_Controller {

	private const EXCERPT_WORDS = 40;

	public function resource(): string {
		return 'comments';
	}

	/** Public: contains approved comments on published content only. */
	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return true;
	}

	protected function read( ?string $id, array $params ): array {
		$ids = $this->ids( $params['limit'], $params['page'] );
		_prime_comment_caches( $ids );
		$comments = array_values( array_filter( array_map( 'get_comment', $ids ), static fn( mixed $comment ): bool => $comment instanceof WP_Comment ) );
		_prime_post_caches( array_map( static fn( WP_Comment $comment ): int => (int) $comment->comment_post_ID, $comments ) );
		cache_users( array_filter( array_map( static fn( WP_Comment $comment ): int => (int) $comment->user_id, $comments ) ) );
		return self::list_of( array_map( self::comment( ... ), $comments ), $this->count(), $params['limit'], $params['page'] );
	}

	/** @return list<int> */
	private function ids( int $limit, int $page ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- from_where() prepares.
		return array_map( 'intval', $wpdb->get_col( 'SELECT c.comment_ID ' . $this->from_where() . $wpdb->prepare( ' ORDER BY c.comment_date_gmt DESC, c.comment_ID DESC LIMIT %d OFFSET %d', $limit, ( $page - 1 ) * $limit ) ) );
	}

	private function count(): int {
		global $wpdb;
		return Count_Cache::get( 'comments', fn(): int => (int) $wpdb->get_var( 'SELECT COUNT(*) ' . $this->from_where() ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- from_where() prepares.
	}

	/** FROM and WHERE of a query on the comments (c) of the list. */
	private function from_where(): string {
		global $wpdb;
		$types  = array_values( array_filter( get_post_types(), 'is_post_type_viewable' ) );
		$places = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- $places contains placeholders only.
		return (string) $wpdb->prepare(
			"FROM {$wpdb->comments} c
			INNER JOIN {$wpdb->posts} p ON p.ID = c.comment_post_ID
			WHERE c.comment_approved = '1' AND c.comment_type IN ( 'comment', '' )
			AND p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN ($places)",
			$types
		);
		// phpcs:enable
	}

	/** @return array<string,mixed> See get_list_schema(). */
	private static function comment( WP_Comment $comment ): array {
		$post = get_post( (int) $comment->comment_post_ID );
		assert( $post instanceof WP_Post ); // The query joins it.
		return [
			'comment_ID'         => (int) $comment->comment_ID,
			'comment_author'     => Public_Name::of_comment( $comment ),
			'comment_author_url' => esc_url_raw( (string) get_comment_author_url( $comment ), [ 'http', 'https' ] ),
			'avt'                => (string) get_avatar_url( $comment, [ 'size' => Constants::AVATAR_SIZE ] ),
			'comment_content'    => self::excerpt( $comment ),
			'date'               => ( new \DateTimeImmutable( $comment->comment_date, wp_timezone() ) )->format( DATE_ATOM ),
			'slug'               => urldecode( $post->post_name ),
			'title'              => Post_Summary::title( $post ),
			'path'               => Post_Summary::path( $post ) . "#comments{$comment->comment_ID}",
		];
	}

	/** The first words, as plain text. */
	private static function excerpt( WP_Comment $comment ): string {
		return Text::plain( wp_trim_words( get_comment_text( $comment ), self::EXCERPT_WORDS, '…' ) );
	}

	public function get_list_schema(): array {
		return Schema::list(
			'SiteCommentList',
			Schema::object(
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
				]
			)
		);
	}

	protected function default_limit(): int {
		return Constants::SITE_COMMENTS_LIMIT;
	}
}
