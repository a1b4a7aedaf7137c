<?php
/**
 * The contents of a video's cover: the picture, the play icon when `play` is set, and the duration.
 *
 * Twin: src/components/cards/video-cover/video-cover.tsx
 */

declare(strict_types=1);

$entry = $args['entry'];

hien_cover_image( $entry, $args['sizes'], eager: $args['eager'] ?? false );
if ( $args['play'] ?? false ) {
	echo '<span class="hien-video-cover__play">';
	hien_icon( 'play' );
	echo '</span>';
}
if ( '' !== $entry['duration'] ) {
	printf( '<span class="hien-video-cover__time">%s</span>', hien_escape( $entry['duration'] ) );
}
