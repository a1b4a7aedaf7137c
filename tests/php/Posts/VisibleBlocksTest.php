<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Posts\Post_Content;
use Hien\Posts\Post_Summary;
use Hien\Tests\Support\TestCase;
use WP_Post;

/** What the author hides in the block editor is read nowhere. */
final class VisibleBlocksTest extends TestCase {

	private const TEXT =
		'<!-- wp:heading {"metadata":{"blockVisibility":false}} --><h2 class="wp-block-heading">Khobau một</h2><!-- /wp:heading -->'
		. '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>khobau hai</p><!-- /wp:paragraph -->'
		. '<!-- wp:paragraph {"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} --><p>Hiên nhà</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
		. '<!-- wp:group {"metadata":{"blockVisibility":false}} --><div class="wp-block-group"><!-- wp:paragraph --><p>khobau ba</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
		. '<!-- wp:code --><pre class="wp-block-code"><code>&lt;div&gt;</code></pre><!-- /wp:code -->';

	private WP_Post $post;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->post = get_post( $this->make->post( [ 'post_title' => 'Bài', 'post_content' => self::TEXT ] ) );
	}

	public function test_search_neither_finds_nor_quotes_it(): void {
		self::assertSame( [], $this->results( 'khobau' ) );
		self::assertSame( [ '<mark>Hiên</mark> nhà' ], array_column( $this->results( 'hien' ), 'excerpt' ) );
	}

	public function test_the_excerpt_leaves_it_out(): void {
		self::assertSame( 'Hiên nhà', Post_Summary::of( $this->post )['excerpt'] );
	}

	public function test_a_hidden_heading_begins_no_section(): void {
		self::assertSame( [ '' ], array_column( Post_Content::sections( $this->post ), 'title' ) );
	}

	/** @return list<array<string,mixed>> */
	private function results( string $query ): array {
		return $this->rest( 'GET', '/hien/v1/search', [ 's' => $query ] )->get_data()['data'];
	}
}
