<?php
/**
 * The price of a course; during a sale the sale price, with the full price struck through.
 *
 * Twin: src/components/ui/price/price.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

[ 'price' => $price, 'price_sale' => $sale ] = $args;
?>
<span class="hien-price">
<?php if ( null === $sale ) : ?>
	<strong class="hien-price__full"><?php echo esc_html( hien_price( $price ) ); ?></strong>
<?php else : ?>
	<span class="hien-visually-hidden"><?php esc_html_e( 'Giá ưu đãi', 'hien' ); ?> </span><strong class="hien-price__sale"><?php echo esc_html( hien_price( $sale ) ); ?></strong><span class="hien-visually-hidden">, <?php esc_html_e( 'giá gốc', 'hien' ); ?> </span><del class="hien-price__old"><?php echo esc_html( hien_price( $price ) ); ?></del>
<?php endif; ?>
</span>
