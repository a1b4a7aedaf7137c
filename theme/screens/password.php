<?php
/**
 * /quen-mat-khau: the form that requests the mail of a new password or of the confirmation or, with the key from its link, the
 * form of the new password. Without JavaScript, WordPress's own page does this; its mail confirms the address too.
 *
 * Twin: src/screens/password/password-screen.tsx
 */

declare(strict_types=1);

$options = hien_shell()['options'];
$wp_page = $options['site']['login'];
[ 'key' => $key, 'login' => $login, 'action' => $section, 'problem' => $problem ] = $args['screen']->params;
$has_key = '' !== $key;

[ $heading, $text ] = match ( true ) {
	$has_key                    => [ __( 'Mật khẩu mới', 'hien' ), __( 'Xong bước này, mọi thiết bị phải đăng nhập lại.', 'hien' ) ],
	'confirmation' === $section => [ __( 'Gửi lại thư xác nhận', 'hien' ), __( 'Mở liên kết trong thư rồi đăng nhập.', 'hien' ) ],
	default                     => [ __( 'Quên mật khẩu', 'hien' ), __( 'Trang sẽ gửi thư chỉ cách đặt mật khẩu mới.', 'hien' ) ],
};

get_template_part(
	'parts/site/auth-card-open',
	null,
	[
		'title' => $heading,
		'text'  => $text,
		'quote' => __( 'Quên thì đặt lại, ai cũng có lúc như vậy.', 'hien' ),
	]
);
?>
<?php if ( $has_key ) : ?>
	<?php
	$url = add_query_arg( array_map( 'rawurlencode', [ 'action' => 'rp', 'key' => $key, 'login' => $login ] ), $wp_page );
	/* translators: <a>: link to WordPress's own page. */
	$text = __( 'Trình duyệt này không chạy JavaScript. Bạn <a>đặt mật khẩu ở trang của WordPress</a> nhé.', 'hien' );
	?>
	<noscript><p class="hien-auth__notice"><?php echo hien_text_with_link( $text, $url, 'hien-auth__link' ); ?></p></noscript>
	<?php hien_suspense_start(); ?>
	<form class="hien-form" method="post">
		<?php hien_new_password_field( 'password', __( 'Mật khẩu mới', 'hien' ) ); ?>
		<button class="hien-button is-primary is-block" type="submit"><?php esc_html_e( 'Đổi mật khẩu', 'hien' ); ?></button>
	</form>
	<?php hien_suspense_end(); ?>
	<p class="hien-auth__more"><a class="hien-auth__link" href="<?php echo esc_url( hien_url( '/quen-mat-khau' ) ); ?>" data-no-router="true"><?php esc_html_e( 'Xin thư khác', 'hien' ); ?></a></p>
<?php else : ?>
	<?php if ( '' !== $problem ) : ?>
		<p class="hien-auth__problem" role="alert"><?php echo hien_escape( $problem ); ?></p>
	<?php endif; ?>
	<?php hien_suspense_start(); ?>
	<form class="hien-form" action="<?php echo esc_url( add_query_arg( 'action', 'lostpassword', $wp_page ) ); ?>" method="post">
		<?php hien_field( 'password', 'user_login', __( 'Tên đăng nhập hoặc email', 'hien' ), autocomplete: 'username', required: true ); ?>
		<button class="hien-button is-primary is-block" type="submit"><?php esc_html_e( 'Gửi thư cho tôi', 'hien' ); ?></button>
	</form>
	<?php hien_suspense_end(); ?>
	<p class="hien-auth__more"><a class="hien-auth__link" href="<?php echo esc_url( hien_url( '/dang-nhap' ) ); ?>"><?php esc_html_e( 'Về trang đăng nhập', 'hien' ); ?></a></p>
<?php endif; ?>
<?php
get_template_part( 'parts/site/auth-card-close' );
