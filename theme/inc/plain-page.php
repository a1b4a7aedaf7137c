<?php
/**
 * Prints pages of the site without JavaScript and the app: the page behind a link in a mail, such as one that confirms an
 * address, and the page with the reason for which WordPress's own comment form was refused.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Argument of wp_die() with which the plugin asks for such a page (Hien\Mail\Mail_Page, Hien\Comments\Form_Errors) => its template. */
const HIEN_DIE_PAGES = [
	'hien_mail_page'     => 'parts/mail-page',
	'hien_comment_error' => 'parts/comment-error',
];

/**
 * Wraps the handler of wp_die(): prints such a page, and passes every other call on to the handler.
 *
 * @param mixed $handler The handler.
 */
function hien_die_handler( mixed $handler ): mixed {
	return static function ( mixed $message, mixed $title = '', mixed $args = [] ) use ( $handler ): void {
		$pages = is_array( $args ) ? array_intersect_key( HIEN_DIE_PAGES, $args ) : [];
		if ( [] === $pages ) {
			if ( is_callable( $handler ) ) {
				$handler( $message, $title, $args );
			}
			return;
		}
		status_header( $args['response'] );
		nocache_headers();
		if ( ! headers_sent() ) {
			header( 'Content-Type: text/html; charset=utf-8' );
		}
		get_template_part( current( $pages ), null, $args[ key( $pages ) ] );
		exit;
	};
}
add_filter( 'wp_die_handler', 'hien_die_handler' );

/**
 * Prints the <head> of such a page, without wp_head(): scripts of other plugins must not see the secret code in its URL.
 *
 * @param string $title Title of the page, without the name of the site.
 */
function hien_plain_page_head( string $title ): void {
	$whole_title = static fn(): string => hien_escape(
		sprintf( '%1$s – %2$s', $title, wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) )
	);
	add_filter( 'pre_get_document_title', $whole_title, PHP_INT_MAX );
	_wp_render_title_tag();
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	wp_robots();
	wp_site_icon();
	hien_print_icon();
	hien_print_theme_script();
	hien_print_fonts();
	[ 'entry' => $entry, 'screens' => $screens, 'later' => $later ] = hien_manifest();
	$files = [ ...$entry['css'], ...$screens['screen-password']['css'] ?? [], ...$later ];
	wp_print_styles( array_map( 'hien_register_style', $files ) );
	hien_print_palette();
}

/** Prints the scripts that other plugins have for a form on such a page, without the app. */
function hien_plain_page_scripts(): void {
	remove_action( 'wp_enqueue_scripts', 'hien_enqueue_assets' );
	remove_action( 'wp_enqueue_scripts', 'hien_enqueue_global_styles' );
	remove_action( 'wp_enqueue_scripts', 'wp_common_block_scripts_and_styles' );
	do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
	wp_footer();
}
