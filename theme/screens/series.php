<?php
/**
 * /series/{slug}, /video_cat/{slug}, /video_key/{slug}: the videos of a series, a topic or a keyword.
 *
 * Twin: src/screens/series/series-screen.tsx
 */

declare(strict_types=1);

$list = $args['screen']->data['videos'];
$group    = $list['term'];

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'list'       => $list,
		'route_page' => [
			'title' => $group['name'],
			'text'  => $group['description'],
			'path'  => $group['path'],
			'trail' => [ hien_home_crumb(), ...$list['parents'] ],
		],
		'empty'      => [ 'title' => __( 'Chưa có video nào', 'hien' ), 'text' => __( 'Danh sách này đang chờ video đầu tiên.', 'hien' ) ],
		'print'      => static fn() => get_template_part( 'parts/cards/video-grid', null, $list ),
	]
);
