<?php
/**
 * Links to the pages of a list, of a post in parts, or of comments. $args: page, pages (as in the response of a list); url, a function
 * that returns the URL of a page number; label, class.
 *
 * Twin: src/components/ui/pagination/pagination.tsx
 */

declare(strict_types=1);

[ 'page' => $current, 'pages' => $count, 'url' => $url ] = $args;
if ( $count < 2 ) {
	return;
}
?>
<nav class="<?php echo esc_attr( trim( 'hien-pagination ' . ( $args['class'] ?? '' ) ) ); ?>" aria-label="<?php echo hien_escape( $args['label'] ?? __( 'Phân trang', 'hien' ) ); ?>">
	<?php if ( $current > 1 ) : ?>
		<a class="hien-pagination__link is-step" rel="prev" href="<?php echo esc_url( $url( $current - 1 ) ); ?>"><?php hien_icon( 'chevron-left', 'is-small' ); ?><span class="hien-pagination__word"><?php esc_html_e( 'Trang trước', 'hien' ); ?></span></a>
	<?php endif; ?>
	<?php foreach ( hien_page_numbers( $current, $count ) as $number ) : ?>
		<?php if ( null === $number ) : ?>
			<span class="hien-pagination__link">…</span>
		<?php else : ?>
			<?php /* translators: %s: page number. */ ?>
			<a class="hien-pagination__link<?php echo $number === $current ? ' is-active' : ''; ?>" href="<?php echo esc_url( $url( $number ) ); ?>"<?php echo $number === $current ? ' aria-current="page"' : ''; ?> aria-label="<?php echo hien_escape( sprintf( __( 'Trang %s', 'hien' ), hien_number( $number ) ) ); ?>"><?php echo esc_html( hien_number( $number ) ); ?></a>
		<?php endif; ?>
	<?php endforeach; ?>
	<?php if ( $current < $count ) : ?>
		<a class="hien-pagination__link is-step" rel="next" href="<?php echo esc_url( $url( $current + 1 ) ); ?>"><span class="hien-pagination__word"><?php esc_html_e( 'Trang sau', 'hien' ); ?></span><?php hien_icon( 'chevron-right', 'is-small' ); ?></a>
	<?php endif; ?>
</nav>
