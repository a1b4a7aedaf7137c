<?php
/**
 * /hoi-dap-{handle}: questions with their answers, and the form for a new question.
 *
 * Twin: src/screens/faqs/faqs-screen.tsx
 */

declare(strict_types=1);

[ 'faqs' => $list, 'page' => $route_page ] = $args['screen']->data;

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'list'       => $list,
		'route_page' => $route_page,
		'empty'      => [
			'title' => __( 'Chưa có câu hỏi nào', 'hien' ),
			'text'  => __( 'Câu hỏi đầu tiên đang chờ được trả lời. Bạn ghé lại nhé.', 'hien' ),
		],
		'print'      => static function ( array $faqs ): void {
			echo '<div class="hien-card hien-faq">';
			foreach ( $faqs as $index => $faq ) {
				get_template_part( 'parts/faqs/faqs-screen-item', null, $faq + [ 'is_open' => 0 === $index ] );
			}
			echo '</div>';
		},
	]
);
get_template_part( 'parts/messages/ask', null, [ 'path' => $route_page['path'] ] );
