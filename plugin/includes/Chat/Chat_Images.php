<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Uploads\Picture_Upload;
use WP_Error;
use WP_Image_Editor;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures of conversations, in uploads/hien-chat/{id of the member}. They are not in the media library, have names that nobody
 * can guess, and are removed with the conversation.
 */
final class Chat_Images {

	private const FOLDER = 'hien-chat';

	/** Of a GIF, the first frame is stored. */
	private const TYPES = [ 'image/jpeg', 'image/png', 'image/webp', 'image/gif' ];

	private const MEGABYTES = 5;

	/** Longest edge in pixels, to which larger pictures are scaled down. */
	private const MAX_EDGE = 1600;

	/** Content of the index.php in each folder, which servers show instead of a list of its files. */
	private const NO_LIST = "<?php\n// Silence is golden.\n";

	/** Address of the folder of all conversations, with a slash at its end. The database's rules accept no other pictures. */
	public static function url(): string {
		return wp_get_upload_dir()['baseurl'] . '/' . self::FOLDER . '/';
	}

	/**
	 * Stores an uploaded picture.
	 *
	 * @param int                 $conversation Id of the member.
	 * @param array<string,mixed> $upload       An entry of $_FILES.
	 * @return array{url:string,width:int,height:int}|WP_Error
	 */
	public static function store( int $conversation, array $upload ): array|WP_Error {
		$kind   = new Picture_Upload( 'hien_chat_image', self::TYPES, __( 'Chỉ gửi được ảnh JPEG, PNG, WebP hay GIF.', 'hien-core' ), self::MEGABYTES );
		$folder = self::folder() . "/$conversation";
		return $kind->store( $upload, $folder, static fn( WP_Image_Editor $editor ): array|WP_Error => self::write( $editor, $conversation, $folder ) );
	}

	/**
	 * Removes the pictures of a conversation that were stored until a time.
	 *
	 * @param int $until Seconds.
	 * @return int How many of them could not be removed.
	 */
	public static function remove( int $conversation, int $until ): int {
		$folder = self::folder() . "/$conversation";
		$left   = 0;
		foreach ( array_keys( self::stored_between( 0, $until, (string) $conversation )[ $conversation ] ?? [] ) as $path ) {
			wp_delete_file( $path );
			$left += (int) is_file( $path );
		}
		if ( [ '.', '..', 'index.php' ] === ( is_dir( $folder ) ? scandir( $folder ) : [] ) && wp_is_writable( $folder ) ) {
			wp_delete_file( "$folder/index.php" );
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
		}
		return $left;
	}

	/**
	 * The pictures that were stored within a time, both ends in seconds.
	 *
	 * @param string $folder Folder of one conversation; `*` for all.
	 * @return array<int,non-empty-array<string,int>> Id of the member => path of the file => when it was stored, in seconds.
	 */
	public static function stored_between( int $from, int $to, string $folder = '*' ): array {
		$stored = [];
		foreach ( glob( self::folder() . "/$folder/*" ) ?: [] as $path ) {
			$time = (int) filemtime( $path );
			if ( 'index.php' !== basename( $path ) && $time >= $from && $time <= $to ) {
				$stored[ (int) basename( dirname( $path ) ) ][ $path ] = $time;
			}
		}
		return $stored;
	}

	private static function folder(): string {
		return wp_get_upload_dir()['basedir'] . '/' . self::FOLDER;
	}

	/** @return array{url:string,width:int,height:int}|WP_Error */
	private static function write( WP_Image_Editor $editor, int $conversation, string $folder ): array|WP_Error {
		[ 'width' => $width, 'height' => $height ] = $editor->get_size();
		[ $type, $extension ]                      = Picture_Upload::type_of( $editor );

		self::hide( dirname( $folder ) );
		self::hide( $folder );
		$size  = wp_constrain_dimensions( $width, $height, self::MAX_EDGE, self::MAX_EDGE );
		// The app reads the size from the name, and keeps room for the picture before it is loaded.
		$name  = Picture_Upload::name() . '-' . implode( 'x', $size ) . $extension;
		$done  = $editor->crop( 0, 0, $width, $height, ...$size ); // Crops nothing. Unlike resize(), it makes a picture without a palette, which WebP needs.
		$saved = is_wp_error( $done ) ? $done : $editor->save( "$folder/$name", $type );
		return is_wp_error( $saved ) ? $saved : [
			'url'    => self::url() . "$conversation/$name",
			'width'  => (int) $saved['width'],
			'height' => (int) $saved['height'],
		];
	}

	private static function hide( string $folder ): void {
		if ( ! is_file( "$folder/index.php" ) ) {
			file_put_contents( "$folder/index.php", self::NO_LIST ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
		}
	}
}
