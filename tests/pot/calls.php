<?php
/**
 * Prints the calls of some functions in PHP files as JSON: `[{file, name, args, comments}]`; an argument that is not a
 * literal string is null, and comments are those that end on the line of the call or the one above it. For tests/pot.mjs.
 *
 * Arguments: a JSON list of names, then files.
 */

declare(strict_types=1);

[ , $hien_names ] = $argv;
$hien_calls       = [];
foreach ( array_slice( $argv, 2 ) as $hien_file ) {
	foreach ( hien_calls( (string) file_get_contents( $hien_file ), (array) json_decode( $hien_names ) ) as $hien_call ) {
		$hien_calls[] = [ 'file' => $hien_file ] + $hien_call;
	}
}
echo json_encode( $hien_calls, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR );

/**
 * @param array<mixed> $names Functions to look for.
 * @return list<array{name:string,args:list<string|null>,comments:list<string>}>
 */
function hien_calls( string $code, array $names ): array {
	$tokens   = array_values(
		array_filter( PhpToken::tokenize( $code ), static fn( PhpToken $token ): bool => ! $token->is( T_WHITESPACE ) )
	);
	$comments = [];
	$calls    = [];
	foreach ( $tokens as $i => $token ) {
		if ( $token->is( T_COMMENT ) ) {
			$comments[ $token->line + substr_count( $token->text, "\n" ) ][] = $token->text;
		} elseif ( $token->is( T_STRING ) && in_array( $token->text, $names, true ) && '(' === $tokens[ $i + 1 ]->text ) {
			$calls[] = [
				'name'     => $token->text,
				'args'     => hien_arguments( $tokens, $i + 2 ),
				'comments' => [ ...( $comments[ $token->line ] ?? [] ), ...( $comments[ $token->line - 1 ] ?? [] ) ],
			];
		}
	}
	return $calls;
}

/**
 * @param list<PhpToken> $tokens Without white space.
 * @param int            $i      Where the arguments begin.
 * @return list<string|null>
 */
function hien_arguments( array $tokens, int $i ): array {
	$args  = [ [] ];
	$depth = 1;
	for ( ; $depth > 0; $i++ ) {
		$token  = $tokens[ $i ];
		$depth += match ( $token->text ) {
			'(', '[' => 1,
			')', ']' => -1,
			default  => 0,
		};
		if ( 1 === $depth && ',' === $token->text ) {
			$args[] = [];
		} elseif ( $depth > 0 && ! $token->is( T_COMMENT ) ) {
			$args[ array_key_last( $args ) ][] = $token;
		}
	}
	return array_map(
		static fn( array $parts ): ?string => 1 === count( $parts ) && $parts[0]->is( T_CONSTANT_ENCAPSED_STRING )
			? hien_value( $parts[0]->text )
			: null,
		$args
	);
}

/** What a literal string stands for. */
function hien_value( string $literal ): string {
	$inner = substr( $literal, 1, -1 );
	return "'" === $literal[0] ? strtr( $inner, [ "\\'" => "'", '\\\\' => '\\' ] ) : stripcslashes( $inner );
}
