<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checked_Query;
use Hien\Constants;
use Hien\Rest\Schema;
use Hien\Uploads\Picture_Upload;
use RuntimeException;
use WP_Error;
use WP_Image_Editor;

defined( 'ABSPATH' ) || exit;

/**
 * Images in conversations, in uploads/hien-chat/{id of the member}. They are not in the media library, have random names, and are
 * deleted with the conversation, by the names in a table: a bucket lists no files.
 */
final class Chat_Images {

	private const FOLDER = 'hien-chat';

	/** Accepted MIME types. Only the first frame of a GIF is stored. */
	private const TYPES = [ 'image/jpeg', 'image/png', 'image/webp', 'image/gif' ];

	/** Content of the index.php in each folder, which prevents directory listings. */
	private const NO_LIST = "<?php\n// Silence is golden.\n";

	/** URL of the folder of all conversations, with a trailing slash. The database rules accept no images elsewhere. */
	public static function url(): string {
		return wp_get_upload_dir()['baseurl'] . '/' . self::FOLDER . '/';
	}

	/**
	 * Stores an uploaded image.
	 *
	 * @param int                 $conversation Id of the member.
	 * @param array<string,mixed> $upload       An entry of $_FILES.
	 * @return array{url:string,width:int,height:int}|WP_Error
	 */
	public static function store( int $conversation, array $upload ): array|WP_Error {
		$kind   = new Picture_Upload(
			'hien_chat_image',
			self::TYPES,
			__( 'Chỉ gửi được ảnh JPEG, PNG, WebP hay GIF.', 'hien-core' ),
			Constants::CHAT_IMAGE_MEGABYTES
		);
		$folder = self::folder() . "/$conversation";
		return $kind->store(
			$upload,
			$folder,
			static fn( WP_Image_Editor $editor ): array|WP_Error => self::write( $editor, $conversation, $folder )
		);
	}

	/**
	 * Deletes the images of a conversation that were stored until a given time.
	 *
	 * @param int $until Unix time.
	 * @return int Number of images that could not be deleted.
	 */
	public static function remove( int $conversation, int $until ): int {
		global $wpdb;
		$sql = "SELECT name FROM {$wpdb->prefix}hien_chat_images WHERE conversation = %d AND saved_at <= %d";
		try {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The name of the table only.
			$names = array_column( Checked_Query::rows( (string) $wpdb->prepare( $sql, $conversation, $until ) ), 'name' );
		} catch ( RuntimeException ) {
			return 1; // There may be some.
		}
		$left   = count( $names ) - self::delete( $conversation, $names );
		$folder = self::folder() . "/$conversation";
		if (
			! wp_is_stream( $folder ) && is_dir( $folder ) && [ '.', '..', 'index.php' ] === scandir( $folder ) && wp_is_writable( $folder )
		) {
			wp_delete_file( "$folder/index.php" );
			rmdir( $folder );
		}
		return $left;
	}

	/**
	 * Deletes images, and then their names in the table.
	 *
	 * @param string[] $names Their file names.
	 * @return int Number of images that are gone.
	 */
	public static function delete( int $conversation, array $names ): int {
		global $wpdb;
		$folder = self::folder() . "/$conversation";
		$gone   = array_filter( $names, static fn( string $name ): bool => Picture_Upload::delete( "$folder/$name" ) );
		foreach ( $gone as $name ) {
			$wpdb->delete( "{$wpdb->prefix}hien_chat_images", compact( 'name' ) );
		}
		return count( $gone );
	}

	/**
	 * The images that were stored in a period.
	 *
	 * @param int $from Unix time, inclusive.
	 * @param int $to   Unix time, inclusive.
	 * @return array<int,non-empty-array<string,int>> Id of the member => file name => Unix time at which it was stored.
	 */
	public static function stored_between( int $from, int $to ): array {
		global $wpdb;
		$stored = [];
		$rows   = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT conversation, name, saved_at FROM {$wpdb->prefix}hien_chat_images WHERE saved_at BETWEEN %d AND %d",
				$from,
				$to
			)
		);
		foreach ( $rows ?? [] as $row ) {
			$stored[ (int) $row->conversation ][ $row->name ] = (int) $row->saved_at;
		}
		return $stored;
	}

	/** @return array<string,mixed> */
	public static function schema(): array {
		return Schema::object(
			'ChatImage',
			[
				'url'    => Schema::string(),
				'width'  => Schema::integer(),
				'height' => Schema::integer(),
			]
		);
	}

	private static function folder(): string {
		return wp_get_upload_dir()['basedir'] . '/' . self::FOLDER;
	}

	/** @return array{url:string,width:int,height:int}|WP_Error */
	private static function write( WP_Image_Editor $editor, int $conversation, string $folder ): array|WP_Error {
		[ 'width' => $width, 'height' => $height ] = $editor->get_size();
		[ $type, $extension ]                      = Picture_Upload::type_of( $editor );

		if ( ! wp_is_stream( $folder ) ) {
			self::hide( dirname( $folder ) );
			self::hide( $folder );
		}
		$size = wp_constrain_dimensions( $width, $height, Constants::CHAT_IMAGE_EDGE, Constants::CHAT_IMAGE_EDGE );
		// The app reads the size from the name, to reserve space before the image is loaded.
		$name  = Picture_Upload::name() . '-' . implode( 'x', $size ) . $extension;
		// Only resizes. Unlike resize(), it makes a truecolour image, which WebP requires.
		$done  = $editor->crop( 0, 0, $width, $height, ...$size );
		$saved = is_wp_error( $done ) ? $done : self::save( $editor, $conversation, "$folder/$name", $type );
		return is_wp_error( $saved ) ? $saved : [
			'url'    => self::url() . "$conversation/$name",
			'width'  => (int) $saved['width'],
			'height' => (int) $saved['height'],
		];
	}

	/**
	 * Stores the name first, so that each file has its name in the table even if PHP is stopped.
	 *
	 * @return array<string,mixed>|WP_Error As WP_Image_Editor::save().
	 */
	private static function save( WP_Image_Editor $editor, int $conversation, string $path, string $type ): array|WP_Error {
		global $wpdb;
		$name = basename( $path );
		if ( 1 !== $wpdb->insert( "{$wpdb->prefix}hien_chat_images", compact( 'name', 'conversation' ) + [ 'saved_at' => time() ] ) ) {
			return new WP_Error( 'hien_chat_image_name', $wpdb->last_error );
		}
		$saved = Picture_Upload::save( $editor, $path, $type );
		if ( is_wp_error( $saved ) ) {
			self::delete( $conversation, [ $name ] );
		}
		return $saved;
	}

	private static function hide( string $folder ): void {
		if ( ! is_file( "$folder/index.php" ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
			file_put_contents( "$folder/index.php", self::NO_LIST );
		}
	}
}
