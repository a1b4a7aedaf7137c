<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The text of comments. Allowed tags stay tags. Whatever else looks like a tag is stored escaped, as code, since WordPress would remove it.
 * Backticks mark code as in Markdown.
 */
final class Comment_Text implements Module {

	/** The line above code of several lines, and the one below it. */
	private const FENCE     = '/^```[^`]*$/D';
	private const FENCE_END = '/^```[ \t]*$/D';

	/** The attributes of a tag. Each has a value: words without one belong to text such as `a<b && c>d`. */
	private const ATTRIBUTES = '(?:\s+[a-z-]+\s*=\s*(?:"[^"<>]*"|\'[^\'<>]*\'|[^\s"\'<>]+))*+';

	/** Code within a line. */
	private const INLINE_CODE = '/`([^`]++)`/';

	/** Registered for WordPress's own form only (wp-comments-post.php). */
	public function register(): void {
		add_filter( 'preprocess_comment', [ $this, 'escape_comment' ], 1 );
	}

	/** @param mixed $comment Data of a comment, with slashes. */
	public function escape_comment( mixed $comment ): mixed {
		if ( is_array( $comment ) && is_string( $comment['comment_content'] ?? null ) ) {
			$comment['comment_content'] = wp_slash( self::escape( wp_unslash( $comment['comment_content'] ) ) );
		}
		return $comment;
	}

	/**
	 * Escapes a typed text for storage.
	 *
	 * @param string $typed Without slashes.
	 */
	public static function escape( string $typed ): string {
		global $wpdb;
		$typed = Text::typed( $typed );
		$names = implode( '|', array_keys( wp_kses_allowed_html( 'pre_comment_content' ) ) );
		$tag   = sprintf( '~(</?(?:%s)%s\s*/?>)~i', $names, self::ATTRIBUTES );
		$text  = static fn( string $text ): string => htmlspecialchars( $text, ENT_NOQUOTES );
		$html  = '';
		$end   = 0;
		foreach ( [ ...self::codes( $typed ), [ '', strlen( $typed ) ] ] as [ $code, $start ] ) {
			foreach ( (array) preg_split( $tag, substr( $typed, $end, $start - $end ), -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $part ) {
				$html .= 0 === $index % 2 ? $text( (string) $part ) : $part;
			}
			$html .= $text( $code );
			$end   = $start + strlen( $code );
		}
		// As WordPress does in posts: a table from before 2015 holds no emoji, nor other characters of four bytes.
		$charset = $wpdb->get_col_charset( $wpdb->comments, 'comment_content' );
		return in_array( $charset, [ 'utf8', 'utf8mb3' ], true )
			? mb_encode_numericentity( $html, [ 0x10000, 0x10FFFF, 0, 0xFFFFFF ], 'UTF-8', true )
			: $html;
	}

	/**
	 * Wraps code between backticks in <code> elements.
	 *
	 * @param string $html A stored comment text. The result must be filtered before it is printed: backticks may stand inside a tag.
	 */
	public static function with_code( string $html ): string {
		$result = '';
		$end    = 0;
		foreach ( self::codes( $html ) as [ $code, $start, $element ] ) {
			$result .= substr( $html, $end, $start - $end ) . $element;
			$end     = $start + strlen( $code );
		}
		return $result . substr( $html, $end );
	}

	/**
	 * Finds the code in a text, in one pass over its lines: a regular expression would search the whole rest for the end of each fence.
	 *
	 * @return list<array{string,int,string}> The code with its backticks, its offset in bytes, and its HTML element.
	 */
	private static function codes( string $text ): array {
		$codes = [];
		$lines = explode( "\n", $text );
		$ends  = array_reverse( array_keys( (array) preg_grep( self::FENCE_END, $lines ) ) );
		$count = count( $lines );
		$start = 0;
		for ( $line = 0; $line < $count; $line++ ) {
			$code = $lines[ $line ];
			if ( 1 === preg_match( self::FENCE, $code ) ) {
				while ( [] !== $ends && end( $ends ) < $line + 2 ) {
					array_pop( $ends );
				}
				$end = end( $ends );
			} else {
				$end = false;
			}
			if ( false !== $end ) {
				$block   = array_slice( $lines, $line, $end - $line + 1 );
				$code    = implode( "\n", $block );
				$codes[] = [ $code, $start, '<pre><code>' . implode( "\n", array_slice( $block, 1, -1 ) ) . '</code></pre>' ];
				$line    = $end;
			} else {
				preg_match_all( self::INLINE_CODE, $code, $parts, PREG_OFFSET_CAPTURE );
				foreach ( $parts[0] as $index => [ $part, $place ] ) {
					$codes[] = [ $part, $start + $place, "<code>{$parts[1][ $index ][0]}</code>" ];
				}
			}
			$start += strlen( $code ) + 1;
		}
		return $codes;
	}
}
