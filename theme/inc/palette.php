<?php
/**
 * The palettes in styles/: each has other values of tokens of src/styles/_tokens.scss, for the light and the dark theme, under
 * settings.custom.hien. The owner chooses one in the Customizer (Colours).
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Theme mod: the chosen palette, the name of its file without `.json`; '' for the colours of the style sheets. */
const HIEN_PALETTE = 'hien_palette';

/** @return array<string,string> The files of the palettes, by their names. A child theme may add some. */
function hien_palettes(): array {
	$palettes = [];
	foreach ( array_unique( [ get_template_directory(), get_stylesheet_directory() ] ) as $folder ) {
		foreach ( glob( "$folder/styles/*.json" ) ?: [] as $file ) {
			$palettes[ basename( $file, '.json' ) ] = $file;
		}
	}
	return $palettes;
}

/** @return array<string,string> The choices of the owner: name => title. */
function hien_palette_titles(): array {
	$titles = [ '' => __( 'Xanh cửa chớp', 'hien' ) ];
	foreach ( hien_palettes() as $name => $file ) {
		$title           = wp_json_file_decode( $file, [ 'associative' => true ] )['title'] ?? $name;
		// phpcs:ignore WordPress.WP.I18n -- In the context in which core translates them; `npm run pot` reads the files.
		$titles[ $name ] = translate_with_gettext_context( $title, 'Style variation name', 'hien' );
	}
	return $titles;
}

/**
 * @return array{light:array<string,string>,dark:array<string,string>} The chosen palette's tokens without `--hien-` => colours; empty for
 *                                                                     none.
 */
function hien_palette_tokens(): array {
	$name   = (string) get_theme_mod( HIEN_PALETTE, '' );
	$file   = '' === $name ? null : hien_palettes()[ $name ] ?? null;
	$tokens = null === $file ? [] : wp_json_file_decode( $file, [ 'associative' => true ] )['settings']['custom']['hien'] ?? [];
	return [ 'light' => $tokens['light'] ?? [], 'dark' => $tokens['dark'] ?? [] ];
}

/** The chosen palette as CSS, with the selectors by which main.scss sets the tokens; '' for none. */
function hien_palette_css(): string {
	[ 'light' => $light, 'dark' => $dark ] = array_map( 'hien_token_css', hien_palette_tokens() );
	return '' === $light . $dark ? '' : ":root{{$light}}@media screen{:root[data-theme=dark]{{$dark}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){{$dark}}}";
}

/** @param array<string,string> $tokens Names of tokens without `--hien-` => colours. */
function hien_token_css( array $tokens ): string {
	$css = '';
	foreach ( $tokens as $name => $colour ) {
		$css .= sprintf( '--hien-%s:%s;', sanitize_key( $name ), sanitize_hex_color( $colour ) );
	}
	return $css;
}

/** Prints the chosen palette after the style sheets. */
function hien_print_palette(): void {
	$css = hien_palette_css();
	if ( '' !== $css ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Sanitised names and colours.
		echo "<style id=\"hien-palette\">$css</style>\n";
	}
}
add_action( 'wp_head', 'hien_print_palette', 9 );

/**
 * Gives the block editor the chosen palette.
 *
 * @param mixed $settings Settings of the editor.
 */
function hien_editor_palette( mixed $settings ): mixed {
	$css = hien_palette_css();
	if ( is_array( $settings ) && '' !== $css ) {
		$settings['styles'][] = [ 'css' => strtok( $css, '@' ) ]; // The editor is light.
	}
	return $settings;
}
add_filter( 'block_editor_settings_all', 'hien_editor_palette' );

/** Offers the palettes in the Customizer. */
function hien_customize_palette( WP_Customize_Manager $customizer ): void {
	$customizer->add_setting(
		HIEN_PALETTE,
		[
			'default'           => '',
			'sanitize_callback' => 'hien_sanitize_palette',
		]
	);
	$customizer->add_control(
		HIEN_PALETTE,
		[
			'type'    => 'select',
			'section' => 'colors',
			'label'   => __( 'Bảng màu', 'hien' ),
			'choices' => hien_palette_titles(),
		]
	);
}
add_action( 'customize_register', 'hien_customize_palette' );

/** The name of a palette that exists; '' for any other. */
function hien_sanitize_palette( mixed $name ): string {
	return is_string( $name ) && isset( hien_palettes()[ $name ] ) ? $name : '';
}
