<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Import\Import_Files;
use Hien\Import\Import_Page;
use Hien\Import\Import_Run;
use Hien\Import\Import_State;
use Hien\Jobs\Jobs;
use Hien\Search\Search_Rebuild;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\Locks;
use Hien\Tests\Support\RedirectException;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

/** The page in wp-admin from which an import is begun, watched and undone. */
final class ImportPageTest extends ImportTestCase {

	use Locks;

	protected function setUp(): void {
		parent::setUp();
		// A constant would stay for all tests of this process.
		remove_action( 'admin_post_' . Import_Page::ACTION, [ Import_Run::class, 'be_importer' ], 5 );
	}

	public function test_an_import_from_file_to_undo_by_the_page(): void {
		wp_mkdir_p( Import_Files::folder() );
		copy( __DIR__ . '/files/wordpress.xml', Import_Files::folder() . '/blog-cu.xml' );
		self::assertStringContainsString( '>blog-cu.xml</option>', $this->page() );
		$this->press( 'choose', [ 'name' => 'blog-cu.xml' ] );
		$page = $this->page();
		self::assertStringContainsString( 'Tệp blog-cu.xml có 10 mục.', $page );
		self::assertStringContainsString( 'Bài của Em Đào', $page );
		$dao = $this->make->user( 'author' );
		$this->press(
			'start',
			[ 'author' => (string) get_current_user_id(), 'authors' => [ (string) get_current_user_id(), (string) $dao ] ]
		);
		while ( Import_State::load()->is_running() ) {
			self::assertStringContainsString( '<progress', $this->page() );
			$this->press( 'go' );
		}
		$page = $this->page();
		self::assertStringContainsString( 'Đã nhập xong. Có 7 bài và trang, 4 bình luận, 2 ảnh, 4 chuyên mục và thẻ.', $page );
		self::assertStringContainsString( '<code style="overflow-wrap: anywhere">https://bep.example.org/wp-content/uploads/2019/01/mat.jpg</code>: máy chủ cũ trả lời 404', $page );
		self::assertSame( [ $dao, [] ], [ (int) self::post( 'mut-gung' )->post_author, Import_Files::all() ] );
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			fn( $before, array $args, string $url ) => $this->answered( $args, str_replace( 'mat.jpg', 'co.jpg', $url ) ),
			10,
			3
		);
		$this->press( 'retry' );
		self::finish();
		self::assertStringNotContainsString( 'bep.example.org/wp-content', self::post( 'banh-chung' )->post_content );
		$this->press( 'undo' );
		self::finish();
		self::assertStringContainsString( 'Đã gỡ hết những gì đã nhập.', $this->page() );
		self::assertSame( [], get_posts( [ 'post_status' => 'any' ] ) );
	}

	public function test_a_second_try_for_pictures_adds_these_and_leaves_the_rest_as_the_author_has_it(): void {
		$fail = fn( mixed $before, array $args, string $url ): mixed => str_contains( $url, 'la-dong' )
			? $this->answered( $args, 'mat.jpg' )
			: $before;
		add_filter( 'pre_http_request', $fail, 30, 3 );
		self::import( 'wordpress.xml' );
		$post = self::post( 'banh-chung' );
		$page = self::post( 'trang-con' );
		$cake = (int) get_post_thumbnail_id( $post );
		self::assertStringContainsString( "[gallery ids=\"$cake,old-21\"]", $post->post_content, 'No other picture of this site.' );
		self::give_new_ids_to_others();
		delete_post_thumbnail( $post );
		wp_update_post( [ 'ID' => $page->ID, 'post_parent' => 0 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		remove_filter( 'pre_http_request', $fail, 30 );
		add_filter(
			'pre_http_request',
			fn( mixed $before, array $args, string $url ): mixed => $this->answered( $args, str_replace( 'mat.jpg', 'co.jpg', $url ) ),
			30,
			3
		);
		$this->press( 'retry' );
		self::finish();
		$now = self::post( 'banh-chung' );
		self::assertMatchesRegularExpression(
			"/<!-- wp:image {\"id\":$cake,.*wp-image-$cake\".*\\[gallery ids=\"$cake,(?!(?:21|$cake)\")\\d+\"\\]/s",
			$now->post_content
		);
		self::assertStringNotContainsString( 'bep.example.org/wp-content', $now->post_content );
		self::assertSame( [ false, 0 ], [ has_post_thumbnail( $now ), self::post( 'trang-con' )->post_parent ] );
	}

	public function test_a_featured_picture_that_was_not_there_is_set_by_the_second_try(): void {
		$fail = fn( mixed $before, array $args, string $url ): mixed => str_contains( $url, 'banh' )
			? $this->answered( $args, 'mat.jpg' )
			: $before;
		add_filter( 'pre_http_request', $fail, 30, 3 );
		self::import( 'wordpress.xml' );
		self::assertFalse( has_post_thumbnail( self::post( 'banh-chung' ) ) );
		remove_filter( 'pre_http_request', $fail, 30 );
		$this->press( 'retry' );
		self::finish();
		self::assertTrue( has_post_thumbnail( self::post( 'banh-chung' ) ) );
		self::assertStringNotContainsString( '"id":20,', self::post( 'banh-chung' )->post_content );
	}

	public function test_a_second_import_of_a_file_says_that_there_is_nothing_new(): void {
		self::import( 'feed.atom' );
		self::import( 'feed.atom' );
		self::assertStringContainsString( 'Không có gì mới', $this->page() );
	}

	public function test_a_file_that_breaks_off_before_its_first_entry_is_not_said_to_be_known(): void {
		self::import( $this->written( substr( (string) file_get_contents( __DIR__ . '/files/wordpress.xml' ), 0, 900 ) ) );
		self::assertStringContainsString( 'Tệp hỏng ở mục 1', $this->page() );
		self::assertStringNotContainsString( 'Không có gì mới', $this->page() );
	}

	#[TestWith( [ '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>x</title></channel></rss>' ] )]
	#[TestWith(
		[
			'<feed xmlns="http://www.w3.org/2005/Atom" xmlns:blogger="http://schemas.google.com/blogger/2018"><id>blogger.com</id></feed>',
		]
	)]
	#[TestWith( [ '<feed xmlns="http://www.w3.org/2005/Atom"><id>blogger.com</id><entry><id>1</id><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#settings"/></entry></feed>' ] )]
	public function test_a_file_with_nothing_to_import_is_refused_when_it_is_chosen( string $xml ): void {
		wp_mkdir_p( Import_Files::folder() );
		file_put_contents( Import_Files::folder() . '/trong.xml', "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n$xml" );
		$this->press( 'choose', [ 'name' => 'trong.xml' ] );
		self::assertSame( Import_State::NONE, Import_State::load()->phase );
		$page = $this->page();
		self::assertStringContainsString( 'không có bài viết, bình luận hay ảnh nào để nhập', $page );
		self::assertStringContainsString( 'Nhập từ một tệp', $page );
	}

	public function test_a_file_that_breaks_off_before_its_first_entry_is_said_to_be_broken_when_it_is_chosen(): void {
		wp_mkdir_p( Import_Files::folder() );
		file_put_contents(
			Import_Files::folder() . '/hong.xml',
			substr( (string) file_get_contents( __DIR__ . '/files/wordpress.xml' ), 0, 700 )
		);
		$this->press( 'choose', [ 'name' => 'hong.xml' ] );
		self::assertStringContainsString( 'Tệp hỏng ở mục 1', $this->page() );
	}

	public function test_an_error_is_shown_once_to_its_user_and_never_from_an_address(): void {
		self::assertSame( admin_url( 'tools.php?page=hien-import' ), $this->press( 'choose' ) );
		$owner = get_current_user_id();
		$this->as_user( 'administrator' );
		self::assertStringNotContainsString( 'Chưa nhận được tệp nào.', $this->page() );
		wp_set_current_user( $owner );
		self::assertStringContainsString( 'Chưa nhận được tệp nào.', $this->page() );
		self::assertStringNotContainsString( 'Chưa nhận được tệp nào.', $this->page(), 'Not when it is loaded again.' );
		$_GET['hien-error'] = 'Hãy gọi số 0900';
		self::assertStringNotContainsString( '0900', $this->page() );
		unset( $_GET['hien-error'] );
	}

	public function test_the_page_says_what_it_waits_for_when_another_request_works_or_was_killed(): void {
		self::begin( __DIR__ . '/files/feed.atom' );
		self::assertStringNotContainsString( 'Một lượt khác', $this->page() );
		self::write_lock( 'hien_import', time() - 20 );
		$this->press( 'go' );
		self::assertMatchesRegularExpression( '/Một lượt khác đang làm việc này.* (?:39|40) giây/', $this->page() );
		self::write_lock( 'hien_import', time() - 61 );
		self::assertStringNotContainsString( 'Một lượt khác', $this->page() );
		$this->press( 'go' );
		self::assertSame( Import_State::DONE, self::finish()->phase );
	}

	public function test_a_batch_that_works_stops_when_asked_to(): void {
		$this->copy_file( 'blog cũ.xml' );
		$this->press( 'choose', [ 'name' => 'blog cũ.xml' ] );
		$state = Import_State::load();
		$state->enter( Import_State::POSTS );
		$state->save();
		$stop = function ( array $data ) use ( &$stop ): array {
			remove_filter( 'wp_insert_post_data', $stop );
			$this->press( 'leave' ); // Another request.
			self::assertStringContainsString( 'Đang dừng.', $this->page() );
			return $data;
		};
		add_filter( 'wp_insert_post_data', $stop );
		self::assertFalse( ( new Import_Run() )->batch() );
		self::assertSame( [ Import_State::DONE, [] ], [ Import_State::load()->phase, Import_State::load()->errors ] );
		self::assertCount( 1, get_posts( [ 'post_status' => 'any', 'post_type' => [ 'post', 'page' ] ] ) );
		self::assertFalse( wp_next_scheduled( Import_Run::EVENT ) );
		self::assertSame( 0, Jobs::position( Search_Rebuild::JOB ), 'What has come will be found.' );
		self::assertCount( 1, Import_Files::all(), 'The owner has put it there, and it is not imported yet.' );
		$this->press( 'choose', [ 'name' => Import_Files::all()[0] ] );
		$this->press( 'start' );
		self::assertSame( Import_State::DONE, self::finish()->phase );
		self::assertCount( 1, get_posts( [ 'name' => 'mut-gung' ] ), 'The next import does not stop.' );
	}

	public function test_an_import_at_which_nobody_works_stops_at_once(): void {
		self::begin( __DIR__ . '/files/feed.atom' );
		$this->press( 'leave' );
		self::assertSame( Import_State::DONE, Import_State::load()->phase );
	}

	public function test_a_copied_file_is_hidden_when_it_is_chosen_and_stays_until_it_is_imported(): void {
		$this->copy_file( 'blog-cu.xml' );
		$this->press( 'choose', [ 'name' => 'blog-cu.xml' ] );
		$hidden = Import_Files::all();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}-blog-cu\.xml$/', $hidden[0] );
		self::assertStringContainsString( 'Tệp blog-cu.xml có 10 mục.', $this->page() );
		$this->press( 'leave' );
		self::assertStringContainsString( '>blog-cu.xml</option>', $this->page() );
		$this->press( 'choose', [ 'name' => $hidden[0] ] );
		self::assertSame( [ $hidden, 'blog-cu.xml' ], [ Import_Files::all(), Import_State::load()->name ] );
	}

	public function test_the_page_hides_a_copied_file_once_it_is_whole(): void {
		array_map( $this->copy_file( ... ), [ 'blog-cu.xml', 'dang-chep.xml' ] );
		touch( Import_Files::folder() . '/blog-cu.xml', time() - 2 * MINUTE_IN_SECONDS );
		$page = $this->page();
		self::assertStringContainsString( '>blog-cu.xml</option>', $page );
		$names = Import_Files::all();
		self::assertCount( 2, $names );
		self::assertContains( 'dang-chep.xml', $names );
		self::assertCount( 1, preg_grep( '/^[0-9a-f]{32}-blog-cu\.xml$/', $names ) );
		self::assertSame( $page, $this->page() );
		self::assertStringContainsString( 'denied', (string) file_get_contents( Import_Files::folder() . '/.htaccess' ) );
	}

	public function test_a_copied_file_that_cannot_be_read_stays(): void {
		$this->copy_file( 'hong.xml' );
		file_put_contents( Import_Files::folder() . '/hong.xml', 'Không phải XML' );
		$this->press( 'choose', [ 'name' => 'hong.xml' ] );
		self::assertCount( 1, Import_Files::all() );
	}

	public function test_an_uploaded_file_is_deleted_after_a_day_unless_it_is_being_imported(): void {
		[ $used, $left, $new ] = array_map( static fn( string $digit ): string => str_repeat( $digit, 32 ) . '.xml', [ 'a', 'b', 'c' ] );
		foreach ( [ $used, $left, $new, 'chep.xml' ] as $name ) {
			$this->copy_file( $name );
			touch( Import_Files::folder() . "/$name", $name === $new ? time() : time() - 2 * DAY_IN_SECONDS );
		}
		$state = self::begin( Import_Files::folder() . "/$used" );
		do_action( 'hien_daily' );
		self::assertSame( [ $used, $new, 'chep.xml' ], Import_Files::all() );
		$state->enter( Import_State::READY );
		$state->save();
		do_action( 'hien_daily' );
		self::assertSame( [ [ $new, 'chep.xml' ], Import_State::NONE ], [ Import_Files::all(), Import_State::load()->phase ] );
	}

	/** In musl, the C library of Alpine Linux, PHP has no GLOB_BRACE. */
	public function test_copied_files_are_listed_without_glob_brace(): void {
		defined( 'Hien\Import\GLOB_BRACE' ) || define( 'Hien\Import\GLOB_BRACE', 0 );
		array_map( $this->copy_file( ... ), [ 'a.xml', 'b.atom', 'c.txt' ] );
		self::assertSame( [ 'a.xml', 'b.atom' ], Import_Files::all() );
	}

	public function test_a_list_of_files_is_no_file(): void {
		$_FILES['file'] = [ 'name' => [ 'a.xml' ], 'tmp_name' => [ '' ], 'error' => [ UPLOAD_ERR_OK ] ];
		$this->press( 'choose' );
		self::assertStringContainsString( 'Chưa nhận được tệp nào.', $this->page() );
		unset( $_FILES['file'] );
	}

	public function test_the_line_of_the_importers_leads_to_the_page(): void {
		$this->expectException( RedirectException::class );
		$this->expectExceptionMessage( admin_url( 'tools.php?page=hien-import' ) );
		do_action( 'load-importer-hien-import' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
	}

	/** Puts a file into the folder, as by FTP. */
	private function copy_file( string $name ): void {
		wp_mkdir_p( Import_Files::folder() );
		copy( __DIR__ . '/files/wordpress.xml', Import_Files::folder() . "/$name" );
	}

	public function test_another_file_of_the_server_cannot_be_read(): void {
		$this->press( 'choose', [ 'name' => '../../wp-config.php' ] );
		self::assertStringContainsString( 'Chưa nhận được tệp nào.', $this->page() );
	}

	/** PHP drops the fields of a form that is larger than `post_max_size`. */
	public function test_of_a_file_that_is_too_large_for_the_server_nothing_arrives_and_the_page_says_so(): void {
		self::assertStringContainsString( 'admin-post.php?action=' . Import_Page::ACTION . '"', $this->page() );
		$_SERVER['CONTENT_LENGTH'] = '12000000';
		$redirect = self::redirect_by( static fn() => do_action( 'admin_post_' . Import_Page::ACTION ) );
		self::assertSame( admin_url( 'tools.php?page=hien-import' ), $redirect->location );
		self::assertStringContainsString( 'Chưa nhận được tệp nào.', $this->page() );
	}

	public function test_the_folder_for_large_files_is_named_wherever_it_is(): void {
		add_filter( 'upload_dir', static fn( array $dir ): array => [ 'basedir' => ABSPATH . 'app/uploads' ] + $dir, 30 );
		add_filter( 'wp_mkdir_mode', '__return_zero' );
		self::assertStringContainsString( '<code>app/uploads/hien-import</code>', $this->page() );
	}

	public function test_rows_that_the_database_cannot_read_are_not_the_end_of_an_import(): void {
		global $wpdb;
		$state = self::begin( __DIR__ . '/files/wordpress.xml' );
		$state->enter( Import_State::FILES );
		$state->save();
		add_filter(
			'query',
			static fn( string $query ): string => str_contains( $query, 'hien_imported' ) && str_contains( $query, 'ORDER BY object_id' )
				? 'SELECT * FROM is_not_there'
				: $query
		);
		$shown = $wpdb->suppress_errors();
		$error = '';
		try {
			( new Import_Run() )->batch();
		} catch ( RuntimeException $thrown ) {
			$error = $thrown->getMessage();
		}
		$wpdb->suppress_errors( $shown );
		self::assertStringContainsString( 'is_not_there', $error, 'The batch ends; the next one tries again.' );
	}

	public function test_only_who_may_import_can_do_anything(): void {
		$this->as_user( 'editor' );
		$this->expectException( DieException::class );
		$this->press( 'undo' );
	}

	public function test_an_import_goes_on_as_the_one_who_began(): void {
		self::begin( __DIR__ . '/files/feed.atom' );
		$owner = get_current_user_id();
		wp_set_current_user( 0 );
		( new Import_Run() )->batch();
		self::assertSame(
			[ Import_State::DONE, $owner, 0 ],
			[ Import_State::load()->phase, (int) self::post( 'ngay-dau-i-day' )->post_author, get_current_user_id() ]
		);
	}

	private function page(): string {
		return self::printed_by( ( new Import_Page( new Import_Run() ) )->render( ... ) );
	}

	/**
	 * Presses a button.
	 *
	 * @param array<string,mixed> $fields
	 * @return string Where it leads.
	 */
	private function press( string $button, array $fields = [] ): string {
		$_POST    = [ 'do' => $button ] + $fields;
		$_REQUEST = [ '_wpnonce' => wp_create_nonce( Import_Page::ACTION ) ] + $_POST;
		return self::redirect_by( static fn() => do_action( 'admin_post_' . Import_Page::ACTION ) )->location;
	}
}
