<?php

declare(strict_types=1);

namespace Hien\Tests\Featured;

use Hien\Plugin;
use Hien\Tests\Support\TestCase;

/** What the home page shows is cached until content is saved. */
final class FeaturedCacheTest extends TestCase {

	private int $category;
	private int $post;

	protected function setUp(): void {
		parent::setUp();
		$this->category = $this->make->category( [ 'name' => 'WordPress' ] );
		$this->post     = $this->post( [ 'post_title' => 'Bài đầu' ] );
	}

	public function test_its_page_reads_all_options_that_are_not_autoloaded_by_one_query(): void {
		wp_get_custom_css(); // WordPress saves, once, that the owner has written none, which clears what is cached.
		$this->page_at( '/' );
		self::flush_cache();
		wp_load_alloptions();
		$queries = [];
		$collect = static function ( string $sql ) use ( &$queries ): string {
			if ( preg_match( '/^SELECT option_.+ WHERE option_name/', $sql ) ) {
				$queries[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $collect );
		$this->page_at( '/' );
		remove_filter( 'query', $collect );
		self::assertCount( 1, $queries, implode( "\n", $queries ) );
	}

	public function test_a_change_is_seen_at_once(): void {
		$changes = [
			'a post'      => fn() => $this->post( [ 'post_title' => 'Bài hai' ] ),
			'a title'     => fn() => wp_update_post( [ 'ID' => $this->post, 'post_title' => 'Tên khác' ] ),
			'a text'      => fn() => wp_update_post( [ 'ID' => $this->post, 'post_content' => 'Chữ khác' ] ),
			'a name'      => fn() => wp_update_term( $this->category, 'category', [ 'name' => 'Tên chuyên mục' ] ),
			'a banner'    => fn() => stick_post( $this->post ),
			'no banner'   => fn() => unstick_post( $this->post ),
			'a move'      => fn() => wp_update_post(
				[ 'ID' => $this->post, 'post_category' => [ $this->make->category( [ 'name' => 'Khác' ] ) ] ]
			),
			'a post less' => fn() => wp_trash_post( $this->post ),
		];
		foreach ( $changes as $name => $change ) {
			$before = $this->featured();
			self::assertSame( $before, $this->featured(), "$name: not cached" );
			$change();
			self::assertNotSame( $before, $this->featured(), "$name: not seen" );
		}
	}

	public function test_what_a_password_opened_is_not_cached(): void {
		wp_update_post( [ 'ID' => $this->post, 'post_content' => 'bí mật', 'post_password' => 'mở' ] );
		self::enter_password( 'mở' );
		self::assertStringNotContainsString( 'bí mật', (string) wp_json_encode( $this->featured(), JSON_UNESCAPED_UNICODE ) );
	}

	/** @param array<string,mixed> $fields */
	private function post( array $fields ): int {
		return $this->make->post( $fields + [ 'post_author' => 1, 'post_category' => [ $this->category ] ] );
	}

	/** @return array<string,mixed> As the next request has it. */
	private function featured(): array {
		self::flush_cache();
		wp_load_alloptions();
		$response = Plugin::instance()->resources->respond( 'featured' );
		self::assertIsArray( $response );
		return $response;
	}
}
