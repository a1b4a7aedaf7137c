<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Addresses\Paths;
use Hien\Content\Picture_Files;

defined( 'ABSPATH' ) || exit;

/** URLs of pictures, which name the size of a picture as well: `anh-300x200.jpg` in WordPress, `/s320/anh.jpg` and `=w320` at Google. */
final class Picture_Url {

	/** Hosts of Google that serve the pictures of Blogger. */
	private const BLOGGER =
		'~^https?://(?:[\w.-]+\.)?(?:bp\.blogspot\.com|blogger\.googleusercontent\.com|lh\d+\.googleusercontent\.com|lh\d+\.ggpht\.com)/~i';

	private const ENDING = '~\.(?:jpe?g|png|gif|webp|avif)$~i';

	/** Size in a URL of WordPress and of Google. */
	private const WORDPRESS = '~-(\d{1,5})x\d{1,5}(?=\.\w+$)~';
	private const GOOGLE    = '~(?<=/|=)(?:[swh](\d{1,5}))(?:-[a-z]+\d*)*(?=/[^/]*$|$)~';

	/** Whether a URL is that of a picture at one of the hosts, or at Blogger's. */
	public static function is_of( string $url, string ...$hosts ): bool {
		$url  = self::whole( $url );
		$host = Paths::host( $url );
		return 1 === preg_match( self::BLOGGER, $url )
			|| ( in_array( $host, $hosts, true ) && 1 === preg_match( self::ENDING, (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
	}

	/** A URL of HTML, with a scheme, and without the image proxy of WordPress.com. */
	public static function whole( string $url ): string {
		$url = html_entity_decode( $url, ENT_QUOTES | ENT_HTML5 );
		$url = str_starts_with( $url, '//' ) ? "https:$url" : $url;
		return (string) preg_replace( '~^https?://i\d\.wp\.com/~i', 'https://', $url );
	}

	/** The URL of the picture in its own size. */
	public static function original( string $url ): string {
		$url = (string) preg_replace( '~[?#].*$~s', '', self::whole( $url ) );
		return 1 === preg_match( self::BLOGGER, $url )
			? (string) preg_replace( self::GOOGLE, 's0', $url )
			: (string) preg_replace( self::WORDPRESS, '', $url );
	}

	/** The part that is the same in the URLs of all sizes of a picture. */
	public static function name( string $url ): string {
		return (string) preg_replace( [ '~^https?://~i', '~-scaled(?=\.\w+$)~' ], '', self::original( $url ) );
	}

	/** The width that a URL asks for, in pixels; 0 for the picture's own. */
	public static function width( string $url ): int {
		$url = self::whole( $url );
		parse_str( (string) wp_parse_url( html_entity_decode( $url ), PHP_URL_QUERY ), $query );
		$asked = $query['w'] ?? $query['resize'] ?? $query['fit'] ?? '';
		$plain = (string) preg_replace( '~[?#].*$~s', '', $url );
		return match ( true ) {
			is_string( $asked ) && (int) $asked > 0                      => (int) $asked,
			1 === preg_match( self::BLOGGER, $plain )                    => 1 === preg_match( self::GOOGLE, $plain, $found )
				? (int) $found[1]
				: 0,
			1 === preg_match( self::WORDPRESS, $plain, $found )          => (int) $found[1],
			default                                                      => 0,
		};
	}

	/** The URL of an attachment in the smallest uncropped size of at least this width; in full size for 0, or if none is large enough. */
	public static function of_attachment( int $id, int $width ): string {
		$meta = Picture_Files::of_present_state( wp_get_attachment_metadata( $id ) ?: [] );
		$url  = (string) wp_get_attachment_url( $id );
		$best = 0;
		foreach ( $width > 0 ? $meta['sizes'] ?? [] : [] as $name => $size ) {
			$is_whole = Picture_Files::preview_size( $meta ) !== $name
				&& wp_image_matches_ratio(
					(int) ( $meta['width'] ?? 0 ),
					(int) ( $meta['height'] ?? 0 ),
					(int) $size['width'],
					(int) $size['height']
				);
			if ( $is_whole && $size['width'] >= $width && ( 0 === $best || $size['width'] < $best ) ) {
				$best = (int) $size['width'];
				$url  = path_join( dirname( (string) wp_get_attachment_url( $id ) ), (string) $size['file'] );
			}
		}
		return $url;
	}
}
