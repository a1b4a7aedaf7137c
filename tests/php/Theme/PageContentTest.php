<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Fixed routes print the title, excerpt and content of the WordPress page with their slug. */
final class PageContentTest extends TestCase {

	/** @return array<string,array{string}> */
	public static function slugs(): array {
		$slugs = [
			'tin-moi',
			'wordpress',
			've-hien',
			'gioi-thieu',
			'lien-he',
			'videos',
			'hinh-anh',
			'khoa-hoc',
			'tai-nguyen',
			'hoi-dap-hien',
			'ban-be',
		];
		return array_combine( $slugs, array_map( static fn( string $slug ): array => [ $slug ], $slugs ) );
	}

	#[DataProvider( 'slugs' )]
	public function test_a_fixed_route_prints_the_text_of_its_page( string $slug ): void {
		$this->make->category( [ 'name' => 'WordPress' ] ); // Without its category /wordpress is not found.
		$page = get_page_by_path( $slug );
		if ( null !== $page ) {
			wp_delete_post( $page->ID, true );
		}
		$this->make->page(
			[
				'post_name'    => $slug,
				'post_title'   => 'Tựa đề riêng',
				'post_excerpt' => 'Tóm tắt riêng',
				'post_content' => '<p>Lời của tác giả</p><!--nextpage--><p>Lời sau dấu ngắt</p>',
			]
		);
		$html = $this->page_at( "/$slug" )->html;
		foreach ( [ 'Tựa đề riêng', 'Tóm tắt riêng', '<p>Lời của tác giả</p>', '<p>Lời sau dấu ngắt</p>' ] as $text ) {
			self::assertTrue( str_contains( $html, $text ), $text );
		}
	}

	public function test_an_empty_page_leaves_the_route_its_own_text(): void {
		update_option( 'blogname', 'Hiên' );
		$this->make->category( [ 'slug' => 'wordpress', 'description' => 'Bài học và mẹo.' ] );
		foreach ( [ '/tin-moi' => 'Những bài viết mới nhất trên Hiên.', '/wordpress' => 'Bài học và mẹo.' ] as $path => $text ) {
			$this->make->page( [ 'post_name' => ltrim( $path, '/' ), 'post_content' => '', 'post_excerpt' => '' ] );
			$page = $this->page_at( $path );
			self::assertSame( $text, $page->text( '//main//*[@class="hien-page-head__text"]' ), $path );
			self::assertNull( $page->text( '//main//*[@class="hien-prose"]' ), $path );
		}
	}
}
