<?php
/**
 * Prints the styles of build/, and starts its scripts.
 *
 * @package Hien
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** The visitor's choice of light or dark, before the first paint. The app writes it (src/lib/theme.ts). */
const HIEN_THEME_SCRIPT = "try{const t=localStorage.getItem('hien-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/**
 * A form without an address is sent by the app. One that is submitted before the app is there keeps what was typed, and is
 * sent once it is (src/features/forms/form.tsx).
 */
const HIEN_FORMS_SCRIPT = "addEventListener('submit',e=>{if(e.target.matches('.hien-form:not([action],[novalidate])')){e.preventDefault();e.stopPropagation();window.hienEarlyForm=e.target}},true)";

/**
 * Switches the style sheet of the fonts off, where this browser has not fetched them before: text is then seen without
 * waiting for them, in a font of the same size. HIEN_START_SCRIPT brings them.
 */
const HIEN_FONTS_SCRIPT = "try{if(localStorage.getItem('hien-fonts')!==%s)document.getElementById('hien-fonts').media='not all'}catch(e){}";

/**
 * Once something is painted, or a second after all is loaded where browsers do not tell of paints: adds scripts, which run
 * in their order, and brings the fonts. A fast network has loaded all before anything is painted, so a load alone says
 * nothing about the paint.
 *
 * The fonts of a style sheet that is switched on lay the whole page out twice, before they are loaded and after. So those
 * that every page needs are loaded first, then all are added at once; browsers load the others when a page shows them. Where that fails, the style sheet is switched on.
 */
const HIEN_START_SCRIPT = "{const files=%s,sheet=document.getElementById('hien-fonts'),fonts=async()=>{if(!sheet?.media)return;const faces=[...sheet.sheet.cssRules].map(({style})=>{const of=name=>style.getPropertyValue(name),face=new FontFace(of('font-family').replace(/['\"]/g,''),of('src'),{weight:of('font-weight'),style:of('font-style'),unicodeRange:of('unicode-range'),display:'swap'});return{face,isNeeded:/pro-main-\\d+-normal/.test(of('src'))}});await Promise.allSettled(faces.map(({face,isNeeded})=>isNeeded&&face.load()));faces.forEach(({face})=>document.fonts.add(face));try{localStorage.setItem('hien-fonts',%s)}catch(e){}},start=()=>{if(!files.length)return;for(const src of files.splice(0))document.head.append(Object.assign(document.createElement('script'),{src,async:false}));fonts().catch(()=>{sheet.media='all'})};addEventListener('load',()=>setTimeout(start,1000));try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch(e){}}";

/**
 * The list of built files; empty lists when the build has not run.
 *
 * @return array{entry:array{js:list<string>,css:list<string>},layouts:array<string,array{js:list<string>,css:list<string>}>,screens:array<string,array{js:list<string>,css:list<string>}>,editor:list<string>}
 */
function hien_manifest(): array {
	static $manifest = null;
	if ( null === $manifest ) {
		$file     = get_theme_file_path( 'build/manifest.php' );
		$none     = [ 'js' => [], 'css' => [] ];
		$manifest = ( is_readable( $file ) ? require $file : [] ) + [ 'entry' => $none, 'layouts' => [], 'screens' => [], 'editor' => [] ];
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
		? [ $screens['screen-home'] ?? [], $screens['screen-post'] ?? [] ]
		: [ $layouts[ "layout-$screen->layout" ] ?? [], $screens[ "screen-$screen->route" ] ?? [] ];
	return array_values( array_unique( array_merge( ...array_column( $chunks, $type ) ) ) );
}

/** Enqueues styles without a version: file names contain a hash of their content. */
function hien_enqueue_assets(): void {
	foreach ( [ ...hien_manifest()['entry']['css'], ...hien_screen_files( 'css' ) ] as $file ) {
		wp_enqueue_style( hien_handle( $file ), get_theme_file_uri( "build/$file" ), [], null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- See above.
	}
	if ( null === hien_current_screen() && is_singular() && comments_open() && get_option( 'thread_comments' ) ) {
		wp_enqueue_script( 'comment-reply' );
	}
}
add_action( 'wp_enqueue_scripts', 'hien_enqueue_assets' );

/**
 * Saves pages without scripts the time to register all of core's, a thirtieth of a page's: whatever calls wp_scripts() first
 * does that. wp_just_in_time_script_localization() and wp_localize_jquery_ui_datepicker() call it, only to add data to
 * scripts of the editor and the date picker. The former runs in the footer instead, where something has been enqueued.
 */
function hien_keep_scripts_unlisted(): void {
	if ( isset( $GLOBALS['wp_scripts'] ) ) {
		return;
	}
	remove_action( 'wp_print_scripts', 'wp_just_in_time_script_localization' );
	remove_action( 'wp_enqueue_scripts', 'wp_localize_jquery_ui_datepicker', 1000 );
	add_action(
		'wp_footer',
		static function (): void {
			if ( isset( $GLOBALS['wp_scripts'] ) ) {
				wp_just_in_time_script_localization();
			}
		}
	);
}
add_action( 'wp_enqueue_scripts', 'hien_keep_scripts_unlisted', 999 );

/** @return non-empty-string */
function hien_handle( string $file ): string {
	return 'hien-' . strtok( $file, '.' );
}

/** @return array<string,string> The style sheets of the entry, the layouts and the screens: file => text, with `%build%` before the names of fonts and images. `fonts`: those of the entry. */
function hien_styles(): array {
	static $styles = null;
	if ( null === $styles ) {
		$file   = get_theme_file_path( 'build/styles.php' );
		$styles = is_readable( $file ) ? require $file : [];
	}
	return $styles;
}

/**
 * Prints the text of a style sheet instead of a link to it: the first paint waits for nothing but the page. By `data-href`
 * webpack knows a style sheet that is there, so that the app does not load it again.
 *
 * @param mixed  $tag    The link to the style sheet.
 * @param string $handle Its handle.
 * @param string $href   Its address.
 */
function hien_inline_style( mixed $tag, string $handle, string $href ): mixed {
	$file = basename( $href );
	$css  = hien_handle( $file ) === $handle ? hien_styles()[ $file ] ?? null : null;
	return null === $css ? $tag : sprintf( "<style id=\"%s-css\" data-href=\"%s\">%s</style>\n", esc_attr( $handle ), esc_attr( $file ), hien_with_addresses( $css ) );
}
add_filter( 'style_loader_tag', 'hien_inline_style', 10, 3 );

/** The text of a style sheet with the addresses of its fonts and images. */
function hien_with_addresses( string $css ): string {
	return str_replace( '%build%', get_theme_file_uri( 'build/' ), $css );
}

/** Identifies the fonts of this build. */
function hien_fonts_version(): string {
	return hash( 'crc32b', hien_styles()['fonts'] ?? '' );
}

function hien_print_fonts(): void {
	printf( "<style id=\"hien-fonts\">%s</style>\n", hien_with_addresses( hien_styles()['fonts'] ?? '' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSS of the build.
	if ( null !== hien_current_screen() ) {
		wp_print_inline_script_tag( sprintf( HIEN_FONTS_SCRIPT, wp_json_encode( hien_fonts_version() ) ) );
	}
}
add_action( 'wp_head', 'hien_print_fonts', 9 );

/**
 * Starts the app after the first paint, so that its files do not compete with what the reader sees first: the code of the
 * screen, then the entry, which finds it there and loads nothing.
 */
function hien_print_start_script(): void {
	if ( null === hien_current_screen() ) {
		return;
	}
	$files = array_map( static fn( string $file ): string => get_theme_file_uri( "build/$file" ), [ ...hien_screen_files( 'js' ), ...hien_manifest()['entry']['js'] ] );
	wp_print_inline_script_tag( sprintf( HIEN_START_SCRIPT, wp_json_encode( $files, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), wp_json_encode( hien_fonts_version() ) ) );
}
add_action( 'wp_footer', 'hien_print_start_script' );

function hien_print_theme_script(): void {
	wp_print_inline_script_tag( HIEN_THEME_SCRIPT );
}
add_action( 'wp_head', 'hien_print_theme_script', 0 );

function hien_print_forms_script(): void {
	if ( null !== hien_current_screen() ) {
		wp_print_inline_script_tag( HIEN_FORMS_SCRIPT );
	}
}
add_action( 'wp_head', 'hien_print_forms_script', 0 );

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
