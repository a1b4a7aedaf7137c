<?php
/**
 * The form for a new password. $args: account.
 *
 * Twin: src/screens/account/password-section.tsx
 */

declare(strict_types=1);

?>
<h1 class="hien-account__title"><?php esc_html_e( 'Đổi mật khẩu', 'hien' ); ?></h1>
<p class="hien-account__text"><?php esc_html_e( 'Đổi xong, mọi thiết bị khác phải đăng nhập lại; thiết bị này thì không.', 'hien' ); ?></p>
<form class="hien-form hien-account__form" method="post">
	<input name="email" class="hien-visually-hidden" type="text" autocomplete="username" readonly tabindex="-1" aria-hidden="true" value="<?php echo hien_escape( $args['account']['email'] ); ?>">
	<?php
	hien_field( 'new-password', 'current', __( 'Mật khẩu đang dùng', 'hien' ), 'password', 'current-password', required: true );
	/* translators: <a>: link to where a new password is set. */
	$no_password = __( 'Bạn quên, hoặc vào bằng Google nên chưa có mật khẩu? <a>Đặt mật khẩu qua email</a>', 'hien' );
	printf( '<p class="hien-account__text">%s</p>', hien_text_with_link( $no_password, hien_url( '/quen-mat-khau' ) ) );
	hien_new_password_field( 'new-password', __( 'Mật khẩu mới', 'hien' ) );
	?>
	<button class="hien-button is-primary" type="submit"><?php esc_html_e( 'Đổi mật khẩu', 'hien' ); ?></button>
</form>
<p class="hien-account__outcome" role="status"></p>
