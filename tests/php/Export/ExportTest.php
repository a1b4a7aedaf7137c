<?php

declare(strict_types=1);

namespace Hien\Tests\Export;

use Hien\Export\Export_Addresses;
use Hien\Export\Export_Folder;
use Hien\Export\Exported_Page;
use Hien\Export\Exporter;
use Hien\Export\Search_File;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use WP_Error;

/** `wp hien export`: which files a site becomes. */
final class ExportTest extends TestCase {

	private const TARGET = 'https://ban-sao.example/doc';

	private string $folder;

	/** @var array<string,array{int,string,string}> Path => status, media type or address, body: the site that is exported. */
	private array $site;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/hien-export-' . getmypid();
		$head         = '<link rel="canonical" href="' . home_url( '/bai' ) . '"><link rel="https://api.w.org/" href="'
			. home_url( '/wp-json/' )
			// phpcs:ignore WordPress.WP.EnqueuedResources -- A page of the test.
			. '"><link rel="stylesheet" href="/a.css?ver=1"><script>app()</script><script type="application/ld+json">{"url":"'
			. addcslashes( home_url( '/bai' ), '/' ) . '"}</script>';
		$this->site   = [
			'/'               => [
				200,
				'text/html; charset=UTF-8',
				"<html><head>$head</head><body><main>" . '<a href="/bai#phan-hai">Bài</a> <a href="' . home_url(
					'/dang-nhap'
				) . '">Đăng nhập</a> <a href="/cu">Cũ</a> <a href="mailto:a@thu.example">Thư</a> <a href="#dau">Đầu</a> <a href="https://other.example/x">Khác</a><img src="/anh.jpg" srcset="/anh-300.jpg 300w, /anh.jpg 600w"><noscript><p>Không có script</p></noscript></main></body></html>',
			],
			'/?s='            => [ 200, 'text/html', '<html><head><title>Tìm</title></head><body><main><form action="/" method="get"><input name="s"></form><p>Bạn muốn tìm gì?</p></main></body></html>' ],
			'/404.html'       => [ 404, 'text/html', '<html><body>Không có</body></html>' ],
			'/robots.txt'     => [ 200, 'text/plain', 'Sitemap: ' . home_url( '/wp-sitemap.xml' ) ],
			'/wp-sitemap.xml' => [
				200,
				'application/xml',
				'<urlset><url><loc>' . home_url( '/chi-trong-so-do' ) . '</loc></url></urlset>',
			],
			'/feed'           => [ 200, 'application/rss+xml', '<rss><link>' . home_url( '/bai' ) . '</link></rss>' ],
			'/bai'            => [
				200,
				'text/html',
				'<p class="hien-needs-script">Cần JavaScript</p><form class="hien-form" method="post"></form><a href="/mat">Mất</a>',
			],
			'/chi-trong-so-do' => [ 200, 'text/html', '<p>Trang này</p>' ],
			'/cu'             => [ 301, home_url( '/bai' ), '' ],
			'/a.css'          => [
				200,
				'text/css',
				'.a{background:url(nen.png)}@media (scripting:none){.b{display:none}}@media (scripting:enabled){.c{color:red}}',
			],
			'/nen.png'        => [ 200, 'image/png', 'nền' ],
			'/anh.jpg'        => [ 200, 'image/jpeg', 'ảnh' ],
			'/anh-300.jpg'    => [ 200, 'image/jpeg', 'ảnh nhỏ' ],
		];
		add_filter( 'pre_http_request', $this->answer( ... ), 20, 3 );
	}

	protected function tearDown(): void {
		$this->remove( $this->folder );
		parent::tearDown();
	}

	public function test_each_page_is_a_file_that_a_plain_server_finds_and_its_links_lead_to_files(): void {
		self::assertSame( [ '/mat' => 404 ], $this->export() );
		$home = $this->file( '/index.html' );
		self::assertStringContainsString( '<a href="/doc/bai/#phan-hai">', $home );
		self::assertStringContainsString( '<a href="/doc/trang-goc.html">Đăng nhập', $home );
		self::assertStringContainsString( '<a href="/doc/cu/">', $home );
		self::assertStringContainsString(
			'<a href="mailto:a@thu.example">Thư</a> <a href="#dau">Đầu</a> <a href="https://other.example/x">',
			$home
		);
		self::assertStringContainsString( 'src="/doc/anh.jpg" srcset="/doc/anh-300.jpg 300w, /doc/anh.jpg 600w"', $home );
		self::assertStringContainsString( '<link rel="canonical" href="' . self::TARGET . '/bai/">', $home );
		self::assertStringContainsString( '{"url":"https:\/\/ban-sao.example\/doc\/bai"}', $home );
		self::assertStringContainsString( 'href="/doc/a.css?ver=1"', $home );
		self::assertStringContainsString( '<p>Không có script</p>', $home );
		self::assertStringNotContainsString( 'noscript', $home );
		self::assertStringNotContainsString( 'app()', $home );
		self::assertStringNotContainsString( 'api.w.org', $home );
		self::assertSame(
			'.a{background:url(nen.png)}@media (min-width: 0){.b{display:none}}@media (max-width: 0){.c{color:red}}',
			$this->file( '/a.css' )
		);
		self::assertSame( 'nền', $this->file( '/nen.png' ) );
		self::assertStringContainsString( '<p>Trang này</p>', $this->file( '/chi-trong-so-do/index.html' ) );
		self::assertStringContainsString( '<loc>' . self::TARGET . '/chi-trong-so-do/</loc>', $this->file( '/wp-sitemap.xml' ) );
		self::assertStringContainsString( 'url=/doc/bai/"', $this->file( '/cu/index.html' ), 'A redirect is a page that leads on.' );
		self::assertStringContainsString( '<link>' . self::TARGET . '/bai/</link>', $this->file( '/feed/index.xml' ) );
		self::assertStringContainsString( 'url=index.xml"', $this->file( '/feed/index.html' ) );
		self::assertStringContainsString( 'Không có', $this->file( '/404.html' ) );
	}

	public function test_only_one_page_names_the_live_site_and_all_that_writes_leads_there(): void {
		$this->export();
		self::assertStringContainsString(
			'Đây là bản sao chỉ để đọc. <a class="hien-auth__link" href="/doc/trang-goc.html">',
			$this->file( '/bai/index.html' )
		);
		self::assertStringContainsString( 'action="/doc/trang-goc.html"', $this->file( '/bai/index.html' ) );
		self::assertStringContainsString( 'href="' . home_url( '/' ) . '"', $this->file( '/trang-goc.html' ) );
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		foreach ( $this->files() as $file ) {
			if ( '/trang-goc.html' !== $file ) {
				self::assertStringNotContainsString( $host, $this->file( $file ), $file );
			}
		}
	}

	public function test_search_has_a_page_with_its_script_and_an_index_of_what_was_exported(): void {
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$this->make->post(
			[ 'post_name' => 'bai', 'post_title' => 'Lập trình', 'post_content' => 'Về hiệu năng & tốc độ, về hiệu năng.' ]
		);
		$this->make->post( [ 'post_name' => 'khac', 'post_title' => 'Không có trong bản sao' ] );
		$this->export();
		self::assertStringContainsString( 'action="/doc/tim-kiem.html"', $this->file( '/tim-kiem.html' ) );
		self::assertStringContainsString( 'tim-kiem.json', $this->file( '/tim-kiem.html' ) );
		$path = (string) wp_parse_url( (string) get_permalink( get_page_by_path( 'bai', OBJECT, 'post' ) ), PHP_URL_PATH );
		$rows = json_decode( Search_File::of( [ $path ] ), true );
		self::assertCount( 1, $rows );
		self::assertSame( [ $path, 'Bài viết', 'Lập trình' ], array_slice( $rows[0], 0, 3 ) );
		self::assertStringContainsString( ' lap trinh ', $rows[0][4] );
		self::assertSame( 1, substr_count( $rows[0][4], ' hieu nang ' ), 'Folded, each word once.' );
	}

	public function test_a_run_that_is_killed_goes_on_and_a_complete_one_writes_only_what_has_changed(): void {
		for ( $died = 0; $died < 40; ++$died ) {
			try {
				$this->export( 1 );
				break;
			} catch ( RuntimeException ) {
				self::assertLessThan( 39, $died );
			}
		}
		self::assertGreaterThan( 10, $died );
		$killed = $this->all();
		$this->remove( $this->folder );
		$this->export();
		self::assertSame( $this->all(), $killed );

		$this->site['/bai'][2] = '<p>Bài mới</p>';
		unset( $this->site['/chi-trong-so-do'] );
		$this->site['/wp-sitemap.xml'][2] = '<urlset></urlset>';
		$folder = $this->folder( PHP_INT_MAX );
		self::assertSame( [ 2, 1 ], [ $folder->written, $folder->removed ] );
		self::assertFileDoesNotExist( "$this->folder/chi-trong-so-do/index.html" );
		self::assertSame( '<p>Bài mới</p>', $this->file( '/bai/index.html' ) );
	}

	#[TestWith( [ '/bai', 503 ] )]
	#[TestWith( [ '/nen.png', 429 ] )]
	#[TestWith( [ '/404.html', 502 ] )]
	public function test_a_server_that_is_away_stops_the_run_and_removes_nothing( string $path, int $status ): void {
		$this->export();
		$before                 = $this->all();
		$answer                 = $this->site[ $path ];
		$this->site[ $path ][0] = $status;
		try {
			$this->export();
			self::fail( 'The run did not stop.' );
		} catch ( RuntimeException $error ) {
			self::assertStringContainsString( "$path (HTTP $status)", $error->getMessage() );
		}
		self::assertSame( $before, $this->all() );
		$this->site[ $path ] = $answer;
		self::assertSame( [ '/mat' => 404 ], $this->export(), 'The next run goes on.' );
		self::assertSame( $before, $this->all() );
	}

	#[TestWith( [ 403 ] )] // As a firewall answers who asks too much.
	#[TestWith( [ 500 ] )] // A page that always fails must not keep all others from being exported.
	public function test_only_what_is_gone_is_removed_not_what_is_refused( int $status ): void {
		$this->export();
		$this->site['/bai'][0]     = $status;
		$this->site['/nen.png'][0] = 410;
		$folder                    = $this->folder( PHP_INT_MAX, $missing );
		self::assertEquals( [ '/bai' => $status, '/nen.png' => 410 ], $missing );
		self::assertSame( 0, $folder->removed );
		self::assertFileExists( "$this->folder/bai/index.html" );
		$this->site['/bai'][0] = 200;
		self::assertSame( 1, $this->folder( PHP_INT_MAX )->removed );
		self::assertFileDoesNotExist( "$this->folder/nen.png" );
	}

	public function test_a_run_for_another_address_begins_anew(): void {
		$this->site['/bai'][2] .= '<a href="/chi-trong-so-do">Trang</a>';
		foreach ( [ 'https://mot.example', 'https://hai.example', 'https://mot.example' ] as $target ) {
			try {
				$this->folder( 9, target: $target );
			} catch ( RuntimeException ) {
				self::assertCount( 9, [ ...( new Export_Folder( $this->folder, $target ) )->steps() ] );
			}
		}
		$folder = new Export_Folder( $this->folder, 'https://mot.example' );
		$folder->write( '/da-xoa/index.html', 'Của lần chạy dở' );
		$folder->log( [ 'path' => '/da-xoa' ] );
		self::assertSame( 1, $this->folder( PHP_INT_MAX )->removed );
		$all = $this->all();
		foreach ( $all as $file => $content ) {
			self::assertStringNotContainsString( 'mot.example', $content, $file );
			self::assertStringNotContainsString( 'hai.example', $content, $file );
		}
		$this->remove( $this->folder );
		$this->export();
		self::assertSame( $this->all(), $all );
	}

	/** With permalinks that end in .html: what lies below such a page cannot be in a folder of that name. */
	public function test_what_lies_below_a_page_with_an_extension_is_beside_it(): void {
		$this->site['/bai'][2]       = '<a href="/so.html">Sổ</a>';
		$this->site['/so.html']      = [
			200,
			'text/html',
			'<a href="/so.html/2">Hai</a> <a href="/so.html/feed">Feed</a> <a href="/so.html/">Sổ</a>',
		];
		$this->site['/so.html/2']    = [ 200, 'text/html', '<a href="/so.html#cuoi">Một</a>' ];
		$this->site['/so.html/feed'] = [ 200, 'application/rss+xml', '<rss></rss>' ];
		self::assertSame( [], $this->export() );
		self::assertSame(
			'<a href="/doc/so-html/2/">Hai</a> <a href="/doc/so-html/feed/index.xml">Feed</a> <a href="/doc/so.html">Sổ</a>',
			$this->file( '/so.html' )
		);
		self::assertSame( '<a href="/doc/so.html#cuoi">Một</a>', $this->file( '/so-html/2/index.html' ) );
		self::assertSame( '<rss></rss>', $this->file( '/so-html/feed/index.xml' ) );
	}

	public function test_a_page_of_the_theme_has_no_script_and_no_address_of_the_site(): void {
		$post           = $this->make->post( [ 'post_title' => 'Một bài' ] );
		$page           = new Exported_Page( new Export_Addresses( [ '/dang-nhap' ], self::TARGET ) );
		[ $html, $urls ] = $page->html( $this->page_at( (string) get_permalink( $post ) )->html );
		self::assertStringContainsString( 'Một bài</h1>', $html );
		self::assertContains( '/', array_map( static fn( string $url ): string => (string) wp_parse_url( $url, PHP_URL_PATH ), $urls ) );
		self::assertSame( 0, preg_match( '~<script(?! type="application/ld\+json")~', $html ) );
		self::assertStringNotContainsString( (string) wp_parse_url( home_url(), PHP_URL_HOST ), $html );
		self::assertStringNotContainsString( 'scripting', $html );
	}

	public function test_a_folder_with_other_files_is_not_touched(): void {
		mkdir( $this->folder );
		file_put_contents( "$this->folder/luan-van.txt", 'Của tôi' );
		$this->expectExceptionMessage( 'đã có tệp khác' );
		$this->export();
	}

	/** A copy below the site itself, beside a site whose address begins with the same letters. */
	public function test_an_address_is_replaced_once_where_the_copy_is_below_the_site(): void {
		$target = home_url( '/ban-sao' );
		$page   = new Exported_Page( new Export_Addresses( [], $target ) );
		$bai    = home_url( '/bai' );
		[ $html ] = $page->html(
			'<link rel="canonical" href="' . $bai . '"><meta property="og:url" content="' . $bai . '"><a href="' . home_url()
				. '.example/x">Khác</a><p>' . "$bai, " . home_url() . '.</p>'
		);
		self::assertSame(
			'<link rel="canonical" href="' . $target . '/bai/"><meta property="og:url" content="' . $target . '/bai/"><a href="'
				. home_url() . '.example/x">Khác</a><p>' . "$target/bai, $target.</p>",
			$html
		);
		[ $xml ] = $page->xml( "<urlset><url><loc>$bai</loc></url></urlset>" );
		self::assertSame( "<urlset><url><loc>$target/bai/</loc></url></urlset>", $xml );
	}

	#[TestWith( [ '/../tin-moi' ] )]
	#[TestWith( [ '/a/%2e%2E/../robots.txt' ] )]
	#[TestWith( [ '/./..' ] )]
	#[TestWith( [ '/..%5Ctin-moi' ] )]
	#[TestWith( [ '/tin%00moi' ] )]
	public function test_no_link_leads_out_of_the_folder( string $link ): void {
		$this->site[ $link ] = [ 200, 'text/html', 'Ở ngoài' ];
		$this->site['/bai'][2] = '<a href="' . home_url( $link ) . '">Bình luận</a>';
		self::assertSame( [], $this->export() );
		self::assertStringContainsString( 'href="/doc/trang-goc.html">Bình luận', $this->file( '/bai/index.html' ) );
		self::assertNotContains( 'Ở ngoài', $this->all() );
	}

	public function test_a_short_link_leads_to_its_post_and_another_query_to_the_live_site(): void {
		$post      = $this->make->post();
		$path      = (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH );
		$addresses = new Export_Addresses( [], self::TARGET );
		$draft     = $this->make->post( [ 'post_status' => 'draft' ] );
		self::assertSame(
			[ $path, "/doc$path/#hai" ],
			[ $addresses->path( home_url( "/?p=$post" ) ), $addresses->link( "/?p=$post#hai" ) ]
		);
		foreach ( [ "/?p=$draft", '/?p=999999', '/?author=1', '/?feed=rss2' ] as $link ) {
			self::assertSame( [ null, '/doc/trang-goc.html' ], [ $addresses->path( $link ), $addresses->link( $link ) ], $link );
		}
		self::assertSame( [ '/', '/doc/' ], [ $addresses->path( '/?utm_source=thu' ), $addresses->link( '/?utm_source=thu' ) ] );
	}

	/** A process may die while it writes, and a large site has a long log. */
	public function test_the_log_of_a_run_survives_a_half_written_line_and_names_each_address_once(): void {
		$folder = new Export_Folder( $this->folder, self::TARGET );
		$folder->write( '/a.html', 'A' );
		$folder->log( [ 'path' => '/a' ] );
		file_put_contents( "$this->folder/.hien-export.log", "\n" . '{"path":"/b","fi', FILE_APPEND );
		$folder = new Export_Folder( $this->folder, self::TARGET );
		$folder->write( '/c.html', 'C' );
		$folder->log( [ 'path' => '/c' ] );
		self::assertSame( [ '/a', '/c' ], array_column( [ ...$folder->steps() ], 'path' ) );
		$folder->finish( true );
		self::assertSame( 2, $folder->count() );
		$this->remove( $this->folder );
		try {
			$this->export( 12 );
		} catch ( RuntimeException ) {
			$found = array_merge( ...array_column( [ ...( new Export_Folder( $this->folder, self::TARGET ) )->steps() ], 'found' ) );
			self::assertContains( '/bai', $found );
			self::assertSame( array_unique( $found ), $found );
		}
	}

	#[TestWith( [ '/wp-admin/edit.php' ] )]
	#[TestWith( [ '/wp-json/hien/v1/posts' ] )]
	#[TestWith( [ '/wp-login.php?redirect_to=%2F' ] )]
	#[TestWith( [ '/dang-nhap?redirect_to=%2Fbai' ] )]
	public function test_what_concerns_the_visitor_only_is_left_out( string $link ): void {
		$addresses = new Export_Addresses( [ '/dang-nhap' ], self::TARGET );
		self::assertSame( [ null, '/doc/trang-goc.html' ], [ $addresses->path( $link ), $addresses->link( $link ) ] );
	}

	/**
	 * @param int $answers After so many answers of the server the process dies.
	 * @return array<string,int> What is missing => status.
	 */
	private function export( int $answers = PHP_INT_MAX ): array {
		$this->folder( $answers, $missing );
		return $missing;
	}

	/** @param array<string,int> $missing Gets what is missing. */
	private function folder( int $answers, ?array &$missing = null, string $target = self::TARGET ): Export_Folder {
		$folder   = new Export_Folder( $this->folder, $target );
		$exporter = new Exporter( new Export_Addresses( [ '/dang-nhap' ], $target ), $folder );
		$missing  = $exporter->run(
			static function () use ( &$answers ): void {
				if ( $answers-- <= 0 ) {
					throw new RuntimeException( 'Killed.' );
				}
			}
		);
		$folder->finish( Exporter::are_gone( $missing ) );
		return $folder;
	}

	/**
	 * @param array<string,mixed> $args Of the request.
	 * @return array<string,mixed>|WP_Error
	 */
	private function answer( mixed $before, array $args, string $url ): array|WP_Error {
		$path                    = substr( $url, strlen( home_url() ) );
		[ $status, $type, $body ] = $this->site[ $path ] ?? [ 404, 'text/html', '' ];
		return [
			'response' => [ 'code' => $status, 'message' => '' ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			'headers'  => [ 301 === $status ? 'location' : 'content-type' => $type ],
			'body'     => $body,
		];
	}

	private function file( string $name ): string {
		self::assertFileExists( $this->folder . $name );
		return (string) file_get_contents( $this->folder . $name );
	}

	/** @return list<string> */
	private function files( string $below = '' ): array {
		$files = [];
		foreach ( array_diff( scandir( $this->folder . $below ) ?: [], [ '.', '..' ] ) as $name ) {
			$files = [ ...$files, ...( is_dir( "$this->folder$below/$name" ) ? $this->files( "$below/$name" ) : [ "$below/$name" ] ) ];
		}
		return array_values( array_filter( $files, static fn( string $file ): bool => ! str_contains( $file, '.hien-export' ) ) );
	}

	/** @return array<string,string> */
	private function all(): array {
		$files = $this->files();
		sort( $files );
		return array_combine( $files, array_map( $this->file( ... ), $files ) );
	}

	private function remove( string $folder ): void {
		foreach ( is_dir( $folder ) ? array_diff( scandir( $folder ) ?: [], [ '.', '..' ] ) : [] as $name ) {
			is_dir( "$folder/$name" ) ? $this->remove( "$folder/$name" ) : unlink( "$folder/$name" );
		}
		is_dir( $folder ) && rmdir( $folder );
	}
}
