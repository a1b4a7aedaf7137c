<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Module;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the sizes of an uploaded JPEG as WebP, which is half as large, and one that is as wide as the JPEG if all others are narrower
 * than most screens need; where the server's image library cannot write WebP, WordPress keeps JPEG. Adds a JPEG file for link previews,
 * since some messengers do not show WebP. With themes that do not print screens, files stay as WordPress makes them.
 */
final class Picture_Files implements Module {

	/** Size of the file for link previews, in an attachment's metadata; see size(). */
	private const PREVIEW = 'hien-preview';

	/** Maximum width in pixels and size in bytes for link previews: messengers ignore larger files. */
	private const PREVIEW_WIDTH = 1200;
	private const PREVIEW_BYTES = 300_000;

	/** Size of the WebP file that is as wide as the upload, in an attachment's metadata; see size(). */
	private const WHOLE = 'hien-whole';

	private const JPEG = 'image/jpeg';
	private const WEBP = 'image/webp';

	/** Width in pixels that is enough for every screen: that of WordPress's size `large`. */
	private const WIDE_ENOUGH = 1024;

	/** Quality from 1 to 100; WordPress's default for WebP is 86. */
	private const QUALITY = 75;

	public function register(): void {
		add_filter( 'image_editor_output_format', [ $this, 'format' ], 10, 2 );
		add_filter( 'wp_editor_set_quality', [ $this, 'quality' ], 10, 2 );
		add_filter( 'wp_generate_attachment_metadata', [ $this, 'add_whole' ], 10, 2 );
		add_filter( 'wp_generate_attachment_metadata', [ $this, 'add_preview' ], 10, 2 );
		add_filter( 'wp_save_image_editor_file', [ $this, 'add_to_edited' ], 10, 5 );
		add_filter( 'wp_calculate_image_srcset_meta', [ $this, 'candidates' ] );
		add_filter( 'wp_calculate_image_srcset', [ $this, 'without_jpeg' ], 10, 4 );
	}

	/**
	 * Adds both files to a picture that is edited in the media library as well, when WordPress stores its metadata.
	 *
	 * @param mixed $saved   Whether another plugin has saved the file; returned unchanged.
	 * @param mixed $picture Id of the attachment.
	 */
	public function add_to_edited( mixed $saved, mixed $file, mixed $image, mixed $type, mixed $picture ): mixed {
		$add = function ( mixed $meta, mixed $id ) use ( &$add, $picture ): mixed {
			if ( ! is_array( $meta ) || (int) $id !== (int) $picture ) {
				return $meta;
			}
			remove_filter( 'wp_update_attachment_metadata', $add );
			// With IMAGE_EDIT_OVERWRITE a second edit has the name of the first one, whose files WordPress has deleted.
			unset( $meta['sizes'][ self::size( self::WHOLE, $meta ) ], $meta['sizes'][ self::preview_size( $meta ) ] );
			return $this->add_preview( $this->add_whole( $meta, $id ), $id );
		};
		add_filter( 'wp_update_attachment_metadata', $add, 10, 2 );
		return $saved;
	}

	/**
	 * @param mixed $formats  MIME type of the upload => of its sizes. The choice of another plugin for JPEG is kept.
	 * @param mixed $filename File name; empty for sizes. The uploaded file itself is not converted.
	 */
	public function format( mixed $formats, mixed $filename ): mixed {
		return is_array( $formats ) && empty( $filename ) && Theme::prints_screens() ? $formats + [ self::JPEG => self::WEBP ] : $formats;
	}

	/**
	 * Whether an uploaded image is small enough for link previews.
	 *
	 * @param array<string,mixed> $meta Metadata of the attachment.
	 */
	public static function fits_preview( array $meta ): bool {
		return ( $meta['width'] ?? 0 ) <= self::PREVIEW_WIDTH && ( $meta['filesize'] ?? 0 ) <= self::PREVIEW_BYTES;
	}

	/**
	 * Makes a WebP as wide as an uploaded JPEG if its sizes are WebP and none is wide enough: phones would choose the JPEG.
	 *
	 * @param mixed $meta Metadata of the attachment, once its sizes are made.
	 * @param mixed $id   The attachment.
	 */
	public function add_whole( mixed $meta, mixed $id ): mixed {
		$sizes  = is_array( $meta ) ? wp_list_filter( self::of_present_state( $meta )['sizes'] ?? [], [ 'mime-type' => self::WEBP ] ) : [];
		$widest = max( [ 0, ...array_column( $sizes, 'width' ) ] );
		$file   = get_attached_file( (int) $id );
		if (
			! Theme::prints_screens()
			|| 0 === $widest
			|| $widest >= min( self::WIDE_ENOUGH, $meta['width'] )
			|| ! is_string( $file )
			|| self::JPEG !== wp_get_image_mime( $file )
		) {
			return $meta;
		}
		$editor = wp_get_image_editor( $file );
		$saved  = is_wp_error( $editor ) ? $editor : $editor->save();
		if ( ! is_wp_error( $saved ) ) {
			$meta['sizes'][ self::size( self::WHOLE, $meta ) ] = array_diff_key( $saved, [ 'path' => true ] );
		}
		return $meta;
	}

	/**
	 * Makes the file for link previews if an uploaded JPEG is too large.
	 *
	 * @param mixed $meta Metadata of the attachment, once its sizes are made.
	 * @param mixed $id   The attachment.
	 */
	public function add_preview( mixed $meta, mixed $id ): mixed {
		$file = get_attached_file( (int) $id );
		if (
			! Theme::prints_screens()
			|| ! is_array( $meta )
			|| ! is_string( $file )
			|| self::JPEG !== wp_get_image_mime( $file )
			|| self::fits_preview( $meta )
		) {
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
			// Listed as a size, WordPress deletes it with the attachment.
			$meta['sizes'][ self::preview_size( $meta ) ] = array_diff_key( $saved, [ 'path' => true ] );
		}
		return $meta;
	}

	/**
	 * Leaves out the sizes that show another state of a picture than its file does. When a picture is edited in the media library, or that
	 * is undone, WordPress keeps those that it does not make anew: ours, and its own that would be larger than the picture.
	 *
	 * @param array<string,mixed> $meta Metadata of an attachment.
	 * @return array<string,mixed>
	 */
	public static function of_present_state( array $meta ): array {
		$state = self::edit_in( $meta['file'] ?? '' );
		if ( is_array( $meta['sizes'] ?? null ) ) {
			$meta['sizes'] = array_filter(
				$meta['sizes'],
				static fn( array $size ): bool => self::edit_in( $size['file'] ?? '' ) === $state
			);
		}
		return $meta;
	}

	/**
	 * The name of the size for link previews.
	 *
	 * @param array<string,mixed> $meta Metadata of an attachment.
	 */
	public static function preview_size( array $meta ): string {
		return self::size( self::PREVIEW, $meta );
	}

	/**
	 * The name of a size of ours. Each state of an edited picture has its own, so that those before are there again when the edit is
	 * undone.
	 *
	 * @param array<string,mixed> $meta Metadata of an attachment.
	 */
	private static function size( string $name, array $meta ): string {
		return $name . self::edit_in( $meta['file'] ?? '' );
	}

	/** What WordPress adds to the name of a file when the picture is edited; '' for none. */
	private static function edit_in( string $file ): string {
		preg_match_all( '/-e\d{13}(?=[-.])/', wp_basename( $file ), $found );
		return implode( $found[0] );
	}

	/**
	 * Leaves sizes of another state of the picture out of `srcset`, and the file for link previews, since WebP sizes are smaller.
	 *
	 * @param mixed $meta Metadata of an attachment.
	 */
	public function candidates( mixed $meta ): mixed {
		if ( is_array( $meta ) ) {
			$meta = self::of_present_state( $meta );
			unset( $meta['sizes'][ self::preview_size( $meta ) ] );
		}
		return $meta;
	}

	/**
	 * Leaves the uploaded JPEG out of `srcset` where a WebP size is wide enough, and names the WebP that is as wide as it instead: phones
	 * with fine screens would choose the JPEG, which is two to four times as large.
	 *
	 * @param mixed $sources Candidates of `srcset`: width => [ url, descriptor, value ].
	 * @param mixed $size    Width and height of the picture.
	 * @param mixed $src     Its address.
	 * @param mixed $meta    Metadata of the attachment.
	 */
	public function without_jpeg( mixed $sources, mixed $size = null, mixed $src = null, mixed $meta = null ): mixed {
		if ( ! is_array( $sources ) || ! Theme::prints_screens() ) {
			return $sources;
		}
		$whole = is_array( $meta ) ? $meta['sizes'][ self::size( self::WHOLE, $meta ) ] ?? null : null;
		if ( isset( $whole, $sources[ $whole['width'] ] ) ) {
			// Of two files of one width, WordPress takes the upload.
			$sources[ $whole['width'] ]['url'] = path_join( dirname( $sources[ $whole['width'] ]['url'] ), $whole['file'] );
		}
		$webp = array_filter( $sources, static fn( array $source ): bool => str_ends_with( strtolower( $source['url'] ), '.webp' ) );
		return [] !== $webp && max( array_column( $webp, 'value' ) ) >= self::WIDE_ENOUGH
			? array_filter( $sources, static fn( array $source ): bool => 1 !== preg_match( '/\.jpe?g$/i', $source['url'] ) )
			: $sources;
	}

	/** The quality of WebP files. */
	public function quality( mixed $quality, mixed $type ): mixed {
		return self::WEBP === $type && Theme::prints_screens() ? self::QUALITY : $quality;
	}
}
