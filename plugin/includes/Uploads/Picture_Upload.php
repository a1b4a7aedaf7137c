<?php
declare(strict_types=1);

namespace Hien\Uploads;

use Hien\Rest\Field_Error;
use Hien\Visitors\Request;
use WP_Error;
use WP_Http;
use WP_Image_Editor;
use WP_Image_Editor_GD;

defined( 'ABSPATH' ) || exit;

/**
 * A kind of picture that members upload.
 *
 * The uploaded file itself is not stored: its pixels are decoded and saved as a new file with a random name. This removes
 * EXIF locations and any code hidden in the file.
 */
final class Picture_Upload {

	/** A small file can hold a picture that needs gigabytes of memory. */
	private const MAX_EDGE   = 6000;
	private const MAX_PIXELS = 25_000_000;

	/** Codes of errors in writing a file, for which the picture is not to blame. */
	private const FOLDER_ERROR = 'hien_upload_folder';

	/**
	 * @param string       $code      Prefix of error codes, such as `hien_portrait`.
	 * @param list<string> $types     Accepted MIME types.
	 * @param string       $no_picture Error message for other files.
	 * @param int          $megabytes Maximum size of the file, where the host accepts that much.
	 * @param int          $min_edge  Minimum width and height in pixels.
	 */
	public function __construct(
		private readonly string $code,
		private readonly array $types,
		private readonly string $no_picture,
		private readonly int $megabytes,
		private readonly int $min_edge = 1,
	) {}

	/**
	 * Decodes an uploaded picture and saves it as a new file.
	 *
	 * @template T
	 * @param array<string,mixed>                       $upload An entry of $_FILES. Its name and type come from the sender and are not
	 *                                                          read.
	 * @param string                                    $folder Folder of the new file; created if it is missing.
	 * @param callable(WP_Image_Editor):(T|WP_Error)    $write  Edits and saves the picture, see type_of().
	 * @return T|WP_Error The result of $write; an error with the field `file`.
	 */
	public function store( array $upload, string $folder, callable $write ): mixed {
		$path  = is_string( $upload['tmp_name'] ?? null ) ? $upload['tmp_name'] : '';
		$error = $this->upload_error( $upload, $path );
		if ( null !== $error ) {
			return $error;
		}
		// Imagick would keep EXIF data; GD reads and writes pixels only.
		$only_gd = static fn(): array => [ WP_Image_Editor_GD::class ];
		add_filter( 'wp_image_editors', $only_gd, PHP_INT_MAX );
		add_filter( 'image_editor_output_format', '__return_empty_array', PHP_INT_MAX );
		wp_raise_memory_limit( 'image' );
		$editor = wp_get_image_editor( $path );
		$made   = is_wp_error( $editor ) ? $editor : self::write( $editor, $folder, $write );
		remove_filter( 'wp_image_editors', $only_gd, PHP_INT_MAX );
		remove_filter( 'image_editor_output_format', '__return_empty_array', PHP_INT_MAX );
		return is_wp_error( $made ) ? $this->error_for_user( $made ) : $made;
	}

	/**
	 * Saves a picture. On a full disk GD reports a success and leaves a part of the file, so its end is looked at.
	 *
	 * @param string $type MIME type, see type_of().
	 * @return array<string,mixed>|WP_Error As WP_Image_Editor::save().
	 */
	public static function save( WP_Image_Editor $editor, string $path, string $type ): array|WP_Error {
		$saved = $editor->save( $path, $type );
		if ( is_wp_error( $saved ) || wp_is_stream( $path ) ) {
			return $saved;
		}
		$bytes    = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		// The length in the header of RIFF; JPEG's marker of the end.
		$is_whole = 'image/webp' === $type
			? strlen( $bytes ) >= 8 + (int) ( unpack( 'V', str_pad( substr( $bytes, 4, 4 ), 4, "\xFF" ) )[1] ?? PHP_INT_MAX )
			: str_ends_with( $bytes, "\xFF\xD9" );
		if ( ! $is_whole ) {
			self::delete( $path );
			return new WP_Error( 'image_save_error' );
		}
		return $saved;
	}

	/** A random name for a file, without its extension. */
	public static function name(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/**
	 * Deletes the file of a picture. Returns whether it is gone: a bucket says so itself; asked again, an error would look as if there were
	 * none.
	 */
	public static function delete( string $path ): bool {
		return wp_delete_file( $path ) || ( ! wp_is_stream( $path ) && ! file_exists( $path ) );
	}

	/** @return array{string,string} MIME type to write, and the extension of its files. */
	public static function type_of( WP_Image_Editor $editor ): array {
		return $editor->supports_mime_type( 'image/webp' ) ? [ 'image/webp', '.webp' ] : [ 'image/jpeg', '.jpg' ];
	}

	private static function write( WP_Image_Editor $editor, string $folder, callable $write ): mixed {
		if ( ! wp_mkdir_p( $folder ) ) {
			return new WP_Error( self::FOLDER_ERROR );
		}
		add_filter( 'wp_image_maybe_exif_rotate', [ Jpeg_Orientation::class, 'filter' ], 10, 2 );
		$editor->maybe_exif_rotate();
		remove_filter( 'wp_image_maybe_exif_rotate', [ Jpeg_Orientation::class, 'filter' ] );
		return $write( $editor );
	}

	/** @param array<string,mixed> $upload An entry of $_FILES. */
	private function upload_error( array $upload, string $path ): ?WP_Error {
		$accepted  = wp_max_upload_size(); // Many hosts accept 2 MB only.
		if ( $accepted <= 0 ) { // Without a limit for requests (post_max_size), WordPress forgets that for files. 0 and less is none.
			$accepted = wp_convert_hr_to_bytes( (string) ini_get( 'upload_max_filesize' ) );
		}
		$most      = min( $this->megabytes * MB_IN_BYTES, $accepted > 0 ? $accepted : PHP_INT_MAX );
		$too_large = in_array( $upload['error'] ?? 0, [ UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ], true )
			// Of a request larger than post_max_size, PHP keeps nothing.
			|| ( [] === $upload && (int) Request::server( 'CONTENT_LENGTH' ) > $most );
		if ( $too_large || ( is_file( $path ) && filesize( $path ) > $most ) ) {
			$tenths = intdiv( 10 * $most, MB_IN_BYTES );
			$size   = number_format_i18n( $tenths / 10, 0 === $tenths % 10 ? 0 : 1 );
			/* translators: %s: megabytes, such as 2 or 1,5 */
			return $this->error( 'too_large', sprintf( __( 'Ảnh nặng quá %s MB.', 'hien-core' ), $size ) );
		}
		if ( UPLOAD_ERR_OK !== ( $upload['error'] ?? 0 ) || ! is_file( $path ) ) {
			return $this->error( 'missing', __( 'Chưa nhận được ảnh. Bạn thử lại nhé.', 'hien-core' ) );
		}
		$size = 0 === filesize( $path ) ? false : wp_getimagesize( $path );
		if (
			! is_array( $size ) || ! in_array( $size['mime'] ?? '', $this->types, true ) || wp_get_image_mime( $path ) !== $size['mime']
		) {
			return $this->error( 'no_picture', $this->no_picture );
		}
		[ $width, $height ] = $size;
		return match ( true ) {
			min( $width, $height ) < $this->min_edge => $this->error(
				'too_small',
				/* translators: %d: pixels */
				sprintf( __( 'Ảnh nhỏ quá: mỗi chiều cần ít nhất %d điểm ảnh.', 'hien-core' ), $this->min_edge )
			),
			max( $width, $height ) > self::MAX_EDGE || $width * $height > self::MAX_PIXELS => $this->error(
				'too_large',
				/* translators: %d: pixels */
				sprintf( __( 'Ảnh lớn quá: mỗi chiều dài nhất %d điểm ảnh, cả ảnh không quá 25 triệu.', 'hien-core' ), self::MAX_EDGE )
			),
			default                                  => null,
		};
	}

	/** Converts an error of the image editor to one for the user. */
	private function error_for_user( WP_Error $error ): WP_Error {
		return match ( $error->get_error_code() ) {
			'image_no_editor' => new WP_Error(
				'hien_no_image_library',
				__( 'Máy chủ chưa xử lý được ảnh: PHP thiếu phần mở rộng GD.', 'hien-core' ),
				[ 'status' => WP_Http::NOT_IMPLEMENTED ]
			),
			'image_save_error', self::FOLDER_ERROR => new WP_Error(
				"{$this->code}_not_saved",
				__( 'Chưa lưu được ảnh. Bạn thử lại nhé.', 'hien-core' ),
				[ 'status' => WP_Http::INTERNAL_SERVER_ERROR ]
			),
			default           => $this->error( 'no_picture', $this->no_picture ),
		};
	}

	private function error( string $what, string $sentence ): WP_Error {
		return Field_Error::of( 'file', $sentence, "{$this->code}_$what" );
	}
}
