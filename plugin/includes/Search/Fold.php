<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Search;

defined( 'ABSPATH' ) || exit;

/**
 * One form for what Vietnamese readers type with and without marks: "Lập trình Đẹp" becomes "lap trinh dep".
 *
 * The folded text is what is stored and compared, so no collation of a database has a say. The vectors that hold for
 * every implementation are in tests/vectors/fold.json.
 */
final class Fold {

	/**
	 * @param string $text Plain text in any Unicode form.
	 * @return string Lower case, without marks, white space folded.
	 */
	public static function of( string $text ): string {
		$bare = function_exists( 'normalizer_normalize' ) ? self::by_normalizer( $text ) : self::by_table( $text );
		return trim( (string) preg_replace( '/[\s\p{Z}]+/u', ' ', $bare ) );
	}

	/** By Unicode's own decomposition (PHP's intl). */
	public static function by_normalizer( string $text ): string {
		$lower = mb_strtolower( $text, 'UTF-8' );
		return self::without_marks( (string) normalizer_normalize( $lower, \Normalizer::NFD ) );
	}

	/** By WordPress's table, for hosts without intl; it knows every Vietnamese letter. */
	public static function by_table( string $text ): string {
		return self::without_marks( remove_accents( mb_strtolower( $text, 'UTF-8' ), 'vi' ) );
	}

	private static function without_marks( string $text ): string {
		return str_replace( 'đ', 'd', (string) preg_replace( '/\p{Mn}+/u', '', $text ) );
	}
}
