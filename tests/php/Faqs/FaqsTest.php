<?php

declare(strict_types=1);

namespace Hien\Tests\Faqs;

use Hien\Faqs\Faq_Post_Type;
use Hien\Plugin;
use Hien\Routing\Permalinks;
use Hien\Settings\Settings;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** Questions with their answers. */
final class FaqsTest extends TestCase {

	use ScreenRequests;

	public function test_questions_are_in_the_authors_order_with_their_answers(): void {
		$this->faq( 'Hai?', '<!-- wp:paragraph --><p>Trả lời hai.</p><!-- /wp:paragraph -->', 2 );
		$id = $this->faq( 'Một?', '<!-- wp:code --><pre class="wp-block-code"><code>wp plugin list</code></pre><!-- /wp:code -->', 1 );
		update_post_meta( $id, 'hien_asked_by', 'Bình' );
		$this->faq( 'Chưa trả lời?', '', 0, [ 'post_status' => 'draft' ] );
		$this->faq( 'Kín?', 'x', 0, [ 'post_password' => 'x' ] );

		[ 'data' => [ $one, $two ], 'count' => $count ] = $this->rest( 'GET', '/hien/v1/faqs' )->get_data();
		self::assertSame( [ 'Một?', 1, 'Hai?', 2, 2 ], [ $one['question'], $one['number'], $two['question'], $two['number'], $count ] );
		self::assertSame( 2, $this->rest( 'GET', '/hien/v1/faqs', [ 'limit' => 1, 'page' => 2 ] )->get_data()['data'][0]['number'] );
		self::assertSame( [ $id, 'Bình', '' ], [ $one['id'], $one['asked_by'], $two['asked_by'] ] );
		self::assertStringContainsString( '<code>wp plugin list</code>', $one['answer'] );
		self::assertSame( '<p>Trả lời hai.</p>', preg_replace( '/ class="[^"]*"/', '', trim( $two['answer'] ) ) );
	}

	public function test_answers_say_what_they_need(): void {
		register_core_block_style_handles(); // On `init`; a test starts with no styles.
		wp_set_current_user( 1 ); // Who may write any HTML.
		$quote = '<!-- wp:quote --><blockquote class="wp-block-quote"><p>Lời</p></blockquote><!-- /wp:quote -->';
		$this->faq( 'Một?', $quote );
		$this->faq( 'Hai?', $quote );
		$assets = $this->rest( 'GET', '/hien/v1/faqs' )->get_data()['assets'];
		self::assertSame(
			[ 'wp-block-quote' ],
			array_values( array_intersect( array_column( $assets['styles'], 'handle' ), [ 'wp-block-quote' ] ) ),
			'Once.'
		);
		self::assertFalse( $assets['scripts'] );
		$this->faq( 'Ba?', '<script>x()</script>' );
		self::assertTrue( $this->rest( 'GET', '/hien/v1/faqs' )->get_data()['assets']['scripts'] );
	}

	public function test_ids_are_unique_in_the_list(): void {
		$this->faq( 'Một?', '<h3>Cách làm</h3>', 1 );
		$this->faq( 'Hai?', '<h3>Cách làm</h3>', 2 );
		$answers = array_column( $this->rest( 'GET', '/hien/v1/faqs' )->get_data()['data'], 'answer' );
		preg_match_all( '/ id="(muc-[^"]*cach-lam)"/', implode( $answers ), $found );
		self::assertCount( 2, array_unique( $found[1] ) );
	}

	public function test_an_answer_goes_on_below_a_page_break(): void {
		$this->faq( 'Một?', 'Trên <!--nextpage--> dưới' );
		self::assertStringContainsString( 'dưới', $this->rest( 'GET', '/hien/v1/faqs' )->get_data()['data'][0]['answer'] );
	}

	public function test_search_engines_get_questions_and_answers(): void {
		$this->faq(
			'Có cần React không?',
			'<!-- wp:paragraph --><p>Không <strong>ngay</strong>: <a href="/x" onclick="y()">xem</a>.</p><!-- /wp:paragraph -->'
		);
		[ $page ] = $this->visit( '/hoi-dap-hien' )->head['json_ld'];
		self::assertSame( 'FAQPage', $page['@type'] );
		[ $question ] = $page['mainEntity'];
		self::assertSame(
			[ 'Question', 'Có cần React không?', 'Answer' ],
			[ $question['@type'], $question['name'], $question['acceptedAnswer']['@type'] ]
		);
		self::assertSame(
			'<p>Không <strong>ngay</strong>: xem.</p>',
			preg_replace( '/<p[^>]*>/', '<p>', $question['acceptedAnswer']['text'] )
		);
	}

	public function test_search_engines_get_no_answer_without_words(): void {
		$this->faq( 'Nút ở đâu?', '<img src="/nut.png" alt="">' );
		$this->faq( 'Chưa?', '<!-- wp:paragraph --><p></p><!-- /wp:paragraph --><p>&nbsp;</p>' );
		self::assertSame( [ 'BreadcrumbList' ], array_column( $this->visit( '/hoi-dap-hien' )->head['json_ld'], '@type' ) );
		$this->faq( 'Rồi?', '<!-- wp:paragraph --><p>Rồi.</p><!-- /wp:paragraph -->' );
		self::assertSame( [ 'Rồi?' ], array_column( $this->visit( '/hoi-dap-hien' )->head['json_ld'][0]['mainEntity'], 'name' ) );
	}

	public function test_without_questions_machines_get_no_empty_list(): void {
		self::assertSame( [ 'BreadcrumbList' ], array_column( $this->visit( '/hoi-dap-hien' )->head['json_ld'], '@type' ) );
	}

	public function test_the_address_follows_the_site_handle(): void {
		$this->faq( 'Một?', 'Đây.' );
		update_option( Settings::HANDLE_OPTION, 'vuon' );
		( new Faq_Post_Type() )->register_type();
		$next_request = new Permalinks( Plugin::instance()->routes );
		$next_request->add_rules();
		$next_request->maybe_flush();
		$screen = $this->visit( '/hoi-dap-vuon' );
		self::assertSame( [ 'faqs', 200, '/hoi-dap-vuon' ], [ $screen->route, $screen->status, $screen->data['page']['path'] ] );
	}

	public function test_the_list_table_shows_who_asked(): void {
		$id = $this->faq( 'Một?', 'x', 4 );
		update_post_meta( $id, 'hien_asked_by', 'Bình & An' );
		self::assertSame( [ 'Bình &amp; An', '4' ], [ self::cell( 'asked_by', $id ), self::cell( 'order', $id ) ] );
	}

	/** @param array<string,mixed> $args */
	private function faq( string $question, string $answer, int $order = 0, array $args = [] ): int {
		return $this->make->post(
			$args + [
				'post_type'    => 'hien_faq',
				'post_title'   => $question,
				'post_content' => $answer,
				'menu_order'   => $order,
			]
		);
	}
}
