<?php

declare(strict_types=1);

namespace Hien\Tests\Admin;

use Hien\Admin\Dashboard_Widget;
use Hien\Admin\Unread_Count;
use Hien\Tests\Chat\Chats;
use Hien\Tests\Support\TestCase;
use WP_Admin_Bar;

/** How many conversations wait unread, in wp-admin. */
final class UnreadCountTest extends TestCase {

	use Chats;

	public function test_heartbeat_counts_conversations_and_pages_show_the_number(): void {
		$this->conversation( 11, [ [ 'user', 'Một', 60 ], [ 'user', 'Hai', 50 ] ], 2 );
		$this->conversation( 12, [ [ 'user', 'Ba', 40 ] ], 1 );
		$this->conversation( 13, [ [ 'Admin', 'Bốn', 30 ] ], 0, 1 );
		$this->as_user( 'administrator' );
		self::assertSame( [ 'hien_chat_unread' => '2' ], $this->beat() );
		$this->sent = [];
		self::assertStringContainsString(
			'<span class="awaiting-mod count-2"><span class="pending-count hien-chat-count">2</span></span>',
			$this->menu()
		);
		self::assertStringContainsString( '<span class="ab-label hien-chat-count">2</span>', (string) $this->bar() );
		self::assertStringContainsString( 'page=hien-chat">2 cuộc trò chuyện chưa đọc</a>', $this->dashboard() );
		self::assertSame( [], $this->sent, 'No page waits for Firebase.' );
	}

	public function test_firebase_is_asked_every_thirty_seconds_at_most(): void {
		$this->as_user( 'administrator' );
		$this->beat();
		$this->conversation( 11, [ [ 'user', 'Một', 60 ] ], 1 );
		$this->sent = [];
		self::assertSame( [ 'hien_chat_unread' => '0' ], $this->beat() );
		self::assertSame( [], $this->sent );
		$this->age( 31 );
		self::assertSame( [ 'hien_chat_unread' => '1' ], $this->beat() );
	}

	public function test_without_firebase_the_last_number_stays_and_it_is_left_alone(): void {
		$this->conversation( 11, [ [ 'user', 'Một', 60 ] ], 1 );
		$this->as_user( 'administrator' );
		$this->beat();
		$this->age( 31 );
		$this->outage = 'Không tới được';
		self::assertSame( [ 'hien_chat_unread' => '1' ], $this->beat() );
		$this->age( 60 );
		$this->sent = [];
		self::assertSame( [ 'hien_chat_unread' => '1' ], $this->beat() );
		self::assertSame( [], $this->sent );
	}

	public function test_many_are_many(): void {
		foreach ( range( 1, 101 ) as $id ) {
			$threads[ "t$id" ] = [ 'unreadAdmin' => 1, 'lastAt' => 1 ];
		}
		$this->write( 'threads', $threads );
		$this->as_user( 'administrator' );
		self::assertSame( [ 'hien_chat_unread' => '99+' ], $this->beat() );
	}

	public function test_heartbeat_leaves_the_inbox_alone_which_counts_by_itself(): void {
		$this->as_user( 'administrator' );
		$count = new Unread_Count();
		foreach ( [ 'toplevel_page_hien-chat' => false, 'index.php' => true ] as $page => $is_counted ) {
			$count->enqueue( $page );
			self::assertSame( $is_counted, wp_script_is( 'hien-chat-count' ), $page );
		}
	}

	public function test_nobody_else_sees_it_nor_a_site_without_chat(): void {
		update_option( 'hien_chat_unread', [ 'count' => 2, 'until' => time() + MINUTE_IN_SECONDS ] );
		foreach ( [ 'subscriber', 'editor' ] as $role ) {
			$this->as_user( $role );
			self::assertSame( [ [], null, '' ], [ $this->beat(), $this->bar(), $this->dashboard() ] );
		}
		$this->as_user( 'administrator' );
		$this->close();
		self::assertSame( [ [], null, '' ], [ $this->beat(), $this->bar(), $this->dashboard() ] );
		self::assertSame( 'Trò chuyện', $this->menu() );
	}

	/** @return array<string,mixed> */
	private function beat(): array {
		return array_intersect_key(
			apply_filters( 'heartbeat_received', [], [ 'hien_chat_unread' => 'true' ], 'dashboard' ),
			[ 'hien_chat_unread' => 1 ]
		);
	}

	/** The label in the menu. */
	private function menu(): string {
		global $menu;
		$menu = [ 3 => [ 'Trò chuyện', 'read', 'hien-chat' ] ];
		foreach ( $GLOBALS['wp_filter']['admin_menu']->callbacks[ PHP_INT_MAX ] as $callback ) {
			$callback['function']();
		}
		return $menu[3][0];
	}

	/** The title in the admin bar. */
	private function bar(): ?string {
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		$bar = new WP_Admin_Bar();
		foreach ( $GLOBALS['wp_filter']['admin_bar_menu']->callbacks[65] as $callback ) {
			$callback['function']( $bar );
		}
		return $bar->get_node( 'hien-chat' )->title ?? null;
	}

	/** The line in the dashboard's box; '' without one. */
	private function dashboard(): string {
		$widget = self::printed_by( ( new Dashboard_Widget() )->render( ... ) );
		return preg_match( '#<li>.*chưa đọc.*</li>#', $widget, $line ) ? $line[0] : '';
	}

	private function age( int $seconds ): void {
		$stored = get_option( 'hien_chat_unread' );
		update_option( 'hien_chat_unread', [ 'until' => $stored['until'] - $seconds ] + $stored );
	}
}
