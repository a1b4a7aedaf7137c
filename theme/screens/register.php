<?php
/**
 * /dang-ky: registration. Without JavaScript it links to WordPress's own form.
 *
 * Twin: src/screens/register/register-screen.tsx
 */

declare(strict_types=1);

$options = hien_shell()['options'];
$quote   = __( 'Học cùng mọi người, hỏi gì cũng có người trả lời.', 'hien' );
$wp_form = "{$options['site']['login']}?action=register";
$privacy = $options['login']['privacy'];

if ( ! $options['login']['registration'] ) :
	get_template_part(
		'parts/site/auth-card-open',
		null,
		[ 'title' => __( 'Đăng ký', 'hien' ), 'text' => __( 'Trang này hiện không nhận thành viên mới.', 'hien' ), 'quote' => $quote ]
	);
	?>
	<p class="hien-auth__more"><a class="hien-auth__link" href="<?php echo esc_url( hien_url( '/dang-nhap' ) ); ?>"><?php esc_html_e( 'Đến trang đăng nhập', 'hien' ); ?></a></p>
	<?php
	get_template_part( 'parts/site/auth-card-close' );
	return;
endif;

get_template_part(
	'parts/site/auth-card-open',
	null,
	[ 'title' => __( 'Tạo tài khoản', 'hien' ), 'text' => __( 'Miễn phí. Trang sẽ gửi thư để xác nhận email.', 'hien' ), 'quote' => $quote ]
);
?>
<noscript><p class="hien-auth__notice">
	<?php
	echo hien_text_with_link(
		/* translators: <a>: link to WordPress's own form. */
		__( 'Trình duyệt này không chạy JavaScript. Bạn <a>đăng ký ở trang của WordPress</a> nhé.', 'hien' ),
		$wp_form,
		'hien-auth__link'
	);
	?>
</p></noscript>
<?php hien_suspense_start(); ?>
<form class="hien-form" method="post">
	<?php
	hien_field( 'register', 'name', __( 'Họ và tên', 'hien' ), autocomplete: 'name', required: true );
	hien_field( 'register', 'email', __( 'Email', 'hien' ), 'email', 'email', required: true );
	hien_new_password_field( 'register', __( 'Mật khẩu', 'hien' ) );
	if ( '' !== $privacy ) {
		/* translators: <a>: link to the privacy policy. */
		$label = __( 'Tôi đồng ý với <a>chính sách riêng tư</a>', 'hien' );
		get_template_part(
			'parts/forms/check-field',
			null,
			[ 'form' => 'register', 'name' => 'agreed', 'label' => $label, 'link' => $privacy, 'required' => true ]
		);
	}
	?>
	<button class="hien-button is-primary is-block" type="submit"><?php esc_html_e( 'Đăng ký', 'hien' ); ?></button>
</form>
<?php hien_suspense_end(); ?>
<?php get_template_part( 'parts/site/auth-card/social-logins', null, [ 'return_path' => $args['screen']->params['redirect_to'] ] ); ?>
<p class="hien-auth__more">
	<?php
	/* translators: <a>: link to where members sign in. */
	echo hien_text_with_link( __( 'Đã có tài khoản? <a>Đăng nhập</a>', 'hien' ), hien_url_with_return( '/dang-nhap' ), 'hien-auth__link' );
	?>
</p>
<?php
get_template_part( 'parts/site/auth-card-close' );
