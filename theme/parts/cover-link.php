<?php
/**
 * A second link to where the title beside it leads: for pointers only.
 *
 * @package Hien
 */

declare(strict_types=1);

$entry = $args['entry'];
?>
<a class="hien-cover hien-post-card__cover<?php echo esc_attr( hien_tile_class( $entry ) ); ?>" href="<?php echo esc_url( home_url( $entry['path'] ) ); ?>" tabindex="-1" aria-hidden="true"><?php hien_picture( $entry, $args['sizes'], eager: $args['eager'] ); ?></a>
