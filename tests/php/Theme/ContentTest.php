<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Posts\Post_Content;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What the theme adds to the HTML of texts, however they were written. */
final class ContentTest extends TestCase {

	private const LINK = '<a href="https://example.org/anh.jpg"><img src="https://example.org/anh-300.jpg" alt=""></a>';

	#[TestWith( [ '<pre>1</pre>', 1 ] )]
	#[TestWith( [ '<pre class="bai">1</pre><p>2</p><PRE tabindex="0">3</PRE>', 2 ] )]
	#[TestWith( [ '<!-- wp:code --><pre class="wp-block-code"><code>&lt;pre&gt;</code></pre><!-- /wp:code -->', 1 ] )]
	#[TestWith( [ '<!-- wp:verse --><pre class="wp-block-verse">1</pre><!-- /wp:verse -->', 0 ] )]
	public function test_preformatted_text_is_reached_by_keyboard( string $text, int $times ): void {
		self::assertSame( $times, preg_match_all( '/<pre\b[^>]* tabindex="0"/i', $this->content( $text ) ) );
	}

	public function test_a_linked_picture_without_a_description_is_named_by_its_caption(): void {
		$figure = '<figure class="wp-block-image">%s<figcaption class="wp-element-caption">Hồ lúc <em>sáu</em> giờ &amp; sương</figcaption></figure>';
		self::assertSame( [ 'Hồ lúc sáu giờ & sương' ], $this->names( sprintf( $figure, self::LINK ) ) );
		$gallery = '<figure class="wp-block-gallery">' . sprintf( $figure, self::LINK ) . '<figure class="wp-block-image">' . self::LINK
			. '</figure><figcaption>Cả bộ</figcaption></figure>';
		self::assertSame( [ 'Hồ lúc sáu giờ & sương', 'Xem ảnh 2' ], $this->names( $gallery ) );
	}

	public function test_a_linked_picture_without_a_caption_is_named_by_its_number(): void {
		self::assertSame(
			[ 'Xem ảnh 2', 'Xem ảnh 3' ],
			$this->names( '<p><img src="/a.jpg" alt=""></p><p>' . self::LINK . '</p>' . self::LINK )
		);
		self::assertSame( [ 'Xem ảnh 1' ], $this->names( str_replace( ' alt=""', '', self::LINK ) ) );
	}

	#[TestWith( [ '<a href="/a"><img src="/a.jpg" alt="Hồ"></a>' ] )]
	#[TestWith( [ '<a href="/a"><img src="/a.jpg" alt=""> Hồ</a>' ] )]
	#[TestWith( [ '<a href="/a" title="Hồ"><img src="/a.jpg" alt=""></a>' ] )]
	#[TestWith(
		[
			'<figure><a href="/a"><img src="/a.jpg" alt=""></a> <a href="/b">Chữ</a><figcaption><a href="/c">Hồ</a></figcaption></figure>',
			[ 'Hồ' ],
		]
	)]
	#[TestWith( [ '<p><a href="/a">Hồ</a><img src="/a.jpg" alt=""></p>' ] )]
	public function test_a_link_that_has_a_name_keeps_it( string $text, array $names = [] ): void {
		self::assertSame( $names, $this->names( $text ) );
	}

	public function test_the_gallery_shortcode_names_its_links(): void {
		$with    = $this->make->picture( 'co-chu-thich' );
		$without = $this->make->picture( 'khong-chu-thich' );
		$alt     = $this->make->picture( 'co-mo-ta', 'Mặt hồ' );
		wp_update_post( [ 'ID' => $with, 'post_excerpt' => 'Bến thuyền' ] );
		self::assertSame( [ 'Bến thuyền', 'Xem ảnh 2' ], $this->names( "[gallery ids=\"$with,$without,$alt\" link=\"file\"]" ) );
	}

	public function test_a_background_without_a_description_is_no_image_to_screen_readers(): void {
		$cover = '<!-- wp:cover {"url":"/a.jpg","hasParallax":true} --><div class="wp-block-cover has-parallax"><div role="img"%s class="wp-block-cover__image-background" style="background-image:url(/a.jpg)"></div></div><!-- /wp:cover -->';
		self::assertStringNotContainsString( 'role="img"', $this->content( sprintf( $cover, '' ) ) );
		self::assertStringContainsString( 'role="img" aria-label="Hồ"', $this->content( sprintf( $cover, ' aria-label="Hồ"' ) ) );
	}

	#[TestWith( [ '[audio src="https://example.org/chuong.mp3"]', '<audio' ] )]
	#[TestWith( [ '[video src="https://example.org/song.mp4"]', '<video' ] )]
	public function test_old_players_work_alike_with_scripts_and_without( string $shortcode, string $player ): void {
		$post     = get_post( $this->make->post( [ 'post_content' => $shortcode ] ) );
		$rendered = Post_Content::render( $post, null );
		self::assertMatchesRegularExpression( "/$player\b[^>]* controls/", $rendered['content'] );
		self::assertSame( [ 'styles' => [], 'scripts' => false ], $rendered['assets'] );
	}

	/** @return list<string> The names that the links of a text get. */
	private function names( string $text ): array {
		preg_match_all( '/<a\b[^>]* aria-label="([^"]*)"/', $this->content( $text ), $found );
		return array_map( 'html_entity_decode', $found[1] );
	}

	private function content( string $text ): string {
		return Post_Content::isolated_html( get_post( $this->make->post( [ 'post_content' => $text ] ) ) );
	}
}
