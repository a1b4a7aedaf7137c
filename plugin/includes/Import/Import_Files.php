<?php
declare(strict_types=1);

namespace Hien\Import;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The folder of files to import: uploaded files get names that nobody can guess, and the owner can put large files there by FTP. */
final class Import_Files {

	private const FOLDER = 'hien-import';

	private const ENDINGS = [
		'xml'  => 'text/xml',
		'atom' => 'application/atom+xml',
	];

	public static function folder(): string {
		return wp_get_upload_dir()['basedir'] . '/' . self::FOLDER;
	}

	/** Makes the folder so that servers neither list it nor, where they read .htaccess, give its files to visitors. */
	private static function make_folder(): void {
		$folder = self::folder();
		if ( wp_mkdir_p( $folder ) && ! is_file( "$folder/.htaccess" ) ) {
			touch( "$folder/index.html" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An empty file.
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
			file_put_contents(
				"$folder/.htaccess",
				"<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n"
			);
		}
	}

	/** Makes the folder, and hides the files that the owner has put there, unless a file has just changed: it may still be uploading. */
	public static function prepare(): void {
		self::make_folder();
		foreach ( self::all() as $name ) {
			$path = self::folder() . "/$name";
			if ( filemtime( $path ) < time() - MINUTE_IN_SECONDS ) {
				self::hide( $path );
			}
		}
	}

	/** @return list<string> Names of the files that the owner has put into the folder. */
	public static function all(): array {
		$names = is_dir( self::folder() ) ? scandir( self::folder() ) : []; // In a bucket, glob() finds nothing.
		return array_values(
			array_filter(
				$names ?: [],
				static fn( string $name ): bool => isset( self::ENDINGS[ strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) ] )
			)
		);
	}

	/** The path of a file in the folder; null if there is none of this name. */
	public static function path( string $name ): ?string {
		return in_array( $name, self::all(), true ) ? self::folder() . "/$name" : null;
	}

	/** The name of a file without what hide() has put before it. */
	public static function shown_name( string $name ): string {
		return (string) preg_replace( '/^[0-9a-f]{32}-/', '', $name );
	}

	/**
	 * Renames a file that the owner has put into the folder so that nobody can guess its address: it may hold private posts.
	 *
	 * @return string Its path; the one before if the server may not rename it.
	 */
	public static function hide( string $path ): string {
		$name   = wp_basename( $path );
		$hidden = self::folder() . '/' . self::random() . "-$name";
		$is_new = ! self::is_upload( $path ) && self::shown_name( $name ) === $name;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
		return $is_new && wp_is_writable( self::folder() ) && rename( $path, $hidden ) ? $hidden : $path;
	}

	/** The beginning of a name that nobody can guess. */
	private static function random(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/** Whether store() has made a file. */
	private static function is_upload( string $path ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}\.xml$/', wp_basename( $path ) );
	}

	/**
	 * Stores an uploaded file.
	 *
	 * @param array<string,mixed> $upload An entry of $_FILES.
	 * @return string|WP_Error Its path.
	 */
	public static function store( array $upload ): string|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		self::make_folder();
		$folder = self::folder();
		$into   = static fn( array $dir ): array => [ 'path' => $folder ] + $dir;
		add_filter( 'upload_dir', $into );
		$stored = wp_handle_upload(
			$upload,
			[
				'test_form'                => false,
				'test_type'                => false, // By its content: Xml_Source::of().
				'mimes'                    => self::ENDINGS,
				'unique_filename_callback' => static fn(): string => self::random() . '.xml',
			]
		);
		remove_filter( 'upload_dir', $into );
		return isset( $stored['error'] ) ? new WP_Error( 'hien_upload', (string) $stored['error'] ) : (string) $stored['file'];
	}

	/** Deletes an uploaded file whose import was ended early. Files that the owner has put into the folder stay. */
	public static function discard( string $path ): void {
		if ( self::is_upload( $path ) ) {
			self::delete( $path );
		}
	}

	/** Deletes files that were uploaded more than a day ago, except the one that is being imported. */
	public static function purge(): void {
		$state = Import_State::load();
		foreach ( self::all() as $name ) {
			$path = self::folder() . "/$name";
			if ( filemtime( $path ) < time() - DAY_IN_SECONDS && ! ( $state->is_running() && $path === $state->file ) ) {
				self::discard( $path );
			}
		}
		if ( Import_State::READY === $state->phase && ! is_file( $state->file ) ) {
			$state->enter( Import_State::NONE );
			$state->save();
		}
	}

	/** Deletes a file of the folder. */
	public static function delete( string $path ): void {
		if ( '' !== $path && dirname( $path ) === self::folder() ) {
			wp_delete_file( $path );
		}
	}
}
