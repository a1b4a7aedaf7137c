<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Demo;

/** The files of the content folder. */
final class Content {

	private const FOLDER = __DIR__ . '/../content';

	/**
	 * @param 'comments'|'media'|'menus'|'site'|'terms'|'users'|'views' $name
	 * @return array<mixed>
	 */
	public static function data( string $name ): array {
		return (array) json_decode( self::read( self::FOLDER . "/$name.json" ), true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * @param string $kind Folder: posts, pages, or a noun of Items.
	 * @return list<Document> The oldest first, so that a post links to posts that exist; a page after its parent.
	 */
	public static function documents( string $kind ): array {
		$documents = array_map(
			static fn( string $file ): Document => Document::parse( basename( $file, '.html' ), self::read( $file ) ),
			glob( self::FOLDER . "/$kind/*.html" ) ?: []
		);
		usort(
			$documents,
			static fn( Document $a, Document $b ): int => [ $a->get( 'parent' ), $b->days() ] <=> [ $b->get( 'parent' ), $a->days() ]
		);
		return $documents;
	}

	private static function read( string $file ): string {
		return (string) file_get_contents( $file );
	}
}
