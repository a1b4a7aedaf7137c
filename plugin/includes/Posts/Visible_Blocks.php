<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks of a text that its author shows: the block editor can hide a block, which core then does not render.
 *
 * @phpstan-type Block array{blockName:string|null,attrs:array<mixed>,innerBlocks:array<mixed>,innerHTML:string,innerContent:array<mixed>}
 */
final class Visible_Blocks {

	private const NOTHING = [
		'blockName'    => null,
		'attrs'        => [],
		'innerBlocks'  => [],
		'innerHTML'    => '',
		'innerContent' => [],
	];

	/** The text without hidden blocks, at any depth. */
	public static function of( string $content ): string {
		return str_contains( $content, '"blockVisibility"' ) ? serialize_blocks( array_map( self::visible( ... ), parse_blocks( $content ) ) ) : $content;
	}

	/**
	 * @param Block $block What parse_blocks() gave.
	 * @return Block
	 */
	private static function visible( array $block ): array {
		return false === ( $block['attrs']['metadata']['blockVisibility'] ?? null )
			? self::NOTHING
			: [ 'innerBlocks' => array_map( self::visible( ... ), $block['innerBlocks'] ) ] + $block;
	}
}
