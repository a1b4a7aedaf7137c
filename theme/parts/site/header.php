<?php
/**
 * Header: logo, search, main menu, light and dark, panels; after it the bottom bar of phones, which is on the first view too.
 *
 * Twin: src/components/site/header/header.tsx
 */

declare(strict_types=1);

$options = hien_shell()['options'];
/* translators: %s: name of the site. */
$label = sprintf( __( '%s, về trang chủ', 'hien' ), $options['site']['name'] );
hien_suspense_start();
?>
<header class="hien-header"><div class="hien-header__bar">
	<div class="hien-header__start">
		<?php get_template_part( 'parts/ui/logo', null, [ 'site' => $options['site'], 'label' => $label ] ); ?>
		<?php get_search_form(); ?>
	</div>
	<nav class="hien-nav" aria-label="<?php esc_attr_e( 'Chính', 'hien' ); ?>"><div class="hien-nav__links">
		<?php
		foreach ( $options['menu']['primary'] as $item ) {
			get_template_part( 'parts/ui/menu-link', null, [ 'item' => $item, 'class' => 'hien-nav__link', 'icon' => '' ] );
		}
		?>
		<a class="hien-nav__more" href="<?php echo esc_url( hien_url( '/menu' ) ); ?>" aria-label="<?php esc_attr_e( 'Menu', 'hien' ); ?>"><?php hien_icon( 'menu' ); ?></a>
	</div></nav>
	<div class="hien-header__end">
		<div class="hien-header__slot is-folded"><a class="hien-icon-button is-filled" href="<?php echo esc_url( hien_url( '/menu' ) ); ?>" aria-label="<?php esc_attr_e( 'Menu', 'hien' ); ?>"><?php hien_icon( 'menu' ); ?></a></div>
		<div class="hien-header__slot is-phone"><a class="hien-icon-button" href="<?php echo esc_url( hien_url( '/?s=' ) ); ?>" aria-label="<?php esc_attr_e( 'Tìm kiếm', 'hien' ); ?>"><?php hien_icon( 'search' ); ?></a></div>
		<?php if ( null !== hien_current_screen() ) : // Needs the app. ?>
		<div class="hien-header__slot is-desktop"><button class="hien-icon-button is-filled hien-theme-switch" type="button" aria-label="<?php esc_attr_e( 'Đổi sang giao diện tối', 'hien' ); ?>"><?php hien_icon( 'sun-moon' ); ?></button></div>
		<?php endif; ?>
		<?php get_template_part( 'parts/panels/header-panels' ); ?>
	</div>
</div></header>
<?php
hien_suspense_end();
get_template_part( 'parts/site/bottom-bar' );
