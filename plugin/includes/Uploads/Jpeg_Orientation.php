<?php
declare(strict_types=1);

namespace Hien\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * The orientation of a JPEG in its EXIF data, for servers whose PHP lacks the extension `exif`: phones store portrait pictures on
 * their side. Format: Exif 3.0 (CIPA DC-008), sections 4.5.4 and 4.6.4.
 */
final class Jpeg_Orientation {

	/** Bytes that are read: a segment of EXIF data has 64 KB at most, and stands near the start. */
	private const BYTES = 256 * KB_IN_BYTES;

	/** Tag `Orientation`. */
	private const TAG = 0x0112;

	/**
	 * For the filter `wp_image_maybe_exif_rotate`: the orientation, from 1 to 8; what is given if WordPress knows it, or the file has none.
	 */
	public static function filter( mixed $orientation, mixed $path ): mixed {
		return $orientation ?? ( is_string( $path ) ? self::of( $path ) : null );
	}

	/** @return int|null From 1 to 8; null if the file has none. */
	public static function of( string $path ): ?int {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- The start of a local file.
		$data = (string) file_get_contents( $path, false, null, 0, self::BYTES );
		// Segments: the byte 0xFF, a type, the length in two bytes with these two; 0xFFDA begins the picture.
		$at = 2;
		while ( "\xff" === substr( $data, $at, 1 ) && "\xda" !== substr( $data, $at + 1, 1 ) ) {
			if ( "\xff\xe1" === substr( $data, $at, 2 ) && "Exif\0\0" === substr( $data, $at + 4, 6 ) ) {
				return self::of_tiff( substr( $data, $at + 10 ) );
			}
			$at += 2 + self::number( $data, $at + 2, 'n' );
		}
		return null;
	}

	/** @param string $tiff EXIF data: the order of bytes, the place of the first directory, and its entries of twelve bytes. */
	private static function of_tiff( string $tiff ): ?int {
		$is_little = 'II' === substr( $tiff, 0, 2 );
		$short     = $is_little ? 'v' : 'n';
		$place     = self::number( $tiff, 4, $is_little ? 'V' : 'N' );
		$count     = self::number( $tiff, $place, $short );
		$entries   = str_split( substr( $tiff, $place + 2, 12 * $count ), 12 );
		foreach ( $entries as $entry ) {
			if ( self::TAG === self::number( $entry, 0, $short ) ) {
				$value = self::number( $entry, 8, $short );
				return $value >= 1 && $value <= 8 ? $value : null;
			}
		}
		return null;
	}

	/**
	 * An unsigned number; 0 beyond the end of the data.
	 *
	 * @param 'n'|'v'|'N'|'V' $format Of unpack(): two or four bytes, big or little endian.
	 */
	private static function number( string $data, int $at, string $format ): int {
		$length = in_array( $format, [ 'n', 'v' ], true ) ? 2 : 4;
		$bytes  = substr( $data, $at, $length );
		return strlen( $bytes ) === $length ? (int) ( unpack( $format, $bytes )[1] ?? 0 ) : 0;
	}
}
