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

/** Prints the drawings that #root shows as a <style> element; all of them if the app does not run. */
function hien_print_drawings(): void {
	$css = null === hien_current_screen() ? implode( '', hien_drawings() ) : hien_drawings_in( hien_root_markup() );
	if ( '' !== $css ) {
		printf( '<style id="hien-drawings">%s</style>', hien_with_build_url( $css ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSS of the build.
	}
	echo "\n";
}
