<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Accounts\Sign_In\Capabilities;
use Hien\Chat\Chat_Config;
use Hien\Chat\Database;
use Hien\Chat\Database_Error;
use Hien\Constants;
use Hien\Module;
use WP_Admin_Bar;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the number of unread conversations in wp-admin's menu and the admin bar; Dashboard_Widget shows it too. Pages print the last
 * counted number, so that they never wait for Firebase. wp-admin's Heartbeat then counts again and updates the page; in the inbox,
 * inbox/inbox.tsx does.
 */
final class Unread_Count implements Module {

	/** Option: `count`, and `until`, the Unix time until which it is not counted again. */
	private const OPTION = 'hien_chat_unread';

	private const FRESH_SECONDS = 30;

	/** Seconds until the next count after Firebase did not answer. */
	private const ERROR_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Key in Heartbeat's data; CSS class of the elements with the number (assets/chat-count.js and the inbox). */
	private const HEARTBEAT = 'hien_chat_unread';
	private const CSS_CLASS = 'hien-chat-count';

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add_to_menu' ], PHP_INT_MAX );
		add_action( 'admin_bar_menu', [ $this, 'add_to_bar' ], 65 ); // After comments.
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		add_filter( 'heartbeat_received', [ $this, 'answer_heartbeat' ], 10, 2 );
	}

	/** The last counted number. */
	public static function last(): int {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? (int) $stored['count'] : 0;
	}

	/** The number, counted again unless the last count is fresh. */
	public static function current(): int {
		$stored = get_option( self::OPTION );
		if ( is_array( $stored ) && $stored['until'] > time() ) {
			return (int) $stored['count'];
		}
		try {
			$unread = Database::get(
				'threads',
				[
					'orderBy'      => 'unreadAdmin',
					'startAt'      => 1,
					'limitToFirst' => Constants::UNREAD_MOST + 1,
				]
			);
			return self::store( count( (array) $unread ), self::FRESH_SECONDS );
		} catch ( Database_Error ) {
			return self::store( self::last(), self::ERROR_SECONDS );
		}
	}

	private static function store( int $count, int $seconds ): int {
		update_option(
			self::OPTION,
			[
				'count' => $count,
				'until' => time() + $seconds,
			],
			false
		);
		return $count;
	}

	public function add_to_menu(): void {
		global $menu;
		foreach ( self::is_shown() ? (array) $menu : [] as $place => $item ) {
			if ( Chat_Page::SLUG === $item[2] ) {
				// WordPress's styles hide `count-0`.
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- No function of core changes the label.
				$menu[ $place ][0] .= sprintf(
					' <span class="awaiting-mod count-%d">%s</span>',
					self::last(),
					self::badge( 'pending-count' )
				);
			}
		}
	}

	public function add_to_bar( WP_Admin_Bar $bar ): void {
		if ( self::is_shown() ) {
			$bar->add_node(
				[
					'id'    => 'hien-chat',
					'title' => sprintf(
						'<span class="ab-icon dashicons-format-chat" aria-hidden="true"></span>%s <span class="screen-reader-text">%s</span>',
						self::badge( 'ab-label' ),
						esc_html__( 'cuộc trò chuyện chưa đọc', 'hien-core' )
					),
					'href'  => admin_url( 'admin.php?page=' . Chat_Page::SLUG ),
				]
			);
		}
	}

	/** @param string $page Hook suffix of the screen. */
	public function enqueue( string $page ): void {
		// Not in the inbox, whose own number is newer than Heartbeat's.
		if ( self::is_shown() && 'toplevel_page_' . Chat_Page::SLUG !== $page ) {
			wp_enqueue_script(
				'hien-chat-count',
				plugins_url( 'assets/chat-count.js', HIEN_CORE_FILE ),
				[ 'heartbeat', 'jquery' ],
				(string) filemtime( dirname( HIEN_CORE_FILE ) . '/assets/chat-count.js' ),
				true
			);
		}
	}

	/**
	 * @param mixed               $response Heartbeat's response to the browser.
	 * @param array<string,mixed> $data     The data that the browser sent.
	 */
	public function answer_heartbeat( mixed $response, array $data ): mixed {
		return isset( $data[ self::HEARTBEAT ] ) && self::is_shown()
			? (array) $response + [ self::HEARTBEAT => self::number( self::current() ) ]
			: $response;
	}

	/** Whether the current user answers the chat, and it is set up. */
	public static function is_shown(): bool {
		return current_user_can( Capabilities::ANSWER_CHAT ) && Chat_Config::is_ready();
	}

	/** The number, as HTML that assets/chat-count.js and the inbox find. */
	private static function badge( string $css_class ): string {
		return sprintf(
			'<span class="%s">%s</span>',
			esc_attr( trim( $css_class . ' ' . self::CSS_CLASS ) ),
			esc_html( self::number( self::last() ) )
		);
	}

	/** The number as it is shown: of many, that they are more. */
	public static function number( int $count ): string {
		return $count > Constants::UNREAD_MOST ? Constants::UNREAD_MOST . '+' : (string) $count;
	}
}
