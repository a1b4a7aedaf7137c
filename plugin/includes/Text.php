<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** WordPress stores names and texts as HTML; responses hold plain text, which is escaped where it is printed. */
final class Text {

	/** A name or title in which WordPress wrote `&` as an entity. */
	public static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** A web address in which WordPress wrote `&` as an entity; '' for one with another scheme. */
	public static function url( string $stored ): string {
		return esc_url_raw( self::decode( $stored ), [ 'http', 'https' ] );
	}

	/** HTML without its tags. */
	public static function plain( string $html ): string {
		return trim( self::decode( wp_strip_all_tags( $html ) ) );
	}

	/**
	 * Valid UTF-8 in Unicode's composed form (NFC), in which a letter and its marks are one character; macOS also makes the other.
	 * Without PHP's intl the form stays as it is.
	 */
	public static function composed( string $text ): string {
		$valid = mb_scrub( $text, 'UTF-8' );
		return function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $valid, \Normalizer::NFC ) : $valid;
	}

	/** What a person typed, as plain text: composed, lines that end with \n, no control characters, no spaces around it. */
	public static function typed( string $text ): string {
		$lines = str_replace( [ "\r\n", "\r" ], "\n", self::composed( $text ) );
		return trim( (string) preg_replace( '/[^\P{Cc}\n\t]+/u', '', $lines ) );
	}

	/** The same on one line. */
	public static function typed_line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::typed( $text ) ) );
	}

	/** Plain text in the form in which WordPress stores names and texts; decode() is its inverse. */
	public static function encode( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** The site's name. */
	public static function site_name(): string {
		return self::decode( get_bloginfo( 'name', 'raw' ) );
	}

	/** The site's tagline; '' where the owner has none. */
	public static function tagline(): string {
		return self::decode( get_bloginfo( 'description', 'raw' ) );
	}
}
