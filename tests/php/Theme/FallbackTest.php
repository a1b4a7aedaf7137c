<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;
use Hien\Theme;

/** The theme as a plain blog, without screens. */
final class FallbackTest extends TestCase {

	public function test_a_post_has_its_picture_categories_and_neighbours(): void {
		remove_theme_support( Theme::FEATURE );
		$category = $this->make->category( [ 'name' => 'Sân vườn' ] );
		$picture  = $this->make->picture( 'gian-dau' );
		$ids      = [];
		foreach ( [ 1, 2, 3 ] as $day ) {
			$ids[] = $this->make->post(
				[ 'post_title' => "Bài $day", 'post_date' => "2024-01-0$day 08:00:00", 'post_category' => [ $category ] ]
			);
		}
		set_post_thumbnail( $ids[1], $picture );
		$page = $this->page_at( (string) get_permalink( $ids[1] ) );
		self::assertSame( 'Bài 2', $page->text( '//h1' ) );
		self::assertNotNull( $page->text( '//article//img[contains(@class, "wp-post-image")]' ) );
		self::assertSame( 'Sân vườn', $page->text( '//header//a[@rel="category tag"]' ) );
		self::assertStringContainsString( 'Bài 1', (string) $page->text( '//nav//a[@rel="prev"]' ) );
		self::assertStringContainsString( 'Bài 3', (string) $page->text( '//nav//a[@rel="next"]' ) );
	}

	public function test_an_empty_search_names_nothing_that_was_searched_for(): void {
		remove_theme_support( Theme::FEATURE );
		self::assertSame( 'Tìm kiếm', $this->page_at( home_url( '/?s=' ) )->text( '//h1' ) );
		self::assertSame( 'Kết quả tìm kiếm cho “gian đậu”', $this->page_at( home_url( '/?s=gian+%C4%91%E1%BA%ADu' ) )->text( '//h1' ) );
	}
}
