<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Comments;

use Hien\Content\Visibility;
use Hien\Module;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What wp-comments-post.php answers, the target of WordPress's own comment form, where it refuses a comment: the sentence and
 * the status that REST answers with. wp_die() prints them, as a page of WordPress's own plain kind; a theme that answers
 * `wp_die_handler` may print them in its own way, with what was typed, from the argument DETAILS.
 */
final class Form_Errors implements Module {

	/** The argument of wp_die() that has `title`, `text`, the `post` (null where the reader may not open it), `parent` and `comment` as typed, for themes. */
	public const DETAILS = 'hien_comment_error';

	/** Errors that core gives no words, and answers with an empty page. */
	private const SILENT = [ 'comment_id_not_found', 'comment_on_trash', 'comment_on_draft', 'comment_on_password_protected' ];

	/** The error that was made last: core hands only its words to wp_die(). */
	private ?WP_Error $last = null;

	public function register(): void {
		add_action( 'wp_error_added', [ $this, 'remember' ], 10, 4 );
		add_filter( 'wp_die_handler', [ $this, 'wrap_handler' ], 20 ); // Around that of the theme.
	}

	public function remember( string|int $code, string $message, mixed $data, WP_Error $error ): void {
		$this->last = $error;
		if ( '' === $message && in_array( $code, self::SILENT, true ) ) {
			wp_die( wp_kses_post( self::paragraph( $error ) ) ); // Core would exit without a word.
		}
	}

	/** @param mixed $handler Prints what wp_die() is given. */
	public function wrap_handler( mixed $handler ): mixed {
		return ! is_callable( $handler ) ? $handler : function ( mixed $message, mixed $title = '', mixed $args = [] ) use ( $handler ): void {
			if ( null === $this->last || self::paragraph( $this->last ) !== $message ) {
				$handler( $message, $title, $args ); // It is about something else.
				return;
			}
			$error = Comment_Error::of( $this->last );
			$title = __( 'Chưa gửi được bình luận', 'hien-core' );
			$text  = $error->get_error_message();
			$typed = self::typed();
			if ( isset( $error->get_error_data()['params']['parent'] ) ) {
				$typed['parent'] = 0; // Sent again, it answers nobody.
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

	/** What core gives wp_die() for an error, by which wrap_handler() knows it. */
	private static function paragraph( WP_Error $error ): string {
		return '<p>' . $error->get_error_message() . '</p>';
	}

	/** @return array{post: ?WP_Post, parent: int, comment: string} */
	private static function typed(): array {
		$sent = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Core's form has none; nothing is done with it but showing it to the sender.
		$post = get_post( absint( $sent['comment_post_ID'] ?? 0 ) );
		$text = $sent['comment'] ?? '';
		return [
			'post'    => $post instanceof WP_Post && Visibility::may_open( $post ) ? $post : null,
			'parent'  => absint( $sent['comment_parent'] ?? 0 ),
			'comment' => is_string( $text ) ? $text : '',
		];
	}
}
