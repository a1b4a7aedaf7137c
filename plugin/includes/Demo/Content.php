<?php
declare(strict_types=1);

namespace Hien\Demo;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/** The demo content: the folders `content` and `media` of the plugin's `demo`, and those that are added. */
final class Content {

	/** @var list<string> */
	private static array $folders = [ __DIR__ . '/../../demo' ];

	/** Adds the folders `content` and `media` of a folder; files that are not needed may be missing. */
	public static function add( string $folder ): void {
		self::$folders[] = $folder;
	}

	/**
	 * @param string $name Of a file without its extension, such as `terms`.
	 * @return array<mixed> Lists of all folders are joined.
	 */
	public static function data( string $name ): array {
		return array_merge_recursive( ...array_map( self::json( ... ), self::files( "content/$name.json" ) ) );
	}

	/** The bytes of a file of the folders `media`. */
	public static function media( string $file ): string {
		return self::read( self::files( "media/$file" )[0] ?? throw new RuntimeException( "There is no file media/$file." ) );
	}

	/**
	 * @param string $kind Folder: posts, pages, or that of another content type, see Posts.
	 * @return list<Demo_File> The oldest first, so that a post links to posts that exist; a page after its parent.
	 */
	public static function posts( string $kind ): array {
		$posts = array_map(
			static fn( string $file ): Demo_File => Demo_File::parse( basename( $file, '.html' ), self::read( $file ) ),
			self::files( "content/$kind/*.html" )
		);
		usort(
			$posts,
			static fn( Demo_File $a, Demo_File $b ): int => [ $a->get( 'parent' ), $b->days() ] <=> [ $b->get( 'parent' ), $a->days() ]
		);
		return $posts;
	}

	/** @return list<string> The files of all folders that match a pattern. */
	private static function files( string $pattern ): array {
		return array_merge( ...array_map( static fn( string $folder ): array => glob( "$folder/$pattern" ) ?: [], self::$folders ) );
	}

	/** @return array<mixed> */
	private static function json( string $file ): array {
		$data = json_decode( self::read( $file ), true );
		return is_array( $data ) ? $data : throw new RuntimeException( "$file must contain a list or an object in JSON." );
	}

	private static function read( string $file ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin's own, not an address.
		return (string) file_get_contents( $file );
	}
}
