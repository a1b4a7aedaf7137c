<?php

declare(strict_types=1);

namespace Hien\Tests\Downloads;

use Hien\Addresses\Paths;
use Hien\Downloads\Download_Post_Type;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Downloads: their list, and the link that counts. */
final class DownloadsTest extends TestCase {

	use ScreenRequests;

	private const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

	/** @var list<string> */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'status_header', '__return_empty_string' );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array_filter( $this->files, is_file( ... ) ) );
		parent::tearDown();
	}

	public function test_type_and_size_come_from_the_file(): void {
		$id = $this->download( 'Bộ khởi tạo', $this->file( 'bo-khoi-tao.zip', str_repeat( 'x', 1500 ) ) );
		[ $download ] = $this->downloads();
		self::assertSame(
			[ $id, 'bo-khoi-tao', 'Bộ khởi tạo', home_url( '/tai-nguyen/tai/bo-khoi-tao' ), 'ZIP', 'archive', 1500, 0 ],
			[
				$download['id'],
				$download['slug'],
				$download['name'],
				$download['file'],
				$download['type'],
				$download['kind'],
				$download['size'],
				$download['downloads'],
			]
		);
	}

	#[TestWith( [ 'a.json', 'JSON', 'code' ] )]
	#[TestWith( [ 'a.CONF', 'CONF', 'code' ] )]
	#[TestWith( [ 'a.tar.gz', 'GZ', 'archive' ] )]
	#[TestWith( [ 'a.pdf', 'PDF', 'text' ] )]
	#[TestWith( [ 'khong-duoi', '', 'text' ] )]
	public function test_the_extension_decides_the_kind( string $name, string $type, string $kind ): void {
		$this->download( 'Tệp', $this->file( $name ) );
		[ $download ] = $this->downloads();
		self::assertSame( [ $type, $kind ], [ $download['type'], $download['kind'] ] );
	}

	public function test_none_is_published_without_a_file(): void {
		wp_set_current_user( 1 );
		$save = fn( array $more ): \WP_REST_Response => $this->rest(
			'POST',
			'/wp/v2/hien_download',
			json: $more + [ 'title' => 'Tệp', 'status' => 'publish' ]
		);
		$response = $save( [] );
		self::assertSame(
			[ 400, 'Hãy chọn tệp để tải về trước khi đăng.' ],
			[ $response->get_status(), $response->get_data()['message'] ]
		);
		self::assertSame( 201, $save( [ 'status' => 'draft' ] )->get_status() );
		self::assertSame( 201, $save( [ 'meta' => [ 'hien_file' => $this->file( 'a.zip' ) ] ] )->get_status() );
	}

	public function test_what_has_no_file_is_left_out_and_marked(): void {
		$this->download( 'Còn', $this->file( 'con.txt' ) );
		$never = $this->download( 'Chưa từng có', 0 );
		$empty = $this->make->post( [ 'post_type' => 'hien_download' ] );
		$gone  = $this->download( 'Mất tệp', $this->file( 'mat.txt' ) );
		wp_delete_attachment( (int) get_post_meta( $gone, 'hien_file', true ), true );
		self::assertSame(
			[ [ 'Còn' ], 1 ],
			[ array_column( $this->downloads(), 'name' ), $this->rest( 'GET', '/hien/v1/downloads' )->get_data()['count'] ]
		);

		$lost = $this->download( 'Đĩa hỏng', $this->file( 'hong.txt' ) );
		unlink( (string) end( $this->files ) );
		$list = $this->rest( 'GET', '/hien/v1/downloads' )->get_data();
		self::assertSame(
			[ 2, [ 'Đĩa hỏng' => null, 'Còn' => home_url( '/tai-nguyen/tai/con' ) ] ],
			[ $list['count'], array_column( $list['data'], 'file', 'name' ) ],
			'What the disk has lost is in the list, as in its count.'
		);
		self::assertSame( 404, $this->status_of( '/tai-nguyen/tai/dia-hong' ) );
		foreach ( [ $never, $empty, $gone, $lost ] as $id ) {
			self::assertStringContainsString( 'Thiếu tệp', self::cell( 'type', $id ) );
		}
	}

	public function test_a_file_that_another_host_holds_is_there(): void {
		$sized   = $this->download( 'Có dung lượng', $this->file( 'co.zip' ) );
		$unsized = $this->download( 'Không rõ dung lượng', $this->file( 'khong-ro.zip' ) );
		array_map( unlink( ... ), $this->files );
		wp_update_attachment_metadata( (int) get_post_meta( $sized, 'hien_file', true ), [ 'filesize' => 2048 ] );
		self::assertSame( [ null, null ], array_column( $this->downloads(), 'file' ), 'Nobody holds them.' );

		add_filter(
			'wp_get_attachment_url',
			static fn( string $url ): string => str_replace( home_url(), 'https://kho.example.net', $url )
		);
		$found = array_column( $this->downloads(), null, 'id' );
		self::assertSame( [ 'ZIP', 'archive', 2048 ], [ $found[ $sized ]['type'], $found[ $sized ]['kind'], $found[ $sized ]['size'] ] );
		self::assertSame( [ 'ZIP', null ], [ $found[ $unsized ]['type'], $found[ $unsized ]['size'] ] );
		self::assertSame( [ '2.0 KB', '' ], [ self::cell( 'size', $sized ), self::cell( 'size', $unsized ) ] );
		self::assertStringStartsWith( 'https://kho.example.net/', (string) $this->take( 'co-dung-luong' )?->location );
		$page = $this->page_at( home_url( '/tai-nguyen' ) );
		self::assertStringContainsString( '__size">ZIP · 2 KB<', $page->html );
		self::assertStringContainsString( '__size">ZIP<', $page->html );
	}

	public function test_a_stored_size_is_not_asked_of_the_host_that_holds_the_file(): void {
		$id = (int) get_post_meta( $this->download( 'Ở xa', $this->file( 'xa.zip' ) ), 'hien_file', true );
		wp_update_attachment_metadata( $id, [ 'filesize' => 2048 ] );
		add_filter( 'get_attached_file', static fn(): string => 'hien-remote://kho/xa.zip' );
		add_filter( 'wp_get_attachment_url', static fn(): string => 'https://kho.example.net/xa.zip' );
		$remote = new class() {
			/** @var resource|null Set by PHP. */
			public $context;
			public static int $calls = 0;

			/** @return array<string,int> */
			public function url_stat(): array {
				++self::$calls;
				return [ 'mode' => 0100644, 'size' => 1 ];
			}
		};
		stream_wrapper_register( 'hien-remote', $remote::class );
		try {
			self::assertSame( 2048, $this->downloads()[0]['size'] );
			self::assertSame( 302, $this->take( 'o-xa' )?->getCode() );
			self::assertSame( 0, $remote::$calls );
		} finally {
			stream_wrapper_unregister( 'hien-remote' );
		}
	}

	public function test_the_list_table_shows_type_size_and_count(): void {
		$id = $this->download( 'Tệp', $this->file( 'a.zip', str_repeat( 'x', 2048 ) ) );
		$this->take( 'tep' );
		self::assertSame(
			[ 'ZIP', '2.0 KB', '1' ],
			array_map( fn( string $column ): string => self::cell( $column, $id ), [ 'type', 'size', 'downloads' ] )
		);
	}

	public function test_a_reader_is_sent_to_the_file_and_counted_once(): void {
		$id     = $this->download( 'Tệp', $this->file( 'a.zip' ) );
		$answer = $this->take( 'tep' );
		self::assertSame(
			[ 302, wp_get_attachment_url( (int) get_post_meta( $id, 'hien_file', true ) ) ],
			[ $answer?->getCode(), $answer?->location ]
		);
		self::assertSame( 1, Download_Post_Type::downloads( $id ) );
		$this->take( 'tep' );
		self::assertSame( 2, Download_Post_Type::downloads( $id ) );
		self::assertSame( 2, $this->downloads()[0]['downloads'] );
	}

	public function test_the_redirect_is_neither_cached_nor_indexed(): void {
		$this->download( 'Tệp', $this->file( 'a.zip' ) );
		$this->take( 'tep' );
		$headers = wp_get_nocache_headers();
		self::assertSame( 'noindex, nofollow', $headers['X-Robots-Tag'] );
		self::assertStringContainsString( 'no-cache', $headers['Cache-Control'] );
	}

	#[TestWith( [ 'REQUEST_METHOD', 'HEAD' ] )]
	#[TestWith( [ 'HTTP_USER_AGENT', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' ] )]
	#[TestWith( [ 'HTTP_USER_AGENT', '' ] )]
	#[TestWith( [ 'HTTP_SEC_PURPOSE', 'prefetch;prerender' ] )]
	public function test_who_takes_nothing_home_is_not_counted( string $header, string $value ): void {
		$id = $this->download( 'Tệp', $this->file( 'a.zip' ) );
		self::assertSame( 302, $this->take( 'tep', [ $header => $value ] )?->getCode() );
		self::assertSame( 0, Download_Post_Type::downloads( $id ) );
	}

	public function test_two_at_the_same_moment_both_count(): void {
		$id = $this->download( 'Tệp', $this->file( 'a.zip' ) );
		add_post_meta( $id, Download_Post_Type::DOWNLOADS, 1 );
		get_post_meta( $id ); // What this request has read is old by the time it writes.
		$GLOBALS['wpdb']->query(
			$GLOBALS['wpdb']->prepare(
				"UPDATE {$GLOBALS['wpdb']->postmeta} SET meta_value = '7' WHERE post_id = %d AND meta_key = '_hien_downloads'",
				$id
			)
		);
		$this->take( 'tep' );
		self::assertSame( [ 8, 1 ], [ Download_Post_Type::downloads( $id ), count( get_post_meta( $id, '_hien_downloads' ) ) ] );
	}

	public function test_what_is_not_there_is_not_found(): void {
		$this->download( 'Mất', 0 );
		$this->download( 'Nháp', $this->file( 'nhap.zip' ), [ 'post_status' => 'draft' ] );
		$this->download( 'Khóa', $this->file( 'khoa.zip' ), [ 'post_password' => 'vung-oi' ] );
		foreach ( [ 'khong-co', 'mat', 'nhap', 'khoa' ] as $slug ) {
			self::assertNull( $this->take( $slug ), $slug );
			self::assertSame( 404, $this->status_of( "/tai-nguyen/tai/$slug" ), $slug );
		}
	}

	public function test_the_link_is_no_screen_and_browsers_do_not_prefetch_it(): void {
		$id = $this->download( 'Tệp', $this->file( 'a.zip' ) );
		self::assertSame( [ false, true ], [ Paths::is_safe( '/tai-nguyen/tai/tep' ), Paths::is_safe( '/tai-nguyen/tai-ve' ) ] );
		self::assertSame( 0, Download_Post_Type::downloads( $id ) );
		self::assertContains( '/tai-nguyen/tai/*', apply_filters( 'wp_speculation_rules_href_exclude_paths', [], 'prefetch' ) );
	}

	public function test_lessons_hand_out_files_of_text(): void {
		$this->as_user( 'editor' );
		foreach ( [ 'a.json', 'a.conf', 'a.sh', 'a.zip' ] as $name ) {
			self::assertNotFalse( wp_check_filetype( $name )['type'], $name );
		}
		self::assertFalse( wp_check_filetype( 'a.php' )['type'] );
	}

	public function test_not_everyone_who_may_upload_may_upload_scripts(): void {
		foreach ( [ 'author', 'subscriber' ] as $role ) {
			$id = $this->as_user( $role );
			foreach ( [ 'a.json', 'a.conf', 'a.sh' ] as $name ) {
				self::assertFalse( wp_check_filetype( $name )['type'], "$role $name" );
			}
			self::assertArrayNotHasKey( 'sh', get_allowed_mime_types( $id ), 'When somebody else asks.' );
		}
		$author = get_current_user_id();
		$this->as_user( 'administrator' );
		self::assertArrayNotHasKey( 'sh', get_allowed_mime_types( $author ) );
	}

	/**
	 * Follows the counted link; null where there is no file behind it.
	 *
	 * @param array<string,string> $server What differs from a reader's browser.
	 */
	private function take( string $slug, array $server = [] ): ?RedirectException {
		$server += [
			'REQUEST_METHOD'  => 'GET',
			'HTTP_USER_AGENT' => self::BROWSER,
		];
		$ask = static function () use ( $server ): void {
			$_SERVER = $server + $_SERVER;
		};
		add_action( 'parse_request', $ask, 0 );
		try {
			$this->go_to( home_url( "/tai-nguyen/tai/$slug" ) );
		} catch ( RedirectException $redirect ) {
			return $redirect;
		} finally {
			remove_action( 'parse_request', $ask, 0 );
		}
		return null;
	}

	/** @return list<array<string,mixed>> */
	private function downloads(): array {
		return $this->rest( 'GET', '/hien/v1/downloads' )->get_data()['data'];
	}

	/** @param array<string,mixed> $args */
	private function download( string $title, int $file, array $args = [] ): int {
		return $this->make->post(
			$args + [
				'post_type'  => 'hien_download',
				'post_title' => $title,
				'meta_input' => [ 'hien_file' => $file ],
			]
		);
	}

	/** An attachment whose file lies on the disk. */
	private function file( string $name, string $content = 'x' ): int {
		$folder        = wp_upload_dir();
		$path          = "{$folder['path']}/$name";
		$this->files[] = $path;
		file_put_contents( $path, $content );
		$id = $this->make->post(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
			]
		);
		update_attached_file( $id, $path );
		return $id;
	}
}
