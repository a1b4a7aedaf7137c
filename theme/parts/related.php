<?php
/**
 * Related posts.
 *
 * Twin: src/components/post/related.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

if ( [] === $args['entries'] ) {
	return;
}
?>
<section class="hien-post__section" aria-label="<?php esc_attr_e( 'Bài viết liên quan', 'hien' ); ?>">
	<header class="hien-section-head"><h2 class="hien-section-head__title"><?php esc_html_e( 'Bài viết liên quan', 'hien' ); ?></h2></header>
	<div class="hien-related">
		<?php foreach ( $args['entries'] as $entry ) : ?>
			<a class="hien-card hien-related__item" href="<?php echo esc_url( home_url( $entry['path'] ) ); ?>">
				<span class="hien-cover<?php echo esc_attr( hien_tile_class( $entry ) ); ?>"><?php hien_cover_image( $entry, '(max-width: 600px) 124px, 230px' ); ?></span>
				<span class="hien-related__body"><span class="hien-related__title hien-clamp-3"><?php echo esc_html( $entry['title'] ); ?></span><span class="hien-meta"><?php hien_time( $entry['date'] ); ?></span></span>
			</a>
		<?php endforeach; ?>
	</div>
</section>
