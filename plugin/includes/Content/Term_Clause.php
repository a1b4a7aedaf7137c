<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Content;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The clause of a `tax_query` for what carries a term, or one below it. */
final class Term_Clause {

	/**
	 * By the ids of the relation and without the taxonomy, so that core asks the database for nothing more.
	 *
	 * @return array{field:'term_taxonomy_id',terms:list<int>}
	 */
	public static function of( WP_Term $term ): array {
		return [
			'field' => 'term_taxonomy_id',
			'terms' => array_map( static fn( WP_Term $each ): int => $each->term_taxonomy_id, [ $term, ...self::below( $term ) ] ),
		];
	}

	/** @return list<WP_Term> The terms below a term, at any depth. */
	public static function below( WP_Term $term ): array {
		$ids = get_term_children( $term->term_id, $term->taxonomy );
		$ids = is_array( $ids ) ? $ids : [];
		_prime_term_caches( $ids, false );
		return array_values( array_filter( array_map( get_term( ... ), $ids ), static fn( mixed $each ): bool => $each instanceof WP_Term ) );
	}
}
