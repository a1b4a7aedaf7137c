<?php
/**
 * The navigation at the bottom of the screen on phones.
 *
 * Twin: src/components/site/bottom-bar/bottom-bar.tsx
 */

declare(strict_types=1);

$account = is_user_logged_in() ? [ __( 'Tài khoản', 'hien' ), '/tai-khoan' ] : [ __( 'Đăng nhập', 'hien' ), '/dang-nhap' ];
$links   = [
	[ 'house', __( 'Trang chủ', 'hien' ), '/' ],
	[ 'menu', __( 'Menu', 'hien' ), '/menu' ],
	[ 'circle-play', __( 'Video', 'hien' ), '/videos' ],
	[ 'handshake', __( 'Bạn bè', 'hien' ), '/ban-be' ],
	[ 'graduation-cap', __( 'Khóa học', 'hien' ), '/khoa-hoc' ],
	[ 'circle-user-round', ...$account, hien_account_url() ],
];
hien_suspense_start();
?>
<nav class="hien-bottom-bar" aria-label="<?php esc_attr_e( 'Điều hướng nhanh', 'hien' ); ?>"><div class="hien-bottom-bar__list">
	<?php
	foreach ( $links as $entry ) {
		[ $icon, $label, $target ] = $entry;
		$item = [ 'icon' => $icon, 'title' => $label, 'path' => $target, 'url' => $entry[3] ?? hien_url( $target ) ];
		get_template_part( 'parts/ui/menu-link', null, [ 'item' => $item, 'class' => 'hien-bottom-bar__link', 'icon' => '' ] );
	}
	?>
</div></nav>
<?php hien_suspense_end(); ?>
