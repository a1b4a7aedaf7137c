<?php
/**
 * /tag/{tag}: a page of the posts with a tag.
 *
 * Twin: src/screens/tag/tag-screen.tsx
 */

declare(strict_types=1);

$list    = $args['screen']->data['tag'];
$keyword = $list['term'];

get_template_part(
	'parts/cards/post-list',
	null,
	[
		'list'       => $list,
		'route_page' => [
			'title' => $keyword['name'],
			'text'  => $keyword['description'],
			'path'  => $keyword['path'],
			'trail' => [ hien_home_crumb() ],
		],
		'empty'      => __( 'Từ khóa này đang chờ bài đầu tiên.', 'hien' ),
	]
);
