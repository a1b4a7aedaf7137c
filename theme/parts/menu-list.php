<?php
/**
 * A vertical list of links on the screen /menu.
 *
 * Twin: src/screens/menu/menu-screen.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

?>
<nav class="hien-card hien-menu-page__list"<?php echo isset( $args['id'] ) ? ' id="' . esc_attr( $args['id'] ) . '"' : ''; ?> aria-label="<?php echo hien_escape( $args['label'] ); ?>">
	<?php foreach ( $args['entries'] as $entry ) : ?>
		<a class="hien-menu-page__link" href="<?php echo esc_url( $entry['url'] ); ?>"><?php $entry['icon'](); ?><?php echo hien_escape( $entry['title'] ); ?><?php hien_icon( 'chevron-right', 'is-small' ); ?></a>
	<?php endforeach; ?>
</nav>
