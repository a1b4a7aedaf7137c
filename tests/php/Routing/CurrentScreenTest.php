<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Plugin;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use Hien\Theme;
use PHPUnit\Framework\Attributes\TestWith;

/** What WordPress prints in the head of a page. */
final class CurrentScreenTest extends TestCase {

	use Site;
	use ScreenRequests;

	private const NASTY = '"><script>alert(1)</script> & \'nháy\' </title>';

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		update_option( 'blogdescription', 'Blog lập trình' );
	}

	public function test_a_page_of_nothing_has_a_title_and_no_address(): void {
		$this->visit( '/khong-co' );
		$head = $this->head();
		self::assertSame( 1, substr_count( $head, '<title>' ) );
		self::assertStringNotContainsString( 'rel="canonical"', $head );
		self::assertStringNotContainsString( 'property="og:url"', $head );
	}

	public function test_what_the_author_wrote_cannot_leave_its_place(): void {
		$this->post(
			'nguy',
			'WordPress',
			[
				'post_title'   => self::NASTY,
				'post_excerpt' => 'Mô tả ' . self::NASTY,
				'post_content' => '</script><script>alert(2)</script>',
			]
		);
		update_option( 'blogname', self::NASTY );
		$this->visit( '/wordpress/nguy' );
		$head = $this->head();
		self::assertStringNotContainsString( 'alert(1)</script>', $head );
		self::assertSame( 1, substr_count( $head, '</title>' ) );
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?><html><head>' . $head . '</head></html>', LIBXML_NOERROR );
		foreach ( $document->getElementsByTagName( 'script' ) as $script ) {
			self::assertStringStartsNotWith( 'alert', trim( $script->textContent ) );
		}
		self::assertMatchesRegularExpression( '#<meta name="description" content="Mô tả [^"<>]*" />#', $head );
	}

	public function test_a_description_is_of_words_not_of_code(): void {
		wp_update_post(
			[
				'ID'           => $this->id['bai-cha'],
				'post_content' => '<!-- wp:paragraph --><p>Một &amp; hai &lt;b&gt; <strong>ba</strong></p><!-- /wp:paragraph -->'
					. str_repeat( ' bốn', 100 ),
			]
		);
		$description = $this->visit( '/wordpress/bai-cha' )->head['description'];
		self::assertStringStartsWith( 'Một & hai <b> ba bốn', $description );
		self::assertStringEndsWith( '…', $description );
		self::assertLessThan( 300, mb_strlen( $description ) );
	}

	public function test_structured_data_is_json_and_complete(): void {
		$this->post( 'nguy', 'WordPress', [ 'post_title' => 'A </script> & <!-- "b"' ] );
		foreach (
			[
				'/'                   => [ 'WebSite' ],
				'/wordpress'          => [ 'BreadcrumbList' ],
				'/wordpress/nguy'     => [ 'BlogPosting', 'BreadcrumbList' ],
				'/quy-tac/doi-ngu' => [ 'BreadcrumbList' ],
			] as $path => $types
		) {
			$screen = $this->visit( $path );
			$printed = self::printed_by( Plugin::instance()->current_screen->print_json_ld( ... ) );
			preg_match_all( '#<script type="application/ld\+json">(.*?)</script>#s', $printed, $found );
			$entities = array_map( static fn( string $json ): array => json_decode( $json, true, 512, JSON_THROW_ON_ERROR ), $found[1] );
			self::assertSame( $types, array_column( $entities, '@type' ), $path );
			self::assertEquals( $screen->head['json_ld'], $entities, $path );
		}
	}

	public function test_breadcrumbs_lead_from_home_to_the_post(): void {
		$json_ld = $this->visit( '/bai-con' )->head['json_ld'];
		$crumbs  = array_column( $json_ld, null, '@type' )['BreadcrumbList']['itemListElement'];
		self::assertSame( [ 1, 2, 3, 4 ], array_column( $crumbs, 'position' ) );
		self::assertSame( [ 'Trang chủ', 'WordPress', 'Lập trình plugin', 'Bài bai-con' ], array_column( $crumbs, 'name' ) );
		self::assertSame(
			array_map( 'home_url', [ '/', '/wordpress', '/wordpress/lap-trinh-plugin', '/wordpress/lap-trinh-plugin/bai-con' ] ),
			array_column( $crumbs, 'item' )
		);
	}

	public function test_a_hidden_site_says_noindex(): void {
		self::assertStringNotContainsString( 'noindex', $this->visit( '/wordpress/bai-cha' )->head['robots'] );
		update_option( 'blog_public', '0' );
		foreach ( [ '/', '/tin-moi', '/wordpress', '/wordpress/bai-cha' ] as $path ) {
			self::assertStringContainsString( 'noindex', $this->visit( $path )->head['robots'], $path );
			self::assertStringContainsString( 'noindex', $this->screen_json( $path )['head']['robots'], $path );
		}
	}

	public function test_search_results_are_not_indexed(): void {
		self::assertStringContainsString( 'noindex', $this->visit( '/?s=rest' )->head['robots'] );
	}

	public function test_the_language_is_vietnamese_unless_a_plugin_chooses_another(): void {
		self::assertSame( [ 'vi', 'vi_VN', 'vi' ], $this->languages( '/wordpress/bai-cha' ), 'WordPress itself is set to English here.' );

		add_filter(
			'language_attributes',
			static fn( string $attributes ): string => is_category( 'lap-trinh-plugin' ) ? 'lang="en-US"' : $attributes
		);
		self::assertSame( [ 'en-US', 'en_US', 'en-US' ], $this->languages( '/wordpress/lap-trinh-plugin' ) );
		self::assertSame( [ 'vi', 'vi_VN', 'vi' ], $this->languages( '/wordpress/bai-cha' ) );

		add_filter( 'locale', static fn(): string => 'fr_FR' );
		self::assertSame( [ 'fr-FR', 'fr_FR', 'fr-FR' ], $this->languages( '/wordpress/bai-cha' ) );
		self::assertSame( 'fr-FR', $this->visit( '/wordpress/bai-cha' )->head['json_ld'][0]['inLanguage'] );
	}

	/** @return list<string> The page's `lang`, its og:locale, and the language in the screen for the app. */
	private function languages( string $path ): array {
		$this->visit( $path );
		$head = $this->head();
		self::assertSame( 1, preg_match( '/lang="([^"]+)"/', get_language_attributes(), $lang ) );
		self::assertSame( 1, preg_match( '/og:locale" content="([^"]+)"/', $head, $locale ) );
		return [ $lang[1], $locale[1], $this->screen_json( $path )['head']['language'] ];
	}

	public function test_a_filter_of_another_plugin_that_returns_nothing_breaks_no_page(): void {
		foreach (
			[ 'pre_get_document_title', 'get_canonical_url', 'redirect_canonical', 'language_attributes', 'wp_redirect' ] as $filter
		) {
			add_filter( $filter, static fn(): mixed => null, 1 );
		}
		remove_all_filters( 'wp_redirect', PHP_INT_MAX );
		self::assertNull( apply_filters( 'wp_redirect', home_url( '/' ), 302 ), 'No redirect.' );
		foreach ( [ '/', '/wordpress/bai-cha', '/wordpress', '/tin-moi' ] as $path ) {
			self::assertSame( 200, $this->visit( $path )->status, $path );
			self::assertStringContainsString( '<title>', $this->head(), $path );
			self::assertNull( get_language_attributes() );
		}
	}

	public function test_pages_offer_their_feeds(): void {
		$this->visit( '/wordpress' );
		self::assertStringContainsString( 'href="' . home_url( '/wordpress/feed' ) . '"', $this->head() );
	}

	public function test_the_site_is_described_without_a_search_box(): void {
		self::assertSame( [ '@context', '@type', 'name', 'url', 'inLanguage' ], array_keys( $this->visit( '/' )->head['json_ld'][0] ) );
	}

	public function test_a_filter_leaves_the_head_to_another_plugin(): void {
		add_filter( 'hien_prints_head', '__return_false' );
		$this->visit( '/wordpress/bai-cha' );
		self::assertStringNotContainsString( 'name="description"', $this->head() );
		$head = $this->screen_json( '/wordpress/bai-cha' )['head'];
		self::assertSame( home_url( '/wordpress/bai-cha' ), $head['canonical'] );
		self::assertSame(
			[ '', '', '', null, null ],
			[ $head['description'], $head['robots'], $head['og']['title'], $head['og']['image'], $head['next'] ]
		);
		self::assertNotSame( '', $this->screen_json( '/quen-mat-khau' )['head']['description'], 'No other plugin knows this page.' );
	}

	#[TestWith( [ 'AIOSEO_VERSION' ] )]
	#[TestWith( [ 'SEOPRESS_VERSION' ] )]
	#[TestWith( [ 'SLIM_SEO_VER' ] )]
	#[TestWith( [ 'SMARTCRAWL_VERSION' ] )]
	#[TestWith( [ 'SQ_VERSION' ] )]
	#[TestWith( [ 'SURERANK_VERSION' ] )]
	#[TestWith( [ 'THE_SEO_FRAMEWORK_VERSION' ] )]
	#[TestWith( [ 'WPSEO_VERSION' ] )]
	public function test_where_an_seo_plugin_prints_the_head_ours_steps_back( string $constant ): void {
		self::$defined = [ $constant ];
		$this->visit( '/wordpress/bai-cha' );
		$head = $this->head();
		self::assertStringNotContainsString( 'name="description"', $head );
		self::assertStringNotContainsString( 'property="og:', $head );
		self::assertFalse( has_action( 'wp_footer', [ Plugin::instance()->current_screen, 'print_json_ld' ] ) );
		self::assertSame( 1, substr_count( $head, 'rel="canonical"' ), "Core's stays for that plugin to take away." );
		self::assertSame( 1, substr_count( $head, '<title>' ) );

		$this->visit( '/dang-nhap' );
		$head = $this->head();
		foreach ( [ '<title>', 'rel="canonical"', 'name="description"', 'property="og:title"', "name='robots'" ] as $tag ) {
			self::assertSame( 1, substr_count( $head, $tag ), "That plugin does not know the login page: $tag" );
		}
	}

	public function test_rank_math_has_the_head_once_it_was_set_up(): void {
		self::$defined = [ 'RANK_MATH_VERSION' ];
		$this->visit( '/wordpress/bai-cha' );
		self::assertSame( 1, substr_count( $this->head(), 'property="og:title"' ), 'It prints none before.' );
		remove_action( 'wp_head', [ Plugin::instance()->current_screen, 'print_head' ], 2 );
		do_action( 'rank_math/frontend/loaded' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- Rank Math's.
		$this->visit( '/wordpress/bai-cha' );
		self::assertStringNotContainsString( 'property="og:title"', $this->head() );
	}

	public function test_seo_plugins_print_nothing_beside_ours(): void {
		$known   = [ '/', '/wordpress/bai-cha', '/khoa-hoc' ];
		$unknown = [ '/tai-nguyen', '/quen-mat-khau', '/dang-nhap' ];
		foreach ( [ ...array_fill_keys( $known, true ), ...array_fill_keys( $unknown, false ) ] as $path => $is_known ) {
			$this->visit( $path );
			self::assertSame( $is_known, apply_filters( 'the_seo_framework_query_supports_seo', true ), $path );
			// phpcs:ignore WordPress.NamingConventions.ValidHookName -- Rank Math's.
			self::assertSame( ! $is_known, apply_filters( 'rank_math/frontend/disable_integration', false ), $path );
		}
	}

	#[TestWith( [ 'rank_math/frontend/canonical' ] )]
	#[TestWith( [ 'wpseo_canonical' ] )]
	public function test_further_pages_of_a_list_keep_their_own_address_with_an_seo_plugin( string $filter ): void {
		$this->page( 'tin-moi' );
		$this->fill( 'WordPress', 20 );
		foreach ( [ '/tin-moi' => '/x', '/tin-moi/page/2' => '/tin-moi/page/2', '/wordpress/bai-cha' => '/x' ] as $path => $expected ) {
			$this->go_to( $path );
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of other plugins.
			$ask = static fn(): string => apply_filters( $filter, home_url( '/x' ) );
			self::assertSame( home_url( $expected ), $ask(), "$path, before there is a screen" );
			$this->visit( $path );
			self::assertSame( home_url( $expected ), $ask(), $path );
			$tags = static fn( string $url ): array => [
				'canonical' => [ 'attributes' => [ 'href' => home_url( $url ) ] ],
				'og:url'    => [ 'attributes' => [ 'content' => home_url( $url ) ] ],
				'og:title'  => [ 'attributes' => [ 'content' => 'Tin hay' ] ],
			];
			self::assertSame( $tags( $expected ), apply_filters( 'the_seo_framework_meta_render_data', $tags( '/x' ) ), $path );
		}
	}

	public function test_further_pages_of_a_list_have_their_number_in_the_title_beside_an_seo_plugin(): void {
		$this->page( 'tin-moi' );
		$this->fill( 'WordPress', 20 );
		$titles = [ 'Tin hay' => 'Trang 2 – Tin hay', 'Tin hay (2)' => 'Tin hay (2)', '20 tin hay' => 'Trang 2 – 20 tin hay' ];
		foreach ( $titles as $title => $expected ) {
			add_filter( 'pre_get_document_title', static fn(): string => $title );
			self::assertSame( $title, $this->visit( '/tin-moi' )->title );
			self::assertSame( $title, apply_filters( 'the_seo_framework_pre_get_document_title', $title ) );
			self::assertSame( $expected, $this->visit( '/tin-moi/page/2' )->title );
			self::assertSame( $expected, apply_filters( 'the_seo_framework_pre_get_document_title', $title ) );
		}
	}

	public function test_with_another_theme_further_pages_keep_wordpress_s_address(): void {
		$id = $this->page( 'danh-sach' );
		remove_theme_support( Theme::FEATURE );
		$this->go_to( '/danh-sach/page/2' );
		self::assertSame( home_url( '/danh-sach/' ), trailingslashit( wp_get_canonical_url( $id ) ) );
	}

	public function test_tags_of_jetpack_are_not_printed_beside_ours(): void {
		add_action( 'wp_head', 'jetpack_og_tags' );
		foreach ( [ '/', '/wordpress/bai-cha', '/menu' ] as $path ) {
			$this->visit( $path );
			self::assertSame( 1, substr_count( $this->head(), 'property="og:title"' ), $path );
			self::assertFalse( has_action( 'wp_head', 'jetpack_og_tags' ), $path );
			add_action( 'wp_head', 'jetpack_og_tags' );
		}
		add_filter( 'hien_prints_head', '__return_false' );
		$this->visit( '/wordpress/bai-cha' );
		self::assertSame( 10, has_action( 'wp_head', 'jetpack_og_tags' ) );
		remove_action( 'wp_head', 'jetpack_og_tags' );
	}

	private function head(): string {
		return self::printed_by( wp_head( ... ) );
	}
}
