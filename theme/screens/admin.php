<?php
/**
 * /admin and /admin/chat/{id}: the inbox of the chat, which needs JavaScript.
 *
 * Twin: src/screens/admin/admin-screen.tsx
 */

declare(strict_types=1);

?>
<div class="hien-inbox-screen">
	<h1 class="hien-visually-hidden"><?php esc_html_e( 'Trò chuyện', 'hien' ); ?></h1>
	<noscript>
		<?php
		/* translators: <a>: link to wp-admin. */
		$text = __( 'Trang trò chuyện cần JavaScript. Bạn bật JavaScript rồi tải lại, hoặc về <a>trang quản trị</a>.', 'hien' );
		?>
		<p class="hien-inbox-screen__note"><?php echo hien_text_with_link( $text, admin_url() ); ?></p>
	</noscript>
</div>
