<?php
/**
 * A video in a list. $args: entry; heading, a tag name; eager, as in cover-link.php.
 *
 * Twin: src/components/cards/video-card/video-card.tsx
 */

declare(strict_types=1);

$entry = $args['entry'];
?>
<a class="hien-video-card" href="<?php echo esc_url( hien_url( $entry['path'] ) ); ?>">
	<span class="hien-cover hien-video-cover hien-video-card__cover<?php echo esc_attr( hien_tile_class( $entry ) ); ?>"><?php get_template_part( 'parts/cards/video-cover', null, [ 'sizes' => '(max-width: 600px) 100vw, 380px', 'play' => true ] + $args ); ?></span>
	<div>
		<<?php echo tag_escape( $args['heading'] ); ?> class="hien-video-card__title hien-clamp-2"><?php echo hien_escape( hien_title( $entry['title'] ) ); ?></<?php echo tag_escape( $args['heading'] ); ?>>
		<p class="hien-meta"><?php echo esc_html( hien_view_count( $entry['views'] ) ); ?><span class="hien-meta__dot"><?php hien_time( $entry['date'] ); ?></span></p>
	</div>
</a>
