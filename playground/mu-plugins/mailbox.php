<?php
/**
 * A development site sends no mail: its mails are kept and read in wp-admin, Công cụ > Hộp thư thử, the newest first.
 */

declare(strict_types=1);

const HIEN_MAILBOX       = 'hien_mailbox';
const HIEN_MAILBOX_LIMIT = 100;

add_filter(
	'pre_wp_mail',
	static function ( mixed $sent, array $mail ): bool {
		$mails = [
			[
				'to'      => implode( ', ', (array) $mail['to'] ),
				'subject' => (string) $mail['subject'],
				'message' => (string) $mail['message'],
				'headers' => implode( "\n", (array) $mail['headers'] ),
				'time'    => time(),
			],
			...(array) get_option( HIEN_MAILBOX, [] ),
		];
		update_option( HIEN_MAILBOX, array_slice( $mails, 0, HIEN_MAILBOX_LIMIT ), false );
		return true;
	},
	10,
	2
);

add_action(
	'admin_menu',
	static function (): void {
		$title = __( 'Hộp thư thử', 'hien-demo' );
		add_management_page( $title, $title, 'manage_options', 'hien-mailbox', 'hien_print_mailbox' );
	}
);

/** Prints the mails; links in them can be followed. */
function hien_print_mailbox(): void {
	$mails = (array) get_option( HIEN_MAILBOX, [] );
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Hộp thư thử', 'hien-demo' ); ?></h1>
		<p><?php esc_html_e( 'Trang thử không gửi thư đi đâu cả. Thư mà trang gửi nằm ở đây.', 'hien-demo' ); ?></p>
		<?php if ( [] === $mails ) : ?>
			<p><?php esc_html_e( 'Chưa có thư nào.', 'hien-demo' ); ?></p>
		<?php endif; ?>
		<?php foreach ( $mails as $mail ) : ?>
			<details class="card" style="max-width: 50rem">
				<summary><strong><?php echo esc_html( $mail['subject'] ); ?></strong> → <?php echo esc_html( $mail['to'] ); ?>, <?php echo esc_html( (string) wp_date( 'd/m/Y H:i:s', $mail['time'] ) ); ?></summary>
				<?php if ( '' !== $mail['headers'] ) : ?>
					<pre><?php echo esc_html( $mail['headers'] ); ?></pre>
				<?php endif; ?>
				<div><?php echo wp_kses_post( wpautop( make_clickable( esc_html( $mail['message'] ) ) ) ); ?></div>
			</details>
		<?php endforeach; ?>
	</div>
	<?php
}
