<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use Hien\Content\Picture;
use Hien\Import\Picture_Url;
use Hien\Tests\Support\TestCase;
use Hien\Theme;

/** The files that WordPress makes of an uploaded picture. */
final class PictureFilesTest extends TestCase {

	/** @return array{string,array<string,mixed>} Its path, and the metadata of its sizes. */
	private static function upload( string $name, callable $write ): array {
		$file    = wp_upload_dir()['path'] . "/$name";
		$picture = imagecreatetruecolor( 900, 600 );
		$write( $picture, $file );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$id   = wp_insert_attachment( [ 'post_mime_type' => wp_check_filetype( $name )['type'] ], $file );
		$meta = wp_generate_attachment_metadata( $id, $file );
		foreach (
			[ $file, ...array_map( static fn( array $size ): string => dirname( $file ) . "/{$size['file']}", $meta['sizes'] ) ] as $made
		) {
			self::assertFileExists( $made );
		}
		wp_delete_attachment( $id, true );
		return [ $meta['file'], $meta ];
	}

	public function test_the_sizes_of_a_photograph_are_webp_and_the_photograph_itself_stays(): void {
		[ $file, $meta ] = self::upload( 'anh-chup.jpg', imagejpeg( ... ) );
		self::assertStringEndsWith( 'anh-chup.jpg', $file );
		self::assertNotEmpty( $meta['sizes'] );
		self::assertSame( [ 'image/webp' ], array_values( array_unique( array_column( $meta['sizes'], 'mime-type' ) ) ) );
	}

	public function test_drawings_stay_as_they_are(): void {
		[ , $meta ] = self::upload( 'hinh-ve.png', imagepng( ... ) );
		self::assertSame( [ 'image/png' ], array_values( array_unique( array_column( $meta['sizes'], 'mime-type' ) ) ) );
	}

	public function test_another_choice_for_photographs_stands(): void {
		add_filter( 'image_editor_output_format', static fn(): array => [ 'image/jpeg' => 'image/jpeg' ], 1 );
		[ , $meta ] = self::upload( 'anh-khac.jpg', imagejpeg( ... ) );
		self::assertSame( [ 'image/jpeg' ], array_values( array_unique( array_column( $meta['sizes'], 'mime-type' ) ) ) );
	}

	public function test_another_theme_gets_what_wordpress_makes(): void {
		remove_theme_support( Theme::FEATURE );
		[ , $meta ] = self::upload( 'anh-chup.jpg', imagejpeg( ... ) );
		add_theme_support( Theme::FEATURE );
		self::assertSame( [ 'image/jpeg' ], array_values( array_unique( array_column( $meta['sizes'], 'mime-type' ) ) ) );
	}

	public function test_the_picture_of_a_link_preview_is_a_small_jpeg_and_no_candidate_of_srcset(): void {
		$id   = self::large_photograph( 'lon.jpg', 2000, 1200 );
		$file = (string) get_attached_file( $id );

		$preview = Picture::link_preview( $id );
		$made    = dirname( $file ) . '/' . wp_basename( $preview['image'] ?? '' );
		self::assertSame(
			[ 1200, 720, 'image/jpeg' ],
			[ $preview['image_width'] ?? 0, $preview['image_height'] ?? 0, wp_get_image_mime( $made ) ]
		);
		self::assertLessThan( filesize( $file ) / 2, filesize( $made ) );
		self::assertStringNotContainsString( wp_basename( $made ), Picture::of_attachment( $id )['image_srcset'] );

		wp_delete_attachment( $id, true );
		self::assertFileDoesNotExist( $made );
	}

	public function test_a_browser_chooses_the_uploaded_jpeg_only_where_no_webp_is_as_wide_or_wide_enough(): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		foreach (
			[
				'rong.jpg' => [ 1200, 1000, [ 'rong-1024x853.webp', 'rong-300x250.webp', 'rong-480x400.webp', 'rong-768x640.webp' ] ],
				'hep.jpg'  => [ 900, 1000, [ 'hep-270x300.webp', 'hep-480x533.webp', 'hep-768x853.webp', 'hep-900x1000.webp' ] ],
				'cao.jpg'  => [ 960, 1280, [ 'cao-225x300.webp', 'cao-480x640.webp', 'cao-768x1024.webp', 'cao-960x1280.webp' ] ],
			] as $name => [ $width, $height, $expected ]
		) {
			$file = wp_upload_dir()['path'] . "/$name";
			imagejpeg( imagecreatetruecolor( $width, $height ), $file );
			$id   = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg' ], $file );
			$meta = wp_generate_attachment_metadata( $id, $file );
			wp_update_attachment_metadata( $id, $meta );
			self::assertSame( $expected, self::candidates( $id ) );
			$last = dirname( $file ) . "/{$expected[3]}";
			self::assertSame( 'image/webp', wp_get_image_mime( $last ) );

			// As uploaded before there was such a file.
			$sizes = $meta['sizes'];
			unset( $meta['sizes']['hien-whole'] );
			wp_update_attachment_metadata( $id, $meta );
			self::assertSame( $width > 1024 ? $expected : [ ...array_slice( $expected, 0, 3 ), $name ], self::candidates( $id ) );

			wp_update_attachment_metadata( $id, [ 'sizes' => $sizes ] + $meta );
			wp_delete_attachment( $id, true );
			self::assertFileDoesNotExist( $last );
		}
	}

	/** @return int An attachment whose JPEG is too large for link previews. */
	private static function large_photograph( string $name, int $width, int $height ): int {
		$picture = imagecreatetruecolor( $width, $height );
		foreach ( range( 0, $width - 1, 4 ) as $x ) {
			foreach ( range( 0, $height - 1, 4 ) as $y ) {
				imagefilledrectangle( $picture, $x, $y, $x + 3, $y + 3, ( $x * $y * 7919 ) % 0xFFFFFF ); // Too uneven to be small as it is.
			}
		}
		$file = wp_upload_dir()['path'] . "/$name";
		imagejpeg( $picture, $file, 95 );
		self::assertGreaterThan( 300_000, filesize( $file ) );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg' ], $file );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		return $id;
	}

	/** @return list<string> The names of all files that a page names for an attachment. */
	private static function named( int $id ): array {
		return [
			wp_basename( (string) Picture::of_attachment( $id )['image'] ),
			...self::candidates( $id ),
			wp_basename( Picture::link_preview( $id )['image'] ?? '' ),
			wp_basename( Picture_Url::of_attachment( $id, 850 ) ),
		];
	}

	/** With IMAGE_EDIT_OVERWRITE the second edit has the name of the first one, whose files WordPress deletes. */
	public function test_an_edit_takes_over_no_file_of_the_edit_before(): void {
		$id     = self::large_photograph( 'ghi-de-e1234567890123.jpg', 900, 1000 );
		$other  = self::large_photograph( 'khac.jpg', 900, 1000 );
		$before = wp_get_attachment_metadata( $other );
		$meta   = wp_get_attachment_metadata( $id );
		self::assertArrayHasKey( 'hien-preview-e1234567890123', $meta['sizes'] );
		$small = wp_get_image_editor( get_attached_file( $id ) );
		$small->resize( 200, 200 );
		$saved = $small->save( get_attached_file( $id ) );
		apply_filters( 'wp_save_image_editor_file', null, get_attached_file( $id ), $small, 'image/jpeg', $id );
		wp_update_attachment_metadata( $other, $before );
		self::assertSame( $before, wp_get_attachment_metadata( $other ), 'It is the one that is edited.' );
		wp_update_attachment_metadata( $id, array_intersect_key( $saved, [ 'width' => 0, 'height' => 0, 'filesize' => 0 ] ) + $meta );
		self::assertSame( [], preg_grep( '/^hien-(?:preview|whole)/', array_keys( wp_get_attachment_metadata( $id )['sizes'] ) ) );
	}

	public function test_a_picture_edited_in_the_media_library_is_nowhere_shown_as_it_was_before(): void {
		require_once ABSPATH . 'wp-admin/includes/image-edit.php';
		foreach (
			[
				'lat.jpg' => [ 900, 1000, '[{"f":2}]' ], // Turned over, as wide as before.
				'cat.jpg' => [ 1200, 1000, '[{"c":{"x":0,"y":0,"w":440,"h":400}}]' ], // To 880 px (the editor shows half): under `large`.
			] as $name => [ $width, $height, $changes ]
		) {
			$id     = self::large_photograph( $name, $width, $height );
			$before = self::named( $id );
			self::assertContains( str_replace( '.', '-preview.', $name ), $before );

			$_REQUEST = [
				'history' => wp_slash( $changes ),
				'target'  => 'all',
			];
			self::assertSame( 'Image saved', wp_save_image( $id )->msg ?? '' );
			$edited = self::named( $id );
			self::assertNotEmpty( $edited );
			self::assertSame( [], preg_grep( '/-e\d{13}[-.]/', $edited, PREG_GREP_INVERT ) );
			$widest = 'lat.jpg' === $name ? '900x1000' : '880x800';
			self::assertNotEmpty( preg_grep( "/-e\d{13}-$widest\.webp$/", $edited ), 'As wide as the picture.' );
			self::assertNotEmpty( preg_grep( '/-e\d{13}-preview\.jpg$/', $edited ), 'For link previews.' );
			$made = array_map( static fn( string $file ): string => dirname( (string) get_attached_file( $id ) ) . "/$file", $edited );
			array_map( self::assertFileExists( ... ), $made );

			self::assertObjectNotHasProperty( 'error', wp_restore_image( $id ) );
			self::assertSame( $before, self::named( $id ) );
			wp_delete_attachment( $id, true );
			array_map( self::assertFileDoesNotExist( ... ), $made );
		}
	}

	/** @return list<string> The files of `srcset`, sorted. */
	private static function candidates( int $id ): array {
		preg_match_all( '~[^/]+(?= \d+w)~', Picture::of_attachment( $id )['image_srcset'], $found );
		sort( $found[0] );
		return $found[0];
	}

	public function test_a_small_photograph_is_its_own_preview_and_a_large_drawing_has_a_size_of_wordpress(): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		foreach (
			[
				'nho.jpg' => [ 900, 600, 'nho.jpg' ],
				'to.png' => [ 1600, 1000, 'to-1024x640.png' ],
			] as $name => [ $width, $height, $expected ]
		) {
			$file    = wp_upload_dir()['path'] . "/$name";
			$picture = imagecreatetruecolor( $width, $height );
			if ( str_ends_with( $name, 'png' ) ) {
				imagepng( $picture, $file );
			} else {
				imagejpeg( $picture, $file );
			}
			$id = wp_insert_attachment( [ 'post_mime_type' => wp_check_filetype( $name )['type'] ], $file );
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
			self::assertSame( $expected, wp_basename( Picture::link_preview( $id )['image'] ?? '' ) );
			wp_delete_attachment( $id, true );
		}
	}
}
