<?php
/**
 * /tag/{tag}: a page of the posts with a tag.
 *
 * Twin: src/screens/tag/tag-screen.tsx
 */

declare(strict_types=1);

$list = $args['screen']->data['tag'];
$keyword  = $list['term'];

get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => [ hien_home_crumb() ], 'current' => $keyword['name'] ] );
get_template_part( 'parts/ui/page-head', null, [ 'title' => $keyword['name'], 'text' => $keyword['description'] ] );
get_template_part(
	'parts/cards/post-list',
	null,
	[
		'list'  => $list,
		'url'   => static fn( int $number ): string => hien_url( hien_page_path( $keyword['path'], $number ) ),
		'empty' => __( 'Từ khóa này đang chờ bài đầu tiên.', 'hien' ),
	]
);
