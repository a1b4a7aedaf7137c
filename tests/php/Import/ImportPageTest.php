<?php

declare(strict_types=1);

namespace Hien\Tests\Import;

use Hien\Import\Import_Files;
use Hien\Import\Import_Page;
use Hien\Import\Import_Run;
use Hien\Import\Import_State;
use Hien\Tests\Support\DieException;
use Hien\Tests\Support\RedirectException;

/** The page in wp-admin from which an import is begun, watched and undone. */
final class ImportPageTest extends Moving {

	public function test_an_import_from_file_to_undo_by_the_page(): void {
		wp_mkdir_p( Import_Files::folder() );
		copy( __DIR__ . '/files/wordpress.xml', Import_Files::folder() . '/blog-cu.xml' );
		self::assertStringContainsString( '<option>blog-cu.xml</option>', $this->page() );
		$this->press( 'choose', [ 'name' => 'blog-cu.xml' ] );
		$page = $this->page();
		self::assertStringContainsString( 'Tệp blog-cu.xml có 10 mục.', $page );
		self::assertStringContainsString( 'Bài của Em Đào', $page );
		$dao = $this->make->user( 'author' );
		$this->press( 'start', [ 'author' => (string) get_current_user_id(), 'authors' => [ (string) get_current_user_id(), (string) $dao ] ] );
		while ( Import_State::load()->is_running() ) {
			self::assertStringContainsString( '<progress', $this->page() );
			$this->press( 'go' );
		}
		$page = $this->page();
		self::assertStringContainsString( 'Đã nhập xong. Có 7 bài và trang, 4 bình luận, 2 ảnh, 4 chuyên mục và thẻ.', $page );
		self::assertStringContainsString( '<code style="overflow-wrap: anywhere">https://bep.example.org/wp-content/uploads/2019/01/mat.jpg</code>: máy chủ cũ trả lời 404', $page );
		self::assertSame( [ $dao, [] ], [ (int) self::post( 'mut-gung' )->post_author, Import_Files::all() ] );
		remove_all_filters( 'pre_http_request' );
		add_filter( 'pre_http_request', fn( $before, array $args, string $url ) => $this->answered( $args, str_replace( 'mat.jpg', 'co.jpg', $url ) ), 10, 3 );
		$this->press( 'retry' );
		self::finish();
		self::assertStringNotContainsString( 'bep.example.org/wp-content', self::post( 'banh-chung' )->post_content );
		$this->press( 'undo' );
		self::finish();
		self::assertStringContainsString( 'Đã gỡ hết những gì đã nhập.', $this->page() );
		self::assertSame( [], get_posts( [ 'post_status' => 'any' ] ) );
	}

	public function test_a_second_import_of_a_file_says_that_there_is_nothing_new(): void {
		self::import( 'feed.atom' );
		self::import( 'feed.atom' );
		self::assertStringContainsString( 'Không có gì mới', $this->page() );
	}

	public function test_another_file_of_the_server_cannot_be_read(): void {
		self::assertStringContainsString( 'Chưa nhận được tệp nào.', rawurldecode( $this->press( 'choose', [ 'name' => '../../wp-config.php' ] ) ) );
	}

	public function test_only_who_may_import_can_do_anything(): void {
		$this->as_user( 'editor' );
		$this->expectException( DieException::class );
		$this->press( 'undo' );
	}

	public function test_cron_goes_on_as_the_one_who_began(): void {
		self::begin( __DIR__ . '/files/feed.atom' );
		$owner = get_current_user_id();
		wp_set_current_user( 0 );
		( new Import_Run() )->work();
		self::assertSame( [ Import_State::DONE, $owner, 0 ], [ Import_State::load()->phase, (int) self::post( 'ngay-dau-i-day' )->post_author, get_current_user_id() ] );
	}

	private function page(): string {
		ob_start();
		( new Import_Page( new Import_Run() ) )->render();
		return (string) ob_get_clean();
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
		try {
			do_action( 'admin_post_' . Import_Page::ACTION );
			self::fail( 'No redirect.' );
		} catch ( RedirectException $redirect ) {
			return $redirect->location;
		}
	}
}
