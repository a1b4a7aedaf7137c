<?php
/**
 * The categories with the most posts. $args: the response `categories`.
 *
 * Twin: src/components/widgets/categories-widget.tsx
 */

declare(strict_types=1);

if ( [] === $args['data'] ) {
	return;
}
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, [ 'title' => __( 'Chuyên mục', 'hien' ) ] ); ?>
	<div class="hien-category-list">
		<?php foreach ( $args['data'] as $category ) : ?>
			<a class="hien-category-list__link" href="<?php echo esc_url( hien_url( $category['path'] ) ); ?>"><span class="hien-category-list__tile is-tile-<?php echo esc_attr( (string) $category['tile'] ); ?>"></span><?php echo hien_escape( $category['name'] ); ?><span class="hien-category-list__count"><?php echo esc_html( hien_number( $category['count'] ) ); ?></span></a>
		<?php endforeach; ?>
	</div>
</section>
