<?php
declare(strict_types=1);

namespace Hien\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Removes blocks that the author has hidden in the block editor (`blockVisibility`). Core does not render them, but parse_blocks()
 * returns them.
 *
 * @phpstan-type Block array{blockName:string|null,attrs:array<mixed>,innerBlocks:array<mixed>,innerHTML:string,innerContent:array<mixed>}
 */
final class Visible_Blocks {

	/** A block without output, in the format of parse_blocks(). */
	private const EMPTY_BLOCK = [
		'blockName'    => null,
		'attrs'        => [],
		'innerBlocks'  => [],
		'innerHTML'    => '',
		'innerContent' => [],
	];

	/** The content without hidden blocks, at any depth. */
	public static function of( string $content ): string {
		return str_contains( $content, '"blockVisibility"' )
			? serialize_blocks( array_map( self::visible( ... ), parse_blocks( $content ) ) )
			: $content;
	}

	/**
	 * @param Block $block A block of parse_blocks().
	 * @return Block
	 */
	private static function visible( array $block ): array {
		return false === ( $block['attrs']['metadata']['blockVisibility'] ?? null )
			? self::EMPTY_BLOCK
			: [ 'innerBlocks' => array_map( self::visible( ... ), $block['innerBlocks'] ) ] + $block;
	}
}
