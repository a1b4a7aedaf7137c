<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's common style sheets for blocks: the block library, and the presets and layouts of theme.json. Pages without block
 * content, such as the home page, are printed without them, which saves a twelfth of the page. The app loads them with the first
 * screen that needs them (Routing/Screen_Json).
 */
final class Block_Styles {

	public const HANDLES = [ 'wp-block-library', 'global-styles' ];

	/**
	 * Whether responses contain HTML that these style sheets may apply to: elements with `class` or `style`, and figures.
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

	/** @return list<array{handle:string,href:string|null,css:string}> In the format of Post_Schema::styles(). */
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
