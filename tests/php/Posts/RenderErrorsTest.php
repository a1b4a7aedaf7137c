<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Jobs\Jobs;
use Hien\Posts\Render_Errors;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Summary;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/** One post with a part that throws neither takes a list down nor its own other parts, and a check names it. */
final class RenderErrorsTest extends TestCase {

	use ScreenRequests;

	private const OPEN  = '<!-- wp:paragraph --><p>Hiên nhà mở đầu.</p><!-- /wp:paragraph -->';
	private const CLOSE = '<!-- wp:paragraph --><p>Hiên nhà kết thúc.</p><!-- /wp:paragraph -->';

	private string $log;

	protected function setUp(): void {
		parent::setUp();
		$throw = static fn(): never => throw new RuntimeException( 'Plugin hỏng' );
		register_block_type( 'hong/khoi', [ 'render_callback' => $throw ] );
		add_shortcode( 'hong', $throw );
		add_filter(
			'render_block',
			static fn( string $html, array $block ): string => isset( $block['attrs']['hong'] ) ? $throw() : $html,
			10,
			2
		);
		add_filter(
			'the_content',
			static fn( string $html ): string => get_post_meta( (int) get_the_ID(), 'hong', true ) ? $throw() : $html
		);
		$this->log = (string) tempnam( sys_get_temp_dir(), 'hien' );
		ini_set( 'error_log', $this->log ); // phpcs:ignore WordPress.PHP.IniSet -- Restored.
	}

	protected function tearDown(): void {
		unregister_block_type( 'hong/khoi' );
		ini_restore( 'error_log' );
		wp_delete_file( $this->log );
		parent::tearDown();
	}

	/** @return array<string,array{string,array<string,mixed>,bool}> Content, meta, whether the other parts are shown. */
	public static function texts(): array {
		return [
			'a block'                   => [ self::OPEN . '<!-- wp:hong/khoi /-->' . self::CLOSE, [], true ],
			'a block inside another'    => [
				'<!-- wp:group --><div class="wp-block-group">' . self::OPEN
					. '<!-- wp:hong/khoi --><p>Trong khối hỏng</p><!-- /wp:hong/khoi -->' . self::CLOSE . '</div><!-- /wp:group -->',
				[],
				true,
			],
			'a shortcode'               => [ self::OPEN . '<!-- wp:shortcode -->[hong]<!-- /wp:shortcode -->' . self::CLOSE, [], true ],
			'a shortcode in a sentence' => [ "Hiên nhà mở đầu. Giá [hong]99[/hong] đồng.\n\nHiên nhà kết thúc.", [], true ],
			'a rule on a block of core' => [
				self::OPEN . '<!-- wp:group {"hong":true} --><div class="wp-block-group"></div><!-- /wp:group -->' . self::CLOSE,
				[],
				false,
			],
			'a filter of the whole'     => [ self::OPEN . self::CLOSE, [ 'hong' => '1' ], false ],
		];
	}

	/** @param array<string,mixed> $meta */
	#[DataProvider( 'texts' )]
	public function test_lists_and_search_go_on( string $content, array $meta ): void {
		$this->make->post( [ 'post_title' => 'Bài lành' ] );
		$id = $this->make->post(
			[
				'post_title' => 'Bài hỏng',
				'post_name' => 'hong',
				'post_content' => $content,
				'meta_input' => $meta,
				'tags_input' => [ 'Nhà' ],
			]
		);
		self::assertCount( 1, wp_get_post_tags( $id ), 'It was saved completely.' );
		foreach ( [ '/', '/tin-moi', '/chuyen-chung', '/tag/nha', '/?s=hien', '/chuyen-chung/hong' ] as $path ) {
			$page = $this->page_at( home_url( $path ) );
			self::assertSame( 200, $page->status, $path );
			self::assertTrue( str_contains( $page->html, 'Bài hỏng' ), $path );
			self::assertFalse( str_contains( $page->html, 'Trong khối hỏng' ) || str_contains( $page->html, '99 đồng' ), $path );
		}
		self::assertStringStartsWith( 'Hiên nhà mở đầu.', Post_Summary::of( get_post( $id ) )['excerpt'] );
		self::assertStringNotContainsString( 'chưa hiện được', Post_Summary::of( get_post( $id ) )['excerpt'] );
		self::assertStringStartsWith(
			'<mark>Hiên</mark> nhà mở đầu.',
			$this->rest( 'GET', '/hien/v1/search', [ 's' => 'hien' ] )->get_data()['data'][0]['excerpt']
		);
		self::assertStringContainsString( 'Plugin hỏng', (string) file_get_contents( $this->log ) );
	}

	/** @param array<string,mixed> $meta */
	#[DataProvider( 'texts' )]
	public function test_the_article_shows_its_other_parts_and_says_that_one_is_missing(
		string $content,
		array $meta,
		bool $has_others
	): void {
		$this->make->post( [ 'post_name' => 'hong', 'post_content' => $content, 'meta_input' => $meta ] );
		foreach ( [ 1, 2 ] as $time ) {
			$html = $this->rest( 'GET', '/hien/v1/posts/hong' )->get_data()['content'];
			self::assertStringContainsString( 'Phần này chưa hiện được.', $html );
			self::assertSame(
				[ $has_others, $has_others ],
				[ str_contains( $html, 'mở đầu' ), str_contains( $html, 'kết thúc' ) ],
				"Time $time"
			);
		}
		self::assertSame( [], $GLOBALS['wp_current_filter'] );
		$other = get_post( $this->make->post( [ 'post_content' => "Một\n\nHai" ] ) );
		self::assertSame( "<p>Một</p>\n<p>Hai</p>\n", Post_Content::render( $other, 1 )['content'], 'What follows is rendered as ever.' );
	}

	public function test_feeds_go_on(): void {
		$this->make->post( [ 'post_title' => 'Bài hỏng', 'post_content' => self::texts()['a block'][0] . '[hong]' ] );
		$this->go_to( home_url( '/feed' ) );
		ob_start();
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- Headers cannot be sent. WordPress would load it once in a process.
		@require ABSPATH . WPINC . '/feed-rss2.php';
		self::assertStringContainsString( 'kết thúc', (string) ob_get_clean() );
	}

	public function test_what_a_broken_part_had_begun_to_print_is_thrown_away(): void {
		$level = ob_get_level();
		add_shortcode(
			'in-do',
			static function (): never {
				ob_start();
				echo 'Dở dang';
				throw new RuntimeException( 'Plugin hỏng' );
			}
		);
		$id = $this->make->post( [ 'post_content' => 'Trước [in-do] sau' ] );
		self::assertStringNotContainsString( 'Dở dang', Post_Content::render( get_post( $id ), 1 )['content'] );
		self::assertSame( $level, ob_get_level() );
	}

	public function test_a_check_names_the_post_until_it_is_mended_or_deleted(): void {
		$id    = $this->make->post( [ 'post_title' => 'Bài & hỏng', 'post_content' => self::texts()['a block'][0] ] );
		$other = $this->make->post( [ 'post_title' => 'Bài khác', 'post_content' => '[hong]' ] );
		self::end_request();
		$found = Render_Errors::check();
		self::assertEqualsCanonicalizing( [ 'Bài & hỏng (hong/khoi)', 'Bài khác ([hong])' ], $found->details );
		self::assertContains( admin_url( "post.php?post=$id&action=edit" ), array_keys( $found->links ) );
		wp_update_post( [ 'ID' => $id, 'post_content' => self::OPEN ] );
		self::end_request();
		self::assertSame( [ 'Bài khác ([hong])' ], Render_Errors::check()->details );
		wp_delete_post( $other, true );
		self::assertTrue( Render_Errors::check()->is_good() );
	}

	public function test_no_text_is_rendered_while_a_post_is_saved(): void {
		$saving   = true;
		$rendered = false;
		add_filter(
			'the_content',
			static function ( string $html ) use ( &$saving, &$rendered ): string {
				$rendered = $rendered || $saving;
				return $html;
			}
		);
		foreach ( [ 'post', 'hien_faq', 'hien_link', 'hien_image' ] as $type ) {
			$id = $this->make->post( [ 'post_type' => $type, 'post_title' => "Hiên $type" ] );
			wp_set_post_tags( $id, [ 'Nhà' ] );
		}
		self::assertFalse( $rendered );
		$saving = false;
		self::end_request();
		self::assertSame( 2, $this->rest( 'GET', '/hien/v1/search', [ 's' => 'hiên' ] )->get_data()['count'] );
	}

	public function test_a_request_that_saves_more_than_it_can_index_leaves_the_rest_to_the_background(): void {
		delete_option( 'hien_job_search' );
		foreach ( range( 1, 3 ) as $n ) {
			$this->make->post();
		}
		\Hien\Search\Search_Sync::index_changed( 0 );
		self::assertNotNull( Jobs::position( 'search' ) );
		self::run_jobs();
		self::assertSame( 3, $this->rest( 'GET', '/hien/v1/search', [ 's' => 'content' ] )->get_data()['count'] );
	}
}
