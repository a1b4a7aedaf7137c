<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Content\Public_Name;
use Hien\Text;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Removes names, logins, e-mail addresses and telephone numbers from a chat text that will be published. */
final class Anonymized_Text {

	/** Replaces each removed text. */
	private const GAP = '…';

	/** Word boundaries. Combining marks belong to the word: "hoà" may be written as "hoa" with a mark. */
	private const START = '(?<![\p{L}\p{M}\d])';
	private const END   = '(?![\p{L}\p{M}\d])';

	private const EMAIL = '/[^\s@<>"\'()]+@[^\s@<>"\'()]+\.[^\s@<>"\'(),;:!?]+/u';
	private const PHONE = '/(?<![\p{L}\p{M}\d.])(?:\+?84|0)(?:[ .-]?\d){8,10}' . self::END . '/u';

	/** Words that precede a given name. Without one of them, Hoa, Bình or An may be common words. */
	private const FORMS_OF_ADDRESS = 'anh|chị|em|bạn|cô|chú|bác|thầy|ông|bà|cậu|chào|tên|hi|hello';

	/** Vocative particles after a name, such as in "Bình ơi". */
	private const CALLS = 'ơi|nhé|nha|à|ạ|ah';

	/** @param list<WP_User> $people The users whose names are removed. */
	public static function of( string $text, array $people ): string {
		$text = (string) preg_replace( [ self::EMAIL, self::PHONE ], self::GAP, Text::normalize( $text ) );
		foreach ( $people as $user ) {
			$text = self::without( $text, $user );
		}
		return $text;
	}

	private static function without( string $text, WP_User $user ): string {
		$names = array_map(
			Text::typed_line( ... ),
			[
				Text::plain( $user->display_name ),
				Public_Name::of( $user ),
				Text::decode( "$user->last_name $user->first_name" ),
				Text::decode( "$user->first_name $user->last_name" ),
				$user->nickname,
				$user->user_login,
			]
		);
		$names = array_unique( array_filter( $names, static fn( string $name ): bool => mb_strlen( $name ) > 1 ) );
		// A name may begin with another.
		usort( $names, static fn( string $one, string $other ): int => mb_strlen( $other ) <=> mb_strlen( $one ) );
		$given = self::given_names( $names );
		foreach ( array_filter( $names, static fn( string $name ): bool => ! in_array( $name, $given, true ) ) as $name ) {
			$text = (string) preg_replace( '/' . self::START . self::pattern( $name ) . self::END . '/iu', self::GAP, $text );
		}
		foreach ( $given as $name ) {
			$text = self::without_given_name( $text, self::pattern( $name ) );
		}
		return $text;
	}

	/** Removes a given name after a form of address: always if capitalised; in lower case only before the end of a clause or a particle. */
	private static function without_given_name( string $text, string $name ): string {
		$before = self::START . '((?i:' . self::FORMS_OF_ADDRESS . ')\s+)';
		$end    = '(?=\s*(?:[,.!?:;…]|$)|\s+(?:' . self::CALLS . ')' . self::END . ')';
		return (string) preg_replace(
			[
				"/$before(?:$name)" . self::END . '/u',
				"/$before(?:$name)$end/ium",
				'/' . self::START . $name . '(?=\s+ơi' . self::END . ')/iu',
			],
			[ '$1' . self::GAP, '$1' . self::GAP, self::GAP ],
			$text
		);
	}

	/**
	 * The last word of each name, which is the given name in Vietnamese.
	 *
	 * @param array<string> $names
	 * @return list<string>
	 */
	private static function given_names( array $names ): array {
		$given = array_map( static fn( string $name ): string => (string) preg_replace( '/^.*\s/u', '', $name ), $names );
		return array_values(
			array_unique(
				array_filter( $given, static fn( string $name ): bool => mb_strlen( $name ) > 1 && 1 === preg_match( '/^\p{Lu}/u', $name ) )
			)
		);
	}

	private static function pattern( string $name ): string {
		return (string) preg_replace( '/\s+/u', '\s+', preg_quote( $name, '/' ) );
	}
}
