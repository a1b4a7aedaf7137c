<?php
/**
 * The contents of a video's cover: picture, play icon, duration. $args: entry; sizes, the attribute; play, whether there is a play
 * icon; eager, as in cover-link.php.
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
