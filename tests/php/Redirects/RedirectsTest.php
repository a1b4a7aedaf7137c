<?php

declare(strict_types=1);

namespace Hien\Tests\Redirects;

use Hien\Redirects\Not_Found_Log;
use Hien\Redirects\Owner_Redirects;
use Hien\Redirects\Redirects_Page;
use Hien\Tests\Routing\Site;
use Hien\Tests\Support\RedirectException;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The owner's redirects, and the addresses that readers have not found: Hiên > Địa chỉ. */
final class RedirectsTest extends TestCase {

	use Site;
	use ScreenRequests;

	private const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		$this->browse_with( self::BROWSER );
	}

	/** A visit begins with the server's variables as they were: the browser names itself when WordPress starts to answer. */
	private function browse_with( string $agent ): void {
		add_filter(
			'do_parse_request',
			static function ( bool $parses ) use ( $agent ): bool {
				$_SERVER['HTTP_USER_AGENT'] = $agent;
				return $parses;
			}
		);
	}

	#[TestWith( [ '/bai-cu', '/wordpress/bai-cha', '/bai-cu', '/wordpress/bai-cha' ] )]
	#[TestWith( [ 'bai-cu', '/quy-tac', '/Bai-Cu/', '/quy-tac' ] )]
	#[TestWith( [ 'http://example.org/cu/a.html', '/quy-tac#muc', '/cu/a.html?utm_source=x', '/quy-tac?utm_source=x#muc' ] )]
	#[TestWith( [ '/Bài cũ', '/quy-tac', '/b%C3%A0i%20c%C5%A9', '/quy-tac' ] )]
	#[TestWith( [ '/Bài cũ', '/quy-tac', '/ba%CC%80i%20cu%CC%83', '/quy-tac' ] )] // As macOS writes it.
	#[TestWith( [ '/xem.php?id=5', '/quy-tac', '/xem.php?id=5', '/quy-tac' ] )]
	#[TestWith( [ '/xem?id=5', '/xem?id=6', '/xem?id=5', '/xem?id=6' ] )]
	#[TestWith( [ 'https://WWW.Example.org:8080/cu', '/quy-tac', '/cu', '/quy-tac' ] )]
	#[TestWith( [ '/tim', '/?s=bai&a=1', '/tim?fbclid=x&a=2&s=y', '/?s=bai&a=1&fbclid=x' ] )]
	public function test_readers_are_sent_on_once_however_the_address_is_written(
		string $from,
		string $to,
		string $visited,
		string $arrived
	): void {
		self::assertIsInt( Owner_Redirects::save( $from, $to ) );
		self::assertSame( $arrived, $this->redirect_of( $visited ) );
		self::assertSame( '1', Owner_Redirects::page( '', 'id', true, 10 )['rows'][0]->hits );
	}

	public function test_the_folder_of_the_site_may_be_left_out(): void {
		$this->as_user( 'administrator' );
		update_option( 'home', 'http://example.org/blog' );
		foreach ( [ '/bai-cu', 'bai/a.html', '/blog/khac?id=5', 'https://www.example.org/blog/nua' ] as $from ) {
			self::assertIsInt( Owner_Redirects::save( $from, '/quy-tac' ), $from );
		}
		$rows = Owner_Redirects::page( '', 'id', true, 10 )['rows'];
		self::assertEqualsCanonicalizing( [ '/bai-cu', '/bai/a.html', '/khac?id=5', '/nua' ], array_column( $rows, 'name' ) );
		foreach ( $rows as $row ) {
			$html = $this->page_after( [], [ 'edit' => (string) $row->id ] );
			self::assertStringContainsString( 'value="' . $row->name . '"', $html );
			self::assertSame( (int) $row->id, Owner_Redirects::save( $row->name, '/quy-tac-2', (int) $row->id ) );
		}
		self::assertWPErrorOf( Owner_Redirects::save( '/blog', '/quy-tac' ), 'from', 'Trang chủ luôn mở được' );
	}

	#[TestWith( [ 'https://xn--hin-gma.vn' ] )]
	#[TestWith( [ 'https://hiên.vn' ] )]
	public function test_the_host_of_the_site_may_be_written_with_vietnamese_letters_or_without( string $home ): void {
		update_option( 'home', $home );
		$typed = [ 'https://hiên.vn/mot', 'https://www.HIÊN.vn/hai', "https://hie\u{302}n.vn/ba", 'https://xn--hin-gma.vn/bon' ];
		foreach ( $typed as $from ) {
			self::assertIsInt( Owner_Redirects::save( $from, '/quy-tac' ), $from );
		}
		self::assertEqualsCanonicalizing(
			[ '/mot', '/hai', '/ba', '/bon' ],
			array_column( Owner_Redirects::page( '', 'id', true, 10 )['rows'], 'name' )
		);
		self::assertWPErrorOf( Owner_Redirects::save( 'https://hiền.vn/nam', '/quy-tac' ), 'from', 'phải là của trang này' );
		self::assertWPErrorOf( Owner_Redirects::save( '/nam', 'https://hiên.vn/nam' ), 'to', 'vòng tròn' );
	}

	public function test_beside_the_folder_of_the_site_is_another_site(): void {
		update_option( 'home', 'http://example.org/blog' );
		self::assertWPErrorOf( Owner_Redirects::save( 'https://example.org/bai-cu', '/quy-tac' ), 'from', 'phải là của trang này' );
		self::assertWPErrorOf( Owner_Redirects::save( '//example.net/bai-cu', '/quy-tac' ), 'from', 'phải là của trang này' );
		self::assertIsInt( Owner_Redirects::save( '/bai-cu', 'https://www.example.org/bai-cu' ) );
		self::assertWPErrorOf( Owner_Redirects::save( '/hai', 'https://www.example.org/blog/hai' ), 'to', 'vòng tròn' );
	}

	public function test_redirects_lead_to_other_sites_and_over_one_another_at_once(): void {
		Owner_Redirects::save( '/hai', 'https://example.net/a?b=c' );
		Owner_Redirects::save( '/mot', '/hai' );
		Owner_Redirects::save( '/ba', 'https://tiếngviệt.vn/a' );
		foreach (
			[
				'/mot' => 'https://example.net/a?b=c',
				'/hai' => 'https://example.net/a?b=c',
				'/ba' => 'https://' . rawurlencode( 'tiếngviệt' ) . '.vn/a',
			] as $path => $target
		) {
			$redirect = self::redirect_by( fn() => $this->visit( $path ) );
			self::assertSame( [ 301, strtolower( $target ) ], [ $redirect->getCode(), strtolower( $redirect->location ) ] );
		}
	}

	public function test_what_has_the_address_keeps_it(): void {
		Owner_Redirects::save( '/quy-tac', 'https://example.net/' );
		self::assertSame( 200, $this->status_of( '/quy-tac' ) );
	}

	#[TestWith( [ '', '/quy-tac', 'from', 'Hãy điền địa chỉ cũ.' ] )]
	#[TestWith( [ '/a', '', 'to', 'Hãy điền địa chỉ mới.' ] )]
	#[TestWith( [ '/', '/quy-tac', 'from', 'Trang chủ luôn mở được' ] )]
	#[TestWith( [ 'https://example.net/a', '/quy-tac', 'from', 'phải là của trang này' ] )]
	#[TestWith( [ '/wp-admin/a', '/quy-tac', 'from', 'của WordPress' ] )]
	#[TestWith( [ '/a', 'javascript:alert(1)', 'to', 'phải bắt đầu bằng /' ] )]
	#[TestWith( [ '/a', 'quy-tac', 'to', 'phải bắt đầu bằng /' ] )]
	#[TestWith( [ '/a', '//example.net/', 'to', 'phải bắt đầu bằng /' ] )]
	#[TestWith( [ '/a', '/hai ba', 'to', 'không có dấu cách' ] )]
	#[TestWith( [ '/a', '/A/', 'to', 'vòng tròn' ] )]
	#[TestWith( [ '/a', '/co-san', 'to', 'vòng tròn' ] )]
	#[TestWith( [ '/b', '/b?id=6', 'to', 'vòng tròn' ] )]
	#[TestWith( [ '/b', 'https://www.example.org/b', 'to', 'vòng tròn' ] )]
	#[TestWith( [ '/co-san', '/quy-tac', 'from', 'đã có chuyển hướng rồi' ] )]
	public function test_what_is_wrong_is_said_at_its_field( string $from, string $to, string $field, string $text ): void {
		Owner_Redirects::save( '/co-san', '/a' );
		$error = Owner_Redirects::save( $from, $to );
		self::assertWPErrorOf( $error, $field, $text );
		self::assertSame( 1, Owner_Redirects::page( '', 'id', true, 10 )['total'] );
	}

	#[TestWith( [ 200, '', true ] )]
	#[TestWith( [ 301, 'WordPress', true ] )]
	#[TestWith( [ 301, 'Hien redirects', false ] )]
	#[TestWith( [ 404, '', false ] )]
	#[TestWith( [ 410, '', false ] )]
	public function test_an_address_that_answers_by_itself_is_refused( int $status, string $by, bool $is_refused ): void {
		add_filter(
			'pre_http_request',
			static fn(): array => [ 'response' => [ 'code' => $status ], 'headers' => [ 'x-redirect-by' => $by ] ]
		);
		$saved = Owner_Redirects::save( '/dau-do', '/quy-tac' );
		if ( $is_refused ) {
			self::assertWPErrorOf( $saved, 'from', 'đang mở được' );
		} else {
			self::assertIsInt( $saved );
		}
	}

	public function test_a_site_may_want_its_own_certificate_checked(): void {
		$asked = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args ) use ( &$asked ): array {
				$asked[] = $args['sslverify'];
				return [ 'response' => [ 'code' => 404 ], 'headers' => [] ];
			},
			10,
			2
		);
		Owner_Redirects::save( '/dau-do', '/quy-tac' );
		add_filter( 'https_local_ssl_verify', '__return_true' );
		Owner_Redirects::save( '/dau-kia', '/quy-tac' );
		self::assertSame( [ false, true ], $asked );
	}

	public function test_an_edit_of_a_redirect_that_was_deleted_meanwhile_is_stored(): void {
		$id = Owner_Redirects::save( '/cu', '/quy-tac' );
		self::assertIsInt( $id );
		Owner_Redirects::delete( [ $id ] );
		$saved = Owner_Redirects::save( '/cu-2', '/quy-tac', $id );
		self::assertIsInt( $saved );
		self::assertSame( '/cu-2', Owner_Redirects::get( $saved )?->name );
	}

	#[TestWith( [ false, 'REPLACE' ] )]
	#[TestWith( [ true, 'UPDATE' ] )]
	public function test_what_the_database_refuses_is_an_error_that_keeps_what_was_typed( bool $is_edit, string $verb ): void {
		global $wpdb;
		$this->as_user( 'administrator' );
		$id = $is_edit ? (int) Owner_Redirects::save( '/co-san', '/quy-tac' ) : 0;
		$wpdb->suppress_errors();
		add_filter(
			'query',
			static fn( string $query ): string => str_starts_with( $query, $verb ) && str_contains( $query, 'hien_redirects' )
				? 'SELECT * FROM khong_co'
				: $query
		);
		$html = $this->page_after( [ 'id' => (string) $id, 'from' => '/cu-2', 'to' => '/quy-tac-2' ] );
		self::assertStringContainsString( 'Chưa lưu được chuyển hướng', $html );
		self::assertStringContainsString( 'value="/cu-2"', $html );
		self::assertStringContainsString( 'value="/quy-tac-2"', $html );
	}

	public function test_the_length_of_an_address_is_counted_in_characters(): void {
		self::assertIsInt( Owner_Redirects::save( '/' . str_repeat( 'ệ', 1999 ), '/' . str_repeat( 'ế', 1999 ) ) );
		self::assertWPErrorOf( Owner_Redirects::save( '/' . str_repeat( 'ệ', 2000 ), '/quy-tac' ), 'from', 'dài nhất 2000 ký tự' );
		self::assertWPErrorOf( Owner_Redirects::save( '/a', '/' . str_repeat( 'ệ', 2000 ) ), 'to', 'dài nhất 2000 ký tự' );
	}

	private static function assertWPErrorOf( mixed $error, string $field, string $text ): void {
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertSame( [ $field ], array_keys( $error->get_error_data()['params'] ) );
		self::assertStringContainsString( $text, $error->get_error_data()['params'][ $field ] );
	}

	public function test_what_readers_do_not_find_is_counted_by_day_and_nothing_about_them(): void {
		foreach ( [ '/khong-co?ten=An', '/khong-co', '/Kh%C3%B4ng%20c%C3%B3.html' ] as $path ) {
			$this->visit( $path );
		}
		self::assertSame(
			[ '/khong-co' => '2', '/Không có.html' => '1' ],
			array_column( Not_Found_Log::page( '', 'hits', false, 10 )['rows'], 'hits', 'path' )
		);
		self::assertSame( 1, Not_Found_Log::page( 'html', 'hits', false, 10 )['total'] );
	}

	public function test_what_is_found_gone_or_tried_by_robots_and_the_owner_is_not_counted(): void {
		wp_delete_post( $this->id['bai-con'], true );
		foreach (
			[ '/wp-login2.php', '/.env', '/a/.git/config', '/anh.jpg', '/wp-content/x', '/quy-tac', '/wordpress/bai-con', '/%FF' ] as $path
		) {
			$this->visit( $path );
		}
		$this->browse_with( 'curl/8' );
		$this->visit( '/khong-co' );
		$this->browse_with( self::BROWSER );
		$this->as_user( 'administrator' );
		$this->visit( '/khong-co' );
		self::assertSame( [], Not_Found_Log::page( '', 'hits', false, 10 )['rows'] );
	}

	public function test_counting_costs_one_query(): void {
		$this->visit( '/khong-co' );
		$cost = fn(): int => count( self::queries_of( fn() => $this->visit( '/khong-co' ), '/hien_not_found/' ) );
		self::assertSame( 1, min( $cost(), $cost(), $cost() ), 'Few visits, by chance, clean up as well.' );
	}

	public function test_an_address_is_no_longer_listed_as_not_found_once_it_is_redirected(): void {
		foreach ( [ '/khong-co', '/Kh%C3%B4ng-C%C3%B3', '/kh%C3%B4ng-c%C3%B3/', '/con-lai' ] as $path ) {
			$this->visit( $path );
		}
		Owner_Redirects::save( '/KHONG-co', '/quy-tac' );
		Owner_Redirects::save( '/không-có', '/quy-tac' );
		self::assertSame( [ '/con-lai' ], array_column( Not_Found_Log::page( '', 'hits', false, 10 )['rows'], 'path' ) );
	}

	public function test_old_days_and_all_but_a_thousand_addresses_are_forgotten(): void {
		global $wpdb;
		$day = static fn( int $ago ): string => (string) wp_date( 'Y-m-d', time() - $ago * DAY_IN_SECONDS );
		for ( $n = 0; $n < 1003; $n++ ) {
			$wpdb->insert(
				"{$wpdb->prefix}hien_not_found",
				[ 'hash' => md5( "/$n" ), 'day' => $day( 0 === $n ? 31 : ( $n < 4 ? 20 : 1 ) ), 'path' => "/$n", 'hits' => 1 ]
			);
		}
		Not_Found_Log::purge( 5000 );
		$kept = array_column( Not_Found_Log::page( '', 'hits', false, 2000 )['rows'], 'path' );
		self::assertCount( 1000, $kept );
		self::assertNotContains( '/0', $kept );
		self::assertCount( 1, array_intersect( $kept, [ '/1', '/2', '/3' ] ) );
	}

	public function test_the_page_saves_shows_errors_with_what_was_typed_and_edits(): void {
		$this->as_user( 'administrator' );
		self::assertStringContainsString( 'Bạn chưa thêm chuyển hướng nào.', $this->page_after( [] ) );
		self::assertContains( 'done', wp_removable_query_args() );
		self::assertSame( 1, substr_count( $this->page_after( [ 'from' => '', 'to' => '' ] ), ' autofocus' ) );
		$html = $this->page_after( [ 'from' => '/cũ "1"', 'to' => 'javascript:alert(1)' ] );
		self::assertStringContainsString( 'value="/cũ &quot;1&quot;"', $html );
		self::assertStringContainsString(
			'value="javascript:alert(1)" aria-describedby="hien-to-hint hien-to-problem" aria-invalid="true"',
			$html
		);
		self::assertSame( Redirects_Page::url( done: 'saved' ), $this->page_after( [ 'from' => '/cu', 'to' => '/quy-tac' ] ) );
		$id = (string) Owner_Redirects::page( '', 'id', true, 10 )['rows'][0]->id;
		self::assertStringContainsString( 'value="/cu"', $this->page_after( [], [ 'edit' => $id ] ) );
		$this->page_after( [ 'id' => $id, 'from' => '/cu-2', 'to' => '/quy-tac' ] );
		self::assertSame( [ '/cu-2' ], array_column( Owner_Redirects::page( '', 'id', true, 10 )['rows'], 'name' ) );
		self::assertStringContainsString( '/cu-2', $this->page_after( [], [ 's' => 'cu-2' ] ) );
		$nonce = wp_create_nonce( 'bulk-hien-addresses' );
		self::assertSame(
			Redirects_Page::url( done: 'deleted' ),
			$this->page_after( [], [ 'action' => 'delete', '_wpnonce' => $nonce, 'chosen' => [ $id ] ] )
		);
		self::assertSame( 0, Owner_Redirects::page( '', 'id', true, 10 )['total'] );
	}

	public function test_the_list_is_sorted_by_where_redirects_lead(): void {
		foreach ( [ '/mot' => '/b', '/hai' => '/c', '/ba' => '/a' ] as $from => $to ) {
			Owner_Redirects::save( $from, $to );
		}
		self::assertSame( [ '/a', '/b', '/c' ], array_column( Owner_Redirects::page( '', 'target', true, 10 )['rows'], 'target' ) );
	}

	public function test_both_lists_are_filtered_by_how_often_and_when(): void {
		global $wpdb;
		$log = $wpdb->prefix . 'hien_not_found';
		foreach ( [ '/mot' => [ 3, 0 ], '/hai' => [ 12, 3 ], '/ba' => [ 200, 20 ] ] as $path => [ $hits, $ago ] ) {
			$day = wp_date( 'Y-m-d', time() - $ago * DAY_IN_SECONDS );
			$wpdb->insert( $log, compact( 'path', 'day', 'hits' ) + [ 'hash' => md5( $path ) ] );
			Owner_Redirects::save( "/cu$path", $path );
			$wpdb->update( $wpdb->prefix . 'hien_redirects', compact( 'hits' ), [ 'name' => "/cu$path" ] );
		}
		Owner_Redirects::save( '/chua-ai', '/tin-moi' );
		$this->as_user( 'administrator' );
		$shown = function ( array $query ): array {
			preg_match_all( '#<strong>(?:<a class="row-title"[^>]*>)?([^<]+)<#', $this->page_after( [], $query ), $found );
			sort( $found[1] );
			return $found[1];
		};
		self::assertSame( [ '/ba', '/hai', '/mot' ], $shown( [ 'tab' => 'missing' ] ) );
		self::assertSame( [ '/hai' ], $shown( [ 'tab' => 'missing', 'hien_hits' => '10' ] ) );
		self::assertSame( [ '/mot' ], $shown( [ 'tab' => 'missing', 'hien_day' => '1' ] ) );
		self::assertSame( [ '/hai', '/mot' ], $shown( [ 'tab' => 'missing', 'hien_day' => '7' ] ) );
		self::assertSame( [], $shown( [ 'tab' => 'missing', 'hien_day' => '1', 'hien_hits' => '100' ] ) );
		self::assertSame( [ '/ba', '/hai', '/mot' ], $shown( [ 'tab' => 'missing', 'hien_hits' => '0', 'hien_day' => 'x' ] ) );
		self::assertSame( [ '/cu/ba' ], $shown( [ 'hien_hits' => '100' ] ) );
		self::assertSame( [ '/chua-ai' ], $shown( [ 'hien_hits' => '0' ] ) );
		self::assertStringContainsString( 'Không tìm thấy địa chỉ nào.', $this->page_after( [], [ 's' => 'khong-co' ] ) );
	}

	public function test_an_empty_list_has_no_filters_unless_they_have_emptied_it(): void {
		$this->as_user( 'administrator' );
		foreach ( [ [], [ 'tab' => 'missing' ] ] as $tab ) {
			self::assertStringNotContainsString( 'filter_action', $this->page_after( [], $tab ) );
			self::assertStringContainsString( 'filter_action', $this->page_after( [], $tab + [ 'hien_hits' => '100' ] ) );
		}
	}

	public function test_an_address_that_was_not_found_is_one_press_from_a_redirect(): void {
		$this->visit( '/khong-co' );
		$this->as_user( 'administrator' );
		$html = $this->page_after( [], [ 'tab' => 'missing' ] );
		self::assertStringContainsString( esc_url( Redirects_Page::url( from: '/khong-co' ) ) . '">Chuyển hướng tới…', $html );
		self::assertStringContainsString( 'value="/khong-co"', $this->page_after( [], [ 'from' => '/khong-co' ] ) );
		$nonce = wp_create_nonce( 'bulk-hien-addresses' );
		self::assertSame( 1, preg_match( '/name="chosen\[\]" value="(\w{32})"/', $html, $chosen ), 'Twenty of them fit into a URL.' );
		self::assertStringContainsString( "[0]=$chosen[1]", rawurldecode( $html ) );
		$this->page_after( [], [ 'tab' => 'missing', 'action' => 'delete', '_wpnonce' => $nonce, 'chosen' => [ $chosen[1] ] ] );
		self::assertSame( 0, Not_Found_Log::page( '', 'hits', false, 10 )['total'] );
	}

	/**
	 * What the page prints, or where it redirects.
	 *
	 * @param array<string,string> $form  Sent with the form; none for a visit.
	 * @param array<string,mixed>  $query Query arguments.
	 */
	private function page_after( array $form, array $query = [] ): string {
		// WordPress keeps the columns of a screen for a request.
		$GLOBALS['hook_suffix'] = 'hien_page_' . Redirects_Page::SLUG . ( $query['tab'] ?? '' );
		set_current_screen();
		$_GET                   = $query;
		$_POST                  = wp_slash( $form );
		$_REQUEST               = $_GET + $_POST + [ '_wpnonce' => wp_create_nonce( 'hien_save_redirect' ) ];
		$_SERVER['REQUEST_URI'] = '/wp-admin/admin.php?page=' . Redirects_Page::SLUG;
		$page                   = new Redirects_Page();
		try {
			$page->load();
			return self::printed_by( $page->render( ... ) );
		} catch ( RedirectException $redirect ) {
			return $redirect->location;
		}
	}
}
