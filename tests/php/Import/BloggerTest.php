<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Import\Picture_Url;

/** Moving in from Blogger. */
final class BloggerTest extends ImportTestCase {

	public function test_the_feed_of_takeout(): void {
		$state = self::import( 'feed.atom' );
		self::assertSame( [], $state->errors );
		$post = self::post( 'ngay-dau-i-day' );
		self::assertSame(
			[ 'Ngày đầu đi dạy', 'publish', '2015-05-01 01:30:00', '2015-05-01 08:30:00', 'Kỷ niệm' ],
			[ $post->post_title, $post->post_status, $post->post_date_gmt, $post->post_date, $post->post_excerpt ]
		);
		self::assertEqualsCanonicalizing( [ 'Kỷ niệm', 'Đi dạy' ], wp_get_post_tags( $post->ID, [ 'fields' => 'names' ] ) );
		self::assertSame( 'page', self::post( 'gioi-thieu' )->post_type );
		self::assertSame( [ 'draft' ], array_column( get_posts( [ 's' => 'Viết dở', 'post_status' => 'any' ] ), 'post_status' ) );
		self::assertSame( [], get_posts( [ 'title' => 'Đã bỏ', 'post_status' => 'any' ] ) );
		$comments = get_comments( [ 'post_id' => $post->ID, 'orderby' => 'comment_date_gmt', 'order' => 'ASC' ] );
		self::assertSame( [ 'Em nhớ lớp mình', "Cảm ơn em.\nHẹn gặp lại." ], array_column( $comments, 'comment_content' ) );
		self::assertSame( $comments[0]->comment_ID, $comments[1]->comment_parent, 'The answer stands before it in the file.' );
	}

	public function test_pictures_come_in_their_own_size(): void {
		self::import( 'feed.atom' );
		$content = self::post( 'ngay-dau-i-day' )->post_content;
		self::assertSame(
			[ 'https://1.bp.blogspot.com/-aa/s0/lop-hoc.jpg' => 1, 'https://blogger.googleusercontent.com/img/b/R29/AVvX=s0' => 1 ],
			$this->asked
		);
		self::assertDoesNotMatchRegularExpression( '~blogspot|googleusercontent~', $content );
		self::assertStringContainsString( 'href="http://example.org/wp-content/uploads/2015/05/lop-hoc.jpg"', $content );
		self::assertStringContainsString( 'href="' . get_permalink( self::post( 'gioi-thieu' ) ) . '"', $content );
		self::assertMatchesRegularExpression(
			'~<img[^>]+lop-hoc-\d+x\d+\.\w+"[^>]+srcset="[^"]+lop-hoc~',
			apply_filters( 'the_content', $content )
		);
	}

	public function test_addresses_of_labels_feeds_and_phones_lead_on_too(): void {
		self::import( 'feed.atom' );
		$tag = get_term_link( get_term_by( 'name', 'Kỷ niệm', 'post_tag' ) );
		foreach (
			[
				'/search/label/K%E1%BB%B7%20ni%E1%BB%87m?max-results=20' => $tag,
				'/search/label/K%E1%BB%B7+ni%E1%BB%87m' => $tag,
				'/feeds/posts/default/-/K%E1%BB%B7%20ni%E1%BB%87m' => "$tag/feed",
				'/feeds/posts/default?alt=rss' => get_feed_link(),
				'/atom.xml' => get_feed_link(),
				'/feeds/comments/default' => get_feed_link( 'comments_rss2' ),
				'/2015/05/ngay-dau-i-day.html?m=1' => get_permalink( self::post( 'ngay-dau-i-day' ) ),
			] as $old => $new
		) {
			$redirect = self::redirect_by( fn() => $this->page_at( $old ) );
			self::assertSame( [ $new, 301 ], [ strtok( $redirect->location, '?' ), $redirect->getCode() ], $old );
		}
		self::assertSame( [ 200, 200 ], [ $this->page_at( '/?m=1' )->status, $this->page_at( '/search/label/khac' )->status ] );
		self::assertSame( 404, $this->page_at( '/feeds/posts/default/-/khac' )->status );
	}

	public function test_labels_that_differ_in_their_marks_are_two_tags(): void {
		$feed = (string) file_get_contents( __DIR__ . '/files/feed.atom' );
		preg_match( '~<category[^>]*term=[\'"](?!http)([^\'"]+)~', $feed, $label );
		self::assertNotSame( '', $label[1] ?? '' );
		$this->make->tag( [ 'name' => remove_accents( $label[1] ), 'slug' => sanitize_title( $label[1] ) ] );
		self::import( 'feed.atom' );
		self::assertContains( $label[1], array_column( get_tags( [ 'hide_empty' => false ] ), 'name' ) );
	}

	public function test_the_older_backup(): void {
		self::import( 'blogger-backup.xml' );
		$post = self::post( 'bai-tho-au' );
		self::assertSame( [ '2010-03-01 01:00:00', 'Bài thơ đầu' ], [ $post->post_date_gmt, $post->post_title ] );
		$comments = get_comments( [ 'post_id' => $post->ID, 'orderby' => 'comment_date_gmt', 'order' => 'ASC' ] );
		self::assertSame( [ 'Hay lắm', 'Cảm ơn bạn' ], array_column( $comments, 'comment_content' ) );
		self::assertSame( $comments[0]->comment_ID, $comments[1]->comment_parent );
		self::assertSame( 'draft', get_posts( [ 'title' => 'Nháp thơ', 'post_status' => 'any' ] )[0]->post_status );
		self::assertSame( [], get_posts( [ 'title' => 'Tên blog', 'post_status' => 'any' ] ) );
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'urls' )]
	public function test_a_url_names_a_picture_and_a_width( string $url, string $original, int $width ): void {
		self::assertSame( [ $original, $width ], [ Picture_Url::original( $url ), Picture_Url::width( $url ) ] );
	}

	/** @return list<array{string,string,int}> */
	public static function urls(): array {
		return [
			[ 'https://1.bp.blogspot.com/-a/AAA/s320/anh.jpg', 'https://1.bp.blogspot.com/-a/AAA/s0/anh.jpg', 320 ],
			[ 'http://2.bp.blogspot.com/-a/w640-h480-p-k-no-nu/anh.jpg', 'http://2.bp.blogspot.com/-a/s0/anh.jpg', 640 ],
			[ 'https://blogger.googleusercontent.com/img/a/AVv=w400-h300', 'https://blogger.googleusercontent.com/img/a/AVv=s0', 400 ],
			[ 'https://lh3.googleusercontent.com/-x/s1600-rw/b.png', 'https://lh3.googleusercontent.com/-x/s0/b.png', 1600 ],
			[ '//cu.example.org/a/anh-300x200.jpg?x=1', 'https://cu.example.org/a/anh.jpg', 300 ],
			[ 'https://i0.wp.com/cu.example.org/a/anh.jpg?resize=500%2C300&amp;ssl=1', 'https://cu.example.org/a/anh.jpg', 500 ],
			[ 'https://cu.example.org/a/anh.jpg', 'https://cu.example.org/a/anh.jpg', 0 ],
		];
	}
}
