<?php

declare(strict_types=1);

namespace Hien\Tests\Uploads;

use Hien\Tests\Support\TestCase;
use Hien\Uploads\Jpeg_Orientation;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** What phones write into their pictures, read without PHP's extension `exif`. */
final class JpegOrientationTest extends TestCase {

	use Pictures;

	protected function setUp(): void {
		parent::setUp();
		$this->make_folder();
	}

	#[TestWith( [ 'MM', 6 ] )]
	#[TestWith( [ 'II', 6 ] )]
	#[TestWith( [ 'MM', 3 ] )]
	#[TestWith( [ 'II', 8 ] )]
	public function test_it_is_what_the_extension_reads( string $order, int $orientation ): void {
		$path = $this->with_exif( self::exif( $order, $orientation ) );
		self::assertSame(
			[ $orientation, $orientation ],
			[ exif_read_data( $path )['Orientation'] ?? null, Jpeg_Orientation::of( $path ) ]
		);
	}

	/** @return array<string,array{string}> */
	public static function damaged(): array {
		$exif = self::exif( 'MM', 6 );
		return [
			'no such value' => [ self::exif( 'MM', 9 ) ],
			'cut'           => [ substr( $exif, 0, 24 ) ],
			'empty'         => [ '' ],
			'far away'      => [ substr_replace( $exif, "\xff\xff\xff\xff", 10, 4 ) ],
			'many entries'  => [ substr_replace( self::exif( 'MM', 9 ), "\xff\xff", 14, 2 ) ],
		];
	}

	#[DataProvider( 'damaged' )]
	public function test_a_damaged_one_is_none( string $exif ): void {
		self::assertNull( Jpeg_Orientation::of( $this->with_exif( $exif ) ) );
	}

	public function test_a_picture_without_is_left_as_it_is(): void {
		self::assertNull( Jpeg_Orientation::of( $this->picture( 'jpeg', 8, 8 ) ) );
		self::assertNull( Jpeg_Orientation::of( $this->picture( 'png', 8, 8 ) ) );
		self::assertNull( Jpeg_Orientation::of( $this->file( '' ) ) );
	}

	public function test_what_wordpress_knows_counts(): void {
		$path = $this->with_exif( self::exif( 'MM', 6 ) );
		self::assertSame( [ 3, 6 ], [ Jpeg_Orientation::filter( 3, $path ), Jpeg_Orientation::filter( null, $path ) ] );
	}

	/** EXIF data with one more entry before the orientation. */
	private static function exif( string $order, int $orientation ): string {
		[ $short, $long ] = 'MM' === $order ? [ 'n', 'N' ] : [ 'v', 'V' ];
		return "Exif\0\0$order" . pack( "$short$long$short", 42, 8, 2 )
			. pack( "$short$short$long$short$short", 0x0103, 3, 1, 6, 0 )
			. pack( "$short$short$long$short$short$long", 0x0112, 3, 1, $orientation, 0, 0 );
	}

	private function with_exif( string $exif ): string {
		$path = $this->picture( 'jpeg', 8, 8 );
		file_put_contents(
			$path,
			substr_replace( (string) file_get_contents( $path ), "\xff\xe1" . pack( 'n', strlen( $exif ) + 2 ) . $exif, 2, 0 )
		);
		return $path;
	}
}
