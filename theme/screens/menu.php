<?php
/**
 * /menu: links to all parts of the site; the bottom bar of phones links here.
 *
 * Twin: src/screens/menu/menu-screen.tsx
 */

declare(strict_types=1);

$options = hien_shell()['options'];

[ 'links' => $links, 'page' => $route_page ] = $args['screen']->data;

$user = hien_user();

$services = array_map(
	static fn( array $service ): array => [
		'url'   => $service['link'],
		'icon'  => static fn() => hien_icon_or( (string) $service['icon'], '' ),
		'title' => $service['title'],
	],
	$options['services']
);
$entries  = hien_menu_entries( $options );
if ( null !== $user ) {
	$entries[] = [
		'url'   => hien_logout_url(),
		'icon'  => static fn() => hien_icon( 'log-out' ),
		'title' => __( 'Đăng xuất', 'hien' ),
	];
}
?>
<div class="hien-menu-page">
	<h1 class="hien-visually-hidden"><?php echo hien_escape( $route_page['title'] ); ?></h1>
	<a class="hien-card hien-menu-page__who" href="<?php echo esc_url( hien_account_url() ); ?>">
		<?php if ( null === $user ) : ?>
			<span class="hien-menu-page__icon"><?php hien_icon( 'log-in' ); ?></span>
			<span class="hien-menu-page__name"><?php esc_html_e( 'Đăng nhập', 'hien' ); ?><small><?php esc_html_e( 'Dành cho thành viên', 'hien' ); ?></small></span>
		<?php else : ?>
			<?php hien_avatar( $user['avatar_urls'][ hien_constant( 'AVATAR_SIZE' ) ], 'is-medium' ); ?>
			<span class="hien-menu-page__name"><?php echo hien_escape( $user['name'] ); ?><small><?php esc_html_e( 'Xem tài khoản của bạn', 'hien' ); ?></small></span>
		<?php endif; ?>
		<?php hien_icon( 'chevron-right' ); ?>
	</a>
	<nav class="hien-menu-page__grid" aria-label="<?php esc_attr_e( 'Các mục', 'hien' ); ?>">
		<?php foreach ( hien_menu_tiles( $options ) as $tile ) : ?>
			<a class="hien-card hien-menu-page__tile" href="<?php echo esc_url( hien_url( $tile['path'] ) ); ?>"><span class="hien-menu-page__icon"><?php $tile['icon'](); ?></span><span><?php echo esc_html( $tile['title'] ); ?><small><?php echo esc_html( $tile['text'] ); ?></small></span></a>
		<?php endforeach; ?>
	</nav>
	<div class="hien-segment" role="group" aria-label="<?php esc_attr_e( 'Giao diện', 'hien' ); ?>">
		<button class="hien-segment__item is-light" type="button" aria-pressed="false"><?php hien_icon( 'sun', 'is-small' ); ?><?php esc_html_e( 'Sáng', 'hien' ); ?></button>
		<button class="hien-segment__item is-dark" type="button" aria-pressed="false"><?php hien_icon( 'moon', 'is-small' ); ?><?php esc_html_e( 'Tối', 'hien' ); ?></button>
		<button class="hien-segment__item is-system" type="button" aria-pressed="true"><?php hien_icon( 'monitor', 'is-small' ); ?><?php esc_html_e( 'Theo máy', 'hien' ); ?></button>
	</div>
	<?php
	if ( [] !== $services ) {
		get_template_part(
			'parts/menu/menu-screen-list',
			null,
			[ 'id' => 'dich-vu', 'label' => __( 'Dịch vụ', 'hien' ), 'entries' => $services ]
		);
	}
	get_template_part( 'parts/menu/menu-screen-list', null, [ 'label' => __( 'Trang khác', 'hien' ), 'entries' => $entries ] );
	get_template_part( 'parts/widgets/link-list-widget', null, [ 'title' => __( 'Liên kết bạn bè', 'hien' ), 'items' => $links['data'] ] );
	get_template_part( 'parts/ui/page-content', null, $route_page );
	?>
</div>
