<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\After_Response;
use Hien\Mail\Mail;
use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Mails a stored message to the author, after the response: the sender does not wait for the mail server. */
final class Message_Mail implements Module {

	/** Post meta: why the mail about a message could not be sent. The message's screen shows it. */
	public const ERROR_META = '_hien_mail_error';

	/** Action that sends the mail, see After_Response. */
	private const SEND = 'hien_mail_message';

	public function register(): void {
		add_action( self::SEND, [ $this, 'send' ] );
	}

	/** @param int $id The message. */
	public static function request( int $id ): void {
		After_Response::run( self::SEND, [ $id ] );
	}

	public function send( int $id ): void {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return; // Deleted meanwhile.
		}
		$message = Message::of( $post );
		$error   = Mail::send_to_author(
			$id,
			/* translators: 1: kind of message, 2: name of the sender */
			sprintf( __( '%1$s của %2$s', 'hien-core' ), $message->type, $message->shown_name() ),
			[ sprintf( '%s <%s>', $message->shown_name(), $message->email ), $message->content ],
			$message->email
		);
		if ( '' !== $error ) {
			update_post_meta( $id, self::ERROR_META, wp_slash( $error ) );
		}
	}
}
