<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use Hien\Tests\Support\TestCase;

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
		foreach ( [ $file, ...array_map( static fn( array $size ): string => dirname( $file ) . "/{$size['file']}", $meta['sizes'] ) ] as $made ) {
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
}
