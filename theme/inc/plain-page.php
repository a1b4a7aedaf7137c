<?php
/**
 * Pages of the site that need no JavaScript, and no app: what a link in a mail opens, such as one that confirms an address,
 * and why WordPress's own comment form was refused.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Argument of wp_die() in which the plugin hands over such a page (Hien\Mail\Link_Page, Hien\Comments\Form_Errors) => its template. */
const HIEN_DIE_PAGES = [
	'hien_link_page'     => 'parts/link-page',
	'hien_comment_error' => 'parts/comment-error',
];

/**
 * Prints such a page; what else wp_die() is given stays as it is.
 *
 * @param mixed $handler Prints what wp_die() is given.
 */
function hien_die_handler( mixed $handler ): mixed {
	return static function ( mixed $message, mixed $title = '', mixed $args = [] ) use ( $handler ): void {
		$pages = is_array( $args ) ? array_intersect_key( HIEN_DIE_PAGES, $args ) : [];
		if ( [] === $pages ) {
			is_callable( $handler ) && $handler( $message, $title, $args );
			return;
		}
		status_header( $args['response'] );
		nocache_headers();
		headers_sent() || header( 'Content-Type: text/html; charset=utf-8' );
		get_template_part( current( $pages ), null, $args[ key( $pages ) ] );
		exit;
	};
}
add_filter( 'wp_die_handler', 'hien_die_handler' );

/** Prints the head of such a page: no wp_head(), so that nobody else's scripts see the code in its address. */
function hien_plain_page_head(): void {
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	wp_robots();
	wp_site_icon();
	hien_print_icon();
	hien_print_theme_script();
	hien_print_fonts();
	$files = [ ...hien_manifest()['entry']['css'], ...hien_manifest()['screens']['screen-password']['css'] ?? [] ];
	foreach ( $files as $file ) {
		wp_enqueue_style( hien_handle( $file ), get_theme_file_uri( "build/$file" ), [], null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- File names contain a hash.
	}
	wp_print_styles( array_map( 'hien_handle', $files ) );
}
