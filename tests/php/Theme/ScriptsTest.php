<?php

declare(strict_types=1);

namespace Hien\Tests\Theme;

use Hien\Tests\Support\TestCase;

/** Which pages have which scripts. */
final class ScriptsTest extends TestCase {

	private const TABLE =
		'<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table -->';

	public function test_what_the_first_view_does_not_need_comes_after_the_page(): void {
		wp_update_custom_css_post( '.cua-toi{color:red}' );
		$this->make->post(
			[
				'post_name' => 'bai',
				'post_content' => '<!-- wp:paragraph --><p>' . str_repeat( 'Chữ. ', 600 ) . '</p><!-- /wp:paragraph -->' . self::TABLE,
			]
		);
		[ $first, $later ] = explode( '</footer>', $this->page_at( '/bai' )->html );
		$parts             = [
			'global-styles-inline-css',
			'build/later-styles.',
			'id="hien-boot"',
			'window.hienStart=',
			'window.hienClicks=',
			'application/ld+json',
		];
		foreach ( $parts as $part ) {
			self::assertStringNotContainsString( $part, $first );
			self::assertStringContainsString( $part, $later );
		}
		// The app begins when all that it reads is there. Styles of blocks, ours, which adjust them, and the owner's.
		$order  = array_map(
			static fn( string $part ): int => (int) strpos( $later, $part ),
			[ 'id="hien-boot"', 'window.hienStart=', 'window.hienClicks=', 'global-styles-inline-css', 'build/later-styles.', '.cua-toi' ]
		);
		$sorted = $order;
		sort( $sorted );
		self::assertSame( $sorted, $order );
		self::assertStringContainsString( '.cua-toi', $first );
		self::assertDoesNotMatchRegularExpression( '/styles[\w-]*placeholder/', $later, "Core's, which have another name each time." );
	}

	public function test_the_additional_css_of_the_owner_are_the_last_styles_also_when_the_app_has_added_some_to_the_head(): void {
		wp_update_custom_css_post( '.cua-toi{color:red}' );
		$this->make->post( [ 'post_name' => 'bang', 'post_content' => self::TABLE ] );
		foreach ( [ '/', '/bang' ] as $path ) {
			[ $head, $body ] = explode( '</head>', $this->page_at( $path )->html );
			self::assertStringContainsString( '.cua-toi', $head, $path );
			self::assertGreaterThan( strrpos( $body, 'id="root"' ), strpos( $body, '.cua-toi' ), $path );
		}
	}

	public function test_a_text_that_begins_with_other_blocks_has_all_its_styles_in_the_head(): void {
		foreach ( [ self::TABLE, '<p>Bấm <kbd>Enter</kbd>.</p>', '<ul><li><p>Một</p></li></ul>' ] as $text ) {
			$post     = $this->make->post( [ 'post_name' => 'bang', 'post_content' => $text ] );
			[ $head ] = explode( '</head>', $this->page_at( '/bang' )->html );
			self::assertGreaterThan( strpos( $head, 'global-styles-inline-css' ), strpos( $head, 'data-href="later-styles.' ), $text );
			self::assertStringNotContainsString( 'build/later-styles.', $head, 'A link would hold up the first paint.' );
			wp_delete_post( $post, true );
		}
	}

	public function test_the_picture_above_a_text_that_begins_with_other_blocks_is_named_before_its_styles(): void {
		$picture = $this->make->picture();
		$html_of = function ( string $name, string $text, int $thumbnail ): string {
			$this->make->post( [ 'post_name' => $name, 'post_content' => $text, 'meta_input' => [ '_thumbnail_id' => $thumbnail ] ] );
			return $this->page_at( "/$name" )->html;
		};
		$html = $html_of( 'bang', self::TABLE, $picture );
		[ $before ] = explode( '<style', $html );
		self::assertSame( 1, preg_match( "/<link rel='preload' [^>]* imagesrcset='(.*?)' imagesizes='(.*?)'/", $before, $found ) );
		[ , $srcset, $sizes ] = $found;
		self::assertStringContainsString( " srcset=\"$srcset\" sizes=\"$sizes\"", $html, 'Another file would be loaded as well.' );

		self::assertStringNotContainsString( "rel='preload'", $html_of( 'bang-khong-anh', self::TABLE, 0 ) );
		$this->make->post(
			[
				'post_type'    => 'page',
				'post_name'    => 'trang',
				'post_content' => self::TABLE,
				'meta_input'   => [ '_thumbnail_id' => $picture ],
			]
		);
		self::assertStringNotContainsString( "rel='preload'", $this->page_at( '/trang' )->html, 'A page shows no picture above its text.' );
		self::assertStringNotContainsString( "rel='preload'", $html_of( 'chu', '<p>Chữ.</p>', $picture ), 'It comes with the first view.' );
	}

	public function test_a_script_of_a_text_is_enqueued_on_its_page_alone(): void {
		$this->make->post( [ 'post_name' => 'co-tap-lenh', 'post_content' => '[hien_test_script]' ] );
		add_shortcode(
			'hien_test_script',
			static function (): string {
				wp_enqueue_script( 'hien-test', 'https://example.org/test.js', [], '1', true );
				return 'x';
			}
		);
		self::assertStringContainsString( 'https://example.org/test.js', $this->page_at( '/co-tap-lenh' )->html );
		self::assertStringNotContainsString( 'https://example.org/test.js', $this->page_at( '/' )->html );
	}
}
