<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Mail;

use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * What a link in a mail opens: a page of WordPress's own plain kind, which needs no JavaScript, no theme and no session.
 *
 * Programs that check mails open links too. So opening one asks and changes nothing; a button, which posts, does.
 */
final class Link_Page {

	/**
	 * Asks, and ends the request. A button posts to the address of the link.
	 *
	 * @param array<string,string> $buttons Name that a button sends => its words.
	 */
	public static function ask( string $title, string $question, array $buttons ): void {
		$form = '';
		foreach ( $buttons as $name => $words ) {
			$form .= sprintf( '<p><button class="button button-large" name="%s" value="1">%s</button></p>', esc_attr( $name ), esc_html( $words ) );
		}
		self::show( $title, $question, "<form method=\"post\">$form</form>", WP_Http::OK );
	}

	/** Says how it ended, and ends the request. */
	public static function tell( string $title, string $sentence, int $status = WP_Http::OK ): void {
		self::show( $title, $sentence, sprintf( '<p><a href="%s">%s</a></p>', esc_url( home_url( '/' ) ), esc_html__( 'Về trang chủ', 'hien-core' ) ), $status );
	}

	private static function show( string $title, string $sentence, string $next, int $status ): void {
		$page = sprintf( '<h1>%s</h1><p>%s</p>', esc_html( $title ), esc_html( $sentence ) );
		wp_die( $page . $next, esc_html( $title ), [ 'response' => $status ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	}
}
