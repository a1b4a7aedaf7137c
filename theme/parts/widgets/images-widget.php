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
	<?php get_template_part( 'parts/cards/image-grid', null, [ 'images' => $args['data'] ] ); ?>
</section>
