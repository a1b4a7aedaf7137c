<?php
/**
 * The newest images. $args: the response `images`.
 *
 * Twin: src/components/widgets/images-widget.tsx
 */

declare(strict_types=1);

if ( [] === $args['data'] ) {
	return;
}
$head = [
	'title' => __( 'Hình ảnh', 'hien' ),
	'more'  => [ __( 'Xem tất cả', 'hien' ), '/hinh-anh' ],
];
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, $head ); ?>
	<div class="hien-image-grid">
		<?php foreach ( $args['data'] as $image ) : ?>
			<a class="hien-cover hien-image-grid__item" href="<?php echo esc_url( hien_url( $image['path'] ) ); ?>"><img class="hien-cover__image" src="<?php echo esc_url( (string) $image['thumb'] ); ?>" alt="<?php echo hien_escape( $image['title'] ); ?>" loading="lazy" decoding="async"></a>
		<?php endforeach; ?>
	</div>
</section>
