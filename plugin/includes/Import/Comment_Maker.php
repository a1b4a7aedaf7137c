<?php
declare(strict_types=1);

namespace Hien\Import;

use stdClass;

defined( 'ABSPATH' ) || exit;

/** Makes comments and pingbacks. Does not import spam and trash. */
final class Comment_Maker {

	/** Lengths of WordPress's columns, in characters. */
	private const NAME  = 245;
	private const EMAIL = 100;
	private const URL   = 200;

	public function __construct( private readonly Import_State $state ) {}

	/** @throws Failed_Item Where it cannot be made. */
	public function make( Import_Item $item ): void {
		if ( ! in_array( $item->get( 'approved' ), [ '0', '1' ], true ) ) {
			return;
		}
		$post = Import_Map::object_of( Import_Item::POST, $item->get( 'post' ) );
		if ( null === get_post( $post ?: -1 ) ) {
			$this->state->fail(
				'lost',
				__( 'Có bình luận mà bài của nó không nằm trong tệp, hoặc không nhập được.', 'hien-core' )
			);
			return;
		}
		$hash = $item->hash();
		$row  = Import_Map::reserve( $hash, Import_Item::COMMENT );
		if ( Import_Map::RESERVED !== (int) $row->state ) {
			return;
		}
		$columns = self::columns( $item, $post );
		// Its parent is set later: the author of the parent must not get a mail about an old answer.
		$id = self::unfinished( $row, $columns ) ?: wp_insert_comment( array_map( 'wp_slash', $columns ) );
		if ( ! is_int( $id ) || 0 === $id ) {
			throw new Failed_Item( esc_html__( 'WordPress không lưu được bình luận.', 'hien-core' ) );
		}
		Import_Map::set(
			$hash,
			[
				'object_id' => $id,
				'state'     => '' === $item->get( 'parent' ) ? Import_Map::DONE : Import_Map::MADE,
				'data'      => Import_Map::json( [ 'parent' => $item->get( 'parent' ) ] ),
			]
		);
	}

	/** Sets the parent of an answer. */
	public static function thread( stdClass $row ): void {
		global $wpdb;
		$parent = Import_Map::object_of( Import_Item::COMMENT, Import_Map::data( $row )['parent'] ?? '' );
		if ( $parent > 0 && $parent !== (int) $row->object_id ) {
			$wpdb->update( $wpdb->comments, [ 'comment_parent' => $parent ], [ 'comment_ID' => (int) $row->object_id ] );
			clean_comment_cache( (int) $row->object_id );
		}
		Import_Map::set( $row->hash, [ 'state' => Import_Map::DONE ] );
	}

	/**
	 * @return array{comment_post_ID:int,comment_author:string,comment_author_email:string,comment_author_url:string,comment_date:string,
	 *     comment_date_gmt:string,comment_content:string,comment_approved:string,comment_type:string,user_id:int}
	 *     Arguments of wp_insert_comment(), without slashes.
	 */
	private static function columns( Import_Item $item, int $post ): array {
		[ $local, $gmt ] = Post_Maker::date( $item->get( 'date_gmt' ), $item->get( 'date' ) );

		$local = $local ?: (string) get_post_field( 'post_date', $post );
		return [
			'comment_post_ID'      => $post,
			'comment_author'       => mb_substr( sanitize_text_field( $item->get( 'name' ) ), 0, self::NAME ),
			'comment_author_email' => mb_substr( sanitize_email( $item->get( 'email' ) ), 0, self::EMAIL ),
			'comment_author_url'   => mb_substr( esc_url_raw( $item->get( 'url' ), [ 'http', 'https' ] ), 0, self::URL ),
			'comment_date'         => $local,
			'comment_date_gmt'     => $gmt ?: get_gmt_from_date( $local ),
			'comment_content'      => trim( wp_kses( $item->get( 'content' ), 'pre_comment_content' ) ),
			'comment_approved'     => $item->get( 'approved' ),
			'comment_type'         => sanitize_key( $item->get( 'type' ) ) ?: 'comment',
			'user_id'              => 0,
		];
	}

	/**
	 * Finds the comment that was made before the import was cut off: one with the same columns that no row has as its object.
	 *
	 * @param array<string,int|string> $columns
	 */
	private static function unfinished( stdClass $row, array $columns ): int {
		global $wpdb;
		return $row->is_new ? 0 : (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT c.comment_ID FROM {$wpdb->comments} c LEFT JOIN %i m ON m.object_id = c.comment_ID AND m.kind = %s
				WHERE c.comment_post_ID = %d AND c.comment_date_gmt = %s AND c.comment_author = %s AND c.comment_content = %s AND m.hash IS NULL
				ORDER BY c.comment_ID LIMIT 1",
				Import_Map::table(),
				$row->kind,
				$columns['comment_post_ID'],
				$columns['comment_date_gmt'],
				$columns['comment_author'],
				$columns['comment_content']
			)
		);
	}
}
