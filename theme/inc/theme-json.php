<?php
/**
 * Caches the settings and styles of theme.json: core merges their sources (WordPress, blocks, theme, saved styles) on every
 * page, which makes an article 16 to 19 % slower.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

const HIEN_THEME_JSON = 'hien_theme_json';

/**
 * A hash of the sources without the language; null when the result must not be cached: in wp-admin and the Customizer, in another language
 * than the site's, in development mode, or when a filter may change it.
 */
function hien_theme_json_state(): ?string {
	if ( is_admin() || is_customize_preview() || get_locale() !== determine_locale() || wp_is_development_mode( 'theme' ) ) {
		return null;
	}
	foreach ( [ 'default', 'blocks', 'theme', 'user' ] as $source ) {
		if ( has_filter( "wp_theme_json_data_$source" ) ) {
			return null;
		}
	}
	$files  = array_unique( [ __FILE__, get_template_directory() . '/theme.json', get_theme_file_path( 'theme.json' ) ] );
	$blocks = array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );
	return md5( implode( '|', [ wp_get_wp_version(), ...$files, ...array_map( 'filemtime', $files ), ...$blocks ] ) );
}

/**
 * The settings and styles of theme.json, cached.
 *
 * @param string|null $state Result of hien_theme_json_state().
 * @return array{settings:array<string,mixed>,styles:string} `styles`: CSS.
 */
function hien_theme_json( ?string $state ): array {
	$locale = get_locale();
	/** @var array<string,array{state:string,until:int,settings:array<string,mixed>,styles:string}> $cached Locale => result. */
	$cached = ( null === $state ? false : get_transient( HIEN_THEME_JSON ) ) ?: [];
	if ( isset( $cached[ $locale ] ) && $cached[ $locale ]['state'] === $state && $cached[ $locale ]['until'] >= time() ) {
		return $cached[ $locale ];
	}
	$result = [
		'state'    => $state,
		'until'    => time() + DAY_IN_SECONDS, // Since no hook fires on some changes.
		'settings' => wp_get_global_settings(),
		'styles'   => wp_get_global_stylesheet(),
	];
	if ( null !== $state ) {
		set_transient( HIEN_THEME_JSON, [ $locale => $result ] + $cached ); // Without an expiration, so that it is autoloaded.
	}
	return $result;
}

/** Puts the cached settings into the object cache, which core reads before it merges. */
function hien_cache_theme_json(): void {
	$state = hien_theme_json_state();
	if ( null !== $state ) {
		wp_cache_set( 'wp_get_global_settings_custom', hien_theme_json( $state )['settings'], 'theme_json' );
	}
}
add_action( 'wp_loaded', 'hien_cache_theme_json' );

function hien_clear_theme_json(): void {
	delete_transient( HIEN_THEME_JSON );
}
foreach (
	[
		'save_post_wp_global_styles',
		'deleted_post_wp_global_styles',
		'switch_theme',
		'activated_plugin',
		'deactivated_plugin',
		'upgrader_process_complete',
	] as $hien_hook
) {
	add_action( $hien_hook, 'hien_clear_theme_json' );
}
unset( $hien_hook );

/** Registers the styles of all blocks together. To print only those of the page's blocks, 115 bytes less, core would merge again. */
function hien_register_global_styles(): void {
	wp_register_style( 'global-styles', false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- It has no file.
	wp_add_inline_style( 'global-styles', hien_theme_json( hien_theme_json_state() )['styles'] );
}
add_action( 'wp', 'hien_register_global_styles' );

/** Enqueues them on a page that needs them; on others, removes core's style sheet of blocks too. */
function hien_enqueue_global_styles(): void {
	if ( null === hien_current_screen() || hien_needs_block_styles() ) {
		wp_enqueue_style( 'global-styles' );
	} else {
		wp_dequeue_style( 'wp-block-library' );
	}
}
remove_action( 'wp_enqueue_scripts', 'wp_enqueue_global_styles' );
remove_action( 'wp_footer', 'wp_enqueue_global_styles', 1 );
add_action( 'wp_enqueue_scripts', 'hien_enqueue_global_styles' );
