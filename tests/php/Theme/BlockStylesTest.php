<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Posts\Block_Styles;
use Hien\Tests\Support\TestCase;

/** The style sheets of all blocks are on pages with texts; from others the app asks for them with the next screen. */
final class BlockStylesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->make->post( [ 'post_name' => 'co-mau', 'post_content' => '<p class="has-accent-color">Có màu</p>' ] );
	}

	public function test_a_page_with_a_text_has_them_and_the_home_page_does_not(): void {
		foreach ( Block_Styles::HANDLES as $handle ) {
			$printed = "/<style id=[\"']$handle-inline-css/";
			self::assertMatchesRegularExpression( $printed, $this->page_at( '/co-mau' )->html );
			self::assertDoesNotMatchRegularExpression( $printed, $this->page_at( '/' )->html );
		}
	}

	public function test_a_screen_brings_those_that_it_needs_and_the_page_does_not_have(): void {
		$handles = fn( string $address ): array => array_column(
			json_decode( $this->page_at( $address )->html, true )['styles'],
			'handle'
		);
		self::assertSame( Block_Styles::HANDLES, $handles( '/co-mau?hien-screen=styles' ) );
		foreach (
			[ '/co-mau?hien-screen=1', '/co-mau?hien-screen=x', '/co-mau?hien-screen[]=styles', '/?hien-screen=styles' ] as $address
		) {
			self::assertSame( [], $handles( $address ), $address );
		}
	}

	public function test_they_are_those_that_a_page_prints(): void {
		hien_register_global_styles();
		$styles = Block_Styles::for_json( [ [ 'content' => '<p class="has-accent-color">Có màu</p>' ] ], 'styles' );
		$html   = $this->page_at( '/co-mau' )->html;
		self::assertSame( Block_Styles::HANDLES, array_column( $styles, 'handle' ) );
		foreach ( $styles as $style ) {
			self::assertStringContainsString( trim( strtok( $style['css'], "\n" ) ), $html, $style['handle'] );
		}
	}
}
