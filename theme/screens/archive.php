<?php
/**
 * WordPress's own lists: an author, a date.
 *
 * Twin: src/screens/archive/archive-screen.tsx
 */

declare(strict_types=1);

$screen   = $args['screen'];
$list = $screen->data['posts'];
$first    = hien_first_page_path( $screen->path );

get_template_part( 'parts/ui/page-head', null, [ 'title' => $screen->params['heading'] ] );
get_template_part(
	'parts/cards/post-list',
	null,
	[
		'list'  => $list,
		'url'   => static fn( int $number ): string => hien_url( hien_page_path( $first, $number ) ),
		'empty' => __( 'Ở đây chưa có bài nào.', 'hien' ),
	]
);
