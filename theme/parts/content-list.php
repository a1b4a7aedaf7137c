<?php
/**
 * A page of a list below the author's own words. `print` prints the items, `empty` is what to say where there are none.
 *
 * @package Hien
 */

declare(strict_types=1);

[ 'list' => $list, 'words' => $words ] = $args;

get_template_part( 'parts/page-head', null, $words );
if ( '' !== $words['content'] ) {
	printf(
		'<div class="hien-prose" data-hien-html="%s">%s</div>',
		esc_attr( "words-{$words['slug']}" ),
		$words['content'] // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What the_content() would print.
	);
}
if ( [] === $list['data'] ) {
	echo '<section class="hien-card">';
	get_template_part( 'parts/empty', null, $args['empty'] + [ 'home' => true ] );
	echo '</section>';
} else {
	$args['print']( $list['data'] );
}
get_template_part(
	'parts/pagination',
	null,
	[
		'page'  => $list['page'],
		'pages' => $list['pages'],
		'url'   => static fn( int $number ): string => home_url( hien_page_path( $words['path'], $number ) ),
	]
);
