<?php
declare(strict_types=1);

namespace Hien\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's common style sheets for blocks: the block library, and theme.json. Pages without block content, such as the home page, are
 * printed without them, which saves a twelfth of the page. The app loads them with the first screen that needs them (Routing/Screen_Json).
 */
final class Block_Styles {

	public const HANDLES = [ 'wp-block-library', 'global-styles' ];

	/** Value of Screen_Json's query argument with which the page does not have them. */
	public const MISSING = 'styles';

	/**
	 * What these style sheets may apply to: elements with `class` or `style`, and figures. Stops at `<`, so that tags without an end are
	 * not read again and again.
	 */
	private const USE = '/<\w[^<>]*\s(?:class|style)=|<figure\b/i';

	/**
	 * Whether responses contain HTML that these style sheets may apply to.
	 *
	 * @param array<mixed> $responses Name => response, or a part of one.
	 */
	public static function are_needed( array $responses ): bool {
		foreach ( $responses as $value ) {
			if ( is_array( $value ) ? self::are_needed( $value ) : is_string( $value ) && preg_match( self::USE, $value ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The style sheets that the HTML in responses needs and a page does not have.
	 *
	 * @param array<string,array<string,mixed>> $responses Name => response.
	 * @param string                            $argument  Value of the query argument.
	 * @return list<array{handle:string,href:string|null,css:string}> In the format of Post_Schema::styles().
	 */
	public static function missing( array $responses, string $argument ): array {
		return self::MISSING === $argument && self::are_needed( $responses ) ? Post_Content::styles( self::HANDLES ) : [];
	}
}
