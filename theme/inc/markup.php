<?php
/**
 * Prints the markup that React hydrates: the same as that of its components, without the line breaks of templates.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Elements of the templates that have no end tag. */
const HIEN_VOID_ELEMENTS = [ 'br', 'hr', 'img', 'input', 'link', 'meta', 'source' ];

/** Starts an output buffer for the markup of #root, where React hydrates it; hien_end_root() prints it. */
function hien_start_root(): void {
	if ( null !== hien_current_screen() ) {
		ob_start(
			static function ( string $markup, int $phase ): string {
				$piece = hien_hydratable( $markup );
				hien_root_markup( $piece, 0 !== ( $phase & PHP_OUTPUT_HANDLER_START ) );
				return $piece;
			}
		);
	}
}

function hien_end_root(): void {
	if ( null !== hien_current_screen() ) {
		ob_end_flush();
	}
}

/**
 * Collects the markup of #root, which is printed in several pieces if a plugin flushes the output buffer.
 *
 * @param string $piece    Markup that is printed.
 * @param bool   $is_first Whether #root begins with it.
 * @return string The markup as it was printed until now.
 */
function hien_root_markup( string $piece = '', bool $is_first = false ): string {
	static $markup = '';
	$markup = $is_first ? $piece : $markup . $piece;
	return $markup;
}

/**
 * Removes the white space for which React has no text nodes: line breaks and tabs beside tags, with the spaces around them.
 * JSX does the same, so a space of the text is on one line with its tags. (PHP itself removes the line break after `?>`.)
 *
 * @param string $markup Output of the templates.
 */
function hien_hydratable( string $markup ): string {
	$stripped = preg_replace( '#<(pre|textarea)\b.*?</\1>(*SKIP)(*FAIL)|(?<=>)\s*[\n\t]\s*|\s*[\n\t]\s*(?=<)#is', '', $markup );
	$html     = hien_collected_html();
	return (string) preg_replace_callback(
		'/<!--hien-html-(\d+)-->/',
		static fn( array $found ): string => $html[ (int) $found[1] ],
		hien_mark_boundaries( $stripped ?? $markup )
	);
}

/**
 * Adds to the first element of each boundary (hien_suspense_start()) the number of elements in the boundary, by which the app restores
 * its comments if a plugin that minifies HTML has removed them. Of several boundaries with the same first element, the outer one comes
 * first. Twin: src/components/ui/hydration-boundary/restore-markup.ts
 *
 * @param string $markup Output of the templates, without HTML of the author.
 */
function hien_mark_boundaries( string $markup ): string {
	preg_match_all( '~<!--/?\$-->|</?([a-z][a-z0-9]*+)[^>]*+>~i', $markup, $tokens, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
	$depth = 0;
	$open  = [];
	$marks = []; // Where the name of the first element ends => numbers of elements.
	foreach ( $tokens as $token ) {
		[ $text, $place ] = $token[0];
		$name             = $token[1][0] ?? '';
		if ( '<!--$-->' === $text ) {
			$open[] = [
				'depth' => $depth,
				'first' => null,
				'count' => 0,
			];
		} elseif ( '<!--/$-->' === $text ) {
			[ 'first' => $first, 'count' => $count ] = array_pop( $open ) ?? [ 'first' => null, 'count' => 0 ];
			if ( null !== $first ) {
				$marks[ $first ] = rtrim( "$count " . ( $marks[ $first ] ?? '' ) );
			}
		} elseif ( str_starts_with( $text, '</' ) ) {
			--$depth;
		} else {
			foreach ( $open as $number => $boundary ) {
				if ( $boundary['depth'] === $depth ) {
					$open[ $number ]['first'] ??= $place + 1 + strlen( $name );
					++$open[ $number ]['count'];
				}
			}
			$depth += str_ends_with( $text, '/>' ) || in_array( $name, HIEN_VOID_ELEMENTS, true ) ? 0 : 1;
		}
	}
	krsort( $marks );
	foreach ( $marks as $place => $counts ) {
		$markup = substr_replace( $markup, " data-part=\"$counts\"", $place, 0 );
	}
	return $markup;
}

/**
 * Escapes a text of a response, for use between tags and in attributes. Responses hold plain text, so an `&nbsp;` in it is six
 * characters of the text; esc_html() and esc_attr() would make it a space.
 */
function hien_escape( string $text ): string {
	return esc_html( str_replace( '&', '&amp;', $text ) );
}

/**
 * Inserts elements into a translated text, like createInterpolateElement() of @wordpress/element. The rest is escaped.
 *
 * @param string               $text     With placeholders that look like tags: `<label>`, `</label>`, `<price/>`.
 * @param array<string,string> $elements Placeholder => its markup, escaped.
 */
function hien_interpolate( string $text, array $elements ): string {
	return strtr( hien_escape( $text ), array_combine( array_map( 'esc_html', array_keys( $elements ) ), $elements ) );
}

/**
 * A translated text in which `<a>…</a>` is a link.
 *
 * @param string $url       Address of the link.
 * @param string $css_class Class of the link; '' for none.
 */
function hien_text_with_link( string $text, string $url, string $css_class = '' ): string {
	$open = sprintf( '<a%s href="%s">', '' === $css_class ? '' : sprintf( ' class="%s"', esc_attr( $css_class ) ), esc_url( $url ) );
	return hien_interpolate( $text, [ '<a>' => $open, '</a>' => '</a>' ] );
}

/**
 * Starts a part that React hydrates separately, after the rest or when the visitor interacts with it. Prints the comment with
 * which React 18 marks a Suspense boundary. Twin: src/components/ui/hydration-boundary/hydration-boundary.tsx
 */
function hien_suspense_start(): void {
	echo '<!--$-->';
}

function hien_suspense_end(): void {
	echo '<!--/$-->';
}

/**
 * Collects HTML that the author or visitors wrote, which hien_hydratable() must not change.
 *
 * @param string|null $piece A further piece.
 * @return list<string> All pieces of this page.
 */
function hien_collected_html( ?string $piece = null ): array {
	static $pieces = [];
	if ( null !== $piece ) {
		$pieces[] = $piece;
	}
	return $pieces;
}

/**
 * Prints a placeholder for HTML that the author or visitors wrote; hien_hydratable() replaces it. Twin: src/components/ui/html/html.tsx
 *
 * @param string $html      Safe to print, such as what the_content() or comment_text() would print.
 * @param string $css_class Class of the element around it.
 */
function hien_html( string $html, string $css_class = 'hien-prose' ): void {
	printf( '<div class="%s"><!--hien-html-%d--></div>', esc_attr( $css_class ), (int) array_key_last( hien_collected_html( $html ) ) );
}
