<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Settings\Sections;
use Hien\Settings\Settings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends mails to the author about a stored message or question. */
final class Author_Mail {

	/** The author's address: the contact address in the settings, otherwise that of the author's account. */
	public static function address(): string {
		$given = (string) Sections::fields( 'contact' )['email'];
		return '' !== $given ? $given : (string) ( get_userdata( Settings::author_id() )->user_email ?? get_option( 'admin_email' ) );
	}

	/**
	 * Mails the author about a message or question.
	 *
	 * @param int          $post_id    The message or question; the mail ends with its edit link.
	 * @param list<string> $paragraphs Plain text.
	 * @param string       $reply_to   Address of the sender.
	 * @return string Why it could not be sent; '' if it was.
	 */
	public static function send( int $post_id, string $subject, array $paragraphs, string $reply_to ): string {
		$reason = __( 'Máy chủ không nhận thư.', 'hien-core' );
		$listen = static function ( WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		add_action( 'wp_mail_failed', $listen );
		$sent = Mail::send( self::address(), $subject, [ ...$paragraphs, admin_url( "post.php?post=$post_id&action=edit" ) ], $reply_to );
		remove_action( 'wp_mail_failed', $listen );
		return $sent ? '' : $reason;
	}
}
