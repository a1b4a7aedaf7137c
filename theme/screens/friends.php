<?php
/**
 * /ban-be: a page of the author's friends.
 *
 * Twin: src/screens/friends/friends-screen.tsx
 */

declare(strict_types=1);

[ 'friends' => $list, 'page' => $route_page ] = $args['screen']->data;

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'list'       => $list,
		'route_page' => $route_page,
		'empty'      => [
			'title' => __( 'Chưa có ai ở đây', 'hien' ),
			'text'  => __( 'Những người bạn đầu tiên sắp ghé hiên. Bạn quay lại nhé.', 'hien' ),
		],
		'print'      => static function ( array $friends ): void {
			echo '<div class="hien-grid">';
			foreach ( $friends as $friend ) {
				get_template_part( 'parts/cards/friend-card', null, $friend );
			}
			echo '</div>';
		},
	]
);
