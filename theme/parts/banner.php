<?php
/**
 * Sticky posts side by side; the row scrolls and snaps by CSS.
 *
 * @package Hien
 */

declare(strict_types=1);

if ( [] === $args['entries'] ) {
	return;
}
?>
<section class="hien-banner" aria-label="<?php esc_attr_e( 'Nổi bật', 'hien' ); ?>">
	<?php foreach ( $args['entries'] as $index => $entry ) : ?>
		<article class="hien-banner__slide<?php echo esc_attr( hien_tile_class( $entry ) ); ?>">
			<?php hien_picture( $entry, '(max-width: 768px) 100vw, 760px', 'hien-banner__image', 0 === $index ); ?>
			<div class="hien-banner__body">
				<h2 class="hien-banner__title"><?php echo esc_html( $entry['title'] ); ?></h2>
				<?php if ( '' !== $entry['excerpt'] ) : ?>
					<p class="hien-banner__text hien-clamp-2"><?php echo esc_html( $entry['excerpt'] ); ?></p>
				<?php endif; ?>
				<?php /* translators: %s: title of a post. */ ?>
				<a class="hien-banner__link" href="<?php echo esc_url( home_url( $entry['path'] ) ); ?>" aria-label="<?php echo esc_attr( sprintf( __( 'Đọc bài: %s', 'hien' ), $entry['title'] ) ); ?>"><?php esc_html_e( 'Đọc bài', 'hien' ); ?><?php hien_icon( 'arrow-right', 'is-small' ); ?></a>
			</div>
		</article>
	<?php endforeach; ?>
</section>
