<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Posts\Post_Summary;
use Hien\Tests\Support\TestCase;

final class PostSummaryTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 ); // Who may write any HTML.
	}

	public function test_a_post_without_a_title_still_has_a_text_for_its_link(): void {
		foreach ( [ '', '   ', '<b></b>' ] as $title ) {
			self::assertNotSame( '', $this->summary( [ 'post_title' => $title ] )['title'] );
		}
	}

	public function test_a_title_is_plain_text(): void {
		self::assertSame(
			'Dùng <div> & thật khéo',
			$this->summary( [ 'post_title' => 'Dùng &lt;div&gt; &amp; <em>thật</em> khéo' ], 'title' )
		);
	}

	public function test_long_titles_and_words_are_not_cut(): void {
		$title = str_repeat( 'Tựa dài ', 25 );
		$word  = str_repeat( 'ữ', 300 );
		self::assertSame( trim( $title ), $this->summary( [ 'post_title' => $title ], 'title' ) );
		self::assertSame( $word, $this->summary( [ 'post_content' => "<p>$word</p>" ], 'excerpt' ) );
	}

	public function test_an_excerpt_is_the_first_words_of_the_text(): void {
		$content = '<!-- wp:heading --><h2>Mở đầu</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Một &amp; <strong>hai</strong><br>ba</p><!-- /wp:paragraph -->'
			. '<!-- wp:list --><ul><li>bốn</li><li>năm</li></ul><!-- /wp:list -->[gallery]<script>alert(1)</script><style>p{}</style>';
		self::assertSame( 'Mở đầu Một & hai ba bốn năm', $this->summary( [ 'post_content' => $content ], 'excerpt' ) );
	}

	public function test_an_excerpt_includes_groups_and_lists_but_no_code_and_captions(): void {
		$paragraph = static fn(
			string $text,
			string $attributes = ''
		): string => "<!-- wp:paragraph $attributes--><p>$text</p><!-- /wp:paragraph -->";
		$content   = '<!-- wp:group --><div class="wp-block-group">' . $paragraph( 'Một' ) . '</div><!-- /wp:group -->'
			. '<!-- wp:code --><pre class="wp-block-code"><code>$ma = 1;</code></pre><!-- /wp:code -->'
			. '<!-- wp:image --><figure class="wp-block-image"><figcaption>Chú thích</figcaption></figure><!-- /wp:image -->'
			. '<!-- wp:list --><ul><!-- wp:list-item --><li>hai</li><!-- /wp:list-item --><!-- wp:list-item --><li>ba</li><!-- /wp:list-item --></ul><!-- /wp:list -->'
			. $paragraph( 'ẩn', '{"metadata":{"blockVisibility":false}} ' );
		$id        = $this->make->post( [ 'post_content' => $content ] );
		self::assertSame( 'Một hai ba', Post_Summary::of( get_post( $id ) )['excerpt'] );
	}

	public function test_an_excerpt_ends_after_forty_words(): void {
		$excerpt = $this->summary( [ 'post_content' => str_repeat( 'từ ', 100 ) ], 'excerpt' );
		self::assertSame( 40, substr_count( $excerpt, 'từ' ) );
		self::assertStringEndsWith( '…', $excerpt );
	}

	public function test_the_authors_own_excerpt_wins_and_loses_its_markup(): void {
		$excerpt = $this->summary(
			[
				'post_content' => 'Bài',
				'post_excerpt' => '<p>Tóm &lt;tắt&gt; <a href="#">của tôi</a></p>',
			],
			'excerpt'
		);
		self::assertSame( 'Tóm <tắt> của tôi', $excerpt );
	}

	public function test_reading_takes_a_minute_for_250_syllables_and_never_none(): void {
		self::assertSame( 1, $this->summary( [ 'post_content' => '<!-- -->' ], 'minutes' ) );
		self::assertSame( 1, $this->summary( [ 'post_content' => str_repeat( 'từ ', 250 ) ], 'minutes' ) );
		self::assertSame( 2, $this->summary( [ 'post_content' => str_repeat( 'từ ', 251 ) ], 'minutes' ) );
	}

	public function test_a_post_without_a_picture_says_so(): void {
		$summary = $this->summary();
		self::assertSame(
			[ null, '', null, null, '' ],
			array_values(
				array_intersect_key( $summary, array_flip( [ 'image', 'image_srcset', 'image_width', 'image_height', 'image_alt' ] ) )
			)
		);
	}

	public function test_a_picture_is_named_below_the_uploads_folder(): void {
		$id      = $this->make->post();
		$picture = $this->picture( '2024/01/anh.jpg', 300, 900 );
		set_post_thumbnail( $id, $picture );
		update_post_meta( $picture, '_wp_attachment_image_alt', '<b>Cây</b> đa "cổ"' );
		$summary = Post_Summary::of( get_post( $id ) );
		self::assertSame(
			[ '2024/01/anh.jpg', 300, 900, 'Cây đa "cổ"' ],
			[ $summary['image'], $summary['image_width'], $summary['image_height'], $summary['image_alt'] ]
		);
		self::assertSame( wp_get_upload_dir()['baseurl'] . '/2024/01/anh.jpg', wp_get_attachment_url( $picture ) );
	}

	public function test_a_picture_on_another_host_keeps_its_address(): void {
		$id = $this->make->post();
		set_post_thumbnail( $id, $this->picture( '2024/01/anh.jpg', 400, 300 ) );
		add_filter( 'wp_get_attachment_image_src', static fn( array $image ): array => [ 'https://cdn.example.com/anh.jpg' ] + $image );
		self::assertSame( 'https://cdn.example.com/anh.jpg', Post_Summary::of( get_post( $id ) )['image'] );
	}

	public function test_a_picture_that_was_deleted_is_none(): void {
		$id = $this->make->post();
		update_post_meta( $id, '_thumbnail_id', 999999 );
		self::assertNull( Post_Summary::of( get_post( $id ) )['image'] );
	}

	public function test_dates_carry_the_offset_of_the_site(): void {
		self::assertSame( '2024-05-01T09:30:00+07:00', $this->summary( [ 'post_date' => '2024-05-01 09:30:00' ], 'date' ) );
	}

	public function test_a_post_without_its_author_speaks_for_the_site(): void {
		self::assertSame( get_bloginfo( 'name' ), $this->summary( [ 'post_author' => 999999 ], 'author' )['name'] );
	}

	public function test_a_page_has_no_category(): void {
		self::assertNull( $this->summary( [ 'post_type' => 'page' ], 'category' ) );
	}

	public function test_only_approved_comments_count(): void {
		$id = $this->make->post();
		$this->make->comment( $id );
		$this->make->comment( $id, [ 'comment_approved' => '0' ] );
		self::assertSame( 1, Post_Summary::of( get_post( $id ) )['comments'] );
	}

	/**
	 * @param array<string,mixed> $args
	 * @param string              $key  Which part; all where it is empty.
	 */
	private function summary( array $args = [], string $key = '' ): mixed {
		$summary = Post_Summary::of( get_post( $this->make->post( $args ) ) );
		return '' === $key ? $summary : $summary[ $key ];
	}

	private function picture( string $file, int $width, int $height ): int {
		$id = $this->make->post(
			[
				'post_type'      => 'attachment',
				'post_mime_type' => 'image/jpeg',
			]
		);
		update_post_meta( $id, '_wp_attached_file', $file );
		wp_update_attachment_metadata( $id, compact( 'file', 'width', 'height' ) + [ 'sizes' => [] ] );
		return $id;
	}
}
