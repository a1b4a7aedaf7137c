<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Mail;

use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** A mail of the site: plain text in paragraphs, sent by wp_mail(), so that SMTP plugins work. */
final class Mail {

	/**
	 * Sends a mail. Whoever calls stores first what must not be lost: a mail may fail.
	 *
	 * @param string       $to         Address of one person.
	 * @param string       $subject    Without the site's name, which is put before it.
	 * @param list<string> $paragraphs Plain text; a link stands alone in its paragraph.
	 * @param string       $reply_to   Address that an answer goes to; '' for the site's own.
	 * @param string       $ends_at    Web address that ends mails of this kind, by the POST of a mail program (RFC 8058); '' for none.
	 * @return bool Whether the server took it; wp_mail_failed says why not.
	 */
	public static function send( string $to, string $subject, array $paragraphs, string $reply_to = '', string $ends_at = '' ): bool {
		$headers = '' !== $reply_to && is_email( $reply_to ) ? [ "Reply-To: $reply_to" ] : [];
		if ( '' !== $ends_at ) {
			array_push( $headers, "List-Unsubscribe: <$ends_at>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' );
		}
		return wp_mail( $to, self::subject( $subject ), self::body( $paragraphs ), $headers );
	}

	/** The subject with the site's name, on one line: a line break would begin another header. */
	public static function subject( string $subject ): string {
		return trim( (string) preg_replace( '/[\r\n\t]+/', ' ', sprintf( '[%s] %s', Text::site_name(), $subject ) ) );
	}

	/**
	 * The text, signed by the site.
	 *
	 * @param list<string> $paragraphs Plain text.
	 */
	public static function body( array $paragraphs ): string {
		return implode( "\n\n", [ ...$paragraphs, '-- ', sprintf( "%s\n%s", Text::site_name(), home_url( '/' ) ) ] );
	}
}
