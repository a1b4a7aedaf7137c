<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Search\Fold;

defined( 'ABSPATH' ) || exit;

/**
 * Finds passwords that are tried first: the commonest ones, Vietnamese ones among them, and those made of them, of runs of keys and
 * of repetitions, such as "matkhau123", "1234567890" and "aaaaaaaaaa". How strong others are, WordPress's zxcvbn says in the browser.
 */
final class Weak_Passwords {

	/** The commonest words of passwords, folded and without spaces. */
	private const WORDS = [
		...[ 'password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'passwd', 'matkhau', 'administrator', 'admin', 'welcome', 'letmein' ],
		...[ 'login', 'secret', 'master', 'guest', 'test', 'iloveyou', 'loveyou', 'iloveu', 'anhyeuem', 'emyeuanh', 'yeuanh' ],
		...[ 'yeuem', 'yeuban', 'tinhyeu', 'toiyeu', 'conyeu', 'bome', 'mevabe', 'giadinh', 'vochong', 'vietnam', 'hanoi' ],
		...[ 'saigon', 'danang', 'hochiminh', 'xinchao', 'chaoban', 'khongbiet', 'khongcho', 'khongco', 'mothaiba', 'chucmung' ],
		...[ 'maimai', 'nguyen', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'batman', 'pokemon', 'dragon' ],
		...[ 'monkey', 'shadow', 'michael', 'hello', 'computer', 'internet', 'samsung', 'iphone', 'google', 'facebook', 'youtube' ],
		...[ 'wordpress', 'hoidanit', 'laptrinh', 'developer', 'whatever', 'trustno1', 'abc123' ],
	];

	/** Keys that follow one another: digits, the alphabet, rows and slants of the keyboard. */
	private const RUNS = [
		'01234567890',
		'abcdefghijklmnopqrstuvwxyz',
		'qwertyuiop',
		'asdfghjkl',
		'zxcvbnm',
		'1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
		'1q2w3e4r5t6y7u8i9o0p',
		'q1w2e3r4t5y6u7i8o9p0',
	];

	/** Words about the person are taken out from this many characters. */
	private const SHORTEST_WORD = 3;

	/** What is left of a good password has at least as many different characters. */
	private const LEAST = 5;

	/** @param list<string> $known Words that others know about the person. */
	public static function has( #[\SensitiveParameter] string $password, array $known ): bool {
		$words = array_filter(
			array_map( self::folded( ... ), $known ),
			static fn( string $word ): bool => strlen( $word ) >= self::SHORTEST_WORD
		);
		$rest  = str_replace( [ ...$words, ...self::WORDS ], '', self::folded( $password ) );
		return count( array_unique( self::beginnings( mb_str_split( $rest ) ) ) ) < self::LEAST;
	}

	/**
	 * The characters that neither repeat nor continue the one before them.
	 *
	 * @param list<string> $characters
	 * @return list<string>
	 */
	private static function beginnings( array $characters ): array {
		$before = '';
		$found  = [];
		foreach ( $characters as $character ) {
			if ( $character !== $before && ! self::are_neighbours( $before, $character ) ) {
				$found[] = $character;
			}
			$before = $character;
		}
		return $found;
	}

	private static function are_neighbours( string $before, string $character ): bool {
		foreach ( self::RUNS as $run ) {
			if ( '' !== $before && ( str_contains( $run, $before . $character ) || str_contains( $run, $character . $before ) ) ) {
				return true;
			}
		}
		return false;
	}

	private static function folded( string $text ): string {
		return str_replace( ' ', '', Fold::of( $text ) );
	}
}
