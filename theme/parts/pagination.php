<?php
/**
 * The pages of a list, of a post in parts, or of comments. `url` gives the address of a number.
 *
 * Twin: src/components/ui/pagination/pagination.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

[ 'page' => $current, 'pages' => $count, 'url' => $url ] = $args;
if ( $count < 2 ) {
	return;
}
?>
<nav class="<?php echo esc_attr( trim( 'hien-pagination ' . ( $args['class'] ?? '' ) ) ); ?>" aria-label="<?php echo esc_attr( $args['label'] ?? __( 'Phân trang', 'hien' ) ); ?>">
	<?php foreach ( hien_page_numbers( $current, $count ) as $number ) : ?>
		<?php if ( null === $number ) : ?>
			<span class="hien-pagination__link">…</span>
		<?php else : ?>
			<?php /* translators: %s: page number. */ ?>
			<a class="hien-pagination__link<?php echo $number === $current ? ' is-active' : ''; ?>" href="<?php echo esc_url( $url( $number ) ); ?>"<?php echo $number === $current ? ' aria-current="page"' : ''; ?> aria-label="<?php echo esc_attr( sprintf( __( 'Trang %s', 'hien' ), hien_number( $number ) ) ); ?>"><?php echo esc_html( hien_number( $number ) ); ?></a>
		<?php endif; ?>
	<?php endforeach; ?>
</nav>
