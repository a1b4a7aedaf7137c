<?php
declare(strict_types=1);

namespace Hien\Demo;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Categories, tags, and the terms of videos. A term that the site has already is used as it is. */
final class Terms {

	public static function load(): void {
		$ids = self::ids();
		foreach ( self::taxonomies() as $taxonomy => $terms ) {
			foreach ( $terms as $term ) {
				$key           = "$taxonomy:{$term['slug']}";
				$parent        = "$taxonomy:" . ( $term['parent'] ?? '' );
				$ids[ $key ] ??= self::insert( $term, $taxonomy, $ids[ $parent ] ?? 0, $key );
			}
		}
	}

	/** @return array<string,list<array{slug:string,name:string,parent?:string,description?:string}>> By taxonomy. */
	private static function taxonomies(): array {
		return Content::data( 'terms' );
	}

	/** Whether a term of the demo still has the name that the demo gave it. */
	public static function is_unchanged( WP_Term $term ): bool {
		return in_array( $term->name, array_column( self::taxonomies()[ $term->taxonomy ] ?? [], 'name', 'slug' ), true );
	}

	/** @return array<string,int<0,max>> Ids of the site's terms by `taxonomy:slug`. */
	public static function ids(): array {
		$terms = get_terms(
			[
				'taxonomy'   => array_keys( self::taxonomies() ),
				'hide_empty' => false,
			]
		);

		$ids = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$ids[ "$term->taxonomy:$term->slug" ] = max( 0, $term->term_id );
			}
		}
		return $ids;
	}

	/**
	 * @param array{slug:string,name:string,description?:string} $term
	 * @param int<0,max>                                         $parent
	 * @return int<0,max>
	 */
	private static function insert( array $term, string $taxonomy, int $parent, string $key ): int {
		$result = wp_insert_term(
			$term['name'],
			$taxonomy,
			[
				'slug'        => $term['slug'],
				'parent'      => $parent,
				'description' => $term['description'] ?? '',
			]
		);
		$id = Loader::id( is_array( $result ) ? (int) $result['term_id'] : $result, $key );
		Registry::add( 'term', $id, $key );
		return $id;
	}
}
