<?php
/**
 * The newest video large, the others in rows below it. $args: the response `videos`.
 *
 * Twin: src/components/widgets/videos-widget.tsx
 */

declare(strict_types=1);

if ( [] === $args['data'] ) {
	return;
}
$head = [
	'title' => __( 'Video', 'hien' ),
	'more'  => [ __( 'Tất cả', 'hien' ), '/videos' ],
];
?>
<section class="hien-card hien-widget">
	<?php get_template_part( 'parts/widgets/widget-head', null, $head ); ?>
	<div class="hien-video-mini">
		<?php
		foreach ( $args['data'] as $index => $entry ) :
			$lead  = 0 === $index;
			$cover = [
				'entry' => $entry,
				'sizes' => $lead ? '328px' : '118px',
				'play'  => $lead,
			];
			?>
			<a class="hien-video-mini__<?php echo $lead ? 'lead' : 'item'; ?>" href="<?php echo esc_url( hien_url( $entry['path'] ) ); ?>"><span class="hien-cover hien-video-cover<?php echo esc_attr( hien_tile_class( $entry ) ); ?>"><?php get_template_part( 'parts/cards/video-cover', null, $cover ); ?></span><span class="hien-video-mini__title<?php echo $lead ? '' : ' hien-clamp-2'; ?>"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></span></a>
		<?php endforeach; ?>
	</div>
</section>
