<?php
/**
 * The member's sessions. The app requests the list itself; it is printed only for browsers without JavaScript.
 *
 * Twin: src/screens/account/sessions-section.tsx
 */

declare(strict_types=1);

?>
<h1 class="hien-account__title"><?php esc_html_e( 'Thiết bị đang đăng nhập', 'hien' ); ?></h1>
<p class="hien-account__text"><?php esc_html_e( 'Thấy thiết bị lạ thì đăng xuất nó, rồi đổi mật khẩu.', 'hien' ); ?></p>
<noscript><ul class="hien-account__rows">
	<?php foreach ( hien_sessions() as $session ) : ?>
		<li class="hien-account__row">
			<div class="hien-account__row-main">
				<p class="hien-account__row-title"><?php echo hien_escape( "{$session['browser']}, {$session['device']}" ); ?></p>
				<?php /* translators: %s: date and time. */ ?>
				<p class="hien-account__since"><?php echo esc_html( sprintf( __( 'Đăng nhập lúc %s, dùng gần đây:', 'hien' ), hien_date_time( $session['signed_in'] ) ) . ' ' . hien_date_time( $session['last_seen'] ) ); ?></p>
			</div>
			<?php if ( $session['current'] ) : ?>
				<span class="hien-badge"><?php esc_html_e( 'Thiết bị này', 'hien' ); ?></span>
			<?php endif; ?>
		</li>
	<?php endforeach; ?>
</ul></noscript>
