<?php
/**
 * /tai-nguyen: files to download, two in a row.
 *
 * Twin: src/screens/downloads/downloads-screen.tsx
 */

declare(strict_types=1);

[ 'downloads' => $list, 'page' => $route_page ] = $args['screen']->data;

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'list'       => $list,
		'route_page' => $route_page,
		'empty'      => [
			'title' => __( 'Chưa có tài nguyên nào', 'hien' ),
			'text'  => __( 'Tệp đầu tiên sắp được đặt lên hiên. Bạn ghé lại nhé.', 'hien' ),
		],
		'print'      => static function ( array $downloads ): void {
			echo '<div class="hien-grid">';
			foreach ( $downloads as $download ) {
				get_template_part( 'parts/cards/download-card', null, $download );
			}
			echo '</div>';
		},
	]
);
