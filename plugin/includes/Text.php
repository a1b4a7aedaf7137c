<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** Converts between the HTML in which WordPress stores names and texts, and the plain text of responses, which is escaped when it is printed. */
final class Text {

	/** Decodes the entities of a stored name or title. */
	public static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** Decodes the entities of a stored URL; '' unless its scheme is http or https. */
	public static function url( string $stored ): string {
		return esc_url_raw( self::decode( $stored ), [ 'http', 'https' ] );
	}

	/** The plain text of some HTML. */
	public static function plain( string $html ): string {
		return trim( self::decode( self::without_tags( $html ) ) );
	}

	/**
	 * Removes tags, scripts and styles as wp_strip_all_tags() does, in a time that grows with the length only: where many scripts have no
	 * end, its regular expression takes minutes, or fails and empties the text.
	 */
	public static function without_tags( string $html ): string {
		foreach ( [ 'script', 'style' ] as $name ) {
			$kept  = '';
			$place = 0;
			$start = stripos( $html, "<$name" );
			while ( false !== $start ) {
				$end = stripos( $html, "</$name>", $start );
				if ( false === $end ) {
					break;
				}
				$kept .= substr( $html, $place, $start - $place );
				$place = $end + strlen( "</$name>" );
				$start = stripos( $html, "<$name", $place );
			}
			$html = $kept . substr( $html, $place );
		}
		return trim( strip_tags( $html ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Scripts and styles are gone.
	}

	/**
	 * Converts text to valid UTF-8 in Unicode's composed form (NFC), in which a letter and its marks are one character; macOS
	 * also produces the decomposed form. Without PHP's intl the form is not changed.
	 */
	public static function composed( string $text ): string {
		$valid = mb_scrub( $text, 'UTF-8' );
		return function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $valid, \Normalizer::NFC ) : $valid;
	}

	/** Cleans typed text: composed, lines end with \n, no control characters, trimmed. */
	public static function typed( string $text ): string {
		$lines = str_replace( [ "\r\n", "\r" ], "\n", self::composed( $text ) );
		return trim( (string) preg_replace( '/[^\P{Cc}\n\t]+/u', '', $lines ) );
	}

	/** Like typed(), with all white space as single spaces. */
	public static function typed_line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::typed( $text ) ) );
	}

	/**
	 * Encodes plain text as WordPress stores names and texts; the inverse of decode(). Uses only entities that esc_html() and
	 * esc_attr() know and leave as they are: to them, the `&apos;` of HTML 5 is text.
	 */
	public static function encode( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401, 'UTF-8' );
	}

	/** The site's name. */
	public static function site_name(): string {
		return self::decode( get_bloginfo( 'name', 'raw' ) );
	}

	/** The site's tagline; '' for none. */
	public static function tagline(): string {
		return self::decode( get_bloginfo( 'description', 'raw' ) );
	}
}
