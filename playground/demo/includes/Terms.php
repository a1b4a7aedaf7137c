<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Demo;

use WP_Term;

/** Categories and tags. A term that the site has already is used as it is. */
final class Terms {

	public static function load(): void {
		/** @var array<string,list<array{slug:string,name:string,parent?:string,description?:string}>> $taxonomies */
		$taxonomies = Content::data( 'terms' );

		foreach ( $taxonomies as $taxonomy => $terms ) {
			foreach ( $terms as $term ) {
				if ( ! self::id( $term['slug'], $taxonomy ) ) {
					self::insert( $term, $taxonomy );
				}
			}
		}
	}

	/** @return int<0,max> 0 where there is none. */
	public static function id( string $slug, string $taxonomy ): int {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		return $term instanceof WP_Term ? max( 0, $term->term_id ) : 0;
	}

	/** @param array{slug:string,name:string,parent?:string,description?:string} $term */
	private static function insert( array $term, string $taxonomy ): void {
		$key    = "$taxonomy:{$term['slug']}";
		$result = wp_insert_term(
			$term['name'],
			$taxonomy,
			[
				'slug'        => $term['slug'],
				'parent'      => self::id( $term['parent'] ?? '', $taxonomy ),
				'description' => $term['description'] ?? '',
			]
		);
		Ledger::add( 'term', Loader::id( is_array( $result ) ? (int) $result['term_id'] : $result, $key ), $key );
	}
}
