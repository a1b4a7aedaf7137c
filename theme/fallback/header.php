<?php
/**
 * The header when the plugin is missing: logo, search, main menu, and the latter again for phones.
 */

declare(strict_types=1);

$logo = (int) get_theme_mod( 'custom_logo' );
$site = [
	'name' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
	'logo' => wp_get_attachment_image_url( $logo, 'medium' ) ?: null,
];
?>
<header class="hien-header"><div class="hien-header__bar">
	<div class="hien-header__start">
		<?php get_template_part( 'parts/ui/logo', null, [ 'site' => $site ] ); ?>
		<?php get_search_form(); ?>
	</div>
	<?php
	wp_nav_menu(
		[
			'theme_location'       => 'primary',
			'container'            => 'nav',
			'container_class'      => 'hien-nav',
			'container_aria_label' => __( 'Chính', 'hien' ),
			'menu_class'           => 'hien-nav__links',
			'hien_link_class'      => 'hien-nav__link',
			'depth'                => 1,
			'fallback_cb'          => false,
		]
	);
	?>
	<div class="hien-header__slot is-phone"><a class="hien-icon-button" href="<?php echo esc_url( home_url( '/?s=' ) ); ?>" aria-label="<?php esc_attr_e( 'Tìm kiếm', 'hien' ); ?>"><?php hien_icon( 'search' ); ?></a></div>
</div></header>
<?php
wp_nav_menu(
	[
		'theme_location'       => 'primary',
		'container'            => 'nav',
		'container_class'      => 'hien-bottom-bar',
		'container_aria_label' => __( 'Điều hướng nhanh', 'hien' ),
		'menu_class'           => 'hien-bottom-bar__list',
		'hien_link_class'      => 'hien-bottom-bar__link',
		'depth'                => 1,
		'fallback_cb'          => false,
	]
);
