<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** Wherever a title is shown, its numbers stay beside what they count. */
final class TitlesTest extends TestCase {

	private const TITLE = 'Bộ 12 bài';

	public function test_no_title_breaks_after_a_number(): void {
		$picture = $this->make->picture();
		$series  = $this->make->term( 'hien_series' );
		foreach (
			[ 'post', 'hien_video', 'hien_image', 'hien_course', 'hien_download', 'hien_faq', 'hien_link', 'hien_project' ] as $type
		) {
			$id = $this->make->post(
				[
					'post_type' => $type,
					'post_title' => self::TITLE,
					'post_content' => '<h2>' . self::TITLE . '</h2><p>Chữ.</p><h2>Hết</h2>',
					'post_excerpt' => 'Chữ.',
					'post_name' => "bo-$type",
				]
			);
			set_post_thumbnail( $id, $picture );
			wp_set_object_terms( $id, 'hien_video' === $type ? $series : [], 'hien_series' );
			update_post_meta( $id, 'hien_download_file', $this->make->file() );
			if ( 'post' === $type ) {
				stick_post( $id );
			}
		}
		foreach (
			[
				'/',
				'/tin-moi',
				'/videos',
				'/videos/bo-hien_video',
				'/hinh-anh',
				'/hinh-anh/1',
				'/khoa-hoc',
				'/khoa-hoc/bo-hien_course',
				'/tai-nguyen',
				'/hoi-dap-hien',
				'/menu',
				'/ve-hien',
				'/lien-he',
				'/?s=bai',
				'/bo-post',
			] as $path
		) {
			$texts = self::texts( $this->page_at( $path )->html );
			self::assertStringContainsString( "Bộ 12\u{a0}bài", $texts, $path );
			self::assertStringNotContainsString( self::TITLE, $texts, $path );
		}
	}

	/** What a page shows, without its trail, whose last part is no title but a place, and without what the author wrote. */
	private static function texts( string $html ): string {
		$document = new \DOMDocument();
		@$document->loadHTML( '<?xml encoding="utf-8">' . $html );
		$xpath = new \DOMXPath( $document );
		$texts = $xpath->query( '//body//text()[not(ancestor::script or ancestor::style or ancestor::*[contains(@class, "hien-breadcrumbs") or contains(@class, "hien-prose") or contains(@class, "visually-hidden")])]' );
		return implode( "\n", array_map( static fn( \DOMNode $text ): string => (string) $text->nodeValue, iterator_to_array( $texts ) ) );
	}
}
