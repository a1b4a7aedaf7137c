<?php
declare(strict_types=1);

namespace Hien\Comments;

use Hien\Module;
use Hien\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The text of comments. Allowed tags stay tags. Anything else that looks like a tag is taken for code and stored escaped, since
 * WordPress would remove it. Backticks mark code as in Markdown.
 */
final class Comment_Text implements Module {

	/** Code: lines between two fences of three backticks, or a part of a line between two backticks. */
	private const CODE = '/^```[^\n`]*\n(?<lines>.*?)\n```[ \t]*$|`(?<part>[^`\n]+)`/ms';

	/** Registered for WordPress's own form only (wp-comments-post.php). */
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
	 * Escapes a typed text for storage.
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
	 * Wraps code between backticks in <code> elements.
	 *
	 * @param string $html A stored comment text. The result must be filtered before it is printed: backticks may stand inside a tag.
	 */
	public static function with_code( string $html ): string {
		return (string) preg_replace_callback(
			self::CODE,
			static fn( array $found ): string => isset( $found['part'] )
				? "<code>{$found['part']}</code>"
				: "<pre><code>{$found['lines']}</code></pre>",
			$html
		);
	}
}
