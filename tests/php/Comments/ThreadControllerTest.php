<?php

declare(strict_types=1);

namespace Hien\Tests\Comments;

use Hien\Comments\Threads;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class ThreadControllerTest extends TestCase {

	private int $post;

	private int $minute = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->post = $this->make->post();
	}

	public function test_threads_are_oldest_first_with_replies_below_their_parent(): void {
		$a  = $this->say( 'a' );
		$b  = $this->say( 'b' );
		$a1 = $this->say( 'a1', $a );
		$this->say( 'b1', $b );
		$this->say( 'a11', $a1 );
		$this->say( 'a2', $a );
		self::assertSame( [ 'a' => 1, 'a1' => 2, 'a11' => 3, 'a2' => 2, 'b' => 1, 'b1' => 2 ], $this->depths() );
	}

	public function test_replies_go_as_deep_as_readers_went(): void {
		$parent = 0;
		foreach ( range( 1, 12 ) as $depth ) {
			$parent = $this->say( "bậc $depth", $parent );
		}
		self::assertSame( range( 1, 12 ), array_values( $this->depths() ) );
	}

	public function test_a_chain_of_an_import_may_be_of_any_depth(): void {
		$chain = array_map(
			static fn( int $id ): object => (object) [ 'comment_ID' => $id, 'comment_parent' => $id - 1 ],
			range( 1, 60000 )
		);
		$found = static fn(): array => [ ...$chain, (object) [ 'comment_ID' => 70000, 'comment_parent' => 1 ] ];
		add_filter( 'comments_pre_query', $found );
		self::assertSame( [ [ ...range( 1, 60000 ), 70000 ] ], Threads::of( 1 ) );
	}

	public function test_a_reply_to_an_unapproved_comment_is_a_thread_of_its_own(): void {
		$hidden = $this->say( 'chờ duyệt', 0, [ 'comment_approved' => '0' ] );
		$this->say( 'trả lời', $hidden );
		$this->say( 'lạc', 999999 );
		$comments = $this->get()['data'];
		self::assertSame( [ 'trả lời' => 1, 'lạc' => 1 ], $this->depths() );
		self::assertSame( [ 0, 0 ], array_column( $comments, 'parent' ) );
	}

	public function test_only_approved_comments_are_shown(): void {
		$this->say( 'duyệt' );
		foreach ( [ '0', 'spam', 'trash' ] as $status ) {
			$this->say( $status, 0, [ 'comment_approved' => $status ] );
		}
		$this->say( 'nhắc đến', 0, [ 'comment_type' => 'pingback' ] );
		$this->as_user( 'administrator' );
		self::assertSame( [ 'duyệt' ], array_keys( $this->depths() ) );
		self::assertSame( 1, $this->get()['count'] );
	}

	public function test_a_page_holds_whole_threads_and_comments_are_counted(): void {
		foreach ( range( 1, 5 ) as $n ) {
			$this->say( "trả lời $n", $this->say( "chuỗi $n" ) );
		}
		$page = $this->get(
			[
				'limit' => 2,
				'page'  => 3,
			]
		);
		self::assertSame( [ 10, 3, 3 ], [ $page['count'], $page['page'], $page['pages'] ] );
		self::assertSame( [ 'chuỗi 5', 'trả lời 5' ], self::texts( $page ) );
	}

	public function test_a_thousand_comments_come_in_pages(): void {
		global $wpdb;
		$rows = [];
		for ( $n = 0; $n < 1000; $n++ ) {
			$date   = gmdate( 'Y-m-d H:i:s', 1700000000 + $n );
			$rows[] = $wpdb->prepare(
				"(%d, 'An', 'an@example.org', '', '', %s, %s, %s, '1', '', 'comment')",
				$this->post,
				$date,
				$date,
				"số $n"
			);
		}
		$wpdb->query( "INSERT INTO $wpdb->comments (comment_post_ID, comment_author, comment_author_email, comment_author_url, comment_author_IP, comment_date, comment_date_gmt, comment_content, comment_approved, comment_agent, comment_type) VALUES " . implode( ',', $rows ) );
		wp_update_comment_count_now( $this->post );

		$first = $this->get();
		self::assertSame( [ 1000, 50, 20 ], [ $first['count'], count( $first['data'] ), $first['pages'] ] );
		self::assertSame( 'số 999', array_slice( self::texts( $this->get( [ 'page' => 20 ] ) ), -1 )[0] );
	}

	public function test_a_comment_finds_its_page(): void {
		$ids = array_map( fn( int $n ): int => $this->say( "chuỗi $n" ), range( 1, 5 ) );
		$own = $this->say( 'trả lời', $ids[4] );
		$at  = fn( int $comment ): int => $this->get(
			[
				'limit'   => 2,
				'comment' => $comment,
			]
		)['page'];
		self::assertSame( [ 1, 1, 2, 2, 3, 3 ], array_map( $at, [ ...$ids, $own ] ) );
		self::assertSame( 1, $at( 999999 ) );
	}

	#[TestWith( [ 'oldest', 'asc' ] )]
	#[TestWith( [ 'newest', 'desc' ] )]
	public function test_a_page_is_the_page_that_wordpress_means( string $first_page, string $order ): void {
		update_option( 'comments_per_page', 2 );
		update_option( 'default_comments_page', $first_page );
		update_option( 'comment_order', $order );
		$ids  = array_map( fn( int $n ): int => $this->say( "chuỗi $n" ), range( 1, 5 ) );
		$link = get_comment_link( $ids[4], [ 'type' => 'comment' ] );
		self::assertStringEndsWith( "/comment-page-3#comments{$ids[4]}", $link );
		self::assertSame( [ 'chuỗi 5' ], self::texts( $this->get( [ 'page' => 3 ] ) ) );
	}

	public function test_the_posts_own_author_is_marked(): void {
		$this->say( 'tác giả', 0, [ 'user_id' => 1 ] );
		$this->say( 'khách' );
		$this->say( 'thành viên', 0, [ 'user_id' => $this->make->user() ] );
		self::assertSame( [ true, false, false ], array_column( $this->get()['data'], 'by_author' ) );
	}

	public function test_a_comment_contains_nothing_private_and_nothing_dangerous(): void {
		$this->say(
			'<script>alert(1)</script> <a href="https://example.com" rel="nofollow ugc" onclick="alert(1)">liên kết</a>',
			0,
			[
				'comment_author'       => 'An & Bình <b>',
				'comment_author_email' => 'rieng@example.org',
				'comment_author_url'   => 'javascript:alert(1)',
				'comment_author_IP'    => '203.0.113.9',
			]
		);
		$json    = (string) wp_json_encode( $this->get(), JSON_UNESCAPED_SLASHES );
		$comment = $this->get()['data'][0];
		self::assertSame( [ 'An & Bình <b>', '' ], [ $comment['author'], $comment['url'] ] );
		self::assertSame( '<p>alert(1) <a href="https://example.com" rel="nofollow ugc">liên kết</a></p>', trim( $comment['content'] ) );
		self::assertStringNotContainsString( 'rieng@example.org', $json );
		self::assertStringNotContainsString( md5( 'rieng@example.org' ), $json );
		self::assertStringNotContainsString( '203.0.113.9', $json );
	}

	public function test_who_left_no_name_is_somebody(): void {
		$this->say( 'không tên', 0, [ 'comment_author' => '' ] );
		self::assertNotSame( '', $this->get()['data'][0]['author'] );
	}

	/** @param array<string,mixed> $args */
	private function say( string $text, int $parent = 0, array $args = [] ): int {
		$date = gmdate( 'Y-m-d H:i:s', 1700000000 + 60 * ++$this->minute );
		return $this->make->comment(
			$this->post,
			$args + [
				'comment_content'  => $text,
				'comment_parent'   => $parent,
				'comment_date'     => $date,
				'comment_date_gmt' => $date,
			]
		);
	}

	/**
	 * @param array<string,int> $params
	 * @return array<string,mixed>
	 */
	private function get( array $params = [] ): array {
		return $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $this->post ] + $params )->get_data();
	}

	/** @return array<string,int> Text => depth. */
	private function depths(): array {
		$page = $this->get();
		return array_combine( self::texts( $page ), array_column( $page['data'], 'depth' ) );
	}

	/**
	 * @param array<string,mixed> $page
	 * @return list<string>
	 */
	private static function texts( array $page ): array {
		return array_map(
			static fn( string $html ): string => trim( wp_strip_all_tags( $html ) ),
			array_column( $page['data'], 'content' )
		);
	}
}
