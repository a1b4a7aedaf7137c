<?php
declare(strict_types=1);

namespace Hien\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Folds case and diacritics, since Vietnamese readers also type without them: "Lập trình Đẹp" becomes "lap trinh dep".
 *
 * Folded text is stored and compared, so results do not depend on the collation of the database. The test vectors for
 * PHP and TypeScript are in tests/vectors/fold.json.
 */
final class Fold {

	/**
	 * @param string $text Plain text in any Unicode form.
	 * @return string Lower case, without diacritics, runs of white space as one space.
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

	/** By WordPress's table, for hosts without intl; it contains every Vietnamese letter. */
	public static function by_table( string $text ): string {
		return self::without_marks( remove_accents( mb_strtolower( $text, 'UTF-8' ), 'vi' ) );
	}

	/** Removes combining marks, and the stroke of đ, which Unicode does not decompose. */
	private static function without_marks( string $text ): string {
		return str_replace( 'đ', 'd', (string) preg_replace( '/\p{Mn}+/u', '', $text ) );
	}
}
