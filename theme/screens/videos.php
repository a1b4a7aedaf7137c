<?php
/**
 * /videos: all videos, the newest first, below their topics.
 *
 * Twin: src/screens/videos/videos-screen.tsx
 */

declare(strict_types=1);

[ 'videos' => $list, 'page' => $route_page ] = $args['screen']->data;

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'list'       => $list,
		'route_page' => $route_page,
		'empty'      => [
			'title' => __( 'Chưa có video nào', 'hien' ),
			'text'  => __( 'Video đầu tiên đang được dựng. Bạn ghé lại nhé.', 'hien' ),
		],
		'print'      => static fn() => get_template_part( 'parts/cards/video-grid', null, $list ),
	]
);
