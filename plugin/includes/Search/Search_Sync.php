<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Search;

use Hien\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Keeps the index right: after every save, change of status, deletion, and change of terms. */
final class Search_Sync implements Module {

	/** Objects of a renamed term that are put in again at once; more wait for the background. */
	private const AT_ONCE = 200;

	public function register(): void {
		add_action( 'wp_after_insert_post', [ $this, 'sync' ] );
		add_action( 'deleted_post', [ Search_Index::class, 'remove' ] );
		add_action( 'set_object_terms', [ $this, 'sync_terms' ], 10, 6 );
		add_action( 'deleted_term_relationships', [ $this, 'sync' ] );
		add_action( 'edited_term', [ $this, 'sync_term' ], 10, 3 );
		add_action( 'delete_term', [ $this, 'sync_term_objects' ], 10, 5 );
	}

	/** Puts an object in as it is now, or takes it out. */
	public function sync( int $id ): void {
		$post = get_post( $id );
		if ( $post instanceof WP_Post && in_array( $post->post_type, Searchable::TYPES, true ) ) {
			self::put( $post );
		}
	}

	/**
	 * After an object was given terms; sync() hears of those that it lost.
	 *
	 * @param array<mixed>     $terms  Not read.
	 * @param list<int|string> $now    Term-taxonomy ids that were set.
	 * @param list<int|string> $before Those that the object had.
	 */
	public function sync_terms( int $id, array $terms, array $now, string $taxonomy, bool $append, array $before ): void {
		if ( [] !== array_diff( $now, $before ) ) {
			$this->sync( $id );
		}
	}

	/** After a term has another name. */
	public function sync_term( int $term, int $term_taxonomy, string $taxonomy ): void {
		$ids = get_objects_in_term( $term, $taxonomy );
		$this->sync_all( is_array( $ids ) ? array_map( 'intval', $ids ) : [] );
	}

	/** @param list<int> $ids Objects that a deleted term had. */
	public function sync_term_objects( int $term, int $term_taxonomy, string $taxonomy, mixed $deleted, array $ids ): void {
		$this->sync_all( array_map( 'intval', $ids ) );
	}

	public static function put( WP_Post $post ): void {
		if ( Searchable::has( $post ) ) {
			Search_Index::put( $post->ID, Searchable::texts( $post ) );
		} else {
			Search_Index::remove( $post->ID );
		}
	}

	/** @param array<int> $ids Ids of objects. */
	private function sync_all( array $ids ): void {
		array_map( [ $this, 'sync' ], array_slice( $ids, 0, self::AT_ONCE ) );
		if ( count( $ids ) > self::AT_ONCE ) {
			Search_Rebuild::request();
		}
	}
}
