<?php
declare(strict_types=1);

namespace Hien\Import;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The folder of files to import: what is uploaded gets a name that nobody can guess, and the owner can put large files there. */
final class Import_Files {

	private const FOLDER = 'hien-import';

	private const ENDINGS = [
		'xml'  => 'text/xml',
		'atom' => 'application/atom+xml',
	];

	public static function folder(): string {
		return wp_get_upload_dir()['basedir'] . '/' . self::FOLDER;
	}

	/** @return list<string> Names of the files that the owner has put into the folder. */
	public static function all(): array {
		$files = glob( self::folder() . '/*.{' . implode( ',', array_keys( self::ENDINGS ) ) . '}', GLOB_BRACE ) ?: [];
		return array_map( 'wp_basename', $files );
	}

	/** The path of a file in the folder; null if there is none of this name. */
	public static function path( string $name ): ?string {
		return in_array( $name, self::all(), true ) ? self::folder() . "/$name" : null;
	}

	/**
	 * Stores an uploaded file.
	 *
	 * @param array<string,mixed> $upload An entry of $_FILES.
	 * @return string|WP_Error Its path.
	 */
	public static function store( array $upload ): string|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$folder = self::folder();
		if ( wp_mkdir_p( $folder ) && ! is_file( "$folder/index.html" ) ) {
			touch( "$folder/index.html" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An empty file, so that servers list no files.
		}
		$into = static fn( array $dir ): array => [ 'path' => $folder ] + $dir;
		add_filter( 'upload_dir', $into );
		$stored = wp_handle_upload(
			$upload,
			[
				'test_form'                => false,
				'test_type'                => false, // By its content: Xml_Source::of().
				'mimes'                    => self::ENDINGS,
				'unique_filename_callback' => static fn(): string => bin2hex( random_bytes( 16 ) ) . '.xml',
			]
		);
		remove_filter( 'upload_dir', $into );
		return isset( $stored['error'] ) ? new WP_Error( 'hien_upload', (string) $stored['error'] ) : (string) $stored['file'];
	}

	/** Deletes a file of the folder. */
	public static function delete( string $path ): void {
		if ( '' !== $path && dirname( $path ) === self::folder() ) {
			wp_delete_file( $path );
		}
	}
}
