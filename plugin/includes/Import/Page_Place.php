<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Pages\Default_Pages;
use Hien\Plugin;
use Hien\Redirects\Redirect_Table;
use stdClass;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * An imported page takes the place of a page of ours (Default_Pages) that is still empty. That page keeps its id, by which menus and
 * options know it, also when the import is undone.
 */
final class Page_Place {

	/** Key in the data of a row of Import_Map: the page before the import. */
	public const BEFORE = 'page';

	/** Columns that wp_update_post() sets by itself. */
	private const EXACT = [ 'guid', 'post_modified', 'post_modified_gmt' ];

	/** Columns that an import changes. */
	private const COLUMNS = [
		...self::EXACT,
		'ID',
		'post_author',
		'post_date',
		'post_date_gmt',
		'post_title',
		'post_excerpt',
		'post_content',
		'post_status',
		'post_parent',
		'menu_order',
		'comment_status',
		'ping_status',
	];

	/** The empty page whose place an imported page takes; null if there is none. */
	public static function free( Import_Item $item ): ?WP_Post {
		$is_page = [ 'page', 'publish', '', '' ]
			=== array_map( $item->get( ... ), [ 'type', 'status', 'password', 'parent' ] );
		return $is_page ? ( new Default_Pages( Plugin::instance()->routes ) )->untouched( $item->get( 'slug' ) ) : null;
	}

	/**
	 * The page before the import, as JSON for the row.
	 *
	 * @param list<string> $keys       Of the fields that the imported page brings.
	 * @param list<string> $taxonomies Those whose terms it brings.
	 */
	public static function note( WP_Post $page, array $keys, array $taxonomies ): string {
		$before = [
			'columns' => self::columns( $page ),
			'meta'    => [],
			'terms'   => [],
		];
		foreach ( [ '_thumbnail_id', ...$keys ] as $key ) {
			$before['meta'][ $key ] = get_post_meta( $page->ID, $key );
		}
		foreach ( array_intersect( $taxonomies, get_object_taxonomies( 'page' ) ) as $taxonomy ) {
			$before['terms'][ $taxonomy ] = wp_get_object_terms( $page->ID, $taxonomy, [ 'fields' => 'ids' ] );
		}
		return (string) wp_json_encode( $before );
	}

	/** @return array<string,array<mixed>>|null What note() has stored of the page; null if the post did not take the place of one. */
	public static function before( stdClass $row, WP_Post $post ): ?array {
		$before = json_decode( Import_Map::data( $row )[ self::BEFORE ] ?? '', true );
		return (string) $post->ID === ( $before['columns']['ID'] ?? null ) ? $before : null;
	}

	/**
	 * Whether a page is as before the import.
	 *
	 * @param array<string,array<mixed>> $before Of before().
	 */
	public static function is_back( WP_Post $page, array $before ): bool {
		return self::columns( $page ) === $before['columns'];
	}

	/**
	 * Restores a page. Its text comes last, by which another attempt knows that it is not done, if PHP is killed. Returns whether it is.
	 *
	 * @param array<string,array<mixed>> $before Of before().
	 */
	public static function put_back( WP_Post $page, array $before ): bool {
		global $wpdb;
		$comments = $wpdb->prepare(
			"SELECT c.comment_ID FROM {$wpdb->comments} c INNER JOIN %i r ON r.object_id = c.comment_ID AND r.kind = %s WHERE c.comment_post_ID = %d",
			Import_Map::table(),
			Import_Item::COMMENT,
			$page->ID
		);
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared above.
		foreach ( $wpdb->get_col( $comments ) as $id ) {
			wp_delete_comment( (int) $id, true );
		}
		wp_update_comment_count_now( $page->ID ); // In case PHP was killed before it was counted.
		foreach ( $before['meta'] as $key => $values ) {
			delete_post_meta( $page->ID, wp_slash( (string) $key ) );
			foreach ( $values as $value ) {
				add_post_meta( $page->ID, wp_slash( (string) $key ), wp_slash( $value ) );
			}
		}
		foreach ( $before['terms'] as $taxonomy => $ids ) {
			wp_set_object_terms( $page->ID, $ids, $taxonomy );
		}
		unstick_post( $page->ID );
		Redirect_Table::forget_paths( Redirect_Table::PATH, $page->ID );
		return ! is_wp_error( self::write( $before['columns'], array_intersect_key( $before['columns'], array_flip( self::EXACT ) ) ) );
	}

	/** @return array<string,string> As text. */
	private static function columns( WP_Post $page ): array {
		$columns = array_map( static fn( string $column ): string => (string) $page->$column, self::COLUMNS );
		return array_combine( self::COLUMNS, $columns );
	}

	/**
	 * Writes a post in one query, together with its `guid`, which tells whether the text is that of the import, and its date of change,
	 * by which the owner's changes are known, wherever PHP is killed.
	 *
	 * @param array<string,mixed>  $columns Arguments of wp_insert_post() or, with an `ID`, of wp_update_post(), without slashes.
	 * @param array<string,string> $exact   Those of EXACT.
	 */
	public static function write( array $columns, array $exact ): int|WP_Error {
		$choose = static fn( array $data, array $post, array $given ): array
			=> ( ( $given['guid'] ?? '' ) === $columns['guid'] ? $exact : [] ) + $data;
		$write  = 0 === (int) $columns['ID'] ? wp_insert_post( ... ) : wp_update_post( ... );
		add_filter( 'wp_insert_post_data', $choose, 10, 3 );
		try {
			return $write( wp_slash( $columns ), true );
		} finally {
			remove_filter( 'wp_insert_post_data', $choose );
		}
	}
}
