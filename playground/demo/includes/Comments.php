<?php
declare(strict_types=1);

namespace Hien_Demo;

use Hien\Demo\Content;
use Hien\Demo\Loader;
use Hien\Demo\Registry;
use Hien\Settings\Settings;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Comments on posts. An `author` that is a login is that member, any other a guest.
 *
 * @phpstan-type CommentData array{author:string,content:string,approved?:bool,replies?:list<array<mixed>>}
 */
final class Comments {

	/** Days after the post in which its comments arrive. */
	private const DAYS = 20;

	private int $number = 0;

	/** @param array<string,int> $known */
	private function __construct(
		private readonly WP_Post $post,
		private readonly int $total,
		private readonly array $known
	) {}

	public static function load(): void {
		$posts = Registry::all( 'post' );
		$known = Registry::all( 'comment' );
		foreach ( Content::data( 'comments' ) as $slug => $comments ) {
			$post = get_post( $posts[ str_contains( $slug, ':' ) ? $slug : "post:$slug" ] ?? 0 );
			if ( $post && is_array( $comments ) ) {
				/** @var list<CommentData> $comments */
				( new self( $post, self::count( $comments ), $known ) )->thread( $comments, "$slug", 0 );
			}
		}
	}

	public static function remove(): void {
		foreach ( Registry::all( 'comment' ) as $id ) {
			wp_delete_comment( $id, true );
		}
	}

	/** @param list<CommentData> $comments */
	private function thread( array $comments, string $path, int $parent ): void {
		foreach ( $comments as $i => $comment ) {
			++$this->number;
			$key = "$path/$i";
			$id  = $this->known[ $key ] ?? $this->insert( $comment, $key, $parent );
			/** @var list<CommentData> $replies */
			$replies = $comment['replies'] ?? [];
			$this->thread( $replies, $key, $id );
		}
	}

	/** @param CommentData $comment */
	private function insert( array $comment, string $key, int $parent ): int {
		$user = $this->user( $comment['author'] );
		$time = $this->time();

		$data = [
			'comment_post_ID'      => $this->post->ID,
			'comment_parent'       => $parent,
			'user_id'              => $user->ID ?? 0,
			'comment_author'       => $user->display_name ?? $comment['author'],
			'comment_author_email' => $user->user_email ?? sanitize_title( $comment['author'] ) . '@example.com',
			'comment_content'      => wp_slash( $comment['content'] ),
			'comment_approved'     => (int) ( $comment['approved'] ?? true ),
			'comment_date'         => (string) wp_date( 'Y-m-d H:i:s', $time ),
			'comment_date_gmt'     => gmdate( 'Y-m-d H:i:s', $time ),
			'comment_meta'         => [ Registry::META => $key ],
		];
		return Loader::id( wp_insert_comment( $data ), $key );
	}

	private function user( string $author ): ?WP_User {
		return get_user_by( ...( 'an' === $author ? [ 'id', Settings::author_id() ] : [ 'login', $author ] ) ) ?: null;
	}

	/** Spread over the days after the post, more of them at first, each later than the one before. */
	private function time(): int {
		$start = (int) get_post_timestamp( $this->post );
		$end   = min( time(), $start + self::DAYS * DAY_IN_SECONDS );
		return $start + (int) ( ( $end - $start ) * ( $this->number / ( $this->total + 1 ) ) ** 1.5 );
	}

	/** @param list<CommentData> $comments */
	private static function count( array $comments ): int {
		$count = 0;
		array_walk_recursive(
			$comments,
			static function ( mixed $value, string|int $key ) use ( &$count ): void {
				$count += (int) ( 'author' === $key );
			}
		);
		return $count;
	}
}
