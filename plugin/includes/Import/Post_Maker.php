<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Downloads\Download_Post_Type;
use Hien\Videos\Video_Post_Type;
use WP_Post_Type;

defined( 'ABSPATH' ) || exit;

/** Makes posts, pages and content of other types, with their dates, states, terms and fields. */
final class Post_Maker {

	private const STATUSES = [ 'publish', 'future', 'draft', 'pending', 'private' ];

	/** Protected meta keys of WordPress that are imported. Others describe files or belong to plugins. */
	private const META = [ '_wp_page_template', '_wp_old_slug' ];

	/** Meta keys of Hiên with the id of a file. Only pictures are imported, so the owner chooses these files again. */
	private const FILES = [ Download_Post_Type::FILE, Video_Post_Type::FILE ];

	public function __construct(
		private readonly Import_State $state,
	) {}

	/** @throws Failed_Item Where it cannot be made. */
	public function make( Import_Item $item ): void {
		$type = $item->get( 'type' );
		if ( in_array( $item->get( 'status' ), [ 'trash', 'auto-draft', 'inherit' ], true ) || 'revision' === $type ) {
			return;
		}
		$kind = get_post_type_object( $type );
		if ( ! self::is_content( $kind ) ) {
			if ( true === $kind?->_builtin ) {
				return; // Parts of a theme: menus, templates, styles.
			}
			$this->state->fail(
				"type $type",
				null === $kind
					/* translators: %s: a post type */
					? sprintf( __( 'Nội dung loại “%s” không nhập được: trang này không có loại ấy.', 'hien-core' ), $type )
					/* translators: %s: plural name of a kind of content */
					: sprintf( __( 'Nội dung loại “%s” không được nhập.', 'hien-core' ), $kind->label )
			);
			return;
		}
		$hash = $item->hash();
		$row  = Import_Map::reserve( $hash, Import_Item::POST );
		if ( Import_Map::RESERVED !== (int) $row->state ) {
			return;
		}
		$made   = Import_Map::unfinished( $row );
		if ( $made > 0 && get_post_field( 'post_modified_gmt', $made ) !== $row->stamp ) {
			// The import was cut off here, and the owner has written in it since.
			$this->state->fail(
				"post $made",
				/* translators: %s: a title */
				sprintf( __( 'Bài “%s” đã được sửa khi việc nhập đang dừng, nên giữ như bạn sửa.', 'hien-core' ), $item->get( 'title' ) )
			);
			Import_Map::set(
				$hash,
				[
					'object_id' => $made,
					'state'     => Import_Map::DONE,
				]
			);
			return;
		}
		$noted  = Import_Map::data( $row )[ Page_Place::BEFORE ] ?? '';
		$before = $noted;
		if ( 0 === $made ) {
			$page   = Page_Place::free( $item );
			$made   = (int) $page?->ID;
			$before = null === $page ? '' : Page_Place::note( $page, self::keys( $item ), array_column( $item->terms, 'taxonomy' ) );
			if ( $before !== $noted ) {
				Import_Map::set( $hash, [ 'data' => Import_Map::json( [ Page_Place::BEFORE => $before ] ) ] );
			}
		}
		$columns = $this->columns( $item, $made );
		$dates   = self::modified( $item, $columns, $row->stamp );
		Import_Map::set( $hash, [ 'stamp' => $dates['post_modified_gmt'] ] ); // First: by it the owner's changes are known.
		$id = Page_Place::write( $columns, [ 'guid' => $columns['guid'] ] + $dates );
		if ( is_wp_error( $id ) ) {
			throw new Failed_Item( esc_html( $id->get_error_message() ) );
		}
		Import_Map::set( $hash, [ 'object_id' => $id ] );
		$this->set_terms( $id, $item );
		self::set_meta( $id, $item );
		if ( '1' === $item->get( 'sticky' ) ) {
			stick_post( $id );
		}
		Imported_Addresses::keep_post( $item->get( 'path' ), (int) $item->get( 'id' ), $id );
		self::complete( $id, $item, $dates );
		Import_Map::set(
			$hash,
			[
				'state' => Import_Map::MADE,
				'data'  => Import_Map::json(
					[
						'parent'  => $item->get( 'parent' ),
						'picture' => $item->get( 'picture' ),
						'site'    => $item->get( 'site' ),
					] + ( '' === $before ? [] : [ Page_Place::BEFORE => $before ] )
				),
			]
		);
	}

	/** Whether a post type is content of the site. */
	private static function is_content( ?WP_Post_Type $type ): bool {
		return null !== $type
			&& 'attachment' !== $type->name
			&& ( $type->public || 'wp_block' === $type->name || ( $type->show_in_rest && ! $type->_builtin ) );
	}

	/**
	 * @param int $id The post, if it was made before the import was cut off; otherwise 0.
	 * @return array<string,mixed> Arguments of wp_insert_post(), without slashes.
	 */
	private function columns( Import_Item $item, int $id ): array {
		$date   = self::date( $item->get( 'date_gmt' ), $item->get( 'date' ) );
		$status = $item->get( 'status' );
		return [
			'ID'             => $id,
			'guid'           => Import_Map::mark( $item->hash() ),
			'import_id'      => Imported_Addresses::import_id( $item ),
			'post_type'      => $item->get( 'type' ),
			'post_title'     => $item->get( 'title' ),
			'post_content'   => $item->get( 'content' ),
			'post_excerpt'   => $item->get( 'excerpt' ),
			'post_name'      => $item->get( 'slug' ),
			'post_status'    => in_array( $status, self::STATUSES, true ) ? $status : 'draft',
			'post_author'    => $this->state->authors[ $item->get( 'author' ) ] ?? $this->state->author,
			'post_date'      => $date[0],
			'post_date_gmt'  => $date[1],
			'edit_date'      => true, // Otherwise wp_update_post() gives a draft the present date.
			'post_password'  => $item->get( 'password' ),
			'menu_order'     => (int) $item->get( 'order' ),
			'comment_status' => 'closed' === $item->get( 'comment_status' ) ? 'closed' : 'open',
			'ping_status'    => 'open' === $item->get( 'ping_status' ) ? 'open' : 'closed',
		];
	}

	/**
	 * A date as WordPress stores it. The site may be in another time zone than the one the file comes from.
	 *
	 * @return array{string,string} Local, and GMT. Empty for none, or one that is no date.
	 */
	public static function date( string $gmt, string $local ): array {
		// Atom's dates name their zone.
		$time = '' === $gmt || str_starts_with( $gmt, '0000' ) ? false : strtotime( str_contains( $gmt, 'T' ) ? $gmt : "$gmt UTC" );
		if ( false !== $time ) {
			$gmt = gmdate( 'Y-m-d H:i:s', $time );
			return [ get_date_from_gmt( $gmt ), $gmt ];
		}
		return '' === $local || str_starts_with( $local, '0000' ) || false === strtotime( $local ) ? [ '', '' ] : [ $local, '' ];
	}

	/**
	 * The dates of change, instead of the present, which WordPress sets.
	 *
	 * @param array<string,mixed> $columns Of columns().
	 * @param string              $stamp   The one in GMT, if it is stored already; otherwise ''.
	 * @return array{post_modified:string,post_modified_gmt:string}
	 */
	private static function modified( Import_Item $item, array $columns, string $stamp ): array {
		$gmt = $stamp
			?: self::date( $item->get( 'modified_gmt' ), '' )[1]
			?: $columns['post_date_gmt']
			?: get_gmt_from_date( $columns['post_date'] ?: current_time( 'mysql' ) );
		return [
			'post_modified'     => get_date_from_gmt( $gmt ),
			'post_modified_gmt' => $gmt,
		];
	}

	private function set_terms( int $id, Import_Item $item ): void {
		$terms = [];
		foreach ( $item->terms as $term ) {
			if ( is_object_in_taxonomy( $item->get( 'type' ), $term['taxonomy'] ) ) {
				$terms[ $term['taxonomy'] ][] = Term_Maker::make( $term['taxonomy'], $term['slug'], $term['name'] );
			}
		}
		foreach ( $terms as $taxonomy => $ids ) {
			wp_set_object_terms( $id, array_values( array_filter( $ids ) ), $taxonomy );
		}
	}

	private static function is_taken_over( string $key ): bool {
		return '' !== $key
			&& ! in_array( $key, self::FILES, true )
			&& ( ! is_protected_meta( $key, 'post' ) || in_array( $key, self::META, true ) );
	}

	/** @return list<string> Keys of the fields that are taken over. */
	private static function keys( Import_Item $item ): array {
		return array_values( array_unique( array_filter( array_column( $item->meta, 0 ), self::is_taken_over( ... ) ) ) );
	}

	private static function set_meta( int $id, Import_Item $item ): void {
		foreach ( self::keys( $item ) as $key ) {
			delete_post_meta( $id, wp_slash( $key ) ); // In case the import was cut off here before.
		}
		foreach ( $item->meta as [ $key, $value ] ) {
			if ( self::is_taken_over( $key ) ) {
				// No objects: unserializing them would run code of their classes, and the file may come from a stranger.
				// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Without classes.
				$value = is_serialized( $value ) ? unserialize( $value, [ 'allowed_classes' => false ] ) : $value;
				if (
					is_scalar( $value )
					|| is_array( $value ) && ! str_contains( (string) maybe_serialize( $value ), '__PHP_Incomplete_Class' )
				) {
					add_post_meta( $id, wp_slash( $key ), wp_slash( $value ) );
				}
			}
		}
	}

	/**
	 * Sets the `guid` of the file, by which feed readers know the post; and its dates again, if another plugin has changed it meanwhile.
	 *
	 * @param array<string,string> $dates Of modified().
	 */
	private static function complete( int $id, Import_Item $item, array $dates ): void {
		global $wpdb;
		$guid = esc_url_raw( $item->get( 'guid' ) ) ?: (string) get_permalink( $id );
		$wpdb->update( $wpdb->posts, compact( 'guid' ) + $dates, [ 'ID' => $id ] );
		clean_post_cache( $id );
	}
}
