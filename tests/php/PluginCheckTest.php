<?php

declare(strict_types=1);

namespace Hien\Tests;

use PHPUnit\Framework\TestCase;
use PhpToken;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RegexIterator;

/** What wordpress.org's Plugin Check reports as an error, and the standards of `npm run lint` do not know yet. */
final class PluginCheckTest extends TestCase {

	private const PLUGIN = __DIR__ . '/../../plugin';

	/** It takes the arguments of an exception for output. Ours are escaped where they are shown, if that is a page. */
	public function test_a_file_that_throws_more_than_fixed_words_says_why_they_are_not_escaped(): void {
		$folder = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::PLUGIN . '/includes' ) );
		$wrong  = [];
		foreach ( new RegexIterator( $folder, '/\.php$/' ) as $file ) {
			$code = (string) file_get_contents( (string) $file );
			preg_match_all( '/\bthrow\s+(?:new\s+)?[\w$:>\\\\-]+(\((?:[^()]++|(?1))*\))/', self::without_words( $code ), $throws );
			$unescaped  = preg_replace( '/\besc_html(?:__)?(\((?:[^()]++|(?1))*\))/', '', $throws[1] );
			$has_values = [] !== preg_grep( '/\$|\b(?!(?:sprintf|implode)\()[a-z_]/i', $unescaped ); // Variables, constants, calls.
			$says_so    = str_contains( $code, 'phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- ' );
			if ( $has_values !== $says_so ) {
				$wrong[] = substr( (string) $file, strlen( self::PLUGIN ) + 1 );
			}
		}
		sort( $wrong );
		self::assertSame( [], $wrong );
	}

	/** PHP with neither comments nor what is in its strings, but for their variables. */
	private static function without_words( string $code ): string {
		$shorten = static fn( PhpToken $token ): string => match ( $token->id ) {
			T_CONSTANT_ENCAPSED_STRING => "''",
			T_ENCAPSED_AND_WHITESPACE, T_COMMENT, T_DOC_COMMENT => '',
			default => $token->text,
		};
		return implode( '', array_map( $shorten, PhpToken::tokenize( $code ) ) );
	}
}
