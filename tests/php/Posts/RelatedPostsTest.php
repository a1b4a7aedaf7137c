<?php

declare(strict_types=1);

namespace Hien\Tests\Posts;

use Hien\Content\Picture;
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

	public function test_a_neighbour_may_be_related_too(): void {
		foreach ( [ 'Trước' => '2023-12-01', 'Sau' => '2024-02-01', 'Xa' => '2023-01-01', 'Xa hơn' => '2022-01-01' ] as $title => $day ) {
			$this->in_category( $title, $day );
		}
		self::assertSame( [ [ 'Sau', 'Trước', 'Xa' ], 'Trước', 'Sau' ], $this->around( 3 ) );
		self::assertSame( [ [ 'Sau' ], 'Trước', 'Sau' ], $this->around( 1 ) );
	}

	public function test_what_another_plugin_hides_is_neither_related_nor_a_neighbour(): void {
		$hidden = $this->in_category( 'Ẩn', '2023-12-01', 'hook' );
		$this->in_category( 'Sau', '2024-02-01' );
		$this->in_category( 'Xa', '2023-01-01' );
		$hide = static fn( string $where ): string => "$where AND {$GLOBALS['wpdb']->posts}.ID <> $hidden";
		add_filter( 'posts_where', $hide );
		self::assertSame( [ [ 'Sau', 'Xa' ], null, 'Sau' ], $this->around( 2 ) );
	}

	public function test_neighbours_and_the_picture_of_the_post_are_read_with_those_related(): void {
		$post = fn( string $title, string $day, int ...$category ): int => $this->make->post(
			[
				'post_title'    => $title,
				'post_date'     => "$day 00:00:00",
				'post_category' => $category,
				'meta_input'    => [ '_thumbnail_id' => $this->make->picture() ],
			]
		);
		$cost = fn(): int => self::count_queries( fn() => Post_Repository::around( $this->post, 6 ) );
		$post( 'Xa', '2022-01-01', $this->category );
		$post( 'Trước', '2023-12-01' );
		$one = $cost();
		$post( 'Sau', '2024-02-01' );
		update_post_meta( $this->post->ID, '_thumbnail_id', $this->make->picture() );
		self::assertSame( $one + 1, $cost() ); // Core reads each neighbour by its id.
		$read = get_num_queries();
		self::assertNotNull( Picture::of( $this->post )['image'] );
		self::assertSame( $read, get_num_queries() );
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
		return $this->around( 6 )[0];
	}

	/** @return array{list<string>,string|null,string|null} Titles of those related, of the one before and the one after. */
	private function around( int $limit ): array {
		self::flush_cache();
		$found = Post_Repository::around( $this->post, $limit );
		return [
			array_column( $found['related'], 'post_title' ),
			$found['previous']->post_title ?? null,
			$found['next']->post_title ?? null,
		];
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
