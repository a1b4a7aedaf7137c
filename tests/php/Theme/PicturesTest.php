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
	#[TestWith( [ '(max-width: 600px) 66vw, 100px', 'sizes="(max-width: 600px) 66vw, 100px"' ] )]
	public function test_a_small_picture_is_one_file_and_others_are_chosen_by_the_browser( string $sizes, string $html ): void {
		ob_start();
		hien_cover_image(
			[
				'image' => 'https://example.org/a.jpg',
				'image_srcset' => self::SRCSET,
				'image_width' => 1200,
				'image_height' => 630,
				'image_alt' => '',
			],
			$sizes
		);
		self::assertStringContainsString( $html, (string) ob_get_clean() );
	}
}
