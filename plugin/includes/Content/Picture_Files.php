<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The smaller sizes that WordPress makes of an uploaded photograph are WebP, half as large as JPEG. Where the server's image
 * library cannot write it, WordPress keeps JPEG. A further file for link previews stays JPEG, since some messengers do not
 * show WebP.
 */
final class Picture_Files implements Module {

	/** Size of the file for link previews, in an attachment's metadata. */
	public const PREVIEW = 'hien-preview';

	/** Pixels that a picture of a link preview is wide, and bytes that it has, at most: messengers give up on larger ones. */
	private const PREVIEW_WIDTH = 1200;
	private const PREVIEW_BYTES = 300_000;

	private const JPEG = 'image/jpeg';
	private const WEBP = 'image/webp';

	/** Of 100; WordPress's own is 86. */
	private const QUALITY = 75;

	public function register(): void {
		add_filter( 'image_editor_output_format', [ $this, 'format' ], 10, 2 );
		add_filter( 'wp_editor_set_quality', [ $this, 'quality' ], 10, 2 );
		add_filter( 'wp_generate_attachment_metadata', [ $this, 'add_preview' ], 10, 2 );
		add_filter( 'wp_calculate_image_srcset_meta', [ $this, 'without_preview' ] );
	}

	/**
	 * @param mixed $formats  MIME type => MIME type of the files made from it; another plugin's choice for JPEG stands.
	 * @param mixed $filename Name of the file; empty for a size, which has none yet. The photograph itself stays as it is.
	 */
	public function format( mixed $formats, mixed $filename ): mixed {
		return is_array( $formats ) && empty( $filename ) ? $formats + [ self::JPEG => self::WEBP ] : $formats;
	}

	/**
	 * Whether an uploaded picture can be that of a link preview as it is.
	 *
	 * @param array<string,mixed> $meta Metadata of the attachment.
	 */
	public static function fits_preview( array $meta ): bool {
		return ( $meta['width'] ?? 0 ) <= self::PREVIEW_WIDTH && ( $meta['filesize'] ?? 0 ) <= self::PREVIEW_BYTES;
	}

	/**
	 * Makes the file for link previews of a photograph that is too large.
	 *
	 * @param mixed $meta Metadata of the attachment, once its sizes are made.
	 * @param mixed $id   The attachment.
	 */
	public function add_preview( mixed $meta, mixed $id ): mixed {
		$file = get_attached_file( (int) $id );
		if ( ! is_array( $meta ) || ! is_string( $file ) || self::JPEG !== wp_get_image_mime( $file ) || self::fits_preview( $meta ) ) {
			return $meta;
		}
		$editor = wp_get_image_editor( $file );
		if ( is_wp_error( $editor ) ) {
			return $meta;
		}
		if ( $meta['width'] > self::PREVIEW_WIDTH ) {
			$editor->resize( self::PREVIEW_WIDTH, null );
		}
		$editor->set_quality( self::QUALITY );
		$saved = $editor->save( $editor->generate_filename( 'preview' ), self::JPEG );
		if ( ! is_wp_error( $saved ) ) {
			$meta['sizes'][ self::PREVIEW ] = array_diff_key( $saved, [ 'path' => true ] ); // WordPress deletes it with the picture.
		}
		return $meta;
	}

	/**
	 * Leaves the file for link previews out of `srcset`: the other sizes are smaller.
	 *
	 * @param mixed $meta Metadata of an attachment.
	 */
	public function without_preview( mixed $meta ): mixed {
		if ( is_array( $meta ) ) {
			unset( $meta['sizes'][ self::PREVIEW ] );
		}
		return $meta;
	}

	public function quality( mixed $quality, mixed $type ): mixed {
		return self::WEBP === $type ? self::QUALITY : $quality;
	}
}
