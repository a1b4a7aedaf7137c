<?php
/**
 * /tin-moi: all posts, the newest first.
 *
 * Twin: src/screens/latest/latest-screen.tsx
 */

declare(strict_types=1);

$screen                = $args['screen'];
[ 'posts' => $list, 'page' => $route_page ] = $screen->data;
$heading               = $route_page['title'];
$first                 = hien_first_page_path( $screen->path );
$text = '' !== $route_page['text']
	? $route_page['text']
	/* translators: %s: name of the site. */
	: sprintf( __( 'Những bài viết mới nhất trên %s.', 'hien' ), hien_shell()['options']['site']['name'] );

get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => [ hien_home_crumb() ], 'current' => $heading ] );
get_template_part( 'parts/ui/page-head', null, [ 'title' => $heading, 'text' => $text ] );
get_template_part( 'parts/ui/page-content', null, $route_page );
get_template_part(
	'parts/cards/post-list',
	null,
	[
		'list'  => $list,
		'url'   => static fn( int $number ): string => hien_url( hien_page_path( $first, $number ) ),
		'empty' => __( 'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.', 'hien' ),
	]
);
