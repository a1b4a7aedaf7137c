<?php
declare(strict_types=1);

namespace Hien\Tests\PHPCS\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * No line has more than 140 characters, with tabs of four. Three things may not be broken, and may be longer: a string that does not fit
 * on a line of its own, such as a translated sentence or a pattern, with the little code around it; the HTML of a template, where a line
 * break reaches the page; and an instruction to PHP_CodeSniffer.
 */
final class LineLengthSniff implements Sniff {
	private const LIMIT = 140;

	/** How much code may stand around a string that is too long itself, such as `Schema::string( __( …, 'hien-core' ) ),`. */
	private const AROUND_STRING = 60;

	private const STRINGS = [ T_CONSTANT_ENCAPSED_STRING, T_DOUBLE_QUOTED_STRING, T_HEREDOC, T_NOWDOC ];

	/** @return list<int|string> */
	public function register(): array {
		return [ T_OPEN_TAG ];
	}

	/** @param int $pointer Position of an opening tag; the first one checks the whole file. */
	// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The interface's names.
	public function process( File $file, $pointer ): int {
		foreach ( self::lines( $file->getTokens() ) as [ $first, $text, $string, $may_be_long ] ) {
			$length = self::width( $text );
			$left   = $length - self::width( $string );
			$indent = self::width( substr( $text, 0, strspn( $text, "\t" ) ) );
			$fits   = $indent + self::width( $string ) + 5 <= self::LIMIT;
			if ( $length > self::LIMIT && ! $may_be_long && ( $fits || $left - $indent > self::AROUND_STRING ) ) {
				$file->addError( 'The line has %d characters, more than %d.', $first, 'TooLong', [ $length, self::LIMIT ] );
			}
		}
		return $file->numTokens;
	}

	/**
	 * @param array<int,array<string,mixed>> $tokens
	 * @return array<int,array{int,string,string,bool}> By line: first token, text, longest string, whether it may be longer.
	 */
	private static function lines( array $tokens ): array {
		$lines = [];
		foreach ( $tokens as $index => $token ) {
			$text  = rtrim( $token['orig_content'] ?? $token['content'], "\r\n" );
			$line  = $lines[ $token['line'] ] ?? [ $index, '', '', false ];
			$is_in = in_array( $token['code'], self::STRINGS, true );

			$line[1] .= $text;
			$line[2]  = $is_in && self::width( $text ) > self::width( $line[2] ) ? $text : $line[2];
			$line[3]  = $line[3] || ( T_INLINE_HTML === $token['code'] && '' !== trim( $text ) ) || str_starts_with( $text, '// phpcs:' );

			$lines[ $token['line'] ] = $line;
		}
		return $lines;
	}

	private static function width( string $text ): int {
		return mb_strlen( str_replace( "\t", '    ', $text ) );
	}
}
