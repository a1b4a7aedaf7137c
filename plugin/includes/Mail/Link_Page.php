<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Mail;

use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * What a link in a mail opens: a page that needs no JavaScript and no session. wp_die() prints it, as a page of WordPress's own
 * plain kind; a theme that answers `wp_die_handler` may print it in its own way, from the argument DETAILS.
 *
 * Programs that check mails open links too. So opening one asks and changes nothing; a button, which posts, does.
 */
final class Link_Page {

	/** The argument of wp_die() that has `title`, `text` and `buttons` (name that a button sends => its words), for themes. */
	public const DETAILS = 'hien_link_page';

	/**
	 * Asks, and ends the request. A button posts to the address of the link.
	 *
	 * @param array<string,string> $buttons Name that a button sends => its words.
	 */
	public static function show_form( string $title, string $question, array $buttons ): void {
		self::render( $title, $question, $buttons, WP_Http::OK );
	}

	/** Says how it ended, and ends the request. */
	public static function show_message( string $title, string $sentence, int $status = WP_Http::OK ): void {
		self::render( $title, $sentence, [], $status );
	}

	/** @param array<string,string> $buttons As show_form() has them; none where a link home follows. */
	private static function render( string $title, string $text, array $buttons, int $status ): void {
		if ( ! headers_sent() ) {
			header( 'Referrer-Policy: no-referrer' ); // The address has the link's code.
		}
		$args = [
			'response'    => $status,
			self::DETAILS => compact( 'title', 'text', 'buttons' ),
		];
		wp_die( self::plain( $title, $text, $buttons ), esc_html( $title ), $args ); // phpcs:ignore WordPress.Security.EscapeOutput -- plain() escapes.
	}

	/** @param array<string,string> $buttons As render() has them. */
	private static function plain( string $title, string $text, array $buttons ): string {
		$page = sprintf( '<h1>%s</h1><p>%s</p>', esc_html( $title ), esc_html( $text ) );
		if ( [] === $buttons ) {
			return $page . sprintf( '<p><a href="%s">%s</a></p>', esc_url( home_url( '/' ) ), esc_html__( 'Về trang chủ', 'hien-core' ) );
		}
		$form = '';
		foreach ( $buttons as $name => $words ) {
			$form .= sprintf( '<p><button class="button button-large" name="%s" value="1">%s</button></p>', esc_attr( $name ), esc_html( $words ) );
		}
		return "$page<form method=\"post\">$form</form>";
	}
}
