<?php
/**
 * Enqueues and preloads the scripts, styles and fonts of build/.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Fonts in sight on every page before any scrolling. */
const HIEN_EARLY_FONTS = [
	'be-vietnam-pro-latin-400-normal.woff2',
	'be-vietnam-pro-vietnamese-400-normal.woff2',
	'be-vietnam-pro-latin-700-normal.woff2',
	'be-vietnam-pro-vietnamese-700-normal.woff2',
];

/** The visitor's choice of light or dark, before the first paint. The app writes it (src/lib/theme.ts). */
const HIEN_THEME_SCRIPT = "try{const t=localStorage.getItem('hien-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/**
 * The list of built files; empty lists when the build has not run.
 *
 * @return array{entry:array{js:list<string>,css:list<string>},layouts:array<string,array{js:list<string>,css:list<string>}>,screens:array<string,array{js:list<string>,css:list<string>}>,fonts:array<string,string>,editor:list<string>}
 */
function hien_manifest(): array {
	static $manifest = null;
	if ( null === $manifest ) {
		$file     = get_theme_file_path( 'build/manifest.php' );
		$none     = [ 'js' => [], 'css' => [] ];
		$manifest = ( is_readable( $file ) ? require $file : [] ) + [ 'entry' => $none, 'layouts' => [], 'screens' => [], 'fonts' => [], 'editor' => [] ];
	}
	return $manifest;
}

/** Adds the build to the version that the app compares with the server's. The entry's file name changes when any built file does. */
function hien_add_build( string $version ): string {
	return implode( '-', [ $version, ...hien_manifest()['entry']['js'] ] );
}
add_filter( 'hien_version', 'hien_add_build' );

/**
 * The files of this page's layout and screen, without those of the entry. Without the plugin: those of a list and of a post.
 *
 * @param 'js'|'css' $type Which files.
 * @return list<string>
 */
function hien_screen_files( string $type ): array {
	[ 'layouts' => $layouts, 'screens' => $screens ] = hien_manifest();

	$screen = hien_current_screen();
	$chunks = null === $screen
		? [ $screens['home'] ?? [], $screens['post'] ?? [] ]
		: [ $layouts[ $screen->layout ] ?? [], $screens[ $screen->route ] ?? [] ];
	return array_values( array_unique( array_merge( ...array_column( $chunks, $type ) ) ) );
}

/** Enqueues without a version: file names contain a hash of their content. */
function hien_enqueue_assets(): void {
	$entry = hien_manifest()['entry'];
	foreach ( [ ...$entry['css'], ...hien_screen_files( 'css' ) ] as $file ) {
		wp_enqueue_style( 'hien-' . strtok( $file, '.' ), get_theme_file_uri( "build/$file" ), [], null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- See above.
	}
	if ( null !== hien_current_screen() ) {
		foreach ( $entry['js'] as $file ) {
			wp_enqueue_script( 'hien-' . strtok( $file, '.' ), get_theme_file_uri( "build/$file" ), [], null, [ 'strategy' => 'defer' ] ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- See above.
		}
	} elseif ( is_singular() && comments_open() && get_option( 'thread_comments' ) ) {
		wp_enqueue_script( 'comment-reply' );
	}
}
add_action( 'wp_enqueue_scripts', 'hien_enqueue_assets' );

/**
 * The first screen's chunk and the fonts start to load with the page, not when something asks for them.
 *
 * @param list<array<string,string>> $resources Resources of other plugins.
 * @return list<array<string,string>>
 */
function hien_preload( array $resources ): array {
	$fonts = array_intersect_key( hien_manifest()['fonts'], array_flip( HIEN_EARLY_FONTS ) );
	foreach ( $fonts as $file ) {
		$resources[] = [
			'href'        => get_theme_file_uri( "build/$file" ),
			'as'          => 'font',
			'type'        => 'font/woff2',
			'crossorigin' => 'anonymous',
		];
	}
	foreach ( null === hien_current_screen() ? [] : hien_screen_files( 'js' ) as $file ) {
		$resources[] = [
			'href' => get_theme_file_uri( "build/$file" ),
			'as'   => 'script',
		];
	}
	return $resources;
}
add_filter( 'wp_preload_resources', 'hien_preload' );

function hien_print_theme_script(): void {
	wp_print_inline_script_tag( HIEN_THEME_SCRIPT );
}
add_action( 'wp_head', 'hien_print_theme_script', 0 );

/**
 * Turns core's speculation rules off: the app prefetches the data of a screen itself (src/navigation/prefetch.ts), and pages
 * that the browser prefetched would not be used.
 *
 * @param array<string,string>|null $configuration Core's configuration; null for no speculation rules.
 * @return array<string,string>|null
 */
function hien_speculation( ?array $configuration ): ?array {
	return null === hien_current_screen() ? $configuration : null;
}
add_filter( 'wp_speculation_rules_configuration', 'hien_speculation' );
