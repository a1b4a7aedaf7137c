<?php
/**
 * The page that a link in a mail opens: a title, a sentence, and buttons or links to other pages. $args: title, text,
 * buttons (name of the button's field => label).
 *
 * Twin: none, the app does not run there.
 */

declare(strict_types=1);

[ 'title' => $heading, 'text' => $text, 'buttons' => $buttons ] = $args;
get_template_part(
	'parts/plain-page-open',
	null,
	[ 'title' => $heading, 'text' => $text, 'quote' => __( 'Thư đến tay, cửa hiên vẫn mở.', 'hien' ) ]
);
?>
<?php if ( [] === $buttons ) : ?>
	<a class="hien-button is-primary is-block" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Về trang chủ', 'hien' ); ?></a>
	<a class="hien-button is-outline is-block" href="<?php echo esc_url( hien_url( '/tai-khoan' ) ); ?>"><?php echo esc_html( is_user_logged_in() ? __( 'Vào tài khoản', 'hien' ) : __( 'Đăng nhập', 'hien' ) ); ?></a>
<?php else : ?>
	<form class="hien-form" method="post">
		<?php foreach ( array_keys( $buttons ) as $index => $name ) : ?>
			<button class="hien-button <?php echo 0 === $index ? 'is-primary' : 'is-outline'; ?> is-block" name="<?php echo esc_attr( (string) $name ); ?>" value="1"><?php echo hien_escape( $buttons[ $name ] ); ?></button>
		<?php endforeach; ?>
	</form>
<?php endif; ?>
<?php get_template_part( 'parts/plain-page-close' ); ?>
