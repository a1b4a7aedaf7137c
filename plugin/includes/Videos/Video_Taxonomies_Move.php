<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Moves the terms of videos from the taxonomies `series`, `video_cat` and `video_key`, which were used before level 3
 * of Upgrade, to the taxonomies with the prefix `hien_`. Terms of another plugin under the same names are not moved.
 *
 * Can run again: moved terms are no longer in the old taxonomy.
 */
final class Video_Taxonomies_Move {

	/** @var array<int,int> Term id in the old taxonomy => term id in the new one. */
	private array $moved = [];

	private function __construct(
		private readonly string $old,
		private readonly string $new,
	) {}

	public static function run(): void {
		foreach ( Video_Post_Type::PUBLIC_NAMES as $old => $new ) {
			( new self( $old, $new ) )->move();
		}
	}

	private function move(): void {
		$rows      = $this->rows();
		$own_terms = $this->own_terms( $rows );
		foreach ( $own_terms as $id => $row ) {
			$is_shared = $row['objects'] > $row['videos'];
			$namesake  = get_term_by( 'slug', $row['slug'], $this->new );
			if ( ! $is_shared && false === $namesake ) {
				$this->rename( $id );
			} else {
				$this->merge( $id, $row, $namesake->term_id ?? $this->copy( $row ), $is_shared );
			}
		}
		$this->fix_parents( $own_terms );
		$this->fix_menu_items();
		$this->clean( array_column( $rows, 'term_taxonomy_id' ) );
	}

	/**
	 * The terms of the old taxonomy.
	 *
	 * @return array<int,array{term_taxonomy_id:int,parent:int,name:string,slug:string,description:string,videos:int,objects:int}> By term id.
	 */
	private function rows(): array {
		global $wpdb;
		$found = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT t.term_id, tt.term_taxonomy_id, tt.parent, t.name, t.slug, tt.description,
					COUNT( CASE WHEN p.post_type = %s THEN 1 END ) AS videos, COUNT( r.object_id ) AS objects
				FROM {$wpdb->term_taxonomy} tt
				INNER JOIN {$wpdb->terms} t ON t.term_id = tt.term_id
				LEFT JOIN {$wpdb->term_relationships} r ON r.term_taxonomy_id = tt.term_taxonomy_id
				LEFT JOIN {$wpdb->posts} p ON p.ID = r.object_id
				WHERE tt.taxonomy = %s
				GROUP BY t.term_id, tt.term_taxonomy_id, tt.parent, t.name, t.slug, tt.description
				ORDER BY t.term_id",
				Video_Post_Type::NAME,
				$this->old
			),
			ARRAY_A
		);
		$rows  = [];
		foreach ( $found as $row ) {
			$rows[ (int) $row['term_id'] ] = [
				'term_taxonomy_id' => (int) $row['term_taxonomy_id'],
				'parent'           => (int) $row['parent'],
				'name'             => (string) $row['name'],
				'slug'             => (string) $row['slug'],
				'description'      => (string) $row['description'],
				'videos'           => (int) $row['videos'],
				'objects'          => (int) $row['objects'],
			];
		}
		return $rows;
	}

	/**
	 * The terms of videos and their empty ancestors. Where there is no sign that another plugin has a taxonomy of that
	 * name, all empty terms as well.
	 *
	 * @param array<int,array<string,mixed>> $rows As of rows().
	 * @return array<int,array<string,mixed>>
	 */
	private function own_terms( array $rows ): array {
		$is_theirs = taxonomy_exists( $this->old ) || [] !== array_filter( $rows, static fn( array $row ): bool => $row['objects'] > $row['videos'] );
		$own_terms = array_filter( $rows, static fn( array $row ): bool => $row['videos'] > 0 || ( ! $is_theirs && 0 === $row['objects'] ) );
		foreach ( $own_terms as $row ) {
			for ( $parent = $row['parent']; isset( $rows[ $parent ] ) && ! isset( $own_terms[ $parent ] ) && 0 === $rows[ $parent ]['objects']; $parent = $rows[ $parent ]['parent'] ) {
				$own_terms[ $parent ] = $rows[ $parent ];
			}
		}
		return $own_terms;
	}

	/** Changes the taxonomy of a term, with its id, videos and meta. */
	private function rename( int $id ): void {
		global $wpdb;
		$wpdb->update(
			$wpdb->term_taxonomy,
			[ 'taxonomy' => $this->new ],
			[
				'term_id'  => $id,
				'taxonomy' => $this->old,
			]
		);
		$this->moved[ $id ] = $id;
	}

	/**
	 * @param array<string,mixed> $row As of rows().
	 * @return int Id of a new term with the same name, slug and description in the new taxonomy.
	 */
	private function copy( array $row ): int {
		$term = wp_insert_term( wp_slash( $row['name'] ), $this->new, wp_slash( array_intersect_key( $row, array_flip( [ 'slug', 'description' ] ) ) ) );
		return is_wp_error( $term ) ? throw new \RuntimeException( $term->get_error_message() ) : $term['term_id'];
	}

	/**
	 * Moves the videos of a term to a term of the new taxonomy, and deletes the old term unless it has other objects.
	 *
	 * @param array<string,mixed> $row As of rows().
	 */
	private function merge( int $id, array $row, int $target, bool $is_shared ): void {
		global $wpdb;
		$relation = $row['term_taxonomy_id'];
		foreach ( $this->videos( [ $relation ] ) as $video ) {
			wp_set_object_terms( $video, [ $target ], $this->new, true );
			$wpdb->delete(
				$wpdb->term_relationships,
				[
					'object_id'        => $video,
					'term_taxonomy_id' => $relation,
				]
			);
		}
		if ( ! $is_shared ) {
			foreach ( [ $wpdb->termmeta, $wpdb->term_taxonomy, $wpdb->terms ] as $table ) {
				$wpdb->delete( $table, [ 'term_id' => $id ] );
			}
			$this->moved[ $id ] = $target;
		}
	}

	/**
	 * @param list<int> $relations Term-taxonomy ids.
	 * @return list<int> Ids of the videos with one of these terms.
	 */
	private function videos( array $relations ): array {
		global $wpdb;
		$places = implode( ',', array_fill( 0, count( $relations ) + 1, '%d' ) );
		// phpcs:ignore WordPress.DB -- $places contains placeholders only; this runs once.
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT p.ID FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->posts} p ON p.ID = r.object_id WHERE p.post_type = %s AND r.term_taxonomy_id IN ($places)", [ Video_Post_Type::NAME, 0, ...$relations ] ) ) ) );
	}

	/**
	 * Corrects the parents of moved terms: a merged parent has another id, one that was not moved is removed.
	 *
	 * @param array<int,array<string,mixed>> $own_terms As of own_terms().
	 */
	private function fix_parents( array $own_terms ): void {
		global $wpdb;
		foreach ( $own_terms as $id => $row ) {
			$parent = $this->moved[ $row['parent'] ] ?? ( term_exists( $row['parent'], $this->new ) ? $row['parent'] : 0 );
			if ( ( $this->moved[ $id ] ?? 0 ) === $id && $parent !== $row['parent'] ) {
				$wpdb->update( $wpdb->term_taxonomy, [ 'parent' => $parent ], [ 'term_id' => $id ] );
			}
		}
	}

	/** Updates menu items, which store the taxonomy and id of their term. */
	private function fix_menu_items(): void {
		$items = get_posts(
			[
				'post_type'   => 'nav_menu_item',
				'post_status' => 'any',
				'numberposts' => -1,
				'fields'      => 'ids',
				'meta_key'    => '_menu_item_object', // phpcs:ignore WordPress.DB.SlowDBQuery -- Once.
				'meta_value'  => $this->old, // phpcs:ignore WordPress.DB.SlowDBQuery -- Once.
			]
		);
		foreach ( $items as $item ) {
			$term = $this->moved[ (int) get_post_meta( $item, '_menu_item_object_id', true ) ] ?? null;
			if ( null !== $term && 'taxonomy' === get_post_meta( $item, '_menu_item_type', true ) ) {
				update_post_meta( $item, '_menu_item_object', $this->new );
				update_post_meta( $item, '_menu_item_object_id', $term );
			}
		}
	}

	/**
	 * Recounts the terms, and cleans the caches of rows that were written without core's functions.
	 *
	 * @param list<int> $relations Term-taxonomy ids that the old taxonomy had.
	 */
	private function clean( array $relations ): void {
		clean_taxonomy_cache( $this->old );
		if ( [] !== $this->moved ) {
			clean_term_cache( [ ...array_keys( $this->moved ), ...array_values( $this->moved ) ], $this->new );
		}
		$new = get_terms(
			[
				'taxonomy'   => $this->new,
				'hide_empty' => false,
				'fields'     => 'tt_ids',
			]
		);
		if ( is_array( $new ) && [] !== $new ) {
			clean_object_term_cache( $this->videos( array_map( 'intval', $new ) ), Video_Post_Type::NAME );
			wp_update_term_count_now( $new, $this->new );
		}
		$left = array_diff( $relations, is_array( $new ) ? array_map( 'intval', $new ) : [] );
		if ( taxonomy_exists( $this->old ) && [] !== $left ) {
			wp_update_term_count_now( $left, $this->old );
		}
	}
}
