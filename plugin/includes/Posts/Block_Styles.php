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
 * saves a twelfth of the page; pages whose content has no such class, without those classes. The app loads all of them with
 * the first screen that needs them (Routing/Screen_Json).
 */
final class Block_Styles {

	public const HANDLES = [ 'wp-block-library', 'global-styles', self::PRESETS ];

	/** Handle of the classes of presets, which the theme registers. */
	public const PRESETS = 'hien-presets';

	/**
	 * Whether responses contain HTML that these style sheets may apply to: elements with `class` or `style`, and figures.
	 *
	 * @param array<string,array<string,mixed>> $responses REST path => response.
	 */
	public static function are_needed( array $responses ): bool {
		return self::has_match( $responses, '/<\w[^>]*\s(?:class|style)=|<figure\b/i' );
	}

	/**
	 * Whether there is HTML in responses with the class of a preset.
	 *
	 * @param array<string,array<string,mixed>> $responses REST path => response.
	 */
	public static function have_presets( array $responses ): bool {
		return self::has_match( $responses, '/<\w[^>]*\sclass=[^>]*\bhas-/i' );
	}

	/** @return list<array{handle:string,href:string|null,css:string}> In the format of Post_Schema::styles(). */
	public static function all(): array {
		return ( new Post_Content() )->styles( self::HANDLES );
	}

	/**
	 * Whether a text in responses matches a pattern.
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
