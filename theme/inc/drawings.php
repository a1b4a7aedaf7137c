<?php
/**
 * Prints the drawings that a page shows on covers without a picture. For the screens after it, the app loads the style sheet
 * with all drawings (src/components/cards/cover/load-drawings.ts).
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * @return array<string,string> Selector, of classes only, such as `.hien-video-cover.is-tile-1` => rule. [] when the build has not run.
 */
function hien_drawings(): array {
	return hien_build_data( 'drawings' );
}

/**
 * The rules of the drawings in some markup.
 *
 * @param string $markup HTML, such as that of a page.
 */
function hien_drawings_in( string $markup ): string {
	preg_match_all( '/class="([^"]*\bis-(?:tile|icon)-\d[^"]*)"/', $markup, $found );
	$elements = array_map( static fn( string $classes ): array => explode( ' ', $classes ), array_unique( $found[1] ) );
	$is_shown = static function ( string $selector ) use ( $elements ): bool {
		$classes = explode( '.', ltrim( $selector, '.' ) );
		foreach ( $elements as $element ) {
			if ( [] === array_diff( $classes, $element ) ) {
				return true;
			}
		}
		return false;
	};
	return implode( '', array_filter( hien_drawings(), $is_shown, ARRAY_FILTER_USE_KEY ) );
}

/** Placeholder after #root for the drawings of the page, which are known only when the whole page is printed. */
const HIEN_DRAWINGS_PLACEHOLDER = '<!-- hien-drawings -->';

function hien_print_drawings_placeholder(): void {
	echo HIEN_DRAWINGS_PLACEHOLDER . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A comment.
}

/** Starts an output buffer for the page; hien_end_page() prints it. */
function hien_start_page(): void {
	ob_start( 'hien_add_drawings' );
}

function hien_end_page(): void {
	ob_end_flush();
}

/** Replaces the placeholder in a page by its drawings. */
function hien_add_drawings( string $page ): string {
	return str_replace( HIEN_DRAWINGS_PLACEHOLDER, hien_drawings_style( $page ), $page );
}

/** The drawings of a page as a <style> element; all of them if the app does not run. */
function hien_drawings_style( string $page ): string {
	$css = null === hien_current_screen() ? implode( '', hien_drawings() ) : hien_drawings_in( $page );
	return '' === $css ? '' : sprintf( '<style id="hien-drawings">%s</style>', hien_with_build_url( $css ) );
}
