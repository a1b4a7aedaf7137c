<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** A page is printed with the drawings of its covers without a picture, and no others. */
final class DrawingsTest extends TestCase {

	public function test_the_rules_are_those_whose_classes_one_element_has(): void {
		self::assertNotSame( [], hien_drawings() );
		$css = hien_drawings_in(
			'<i class="hien-cover is-tile-2 is-icon-3"></i><i class="is-tile-5"></i><i class="hien-video-cover"></i>'
		);
		preg_match_all( '/([^{}]+)\{/', $css, $found );
		self::assertSame( [ '.is-tile-2', '.is-tile-5', '.is-icon-3' ], $found[1] );
		self::assertStringContainsString(
			'.hien-video-cover.is-tile-2{',
			hien_drawings_in( '<i class="hien-cover hien-video-cover is-tile-2"></i>' )
		);
		self::assertSame( '', hien_drawings_in( '<p>is-tile-2</p>' ) );
	}

	public function test_a_page_has_them_after_its_text(): void {
		$post = $this->make->post( [ 'post_name' => 'khong-anh' ] );
		$tile = \Hien\Content\Picture::tile( $post );
		$html = $this->page_at( '/khong-anh' )->html;
		self::assertMatchesRegularExpression( "/is-tile-$tile .*<style id=\"hien-drawings\">\.is-tile-$tile\{[^<]*<\/style>/s", $html );
	}

	public function test_a_block_in_its_text_has_its_own(): void {
		$course = $this->make->post( [ 'post_type' => 'hien_course' ] );
		$post   = $this->make->post( [ 'post_name' => 'co-khoa-hoc', 'post_content' => "<!-- wp:hien/course {\"id\":$course} /-->" ] );
		$tile   = \Hien\Content\Picture::tile( $course );
		self::assertNotSame( \Hien\Content\Picture::tile( $post ), $tile );
		$html = $this->page_at( '/co-khoa-hoc' )->html;
		self::assertMatchesRegularExpression( "/<style id=\"hien-drawings\">[^<]*\.is-tile-$tile\{/", $html );
	}

	public function test_a_page_that_a_plugin_prints_piece_by_piece_has_them_all(): void {
		$course = $this->make->post( [ 'post_type' => 'hien_course' ] );
		$post   = $this->make->post( [ 'post_name' => 'tung-phan', 'post_content' => "<!-- wp:hien/course {\"id\":$course} /-->" ] );
		add_action( 'get_template_part_parts/comments/comments', static fn() => ob_flush() );
		$html = $this->page_at( '/tung-phan' )->html;
		foreach ( [ $post, $course ] as $id ) {
			$tile = \Hien\Content\Picture::tile( $id );
			self::assertMatchesRegularExpression( "/<style id=\"hien-drawings\">[^<]*\.is-tile-$tile\{/", $html );
		}
	}
}
