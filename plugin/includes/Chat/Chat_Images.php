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
 * Pictures of conversations, in uploads/hien-chat/{id of the member}: not in the media library, with names that nobody can
 * guess, and gone with the conversation.
 */
final class Chat_Images {

	private const FOLDER = 'hien-chat';

	/** GIFs give their first frame. */
	private const TYPES = [ 'image/jpeg', 'image/png', 'image/webp', 'image/gif' ];

	private const MEGABYTES = 5;

	/** Pixels: larger pictures are made smaller. */
	private const MAX_EDGE = 1600;

	/** Servers that list the files of a folder show this one instead. */
	private const NO_LIST = "<?php\n// Silence is golden.\n";

	/** Where the pictures of all conversations are, with a slash at its end. The database's rules take no other address. */
	public static function url(): string {
		return wp_get_upload_dir()['baseurl'] . '/' . self::FOLDER . '/';
	}

	/**
	 * @param int                 $conversation Id of its member.
	 * @param array<string,mixed> $upload       An entry of $_FILES.
	 * @return array{url:string,width:int,height:int}|WP_Error
	 */
	public static function store( int $conversation, array $upload ): array|WP_Error {
		$kind   = new Picture_Upload( 'hien_chat_image', self::TYPES, __( 'Chỉ gửi được ảnh JPEG, PNG, WebP hay GIF.', 'hien-core' ), self::MEGABYTES );
		$folder = self::folder() . "/$conversation";
		return $kind->store( $upload, $folder, static fn( WP_Image_Editor $editor ): array|WP_Error => self::write( $editor, $conversation, $folder ) );
	}

	/** Removes the pictures of a conversation. */
	public static function remove( int $conversation ): void {
		$folder = self::folder() . "/$conversation";
		array_map( 'wp_delete_file', glob( "$folder/*" ) ?: [] );
		is_dir( $folder ) && rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
	}

	/**
	 * The pictures that were stored within a time, both ends in seconds.
	 *
	 * @return array<int,non-empty-array<string,int>> Id of the conversation's member => path of the file => when it was stored, in seconds.
	 */
	public static function stored_between( int $from, int $to ): array {
		$stored = [];
		foreach ( glob( self::folder() . '/*/*' ) ?: [] as $path ) {
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
		// A message has no other place for the size, which the app keeps free for the picture.
		$name  = Picture_Upload::name() . '-' . implode( 'x', $size ) . $extension;
		$done  = $editor->crop( 0, 0, $width, $height, ...$size ); // Of the whole picture: unlike resize() it gives one without a palette, as WebP needs it.
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
