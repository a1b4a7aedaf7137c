<?php
/**
 * The player of an uploaded video, or a picture linked to the video of a service; in the app, the picture loads the service's player.
 * $args: the response of the video.
 *
 * Twin: src/screens/video/player.tsx
 */

declare(strict_types=1);

$class = 'hien-cover hien-video-cover hien-video__frame' . hien_tile_class( $args );
$cover = [ 'entry' => $args, 'sizes' => '(max-width: 991px) 100vw, 990px', 'eager' => true ];

if ( 'file' === $args['kind'] ) :
	?>
	<div class="hien-video__film"><video class="<?php echo esc_attr( $class ); ?>" src="<?php echo esc_url( $args['file'] ); ?>"<?php echo null === $args['image'] ? '' : ' poster="' . esc_url( hien_upload_url( $args['image'] ) ) . '"'; ?> preload="none" controls playsinline aria-label="<?php echo hien_escape( $args['title'] ); ?>"></video></div>
<?php elseif ( 'none' === $args['kind'] ) : ?>
	<div class="<?php echo esc_attr( $class ); ?>" aria-hidden="true"><?php get_template_part( 'parts/cards/video-cover', null, $cover ); ?></div>
<?php else : ?>
	<?php /* translators: %s: title of a video, and its duration. */ ?>
	<a class="<?php echo esc_attr( $class ); ?>" href="<?php echo esc_url( $args['link'] ); ?>" rel="noopener external" data-no-router="true" aria-label="<?php echo hien_escape( sprintf( __( 'Phát video: %s', 'hien' ), implode( ', ', array_filter( [ $args['title'], $args['duration'] ] ) ) ) ); ?>"><?php get_template_part( 'parts/cards/video-cover', null, $cover + [ 'play' => true ] ); ?></a>
	<?php
endif;
