<?php
declare(strict_types=1);

namespace Hien\Mail;

use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * The page behind a link in a mail, which needs neither JavaScript nor a session. wp_die() prints it as a plain page; a theme that
 * filters `wp_die_handler` may print a page of its own, from the argument DETAILS.
 *
 * Mail scanners open links too. Therefore opening the link only shows a question; its buttons, which POST, make the change.
 */
final class Mail_Page {

	/** Argument of wp_die() for themes: `title`, `text` and `buttons` (name => label). */
	public const DETAILS = 'hien_mail_page';

	/**
	 * Shows a question with buttons, which POST to the URL of the link, or a result; and ends the request.
	 *
	 * @param array<string,string> $buttons Name => label; [] for a link to the home page instead.
	 */
	public static function show( string $title, string $text, array $buttons = [], int $status = WP_Http::OK ): void {
		if ( ! headers_sent() ) {
			header( 'Referrer-Policy: no-referrer' ); // The URL contains the secret code.
		}
		$args = [
			'response'    => $status,
			self::DETAILS => compact( 'title', 'text', 'buttons' ),
		];
		// phpcs:ignore WordPress.Security.EscapeOutput -- plain() escapes.
		wp_die( self::plain( $title, $text, $buttons ), esc_html( $title ), $args );
	}

	/** @param array<string,string> $buttons As in show(). */
	private static function plain( string $title, string $text, array $buttons ): string {
		$page = sprintf( '<h1>%s</h1><p>%s</p>', esc_html( $title ), esc_html( $text ) );
		if ( [] === $buttons ) {
			return $page . sprintf( '<p><a href="%s">%s</a></p>', esc_url( home_url( '/' ) ), esc_html__( 'Về trang chủ', 'hien-core' ) );
		}
		$form = '';
		foreach ( $buttons as $name => $words ) {
			$form .= sprintf(
				'<p><button class="button button-large" name="%s" value="1">%s</button></p>',
				esc_attr( $name ),
				esc_html( $words )
			);
		}
		return "$page<form method=\"post\">$form</form>";
	}
}
