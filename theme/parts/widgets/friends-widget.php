<?php
/**
 * The friends of the site. $args: the response `friends`.
 *
 * Twin: src/components/widgets/friends-widget.tsx
 */

declare(strict_types=1);

if ( [] === $args['data'] ) {
	return;
}
$head = [
	'title' => __( 'Bạn bè tin cậy', 'hien' ),
	'more'  => [ __( 'Xem tất cả', 'hien' ), '/ban-be' ],
];
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, $head ); ?>
	<?php get_template_part( 'parts/cards/friend-grid', null, [ 'friends' => $args['data'] ] ); ?>
</section>
