<?php

declare(strict_types=1);

namespace Hien\Tests\Blocks;

use Hien\Posts\Public_Text;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type_Registry;

/** The blocks that show a course, a series or a question as it is now. */
final class DynamicBlocksTest extends TestCase {

	public function test_a_course_costs_what_it_costs_now(): void {
		$course = $this->course( [ 'hien_price' => 1990000, 'hien_price_sale' => 1290000, 'hien_sale_end' => '2099-12-01T20:00:00' ] );
		$this->text( 'course', $course );

		$on_sale = $this->shown();
		self::assertStringContainsString( 'class="wp-block-hien-course"', $on_sale );
		self::assertStringContainsString( 'href="' . home_url( '/khoa-hoc/plugin' ) . '"', $on_sale );
		self::assertStringContainsString( '1.290.000 ₫', $on_sale );
		self::assertStringContainsString( 'Ưu đãi đến 01/12/2099', $on_sale );

		update_post_meta( $course, 'hien_sale_end', '2020-01-01T00:00:00' ); // The post itself is not saved again.
		$after = $this->shown();
		self::assertStringContainsString( '1.990.000 ₫', $after );
		self::assertStringNotContainsString( '1.290.000', $after );
		self::assertStringNotContainsString( 'Ưu đãi đến', $after );
	}

	public function test_a_series_lists_its_videos_and_marks_the_one_that_contains_it(): void {
		$series = $this->make->term( 'hien_series', [ 'name' => 'Nhập môn' ] );
		foreach ( [ 1 => 'Một', 2 => 'Hai' ] as $order => $title ) {
			$video = $this->make->post(
				[
					'post_type' => 'hien_video',
					'post_title' => $title,
					'post_name' => "video-$order",
					'menu_order' => $order,
					'post_content' => self::block( 'series', 0 === $order % 2 ? 0 : $series ),
				]
			);
			wp_set_object_terms( $video, $series, 'hien_series' );
		}
		$this->text( 'series', $series );
		$in_post = $this->shown();
		self::assertMatchesRegularExpression( '~Loạt bài: Nhập môn.*Một.*Hai~s', $in_post );
		self::assertStringNotContainsString( 'aria-current', $in_post );
		foreach ( [ 'video-1' => 'Một', 'video-2' => 'Hai' ] as $slug => $title ) { // The second block has no id.
			$in_video = $this->rest( 'GET', "/hien/v1/videos/$slug" )->get_data()['content'];
			self::assertMatchesRegularExpression( "~aria-current=\"page\">(?:(?!</a>).)*{$title}~s", $in_video );
			self::assertSame( 1, substr_count( $in_video, 'aria-current' ) );
		}
	}

	public function test_the_inserter_offers_no_other_block_for_terms_of_videos(): void {
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( 'core/post-terms' );
		$names = array_column( $type->get_variations(), 'name' );
		self::assertContains( 'category', $names );
		self::assertSame( [], array_values( array_intersect( $names, [ 'hien_series', 'hien_video_cat', 'hien_video_key' ] ) ) );
	}

	public function test_a_question_comes_with_its_answer_but_not_inside_itself(): void {
		$id = $this->question();
		wp_update_post( [ 'ID' => $id, 'post_content' => '<p>Ba tháng.</p>' . self::block( 'question', $id ) ] );
		$this->text( 'question', $id );
		$shown = $this->shown();
		self::assertMatchesRegularExpression( '~<details class="hien-faq__item">.*Học bao lâu\?.*Ba tháng\..*Lan.*</details>~s', $shown );
		self::assertSame( 1, substr_count( $shown, 'Ba tháng.' ) );
		self::assertStringNotContainsString( '<!--hien-html', $shown );
	}

	/** An answer in the list may contain the block of another question in it. */
	public function test_no_id_is_twice_on_a_page_however_often_a_question_stands_there(): void {
		$id    = $this->question();
		$block = self::block( 'question', $id );
		$this->make->post( [ 'post_type' => 'hien_faq', 'post_content' => $block . $block ] );
		$this->make->post( [ 'post_name' => 'bai', 'post_content' => $block . $block ] );
		foreach ( [ '/bai' => 2, '/hoi-dap-hien' => 4 ] as $path => $count ) {
			$html = $this->page_at( $path )->html;
			self::assertSame( $count, substr_count( $html, '<details class="hien-faq__item"' ), $path );
			preg_match_all( '/<[a-z][^>]*\sid="([^"]+)"/', $html, $ids );
			self::assertSame( [], array_values( array_diff_assoc( $ids[1], array_unique( $ids[1] ) ) ), $path );
			self::assertStringContainsString( '<a href="' . home_url( "/hoi-dap-hien#cau-hoi-$id" ) . '">', $html );
		}
	}

	public function test_readers_see_nothing_of_what_they_may_not_see(): void {
		$course   = $this->course( [] );
		$question = $this->question();
		$empty    = $this->make->term( 'hien_series' );
		foreach (
			[
				[ 'course', 0 ],
				[ 'course', 987654 ],
				[ 'course', $question ],
				[ 'series', 0 ],
				[ 'series', 987654 ],
				[ 'series', $empty ],
				[ 'question', $course ],
			] as [ $name, $id ]
		) {
			$this->text( $name, $id );
			self::assertStringNotContainsString( 'wp-block-hien', $this->shown(), "$name $id" );
		}
		wp_update_post( [ 'ID' => $course, 'post_status' => 'draft' ] );
		wp_update_post( [ 'ID' => $question, 'post_password' => 'mở' ] );
		foreach ( [ 'course' => $course, 'question' => $question ] as $name => $id ) {
			$this->text( $name, $id );
			self::assertStringNotContainsString( 'wp-block-hien', $this->shown(), $name );
		}
	}

	public function test_a_page_has_the_same_block_as_the_app_and_its_styles(): void {
		$this->text( 'course', $this->course( [] ) );
		$response = $this->rest( 'GET', '/hien/v1/posts/bai' )->get_data();
		self::assertFalse( $response['assets']['scripts'], 'The app shows it without loading a document.' );
		self::assertStringContainsString( '.wp-block-hien-course', implode( '', array_column( $response['assets']['styles'], 'css' ) ) );
		$page = $this->page_at( '/bai' )->html;
		self::assertStringContainsString( trim( $response['content'] ), $page );
		self::assertStringContainsString( '.wp-block-hien-course', $page );
		self::assertSame( [], $response['toc'] );
	}

	/** @return array<string,array{string,string}> Block; what its plain HTML is. */
	public static function plain(): array {
		return [
			'course'   => [ 'course', '<p><strong><a href="%s/khoa-hoc/plugin">Plugin</a></strong></p><p>Từ số không.</p><p>Học phí: 300 ₫ (giá gốc 400 ₫), ưu đãi đến 01/12/2099 20:00</p>' ],
			'series'   => [
				'series',
				'<p><a href="%s/series/nhap-mon">Loạt bài: Nhập môn</a></p><ol start="1"><li><a href="%1$s/videos/mot">Một</a></li></ol>',
			],
			'question' => [ 'question', '<p><strong>Học bao lâu?</strong></p><p class="wp-block-paragraph">Ba tháng.</p><p>Lan</p>' ],
		];
	}

	#[DataProvider( 'plain' )]
	public function test_elsewhere_it_is_plain_html( string $name, string $html ): void {
		$items = [
			'course'   => $this->course( [ 'hien_price' => 400, 'hien_price_sale' => 300, 'hien_sale_end' => '2099-12-01T20:00:00' ] ),
			'series'   => $this->make->term( 'hien_series', [ 'name' => 'Nhập môn' ] ),
			'question' => $this->question(),
		];
		wp_set_object_terms(
			$this->make->post( [ 'post_type' => 'hien_video', 'post_title' => 'Một', 'post_name' => 'mot' ] ),
			$items['series'],
			'hien_series'
		);
		$post     = $this->text( $name, $items[ $name ] );
		$expected = "<div class=\"wp-block-hien-$name\">" . sprintf( $html, home_url() ) . '</div>';
		self::assertStringContainsString( $expected, $this->rest( 'GET', "/wp/v2/posts/$post" )->get_data()['content']['rendered'] );
		self::assertStringContainsString( $expected, apply_filters( 'the_content', (string) get_post( $post )->post_content ) );
		self::assertSame(
			[ 'all' => 'Trước. Sau.', 'prose' => 'Trước. Sau.' ],
			Public_Text::render( get_post( $post ) ),
			'Its text is found where it is itself.'
		);
	}

	/** @return array<string,array{array<string,int>,string}> Fields of a course; its price in plain HTML. */
	public static function prices(): array {
		return [
			'free'             => [ [], 'Học phí: Miễn phí' ],
			'without a sale'   => [ [ 'hien_price' => 400 ], 'Học phí: 400 ₫' ],
			'sale without end' => [ [ 'hien_price' => 400, 'hien_price_sale' => 300 ], 'Học phí: 300 ₫ (giá gốc 400 ₫)' ],
		];
	}

	/** @param array<string,int> $fields */
	#[DataProvider( 'prices' )]
	public function test_a_price_in_plain_html( array $fields, string $price ): void {
		self::assertStringContainsString( "<p>$price</p>", do_blocks( self::block( 'course', $this->course( $fields ) ) ) );
	}

	public function test_the_editor_previews_what_readers_see(): void {
		$course = $this->course( [] );
		$this->as_user( 'editor' );
		$GLOBALS['wp']->query_vars['rest_route'] = '/wp/v2/block-renderer/hien/course';
		$response = $this->rest( 'GET', '/wp/v2/block-renderer/hien/course', [ 'context' => 'edit', 'attributes' => [ 'id' => $course ] ] );
		self::assertStringContainsString( 'hien-course-card', $response->get_data()['rendered'] );
		self::assertStringContainsString( '<style>.is-tile-', $response->get_data()['rendered'], 'The drawing of its cover.' );
	}

	private function shown(): string {
		return $this->rest( 'GET', '/hien/v1/posts/bai' )->get_data()['content'];
	}

	/** The post /bai with a block between two paragraphs. */
	private function text( string $name, int $id ): int {
		$content = '<!-- wp:paragraph --><p>Trước.</p><!-- /wp:paragraph -->' . self::block( $name, $id )
			. '<!-- wp:paragraph --><p>Sau.</p><!-- /wp:paragraph -->';
		$post    = get_page_by_path( 'bai', OBJECT, 'post' );
		return $this->make->post( [ 'ID' => $post->ID ?? 0, 'post_name' => 'bai', 'post_content' => $content ] );
	}

	private static function block( string $name, int $id ): string {
		return sprintf( '<!-- wp:hien/%s {"id":%d} /-->', $name, $id );
	}

	/** @param array<string,mixed> $fields */
	private function course( array $fields ): int {
		return $this->make->post(
			[
				'post_type' => 'hien_course',
				'post_title' => 'Plugin',
				'post_name' => 'plugin',
				'post_excerpt' => 'Từ số không.',
				'meta_input' => $fields,
			]
		);
	}

	private function question(): int {
		return $this->make->post(
			[
				'post_type' => 'hien_faq',
				'post_title' => 'Học bao lâu?',
				'post_content' => '<!-- wp:paragraph --><p>Ba tháng.</p><!-- /wp:paragraph -->',
				'meta_input' => [ 'hien_asked_by' => 'Lan' ],
			]
		);
	}
}
