<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

/** A small site with something at every route. */
trait Site {

	/** @var array<string,int> Ids of terms and posts by their slugs. */
	protected array $id = [];

	/** Two posts in nested categories, a tag, nested pages. */
	protected function make_site(): void {
		$this->id['wordpress']        = $this->category( 'WordPress', 'wordpress' );
		$this->id['lap-trinh-plugin'] = $this->category( 'Lập trình plugin', 'lap-trinh-plugin', $this->id['wordpress'] );
		$this->id['bai-cha']          = $this->post( 'bai-cha', 'wordpress', [ 'tags_input' => [ 'REST API' ] ] );
		$this->id['bai-con']          = $this->post( 'bai-con', 'lap-trinh-plugin' );
		$this->id['gioi-thieu']       = $this->page( 'gioi-thieu' );
		$this->id['doi-ngu']          = $this->page( 'doi-ngu', [ 'post_parent' => $this->id['gioi-thieu'] ] );
	}

	protected function category( string $name, string $slug, int $parent = 0 ): int {
		return $this->make->term(
			'category',
			[
				'name'   => $name,
				'slug'   => $slug,
				'parent' => $parent,
			]
		);
	}

	/** @param array<string,mixed> $args */
	protected function post( string $slug, string $category = 'wordpress', array $args = [] ): int {
		$term = get_term_by( 'slug', $category, 'category' );
		self::assertInstanceOf( \WP_Term::class, $term );
		return $this->make->post(
			$args + [
				'post_name'     => $slug,
				'post_title'    => "Bài $slug",
				'post_category' => [ $term->term_id ],
			]
		);
	}

	/** @param array<string,mixed> $args */
	protected function page( string $slug, array $args = [] ): int {
		return $this->make->post(
			$args + [
				'post_type'  => 'page',
				'post_name'  => $slug,
				'post_title' => "Trang $slug",
			]
		);
	}

	/** Posts enough for several pages of a list, `{category}-1` the oldest. Written as rows, for speed. */
	protected function fill( string $category, int $count ): void {
		global $wpdb;
		$term = get_term_by( 'slug', $category, 'category' );
		self::assertInstanceOf( \WP_Term::class, $term );
		$rows = [];
		for ( $n = 1; $n <= $count; $n++ ) {
			$date   = gmdate( 'Y-m-d H:i:s', (int) strtotime( '2024-01-01' ) + $n * HOUR_IN_SECONDS );
			$rows[] = $wpdb->prepare( "(1, %s, %s, %s, %s, %s, 'Nội dung', %s, '', '', '', '', 'publish', 'post')", $date, $date, $date, $date, "Bài $category-$n", "$category-$n" );
		}
		$wpdb->query( "INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_title, post_content, post_name, post_excerpt, to_ping, pinged, post_content_filtered, post_status, post_type) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared above.
		$wpdb->query( $wpdb->prepare( "INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id) SELECT ID, %d FROM $wpdb->posts WHERE post_name LIKE %s AND post_title LIKE %s", $term->term_taxonomy_id, $wpdb->esc_like( "$category-" ) . '%', $wpdb->esc_like( "Bài $category-" ) . '%' ) );
		wp_update_term_count_now( [ $term->term_taxonomy_id ], 'category' );
		wp_cache_set_posts_last_changed();
	}
}
