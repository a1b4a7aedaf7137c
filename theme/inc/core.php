<?php
/**
 * The only place where the theme calls the plugin hien-core.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** The screen of this page; null without the plugin, and the theme then shows a plain loop. */
function hien_current_screen(): ?Hien\Routing\Screen {
	return function_exists( 'hien_screen' ) ? hien_screen() : null;
}

/** The path that menu items compare theirs with. A search stands at the home page's path without being it. */
function hien_here(): string {
	$screen = hien_current_screen();
	return null === $screen || 'archive' === $screen->route ? '' : $screen->path;
}

/**
 * The responses that header, footer and side columns show, in the order in which the plugin asks for them.
 *
 * @return list<array<string,mixed>> Options, categories.
 */
function hien_shell_responses(): array {
	return array_values( hien_shell() );
}

/** The data that the app starts from, and where its files are. */
function hien_boot_json(): string {
	$data = [ 'assets' => get_theme_file_uri( 'build/' ) ] + hien_boot_data();
	return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}
