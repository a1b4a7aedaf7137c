<?php
/**
 * Prints the styles of build/, and starts its scripts.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * The array that a PHP file of build/ returns; [] when the build has not run.
 *
 * @param string $name Name of the file without `.php`. `inline`: the scripts of src/inline, name => text.
 * @return array<mixed>
 */
function hien_build_data( string $name ): array {
	static $data = [];
	if ( ! isset( $data[ $name ] ) ) {
		$file          = get_theme_file_path( "build/$name.php" );
		$data[ $name ] = is_readable( $file ) ? require $file : [];
	}
	return $data[ $name ];
}

/**
 * A script of src/inline as a <script> element; '' when the build has not run.
 *
 * @param string $name   The name of its file, such as `theme`.
 * @param string $before JavaScript that runs before it.
 */
function hien_inline_script( string $name, string $before = '' ): string {
	$script = hien_build_data( 'inline' )[ $name ] ?? '';
	return '' === $script ? '' : wp_get_inline_script_tag( $before . $script );
}

/**
 * The names of built files below build/; empty lists when the build has not run.
 *
 * @return array{entry:array{js:list<string>,css:list<string>},layouts:array<string,array{js:list<string>,css:list<string>}>,
 *     screens:array<string,array{js:list<string>,css:list<string>}>,later:list<string>,editor:list<string>,blocks:list<string>}
 */
function hien_manifest(): array {
	return hien_build_data( 'manifest' ) + [
		'entry'   => [ 'js' => [], 'css' => [] ],
		'layouts' => [],
		'screens' => [],
		'later'   => [],
		'editor'  => [],
		'blocks'  => [],
	];
}

/** Adds the build to the version by which the app notices an update. The name of the entry's file changes with every built file. */
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
		? [ $screens['screen-home'] ?? [], $screens['screen-post'] ?? [] ]
		: [ $layouts[ "layout-$screen->layout" ] ?? [], $screens[ "screen-$screen->route" ] ?? [] ];
	return array_values( array_unique( array_merge( ...array_column( $chunks, $type ) ) ) );
}

/** Registers a style sheet of build/ without a version: its name contains a hash of its content. */
function hien_register_style( string $file ): string {
	$handle = hien_handle( $file );
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- See above.
	wp_register_style( $handle, get_theme_file_uri( "build/$file" ), [], null );
	return $handle;
}

function hien_enqueue_assets(): void {
	[ 'entry' => $entry, 'later' => $later ] = hien_manifest();
	foreach ( [ ...$entry['css'], ...hien_screen_files( 'css' ), ...( hien_can_defer_styles() ? [] : $later ) ] as $file ) {
		wp_enqueue_style( hien_register_style( $file ) );
	}
	if ( null === hien_current_screen() && is_singular() && comments_open() && get_option( 'thread_comments' ) ) {
		wp_enqueue_script( 'comment-reply' );
	}
}
add_action( 'wp_enqueue_scripts', 'hien_enqueue_assets' );

/** @return non-empty-string The handle of a style sheet, from the name of its file. */
function hien_handle( string $file ): string {
	return 'hien-' . strtok( $file, '.' );
}

/** Whether a style sheet is for blocks and pictures in texts: WordPress's own, or ours for the plugin's blocks. */
function hien_is_block_style( string $handle ): bool {
	return str_starts_with( $handle, 'wp-block-' )
		|| in_array(
			$handle,
			[ 'global-styles', 'wp-img-auto-sizes-contain', ...array_map( 'hien_handle', hien_manifest()['blocks'] ) ],
			true
		);
}

/** Bytes of the HTML of a text that the first view may show. */
const HIEN_FIRST_TEXT = 3000;

/** Whether styles of this page may come after #root: its texts begin with paragraphs, headings, lists and code, which need none of them. */
function hien_can_defer_styles(): bool {
	foreach ( hien_current_screen()->data ?? [] as $response ) {
		$start = is_string( $response['content'] ?? null ) ? substr( $response['content'], 0, HIEN_FIRST_TEXT ) : '';
		if ( 1 === preg_match( '/wp-block-(?!paragraph|heading|list|code)|<(?:figure|table|blockquote|details|hr|img|mark|su[bp]|small|abbr|acronym|kbd|dl)\b|<li[^>]*>\s*<p\b|\bhas-|\balign/', $start ) ) {
			return false;
		}
	}
	return null !== hien_current_screen();
}

/**
 * Leaves the styles of blocks out of <head> if they may come after #root.
 *
 * @param list<string>|mixed $handles Styles that WordPress is about to print.
 */
function hien_defer_block_styles( mixed $handles ): mixed {
	return is_array( $handles ) && doing_action( 'wp_head' ) && hien_can_defer_styles()
		? array_values( array_filter( $handles, static fn( string $handle ): bool => ! hien_is_block_style( $handle ) ) )
		: $handles;
}
add_filter( 'print_styles_array', 'hien_defer_block_styles' );

/**
 * Names the picture above an article in the head if all styles stand before it: the browser would see it only after the
 * styles have arrived.
 *
 * @param mixed $resources What WordPress preloads.
 */
function hien_preload_cover( mixed $resources ): mixed {
	$screen = hien_current_screen();
	$entry  = match ( $screen?->route ) {
		'post', 'course' => $screen->data[ $screen->route ],
		default          => [],
	};
	return is_array( $resources ) && isset( $entry['image'] ) && ! hien_can_defer_styles()
		? [
			...$resources,
			array_filter(
				[
					'href'          => hien_upload_url( $entry['image'] ),
					'as'            => 'image',
					'imagesrcset'   => $entry['image_srcset'],
					'imagesizes'    => '' === $entry['image_srcset'] ? '' : hien_cover_sizes( $entry, HIEN_ARTICLE_COVER ),
					'fetchpriority' => 'high',
				]
			),
		]
		: $resources;
}
add_filter( 'wp_preload_resources', 'hien_preload_cover' );

/** Keeps core from moving late styles into <head>, if hien_print_deferred_styles() prints them after #root. */
function hien_keep_late_styles(): void {
	if ( hien_can_defer_styles() ) {
		remove_action( 'wp_template_enhancement_output_buffer_started', 'wp_hoist_late_printed_styles' );
	}
}
add_action( 'wp_before_include_template', 'hien_keep_late_styles' );

/**
 * Prints, after #root, the styles that the first view does not need: those of blocks; then ours, which override them, as a link to a file
 * that the browser caches. Then comes the owner's additional CSS again, since it must be the last: also after the style sheets that the
 * app adds to the head.
 */
function hien_print_deferred_styles(): void {
	if ( hien_can_defer_styles() ) {
		$blocks = array_filter( wp_styles()->queue, 'hien_is_block_style' );
		wp_print_styles( [ ...$blocks, ...array_map( 'hien_register_style', hien_manifest()['later'] ) ] );
	}
	if ( null !== hien_current_screen() && ! is_customize_preview() ) {
		ob_start();
		wp_custom_css_cb();
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An element of WordPress.
		echo str_replace( ' id="wp-custom-css"', '', (string) ob_get_clean() );
	}
}

/**
 * @return array<string,string> The style sheets of the entry, the layouts and the screens, and the deferred one: file => text, with
 *                              `%build%` before the names of fonts and images. `fonts`: the font rules of the entry.
 */
function hien_styles(): array {
	return hien_build_data( 'styles' );
}

/**
 * Prints the content of a style sheet instead of a link to it, so that the first paint needs no further request. webpack
 * finds the style sheet by its `data-href`, and does not load it again. The deferred one stays a link.
 *
 * @param mixed  $tag    The link to the style sheet.
 * @param string $handle Its handle.
 * @param string $href   Its address.
 */
function hien_inline_style( mixed $tag, string $handle, string $href ): mixed {
	$file = basename( $href );
	$css  = hien_handle( $file ) === $handle ? hien_styles()[ $file ] ?? null : null;
	return null === $css || ( in_array( $file, hien_manifest()['later'], true ) && hien_can_defer_styles() )
		? $tag
		: sprintf(
			"<style id=\"%s-css\" data-href=\"%s\">%s</style>\n",
			esc_attr( $handle ),
			esc_attr( $file ),
			hien_with_build_url( $css )
		);
}
add_filter( 'style_loader_tag', 'hien_inline_style', 10, 3 );

/** Replaces `%build%` in a style sheet by the URL of build/. */
function hien_with_build_url( string $css ): string {
	return str_replace( '%build%', get_theme_file_uri( 'build/' ), $css );
}

/** Prints the font rules, and the script of src/inline that leaves them out of the first paint if the fonts are not loaded yet. */
function hien_print_fonts(): void {
	$fonts = hien_styles()['fonts'] ?? '';
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSS of the build.
	printf( "<style id=\"hien-fonts\">%s</style>\n", hien_with_build_url( $fonts ) );
	if ( null !== hien_current_screen() ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An element of WordPress.
		echo hien_inline_script( 'fonts', sprintf( 'window.hienFonts="%s";', hash( 'crc32b', $fonts ) ) );
	}
}
add_action( 'wp_head', 'hien_print_fonts', 9 );

/** Prints, after the boot data, the script of src/inline that keeps early clicks, and loads fonts and app after the first paint. */
function hien_print_start_script(): void {
	if ( null === hien_current_screen() ) {
		return;
	}
	// The screen's code comes first, so that the entry need not load it.
	$files = [ ...hien_screen_files( 'js' ), ...hien_manifest()['entry']['js'] ];
	$data  = [
		'scripts' => array_map( static fn( string $file ): string => get_theme_file_uri( "build/$file" ), $files ),
		'failed'  => __( 'Trang chưa tải xong nên chưa gửi được. Bạn chép lại những gì đã viết, rồi tải lại trang nhé.', 'hien' ),
	];
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An element of WordPress.
	echo hien_inline_script( 'start', sprintf( 'window.hienStart=%s;', hien_json( $data ) ) );
}

/** Delays the Customizer's script, which changes links and forms in its preview, until React has hydrated them. */
function hien_customize_after_hydration(): void {
	if ( ! is_customize_preview() || null === hien_current_screen() ) {
		return;
	}
	wp_add_inline_script(
		'customize-preview',
		"for ( const name of [ 'addLinkPreviewing', 'addFormPreviewing' ] ) {
			const add = wp.customize[ name ];
			wp.customize[ name ] = () => {
				// The app follows links, and restores scroll positions, once it is hydrated.
				const isReady = history.scrollRestoration === 'manual';
				setTimeout( isReady ? add : wp.customize[ name ], 100 );
			};
		}"
	);
}
add_action( 'wp_enqueue_scripts', 'hien_customize_after_hydration' );

function hien_print_theme_script(): void {
	echo hien_inline_script( 'theme' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An element of WordPress.
}
add_action( 'wp_head', 'hien_print_theme_script', 0 );

/**
 * Turns core's speculation rules off: the app prefetches the data of a screen itself (src/navigation/prefetch.ts), and pages
 * that the browser prefetched would not be used.
 *
 * @param mixed $configuration Core's configuration; null for no speculation rules.
 */
function hien_speculation( mixed $configuration ): mixed {
	return null === hien_current_screen() ? $configuration : null;
}
add_filter( 'wp_speculation_rules_configuration', 'hien_speculation' );
