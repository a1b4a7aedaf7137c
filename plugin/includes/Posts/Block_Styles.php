<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * The style sheets of WordPress that all blocks have in common: those of the block library, and what theme.json makes: rules
 * and variables, and the classes of presets, such as `.has-accent-color`. A page without a text of blocks, such as the home
 * page, is printed without them: they would be a twelfth of it; one whose texts have no such class, without the classes.
 * The app gets all with the first screen that needs them (Routing/Screen_Json.php).
 */
final class Block_Styles {

	public const HANDLES = [ 'wp-block-library', 'global-styles', self::PRESETS ];

	/** Handle of the classes of presets, which the theme registers. */
	public const PRESETS = 'hien-presets';

	/**
	 * Whether there is HTML in responses that these style sheets may style: elements with classes or styles, and figures.
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

	/** @return list<array{handle:string,href:string|null,css:string}> As Post_Schema::assets() has them. */
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
