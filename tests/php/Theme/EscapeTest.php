<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** Texts that speak of entities are shown as they were written, by PHP as by React. */
final class EscapeTest extends TestCase {

	/** As WordPress stores it. */
	private const STORED = 'Viết &amp;nbsp; hay &amp;lt;div&amp;gt;';

	/** As people read it. */
	private const SHOWN = 'Viết &nbsp; hay &lt;div&gt;';

	public function test_a_text_about_entities_is_shown_as_it_was_written(): void {
		wp_set_current_user( 1 ); // Who may write any HTML.
		$category = $this->make->category( [ 'name' => 'Mã', 'slug' => 'ma', 'description' => self::STORED ] );
		$post     = $this->make->post(
			[
				'post_title'    => self::STORED,
				'post_name'     => 'thuc-the',
				'post_content'  => '<p>' . self::STORED . '</p><h2><code>' . self::STORED . '</code></h2><h2>Hết</h2>',
				'post_category' => [ $category ],
			]
		);
		$this->make->comment( $post, [ 'comment_author' => self::STORED, 'comment_content' => self::STORED ] );
		wp_set_current_user( 0 );

		$article = $this->page_at( '/ma/thuc-the' );
		foreach (
			[
				'//title',
				'//h1',
				'//*[@class="hien-breadcrumbs__item"][@aria-current]',
				'//*[contains(@class, "hien-toc__link")]',
				'//*[@class="hien-comment__author"]',
				'//meta[@name="description"]/@content',
				'//meta[@property="og:title"]/@content',
			] as $place
		) {
			self::assertStringStartsWith( self::SHOWN, (string) $article->text( $place ), $place );
		}
		$list = $this->page_at( '/ma' );
		foreach (
			[
				'//p[@class="hien-page-head__text"]',
				'//main//*[@class="hien-post-card__title"]',
				'//p[contains(@class, "hien-post-card__excerpt")]',
				'//a[contains(@class, "hien-latest-comments__text")]',
			] as $place
		) {
			self::assertStringStartsWith( self::SHOWN, (string) $list->text( $place ), $place );
		}
		self::assertSame(
			self::SHOWN,
			$this->page_at( '/?s=' . rawurlencode( self::SHOWN ) )->text( '//input[@name="s"][@value!=""]/@value' )
		);
	}

	public function test_a_translation_brings_no_markup_but_the_link_that_the_theme_puts_in(): void {
		$text = static fn( string $translated, string $original ): string => str_contains( $original, '<a>đăng nhập</a>' )
			? 'Mời <b>bạn</b> <a>vào & nói</a>'
			: $translated;
		add_filter( 'gettext_hien', $text, 10, 2 );
		$this->make->post( [ 'post_name' => 'moi', 'post_category' => [ $this->make->category( [ 'slug' => 'ma' ] ) ] ] );

		$page = $this->page_at( '/ma/moi' );

		self::assertSame( 'Mời <b>bạn</b> vào & nói', $page->text( '//p[contains(@class, "hien-comments__sign-in")]' ) );
		self::assertSame( 'vào & nói', $page->text( '//p[contains(@class, "hien-comments__sign-in")]/a[contains(@href, "/dang-nhap")]' ) );
	}

	public function test_a_search_result_about_entities_is_html_that_shows_them(): void {
		$this->make->post( [ 'post_title' => 'Thực thể', 'post_content' => '<p>' . self::STORED . '</p>' ] );
		$found = $this->rest( 'GET', '/hien/v1/search', [ 's' => 'viet' ] )->get_data()['data'];
		self::assertStringContainsString( '&amp;nbsp;', $found[0]['excerpt'] );
	}
}
