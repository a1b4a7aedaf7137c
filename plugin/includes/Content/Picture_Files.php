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
 * library cannot write it, WordPress keeps JPEG.
 */
final class Picture_Files implements Module {

	private const JPEG = 'image/jpeg';
	private const WEBP = 'image/webp';

	/** Of 100; WordPress's own is 86. */
	private const QUALITY = 75;

	public function register(): void {
		add_filter( 'image_editor_output_format', [ $this, 'format' ], 10, 2 );
		add_filter( 'wp_editor_set_quality', [ $this, 'quality' ], 10, 2 );
	}

	/**
	 * @param mixed $formats  MIME type => MIME type of the files made from it; another plugin's choice for JPEG stands.
	 * @param mixed $filename Name of the file; empty for a size, which has none yet. The photograph itself stays as it is.
	 */
	public function format( mixed $formats, mixed $filename ): mixed {
		return is_array( $formats ) && empty( $filename ) ? $formats + [ self::JPEG => self::WEBP ] : $formats;
	}

	public function quality( mixed $quality, mixed $type ): mixed {
		return self::WEBP === $type ? self::QUALITY : $quality;
	}
}
