<?php
/**
 * /dang-nhap: without JavaScript, the form is sent to WordPress's own page, which redirects.
 *
 * Twin: src/screens/login/login-screen.tsx
 */

declare(strict_types=1);

$options = hien_shell()['options'];
[ 'redirect_to' => $return_path, 'problem' => $problem, 'notice' => $notice ] = $args['screen']->params;
$target = '' === $return_path ? wp_make_link_relative( home_url( '/' ) ) : $return_path;
/* translators: <a>: link to where visitors register. */
$register = __( 'Chưa có tài khoản? <a>Đăng ký</a>', 'hien' );
/* translators: <a>: link to where the mail is sent again. */
$confirmation = __( 'Chưa thấy thư xác nhận email? <a>Gửi lại</a>', 'hien' );

get_template_part(
	'parts/site/auth-card-open',
	null,
	[
		'title' => __( 'Đăng nhập', 'hien' ),
		'text'  => __( 'Để bình luận, lưu bài và trò chuyện.', 'hien' ),
		'quote' => __( 'Vào ngồi hiên một lát, mình nói chuyện mã nguồn.', 'hien' ),
	]
);
?>
<?php if ( 'password' === $notice ) : ?>
	<p class="hien-auth__notice" role="status"><?php esc_html_e( 'Đã đổi mật khẩu. Bạn đăng nhập bằng mật khẩu mới nhé.', 'hien' ); ?></p>
<?php endif; ?>
<?php if ( '' !== $problem ) : ?>
	<p class="hien-auth__problem" role="alert"><?php echo hien_escape( $problem ); ?></p>
<?php endif; ?>
<?php hien_suspense_start(); ?>
<form class="hien-form" action="<?php echo esc_url( $options['site']['login'] ); ?>" method="post">
	<?php
	hien_field( 'login', 'log', __( 'Tên đăng nhập hoặc email', 'hien' ), autocomplete: 'username', required: true );
	hien_field( 'login', 'pwd', __( 'Mật khẩu', 'hien' ), 'password', 'current-password', required: true );
	?>
	<div class="hien-auth__row">
		<?php
		get_template_part(
			'parts/forms/check-field',
			null,
			[ 'form' => 'login', 'name' => 'rememberme', 'label' => __( 'Ghi nhớ đăng nhập', 'hien' ) ]
		);
		?>
		<a class="hien-auth__link" href="<?php echo esc_url( hien_url( '/quen-mat-khau' ) ); ?>"><?php esc_html_e( 'Quên mật khẩu?', 'hien' ); ?></a>
	</div>
	<input type="hidden" name="hien_screen" value="1">
	<input type="hidden" name="redirect_to" value="<?php echo hien_escape( $target ); ?>">
	<button class="hien-button is-primary is-block" type="submit"><?php esc_html_e( 'Đăng nhập', 'hien' ); ?></button>
</form>
<?php hien_suspense_end(); ?>
<?php get_template_part( 'parts/site/auth-card/social-logins', null, [ 'return_path' => $return_path ] ); ?>
<?php if ( $options['login']['registration'] ) : ?>
	<p class="hien-auth__more"><?php echo hien_text_with_link( $register, hien_url_with_return( '/dang-ky' ), 'hien-auth__link' ); ?></p>
	<p class="hien-auth__more"><?php echo hien_text_with_link( $confirmation, hien_url( '/quen-mat-khau?action=confirmation' ), 'hien-auth__link' ); ?></p>
<?php endif; ?>
<?php
get_template_part( 'parts/site/auth-card-close' );
