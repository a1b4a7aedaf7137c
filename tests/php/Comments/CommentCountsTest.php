<?php

declare(strict_types=1);

namespace Hien\Tests\Comments;

use Hien\Comments\Comment_Counts;
use Hien\Comments\Threads;
use Hien\Jobs\Jobs;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Comment_Query;

/** Wherever the number of comments of a post is shown, it is the number of those that its list shows. */
final class CommentCountsTest extends TestCase {

	use ScreenRequests;

	private const OTHERS = [ 'pingback', 'trackback', 'like', 'webmention', 'repost' ];

	public function test_the_numbers_of_before_are_made_right_when_the_plugin_is_installed(): void {
		$post = $this->make->post( [ 'post_title' => 'Bài', 'post_name' => 'bai' ] );
		remove_all_filters( 'pre_wp_update_comment_count_now' );
		$this->fill( $post );
		self::assertSame( '8', get_comments_number( $post ) );
		( new Comment_Counts() )->register();
		Jobs::begin( 'comment-counts' );
		self::run_jobs();
		$this->assert_count( 3, $post );
	}

	/** WordPress caches its queries of comments, and some of what it does to comments counts before it empties that cache. */
	public function test_a_comment_that_is_published_after_another_was_found_to_be_spam_is_counted(): void {
		$post = $this->make->post();
		wp_set_comment_status( $this->make->comment( $post, [ 'comment_approved' => '0' ] ), 'spam' );
		self::assertSame( '0', get_comments_number( $post ) );
		wp_insert_comment( [ 'comment_post_ID' => $post, 'comment_content' => 'Hay quá!' ] );
		self::assertSame( '1', get_comments_number( $post ) );
		self::assertCount( 1, $this->rest( 'GET', '/hien/v1/cmt', [ 'type' => 'posts', 'object_id' => $post ] )->get_data()['data'] );
	}

	/** As plugins hide the comments of somebody who is blocked. */
	#[TestWith( [ 'comments_clauses' ] )]
	#[TestWith( [ 'pre_get_comments' ] )]
	public function test_what_another_plugin_takes_out_of_the_query_is_neither_listed_nor_counted( string $hook ): void {
		$blocked = $this->make->user();
		add_filter(
			$hook,
			static function ( array|WP_Comment_Query $query ) use ( $blocked ): array|WP_Comment_Query {
				if ( is_array( $query ) ) {
					$query['where'] .= " AND user_id != $blocked";
				} else {
					$query->query_vars['author__not_in'] = [ $blocked ];
				}
				return $query;
			}
		);
		$post = $this->make->post( [ 'post_title' => 'Bài', 'post_name' => 'bai' ] );
		$this->fill( $post );
		$this->make->comment( $post, [ 'user_id' => $blocked ] );
		$this->assert_count( 3, $post );
		$latest = $this->rest( 'GET', '/hien/v1/comments' )->get_data();
		self::assertSame( [ 2, 2 ], [ $latest['count'], count( $latest['data'] ) ], 'Without the deleted one.' );
	}

	public function test_what_another_plugin_takes_out_of_what_was_found_is_not_listed(): void {
		$post = $this->make->post();
		$this->make->comment( $post );
		$hidden = $this->make->comment( $post );
		add_filter(
			'the_comments',
			static fn( array $comments ): array => array_values(
				array_filter( $comments, static fn( \WP_Comment $comment ): bool => $hidden !== (int) $comment->comment_ID )
			)
		);
		$list = $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $post ] )->get_data();
		self::assertSame( [ 1, 1 ], [ $list['count'], count( $list['data'] ) ] );
		self::assertCount( 1, $this->rest( 'GET', '/hien/v1/comments' )->get_data()['data'] );
		self::assertSame( '2', get_comments_number( $post ), 'Only a query that reads all comments could count without it.' );
	}

	public function test_pictures_count_as_posts_do(): void {
		$image = $this->make->post( [ 'post_type' => 'hien_image', 'meta_input' => [ '_thumbnail_id' => $this->make->picture() ] ] );
		$this->fill( $image );
		self::assertSame( 3, $this->rest( 'GET', '/hien/v1/images/1' )->get_data()['comments'] );
	}

	public function test_content_of_other_plugins_is_counted_by_them(): void {
		register_post_type( 'product', [ 'public' => true, 'supports' => [ 'comments' ] ] );
		$product = $this->make->post( [ 'post_type' => 'product' ] );
		$this->make->comment( $product, [ 'comment_type' => 'review' ] );
		self::assertSame( '1', get_comments_number( $product ) );
		unregister_post_type( 'product' );
	}

	/** Two comments, a deleted one that has an answer, one that waits, and one of each other kind. */
	private function fill( int $post ): void {
		$this->make->comment( $post );
		$this->make->comment( $post, [ 'comment_parent' => $this->make->comment( $post, [ 'comment_type' => Threads::DELETED ] ) ] );
		$this->make->comment( $post, [ 'comment_approved' => '0' ] );
		foreach ( self::OTHERS as $type ) {
			$this->make->comment( $post, [ 'comment_type' => $type ] );
		}
	}

	private function assert_count( int $count, int $post ): void {
		$article = $this->rest( 'GET', '/hien/v1/posts/bai' )->get_data();
		self::assertSame(
			[
				'list'    => $count,
				'page'    => $count,
				'card'    => $count,
				'json-ld' => $count,
				'core'    => (string) $count,
			],
			[
				'list'    => $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $post ] )->get_data()['count'],
				'page'    => $article['comment_state']['count'],
				'card'    => $this->rest( 'GET', '/hien/v1/posts' )->get_data()['data'][0]['comments'],
				'json-ld' => $article['head']['json_ld'][0]['commentCount'],
				'core'    => get_comments_number( $post ),
			]
		);
		self::assertTrue( str_contains( $this->page_at( home_url( '/chuyen-chung/bai' ) )->html, "$count bình luận" ) );
	}
}
