<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Routing\Screen;
use Hien\Tests\Support\Page;
use Hien\Tests\Support\TestCase;

/** What a reader sees in the place of a page. */
final class ErrorScreenTest extends TestCase {

	public function test_an_unknown_address_is_explained_in_vietnamese_and_in_english(): void {
		$page = $this->page_at( '/khong-co' );
		self::assertSame( 404, $page->status );
		self::assertSame( 'Trang không tồn tại', $page->text( '//main//h1' ) );
		self::assertSame( 'This page could not be found', $page->text( '//main//*[@lang="en"]' ) );
	}

	public function test_a_missing_permission_is_named(): void {
		$page = $this->screen_with( 403 );
		self::assertSame( 'Bạn không có quyền xem trang này.', $page->text( '//h1' ) );
		self::assertNull( $page->text( '//*[@lang="en"]' ) );
	}

	public function test_any_other_failure_leads_home_and_offers_another_try(): void {
		foreach ( [ 429, 500, 503 ] as $status ) {
			$page = $this->screen_with( $status );
			self::assertSame( 'Đã sảy ra lỗi vui lòng về: Trang chủ', $page->text( '//h1' ) );
			self::assertSame( 'Thử lại', $page->text( '//a[@href="' . home_url( '/x' ) . '"]' ) );
		}
	}

	private function screen_with( int $status ): Page {
		ob_start();
		get_template_part( 'screens/error', null, [ 'screen' => new Screen( 'error', '/x', [], 'detail', $status, 'Trang lỗi', [], [] ) ] );
		return new Page( $status, (string) ob_get_clean() );
	}
}
