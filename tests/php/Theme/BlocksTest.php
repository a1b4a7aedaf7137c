<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What the theme adds to the HTML of core's blocks. */
final class BlocksTest extends TestCase {

	#[TestWith( [ 'https://video.example/bai-12' ] )]
	#[TestWith( [ 'https://video.example/xem?bai=12&amp;phut=3' ] )]
	public function test_an_embed_that_cannot_be_had_is_a_link( string $address ): void {
		$printed = str_replace( '&amp;', '&#038;', $address );
		self::assertStringContainsString(
			"<div class=\"wp-block-embed__wrapper\"><a href=\"$printed\" rel=\"nofollow\">$printed</a></div>",
			self::embed( "\n$address\n" )
		);
	}

	public function test_an_embed_that_cannot_be_had_leaves_no_gap_in_the_form_of_a_video(): void {
		self::assertStringNotContainsString( 'wp-has-aspect-ratio', self::embed( 'https://video.example/bai-12', ' wp-has-aspect-ratio' ) );
		self::assertStringContainsString( 'wp-has-aspect-ratio', self::embed( '<iframe></iframe>', ' wp-has-aspect-ratio' ) );
	}

	public function test_an_embed_that_is_there_stays_as_it_is(): void {
		$frame = '<iframe src="https://video.example/khung/12" title="Bài 12"></iframe>';
		self::assertStringContainsString( ">$frame</div>", self::embed( $frame ) );
	}

	#[TestWith( [ '', 'image', '{}', '(max-width: 768px) 100vw', ', 720px' ] )]
	#[TestWith( [ 'size-medium ', 'image', '{}', '', '(max-width: 300px) 100vw, 300px' ] )]
	#[TestWith( [ '', 'image', '{"align":"wide"}', '(max-width: 808px) 100vw', ', 808px' ] )]
	#[TestWith( [ '', 'image', '{"align":"full"}', '', '100vw' ] )]
	#[TestWith( [ '', 'media-text', '{}', '(max-width: 600px) 100vw', ', 360px' ] )]
	#[TestWith( [ '', 'cover', '{}', '', '100vw' ] )]
	#[TestWith( [ '', 'gallery', '{"columns":4,"align":"wide"}', '(max-width: 600px) 50vw', ', 202px' ] )]
	public function test_a_browser_knows_how_wide_pictures_are(
		string $size,
		string $block,
		string $attributes,
		string $on_phones,
		string $elsewhere
	): void {
		// Fine screens of phones need no more than two device pixels per CSS pixel.
		$fine  = (string) preg_replace( '/^(.*\)) (.*)/', '(min-resolution: 2.5dppx) and $1 calc(.7 * $2), ', $on_phones );
		$sizes = $fine . $on_phones . $elsewhere;
		$id    = $this->make->post( [ 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg' ] );
		$sized = static fn( string $file, int $width ): array => [ 'file' => $file, 'width' => $width, 'height' => $width / 2 ];
		$sizes_of_file = [ 'medium' => $sized( 'canh-300.jpg', 300 ), 'large' => $sized( 'canh-1024.jpg', 1024 ) ];
		update_post_meta( $id, '_wp_attached_file', 'canh.jpg' );
		wp_update_attachment_metadata( $id, $sized( 'canh.jpg', 1600 ) + [ 'sizes' => $sizes_of_file ] );
		$file  = wp_get_upload_dir()['baseurl'] . ( '' === $size ? '/canh-1024.jpg' : '/canh-300.jpg' );
		$image = "<figure class=\"wp-block-$block\"><img src=\"$file\" alt=\"\" class=\"{$size}wp-image-$id\"/></figure>";
		$html  = (string) apply_filters( 'the_content', "<!-- wp:$block $attributes -->$image<!-- /wp:$block -->" );
		self::assertStringContainsString( "sizes=\"$sizes\"", (string) preg_replace( '/sizes="auto, /', 'sizes="', $html ) );
		self::assertStringContainsString( 'canh-1024.jpg 1024w', $html );
	}

	#[TestWith( [ '<!-- wp:code --><pre class="wp-block-code"><code>1</code></pre><!-- /wp:code -->' ] )]
	#[TestWith( [ '<!-- wp:preformatted --><pre class="wp-block-preformatted">1</pre><!-- /wp:preformatted -->' ] )]
	#[TestWith(
		[ '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table -->' ]
	)]
	public function test_what_scrolls_sideways_is_reached_by_keyboard( string $block ): void {
		self::assertMatchesRegularExpression( '/<(pre|figure)[^>]* tabindex="0"/', do_blocks( $block ) );
	}

	public function test_code_has_a_copy_button_on_screens_alone(): void {
		$this->make->post( [ 'post_name' => 'co-ma', 'post_content' => self::CODE ] );
		self::assertStringContainsString( 'hien-code__copy', $this->page_at( '/co-ma' )->html );
		self::assertStringContainsString( 'hien-code__copy', $this->rest( 'GET', '/hien/v1/posts/co-ma' )->get_data()['content'] );
		$others = [
			'feed'    => $this->feed(),
			'core'    => wp_json_encode( $this->rest( 'GET', '/wp/v2/posts' )->get_data() ),
			'excerpt' => apply_filters( 'the_content', self::CODE ),
		];
		foreach ( $others as $name => $text ) {
			self::assertStringContainsString( 'echo 1;', (string) $text, $name );
			self::assertStringNotContainsString( 'hien-code', (string) $text, $name );
		}
	}

	private const CODE =
		'<!-- wp:code {"className":"language-php"} --><pre class="wp-block-code language-php"><code>echo 1;</code></pre><!-- /wp:code -->';

	private function feed(): string {
		$this->go_to( '/feed' );
		ob_start();
		@require ABSPATH . WPINC . '/feed-rss2.php'; // It sends headers.
		return (string) ob_get_clean();
	}

	private static function embed( string $content, string $classes = '' ): string {
		return do_blocks(
			"<!-- wp:embed {\"url\":\"https://video.example/bai-12\"} --><figure class=\"wp-block-embed$classes\">"
				. "<div class=\"wp-block-embed__wrapper\">$content</div></figure><!-- /wp:embed -->"
		);
	}
}
