<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Content\Terms;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Makes categories, tags and terms of other taxonomies; one that is there already is used as it is. */
final class Term_Maker {

	/** Stamp in Import_Map of a term that the import makes. */
	public const NEW = 'new';

	/** Taxonomies of WordPress that are content; others are menus and themes. */
	private const OF_CORE = [ 'category', 'post_tag', 'post_format' ];

	/**
	 * Makes all terms at the head of the file, first without their parents, which may come later in the file.
	 *
	 * @param list<Import_Item> $items
	 */
	public static function make_all( array $items ): void {
		foreach ( $items as $item ) {
			$id = self::make( $item->get( 'taxonomy' ), $item->get( 'slug' ), $item->get( 'name' ), $item->get( 'description' ) );
			if ( '' !== $item->get( 'id_row' ) ) {
				Import_Map::note_id( $item->get( 'id_row' ), self::hash( $item->get( 'taxonomy' ), $item->get( 'slug' ) ) );
			}
			if ( $id > 0 && 'category' === $item->get( 'taxonomy' ) ) {
				Imported_Addresses::keep_category( (int) $item->get( 'id' ), $id );
			}
		}
		foreach ( $items as $item ) {
			$taxonomy = $item->get( 'taxonomy' );
			$row      = '' === $item->get( 'parent' ) ? null : Import_Map::get( self::hash( $taxonomy, $item->get( 'slug' ) ) );
			$parent   = null === $row || '0' === $row->made ? false : get_term_by( 'slug', $item->get( 'parent' ), $taxonomy );
			$term     = $parent instanceof WP_Term ? get_term( (int) ( $row->object_id ?? 0 ), $taxonomy ) : null;
			if (
				$parent instanceof WP_Term
				&& $term instanceof WP_Term
				&& $term->parent !== $parent->term_id
				&& is_taxonomy_hierarchical( $taxonomy )
			) {
				wp_update_term( $term->term_id, $taxonomy, [ 'parent' => max( 0, $parent->term_id ) ] );
			}
		}
	}

	/** The id of a term, which is made if it does not exist; 0 if that fails. Names and slugs are not slashed. */
	public static function make( string $taxonomy, string $slug, string $name, string $description = '' ): int {
		$kind = get_taxonomy( $taxonomy );
		if ( false === $kind || '' === $slug . $name || ( $kind->_builtin && ! in_array( $taxonomy, self::OF_CORE, true ) ) ) {
			return 0;
		}
		$hash = self::hash( $taxonomy, '' === $slug ? "|$name" : $slug );
		$row  = Import_Map::get( $hash );
		$term = self::find( $taxonomy, $slug, $name );
		if ( $term instanceof WP_Term ) {
			if ( null === $row || Import_Map::DONE !== (int) $row->state ) {
				$row = Import_Map::reserve( $hash, Import_Item::TERM, compact( 'taxonomy', 'slug', 'name' ) );
				self::complete( $row->hash, $term->term_id, self::NEW === $row->stamp );
			}
			return $term->term_id;
		}
		Import_Map::reserve( $hash, Import_Item::TERM, compact( 'taxonomy', 'slug', 'name' ) );
		Import_Map::set( $hash, [ 'stamp' => self::NEW ] ); // If the import is cut off here, it knows the term as its own.
		$args  = [
			'slug'        => wp_slash( $slug ),
			'description' => wp_slash( $description ),
		];
		$added = wp_insert_term( wp_slash( '' === $name ? $slug : $name ), $taxonomy, $args );
		if ( is_wp_error( $added ) ) {
			return 0;
		}
		self::complete( $hash, (int) $added['term_id'], true );
		return (int) $added['term_id'];
	}

	/** The existing term with this slug or, if the file has no slug, with exactly this name ("Hóa" and "Hoa" are two). */
	public static function find( string $taxonomy, string $slug, string $name ): ?WP_Term {
		if ( '' !== $slug ) {
			return get_term_by( 'slug', $slug, $taxonomy ) ?: null;
		}
		$stored = (string) sanitize_term_field( 'name', $name, 0, $taxonomy, 'db' );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		foreach ( Terms::all( [ 'taxonomy' => $taxonomy, 'name' => $name, 'hide_empty' => false ] ) as $term ) {
			// The database finds names that differ in their marks only; wp_insert_term() compares them in the same way.
			if ( strtolower( $term->name ) === strtolower( $stored ) ) {
				return $term;
			}
		}
		return null;
	}

	private static function complete( string $hash, int $id, bool $is_made ): void {
		Import_Map::set(
			$hash,
			[
				'object_id' => $id,
				'state'     => Import_Map::DONE,
				'made'      => (int) $is_made,
			]
		);
	}

	/** The hash of a term: by its slug, otherwise by `|` and its name. The site is no part of it: terms of several sites are joined. */
	private static function hash( string $taxonomy, string $slug ): string {
		return Import_Map::hash( Import_Item::TERM, "$taxonomy|$slug" );
	}
}
