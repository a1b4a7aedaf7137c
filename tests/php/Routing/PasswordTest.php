<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Posts\Article;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** A post behind a password says nothing of its text until the password is given. */
final class PasswordTest extends TestCase {

	use Site;
	use ScreenRequests;

	private const SECRET = 'khobaudaudo';

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		$this->id['khoa'] = $this->post(
			'khoa',
			'WordPress',
			[
				'post_password' => 'vung-oi-mo-ra',
				'post_content'  => '<h2>Đầu đề ' . self::SECRET . '</h2><p>' . self::SECRET . '</p>',
				'post_excerpt'  => 'Tóm tắt ' . self::SECRET,
			]
		);
		$this->make->comment( $this->id['khoa'], [ 'comment_content' => 'Bình về ' . self::SECRET ] );
	}

	public function test_without_the_password_there_is_no_text_anywhere(): void {
		$screen = $this->visit( '/wordpress/khoa' );
		$post   = array_values( $screen->data )[0];
		self::assertSame(
			[ 200, true, false, '', [] ],
			[ $screen->status, $post['protected'], $post['password_error'], $post['content'], $post['toc'] ]
		);
		self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $screen->to_array() ) );
		foreach ( [ 'posts/khoa', 'posts', 'categories/wordpress', 'featured', 'posts/bai-cha' ] as $path ) {
			$answer = (string) wp_json_encode( $this->rest( 'GET', "/hien/v1/$path" )->get_data() );
			self::assertStringNotContainsString( self::SECRET, $answer, $path );
		}
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/search', [ 's' => self::SECRET ] )->get_data()['data'] );
	}

	public function test_a_member_cannot_guess_the_text_by_searching(): void {
		$this->as_user( 'subscriber' );
		self::assertSame( [], $this->rest( 'GET', '/hien/v1/search', [ 's' => self::SECRET ] )->get_data()['data'] );
		self::assertSame( [], array_values( $this->visit( '/?s=' . self::SECRET )->data )[0]['data'] );
	}

	public function test_its_comments_are_hidden_with_it(): void {
		$comments = fn(): array => $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $this->id['khoa'] ] )->get_data();
		self::assertSame( [ [], 0 ], [ $comments()['data'], $comments()['count'] ] );
		self::enter_password( 'vung-oi-mo-ra' );
		self::assertSame( 1, $comments()['count'] );
	}

	public function test_the_head_and_the_feeds_do_not_tell(): void {
		$page = $this->page_at( '/wordpress/khoa' );
		self::assertStringContainsString( '<head', $page->html );
		self::assertStringNotContainsString( self::SECRET, $page->html );
		foreach ( [ '/feed', '/wordpress/feed', '/wordpress/khoa/feed', '/comments/feed' ] as $path ) {
			$this->go_to( home_url( $path ) );
			ob_start();
			load_template( ABSPATH . WPINC . ( is_comment_feed() ? '/feed-rss2-comments.php' : '/feed-rss2.php' ), false );
			$feed = (string) ob_get_clean();
			self::assertStringContainsString( '<rss', $feed );
			self::assertStringNotContainsString( self::SECRET, $feed, $path );
		}
	}

	public function test_the_head_has_the_bare_title_and_says_that_there_is_a_password(): void {
		$head = $this->visit( '/wordpress/khoa' )->head;
		$post = array_column( $head['json_ld'], null, '@type' )['BlogPosting'];
		self::assertSame( 'Bài viết này có mật khẩu.', $head['og']['description'] );
		self::assertSame( [ 'Bài khoa', $head['description'] ], [ $post['headline'], $post['description'] ] );
		self::enter_password( 'vung-oi-mo-ra' );
		$head = $this->visit( '/wordpress/khoa' )->head;
		self::assertStringContainsString( self::SECRET, $head['description'] );
		self::assertSame( 'Bài khoa', array_column( $head['json_ld'], null, '@type' )['BlogPosting']['headline'] );
	}

	public function test_the_password_opens_it(): void {
		self::enter_password( 'vung-oi-mo-ra' );
		$post = array_values( $this->visit( '/wordpress/khoa' )->data )[0];
		self::assertSame( [ false, false ], [ $post['protected'], $post['password_error'] ] );
		self::assertStringContainsString( self::SECRET, $post['content'] );
		self::assertStringContainsString( self::SECRET, $post['excerpt'] );
		self::assertCount( 1, $post['toc'] );
		self::assertStringContainsString( self::SECRET, $this->rest( 'GET', '/hien/v1/posts/khoa' )->get_data()['content'] );
	}

	public function test_what_a_password_opened_is_kept_by_no_cache(): void {
		$times = 0;
		add_filter(
			'nocache_headers',
			static function ( array $headers ) use ( &$times ): array {
				++$times;
				return $headers;
			}
		);
		$this->visit( '/wordpress' );
		self::assertSame( [ 0, false ], [ $times, apply_filters( 'rest_send_nocache_headers', false ) ] );
		self::enter_password( 'vung-oi-mo-ra' );
		$this->visit( '/wordpress' );
		self::assertSame( [ 1, true ], [ $times, apply_filters( 'rest_send_nocache_headers', false ) ] );
	}

	public function test_a_wrong_password_is_told(): void {
		self::enter_password( 'sai' );
		$this->come_from( '/khoa' ); // The form, at any address of the post.
		$screen = $this->visit( '/wordpress/khoa' );
		$post   = array_values( $screen->data )[0];
		self::assertSame( [ true, true, '' ], [ $post['protected'], $post['password_error'], $post['content'] ] );
		self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $screen->to_array() ) );
	}

	public function test_a_wrong_password_is_told_under_plain_permalinks(): void {
		$post = get_post( $this->id['khoa'] );
		self::assertNotNull( $post );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		self::enter_password( 'sai' );
		foreach ( [ $post->ID, $this->id['bai-cha'] ] as $from ) {
			$_SERVER['HTTP_REFERER'] = get_permalink( $from );
			self::assertSame( $from === $post->ID, Article::has_wrong_password( $post ) );
		}
	}

	public function test_the_password_of_another_post_is_no_wrong_one(): void {
		self::enter_password( 'cua-bai-khac' );
		foreach ( [ '', '/', '/wordpress/bai-cha' ] as $from ) {
			$this->come_from( $from );
			$post = array_values( $this->visit( '/wordpress/khoa' )->data )[0];
			self::assertSame( [ true, false ], [ $post['protected'], $post['password_error'] ], $from );
		}
	}

	public function test_its_parts_are_not_counted_from_outside(): void {
		$this->post(
			'khoa-hai-phan',
			'WordPress',
			[
				'post_password' => 'x',
				'post_content'  => 'Một<!--nextpage-->Hai',
			]
		);
		self::assertSame( 1, array_values( $this->visit( '/wordpress/khoa-hai-phan' )->data )[0]['parts'] );
		self::enter_password( 'x' );
		self::assertSame( 2, array_values( $this->visit( '/wordpress/khoa-hai-phan' )->data )[0]['parts'] );
	}

	/** The page whose link or form the reader follows. */
	private function come_from( string $path ): void {
		add_action(
			'parse_request',
			static function () use ( $path ): void {
				$_SERVER['HTTP_REFERER'] = home_url( $path );
			}
		);
	}
}
