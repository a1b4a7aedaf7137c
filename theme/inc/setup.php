<?php
/**
 * Declares the features of the theme, its menus, and the anchors of comments.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Width of texts in pixels. */
const HIEN_TEXT_WIDTH = 720;

$GLOBALS['content_width'] ??= HIEN_TEXT_WIDTH; // The maximum width of embeds.

function hien_setup(): void {
	load_theme_textdomain( 'hien', get_template_directory() . '/languages' );
	add_theme_support( 'hien-screens' ); // The plugin then resolves addresses to screens.
	remove_theme_support( 'block-templates' ); // Core adds it because of theme.json; index.php is the only template here.
	add_theme_support( 'title-tag' );
	add_theme_support( 'automatic-feed-links' );
	add_theme_support( 'post-thumbnails' );
	add_image_size( 'hien-card', 480 ); // For cards on phones: WordPress's own sizes are 300 and 768 pixels wide.
	add_theme_support(
		'html5',
		[ 'comment-list', 'comment-form', 'search-form', 'gallery', 'caption', 'style', 'script', 'navigation-widgets' ]
	);
	add_theme_support( 'custom-logo', [ 'width' => 72, 'height' => 72, 'flex-width' => true ] );
	add_theme_support( 'responsive-embeds' );
	add_theme_support( 'align-wide' );
	add_theme_support( 'wp-block-styles' );
	add_theme_support( 'editor-styles' );
	add_editor_style( array_map( static fn( string $file ): string => "build/$file", hien_manifest()['editor'] ) );
	register_nav_menus(
		[
			'primary' => __( 'Menu chính', 'hien' ),
			'footer'  => __( 'Menu chân trang (mỗi mục cha là một cột)', 'hien' ),
		]
	);
}
add_action( 'after_setup_theme', 'hien_setup' );

/** Loads only the style sheets of the blocks in a page. */
add_filter( 'should_load_separate_core_block_assets', '__return_true' );

/**
 * Makes links to a comment end in the id that templates and the app use.
 *
 * @param mixed      $link    Core's link to the comment; another plugin's filter may have returned null.
 * @param WP_Comment $comment The comment.
 */
function hien_comment_link( mixed $link, WP_Comment $comment ): string {
	return explode( '#', (string) $link )[0] . '#comments' . $comment->comment_ID;
}
add_filter( 'get_comment_link', 'hien_comment_link', 10, 2 );

/** Prints the theme's site icon until the owner chooses one. Without it, browsers request core's from WordPress. */
function hien_print_icon(): void {
	if ( ! has_site_icon() ) {
		printf( "<link rel=\"icon\" href=\"%s\" type=\"image/svg+xml\">\n", esc_url( get_theme_file_uri( 'icon.svg' ) ) );
		printf( "<link rel=\"apple-touch-icon\" href=\"%s\">\n", esc_url( get_theme_file_uri( 'icon.png' ) ) );
	}
}
add_action( 'wp_head', 'hien_print_icon' );

/** Answers /favicon.ico, for which feed readers and old browsers ask, with the same icon: core would redirect to its own logo. */
function hien_redirect_favicon(): void {
	if ( ! has_site_icon() ) {
		wp_safe_redirect( get_theme_file_uri( 'icon.png' ), 302, 'Hien' );
		exit;
	}
}
add_action( 'do_faviconico', 'hien_redirect_favicon' );

/**
 * Adds the colours of the theme to the web manifest, and its icon until the owner chooses one.
 *
 * @param mixed $manifest Members of the manifest.
 */
function hien_web_manifest( mixed $manifest ): mixed {
	if ( ! is_array( $manifest ) ) {
		return $manifest;
	}
	$icons = [
		[ 'src' => get_theme_file_uri( 'icon.svg' ), 'sizes' => 'any', 'type' => 'image/svg+xml' ],
		[ 'src' => get_theme_file_uri( 'icon.png' ), 'sizes' => '192x192', 'type' => 'image/png' ],
	];
	$accent = hien_palette_tokens()['light']['accent'] ?? '#17614a';
	return [ 'icons' => $manifest['icons'] ?: $icons, 'theme_color' => $accent, 'background_color' => '#f3f2ec' ] + $manifest;
}
add_filter( 'hien_web_manifest', 'hien_web_manifest' );
