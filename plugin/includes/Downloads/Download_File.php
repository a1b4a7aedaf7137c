<?php
declare(strict_types=1);

namespace Hien\Downloads;

use Hien\Addresses\Paths;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The file of a download: on the disk, or on another host where a plugin has moved it. */
final class Download_File {

	private const ARCHIVES = [ '7z', 'gz', 'rar', 'tar', 'tgz', 'zip' ];

	private const CODE = [ 'conf', 'css', 'htm', 'html', 'js', 'json', 'php', 'sh', 'sql', 'xml', 'yaml', 'yml' ];

	/**
	 * @return array{id:int,type:string,kind:string,size:?int}|null Extension in capitals (`ZIP`), size in bytes or null if it is not known;
	 *                                                              null if the file is missing.
	 */
	public static function of( WP_Post $download ): ?array {
		$id   = self::id( $download );
		$path = 0 === $id ? false : get_attached_file( $id );
		$url  = 0 === $id ? false : wp_get_attachment_url( $id );
		if ( false === $path || false === $url || null !== Paths::relative( $url ) && ! is_file( $path ) ) {
			return null;
		}
		$extension = strtolower( pathinfo( $path, PATHINFO_EXTENSION ) );
		return [
			'id'   => $id,
			'type' => strtoupper( $extension ),
			'kind' => self::kind( $extension ),
			'size' => ( wp_get_attachment_metadata( $id )['filesize'] ?? 0 ) ?: ( wp_filesize( $path ) ?: null ),
		];
	}

	/** @return 'archive'|'code'|'text' Which icon the theme shows. */
	private static function kind( string $extension ): string {
		return match ( true ) {
			in_array( $extension, self::ARCHIVES, true ) => 'archive',
			in_array( $extension, self::CODE, true )     => 'code',
			default                                      => 'text',
		};
	}

	private static function id( WP_Post $download ): int {
		return (int) get_post_meta( $download->ID, Download_Post_Type::FILE, true );
	}
}
