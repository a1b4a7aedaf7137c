<?php
/**
 * The most viewed posts of the last days. $args: the response `top-view`.
 *
 * Twin: src/components/widgets/top-view-widget.tsx
 */

declare(strict_types=1);

if ( [] === $args['data'] ) {
	return;
}
$head = [
	'title' => __( 'Xem nhiều nhất', 'hien' ),
	/* translators: %d: number of days */
	'note'  => sprintf( __( '%d ngày qua', 'hien' ), hien_constant( 'TOP_VIEW_DAYS' ) ),
];
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, $head ); ?>
	<ol class="hien-top-view">
		<?php foreach ( $args['data'] as $entry ) : ?>
			<li class="hien-top-view__item"><a href="<?php echo esc_url( hien_url( $entry['path'] ) ); ?>"><span class="hien-top-view__title hien-clamp-2"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></span><span class="hien-meta"><?php echo esc_html( hien_view_count( $entry['recent_views'] ) ); ?></span></a></li>
		<?php endforeach; ?>
	</ol>
</section>
