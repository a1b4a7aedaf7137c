<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Settings\Sections;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** What search engines and link previews are told of a page, also where the author has written nothing. */
final class DocumentHeadTest extends TestCase {

	use Site;
	use ScreenRequests;

	private const OWN_PICTURE = 'http://example.org/wp-content/plugins/hien-core/assets/preview.jpg';

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		$this->fill( 'WordPress', 15 );
	}

	public function test_every_page_is_described(): void {
		foreach ( array_keys( RoutesTest::found_by_visitors() ) as $path ) {
			[ 'description' => $description, 'og' => $og ] = $this->visit( $path )->head;
			self::assertMatchesRegularExpression( '/\p{L}{2}/u', $description, $path );
			self::assertSame( $description, $og['description'], $path );
			self::assertNotContains( '', [ $og['title'], $og['image'], $og['image_alt'] ], $path );
			self::assertIsInt( $og['image_width'], $path );
			self::assertIsInt( $og['image_height'], $path );
		}
	}

	public function test_a_home_page_in_another_language_is_canonical_at_its_own_address(): void {
		add_filter( 'request', static fn( array $vars ): array => '/en/' === $_SERVER['REQUEST_URI'] ? [] : $vars ); // As Polylang does.
		foreach ( [ '/', '/en/' ] as $path ) {
			[ 'canonical' => $canonical, 'og' => $og ] = $this->visit( $path )->head;
			self::assertSame( [ home_url( $path ), home_url( $path ) ], [ $canonical, $og['url'] ] );
		}
	}

	public function test_no_two_pages_have_the_same_title(): void {
		$this->category( 'Người mới', 'nguoi-moi' );
		$this->post( 'bai-moi', 'nguoi-moi', [ 'tags_input' => [ 'filter' ] ] );
		$titles = [];
		foreach ( [ ...array_keys( RoutesTest::found_by_visitors() ), '/nguoi-moi', '/tag/filter' ] as $path ) {
			$screen = $this->visit( $path );
			$titles[ $screen->title ][ $screen->head['canonical'] ?? $path ] = true;
		}
		self::assertSame( [], array_filter( $titles, static fn( array $addresses ): bool => count( $addresses ) > 1 ) );
	}

	public function test_what_has_no_words_is_described_by_its_title(): void {
		update_option( 'blogdescription', 'Blog lập trình' );
		$this->post( 'trong', 'WordPress', [ 'post_content' => '', 'post_title' => 'Bài trống' ] );
		self::assertSame( 'Bài trống, trên trang Hiên: Blog lập trình.', $this->visit( '/trong' )->head['description'] );
		update_option( 'blogdescription', '' );
		self::assertSame( 'Bài viết của Hiên, trên trang Hiên.', $this->visit( '/author/tac-gia' )->head['description'] );
		self::assertSame( 'Bài viết, video và khóa học trên trang Hiên.', $this->visit( '/' )->head['description'] );
	}

	public function test_the_authors_words_describe_a_page_before_ours_do(): void {
		$page = $this->page(
			'gioi-thieu',
			[ 'post_content' => '<!-- wp:paragraph --><p>Tôi viết về WordPress.</p><!-- /wp:paragraph -->' ]
		);
		self::assertSame( 'Tôi viết về WordPress.', $this->visit( '/gioi-thieu' )->head['description'] );
		wp_update_post( [ 'ID' => $page, 'post_excerpt' => 'Đôi lời giới thiệu.' ] );
		self::assertSame( 'Đôi lời giới thiệu.', $this->visit( '/gioi-thieu' )->head['description'] );
		wp_update_term( $this->id['wordpress'], 'category', [ 'description' => 'Mọi thứ về WordPress.' ] );
		self::assertSame( 'Mọi thứ về WordPress.', $this->visit( '/wordpress/page/2' )->head['description'] );
	}

	public function test_archives_name_their_address(): void {
		update_option( 'posts_per_page', 5 );
		foreach (
			[
				'/author/tac-gia'        => '/author/tac-gia',
				'/author/tac-gia/page/2' => '/author/tac-gia/page/2',
				'/2024'                  => '/2024',
				'/2024/01'               => '/2024/01',
				'/2024/01/page/3'        => '/2024/01/page/3',
				'/2024/01/01'            => '/2024/01/01',
			] as $path => $canonical
		) {
			self::assertSame( home_url( $canonical ), $this->visit( $path )->head['canonical'], $path );
		}
		$head = $this->visit( '/author/tac-gia/page/2' )->head;
		self::assertSame( [ home_url( '/author/tac-gia' ), home_url( '/author/tac-gia/page/3' ) ], [ $head['prev'], $head['next'] ] );
		self::assertSame(
			[ home_url( '/' ), home_url( '/author/tac-gia' ) ],
			array_column( $head['json_ld'][0]['itemListElement'], 'item' )
		);
	}

	public function test_lists_that_only_repeat_others_are_not_indexed(): void {
		foreach ( [ '/2024/01', '/author/tac-gia', '/author/tac-gia/page/2' ] as $path ) {
			self::assertStringContainsString( 'noindex, follow', $this->visit( $path )->head['robots'], $path );
		}
		$authors = new \WP_Sitemaps_Users();
		self::assertSame( [ [], 0 ], [ $authors->get_url_list( 1 ), (int) $authors->get_max_num_pages() ] );
		foreach ( [ '/', '/tin-moi', '/wordpress/page/2', '/tag/rest-api', '/video_cat/nguoi-moi' ] as $path ) {
			self::assertStringNotContainsString( 'noindex', $this->visit( $path )->head['robots'], $path );
		}
		$this->post( 'cua-khach', 'WordPress', [ 'post_author' => $this->make->user( 'author' ) ] );
		self::assertStringNotContainsString(
			'noindex',
			$this->visit( '/author/tac-gia' )->head['robots'],
			'With two authors it is a list of its own.'
		);
		self::assertContains( home_url( '/author/tac-gia' ), array_column( $authors->get_url_list( 1 ), 'loc' ) );
		self::assertStringContainsString( 'noindex', $this->visit( '/2024/01' )->head['robots'] );
	}

	public function test_a_page_without_a_picture_is_previewed_with_that_of_the_site(): void {
		self::assertFileExists( dirname( HIEN_CORE_FILE ) . '/assets/preview.jpg' );
		foreach ( [ '/', '/tin-moi', '/menu', '/videos', '/tag/rest-api', '/bai-cha' ] as $path ) {
			$og = $this->visit( $path )->head['og'];
			self::assertSame(
				[ self::OWN_PICTURE, 1200, 630, 'Hiên' ],
				[ $og['image'], $og['image_width'], $og['image_height'], $og['image_alt'] ],
				$path
			);
		}
		self::assertSame( [ 1200, 630 ], array_slice( (array) getimagesize( dirname( HIEN_CORE_FILE ) . '/assets/preview.jpg' ), 0, 2 ) );
	}

	public function test_the_authors_cover_is_the_sites_picture(): void {
		$cover = $this->make->picture( 'bia' );
		update_post_meta( $cover, '_wp_attachment_image_alt', 'Hiên nhà buổi sớm' );
		update_option( Sections::NAME, [ 'author' => [ 'cover' => $cover ] ] );
		foreach ( [ '/', '/wordpress', '/khoa-hoc' ] as $path ) {
			$og = $this->visit( $path )->head['og'];
			self::assertStringEndsWith( '/bia.jpg', $og['image'], $path );
			self::assertSame( [ 1200, 900, 'Hiên nhà buổi sớm' ], [ $og['image_width'], $og['image_height'], $og['image_alt'] ], $path );
		}
		$own = $this->make->picture( 'rieng' );
		set_post_thumbnail( $this->id['bai-cha'], $own );
		$og = $this->visit( '/bai-cha' )->head['og'];
		self::assertStringEndsWith( '/rieng.jpg', $og['image'] );
		self::assertSame( 'Bài bai-cha', $og['image_alt'] );
		update_post_meta( $own, '_wp_attachment_image_alt', 'Ảnh riêng' );
		self::assertSame( 'Ảnh riêng', $this->visit( '/bai-cha' )->head['og']['image_alt'] );
	}
}
