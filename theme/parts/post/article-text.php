<?php
/**
 * The content of a post or page, or its password form, and links to its parts. $args: the response of the post.
 *
 * Twin: src/components/post/article-text.tsx
 */

declare(strict_types=1);

$address = $args['path'];
if ( $args['protected'] ) {
	get_template_part( 'parts/post/password-form', null, $args );
} else {
	hien_html( $args['content'] );
}
get_template_part(
	'parts/ui/pagination',
	null,
	[
		'page'  => $args['part'],
		'pages' => $args['parts'],
		'url'   => static fn( int $number ): string => hien_url( hien_page_path( $address, $number, '' ) ),
		'label' => __( 'Các phần của bài', 'hien' ),
		'class' => 'hien-post-pages',
	]
);
