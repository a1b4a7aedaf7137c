<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Rest\Schema;
use Hien\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The featured image of content, and the drawing that is shown without one. They have the same keys in every response. */
final class Picture {

	/** Image size of `image`; the smaller sizes are in `image_srcset`. */
	private const SIZE = 'large';

	/** Part of a drawing => number of variants, which the theme has styles for. */
	private const DRAWINGS = [
		'tile' => 6,
		'icon' => 8,
	];

	/**
	 * @return array{image:string|null,image_srcset:string,image_width:int|null,image_height:int|null,image_alt:string} Empty while the post
	 *     needs its password.
	 */
	public static function of( WP_Post $post ): array {
		return self::of_attachment( post_password_required( $post ) ? 0 : (int) get_post_thumbnail_id( $post ) );
	}

	/**
	 * @param int $id Attachment; 0 for none.
	 * @return array{image:string|null,image_srcset:string,image_width:int|null,image_height:int|null,image_alt:string}
	 */
	public static function of_attachment( int $id ): array {
		$meta   = self::meta( $id );
		$source = 0 === $id ? false : wp_get_attachment_image_src( $id, self::size( $meta ) );
		if ( false === $source ) {
			return [
				'image'        => null,
				'image_srcset' => '',
				'image_width'  => null,
				'image_height' => null,
				'image_alt'    => '',
			];
		}
		[ $url, $width, $height ] = $source;

		// The size of the file: core limits $width and $height to the theme's content width.
		$file = $meta['sizes'][ self::SIZE ] ?? $meta;
		return [
			'image'        => self::below_uploads( $url ),
			'image_srcset' => (string) wp_calculate_image_srcset( [ $width, $height ], $url, $meta, $id ),
			'image_width'  => (int) ( $file['width'] ?? $width ),
			'image_height' => (int) ( $file['height'] ?? $height ),
			'image_alt'    => self::alt( $id ),
		];
	}

	/**
	 * The image for link previews: the file that was made for them, or the uploaded file if it is small enough. Otherwise, as for images
	 * other than JPEG and those uploaded without this plugin, WordPress's size `large`.
	 *
	 * @param int $id Attachment; 0 for none.
	 * @return array{image:string,image_alt:string,image_width:int,image_height:int}|null As in Head_Schema::of_screen(); null without a
	 *     picture.
	 */
	public static function link_preview( int $id ): ?array {
		if ( 0 === $id ) {
			return null; // WordPress would use the current post for 0.
		}
		$meta    = self::meta( $id );
		$preview = Picture_Files::preview_size( $meta );
		$size    = match ( true ) {
			isset( $meta['sizes'][ $preview ] )  => $preview,
			Picture_Files::fits_preview( $meta ) => 'full',
			default                              => self::size( $meta ),
		};
		$source  = wp_get_attachment_image_src( $id, $size );
		if ( false === $source ) {
			return null;
		}
		$file = $meta['sizes'][ $size ] ?? $source; // Core limits the size in $source to the theme's content width.
		return [
			'image'        => $source[0],
			'image_alt'    => self::alt( $id ),
			'image_width'  => (int) ( $file['width'] ?? $source[1] ),
			'image_height' => (int) ( $file['height'] ?? $source[2] ),
		];
	}

	/** @return array<string,mixed> Metadata of an attachment, with the sizes that show it as it is now; [] if it has none. */
	private static function meta( int $id ): array {
		return 0 === $id ? [] : Picture_Files::of_present_state( wp_get_attachment_metadata( $id ) ?: [] );
	}

	/** @param array<string,mixed> $meta Metadata of an attachment, as of meta(). */
	private static function size( array $meta ): string {
		return isset( $meta['sizes'][ self::SIZE ] ) ? self::SIZE : 'full';
	}

	/** The alternative text of an attachment. */
	private static function alt( int $id ): string {
		return Text::plain( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) );
	}

	/** The URL of `image` of a response; '' for null. */
	public static function url( ?string $image ): string {
		return null === $image || str_contains( $image, '://' )
			? (string) $image
			: trailingslashit( (string) wp_get_upload_dir()['baseurl'] ) . $image;
	}

	/** Number of the tile pattern, 1 to 6, for the content with an id. */
	public static function tile( int $id ): int {
		return $id % self::DRAWINGS['tile'] + 1;
	}

	/**
	 * The drawing for content without an image. It depends on the id only, except where avoid_repeated_drawings() changes it. Consecutive
	 * ids get different patterns and icons, and 48 of them get 48 different drawings.
	 *
	 * @return array{tile:int,icon:int}
	 */
	public static function drawing( int $id ): array {
		return [
			'tile' => self::tile( $id ),
			// After 24 ids, the pairs of pattern and icon would repeat, so the icons are shifted by one.
			'icon' => ( $id * 5 + intdiv( $id, 24 ) % 2 ) % self::DRAWINGS['icon'] + 1,
		];
	}

	/**
	 * Gives each item without an image another pattern and another icon than the item before it in the list.
	 *
	 * @param list<array<string,mixed>> $items Items of a response, which may have `image`, `tile` and `icon`.
	 * @return list<array<string,mixed>>
	 */
	public static function avoid_repeated_drawings( array $items ): array {
		$before = [];
		foreach ( $items as $place => $item ) {
			$is_drawn = array_key_exists( 'image', $item ) && null === $item['image'];
			$drawing  = $is_drawn ? array_intersect_key( $item, self::DRAWINGS ) : [];
			foreach ( array_intersect_assoc( $drawing, $before ) as $part => $number ) {
				$drawing[ $part ] = $number % self::DRAWINGS[ $part ] + 1;
			}
			$items[ $place ] = array_replace( $item, $drawing );
			$before          = $drawing;
		}
		return $items;
	}

	/** @return array<string,array<string,mixed>> JSON schemas of the keys. */
	public static function schema(): array {
		return [
			'image'        => Schema::nullable( Schema::string( __( 'Đường dẫn dưới thư mục uploads.', 'hien-core' ) ) ),
			'image_srcset' => Schema::string(),
			'image_width'  => Schema::nullable( Schema::integer() ),
			'image_height' => Schema::nullable( Schema::integer() ),
			'image_alt'    => Schema::string(),
		];
	}

	/** @return array<string,mixed> JSON schema of tile(). */
	public static function tile_schema(): array {
		return Schema::integer( __( 'Mẫu gạch hoa, 1 đến 6.', 'hien-core' ) );
	}

	/** @return array<string,array<string,mixed>> JSON schemas of the keys of drawing(). */
	public static function drawing_schema(): array {
		return [
			'tile' => self::tile_schema(),
			'icon' => Schema::integer( __( 'Hình vẽ trong vòm, 1 đến 8.', 'hien-core' ) ),
		];
	}

	/** The path of a file below the uploads folder; the whole URL of a file elsewhere. */
	private static function below_uploads( string $url ): string {
		$uploads = trailingslashit( (string) wp_get_upload_dir()['baseurl'] );
		return str_starts_with( $url, $uploads ) ? substr( $url, strlen( $uploads ) ) : $url;
	}
}
