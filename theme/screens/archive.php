<?php
/**
 * WordPress's own lists: an author, a date.
 *
 * Twin: src/screens/archive/archive-screen.tsx
 */

declare(strict_types=1);

$screen = $args['screen'];

get_template_part(
	'parts/cards/post-list',
	null,
	[
		'list'       => $screen->data['posts'],
		'route_page' => [ 'title' => $screen->params['heading'], 'path' => hien_first_page_path( $screen->path ) ],
		'empty'      => __( 'Ở đây chưa có bài nào.', 'hien' ),
	]
);
