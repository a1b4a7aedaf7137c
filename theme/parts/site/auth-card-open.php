<?php
/**
 * Opens a card with a drawing and, beside it, the form that follows: to sign in, register or reset the password.
 * $args: title, text, quote (a sentence over the drawing).
 *
 * Twin: src/components/site/auth-card/auth-card.tsx
 */

declare(strict_types=1);

?>
<div class="hien-auth-page"><div class="hien-card hien-auth">
	<div class="hien-auth__art"><p class="hien-auth__quote"><?php echo esc_html( $args['quote'] ); ?><small><?php esc_html_e( 'Hiên là chỗ ngồi giữa nhà và phố: ai cũng có thể ghé.', 'hien' ); ?></small></p></div>
	<div class="hien-auth__body">
		<header>
			<h1 class="hien-auth__title"><?php echo hien_escape( $args['title'] ); ?></h1>
			<p class="hien-auth__text"><?php echo hien_escape( $args['text'] ); ?></p>
		</header>
