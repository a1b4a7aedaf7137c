<?php
/**
 * A page of a list, with its heading and the author's text above it. $args: list (the response); route_page (title, text, path, and
 * perhaps content and trail); lead, a function that prints what is between text and list; print, one that prints the items; empty, see
 * ui/empty.php.
 *
 * Twin: src/components/cards/content-list/content-list.tsx
 */

declare(strict_types=1);

[ 'list' => $list, 'route_page' => $route_page ] = $args;

if ( isset( $route_page['trail'] ) ) {
	get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => $route_page['trail'], 'current' => $route_page['title'] ] );
}
get_template_part( 'parts/ui/page-head', null, $route_page );
get_template_part( 'parts/ui/page-content', null, $route_page );
if ( isset( $args['lead'] ) ) {
	$args['lead']();
}
if ( [] === $list['data'] ) {
	echo '<section class="hien-card">';
	get_template_part( 'parts/ui/empty', null, $args['empty'] + [ 'home' => true ] );
	echo '</section>';
} else {
	$args['print']( $list['data'] );
}
$url = static fn( int $number ): string => hien_url( hien_page_path( $route_page['path'], $number ) );
get_template_part( 'parts/ui/pagination', null, compact( 'url' ) + $list );
