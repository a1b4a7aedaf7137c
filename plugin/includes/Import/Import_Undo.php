<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Redirects\Redirect_Table;
use Hien\Uploads\File_Uses;
use stdClass;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Removes what was imported, and nothing else. A post that was changed since, or has comments of readers, stays with all its comments.
 * Pictures and terms stay if anything else uses them.
 */
final class Import_Undo {

	private const BATCH = 20;

	/** The order of removal: comments are deleted with their posts, and pictures and terms are then no longer used. */
	private const KINDS = [ Import_Item::POST, Import_Item::COMMENT, Import_Item::FILE, Import_Item::TERM ];

	public function __construct( private readonly Import_State $state ) {}

	/** Removes the next objects. Returns whether any are left. */
	public function step(): bool {
		foreach ( self::KINDS as $kind ) {
			foreach ( [ Import_Map::MADE, Import_Map::DONE, Import_Map::RESERVED, Import_Map::FAILED ] as $state ) {
				$rows = Import_Map::next( $kind, $state, self::BATCH, 'DESC' ); // Children were made after their parents.
				if ( [] !== $rows ) {
					array_map( $this->remove( ... ), $rows );
					return true;
				}
			}
		}
		$this->clean();
		return false;
	}

	/** The number of posts that would stay, since they were changed. */
	public static function changed(): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL -- A constant text.
				"SELECT COUNT(*) FROM %i m INNER JOIN {$wpdb->posts} p ON p.ID = m.object_id WHERE m.kind = %s AND m.state IN (1, 2) AND ( p.post_modified_gmt <> m.stamp OR EXISTS ( " . self::of_readers() . ' ) )',
				Import_Map::table(),
				Import_Item::POST,
				Import_Map::table(),
				Import_Item::COMMENT
			)
		);
	}

	private function remove( stdClass $row ): void {
		$id    = (int) $row->object_id;
		// Keeps what has ended the request each time.
		$stays = $this->state->begin( "undo $row->hash" ) > Import_Steps::TRIES || match ( $row->kind ) {
			Import_Item::POST    => $this->keeps_post( $row ),
			Import_Item::COMMENT => null !== get_comment( $id ), // The comment of a post that stays.
			Import_Item::FILE    => $this->keeps_file( $row ),
			default       => $this->keeps_term( $row ),
		};
		if ( $stays ) {
			Import_Map::set( $row->hash, [ 'state' => Import_Map::KEPT ] );
			return;
		}
		Import_Map::delete( $row->hash );
	}

	/** Deletes a post, or restores the page whose place it took (Page_Place); unless it was changed. */
	private function keeps_post( stdClass $row ): bool {
		global $wpdb;
		$post = get_post( Import_Map::unfinished( $row ) ?: -1 );
		if ( null === $post ) {
			return false;
		}
		$before = Page_Place::before( $row, $post );
		if ( null !== $before && Page_Place::is_back( $post, $before ) ) {
			return false; // Deleted already, before undoing was cut off.
		}
		$stays = $post->post_modified_gmt !== $row->stamp
			|| null !== $wpdb->get_var(
				$wpdb->prepare(
					// phpcs:ignore WordPress.DB.PreparedSQL -- A constant text.
					'SELECT 1 FROM ( SELECT %d AS ID ) p WHERE EXISTS ( ' . self::of_readers() . ' )',
					$post->ID,
					Import_Map::table(),
					Import_Item::COMMENT
				)
			);
		if ( ! $stays && null !== $before ) {
			return ! Page_Place::put_back( $post, $before );
		}
		if ( ! $stays ) {
			wp_delete_post( $post->ID, true );
			Redirect_Table::forget( 'post', $post->ID );
		}
		return $stays;
	}

	/** Condition: comments of the post `p` that were not imported. Two placeholders: the table of Import_Map, and the kind of comments. */
	private static function of_readers(): string {
		global $wpdb;
		return "SELECT 1 FROM {$wpdb->comments} c LEFT JOIN %i r ON r.object_id = c.comment_ID AND r.kind = %s WHERE c.comment_post_ID = p.ID AND r.hash IS NULL";
	}

	/** Deletes a picture, unless it is used or was changed. */
	private function keeps_file( stdClass $row ): bool {
		$id = Import_Map::unfinished( $row );
		if ( null === get_post( $id ?: -1 ) ) {
			if ( Import_Map::RESERVED === (int) $row->state ) {
				Picture_Maker::delete_file( $row );
			}
			return false;
		}
		$stays = Import_Map::DONE === (int) $row->state
			&& ( get_post_field( 'post_modified_gmt', $id ) !== $row->stamp || File_Uses::is_used( $id ) );
		if ( ! $stays ) {
			wp_delete_attachment( $id, true );
			Redirect_Table::forget( 'post', $id );
		}
		return $stays;
	}

	/** Deletes a term that the import has made, unless it is used. */
	private function keeps_term( stdClass $row ): bool {
		global $wpdb;
		$data     = Import_Map::data( $row );
		$taxonomy = ( $data['taxonomy'] ?? '' ) ?: 'category';
		$term     = match ( true ) {
			'1' !== $row->made         => null,
			'0' !== $row->object_id    => get_term( (int) $row->object_id, $taxonomy ),
			// The import was cut off after making it.
			Term_Maker::NEW === $row->stamp => Term_Maker::find( $taxonomy, $data['slug'] ?? '', $data['name'] ?? '' ),
			default                    => null,
		};
		if ( ! $term instanceof WP_Term ) {
			Redirect_Table::forget_paths( Redirect_Table::CATEGORY_PATH, (int) $row->object_id ); // One that was here before.
			return false;
		}
		$stays = [] !== (array) get_objects_in_term( $term->term_id, $taxonomy )
			|| [] !== (array) get_term_children( $term->term_id, $taxonomy )
			|| (int) get_option( 'default_category' ) === $term->term_id;
		if ( ! $stays ) {
			wp_delete_term( $term->term_id, $taxonomy );
			Redirect_Table::forget( 'term', $term->term_id );
			// Its parent may have stayed for it only.
			$wpdb->update(
				Import_Map::table(),
				[ 'state' => Import_Map::DONE ],
				[
					'kind'      => Import_Item::TERM,
					'object_id' => $term->parent,
					'state'     => Import_Map::KEPT,
				]
			);
		}
		return $stays;
	}

	/**
	 * Lets what was kept be undone in another attempt, and deletes what was noted of the ids of the other site; of its authors, if no post
	 * stays.
	 */
	private function clean(): void {
		global $wpdb;
		$kept = [];
		foreach ( self::KINDS as $kind ) {
			$kept[ $kind ] = Import_Map::change( $kind, Import_Map::KEPT, Import_Map::DONE );
		}
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE kind = %s', Import_Map::table(), Import_Map::ID ) );
		if ( 0 === $kept[ Import_Item::POST ] ) {
			Redirect_Table::forget_authors();
		}
	}
}
