<?php
/**
 * Header of the chat's inbox: the logo, a link to the site, who is signed in.
 *
 * Twin: src/app/layouts/admin-layout.tsx
 */

declare(strict_types=1);

$site = hien_shell()['options']['site'];
$user = hien_user();
/* translators: %s: name of the site. */
$label = sprintf( __( '%s, về trang chủ', 'hien' ), $site['name'] );
hien_suspense_start();
?>
<header class="hien-header is-admin"><div class="hien-header__bar">
	<div class="hien-header__start">
		<?php get_template_part( 'parts/ui/logo', null, [ 'site' => $site, 'label' => $label ] ); ?>
		<span class="hien-badge"><?php esc_html_e( 'Quản trị', 'hien' ); ?></span>
	</div>
	<div class="hien-header__end">
		<a class="hien-button is-quiet is-small" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php hien_icon( 'external-link', 'is-small' ); ?><?php esc_html_e( 'Xem trang', 'hien' ); ?></a>
		<?php
		if ( null !== $user ) {
			hien_avatar( $user['avatar_urls'][ hien_constant( 'AVATAR_SIZE' ) ], 'is-small' );
		}
		?>
	</div>
</div></header>
<?php hien_suspense_end(); ?>
