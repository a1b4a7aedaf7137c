<?php
/**
 * /khoa-hoc: courses, two in a row.
 *
 * Twin: src/screens/courses/courses-screen.tsx
 */

declare(strict_types=1);

[ 'courses' => $list, 'page' => $route_page ] = $args['screen']->data;

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'list'       => $list,
		'route_page' => $route_page,
		'empty'      => [
			'title' => __( 'Chưa có khóa học nào', 'hien' ),
			'text'  => __( 'Khóa học đầu tiên đang được soạn. Bạn ghé lại nhé.', 'hien' ),
		],
		'print'      => static function ( array $courses ): void {
			echo '<div class="hien-grid">';
			foreach ( $courses as $index => $course ) {
				get_template_part( 'parts/cards/course-card', null, [ 'entry' => $course, 'heading' => 'h2', 'eager' => 0 === $index ] );
			}
			echo '</div>';
		},
	]
);
