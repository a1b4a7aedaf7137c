<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Addresses\Paths;
use stdClass;

defined( 'ABSPATH' ) || exit;

/** Fetches pictures from the other site into the media library, each once. Only what is a picture by its content is kept. */
final class Picture_Maker {

	/** Limits of a picture, and of a request in seconds. */
	private const BYTES  = 20 * MB_IN_BYTES;
	private const PIXELS = 60_000_000;
	private const WAIT   = 15;

	/** From this attempt on, no smaller sizes are made of a picture: that has ended the earlier requests, which had too little memory. */
	private const PLAIN = 3;

	/** Ending of a file's name while it is copied, so that an incomplete copy is not taken for the picture. */
	private const PART = '.part';

	private const TYPES = [
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	];

	public function __construct( private readonly Import_State $state ) {}

	/** Stores the URL of a picture of the other media library, which is fetched later. */
	public function note( Import_Item $item ): void {
		$url = $item->get( 'url' );
		if ( '' === $url ) {
			return;
		}
		$host = Paths::host( $url );
		if ( '' !== $host && ! in_array( $host, $this->state->hosts, true ) ) {
			$this->state->hosts[] = $host;
		}
		$date = Post_Maker::date( $item->get( 'date_gmt' ), $item->get( 'date' ) );
		$row  = self::reserve(
			$url,
			[
				'title'   => $item->get( 'title' ),
				'alt'     => $item->get( 'alt' ),
				'caption' => $item->get( 'excerpt' ),
				'text'    => $item->get( 'content' ),
				'date'    => $date[0],
				'post'    => $item->get( 'parent' ),
				'id'      => (string) Imported_Addresses::import_id( $item ),
				'old_id'  => $item->get( 'id' ),
				'path'    => $item->get( 'path' ),
			]
		);
		Import_Map::note_id( $item->source, $row->hash );
	}

	/**
	 * Reserves the row of a picture. URLs of all its sizes have the same row.
	 *
	 * @param array<string,string> $about Title, alternative text and so on.
	 */
	public static function reserve( string $url, array $about ): stdClass {
		return Import_Map::reserve(
			Import_Map::hash( Import_Item::FILE, Picture_Url::name( $url ) ),
			Import_Item::FILE,
			[ 'url' => Picture_Url::whole( $url ) ] + $about
		);
	}

	/**
	 * Fetches the picture of a reserved row.
	 *
	 * @param int $tries How often this was begun.
	 */
	public function make( stdClass $row, int $tries ): void {
		$data = Import_Map::data( $row );
		try {
			$id   = Import_Map::unfinished( $row );
			$file = $data['file'] ?? '';
			if ( '' === $file || ! is_file( $file ) ) {
				[ $file, $data ] = $this->fetch( $row->hash, $data );
			}
			$this->complete( $row->hash, 0 === $id ? $this->insert( $row->hash, $file, $data ) : $id, $file, $data, $tries );
		} catch ( Failed_Item $error ) {
			self::fail( $row, $error->getMessage() );
		}
	}

	/** Deletes the file of a picture for which no attachment was made. */
	public static function delete_file( stdClass $row ): void {
		self::delete_part( $row );
		wp_delete_file( Import_Map::data( $row )['file'] ?? '' );
	}

	/** Deletes an incomplete copy. */
	private static function delete_part( stdClass $row ): void {
		$file = Import_Map::data( $row )['file'] ?? '';
		if ( '' !== $file ) {
			wp_delete_file( $file . self::PART );
		}
	}

	/** Stores that a picture cannot be fetched. */
	public static function fail( stdClass $row, string $sentence ): void {
		self::delete_part( $row );
		Import_Map::set(
			$row->hash,
			[
				'state' => Import_Map::FAILED,
				'data'  => Import_Map::json( [ 'error' => $sentence ] + Import_Map::data( $row ) ),
			]
		);
	}

	/**
	 * Stores the file of a picture. Its name is stored first, so that no file is left behind if the import is cut off.
	 *
	 * @param array<string,string> $data
	 * @return array{string,array<string,string>} Path, and what is noted of the picture.
	 * @throws Failed_Item Where it cannot be fetched.
	 */
	private function fetch( string $hash, array $data ): array {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$temporary = wp_tempnam( 'hien-import' );
		try {
			$type = self::download( $data['url'] ?? '', $temporary );
			$date = strtotime( $data['date'] ?? '' );
			$dir  = wp_upload_dir( false === $date ? null : gmdate( 'Y/m', $date ) );
			if ( ! empty( $dir['error'] ) ) {
				throw new Failed_Item( esc_html( (string) $dir['error'] ) );
			}
			$name         = sanitize_file_name(
				rawurldecode(
					pathinfo( (string) wp_parse_url( Picture_Url::original( $data['url'] ?? '' ), PHP_URL_PATH ), PATHINFO_FILENAME )
				)
			);
			$name         = mb_strcut( '' === $name ? 'anh' : $name, 0, 100 );
			$data['file'] = $dir['path'] . '/' . wp_unique_filename( $dir['path'], $name . '.' . self::TYPES[ $type ] );
			Import_Map::set( $hash, [ 'data' => Import_Map::json( $data ) ] );
			$part = $data['file'] . self::PART;
			// phpcs:disable WordPress.WP.AlternativeFunctions -- As core does with uploads.
			if ( ! copy( $temporary, $part ) || ! rename( $part, $data['file'] ) ) {
				wp_delete_file( $part );
				throw new Failed_Item( esc_html__( 'Không ghi được vào thư mục uploads.', 'hien-core' ) );
			}
			chmod( $data['file'], (int) ( stat( $dir['path'] )['mode'] ?? 0755 ) & 0000666 );
			// phpcs:enable
			return [ $data['file'], $data ];
		} finally {
			wp_delete_file( $temporary );
		}
	}

	/**
	 * Downloads the largest version of a picture that the other site has.
	 *
	 * @return string MIME type, by the content.
	 * @throws Failed_Item Where there is none, or what comes is no picture.
	 */
	private static function download( string $url, string $file ): string {
		$problem = '';
		foreach ( array_unique( [ Picture_Url::original( $url ), $url ] ) as $address ) {
			$response = wp_safe_remote_get(
				$address,
				[
					'timeout'             => self::WAIT,
					'stream'              => true,
					'filename'            => $file,
					'limit_response_size' => self::BYTES + 1,
				]
			);
			$status  = wp_remote_retrieve_response_code( $response );
			$problem = match ( true ) {
				is_wp_error( $response )        => $response->get_error_message(),
				/* translators: %d: HTTP status */
				200 !== $status                 => sprintf( __( 'máy chủ cũ trả lời %d', 'hien-core' ), $status ),
				/* translators: %d: megabytes */
				filesize( $file ) > self::BYTES => sprintf( __( 'tệp nặng quá %d MB', 'hien-core' ), self::BYTES / MB_IN_BYTES ),
				default                         => self::problem_of( $file ),
			};
			clearstatcache( true, $file );
			if ( '' === $problem ) {
				return (string) wp_get_image_mime( $file );
			}
		}
		throw new Failed_Item( esc_html( $problem ) );
	}

	private static function problem_of( string $file ): string {
		$size = 0 === filesize( $file ) ? false : wp_getimagesize( $file );
		return match ( true ) {
			! is_array( $size ) || ! isset( self::TYPES[ (string) wp_get_image_mime( $file ) ] ) => __( 'đó không phải ảnh', 'hien-core' ),
			$size[0] * $size[1] > self::PIXELS => __( 'ảnh lớn quá 60 triệu điểm ảnh', 'hien-core' ),
			default                            => '',
		};
	}

	/** @param array<string,string> $data */
	private function insert( string $hash, string $file, array $data ): int {
		$title = $data['title'] ?? '';
		$id    = wp_insert_attachment(
			wp_slash(
				[
					'guid'           => Import_Map::mark( $hash ),
					'import_id'      => (int) ( $data['id'] ?? 0 ),
					'post_mime_type' => (string) wp_get_image_mime( $file ),
					'post_title'     => '' === $title ? pathinfo( $file, PATHINFO_FILENAME ) : $title,
					'post_content'   => $data['text'] ?? '',
					'post_excerpt'   => $data['caption'] ?? '',
					'post_date'      => $data['date'] ?? '',
					'post_author'    => $this->state->author,
					'post_parent'    => Import_Map::object_of( Import_Item::POST, $data['post'] ?? '' ),
				]
			),
			false,
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new Failed_Item( esc_html( $id->get_error_message() ) );
		}
		return $id;
	}

	/** @param array<string,string> $data */
	private function complete( string $hash, int $id, string $file, array $data, int $tries ): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/image.php';
		Import_Map::set( $hash, [ 'object_id' => $id ] );
		update_attached_file( $id, $file );
		if ( '' !== ( $data['alt'] ?? '' ) ) {
			update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $data['alt'] ) );
		}
		if ( $tries >= self::PLAIN ) {
			add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
			add_filter( 'big_image_size_threshold', '__return_false' );
			add_filter( 'image_editor_output_format', '__return_empty_array' );
		}
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		remove_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
		remove_filter( 'big_image_size_threshold', '__return_false' );
		remove_filter( 'image_editor_output_format', '__return_empty_array' );
		$stamp = (string) get_post_field( 'post_date_gmt', $id );
		$wpdb->update(
			$wpdb->posts,
			[
				'guid'              => (string) wp_get_attachment_url( $id ),
				'post_modified'     => (string) get_post_field( 'post_date', $id ),
				'post_modified_gmt' => $stamp,
			],
			[ 'ID' => $id ]
		);
		clean_post_cache( $id );
		Imported_Addresses::keep_post( $data['path'] ?? '', (int) ( $data['old_id'] ?? 0 ), $id );
		Import_Map::set(
			$hash,
			[
				'state' => Import_Map::DONE,
				'stamp' => $stamp,
			]
		);
	}
}
