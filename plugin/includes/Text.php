<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/**
 * Converts between the HTML in which WordPress stores names and texts, and the plain text of responses, which is escaped when it is
 * printed.
 */
final class Text {

	/** The vowels of Vietnamese => the same with each of TONES. */
	private const LETTERS = [
		'a' => 'àáảãạ',
		'ă' => 'ằắẳẵặ',
		'â' => 'ầấẩẫậ',
		'e' => 'èéẻẽẹ',
		'ê' => 'ềếểễệ',
		'i' => 'ìíỉĩị',
		'o' => 'òóỏõọ',
		'ô' => 'ồốổỗộ',
		'ơ' => 'ờớởỡợ',
		'u' => 'ùúủũụ',
		'ư' => 'ừứửữự',
		'y' => 'ỳýỷỹỵ',
	];

	/** Combining grave, acute, hook above, tilde, dot below. */
	private const TONES = [ "\u{300}", "\u{301}", "\u{309}", "\u{303}", "\u{323}" ];

	/** Vowels that consist of a vowel and a combining breve, circumflex or horn. */
	private const MARKED = [
		'ă' => [ 'a', "\u{306}" ],
		'â' => [ 'a', "\u{302}" ],
		'ê' => [ 'e', "\u{302}" ],
		'ô' => [ 'o', "\u{302}" ],
		'ơ' => [ 'o', "\u{31B}" ],
		'ư' => [ 'u', "\u{31B}" ],
	];

	/** Decodes the entities of a stored name or title. Clean, so that the page and the app show the same. */
	public static function decode( string $text ): string {
		return self::clean( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * Removes the control characters that XML forbids or browsers change, all but tabs and line ends. Bytes that are not UTF-8 become
	 * U+FFFD. Texts from Word, PDF files and imports have them.
	 */
	public static function clean( string $text ): string {
		return (string) preg_replace(
			'/[^\P{Cc}\n\t]+|[\x{FFFE}\x{FFFF}]+/u',
			'',
			str_replace( [ "\r\n", "\r" ], "\n", self::valid( $text ) )
		);
	}

	/** The text in which bytes that are not UTF-8 are U+FFFD. */
	public static function valid( string $text ): string {
		if ( mb_check_encoding( $text, 'UTF-8' ) ) {
			return $text;
		}
		$before = mb_substitute_character();
		mb_substitute_character( 0xFFFD );
		$valid = mb_scrub( $text, 'UTF-8' );
		mb_substitute_character( $before );
		return $valid;
	}

	/** Decodes the entities of a stored URL; '' unless its scheme is http or https. */
	public static function url( string $stored ): string {
		return esc_url_raw( self::decode( $stored ), [ 'http', 'https' ] );
	}

	/** The number of words, separated by white space; in Vietnamese, of syllables. */
	public static function word_count( string $text ): int {
		return (int) preg_match_all( '/\S+/', $text );
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
		// phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Scripts and styles are gone.
		return trim( strip_tags( $html ) );
	}

	/**
	 * Converts text to valid UTF-8 in Unicode's composed form (NFC), in which a letter and its marks are one character; macOS
	 * also produces the decomposed form.
	 */
	public static function normalize( string $text ): string {
		$valid = self::valid( $text );
		return function_exists( 'normalizer_normalize' )
			? (string) normalizer_normalize( $valid, \Normalizer::NFC )
			: self::normalize_by_table( $valid );
	}

	/** Normalizes the letters of Vietnamese, for hosts without PHP's intl. */
	public static function normalize_by_table( string $text ): string {
		static $table = [];
		if ( [] === $table ) {
			foreach ( self::LETTERS as $letter => $toned ) {
				[ $base, $mark ]         = self::MARKED[ $letter ] ?? [ $letter, '' ];
				$table[ $base . $mark ] = $letter;
				foreach ( self::TONES as $n => $tone ) {
					// The marks may be in any order, and one of them composed already.
					foreach (
						[
							$letter . $tone,
							$base . $mark . $tone,
							$base . $tone . $mark,
							mb_substr( self::LETTERS[ $base ], $n, 1 ) . $mark,
						] as $form
					) {
						$table[ $form ] = mb_substr( $toned, $n, 1 );
					}
				}
			}
			foreach ( $table as $form => $letter ) {
				$table[ mb_strtoupper( (string) $form ) ] = mb_strtoupper( $letter );
			}
		}
		return strtr( $text, $table );
	}

	/** The same in Unicode's form NFKC, in which letters of other widths and styles are the plain ones; for comparing names. */
	public static function compatible( string $text ): string {
		return function_exists( 'normalizer_normalize' )
			? (string) normalizer_normalize( self::valid( $text ), \Normalizer::NFKC )
			: self::compatible_by_table( $text );
	}

	/** Full-width letters as plain ones, and those of Vietnamese composed, for hosts without PHP's intl. */
	public static function compatible_by_table( string $text ): string {
		return self::normalize_by_table( mb_convert_kana( self::valid( $text ), 'as', 'UTF-8' ) );
	}

	/** Whether nothing of a text is seen: it has only white space, invisible characters, and letters without a form of their own. */
	public static function is_blank( string $text ): bool {
		return 1 === preg_match(
			'/^[\p{Z}\p{Cc}\p{Cf}\x{34F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{2800}\x{3164}\x{FE00}-\x{FE0F}\x{FFA0}]*$/uD',
			$text
		);
	}

	/** Whether a text is a number of digits only, as the ids in addresses. Not by ctype_digit(): some hosts are without ctype. */
	public static function is_digits( string $text ): bool {
		return 1 === preg_match( '/^[0-9]+$/D', $text );
	}

	/** Cleans typed text: normalized, lines end with \n, no control characters, trimmed. */
	public static function typed( string $text ): string {
		return trim( self::clean( self::normalize( $text ) ) );
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

	/** JSON for a script element: without what ends the element, and without what a plugin for smaller HTML takes for a comment. */
	public static function json( mixed $data ): string {
		$json = (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return str_replace( '/*', '/\\u002a', $json );
	}

	public static function site_name(): string {
		return self::decode( get_bloginfo( 'name', 'raw' ) );
	}

	/** The site's tagline; '' for none. */
	public static function tagline(): string {
		return self::decode( get_bloginfo( 'description', 'raw' ) );
	}
}
