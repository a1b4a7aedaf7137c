<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Posts\Script_Detection;
use Hien\Posts\Post_Content;
use Hien\Routing\Screen;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Which texts work only in a page that the browser loads. */
final class FullPageLoadTest extends TestCase {

	use ScreenRequests;

	protected function tearDown(): void {
		wp_deregister_script( 'mathjax-cdn' );
		parent::tearDown();
	}

	/** @return list<array{string,bool}> */
	public static function html(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/html.json' ), true, flags: JSON_THROW_ON_ERROR );
	}

	#[DataProvider( 'html' )]
	public function test_scripts_and_what_the_app_removes_need_a_document( string $html, bool $needs ): void {
		self::assertSame( $needs, Script_Detection::in_html( $html ) );
	}

	public function test_so_does_a_shortcode_of_another_plugin_and_none_of_core(): void {
		add_shortcode( 'contact-form-7', static fn(): string => '<form class="wpcf7-form"></form>' );
		add_shortcode( 'ngay', static fn(): string => 'hôm nay' );
		self::assertTrue( $this->needs( '[contact-form-7 id="5"]' ) );
		self::assertTrue( $this->needs( '<!-- wp:paragraph --><p>Là [ngay].</p><!-- /wp:paragraph -->' ) );
		self::assertFalse( $this->needs( '[caption width="300"]<img src="/a.jpg"> Chú thích[/caption] [[ngay]] [khong-co]' ) );
	}

	public function test_so_does_a_block_of_another_plugin_also_in_a_synced_pattern(): void {
		$block   = '<!-- wp:bieu-do/cot --><div class="cot">x</div><!-- /wp:bieu-do/cot -->';
		$pattern = $this->make->post( [ 'post_type' => 'wp_block', 'post_content' => $block ] );
		self::assertTrue( $this->needs( $block ) );
		self::assertTrue( $this->needs( "<!-- wp:group --><div class=\"wp-block-group\">$block</div><!-- /wp:group -->" ) );
		self::assertTrue( $this->needs( "<!-- wp:block {\"ref\":$pattern} /-->" ) );
		self::assertFalse( $this->needs( '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><p>y</p>' ) );
	}

	public function test_so_does_a_script_that_rendering_enqueues(): void {
		add_filter(
			'the_content',
			static function ( string $html ): string {
				wp_enqueue_script( 'may', 'https://example.org/may.js', [], '1', true );
				return $html;
			}
		);
		self::assertTrue( $this->needs( 'x' ) );
	}

	#[TestWith( [ 'Công thức $$x^2$$.', 'mathjax-cdn', true ] )]
	#[TestWith( [ 'Công thức \(x^2\).', 'mathjax-cdn', true ] )]
	#[TestWith( [ 'Công thức \(x^2\).', 'katex', true ] )]
	#[TestWith( [ '<span class="katex-eq">x^2</span>', 'katex', true ] )]
	#[TestWith( [ '<pre class="mermaid">graph TD</pre>', 'my-mermaid', true ] )]
	#[TestWith( [ '<pre><code class="language-php">1</code></pre>', 'prism-core', true ] )]
	#[TestWith( [ '<table class="tablepress tablepress-id-1"></table>', 'tablepress-datatables', true ] )]
	#[TestWith( [ '<div class="woocommerce columns-4"></div>', 'woocommerce', true ] )]
	#[TestWith( [ 'Không có công thức', 'mathjax-cdn', false ] )]
	#[TestWith( [ 'Công thức $$x^2$$.', 'cookie-banner', false ] )]
	#[TestWith( [ 'Công thức $$x^2$$.', null, false ] )]
	public function test_so_do_the_marks_of_a_script_that_every_page_enqueues( string $text, ?string $handle, bool $needs ): void {
		if ( null !== $handle ) {
			add_action( 'wp_enqueue_scripts', static fn() => wp_enqueue_script( $handle, 'https://example.org/all.js', [], '1', true ) );
		}
		$id = $this->make->post( [ 'post_content' => $text ] );
		self::assertSame( $needs, $this->screen_json( (string) wp_make_link_relative( (string) get_permalink( $id ) ) )['document'] );
	}

	public function test_a_filter_has_the_last_word(): void {
		$id = $this->make->post( [ 'post_content' => 'Chữ', 'post_name' => 'do-thi' ] );
		add_filter(
			'hien_needs_document',
			static fn( bool $needs, Screen $screen ): bool => $needs || 'do-thi' === ( $screen->params['slug'] ?? '' ),
			10,
			2
		);
		self::assertTrue( $this->screen_json( (string) wp_make_link_relative( (string) get_permalink( $id ) ) )['document'] );
		self::assertFalse( $this->screen_json( '/' )['document'] );
	}

	private function needs( string $content ): bool {
		return Post_Content::render( get_post( $this->make->post( [ 'post_content' => $content ] ) ), 1 )['assets']['scripts'];
	}
}
