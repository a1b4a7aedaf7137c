<?php
declare(strict_types=1);

namespace Hien\Messages;

use Hien\Admin_Action;
use Hien\Lock;
use Hien\Mail\Mail;
use Hien\Module;
use Hien\Rest\Field_Error;
use Hien\Text;
use Hien\Visitors\Request;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Shows a message in wp-admin instead of the editor, with a form to reply by mail. */
final class Message_Screen implements Module {

	/** Actions of the forms in admin-post.php, and prefixes of their nonces. */
	public const REPLY = 'hien_message_reply';
	public const STATE = 'hien_message_state';

	/** Query argument with the outcome of a reply. */
	private const OUTCOME = 'hien-reply';

	/** Longer than a mail server takes (Safe_Mailer). */
	private const SECONDS = 60;

	public function register(): void {
		add_filter( 'replace_editor', [ $this, 'replace_editor' ], 10, 2 );
		add_action( 'admin_post_' . self::REPLY, [ $this, 'reply' ] );
		add_action( 'admin_post_' . self::STATE, [ $this, 'change_state' ] );
	}

	/** @return array<string,string> Status that can be set => label of its button. */
	public static function states(): array {
		return [
			Message_Post_Type::READ   => __( 'Đánh dấu đã đọc', 'hien-core' ),
			Message_Post_Type::UNREAD => __( 'Đánh dấu chưa đọc', 'hien-core' ),
			Message_Post_Type::SPAM   => __( 'Đánh dấu là thư rác', 'hien-core' ),
		];
	}

	/** Sets the status of a message, if the current user may edit it. */
	public static function set_status( int $id, string $status ): void {
		if ( Message_Post_Type::NAME === get_post_type( $id ) && current_user_can( 'edit_post', $id ) ) {
			wp_update_post(
				[
					'ID'          => $id,
					'post_status' => $status,
				]
			);
		}
	}

	/** Prints the screen in place of the editor. Core also applies this filter earlier, in WP_Screen: then nothing may be printed. */
	public function replace_editor( mixed $is_replaced, WP_Post $post ): mixed {
		if ( Message_Post_Type::NAME !== $post->post_type ) {
			return $is_replaced;
		}
		if ( did_action( 'load-post.php' ) ) {
			if ( Message_Post_Type::UNREAD === $post->post_status ) {
				self::set_status( $post->ID, Message_Post_Type::READ );
			}
			require_once ABSPATH . 'wp-admin/admin-header.php';
			$this->render( get_post( $post->ID ) ?? $post );
		}
		return true;
	}

	public function render( WP_Post $post ): void {
		$message = Message::of( $post );
		$error   = (string) get_post_meta( $post->ID, Message_Mail::ERROR_META, true );
		?>
		<div class="wrap">
			<h1><?php echo esc_html( Text::encode( "$message->type · {$message->shown_name()}" ) ); ?></h1>
			<?php
			$this->print_outcome();
			if ( '' !== $error ) {
				wp_admin_notice(
					/* translators: %s: error of the mail server */
					esc_html( sprintf( __( 'Thư báo về tin nhắn này không gửi được: %s', 'hien-core' ), $error ) ),
					[ 'type' => 'warning' ]
				);
			}
			?>
			<table class="form-table" role="presentation">
				<tr><th scope="row"><?php esc_html_e( 'Người gửi', 'hien-core' ); ?></th><td><?php echo esc_html( Text::encode( $message->shown_name() ) ); ?><br><a href="<?php echo esc_url( "mailto:$message->email" ); ?>"><?php echo esc_html( $message->email ); ?></a></td></tr>
				<tr><th scope="row"><?php esc_html_e( 'Nhận lúc', 'hien-core' ); ?></th><td><?php echo esc_html( (string) get_the_date( 'd/m/Y H:i', $post ) ); ?></td></tr>
				<tr><th scope="row"><?php esc_html_e( 'Trạng thái', 'hien-core' ); ?></th><td><?php echo esc_html( Message_Post_Type::label( $post->post_status ) ); ?></td></tr>
				<tr><th scope="row"><?php esc_html_e( 'Nội dung', 'hien-core' ); ?></th><td><?php echo wp_kses_post( wpautop( esc_html( Text::encode( $message->content ) ) ) ); ?></td></tr>
				<?php foreach ( Message::replies( $post->ID ) as $reply ) : ?>
					<tr>
						<?php /* translators: %s: date and time */ ?>
						<th scope="row"><?php echo esc_html( sprintf( __( 'Đã trả lời %s', 'hien-core' ), wp_date( 'd/m/Y H:i', $reply['date'] ) ) ); ?></th>
						<td><?php echo wp_kses_post( wpautop( esc_html( Text::encode( $reply['text'] ) ) ) ); ?></td>
					</tr>
				<?php endforeach; ?>
			</table>
			<?php $this->print_reply_form( $post->ID, $message->email ); ?>
			<?php self::open_form( self::STATE, $post->ID ); ?>
				<?php foreach ( array_diff_key( self::states(), [ $post->post_status => '' ] ) as $status => $label ) : ?>
					<button class="button" name="state" value="<?php echo esc_attr( $status ); ?>"><?php echo esc_html( $label ); ?></button>
				<?php endforeach; ?>
				<a class="button button-link-delete" href="<?php echo esc_url( (string) get_delete_post_link( $post->ID ) ); ?>"><?php esc_html_e( 'Bỏ vào thùng rác', 'hien-core' ); ?></a>
			</form>
		</div>
		<?php
	}

	private function print_reply_form( int $id, string $email ): void {
		self::open_form( self::REPLY, $id );
		?>
			<input type="hidden" name="replies" value="<?php echo esc_attr( (string) count( Message::replies( $id ) ) ); ?>">
			<h2><label for="hien-reply"><?php esc_html_e( 'Trả lời qua email', 'hien-core' ); ?></label></h2>
			<textarea id="hien-reply" name="text" rows="8" class="large-text" required><?php echo esc_textarea( (string) get_post_meta( $id, Message::REPLY_DRAFT_META, true ) ); ?></textarea>
			<?php /* translators: %s: email address of the author */ ?>
			<p class="description"><?php echo esc_html( sprintf( __( 'Người nhận trả lời lại thì thư đến %s.', 'hien-core' ), Mail::author() ) ); ?></p>
			<?php /* translators: %s: email address */ ?>
			<p><button class="button button-primary"><?php echo esc_html( sprintf( __( 'Gửi tới %s', 'hien-core' ), $email ) ); ?></button></p>
		</form>
		<?php
	}

	private static function open_form( string $action, int $id ): void {
		Admin_Action::open_form( $action, "$action-$id" );
		printf( '<input type="hidden" name="message" value="%d">', (int) $id );
	}

	private function print_outcome(): void {
		match ( Request::argument( self::OUTCOME ) ) {
			'sent'   => wp_admin_notice( esc_html__( 'Đã gửi trả lời.', 'hien-core' ), [ 'type' => 'success' ] ),
			'empty'  => wp_admin_notice( esc_html__( 'Nội dung không được bỏ trống!', 'hien-core' ), [ 'type' => 'error' ] ),
			'failed' => wp_admin_notice(
				esc_html__( 'Chưa gửi được thư. Lời trả lời vẫn còn dưới đây; kiểm tra cài đặt gửi thư rồi gửi lại nhé.', 'hien-core' ),
				[ 'type' => 'error' ]
			),
			default  => null,
		};
	}

	/** Sends what the form says, once: a second click comes while the mail server is still busy with the first. */
	public function reply(): void {
		$post = self::posted_message( self::REPLY );
		// phpcs:ignore WordPress.Security -- Plain text, escaped where it is printed; posted_message() has checked the nonce.
		$text = Text::typed( wp_unslash( is_string( $_POST['text'] ?? null ) ? $_POST['text'] : '' ) );
		if ( Text::is_blank( $text ) ) {
			self::go_back( $post->ID, 'empty' );
		}
		global $wpdb;
		$not_stored = Field_Error::not_stored( $text, $wpdb->postmeta, 'meta_value' );
		if ( '' !== $not_stored ) { // The browser's Back has what was typed.
			wp_die( esc_html( $not_stored ), '', [ 'response' => 400, 'back_link' => true ] );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- posted_message() has checked it.
		$before = absint( $_POST['replies'] ?? PHP_INT_MAX );
		$sent   = false;
		$send   = static function () use ( $post, $text, $before, &$sent ): void {
			wp_cache_delete( $post->ID, 'post_meta' ); // The first click may have been answered since this request read it.
			$newer = array_slice( Message::replies( $post->ID ), $before );
			$sent  = in_array( $text, array_column( $newer, 'text' ), true ) || self::send( $post, $text );
		};
		if ( ! Lock::wait( "hien_reply_$post->ID", self::SECONDS, $send ) ) {
			self::keep_draft( $post->ID, $text );
		}
		self::go_back( $post->ID, $sent ? 'sent' : 'failed' );
	}

	/** Mails a reply and stores it with the message. A reply that could not be mailed is kept for the form. */
	private static function send( WP_Post $post, string $text ): bool {
		$message = Message::of( $post );
		/* translators: %s: name of the sender of the message */
		$intro = sprintf( __( '%s đã viết:', 'hien-core' ), $message->name );
		$sent  = Mail::send(
			$message->email,
			__( 'Trả lời tin nhắn bạn đã gửi', 'hien-core' ),
			[ $text, $intro, '> ' . str_replace( "\n", "\n> ", $message->content ) ],
			Mail::author()
		);
		if ( ! $sent ) {
			self::keep_draft( $post->ID, $text );
			return false;
		}
		delete_post_meta( $post->ID, Message::REPLY_DRAFT_META );
		add_post_meta(
			$post->ID,
			Message::REPLY_META,
			wp_slash(
				[
					'text' => $text,
					'date' => time(),
					'user' => get_current_user_id(),
				]
			)
		);
		self::set_status( $post->ID, Message_Post_Type::ANSWERED );
		return true;
	}

	/** Keeps a reply that was not mailed for the form. */
	private static function keep_draft( int $id, string $text ): void {
		update_post_meta( $id, Message::REPLY_DRAFT_META, wp_slash( $text ) );
	}

	/** Marks a message as spam, read or unread, and redirects to the list. */
	public function change_state(): void {
		$post   = self::posted_message( self::STATE );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- posted_message() has checked it.
		$status = sanitize_key( $_POST['state'] ?? '' );
		if ( ! isset( self::states()[ $status ] ) ) {
			Admin_Action::refuse_button();
		}
		self::set_status( $post->ID, $status );
		wp_safe_redirect( admin_url( 'edit.php?post_type=' . Message_Post_Type::NAME ) );
		exit;
	}

	/** The message of the submitted form; dies without a valid nonce or the capability. */
	private static function posted_message( string $action ): WP_Post {
		$id = absint( $_POST['message'] ?? 0 );
		check_admin_referer( "$action-$id" );
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || Message_Post_Type::NAME !== $post->post_type || ! current_user_can( 'edit_post', $id ) ) {
			Admin_Action::forbid();
		}
		return $post;
	}

	private static function go_back( int $id, string $outcome ): never {
		wp_safe_redirect( admin_url( "post.php?post=$id&action=edit&" . self::OUTCOME . "=$outcome" ) );
		exit;
	}
}
