<?php
/**
 * Small squares of images, three in a row. $args: images, a list.
 *
 * Twin: src/components/cards/image-grid/image-grid.tsx
 */

declare(strict_types=1);

?>
<div class="hien-image-grid">
	<?php foreach ( $args['images'] as $image ) : ?>
		<a class="hien-cover hien-image-grid__item" href="<?php echo esc_url( hien_url( $image['path'] ) ); ?>"><img class="hien-cover__image" src="<?php echo esc_url( (string) $image['thumb'] ); ?>" alt="<?php echo hien_escape( $image['title'] ); ?>" loading="lazy" decoding="async"></a>
	<?php endforeach; ?>
</div>
