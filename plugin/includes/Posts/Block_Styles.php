<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * The style sheets of WordPress that all blocks have in common: those of the block library, and the presets and layouts of
 * theme.json. A page without a text of blocks, such as the home page, is printed without them: they would be a twelfth of
 * it. The app gets them with the first screen that needs them (Routing/Screen_Json.php).
 */
final class Block_Styles {

	public const HANDLES = [ 'wp-block-library', 'global-styles' ];

	/**
	 * Whether there is HTML in responses that these style sheets may style: elements with classes or styles, and figures.
	 *
	 * @param array<string,array<string,mixed>> $responses REST path => response.
	 */
	public static function are_needed( array $responses ): bool {
		foreach ( $responses as $value ) {
			if ( is_array( $value ) ? self::are_needed( $value ) : is_string( $value ) && preg_match( '/<\w[^>]*\s(?:class|style)=|<figure\b/i', $value ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<array{handle:string,href:string|null,css:string}> As Post_Schema::assets() has them. */
	public static function all(): array {
		[ $library, $global ] = self::HANDLES;
		return [
			...( new Post_Content() )->styles( [ $library ] ),
			[
				'handle' => $global,
				'href'   => null,
				'css'    => wp_get_global_stylesheet(),
			],
		];
	}
}
