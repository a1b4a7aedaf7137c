<?php

declare(strict_types=1);

namespace Hien\Tests\Chat;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** /admin and /admin/chat/{id}: who sees the inbox, and what others get. */
final class InboxRouteTest extends TestCase {

	use ScreenRequests;

	#[TestWith( [ '/admin' ] )]
	#[TestWith( [ '/admin/chat/12' ] )]
	public function test_a_visitor_is_led_to_the_login_screen_and_back( string $path ): void {
		$redirect = self::redirect_by( fn() => $this->visit( $path ) );
		self::assertSame( [ 302, wp_login_url( home_url( $path ) ) ], [ $redirect->getCode(), $redirect->location ] );
		self::assertSame( 401, $this->screen_json( $path )['status'] );
	}

	#[TestWith( [ '/admin' ] )]
	#[TestWith( [ '/admin/chat/12' ] )]
	public function test_a_member_is_refused( string $path ): void {
		$this->as_user( 'subscriber' );
		$page = $this->page_at( home_url( $path ) ); // Core would redirect /admin to wp-admin.
		self::assertSame( 403, $page->status );
		self::assertStringContainsString( 'Bạn không có quyền xem trang này.', $page->html );
		self::assertStringNotContainsString( 'hien-inbox', $page->html );
	}

	#[TestWith( [ '/admin' ] )]
	#[TestWith( [ '/admin/chat/12' ] )]
	public function test_who_answers_the_chat_sees_the_inbox( string $path ): void {
		$id = $this->as_user( 'editor' );
		get_userdata( $id )->add_cap( Capabilities::ANSWER_CHAT );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		$page = $this->page_at( home_url( $path ) );
		self::assertSame( 200, $page->status );
		self::assertMatchesRegularExpression( "#<meta name='robots' content='[^']*noindex#", $page->html );
		self::assertStringContainsString( 'Xem trang', $page->html );
		self::assertMatchesRegularExpression( '#<noscript>.*href="' . preg_quote( admin_url(), '#' ) . '#', $page->html );
		foreach ( [ 'class="hien-footer"', 'class="hien-layout', 'class="hien-bottom-bar"' ] as $part ) {
			self::assertStringNotContainsString( $part, $page->html );
		}
	}
}
