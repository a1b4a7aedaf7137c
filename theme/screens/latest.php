<?php
/**
 * /tin-moi: all posts, the newest first.
 *
 * Twin: src/screens/latest/latest-screen.tsx
 */

declare(strict_types=1);

$screen = $args['screen'];
[ 'posts' => $list, 'page' => $route_page ] = $screen->data;
/* translators: %s: name of the site. */
$text = sprintf( __( 'Những bài viết mới nhất trên %s.', 'hien' ), hien_shell()['options']['site']['name'] );

get_template_part(
	'parts/cards/post-list',
	null,
	[
		'list'       => $list,
		'route_page' => [
			'text'  => '' === $route_page['text'] ? $text : $route_page['text'],
			'path'  => hien_first_page_path( $screen->path ),
			'trail' => [ hien_home_crumb() ],
		] + $route_page,
		'empty'      => __( 'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.', 'hien' ),
	]
);
