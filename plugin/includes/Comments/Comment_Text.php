<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The text of comments. Tags that comments may have stay tags; all else that looks like one is code that somebody shows, and
 * is stored escaped: WordPress would take it out, with what is between `<` and `>`. Backticks mark code as in Markdown.
 */
final class Comment_Text implements Module {

	/** Code: lines between two of three backticks each, or a part of a line between two backticks. */
	private const CODE = '/^```[^\n`]*\n(?<lines>.*?)\n```[ \t]*$|`(?<part>[^`\n]+)`/ms';

	/** For WordPress's own form (wp-comments-post.php). */
	public function register(): void {
		add_filter( 'preprocess_comment', [ $this, 'escape_sent' ], 1 );
	}

	/** @param mixed $comment Data of a comment, with slashes. */
	public function escape_sent( mixed $comment ): mixed {
		if ( is_array( $comment ) && is_string( $comment['comment_content'] ?? null ) ) {
			$comment['comment_content'] = wp_slash( self::escape( wp_unslash( $comment['comment_content'] ) ) );
		}
		return $comment;
	}

	/**
	 * What was typed, as it is stored.
	 *
	 * @param string $typed Without slashes.
	 */
	public static function escape( string $typed ): string {
		$typed = Text::typed( $typed );
		$tag   = sprintf( '~(</?(?:%s)(?:\s[^<>]*)?/?>)~i', implode( '|', array_keys( wp_kses_allowed_html( 'pre_comment_content' ) ) ) );
		$text  = static fn( string $text ): string => htmlspecialchars( $text, ENT_NOQUOTES );
		$html  = '';
		$end   = 0;
		preg_match_all( self::CODE, $typed, $codes, PREG_OFFSET_CAPTURE );
		foreach ( [ ...$codes[0], [ '', strlen( $typed ) ] ] as [ $code, $start ] ) {
			foreach ( (array) preg_split( $tag, substr( $typed, $end, $start - $end ), -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $part ) {
				$html .= 0 === $index % 2 ? $text( (string) $part ) : $part;
			}
			$html .= $text( $code );
			$end   = $start + strlen( $code );
		}
		return $html;
	}

	/**
	 * Puts code that backticks mark into elements.
	 *
	 * @param string $html A comment's text as it is stored. Not safe to print afterwards: backticks may stand in a tag.
	 */
	public static function with_code( string $html ): string {
		return (string) preg_replace_callback(
			self::CODE,
			static fn( array $found ): string => isset( $found['part'] ) ? "<code>{$found['part']}</code>" : "<pre><code>{$found['lines']}</code></pre>",
			$html
		);
	}
}
