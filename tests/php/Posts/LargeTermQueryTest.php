<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Cache\Count_Cache;
use Hien\Posts\Post_Repository;
use Hien\Tests\Support\RowReads;
use Hien\Tests\Support\TestCase;
use WP_Query;

/** Lists of terms with thousands of posts: the same posts, without reading all of them. */
final class LargeTermQueryTest extends TestCase {

	use RowReads;

	public function test_a_term_of_thousands_of_posts_lists_its_newest_without_reading_them_all(): void {
		update_option( 'hien_is_large', '1' );
		( new Count_Cache() )->register();
		// MariaDB reads all rows of the only term there is.
		add_action( 'pre_get_posts', static fn( WP_Query $query ) => $query->set( 'update_post_term_cache', false ) );
		$term  = $this->make->tag();
		$reads = [];
		foreach ( [ 'few', 'many' ] as $size ) {
			$posts = self::put_into( $term, self::write_posts( 2100 ), 2 );
			self::assertSame(
				array_slice( array_reverse( $posts ), 10, 10 ),
				wp_list_pluck( Post_Repository::page( [ 'term' => $term ], 10, 2 )['posts'], 'ID' )
			);
			self::flush_cache();
			$reads[ $size ] = self::reads( static fn() => self::list( $term ) );
		}
		self::assertLessThanOrEqual( 1.1 * $reads['few'], $reads['many'] );
	}

	public function test_a_term_whose_posts_are_old_is_read_by_the_term(): void {
		$term  = $this->make->tag();
		$posts = self::put_into( $term, self::write_posts( 2100 ), 1 );
		self::write_posts( 1000 );
		$read = static fn() => self::assertSame( array_slice( array_reverse( $posts ), 0, 10 ), self::list( $term ) );
		self::assertSame( [], self::queries_of( $read, '/IS NOT NULL/' ) );
	}

	public function test_another_plugins_query_of_the_terms_stays(): void {
		global $wpdb;
		$term  = $this->make->tag();
		$posts = self::put_into( $term, self::write_posts( 2100 ), 1 );
		add_filter( 'posts_where', static fn( string $where ): string => "$where AND $wpdb->posts.ID < {$posts[2000]}" );
		self::assertSame( array_slice( array_reverse( array_slice( $posts, 0, 2000 ) ), 0, 10 ), self::list( $term ) );
		add_filter(
			'posts_join',
			static fn( string $join ): string => "$join INNER JOIN $wpdb->users u ON u.ID = $wpdb->posts.post_author"
		);
		self::assertSame( array_slice( array_reverse( array_slice( $posts, 0, 2000 ) ), 0, 10 ), self::list( $term ) );
	}

	/** @return list<int> Ids on the first page. */
	private static function list( int $term ): array {
		return wp_list_pluck( Post_Repository::page( [ 'term' => $term ], 10, 1 )['posts'], 'ID' );
	}

	/**
	 * Puts each so-manieth post into a term.
	 *
	 * @param list<int> $posts
	 * @return list<int> Those.
	 */
	private static function put_into( int $term, array $posts, int $step ): array {
		global $wpdb;
		$chosen = array_values( array_filter( $posts, static fn( int $n ): bool => 0 === $n % $step, ARRAY_FILTER_USE_KEY ) );
		$id     = get_term( $term )->term_taxonomy_id;
		self::insert(
			'term_relationships',
			...array_map( static fn( int $post ): array => [ 'object_id' => $post, 'term_taxonomy_id' => $id ], $chosen )
		);
		$wpdb->update( $wpdb->term_taxonomy, [ 'count' => 5000 ], [ 'term_taxonomy_id' => $id ] );
		self::flush_cache();
		return $chosen;
	}
}
