<?php
/**
 * Prints the drawings that a page shows on covers without a picture. For the screens after it, the app loads the style sheet
 * with all drawings (src/components/cards/cover/load-drawings.ts).
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * @return array<string,string> Selector => rule; of classes only, such as `.hien-video-cover.is-tile-1`. Empty when the build has not run.
 */
function hien_drawings(): array {
	static $drawings = null;
	if ( null === $drawings ) {
		$file     = get_theme_file_path( 'build/drawings.php' );
		$drawings = is_readable( $file ) ? require $file : [];
	}
	return $drawings;
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

/** Marks the place after #root for the drawings of the page, as of which WordPress knows only when all of it is there. */
const HIEN_DRAWINGS_PLACE = '<!-- hien-drawings -->';

function hien_print_drawings_place(): void {
	echo HIEN_DRAWINGS_PLACE . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A comment.
}

/** Starts the page; hien_end_page() ends it. */
function hien_start_page(): void {
	ob_start( 'hien_add_drawings' );
}

function hien_end_page(): void {
	ob_end_flush();
}

/** Adds to a page the drawings that it shows. */
function hien_add_drawings( string $page ): string {
	return str_replace( HIEN_DRAWINGS_PLACE, hien_drawings_style( $page ), $page );
}

/** The drawings of a page; all of them if the app does not run. */
function hien_drawings_style( string $page ): string {
	$css = null === hien_current_screen() ? implode( '', hien_drawings() ) : hien_drawings_in( $page );
	return '' === $css ? '' : sprintf( '<style id="hien-drawings">%s</style>', hien_with_addresses( $css ) );
}
