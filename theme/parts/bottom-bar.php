<?php
/**
 * The navigation at the bottom of the screen on phones.
 *
 * Twin: src/components/site/bottom-bar/bottom-bar.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

$account = is_user_logged_in() ? __( 'Tài khoản', 'hien' ) : __( 'Đăng nhập', 'hien' );
$links   = [
	[ 'house', __( 'Trang chủ', 'hien' ), '/' ],
	[ 'menu', __( 'Menu', 'hien' ), '/menu' ],
	[ 'circle-play', __( 'Video', 'hien' ), '/videos' ],
	[ 'users', __( 'Bạn bè', 'hien' ), '/ban-be' ],
	[ 'graduation-cap', __( 'Khóa học', 'hien' ), '/khoa-hoc' ],
	[ 'circle-user-round', $account, null ],
];
?>
<nav class="hien-bottom-bar" aria-label="<?php esc_attr_e( 'Điều hướng nhanh', 'hien' ); ?>"><div class="hien-bottom-bar__list">
	<?php
	foreach ( $links as [ $icon, $label, $target ] ) {
		$item = [ 'icon' => $icon, 'title' => $label, 'path' => $target, 'url' => null === $target ? $args['login'] : home_url( $target ) ];
		get_template_part( 'parts/menu-link', null, [ 'item' => $item, 'class' => 'hien-bottom-bar__link', 'icon' => '' ] );
	}
	?>
</div></nav>
