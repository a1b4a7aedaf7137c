<?php
/**
 * A page of a list of posts. $args: those of content-list.php, but empty is only the sentence below the message for an empty list.
 *
 * Twin: src/components/cards/post-list/post-list.tsx
 */

declare(strict_types=1);

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'empty' => [ 'title' => __( 'Chưa có bài viết nào', 'hien' ), 'text' => $args['empty'] ],
		'print' => static function ( array $posts ): void {
			echo '<div class="hien-feed is-list">';
			foreach ( $posts as $index => $entry ) {
				get_template_part( 'parts/cards/post-card', 'compact', [ 'entry' => $entry, 'heading' => 'h2', 'eager' => 0 === $index ] );
			}
			echo '</div>';
		},
	] + $args
);
