<?php
declare(strict_types=1);

namespace Hien\Content;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Queries terms and their descendants. */
final class Terms {

	/**
	 * The terms that get_terms() finds; [] if the taxonomy is not registered.
	 *
	 * @param array<string,mixed> $args Arguments of get_terms(), without `fields`.
	 * @return list<WP_Term>
	 */
	public static function all( array $args ): array {
		$terms = get_terms( $args );
		return is_array( $terms ) ? array_values( array_filter( $terms, static fn( mixed $term ): bool => $term instanceof WP_Term ) ) : [];
	}

	/**
	 * The terms that have posts, and those above them, with the most posts first; of those with as many, the oldest.
	 *
	 * @param array<string,mixed> $args Further arguments of get_terms().
	 * @return list<WP_Term>
	 */
	public static function fullest( string $taxonomy, array $args = [] ): array {
		$order = static fn(): string => 'tt.count DESC, t.term_id'; // By the count alone, a term could be on two pages of a list.
		add_filter( 'get_terms_orderby', $order );
		$terms = self::all( [ 'taxonomy' => $taxonomy ] + $args );
		remove_filter( 'get_terms_orderby', $order );
		return $terms;
	}

	/** A term by its slug; null for none. Also loads its descendants into the cache. */
	public static function find( string $slug, string $taxonomy ): ?WP_Term {
		$ids = get_terms(
			[
				'taxonomy' => $taxonomy,
				'slug'     => $slug,
				'get'      => 'all', // Also one without posts.
				'fields'   => 'ids',
				'orderby'  => 'none',
				'number'   => 1,
			]
		);
		if ( ! is_array( $ids ) || [] === $ids ) {
			return null;
		}
		self::load( [ $ids[0], ...self::descendant_ids( $ids[0], $taxonomy ) ] );
		$term = get_term( $ids[0], $taxonomy );
		return $term instanceof WP_Term ? $term : null;
	}

	/** @return list<WP_Term> The descendants of a term, at any depth. */
	public static function descendants( WP_Term $term ): array {
		return self::load( self::descendant_ids( $term->term_id, $term->taxonomy ) );
	}

	/**
	 * The `tax_query` clause for posts with a term or one of its descendants. Uses term-taxonomy ids, so that core needs no further query.
	 *
	 * @return array{field:'term_taxonomy_id',terms:non-empty-list<int>}
	 */
	public static function tax_query_clause( WP_Term $term ): array {
		return [
			'field' => 'term_taxonomy_id',
			'terms' => array_map( static fn( WP_Term $each ): int => $each->term_taxonomy_id, [ $term, ...self::descendants( $term ) ] ),
		];
	}

	/** @return list<int> The ids of the descendants of a term, at any depth. */
	public static function descendant_ids( int $id, string $taxonomy ): array {
		$ids = get_term_children( $id, $taxonomy );
		return is_array( $ids ) ? array_values( array_map( 'intval', $ids ) ) : [];
	}

	/**
	 * @param list<int> $ids Term ids.
	 * @return list<WP_Term>
	 */
	private static function load( array $ids ): array {
		_prime_term_caches( $ids, false );
		return array_values(
			array_filter( array_map( get_term( ... ), $ids ), static fn( mixed $each ): bool => $each instanceof WP_Term )
		);
	}
}
