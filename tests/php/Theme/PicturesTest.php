<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** How the pictures of cards are printed; src/app/parts.test.tsx compares them with React's. */
final class PicturesTest extends TestCase {

	private const SRCSET = 'https://example.org/a-1024x538.webp 1024w, https://example.org/a-300x158.webp 300w';

	#[TestWith( [ '104px', 'src="https://example.org/a-300x158.webp" width' ] )]
	#[TestWith( [ '228px', 'srcset="' . self::SRCSET . '" sizes="228px"' ] )]
	#[TestWith( [ '66vw', 'srcset="' . self::SRCSET . '" sizes="66vw"' ] )]
	#[TestWith( [ '(max-width: 600px) 66vw, 100px', '(max-width: 600px) 66vw, 100px"' ] )]
	public function test_a_small_picture_is_one_file_and_others_are_chosen_by_the_browser( string $sizes, string $html ): void {
		self::assertStringContainsString( $html, self::image( $sizes ) );
	}

	#[TestWith( [ '224x170px', 1200, 630, '324px' ] )]
	#[TestWith( [ '224x170px', 600, 800, '224px' ] )]
	#[TestWith( [ 'min(100vw, 1080px)', 1200, 630, 'min(100vw, 1080px)' ] )]
	#[TestWith(
		[
			'(max-width: 600px) 50x38vw, 250x188px',
			1024,
			358,
			'(min-resolution: 2.5dppx) and (max-width: 600px) calc(.7 * 109vw), (max-width: 600px) 109vw, 538px',
		]
	)]
	public function test_a_picture_is_told_as_wide_as_it_covers_its_box( string $box, int $width, int $height, string $sizes ): void {
		self::assertStringContainsString( " sizes=\"$sizes\" ", self::image( $box, $width, $height ) );
	}

	private static function image( string $sizes, int $width = 1200, int $height = 630 ): string {
		ob_start();
		hien_cover_image(
			[
				'image' => 'https://example.org/a.jpg',
				'image_srcset' => self::SRCSET,
				'image_width' => $width,
				'image_height' => $height,
				'image_alt' => '',
			],
			$sizes
		);
		return (string) ob_get_clean();
	}
}
