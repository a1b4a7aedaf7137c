<?php
/**
 * The first courses, with their prices. $args: the response `courses`.
 *
 * Twin: src/components/widgets/courses-widget.tsx
 */

declare(strict_types=1);

if ( [] === $args['data'] ) {
	return;
}
$head = [
	'title' => __( 'Khóa học online', 'hien' ),
	'more'  => [ __( 'Tất cả', 'hien' ), '/khoa-hoc' ],
];
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, $head ); ?>
	<div class="hien-course-mini">
		<?php foreach ( $args['data'] as $course ) : ?>
			<a class="hien-course-mini__item" href="<?php echo esc_url( hien_url( $course['path'] ) ); ?>">
				<span class="hien-cover hien-course-mini__cover<?php echo esc_attr( hien_tile_class( $course ) ); ?>"><?php hien_cover_image( $course, '122px' ); ?></span>
				<span><span class="hien-course-mini__title hien-clamp-2"><?php echo hien_escape( hien_title( $course['text'] ) ); ?></span><?php get_template_part( 'parts/ui/price', null, $course ); ?></span>
			</a>
		<?php endforeach; ?>
	</div>
</section>
