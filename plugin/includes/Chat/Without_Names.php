<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Members\Public_Name;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A text of a conversation that is shown to others: without names, logins, e-mail addresses and telephone numbers. */
final class Without_Names {

	/** What stands for what was taken out. */
	private const GAP = '…';

	private const EMAIL = '/[^\s@<>"\'()]+@[^\s@<>"\'()]+\.[^\s@<>"\'(),;:!?]+/u';
	private const PHONE = '/(?<![\p{L}\d.])(?:\+?84|0)(?:[ .-]?\d){8,10}(?![\p{L}\d])/u';

	/** Words before a given name. Alone it may be a word of the language, such as Hoa, Bình or An. */
	private const FORMS_OF_ADDRESS = 'anh|chị|em|bạn|cô|chú|bác|thầy|ông|bà|cậu|chào|tên|hi|hello';

	/** Words that follow a name by which somebody is called. */
	private const CALLS = 'ơi|nhé|nha|à|ạ|ah';

	/** @param list<WP_User> $people Whose names are taken out. */
	public static function of( string $text, array $people ): string {
		$text = (string) preg_replace( [ self::EMAIL, self::PHONE ], self::GAP, mb_scrub( $text, 'UTF-8' ) );
		foreach ( $people as $user ) {
			$text = self::without( $text, $user );
		}
		return $text;
	}

	private static function without( string $text, WP_User $user ): string {
		$names = array_map( Text::typed_line( ... ), [ Text::plain( $user->display_name ), Public_Name::of( $user ), Text::decode( "$user->last_name $user->first_name" ), Text::decode( "$user->first_name $user->last_name" ), $user->nickname, $user->user_login ] );
		$names = array_unique( array_filter( $names, static fn( string $name ): bool => mb_strlen( $name ) > 1 ) );
		usort( $names, static fn( string $one, string $other ): int => mb_strlen( $other ) <=> mb_strlen( $one ) ); // A name may begin with another.
		$given = self::given_names( $names );
		foreach ( array_filter( $names, static fn( string $name ): bool => ! in_array( $name, $given, true ) ) as $name ) {
			$text = (string) preg_replace( '/(?<![\p{L}\d])' . self::pattern( $name ) . '(?![\p{L}\d])/iu', self::GAP, $text );
		}
		foreach ( $given as $name ) {
			$text = self::without_given_name( $text, self::pattern( $name ) );
		}
		return $text;
	}

	/** With a capital, a word after a form of address is a name; without one, where the sentence ends or calls somebody. */
	private static function without_given_name( string $text, string $name ): string {
		$before = '(?<![\p{L}\d])((?i:' . self::FORMS_OF_ADDRESS . ')\s+)';
		$end    = '(?=\s*(?:[,.!?:;…]|$)|\s+(?:' . self::CALLS . ')(?![\p{L}\d]))';
		return (string) preg_replace(
			[ "/$before(?:$name)(?![\p{L}\d])/u", "/$before(?:$name)$end/ium", "/(?<![\p{L}\d])$name(?=\s+ơi(?![\p{L}\d]))/iu" ],
			[ '$1' . self::GAP, '$1' . self::GAP, self::GAP ],
			$text
		);
	}

	/**
	 * Names of one word, and the last words of longer ones, which is how Vietnamese address each other.
	 *
	 * @param array<string> $names
	 * @return list<string>
	 */
	private static function given_names( array $names ): array {
		$given = array_map( static fn( string $name ): string => (string) preg_replace( '/^.*\s/u', '', $name ), $names );
		return array_values( array_unique( array_filter( $given, static fn( string $name ): bool => mb_strlen( $name ) > 1 && 1 === preg_match( '/^\p{Lu}/u', $name ) ) ) );
	}

	private static function pattern( string $name ): string {
		return (string) preg_replace( '/\s+/u', '\s+', preg_quote( $name, '/' ) );
	}
}
