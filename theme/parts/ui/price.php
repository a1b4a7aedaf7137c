<?php
/**
 * The price of a course; during a sale the sale price, with the full price struck through. $args: the response of the course.
 *
 * Twin: src/components/ui/price/price.tsx
 */

declare(strict_types=1);

[ 'price' => $price, 'price_sale' => $sale ] = $args;
?>
<span class="hien-price">
<?php if ( null === $sale ) : ?>
	<strong class="hien-price__full"><?php echo esc_html( hien_price( $price ) ); ?></strong>
	<?php
else :
	/* translators: <label>: what only screen readers say; <sale/>: the price while a sale lasts; <full/>: the full price. */
	$text     = __( '<label>Giá ưu đãi </label><sale/><label>, giá gốc </label><full/>', 'hien' );
	$elements = [
		'<label>'  => '<span class="hien-visually-hidden">',
		'</label>' => '</span>',
		'<sale/>'  => sprintf( '<strong class="hien-price__sale">%s</strong>', esc_html( hien_price( $sale ) ) ),
		'<full/>'  => sprintf( '<del class="hien-price__old">%s</del>', esc_html( hien_price( $price ) ) ),
	];
	echo hien_interpolate( $text, $elements );
endif;
?>
</span>
