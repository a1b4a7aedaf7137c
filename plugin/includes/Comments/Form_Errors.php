<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Content\Visibility;
use Hien\Module;
use WP_Error;
use WP_Http;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Errors of wp-comments-post.php, the target of WordPress's own comment form, with the messages and statuses of REST. Registered for that
 * page only. wp_die() prints them as a plain page; a theme that filters `wp_die_handler` may print a page of its own, with the typed
 * text, from the argument DETAILS.
 */
final class Form_Errors implements Module {

	/** Argument of wp_die() for themes: `title`, `text`, `post` (null if the reader may not open it), `parent`, and `comment` as typed. */
	public const DETAILS = 'hien_comment_error';

	/** Errors without a message, for which core shows an empty page. */
	private const SILENT = [ 'comment_id_not_found', 'comment_on_trash', 'comment_on_draft', 'comment_on_password_protected' ];

	/** The last error. Stored because core passes only its message to wp_die(). */
	private ?WP_Error $last = null;

	public function register(): void {
		add_action( 'wp_error_added', [ $this, 'remember' ], 10, 4 );
		add_filter( 'wp_die_handler', [ $this, 'wrap_handler' ], 20 ); // Late, to wrap the theme's handler.
	}

	/**
	 * Stores the error, and ends the request where core would end it without a message.
	 *
	 * @param mixed $message The message; other plugins may have added an error without one.
	 */
	public function remember( string|int $code, mixed $message, mixed $data, WP_Error $error ): void {
		$this->last = $error;
		if ( '' === (string) $message && in_array( $code, self::SILENT, true ) ) {
			wp_die( wp_kses_post( self::paragraph( $error ) ) ); // Core would exit without a message.
		}
	}

	/**
	 * Wraps the handler of wp_die(), which then gets our message, status and DETAILS.
	 *
	 * @param mixed $handler Callback that prints the arguments of wp_die().
	 */
	public function wrap_handler( mixed $handler ): mixed {
		if ( ! is_callable( $handler ) ) {
			return $handler;
		}
		return function ( mixed $message, mixed $title = '', mixed $args = [] ) use ( $handler ): void {
			$error = null !== $this->last && self::paragraph( $this->last ) === $message
				? Comment_Error::of( $this->last )
				: self::error_of_plugin( $message, $args );
			$title = __( 'Chưa gửi được bình luận', 'hien-core' );
			$text  = $error->get_error_message();
			$typed = self::submitted();
			if ( isset( $error->get_error_data()['params']['parent'] ) ) {
				$typed['parent'] = 0; // Sent again, the comment is not a reply.
			}
			$handler(
				sprintf( '<p>%s</p>', esc_html( $text ) ),
				esc_html( $title ),
				[
					'response'    => $error->get_error_data()['status'],
					'back_link'   => true,
					self::DETAILS => compact( 'title', 'text' ) + $typed,
				]
			);
		};
	}

	/** The error of another plugin that has called wp_die(), such as that its captcha is missing. */
	private static function error_of_plugin( mixed $message, mixed $args ): WP_Error {
		$text  = $message instanceof WP_Error ? $message->get_error_message() : ( is_scalar( $message ) ? (string) $message : '' );
		$given = is_array( $args ) ? $args['response'] ?? null : $args;
		return Comment_Error::of( new WP_Error( 'foreign', $text, is_int( $given ) && $given >= 400 ? $given : WP_Http::FORBIDDEN ) );
	}

	/** The message that core passes to wp_die() for an error. */
	private static function paragraph( WP_Error $error ): string {
		return '<p>' . $error->get_error_message() . '</p>';
	}

	/** @return array{post: ?WP_Post, parent: int, comment: string} The submitted form, see DETAILS. */
	private static function submitted(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Core's form has none; nothing is done with it but showing it to the sender.
		$sent = wp_unslash( $_POST );
		$post = get_post( absint( $sent['comment_post_ID'] ?? 0 ) );
		$text = $sent['comment'] ?? '';
		return [
			'post'    => $post instanceof WP_Post && Visibility::may_open( $post ) ? $post : null,
			'parent'  => absint( $sent['comment_parent'] ?? 0 ),
			'comment' => is_string( $text ) ? $text : '',
		];
	}
}
