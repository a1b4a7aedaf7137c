<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Posts\Public_Text;
use Hien\Tests\Support\TestCase;
use Hien\Text;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;

/** The plain text of content: for excerpts and the index, of any length. */
final class PublicTextTest extends TestCase {

	private const FIRST = '<!-- wp:paragraph --><p>Hiên nhà mở đầu.</p><!-- /wp:paragraph -->';

	protected function setUp(): void {
		parent::setUp();
		$this->as_user( 'administrator' ); // Who may write any HTML.
	}

	/** @return array<string,array{string,string,string}> Content, its prose, all of its text. */
	public static function texts(): array {
		return [
			'a caption'         => [
				'<figure class="wp-block-image"><img src="a.png" alt="x"/><figcaption>Lời <b>chú</b></figcaption></figure><p>Chữ</p>',
				'Chữ',
				'Lời chú Chữ',
			],
			'code'              => [ '<pre class="wp-block-code"><code>a &lt; b</code></pre><p>Chữ</p>', 'Chữ', 'a < b Chữ' ],
			'a verse'           => [
				'<pre class="wp-block-verse">Câu một<br>câu hai</pre><p>Chữ</p>',
				'Câu một câu hai Chữ',
				'Câu một câu hai Chữ',
			],
			'preformatted text' => [ '<pre class="wp-block-preformatted">Như thế</pre><p>Chữ</p>', 'Như thế Chữ', 'Như thế Chữ' ],
			'an embed'          => [
				'<figure class="wp-block-embed is-x"><div><figure>Trong</figure>Ngoài</div></figure><p>Chữ</p>',
				'Chữ',
				'TrongNgoài Chữ',
			],
			'a drawing'         => [ '<svg><title>Tên</title><g><text>Số</text></g></svg><p>Chữ</p>', 'Chữ', 'SốChữ' ],
			'a form'            => [ '<form><button>Gửi</button><form>x</form><p>Ghi</p></form><p>Chữ</p>', 'Chữ', 'GửixGhi Chữ' ],
			'cells'             => [
				'<table><tr><td>Một</td><td>Hai</td></tr></table><ul><li>Ba</li><li>Bốn</li></ul>',
				'Một Hai Ba Bốn',
				'Một Hai Ba Bốn',
			],
			'scripts, styles'   => [ '<p>Chữ</p><script>var a = "</p>";</script><style>p{}</style><p>sau</p>', 'Chữ sau', 'Chữ sau' ],
			'an unclosed form'  => [ '<form><p>Chữ', 'Chữ', 'Chữ' ],
		];
	}

	#[DataProvider( 'texts' )]
	public function test_it_is_what_a_reader_reads( string $content, string $prose, string $all ): void {
		$text = Public_Text::render( get_post( $this->make->post( [ 'post_content' => "<!-- wp:html -->$content<!-- /wp:html -->" ] ) ) );
		self::assertSame( [ $prose, $all ], [ $text['prose'], $text['all'] ] );
	}

	public function test_a_list_loads_nothing_of_what_its_texts_would_need(): void {
		$picture = '<!-- wp:image {"lightbox":{"enabled":true}} --><figure class="wp-block-image"><img src="a.png" alt=""/></figure><!-- /wp:image -->';
		Public_Text::excerpt( get_post( $this->make->post( [ 'post_content' => $picture ] ) ) );
		$modules = self::printed_by( wp_script_modules()->print_enqueued_script_modules( ... ) );
		self::assertStringNotContainsString( 'block-library/image', $modules );
		self::assertFalse( has_action( 'wp_footer', 'block_core_image_print_lightbox_overlay' ) );
	}

	public function test_an_excerpt_renders_no_more_blocks_than_it_needs(): void {
		$rendered = 0;
		$count    = static function ( string $html ) use ( &$rendered ): string {
			++$rendered;
			return $html;
		};
		$post     = $this->of_paragraphs( 30 );
		add_filter( 'render_block', $count );
		$excerpt = Public_Text::excerpt( $post );
		self::assertStringStartsWith( 'Đoạn 1 có mười chữ, chữ nào cũng như nhau. Đoạn 2 có', $excerpt );
		self::assertStringEndsWith( 'Đoạn 4 có mười chữ, chữ nào cũng như nhau.…', $excerpt );
		self::assertSame( 5, $rendered );
	}

	public function test_an_excerpt_goes_on_after_what_another_plugin_has_taken_out(): void {
		add_filter( 'render_block', static fn( string $html ): string => preg_match( '/Đoạn [1-6] /u', $html ) ? '' : $html );
		$excerpt = Public_Text::excerpt( $this->of_paragraphs( 30 ) );
		self::assertStringStartsWith( 'Đoạn 7 có mười chữ, chữ nào cũng như nhau. Đoạn 8', $excerpt );
	}

	/** @return array<string,array{string}> What another plugin may read at the end of a text. */
	public static function marks(): array {
		return [
			'a shortcode'                => [ '<!-- wp:paragraph --><p>[thanh-vien]</p><!-- /wp:paragraph -->' ],
			'its end'                    => [ '<!-- wp:paragraph --><p>[/thanh-vien]</p><!-- /wp:paragraph -->' ],
			'one in Vietnamese'          => [ '<!-- wp:paragraph --><p>[ẩn-thanh-vien]</p><!-- /wp:paragraph -->' ],
			'one that begins by a digit' => [ '<!-- wp:paragraph --><p>[3-thanh-vien]</p><!-- /wp:paragraph -->' ],
			'a comment'                  => [ '<!-- wp:html --><!--thanh-vien--><!-- /wp:html -->' ],
			'a comment like a block'     => [ '<!-- wp:html --><!-- WP:thanh-vien --><!-- /wp:html -->' ],
			'a block'                    => [ '<!-- wp:an/thanh-vien /-->' ],
			'a pattern'                  => [ '<!-- wp:pattern {"slug":"an/thanh-vien"} /-->' ],
			'a part of a template'       => [ '<!-- wp:template-part {"slug":"thanh-vien"} /-->' ],
			'a menu'                     => [ '<!-- wp:navigation {"ref":1,"className":"thanh-vien"} /-->' ],
			'other posts'                => [ '<!-- wp:latest-posts {"displayPostContent":true,"className":"thanh-vien"} /-->' ],
			'a list of posts'            => [ '<!-- wp:query {"className":"thanh-vien"} --><div></div><!-- /wp:query -->' ],
		];
	}

	#[DataProvider( 'marks' )]
	public function test_a_mark_at_the_end_hides_the_whole_text( string $mark ): void {
		$hide = static fn( string $content ): string => str_contains( $content, 'thanh-vien' ) ? '' : $content;
		add_filter( 'the_content', $hide, 1 );
		self::assertSame( '', Public_Text::excerpt( $this->of_paragraphs( 30, $mark ) ) );
	}

	public function test_so_does_a_mark_in_a_block_that_several_texts_share(): void {
		$mark   = '<!-- wp:html --><!--thanh-vien--><!-- /wp:html -->';
		$shared = $this->make->post( [ 'post_type' => 'wp_block', 'post_content' => $mark ] );
		add_filter( 'the_content', static fn( string $content ): string => str_contains( $content, 'thanh-vien' ) ? '' : $content, 20 );
		self::assertSame( '', Public_Text::excerpt( $this->of_paragraphs( 30, "<!-- wp:block {\"ref\":$shared} /-->" ) ) );
	}

	#[TestWith( [ 'ẩn' ] )]
	#[TestWith( [ '3d' ] )]
	public function test_a_shortcode_hides_what_it_encloses( string $name ): void {
		add_shortcode( $name, '__return_empty_string' );
		try {
			$marked = get_post( $this->of_paragraphs( 30, "<p>[/$name]</p>" ) );

			$marked->post_content = "<p>[$name]</p>$marked->post_content";
			self::assertSame( '', trim( Public_Text::excerpt( $marked ) ) );
		} finally {
			remove_shortcode( $name );
		}
	}

	/** @return array<string,array{string}> Blocks before a text that are no other plugin's. */
	public static function not_marks(): array {
		return [
			'code'       => [ "<!-- wp:code --><pre class=\"wp-block-code\"><code>\$a['x'][\$i]</code></pre><!-- /wp:code -->" ],
			'a footnote' => [ '<!-- wp:paragraph --><p>Trước [1], [23].</p><!-- /wp:paragraph -->' ],
			'ids'        => [ '<!-- wp:gallery {"ids":[1,23]} --><figure class="wp-block-gallery"></figure><!-- /wp:gallery -->' ],
			'lists'      => [ '<!-- wp:group {"a":["x",{"y":[]}],"b":[{"z":1}]} --><div></div><!-- /wp:group -->' ],
		];
	}

	#[DataProvider( 'not_marks' )]
	public function test_what_only_looks_like_a_mark_costs_nothing( string $block ): void {
		$rendered = [];
		$post     = $this->of_paragraphs( 30 );

		$post->post_content = $block . $post->post_content;
		add_filter(
			'render_block_core/paragraph',
			static function ( string $html ) use ( &$rendered ): string {
				$rendered[] = $html;
				return $html;
			}
		);
		self::assertNotSame( '', Public_Text::excerpt( $post ) );
		self::assertLessThanOrEqual( 6, count( $rendered ) );
	}

	/** A post of paragraphs with ten words each. */
	private function of_paragraphs( int $count, string $end = '' ): WP_Post {
		$paragraph = static fn( int $n ): string =>
			"<!-- wp:paragraph --><p>Đoạn $n có mười chữ, chữ nào cũng như nhau.</p><!-- /wp:paragraph -->";
		return get_post( $this->make->post( [ 'post_content' => implode( array_map( $paragraph, range( 1, $count ) ) ) . $end ] ) );
	}

	public function test_broken_bytes_cost_nothing_else(): void {
		$post               = get_post( $this->make->post() );
		$post->post_content = "<!-- wp:paragraph --><p>L\xE0 ch\u{1EEF}, \xED\xA0\x80 cuối</p><!-- /wp:paragraph -->";
		self::assertSame( "L\u{FFFD} chữ, \u{FFFD}\u{FFFD}\u{FFFD} cuối", Public_Text::excerpt( $post ) );
	}

	/** @return array<string,array{string}> */
	public static function long_texts(): array {
		$lines = static fn( string $line, int $bytes ): string => str_repeat( $line, intdiv( $bytes, strlen( $line ) ) );
		return [
			'a block of code'     => [
				self::FIRST . '<!-- wp:code --><pre class="wp-block-code"><code>' . $lines( "let x = 1;\n", 1_200_000 )
					. 'cuoi_cung</code></pre><!-- /wp:code -->',
			],
			'a drawing'           => [
				self::FIRST . '<!-- wp:html --><svg viewBox="0 0 9 9">' . $lines( '<path d="M0 0h9"/>', 1_200_000 )
					. '</svg><p>cuoi_cung</p><!-- /wp:html -->',
			],
			'tags without an end' => [
				self::FIRST . '<!-- wp:html -->' . str_repeat( '<figcaption><svg><form>', 7_000 ) . 'cuoi_cung<!-- /wp:html -->',
			],
			'scripts without end' => [
				self::FIRST . '<!-- wp:html --><p>cuoi_cung</p>' . str_repeat( '<script>', 20_000 ) . '<!-- /wp:html -->',
			],
			'half tags'           => [
				self::FIRST . '<!-- wp:html --><p>cuoi_cung</p>' . str_repeat( '<style ', 20_000 ) . '<!-- /wp:html -->',
			],
		];
	}

	/** Steps of the regular expressions are limited, so that what is not linear fails instead of taking minutes. */
	#[DataProvider( 'long_texts' )]
	public function test_a_long_text_has_an_excerpt_and_is_found( string $content ): void {
		$limit = ini_set( 'pcre.jit', '0' ); // phpcs:ignore WordPress.PHP.IniSet -- Many hosts have none. Restored.
		try {
			$id = $this->make->post( [ 'post_title' => 'Dài', 'post_content' => $content ] );
			self::assertStringStartsWith( 'Hiên nhà mở đầu.', Public_Text::excerpt( get_post( $id ) ) );
			self::assertSame( 1, $this->rest( 'GET', '/hien/v1/search', [ 's' => 'cuoi_cung' ] )->get_data()['count'] );
			self::assertStringStartsWith( 'Hiên nhà mở đầu.', trim( Text::plain( $content ) ) );
		} finally {
			ini_set( 'pcre.jit', (string) $limit ); // phpcs:ignore WordPress.PHP.IniSet
		}
	}
}
