<?php
/**
 * WordPress's own lists: a search, an author, a date.
 *
 * @package Hien
 */

declare(strict_types=1);

$screen   = $args['screen'];
[ $list ] = array_values( $screen->data );
$first    = hien_first_page_path( $screen->path );
$query    = is_search() ? '?s=' . rawurlencode( get_search_query( false ) ) : '';

get_template_part( 'parts/page-head', null, [ 'title' => $screen->params['heading'] ] );
if ( is_search() ) {
	get_search_form( [ 'is_page' => true ] );
}
get_template_part(
	'parts/post-list',
	null,
	[
		'list'   => $list,
		'url'    => static fn( int $number ): string => home_url( hien_page_path( $first, $number ) . $query ),
		'empty'  => __( 'Bạn thử từ khóa khác nhé.', 'hien' ),
		'search' => true,
	]
);
