<?php
/**
 * The member's name and the sections of the account. $args: account, path (of the screen).
 *
 * Twin: src/screens/account/side.tsx
 */

declare(strict_types=1);

[ 'account' => $account, 'path' => $current ] = $args;

$current  = preg_replace( '#/page/\d+#', '', $current );
$sections = [
	'/tai-khoan'                 => [ static fn() => hien_icon( 'user-round' ), __( 'Thông tin', 'hien' ) ],
	'/tai-khoan?action=comment'  => [ static fn() => hien_icon( 'message-square' ), __( 'Bình luận', 'hien' ) ],
	'/tai-khoan?action=favorite' => [ static fn() => hien_icon( 'bookmark' ), __( 'Yêu thích', 'hien' ) ],
	'/tai-khoan/mat-khau'        => [ static fn() => hien_icon( 'key-round' ), __( 'Mật khẩu', 'hien' ) ],
	'/tai-khoan/thiet-bi'        => [ static fn() => hien_icon( 'monitor-smartphone' ), __( 'Thiết bị', 'hien' ) ],
	'/tai-khoan/rieng-tu'        => [ static fn() => hien_icon( 'shield-check' ), __( 'Riêng tư', 'hien' ) ],
];
?>
<aside class="hien-card hien-account__side">
	<div class="hien-account__who">
		<?php hien_avatar( $account['avt'], 'is-large' ); ?>
		<p class="hien-account__name"><?php echo hien_escape( $account['name'] ); ?></p>
		<?php /* translators: %s: day on which somebody became a member. */ ?>
		<p class="hien-account__since"><?php echo esc_html( sprintf( __( 'Thành viên từ %s', 'hien' ), hien_date( $account['registered'] ) ) ); ?></p>
	</div>
	<nav class="hien-account__nav" aria-label="<?php esc_attr_e( 'Tài khoản', 'hien' ); ?>">
		<?php foreach ( $sections as $url_path => [ $icon, $text ] ) : ?>
			<a class="hien-account__link<?php echo $url_path === $current ? ' is-active' : ''; ?>" href="<?php echo esc_url( hien_url( $url_path ) ); ?>"<?php echo $url_path === $current ? ' aria-current="page"' : ''; ?>><?php $icon(); ?><?php echo hien_escape( $text ); ?></a>
		<?php endforeach; ?>
		<?php if ( '' !== $account['settings'] ) : ?>
			<a class="hien-account__link" href="<?php echo esc_url( $account['settings'] ); ?>"><?php hien_icon( 'settings' ); ?><?php esc_html_e( 'Cài đặt khác', 'hien' ); ?></a>
		<?php endif; ?>
		<a class="hien-account__link" href="<?php echo esc_url( hien_logout_url() ); ?>"><?php hien_icon( 'log-out' ); ?><?php esc_html_e( 'Đăng xuất', 'hien' ); ?></a>
	</nav>
</aside>
