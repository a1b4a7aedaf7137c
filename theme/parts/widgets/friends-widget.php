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
	<div class="hien-friend-grid">
		<?php foreach ( $args['data'] as $friend ) : ?>
			<a class="hien-friend-grid__item" href="<?php echo esc_url( hien_url( $friend['path'] ) ); ?>" aria-label="<?php echo hien_escape( $friend['title'] ); ?>"><span class="hien-cover hien-friend-grid__image"><?php hien_cover_image( $friend, '64px' ); ?></span><?php echo hien_escape( hien_short_name( $friend['title'], 2 ) ); ?></a>
		<?php endforeach; ?>
	</div>
</section>
