<?php
/**
 * The picture of a card, linked to the same page as its title, and therefore hidden from keyboards and screen readers. $args: entry;
 * sizes, the attribute; eager, whether it is visible without scrolling.
 *
 * Twin: src/components/cards/cover/cover.tsx
 */

declare(strict_types=1);

$entry = $args['entry'];
?>
<a class="hien-cover hien-post-card__cover<?php echo esc_attr( hien_tile_class( $entry ) ); ?>" href="<?php echo esc_url( hien_url( $entry['path'] ) ); ?>" tabindex="-1" aria-hidden="true"><?php hien_cover_image( $entry, $args['sizes'], eager: $args['eager'] ); ?></a>
