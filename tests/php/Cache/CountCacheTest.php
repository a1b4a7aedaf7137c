<?php

declare(strict_types=1);

namespace Hien\Tests\Cache;

use Hien\Cache\Count_Cache;
use Hien\Jobs\Jobs;
use Hien\Tests\Support\TestCase;

/** Numbers of a large site are counted once a minute, those of others each time. */
final class CountCacheTest extends TestCase {

	public function test_a_site_is_large_by_the_ids_of_its_objects(): void {
		global $wpdb;
		$measure = static function (): mixed {
			Jobs::begin( 'size' );
			self::run_jobs();
			return get_option( 'hien_is_large' );
		};
		$id = $this->make->post();
		$wpdb->update( $wpdb->posts, [ 'ID' => 10_000 ], [ 'ID' => $id ] ); // Databases go on counting after the posts of other tests.
		self::assertSame( '', $measure() );
		$wpdb->update( $wpdb->posts, [ 'ID' => 10_001 ], [ 'ID' => 10_000 ] );
		self::assertSame( '1', $measure() );
	}

	public function test_a_small_number_is_counted_each_time_on_a_large_site_too(): void {
		update_option( 'hien_is_large', '1' );
		( new Count_Cache() )->register();
		$this->make->post();
		self::assertSame( 1, $this->posts()['count'] );
		$this->make->post();
		self::assertSame( 2, $this->posts()['count'] );
	}

	public function test_what_visitors_search_among_comments_is_not_stored(): void {
		global $wpdb;
		update_option( 'hien_is_large', '1' );
		( new Count_Cache() )->register();
		self::assertSame( '0', $this->rest( 'GET', '/wp/v2/comments', [ 'search' => 'khong co' ] )->get_headers()['X-WP-Total'] . '' );
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%hien\_count\_%'" ) );
	}

	public function test_a_large_number_is_known_for_a_minute_and_each_page_has_it(): void {
		global $wpdb;
		$this->fill( 1001 );
		update_option( 'hien_is_large', '1' );
		( new Count_Cache() )->register();
		self::assertSame( 1001, $this->posts()['count'] );
		$new  = $this->make->post();
		$read = function () use ( $new ): void {
			self::assertSame( 1001, $this->posts()['count'] );
			self::assertSame( [ $new ], array_column( $this->posts( [ 'limit' => 1 ] )['data'], 'id' ) );
			self::assertSame( 1001, $this->posts( [ 'page' => 2 ] )['count'] );
		};
		self::assertSame( [], self::queries_of( $read, '/FOUND_ROWS/' ) );
		self::assertSame( 1, $this->posts( [ 'author' => 1, 'limit' => 1 ] )['count'] - 1001, 'Another list counts for itself.' );
		$wpdb->query( "UPDATE $wpdb->options SET option_value = 1 WHERE option_name LIKE '\_transient\_timeout\_hien\_count\_%'" );
		wp_cache_flush();
		self::assertSame( 1002, $this->posts()['count'] );
	}

	public function test_a_small_site_counts_each_time(): void {
		$this->fill( 1001 );
		self::assertSame( 1001, $this->posts()['count'] );
		$this->make->post();
		self::assertSame( 1002, $this->posts()['count'] );
	}

	private function fill( int $number ): void {
		global $wpdb;
		$rows = implode(
			',',
			array_map(
				static fn( int $n ): string =>
					"(1,'2020-01-01 00:00:00','2020-01-01 00:00:00','','Bài $n','','publish','bai-so-$n','','','','post')",
				range( 1, $number )
			)
		);
		$wpdb->query( "INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_content_filtered, post_type) VALUES $rows" );
		wp_cache_set_posts_last_changed();
	}

	/**
	 * @param array<string,int> $params
	 * @return array<string,mixed>
	 */
	private function posts( array $params = [] ): array {
		return $this->rest( 'GET', '/hien/v1/posts', $params )->get_data();
	}
}
