<?php
/**
 * A vertical list of links on the screen /menu. $args: entries (see hien_menu_entries()); label, its accessible name; id.
 *
 * Twin: src/screens/menu/menu-screen.tsx
 */

declare(strict_types=1);

?>
<nav class="hien-card hien-menu-page__list"<?php echo isset( $args['id'] ) ? ' id="' . esc_attr( $args['id'] ) . '"' : ''; ?> aria-label="<?php echo hien_escape( $args['label'] ); ?>">
	<?php
	foreach ( $args['entries'] as $entry ) :
		$is_external = hien_is_external( $entry['url'] );
		?>
		<a class="hien-menu-page__link" href="<?php echo esc_url( $entry['url'] ); ?>"<?php echo $is_external ? ' rel="noopener external"' : ''; ?>>
			<?php $entry['icon'](); ?>
			<?php echo hien_escape( $entry['title'] ); ?>
			<?php
			if ( $is_external ) {
				get_template_part( 'parts/ui/link/external-mark' );
			} else {
				hien_icon( 'chevron-right', 'is-small' );
			}
			?>
		</a>
	<?php endforeach; ?>
</nav>
