<?php
/**
 * The lines about the author that the profile does not show.
 *
 * Twin: src/components/widgets/about-widget.tsx
 *
 * @package Hien
 */

declare(strict_types=1);

if ( [] === $args['lines'] ) {
	return;
}
$head = [
	'title' => __( 'Về tôi', 'hien' ),
	'more'  => [ __( 'Giới thiệu', 'hien' ), '/gioi-thieu' ],
];
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, $head ); ?>
	<ul class="hien-about-list">
		<?php foreach ( $args['lines'] as $line ) : ?>
			<li class="hien-about-list__item"><?php echo hien_escape( $line ); ?></li>
		<?php endforeach; ?>
	</ul>
</section>
