<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\After_Response;
use Hien\Module;
use Hien\Posts\Public_Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the index after a save, a change of status, a deletion, or a change of terms.
 *
 * Content is rendered at the end of the request, never inside wp_insert_post(): a plugin that fails must not cut the save short.
 */
final class Search_Sync implements Module {

	/** If a changed term has more objects than these, Search_Rebuild indexes all content, otherwise the request indexes them itself. */
	private const MAX_OF_TERM = 20;

	/** Seconds for which a request indexes what it has changed; then Search_Rebuild indexes all content. */
	private const SECONDS = 20;

	/** @var array<int,true> Ids of the objects that have changed in this request. */
	private static array $changed = [];

	public function register(): void {
		add_action( 'wp_after_insert_post', [ $this, 'sync' ] );
		add_action( 'deleted_post', [ $this, 'remove' ] );
		add_action( 'set_object_terms', [ $this, 'sync_terms' ], 10, 6 );
		add_action( 'deleted_term_relationships', [ $this, 'sync_object' ] );
		add_action( 'edited_term', [ $this, 'sync_term' ], 10, 3 );
		add_action( 'delete_term', [ $this, 'sync_term_objects' ], 10, 5 );
	}

	/** Removes an object from the index if it is not public; otherwise it is indexed at the end of the request. */
	public function sync( int $id ): void {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || ! in_array( $post->post_type, Searchable::TYPES, true ) ) {
			return;
		}
		if ( ! Searchable::is_public( $post ) ) {
			Search_Index::remove( $id );
		} elseif ( is_multisite() && ms_is_switched() ) {
			Search_Rebuild::request(); // Content is rendered with the plugins of its own site.
		} else {
			self::$changed[ $id ] = true;
			add_action( 'shutdown', [ self::class, 'index_changed' ], 20, 0 ); // After the page was printed.
		}
	}

	/**
	 * Indexes the objects that have changed in this request.
	 *
	 * @param int $seconds See SECONDS.
	 */
	public static function index_changed( int $seconds = self::SECONDS ): void {
		if ( [] === self::$changed ) {
			return;
		}
		After_Response::finish();
		$end = time() + $seconds;
		_prime_post_caches( array_keys( self::$changed ), true );
		foreach ( array_keys( self::$changed ) as $id ) {
			if ( time() >= $end ) {
				Search_Rebuild::request();
				break;
			}
			$post = get_post( $id );
			if ( $post instanceof WP_Post ) {
				self::index( $post );
			}
		}
		self::$changed = [];
	}

	/** After an object was deleted. */
	public function remove( int $id ): void {
		unset( self::$changed[ $id ] );
		Search_Index::remove( $id );
	}

	/**
	 * After terms were added to an object; sync_object() runs after terms were removed.
	 *
	 * @param array<mixed>     $terms  Not used.
	 * @param list<int|string> $now    Term-taxonomy ids that were set.
	 * @param list<int|string> $before Term-taxonomy ids that the object had.
	 */
	public function sync_terms( int $id, array $terms, array $now, string $taxonomy, bool $append, array $before ): void {
		if ( [] !== array_diff( $now, $before ) ) {
			$this->sync_object( $id );
		}
	}

	/** After terms of one object were removed, except by deleting a term: then sync_term_objects() indexes all its objects. */
	public function sync_object( int $id ): void {
		if ( did_action( 'pre_delete_term' ) === did_action( 'delete_term' ) ) {
			$this->sync( $id );
		}
	}

	/** After a term was edited. */
	public function sync_term( int $term, int $term_taxonomy, string $taxonomy ): void {
		$ids = get_objects_in_term( $term, $taxonomy );
		$this->sync_all( is_array( $ids ) ? $ids : [], $taxonomy );
	}

	/** @param list<string> $ids Ids of the objects of the deleted term. */
	public function sync_term_objects( int $term, int $term_taxonomy, string $taxonomy, mixed $deleted, array $ids ): void {
		$this->sync_all( $ids, $taxonomy );
	}

	/** Indexes an object at once, or removes it from the index if it is not public. */
	public static function index( WP_Post $post ): void {
		if ( Searchable::is_public( $post ) ) {
			Search_Index::put(
				$post->ID,
				Searchable::texts( $post, Public_Text::render( $post )['all'] ),
				max( 0, intdiv( (int) get_post_timestamp( $post ), DAY_IN_SECONDS ) )
			);
		} else {
			Search_Index::remove( $post->ID );
		}
	}

	/** @param array<int|string> $ids Ids of the objects of one term. */
	private function sync_all( array $ids, string $taxonomy ): void {
		if ( [] === array_intersect( get_taxonomy( $taxonomy )->object_type ?? [], Searchable::TYPES ) ) {
			return;
		}
		if ( count( $ids ) > self::MAX_OF_TERM ) {
			Search_Rebuild::request();
			return;
		}
		$ids = array_map( 'intval', $ids );
		_prime_post_caches( $ids, true, false );
		array_map( [ $this, 'sync' ], $ids );
	}
}
