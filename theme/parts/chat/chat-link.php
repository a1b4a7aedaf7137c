<?php
/**
 * Opens the chat; without scripts a link to the contact page. Prints nothing if the visitor has no chat.
 *
 * Twin: src/features/chat/chat-link.tsx
 */

declare(strict_types=1);

if ( ! hien_has_chat() || in_array( 'hien_answer_chat', hien_user()['scope'] ?? [], true ) ) {
	return;
}
?>
<a class="hien-button is-primary" data-no-router="true" href="<?php echo esc_url( hien_url( '/lien-he' ) ); ?>"><?php hien_icon( 'message-circle' ); ?><?php esc_html_e( 'Trò chuyện', 'hien' ); ?></a>
