<?php
/**
 * WordPress's own password form. It works without scripts; WordPress then redirects to the post. $args: the response of the post.
 *
 * Twin: src/components/post/password-form.tsx
 */

declare(strict_types=1);

$failed = $args['password_error'];
?>
<form class="hien-card hien-password-form" action="<?php echo esc_url( hien_shell()['options']['site']['password_form'] ); ?>" method="post">
	<p class="hien-password-form__text"><?php esc_html_e( 'Nội dung này có mật khẩu. Nhập mật khẩu để xem tiếp.', 'hien' ); ?></p>
	<div class="hien-field">
		<label class="hien-field__label" for="hien-password"><?php esc_html_e( 'Mật khẩu', 'hien' ); ?></label>
		<input class="hien-field__control<?php echo $failed ? ' is-invalid' : ''; ?>" id="hien-password" name="post_password" type="password" required<?php echo $failed ? ' aria-invalid="true" aria-describedby="hien-password-error" autofocus' : ''; ?>>
		<?php if ( $failed ) : ?>
			<p class="hien-field__error" id="hien-password-error" role="alert"><?php hien_icon( 'circle-alert', 'is-small' ); ?><?php esc_html_e( 'Mật khẩu chưa đúng. Bạn thử lại nhé.', 'hien' ); ?></p>
		<?php endif; ?>
	</div>
	<input type="hidden" name="redirect_to" value="<?php echo esc_url( hien_url( $args['path'] ) ); ?>">
	<button class="hien-button is-primary" type="submit"><?php esc_html_e( 'Mở nội dung', 'hien' ); ?></button>
</form>
