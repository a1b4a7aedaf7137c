<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Search;

defined( 'ABSPATH' ) || exit;

/** Cuts text into words: runs of letters and digits of any script. */
final class Words {

	/** The database keeps no longer ones; what is longer is known by its beginning. */
	public const LENGTH = 40;

	/**
	 * The words of a text in order.
	 *
	 * @param string $text Plain text in any Unicode form.
	 * @return list<string> Composed, in lower case, with their marks.
	 */
	public static function of( string $text ): array {
		preg_match_all( '/[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*/u', self::composed( $text ), $found );
		return array_map( static fn( string $word ): string => mb_substr( $word, 0, self::LENGTH ), $found[0] );
	}

	/**
	 * The same text in lower case, one character a letter where the host can (PHP's intl); elsewhere as it came, which
	 * for nearly all that people type is the same.
	 */
	private static function composed( string $text ): string {
		$lower = mb_strtolower( mb_scrub( $text, 'UTF-8' ), 'UTF-8' );
		return function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $lower, \Normalizer::NFC ) : $lower;
	}
}
