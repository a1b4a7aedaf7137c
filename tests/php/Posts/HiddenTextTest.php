<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Jobs\Jobs;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Summary;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What another plugin hides from visitors, such as text for members only, is in no excerpt, description or search
 * result, whoever saved the text and wherever.
 */
final class HiddenTextTest extends TestCase {

	private const SECRET = 'khobau';

	protected function setUp(): void {
		parent::setUp();
		register_block_type(
			'hoi-vien/rieng',
			[
				'render_callback' => static fn( array $attributes, string $content ): string => is_user_logged_in()
					? $content
					: '<p>Mời đăng nhập.</p>',
			]
		);
		add_shortcode( 'rieng', static fn( mixed $attributes, ?string $content ): string => is_user_logged_in() ? (string) $content : '' );
		add_filter(
			'render_block',
			static fn( string $html, array $block ): string => isset( $block['attrs']['chiHoiVien'] ) && ! is_user_logged_in() ? '' : $html,
			10,
			2
		);
		// As such plugins do it: the whole text, at the post's own address only, and never in wp-admin.
		add_filter(
			'the_content',
			static fn( string $html ): string => is_singular()
				&& in_the_loop()
				&& is_main_query()
				&& ! is_admin()
				&& ! is_user_logged_in()
				&& get_post_meta( (int) get_the_ID(), 'chi_hoi_vien', true )
				? '<p>Hiên nhà mở đầu.</p><p>Mời đăng nhập.</p>'
				: $html
		);
		$this->as_user( 'administrator' );
	}

	protected function tearDown(): void {
		unregister_block_type( 'hoi-vien/rieng' );
		parent::tearDown();
	}

	/** @return array<string,array{string,array<string,mixed>}> Content and meta. */
	public static function texts(): array {
		$open = '<!-- wp:paragraph --><p>Hiên nhà mở đầu.</p><!-- /wp:paragraph -->';
		$text = '<!-- wp:paragraph --><p>khobau của hội viên</p><!-- /wp:paragraph -->';
		return [
			'a block around it'            => [ "$open<!-- wp:hoi-vien/rieng --><div>$text</div><!-- /wp:hoi-vien/rieng -->", [] ],
			'a rule on a block of core'    => [
				$open . str_replace( 'wp:paragraph -->', 'wp:paragraph {"chiHoiVien":true} -->', $text ),
				[],
			],
			'a shortcode'                  => [ "$open<!-- wp:shortcode -->[rieng]khobau của hội viên[/rieng]<!-- /wp:shortcode -->", [] ],
			'a shortcode around blocks'    => [
				"$open<!-- wp:shortcode -->[rieng]<!-- /wp:shortcode -->$text<!-- wp:shortcode -->[/rieng]<!-- /wp:shortcode -->",
				[],
			],
			'a filter of the whole'        => [ "$open$text", [ 'chi_hoi_vien' => '1' ] ],
			'a page of several'            => [
				"$open<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><!-- wp:hoi-vien/rieng -->$text<!-- /wp:hoi-vien/rieng -->",
				[],
			],
			'without blocks'               => [ "Hiên nhà mở đầu.\n\n[rieng]khobau của hội viên[/rieng]", [] ],
		];
	}

	/** @param array<string,mixed> $meta */
	#[DataProvider( 'texts' )]
	public function test_a_visitor_reads_it_nowhere( string $content, array $meta ): void {
		set_current_screen( 'post' ); // The author saves in wp-admin.
		$post = $this->make->post( [ 'post_title' => 'Bài', 'post_name' => 'bai', 'post_content' => $content, 'meta_input' => $meta ] );
		unset( $GLOBALS['current_screen'] );
		$this->assert_hidden( $post );
		Jobs::begin( 'search' );
		self::run_jobs();
		$this->assert_hidden( $post );
	}

	public function test_a_plugin_that_comes_later_hides_what_was_shown(): void {
		$filters = $GLOBALS['wp_filter']['render_block'];
		unset( $GLOBALS['wp_filter']['render_block'] );
		$post = $this->make->post(
			[ 'post_title' => 'Bài', 'post_name' => 'bai', 'post_content' => self::texts()['a rule on a block of core'][0] ]
		);
		self::assertStringContainsString( self::SECRET, Post_Summary::of( get_post( $post ) )['excerpt'] );
		delete_option( 'hien_job_search' );

		$GLOBALS['wp_filter']['render_block'] = $filters;
		update_option( 'active_plugins', [ ...(array) get_option( 'active_plugins' ), 'hoi-vien/hoi-vien.php' ] );
		do_action( 'activated_plugin', 'hoi-vien/hoi-vien.php', false );
		self::assertStringNotContainsString( self::SECRET, Post_Summary::of( get_post( $post ) )['excerpt'] );
		self::assertNotNull( Jobs::position( 'search' ), 'The index is made again.' );
		self::run_jobs();
		$this->assert_hidden( $post );
	}

	public function test_search_quotes_nothing_that_was_stored_before_a_change(): void {
		global $wpdb;
		$filters = $GLOBALS['wp_filter']['render_block'];
		unset( $GLOBALS['wp_filter']['render_block'] );
		$post   = $this->make->post( [ 'post_title' => 'Bài', 'post_content' => self::texts()['a rule on a block of core'][0] ] );
		$quoted = fn(): string => $this->rest( 'GET', '/hien/v1/search', [ 's' => 'hien' ] )->get_data()['data'][0]['excerpt'];
		self::assertStringContainsString( self::SECRET, $quoted() );

		$GLOBALS['wp_filter']['render_block'] = $filters;
		update_option( 'active_plugins', [ ...(array) get_option( 'active_plugins' ), 'hoi-vien/hoi-vien.php' ] );
		self::assertStringNotContainsString( self::SECRET, $quoted(), 'Before the index is made again.' );

		// As tools that replace text do.
		$wpdb->update(
			$wpdb->posts,
			[ 'post_content' => '<!-- wp:paragraph --><p>Hiên sau khi sửa.</p><!-- /wp:paragraph -->' ],
			[ 'ID' => $post ]
		);
		clean_post_cache( $post );
		self::assertSame( '<mark>Hiên</mark> sau khi sửa.', $quoted() );
	}

	public function test_what_an_option_of_another_plugin_hides_is_hidden_at_once(): void {
		$hides = false;
		add_filter(
			'the_content',
			static function ( string $html ) use ( &$hides ): string {
				return $hides ? '<p>Hiên nhà mở đầu.</p>' : $html;
			}
		);
		$post = $this->make->post(
			[
				'post_title' => 'Bài',
				'post_name' => 'bai',
				'post_content' => '<!-- wp:paragraph --><p>Hiên nhà mở đầu. khobau</p><!-- /wp:paragraph -->',
			]
		);
		self::end_request();
		self::assertSame( 1, $this->rest( 'GET', '/hien/v1/search', [ 's' => self::SECRET ] )->get_data()['count'] );
		$hides = true; // An option of that plugin.
		$this->assert_hidden( $post );
	}

	public function test_members_read_it_in_the_article_and_leave_no_trace_in_the_excerpt(): void {
		$post = $this->make->post( [ 'post_name' => 'bai', 'post_content' => self::texts()['a block around it'][0] ] );
		$article = $this->rest( 'GET', '/hien/v1/posts/bai' )->get_data();
		self::assertStringContainsString( self::SECRET, $article['content'] );
		self::assertStringNotContainsString( self::SECRET, $article['excerpt'] );
		self::assertSame( 'administrator', wp_get_current_user()->roles[0] ?? '' );
	}

	/** @param array<string,mixed> $meta */
	#[DataProvider( 'texts' )]
	public function test_neither_rest_nor_a_list_shows_a_visitor_what_the_page_hides( string $content, array $meta ): void {
		$this->make->post( [ 'post_name' => 'bai', 'post_content' => $content, 'meta_input' => $meta ] );
		$this->make->post(
			[
				'post_type' => 'hien_image',
				'post_content' => $content,
				'meta_input' => [ '_thumbnail_id' => $this->make->picture() ] + $meta,
			]
		);
		wp_set_current_user( 0 );
		foreach ( [ 'posts/bai', 'images', 'images/1' ] as $path ) {
			$response = (string) wp_json_encode( $this->rest( 'GET', "/hien/v1/$path" )->get_data(), JSON_UNESCAPED_UNICODE );
			self::assertStringContainsString( 'Hiên nhà mở đầu.', $response, $path );
			self::assertStringNotContainsString( self::SECRET, $response, $path );
		}
		foreach ( [ '/', '/hinh-anh', '/hinh-anh/1' ] as $path ) {
			$page = $this->page_at( home_url( $path ) );
			self::assertSame( 200, $page->status, $path );
			self::assertFalse( str_contains( $page->html, self::SECRET ), $path );
		}
	}

	public function test_members_read_the_description_of_an_image(): void {
		foreach ( [ 'a block around it', 'a shortcode' ] as $number => $case ) {
			$this->make->post(
				[
					'post_type' => 'hien_image',
					'post_content' => self::texts()[ $case ][0],
					'meta_input' => [ '_thumbnail_id' => $this->make->picture() ],
				]
			);
			self::assertStringContainsString(
				self::SECRET,
				$this->rest( 'GET', '/hien/v1/images/' . ( $number + 1 ) )->get_data()['decs'],
				$case
			);
		}
		$this->page_at( home_url( '/' ) ); // A member's visit fills the cache of what all pages share.
		wp_set_current_user( 0 );
		self::assertFalse( str_contains( $this->page_at( home_url( '/' ) )->html, self::SECRET ) );
	}

	public function test_a_hidden_heading_begins_no_section(): void {
		$post = $this->make->page(
			[ 'post_content' => '<!-- wp:heading {"chiHoiVien":true} --><h2 class="wp-block-heading">khobau</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Mở</p><!-- /wp:paragraph -->' ]
		);
		wp_set_current_user( 0 );
		self::assertSame( [ '' ], array_column( Post_Content::sections( get_post( $post ) ), 'title' ) );
	}

	public function test_lists_and_searches_write_nothing(): void {
		foreach ( range( 1, 3 ) as $n ) {
			$this->make->post( [ 'post_content' => self::texts()['a block around it'][0] ] );
			$this->make->post( [ 'post_type' => 'hien_link', 'post_content' => 'Chữ' ] );
		}
		self::end_request();
		update_option( 'active_plugins', [ ...(array) get_option( 'active_plugins' ), 'hoi-vien/hoi-vien.php' ] );
		add_filter(
			'query',
			static fn( string $query ): string => preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $query )
				&& ! str_contains( $query, 'hien_throttle' )
					? self::fail( $query )
					: $query
		);
		foreach ( [ 'posts' => [], 'links' => [], 'search' => [ 's' => 'hien' ] ] as $path => $params ) {
			self::assertSame( 3, $this->rest( 'GET', "/hien/v1/$path", $params )->get_data()['count'] );
		}
	}

	public function test_results_quote_neither_code_nor_the_marks_of_blocks(): void {
		$this->make->post(
			[
				'post_title'   => 'Bài',
				'post_excerpt' => '<!-- wp:paragraph --><p>Tóm tắt</p><!-- /wp:paragraph -->',
				'post_content' => '<!-- wp:code --><pre class="wp-block-code"><code>&lt;!-- /wp:paragraph --&gt; goi_ham();</code></pre><!-- /wp:code --><!-- wp:paragraph --><p>Hiên nhà</p><!-- /wp:paragraph -->',
			]
		);
		$results = fn( string $query ): array => array_column(
			$this->rest( 'GET', '/hien/v1/search', [ 's' => $query ] )->get_data()['data'],
			'excerpt'
		);
		self::assertSame( [ 'Tóm tắt <mark>Hiên</mark> nhà' ], $results( 'hien' ) );
		self::assertSame( [ 'Tóm tắt Hiên nhà' ], $results( 'goi_ham' ), 'Code is found.' );
	}

	public function test_no_embed_is_asked_for(): void {
		$asked = 0;
		add_filter(
			'pre_http_request',
			static function () use ( &$asked ): \WP_Error {
				++$asked;
				return new \WP_Error( 'none' );
			}
		);
		$id = $this->make->post(
			[ 'post_content' => "Hiên nhà\n\nhttps://www.youtube.com/watch?v=a1B2-c3_D4e\n\n<!-- wp:embed {\"url\":\"https://www.youtube.com/watch?v=a1B2-c3_D4e\"} --><figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.youtube.com/watch?v=a1B2-c3_D4e\n</div></figure><!-- /wp:embed -->" ]
		);
		self::assertStringStartsWith( 'Hiên nhà', Post_Summary::of( get_post( $id ) )['excerpt'] );
		self::assertSame( 0, $asked );
	}

	private function assert_hidden( int $id ): void {
		wp_set_current_user( 0 );
		self::assertSame( 0, $this->rest( 'GET', '/hien/v1/search', [ 's' => self::SECRET ] )->get_data()['count'] );
		self::assertStringStartsWith(
			'<mark>Hiên</mark> nhà mở đầu.',
			$this->rest( 'GET', '/hien/v1/search', [ 's' => 'hien' ] )->get_data()['data'][0]['excerpt']
		);
		self::assertStringStartsWith( 'Hiên nhà mở đầu.', Post_Summary::of( get_post( $id ) )['excerpt'] );
		foreach ( [ '/', '/tin-moi', '/chuyen-chung/bai', '/?s=hien' ] as $path ) {
			$page = $this->page_at( home_url( $path ) );
			self::assertSame( 200, $page->status, $path );
			self::assertFalse( str_contains( $page->html, self::SECRET ), $path );
		}
	}
}
