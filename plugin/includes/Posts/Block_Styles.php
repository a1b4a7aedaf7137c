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

	/** Value of Screen_Json's query argument by which the app asks for them, since the page was printed without. */
	public const REQUESTED = 'styles';

	/**
	 * HTML that these style sheets may apply to: elements with `class` or `style`, and figures. `[^<>]` stops at the next tag, so that the
	 * time grows with the length only, also where tags have no end.
	 */
	private const STYLED = '/<\w[^<>]*\s(?:class|style)=|<figure\b/i';

	/**
	 * Whether responses contain HTML that these style sheets may apply to.
	 *
	 * @param array<mixed> $responses Name => response, or a part of one.
	 */
	public static function are_needed( array $responses ): bool {
		foreach ( $responses as $value ) {
			if ( is_array( $value ) ? self::are_needed( $value ) : is_string( $value ) && preg_match( self::STYLED, $value ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The style sheets that a screen's JSON brings along: those that the page lacks, as the app says by the argument, and the HTML in the
	 * responses needs.
	 *
	 * @param array<string,array<string,mixed>> $responses Name => response.
	 * @param string                            $argument  Value of Screen_Json's query argument.
	 * @return list<array{handle:string,href:string|null,css:string}> In the format of Post_Schema::styles().
	 */
	public static function for_json( array $responses, string $argument ): array {
		return self::REQUESTED === $argument && self::are_needed( $responses ) ? Content_Assets::styles( self::HANDLES ) : [];
	}
}
