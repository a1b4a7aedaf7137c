<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Tests\Support\Factory;
use Hien\Tests\Support\Written_Rows;

/** A small site with something at every route. */
trait Site {

	/** @var array<string,int> Ids of terms and posts by their slugs. */
	protected array $id = [];

	/** @var array{Written_Rows,array<string,int>}|null What make_site() has written for the first test of the class, and the ids. */
	private static ?array $made = null;

	/** Makes the site by make_site() for the first test of the class, and copies that for the others: before anything else is written. */
	protected function copy_site(): void {
		if ( null === self::$made ) {
			$rows = new Written_Rows(
				function (): void {
					$this->make_site();
					self::end_request();
				}
			);

			self::$made = [ $rows, $this->id ];
			$this->make = new Factory(); // That of the other tests has made nothing yet.
		} else {
			[ $rows, $this->id ] = self::$made;
			$rows->write();
		}
		self::reset_request();
	}

	/**
	 * Two posts in nested categories, a tag, nested pages, an image with the number 1, a friend, a course, a video in a series with a topic
	 * and a keyword.
	 */
	protected function make_site(): void {
		$this->id['wordpress']        = $this->category( 'WordPress', 'WordPress' );
		$this->id['lap-trinh-plugin'] = $this->category( 'Lập trình plugin', 'lap-trinh-plugin', $this->id['wordpress'] );
		$this->id['bai-cha']          = $this->post( 'bai-cha', 'WordPress', [ 'tags_input' => [ 'REST API' ] ] );
		$this->id['bai-con']          = $this->post( 'bai-con', 'lap-trinh-plugin' );
		$this->id['quy-tac']       = $this->page( 'quy-tac' );
		$this->id['doi-ngu']          = $this->page( 'doi-ngu', [ 'post_parent' => $this->id['quy-tac'] ] );
		$this->id['anh']              = $this->make->post(
			[
				'post_type'  => 'hien_image',
				'post_title' => 'Hồ lặng',
				'meta_input' => [ '_thumbnail_id' => $this->make->picture( 'ho-lang' ) ],
			]
		);
		$this->id['khai']             = $this->make->post(
			[
				'post_type'  => 'hien_friend',
				'post_title' => 'Khải',
			]
		);
		$this->id['viet-plugin']      = $this->make->post(
			[
				'post_type'  => 'hien_course',
				'post_title' => 'Viết plugin',
			]
		);
		$this->id['hook']             = $this->make->post(
			[
				'post_type'  => 'hien_video',
				'post_title' => 'Hook',
				'meta_input' => [ 'hien_video_url' => 'https://youtu.be/a1B2-c3_D4e' ],
			]
		);
		foreach ( [ 'hien_series' => 'Căn bản', 'hien_video_cat' => 'Người mới', 'hien_video_key' => 'filter' ] as $taxonomy => $name ) {
			wp_set_object_terms( $this->id['hook'], $name, $taxonomy );
		}
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
	protected function post( string $slug, string $category = 'WordPress', array $args = [] ): int {
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

	/**
	 * Posts enough for several pages of a list, `{category}-1` the oldest. Written as rows, for speed.
	 *
	 * @return list<int> Their ids.
	 */
	protected function fill( string $category, int $count, int $from = 1 ): array {
		global $wpdb;
		$term = get_term_by( 'slug', $category, 'category' );
		self::assertInstanceOf( \WP_Term::class, $term );
		$ids = [];
		for ( $n = $from; $n < $from + $count; $n++ ) {
			$date = gmdate( 'Y-m-d H:i:s', (int) strtotime( '2024-01-01' ) + $n * HOUR_IN_SECONDS );
			$wpdb->insert(
				$wpdb->posts,
				[
					'post_author'       => 1,
					'post_date'         => $date,
					'post_date_gmt'     => $date,
					'post_modified'     => $date,
					'post_modified_gmt' => $date,
					'post_title'        => "Bài $category-$n",
					'post_content'      => 'Nội dung',
					'post_name'         => "$category-$n",
				]
			);
			$ids[] = (int) $wpdb->insert_id;
			$wpdb->insert(
				$wpdb->term_relationships,
				[
					'object_id'        => $wpdb->insert_id,
					'term_taxonomy_id' => $term->term_taxonomy_id,
				]
			);
		}
		wp_update_term_count_now( [ $term->term_taxonomy_id ], 'category' );
		wp_cache_set_posts_last_changed();
		return $ids;
	}
}
