<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Settings\Sections;
use Hien\Settings\Settings;
use Hien\Text;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends mails in plain text through wp_mail(), so that SMTP plugins work. */
final class Mail {

	/**
	 * Sends a mail. Sending may fail, so the caller must store anything important before.
	 *
	 * @param string       $to         Address of one recipient.
	 * @param string       $subject    Without the site's name, which is prepended.
	 * @param list<string> $paragraphs Plain text; each link in a paragraph of its own.
	 * @param string       $reply_to   Reply-To address; '' for none.
	 * @param string       $ends_at    URL for one-click unsubscribing (RFC 8058); '' for none.
	 * @return bool Whether the mail was accepted; otherwise the action wp_mail_failed has the error.
	 */
	public static function send( string $to, string $subject, array $paragraphs, string $reply_to = '', string $ends_at = '' ): bool {
		$headers = '' !== $reply_to && is_email( $reply_to ) ? [ "Reply-To: $reply_to" ] : [];
		if ( '' !== $ends_at ) {
			array_push( $headers, "List-Unsubscribe: <$ends_at>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' );
		}
		return wp_mail( $to, self::subject( $subject ), self::body( $paragraphs ), $headers );
	}

	/** The author's address: the contact address in the settings, otherwise that of the author's account. */
	public static function author(): string {
		$given = (string) Sections::fields( 'contact' )['email'];
		return '' !== $given ? $given : (string) ( get_userdata( Settings::author_id() )->user_email ?? get_option( 'admin_email' ) );
	}

	/**
	 * Mails the author about a stored message or question.
	 *
	 * @param int          $post_id    The message or question; the mail ends with its edit link.
	 * @param list<string> $paragraphs Plain text.
	 * @param string       $reply_to   Address of the sender.
	 * @return string Why it could not be sent; '' if it was.
	 */
	public static function send_to_author( int $post_id, string $subject, array $paragraphs, string $reply_to ): string {
		$reason = __( 'Máy chủ không nhận thư.', 'hien-core' );
		$listen = static function ( WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		add_action( 'wp_mail_failed', $listen );
		$sent = self::send( self::author(), $subject, [ ...$paragraphs, admin_url( "post.php?post=$post_id&action=edit" ) ], $reply_to );
		remove_action( 'wp_mail_failed', $listen );
		return $sent ? '' : $reason;
	}

	/** The subject with the site's name, without line breaks, which would start another header. */
	public static function subject( string $subject ): string {
		return trim( (string) preg_replace( '/[\r\n\t]+/', ' ', sprintf( '[%s] %s', Text::site_name(), $subject ) ) );
	}

	/**
	 * The body: the paragraphs, and the site as signature.
	 *
	 * @param list<string> $paragraphs Plain text.
	 */
	public static function body( array $paragraphs ): string {
		return implode( "\n\n", [ ...$paragraphs, '-- ', sprintf( "%s\n%s", Text::site_name(), home_url( '/' ) ) ] );
	}
}
