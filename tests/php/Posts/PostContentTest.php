<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Posts\Post_Content;
use Hien\Tests\Support\TestCase;

final class PostContentTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		register_core_block_style_handles(); // On `init`; a test starts with no styles.
		\WP_Style_Engine_CSS_Rules_Store::remove_all_stores();
		wp_set_current_user( 1 ); // Who may write any HTML.
	}

	public function test_headings_get_ids_and_are_listed(): void {
		$rendered = $this->render( '<h2>Cài đặt máy chủ</h2><p>…</p><h3>Bước <em>một</em> &amp; hai</h3><h4>Không kể</h4>' );
		self::assertSame(
			[
				[ 'muc-cai-dat-may-chu', 'Cài đặt máy chủ', 2 ],
				[ 'muc-buoc-mot-hai', 'Bước một & hai', 3 ],
			],
			array_map( 'array_values', $rendered['toc'] )
		);
		self::assertStringContainsString( '<h2 id="muc-cai-dat-may-chu">', $rendered['content'] );
		self::assertStringContainsString( '<h3 id="muc-buoc-mot-hai">', $rendered['content'] );
		self::assertStringContainsString( '<h4>', $rendered['content'] );
	}

	public function test_an_id_of_the_authors_own_is_kept(): void {
		$rendered = $this->render( '<h2 id="của-tôi" class="x">Một</h2><h2 id="">Hai</h2>' );
		self::assertSame( [ 'của-tôi', 'muc-hai' ], array_column( $rendered['toc'], 'id' ) );
		self::assertStringContainsString( 'class="x"', $rendered['content'] );
	}

	public function test_ids_are_unique_in_the_text(): void {
		$rendered = $this->render( '<p id="muc-hai">Đoạn</p><h2>Một</h2><h2>Một</h2><h2 id="muc-mot">Khác</h2><h3>Một</h3><h2>Một 2</h2><h2>Hai</h2><h2 id="muc-mot">Lặp</h2>' );
		preg_match_all( '/ id="([^"]+)"/', $rendered['content'], $found );
		self::assertCount( 8, array_unique( $found[1] ) );
		self::assertSame( array_slice( $found[1], 1 ), array_column( $rendered['toc'], 'id' ) );
		self::assertSame( 'muc-mot', array_column( $rendered['toc'], 'id', 'text' )['Khác'], 'The id of the author stays.' );
	}

	public function test_an_id_of_ours_meets_none_of_the_page(): void {
		self::assertSame( 'muc-noi-dung', $this->render( '<h2>Nội dung</h2>' )['toc'][0]['id'] );
	}

	public function test_ids_are_unique_in_all_sections_of_a_page(): void {
		$heading  = static fn( int $level, string $text ): string =>
			"<!-- wp:heading {\"level\":$level} --><h$level class=\"wp-block-heading\">$text</h$level><!-- /wp:heading -->";
		$sections = Post_Content::sections(
			get_post(
				$this->make->page(
					[
						'post_content' => $heading( 3, '1' ) . $heading( 2, 'Một' ) . $heading( 3, 'Cách làm' )
							. $heading( 2, 'Hai' ) . $heading( 3, 'Cách làm' ),
					]
				)
			)
		);
		preg_match_all( '/ id="([^"]+)"/', implode( array_column( $sections, 'content' ) ), $found );
		self::assertCount( 6, array_unique( [ ...array_column( $sections, 'id' ), ...$found[1] ] ) );
	}

	public function test_ids_have_no_percent_codes(): void {
		$rendered = $this->render(
			"<h2>Cài đặt 🚀 máy chủ</h2><h2>🚀</h2><h2>日本語</h2><h3>第1章: Mở đầu</h3><h3>100 % vui</h3><h3>Tie\u{302}\u{301}ng</h3>"
		);
		self::assertSame(
			[ 'muc-cai-dat-may-chu', 'muc-1', 'muc-1-2', 'muc-1-mo-dau', 'muc-100-vui', 'muc-tieng' ],
			array_column( $rendered['toc'], 'id' )
		);
	}

	public function test_headings_in_any_script_have_an_id(): void {
		$headings = [
			'Đường về nhà',
			'Здравствуй, мир',
			'日本語の見出し',
			'한국어',
			'مرحبا بالعالم',
			'שלום',
			'Γειά σου',
			'नमस्ते',
			'สวัสดี',
			'ភាសាខ្មែរ',
			'😀 👩‍💻',
			'…',
			'100%',
			'Ünïcödé',
			'İstanbul',
		];
		$rendered = $this->render( implode( '', array_map( static fn( string $heading ): string => "<h2>$heading</h2>", $headings ) ) );
		self::assertSame( $headings, array_column( $rendered['toc'], 'text' ) );
		$ids = array_column( $rendered['toc'], 'id' );
		self::assertSame( $ids, array_unique( $ids ) );
		self::assertNotContains( '', $ids );
	}

	public function test_an_empty_heading_is_not_listed(): void {
		self::assertSame( [], $this->render( '<h2></h2><h2> </h2><h2><img src="a.png" alt=""></h2>' )['toc'] );
	}

	public function test_headings_are_listed_as_they_are_read_aloud_and_those_of_other_posts_not(): void {
		$html = '<h3><button>Câu hỏi <img src="a.png" alt="" aria-hidden="true"> một<span aria-hidden="true">+</span></button></h3>'
			. '<h2 class="wp-block-post-title"><a href="/bai-khac">Bài khác</a></h2><h2>Hết</h2>';
		self::assertSame( [ 'Câu hỏi một', 'Hết' ], array_column( $this->render( $html )['toc'], 'text' ) );
	}

	public function test_a_heading_that_is_not_closed_breaks_nothing(): void {
		$rendered = $this->render( '<h2>Một <p>đoạn</p><h2>Hai</h2>' );
		self::assertStringContainsString( 'đoạn', $rendered['content'] );
		self::assertNotEmpty( $rendered['toc'] );
	}

	public function test_a_part_is_rendered_alone(): void {
		$content = '<h2>Một</h2><!--nextpage--><h2>Hai</h2><!--nextpage--><h2>Ba</h2>';
		$second  = $this->render( $content, 2 );
		self::assertSame( [ 3, [ 'Hai' ] ], [ $second['parts'], array_column( $second['toc'], 'text' ) ] );
		self::assertStringNotContainsString( 'Một', $second['content'] );
		self::assertSame( '', $this->render( $content, 4 )['content'] );
	}

	public function test_the_whole_text_has_no_parts(): void {
		$whole = $this->render( '<h2>Một</h2><!--nextpage--><h2>Hai</h2>', null );
		self::assertSame( [ 1, [ 'Một', 'Hai' ] ], [ $whole['parts'], array_column( $whole['toc'], 'text' ) ] );
	}

	public function test_a_section_goes_on_below_a_page_break(): void {
		$break = '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->';
		$post  = $this->make->post(
			[
				'post_content' =>
					"<!-- wp:paragraph --><p>Trên</p><!-- /wp:paragraph -->$break<!-- wp:paragraph --><p>Dưới</p><!-- /wp:paragraph -->",
			]
		);
		self::assertStringContainsString( 'Dưới', Post_Content::sections( get_post( $post ) )[0]['content'] );
	}

	public function test_the_text_goes_on_below_the_more_line(): void {
		$rendered = $this->render( 'Trên<!--more-->Dưới' );
		self::assertStringContainsString( 'Dưới', $rendered['content'] );
		self::assertStringNotContainsString( 'more-link', $rendered['content'] );
	}

	public function test_blocks_and_shortcodes_are_rendered_for_their_post(): void {
		add_shortcode( 'ten_bai', static fn(): string => get_the_title() . ( in_the_loop() ? ' trong vòng lặp' : '' ) );
		$rendered = $this->render( '<!-- wp:paragraph --><p>Bài [ten_bai]</p><!-- /wp:paragraph -->', 1, 'Nhà' );
		self::assertStringContainsString( 'Bài Nhà trong vòng lặp', $rendered['content'] );
		self::assertStringNotContainsString( '<!-- wp:', $rendered['content'] );
	}

	public function test_the_outer_post_is_still_there_afterwards(): void {
		$outer           = get_post( $this->make->post( [ 'post_content' => 'Ngoài<!--nextpage-->hai' ] ) );
		$GLOBALS['post'] = $outer;
		setup_postdata( $outer );
		$this->render( 'Trong' );
		self::assertSame( [ $outer, 2, false ], [ $GLOBALS['post'], $GLOBALS['numpages'], in_the_loop() ] );
	}

	public function test_filters_find_the_post_in_the_main_query_as_at_its_own_address(): void {
		$id    = $this->make->post();
		$asked = [];
		self::end_request();
		add_filter(
			'the_content',
			static function ( string $html ) use ( &$asked ): string {
				$asked[] = [ is_singular( 'post' ), is_main_query(), in_the_loop(), get_queried_object_id(), get_the_ID() ];
				return $html;
			}
		);
		$this->go_to( '/' );
		$main = $GLOBALS['wp_the_query'];
		Post_Content::render( get_post( $id ), 1 );
		self::assertSame( [ [ true, true, true, $id, $id ] ], $asked );
		self::assertSame( [ true, true, false ], [ $main === $GLOBALS['wp_query'], $main === $GLOBALS['wp_the_query'], is_singular() ] );
	}

	public function test_at_its_own_address_the_main_query_stays_the_visits_own(): void {
		$id = $this->make->post();
		$this->go_to( "/?p=$id" );
		set_query_var( 'rieng', 'của plugin' );
		add_shortcode( 'bien', static fn(): string => (string) get_query_var( 'rieng' ) );
		$post               = get_post( $id );
		$post->post_content = '[bien]';
		self::assertStringContainsString( 'của plugin', Post_Content::render( $post, 1 )['content'] );
	}

	public function test_the_response_has_the_styles_of_core_blocks(): void {
		$rendered = $this->render(
			'<!-- wp:quote --><blockquote class="wp-block-quote"><p>Lời</p></blockquote><!-- /wp:quote -->'
			. '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Ô</td></tr></tbody></table></figure><!-- /wp:table -->'
		);
		$styles = array_column( $rendered['assets']['styles'], null, 'handle' );
		self::assertArrayHasKey( 'wp-block-quote', $styles );
		self::assertArrayHasKey( 'wp-block-table', $styles );
		foreach ( [ 'wp-block-quote', 'wp-block-table' ] as $handle ) {
			self::assertNotSame( '', $styles[ $handle ]['css'] . $styles[ $handle ]['href'] );
		}
		self::assertSame( array_keys( $styles ), array_column( $rendered['assets']['styles'], 'handle' ), 'Each once.' );
		self::assertFalse( $rendered['assets']['scripts'] );
	}

	public function test_a_plain_text_needs_nothing_more(): void {
		$rendered = $this->render( '<!-- wp:freeform -->Chữ<!-- /wp:freeform -->' );
		self::assertSame(
			[
				'styles'  => [],
				'scripts' => false,
			],
			$rendered['assets']
		);
	}

	public function test_the_response_has_the_layout_styles_of_blocks(): void {
		$rendered = $this->render( '<!-- wp:group {"layout":{"type":"grid","columnCount":3}} --><div class="wp-block-group"><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --></div><!-- /wp:group -->' );
		self::assertStringContainsString( 'grid-template-columns', implode( '', array_column( $rendered['assets']['styles'], 'css' ) ) );
	}

	public function test_the_response_has_the_layout_styles_of_this_content_only(): void {
		$grid = fn( int $columns ): string => implode(
			'',
			array_column(
				$this->render(
					'<!-- wp:group {"layout":{"type":"grid","columnCount":' . $columns
						. '}} --><div class="wp-block-group"><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
				)['assets']['styles'],
				'css'
			)
		);
		[ $seven, $eight, $again ] = array_map( $grid, [ 7, 8, 7 ] );
		self::assertStringContainsString( 'repeat(7,', $seven );
		self::assertStringContainsString( 'repeat(8,', $eight );
		self::assertStringNotContainsString( 'repeat(7,', $eight );
		self::assertSame( $seven, $again, 'Whoever rendered it before.' );
		self::assertStringNotContainsString(
			'repeat(',
			implode( '', array_column( $this->render( '<p>b</p>' )['assets']['styles'], 'css' ) )
		);
	}

	public function test_small_styles_come_with_the_answer_and_large_ones_by_their_address(): void {
		$files = get_temp_dir() . 'hien-style-';
		foreach ( [ 'small' => 10, 'large' => 20000 ] as $name => $bytes ) {
			file_put_contents( "$files$name.css", str_repeat( 'a', $bytes ) );
			wp_register_style( $name, "/styles/$name.css", [], '1' );
			wp_style_add_data( $name, 'path', "$files$name.css" );
		}
		add_shortcode(
			'styled',
			static function (): string {
				array_map( 'wp_enqueue_style', [ 'small', 'large' ] );
				return '';
			}
		);
		$styles = array_column( $this->render( '[styled]' )['assets']['styles'], null, 'handle' );
		self::assertSame( [ null, 'aaaaaaaaaa' ], [ $styles['small']['href'], $styles['small']['css'] ] );
		self::assertSame( '', $styles['large']['css'] );
		self::assertStringEndsWith( '/styles/large.css?ver=1', (string) $styles['large']['href'] );
		array_map( 'unlink', [ "{$files}small.css", "{$files}large.css" ] );
	}

	public function test_a_second_post_with_the_same_blocks_has_their_styles_too(): void {
		$quote = '<!-- wp:quote --><blockquote class="wp-block-quote"><p>Lời</p></blockquote><!-- /wp:quote -->';
		$first = array_column( $this->render( $quote )['assets']['styles'], 'handle' );
		self::assertSame( $first, array_column( $this->render( $quote )['assets']['styles'], 'handle' ) );
	}

	public function test_html_by_hand_and_right_to_left_text_pass_untouched(): void {
		$html = '<div dir="rtl" style="float:left"><p>مرحبا <bdi>بالعالم</bdi></p></div>';
		self::assertStringContainsString( $html, $this->render( "<!-- wp:html -->$html<!-- /wp:html -->" )['content'] );
	}

	/** @return array<string,mixed> */
	private function render( string $content, ?int $part = 1, string $title = 'Bài' ): array {
		$id = $this->make->post(
			[
				'post_title'   => $title,
				'post_content' => $content,
			]
		);
		return Post_Content::render( get_post( $id ), $part );
	}
}
