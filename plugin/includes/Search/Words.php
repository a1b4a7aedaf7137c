<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Text;

defined( 'ABSPATH' ) || exit;

/** Splits text into words: runs of letters and digits of any script. */
final class Words {

	/** Length of the columns of Search_Index; longer words are cut. */
	public const MAX_LENGTH = 40;

	/**
	 * The words of a text in order.
	 *
	 * @param string $text Plain text in any Unicode form.
	 * @return list<string> In lower case, Unicode-composed, with their diacritics.
	 */
	public static function of( string $text ): array {
		preg_match_all( '/[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*/u', mb_strtolower( Text::normalize( $text ), 'UTF-8' ), $found );
		return array_map( static fn( string $word ): string => mb_substr( $word, 0, self::MAX_LENGTH ), $found[0] );
	}
}
