<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** What the author writes on the page of a fixed route stands under its heading. */
final class PageContentTest extends TestCase {

	/** Path => text under the heading where the page has none of its own. */
	private const TEXTS = [
		'/tin-moi'   => 'Những bài viết mới nhất trên Hiên.',
		'/wordpress' => 'Bài học và mẹo.',
	];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'Hiên' );
		$this->make->category( [ 'slug' => 'wordpress', 'description' => 'Bài học và mẹo.' ] );
	}

	public function test_a_page_gives_its_route_a_title_a_text_and_a_content(): void {
		foreach ( array_keys( self::TEXTS ) as $path ) {
			$this->make->page( [ 'post_name' => ltrim( $path, '/' ), 'post_title' => 'Hôm nay', 'post_excerpt' => 'Viết chậm.', 'post_content' => '<p>Lời ngỏ.</p>' ] );
			$page = $this->page_at( $path );
			self::assertSame( 'Hôm nay', $page->text( '//main//h1' ), $path );
			self::assertSame( 'Viết chậm.', $page->text( '//main//*[@class="hien-page-head__text"]' ), $path );
			self::assertSame( 'Lời ngỏ.', $page->text( '//main//*[@class="hien-prose"]' ), $path );
		}
	}

	public function test_an_empty_page_leaves_the_route_its_own_text(): void {
		foreach ( self::TEXTS as $path => $text ) {
			$this->make->page( [ 'post_name' => ltrim( $path, '/' ), 'post_content' => '', 'post_excerpt' => '' ] );
			$page = $this->page_at( $path );
			self::assertSame( $text, $page->text( '//main//*[@class="hien-page-head__text"]' ), $path );
			self::assertNull( $page->text( '//main//*[@class="hien-prose"]' ), $path );
		}
	}
}
