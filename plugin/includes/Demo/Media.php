<?php
declare(strict_types=1);

namespace Hien\Demo;

use Hien\Settings\Settings;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where they are shown.

/** Pictures, the sound and the film of the media folder, in the media library. */
final class Media {

	/** Sizes that the site shows. Each one more costs a second or two where PHP runs in the browser. */
	private const SIZES = [ 'medium', 'hien-card', 'medium_large', 'large' ];

	public static function load(): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';

		/** @var list<array{key:string,file:non-empty-string,title:string,alt:string}> $items */
		$items = Content::data( 'media' );
		$known = Registry::all( 'post' );
		$sizes = static fn( array $all ): array => array_intersect_key( $all, array_flip( self::SIZES ) );

		add_filter( 'intermediate_image_sizes_advanced', $sizes );
		add_filter( 'big_image_size_threshold', '__return_false' );
		try {
			foreach ( $items as $item ) {
				if ( ! isset( $known[ "media:{$item['key']}" ] ) ) {
					self::insert( $item );
				}
			}
		} finally {
			remove_filter( 'intermediate_image_sizes_advanced', $sizes );
			remove_filter( 'big_image_size_threshold', '__return_false' );
		}
	}

	/** @param array{key:string,file:non-empty-string,title:string,alt:string} $item */
	private static function insert( array $item ): void {
		$key    = "media:{$item['key']}";
		$upload = wp_upload_bits( $item['file'], null, Content::media( $item['file'] ) );
		if ( $upload['error'] ) {
			throw new RuntimeException( (string) $upload['error'] );
		}

		$id = wp_insert_attachment(
			[
				'post_title'     => $item['title'],
				'post_name'      => $item['key'],
				'post_author'    => Settings::author_id(),
				'post_mime_type' => $upload['type'],
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'meta_input'     => array_filter(
					[
						Registry::META             => $key,
						'_wp_attachment_image_alt' => $item['alt'],
					]
				),
			],
			$upload['file'],
			0,
			true
		);
		$id = Loader::id( $id, $key );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
	}
}
