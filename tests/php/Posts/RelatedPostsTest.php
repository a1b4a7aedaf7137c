<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Posts\Post_Repository;
use Hien\Posts\Related_Posts;
use Hien\Tests\Support\TestCase;
use WP_Post;

/** Posts related to another: which, in what order, and what they cost the database. */
final class RelatedPostsTest extends TestCase {

	private int $category;

	private WP_Post $post;

	protected function setUp(): void {
		parent::setUp();
		$this->category = $this->make->category( [ 'name' => 'Lập trình' ] );
		$this->post     = get_post( $this->in_category( 'Bài này', '2024-01-01', 'hook' ) );
	}

	public function test_who_shares_most_terms_comes_first_and_then_the_newest(): void {
		$this->in_category( 'Cũ cùng thẻ', '2023-01-01', 'hook' );
		$this->in_category( 'Mới', '2024-03-01' );
		$this->in_category( 'Cũ', '2023-02-01' );
		$this->make->post( [ 'post_title' => 'Khác' ] );
		$draft = $this->in_category( 'Nháp', '2024-04-01', 'hook' );
		wp_update_post( [ 'ID' => $draft, 'post_status' => 'draft' ] );
		self::assertSame( [ 'Cũ cùng thẻ', 'Mới', 'Cũ' ], $this->related() );
	}

	public function test_other_terms_of_the_post_are_other_related_posts(): void {
		$this->in_category( 'Một', '2023-01-01' );
		$this->make->post( [ 'post_title' => 'Chỉ thẻ', 'post_date' => '2023-01-01 00:00:00', 'tags_input' => [ 'react' ] ] );
		$this->related();
		wp_set_object_terms( $this->post->ID, 'react', 'post_tag' );
		wp_set_object_terms( $this->post->ID, [], 'category' );
		self::assertSame( [ 'Chỉ thẻ' ], $this->related() );
	}

	public function test_the_database_reads_no_more_rows_in_a_larger_category(): void {
		if ( self::is_sqlite() ) {
			self::markTestSkipped( 'Only MariaDB tells how many rows it read.' );
		}
		$this->fill( 400 );
		$few = $this->rows_read();
		$this->fill( 3000 );
		self::assertLessThanOrEqual( $few * 1.2 + 50, $this->rows_read() );
	}

	public function test_a_search_costs_one_query(): void {
		$this->in_category( 'Một', '2023-01-01' );
		$terms = wp_get_object_terms( $this->post->ID, [ 'post_tag', 'category' ], [ 'fields' => 'tt_ids' ] );
		self::assertSame( 1, self::count_queries( fn() => Related_Posts::ids( $this->post, array_map( 'intval', $terms ), 6 ) ) );
	}

	/** @return list<string> Titles, as a new request finds them. */
	private function related(): array {
		self::flush_cache();
		$posts = Post_Repository::related( $this->post, 6 );
		return array_column( $posts, 'post_title' );
	}

	private function in_category( string $title, string $day, string $tag = '' ): int {
		return $this->make->post(
			[
				'post_title' => $title,
				'post_date' => "$day 00:00:00",
				'post_category' => [ $this->category ],
				'tags_input' => array_filter( [ $tag ] ),
			]
		);
	}

	/** Posts of the category, written past WordPress: thousands of them cost a moment. */
	private function fill( int $count ): void {
		global $wpdb;
		$from = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
		$term = get_term( $this->category )->term_taxonomy_id;
		foreach ( array_chunk( range( $from, $from + $count - 1 ), 500 ) as $ids ) {
			$wpdb->query(
				"INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered) VALUES " . implode(
					',',
					array_map( static fn( int $id ): string => "($id, 1, '2023-01-01', '2023-01-01', 'Bài $id', '', '', '', '', '')", $ids )
				)
			);
			$wpdb->query(
				"INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id) VALUES "
					. implode( ',', array_map( static fn( int $id ): string => "($id, $term)", $ids ) )
			);
		}
	}

	/** Rows that the search itself reads; core's queries for the posts that were found are not ours to bound. */
	private function rows_read(): int {
		global $wpdb;
		$count = static fn(): int => array_sum( array_map( 'intval', $wpdb->get_col( "SHOW SESSION STATUS LIKE 'Handler_read%'", 1 ) ) );
		$terms = array_map( 'intval', wp_get_object_terms( $this->post->ID, [ 'post_tag', 'category' ], [ 'fields' => 'tt_ids' ] ) );
		$before = $count();
		self::assertCount( 6, Related_Posts::ids( $this->post, $terms, 6 ) );
		return $count() - $before;
	}
}
