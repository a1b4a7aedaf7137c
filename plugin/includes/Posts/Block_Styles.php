<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's common style sheets for blocks: the block library, the rules and variables of theme.json, and its classes of
 * presets, such as `.has-accent-color`. Pages without block content, such as the home page, are printed without them, which
 * saves a twelfth of the page; pages whose content has no such class, without those classes. The app loads what is missing
 * with the first screen that needs it (Routing/Screen_Json).
 */
final class Block_Styles {

	private const COMMON = [ 'wp-block-library', 'global-styles' ];

	/** The classes of presets, which the theme registers. */
	private const PRESETS = 'hien-presets';

	public const HANDLES = [ ...self::COMMON, self::PRESETS ];

	/** Value of Screen_Json's query argument => handles of the style sheets that the page with the app does not have. */
	public const MISSING = [
		'1'       => [],
		'presets' => [ self::PRESETS ],
		'styles'  => self::HANDLES,
	];

	/**
	 * Whether responses contain HTML that these style sheets may apply to: elements with `class` or `style`, and figures.
	 *
	 * @param array<string,array<string,mixed>> $responses REST path => response.
	 */
	public static function are_needed( array $responses ): bool {
		return self::has_match( $responses, '/<\w[^<>]*\s(?:class|style)=|<figure\b/i' );
	}

	/**
	 * Whether there is HTML in responses with the class of a preset.
	 *
	 * @param array<string,array<string,mixed>> $responses REST path => response.
	 */
	public static function have_presets( array $responses ): bool {
		return self::has_match( $responses, '/<\w[^<>]*\sclass=[^<>]*\bhas-/i' );
	}

	/**
	 * The style sheets that the HTML in responses needs, out of those that a page does not have.
	 *
	 * @param array<string,array<string,mixed>> $responses REST path => response.
	 * @param string                            $argument  What the page does not have: a key of MISSING.
	 * @return list<array{handle:string,href:string|null,css:string}> In the format of Post_Schema::styles().
	 */
	public static function missing( array $responses, string $argument ): array {
		$missing = self::MISSING[ $argument ] ?? [];
		if ( [] === $missing ) {
			return []; // Before responses are searched.
		}
		$needed = self::are_needed( $responses ) ? self::COMMON : [];
		if ( self::have_presets( $responses ) ) {
			$needed[] = self::PRESETS;
		}
		return ( new Post_Content() )->styles( array_intersect( $needed, $missing ) );
	}

	/**
	 * Whether a text in responses matches a pattern. Patterns stop at `<` too, so that tags without an end are not read again and again.
	 *
	 * @param array<mixed> $values Responses, or a part of one.
	 */
	private static function has_match( array $values, string $pattern ): bool {
		foreach ( $values as $value ) {
			if ( is_array( $value ) ? self::has_match( $value, $pattern ) : is_string( $value ) && preg_match( $pattern, $value ) ) {
				return true;
			}
		}
		return false;
	}
}
