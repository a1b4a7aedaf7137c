<?php
/**
 * /gioi-thieu: the author's text about the site.
 *
 * Twin: src/screens/about/about-screen.tsx
 */

declare(strict_types=1);

$route_page = $args['screen']->data['page'];
$entry          = [
	'id'             => (int) $route_page['id'],
	'lead'           => $route_page['text'],
	'part'           => 1,
	'parts'          => 1,
	'breadcrumbs'    => [ hien_home_crumb() ],
	'protected'      => false,
	'password_error' => false,
] + $route_page;

get_template_part( 'parts/post/article', 'open', [ 'entry' => $entry, 'has_byline' => false ] );
hien_suspense_start();
get_template_part( 'parts/post/article', 'text', $entry );
hien_suspense_end();
get_template_part( 'parts/post/article', 'close' );
