<?php
/**
 * What lies in the cover of a video: the picture, the play mark where there is room for it, how long the video is.
 *
 * @package Hien
 */

declare(strict_types=1);

$entry = $args['entry'];

hien_picture( $entry, $args['sizes'], eager: $args['eager'] ?? false );
if ( $args['play'] ?? false ) {
	echo '<span class="hien-video-cover__play">';
	hien_icon( 'play' );
	echo '</span>';
}
if ( '' !== $entry['duration'] ) {
	printf( '<span class="hien-video-cover__time">%s</span>', esc_html( $entry['duration'] ) );
}
