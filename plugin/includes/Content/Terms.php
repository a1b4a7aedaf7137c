<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Terms, each with the ones below it. */
final class Terms {

	/** A term by its slug; the ones below it are read along. */
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
		self::read( [ $ids[0], ...self::ids_below( $ids[0], $taxonomy ) ] );
		$term = get_term( $ids[0], $taxonomy );
		return $term instanceof WP_Term ? $term : null;
	}

	/** @return list<WP_Term> The terms below a term, at any depth. */
	public static function below( WP_Term $term ): array {
		return self::read( self::ids_below( $term->term_id, $term->taxonomy ) );
	}

	/**
	 * The clause of a `tax_query` for what carries a term, or one below it: by the ids of the relation and without the
	 * taxonomy, so that core asks the database for nothing more.
	 *
	 * @return array{field:'term_taxonomy_id',terms:non-empty-list<int>}
	 */
	public static function clause( WP_Term $term ): array {
		return [
			'field' => 'term_taxonomy_id',
			'terms' => array_map( static fn( WP_Term $each ): int => $each->term_taxonomy_id, [ $term, ...self::below( $term ) ] ),
		];
	}

	/** @return list<int> The ids of the terms below a term, at any depth. */
	public static function ids_below( int $id, string $taxonomy ): array {
		$ids = get_term_children( $id, $taxonomy );
		return is_array( $ids ) ? array_values( array_map( 'intval', $ids ) ) : [];
	}

	/**
	 * @param list<int> $ids Term ids.
	 * @return list<WP_Term>
	 */
	private static function read( array $ids ): array {
		_prime_term_caches( $ids, false );
		return array_values( array_filter( array_map( get_term( ... ), $ids ), static fn( mixed $each ): bool => $each instanceof WP_Term ) );
	}
}
