<?php
/**
 * What theme.json says, kept: core merges its sources (WordPress, the blocks, the theme, what was saved on the site)
 * anew for every page, which is a fifth of the time that a page takes.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

const HIEN_THEME_JSON = 'hien_theme_json';

/** Names the state of the sources; null where it is not the visitors' or a hook may say something else to each of them. */
function hien_theme_json_state(): ?string {
	if ( is_admin() || is_customize_preview() || get_locale() !== determine_locale() || wp_is_development_mode( 'theme' ) ) {
		return null;
	}
	foreach ( [ 'default', 'blocks', 'theme', 'user' ] as $source ) {
		if ( has_filter( "wp_theme_json_data_$source" ) ) {
			return null;
		}
	}
	$files  = array_unique( [ get_template_directory() . '/theme.json', get_theme_file_path( 'theme.json' ) ] );
	$blocks = array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );
	return md5( implode( '|', [ wp_get_wp_version(), get_locale(), ...$files, ...array_map( 'filemtime', $files ), ...$blocks ] ) );
}

/** Puts what is kept where core looks before it merges. */
function hien_keep_theme_json(): void {
	$state = hien_theme_json_state();
	if ( null === $state ) {
		return;
	}
	$kept = get_transient( HIEN_THEME_JSON );
	if ( ! is_array( $kept ) || $kept['state'] !== $state || $kept['until'] < time() ) {
		$kept = [
			'state'      => $state,
			'until'      => time() + DAY_IN_SECONDS, // For what no hook tells of.
			'settings'   => wp_get_global_settings(),
			'stylesheet' => wp_get_global_stylesheet(),
		];
		set_transient( HIEN_THEME_JSON, $kept ); // Without an end of its own, hence loaded with all other options.
	}
	wp_cache_set( 'wp_get_global_settings_custom', $kept['settings'], 'theme_json' );
	wp_cache_set( 'wp_get_global_stylesheet', $kept['stylesheet'], 'theme_json' );
}
add_action( 'wp_loaded', 'hien_keep_theme_json' );

function hien_forget_theme_json(): void {
	delete_transient( HIEN_THEME_JSON );
}
foreach ( [ 'save_post_wp_global_styles', 'deleted_post_wp_global_styles', 'switch_theme', 'activated_plugin', 'deactivated_plugin', 'upgrader_process_complete' ] as $hien_hook ) {
	add_action( $hien_hook, 'hien_forget_theme_json' );
}
unset( $hien_hook );

/** The styles of all blocks at once: core's own way, with those of a page's blocks only, merges again to save 115 bytes. */
function hien_enqueue_global_styles(): void {
	wp_register_style( 'global-styles', false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- It has no file.
	wp_add_inline_style( 'global-styles', wp_get_global_stylesheet() );
	wp_enqueue_style( 'global-styles' );
}
remove_action( 'wp_enqueue_scripts', 'wp_enqueue_global_styles' );
remove_action( 'wp_footer', 'wp_enqueue_global_styles', 1 );
add_action( 'wp_enqueue_scripts', 'hien_enqueue_global_styles' );
