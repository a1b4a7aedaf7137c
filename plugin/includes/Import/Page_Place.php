<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Pages\Default_Pages;
use Hien\Plugin;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The page of a route (Default_Pages) that nobody has written: an imported page takes its place, in menus too. */
final class Page_Place {

	/** The page whose place an imported page takes; null for none. */
	public static function free( Item $item ): ?WP_Post {
		$is_page = [ 'page', 'publish', '', '' ]
			=== array_map( $item->get( ... ), [ 'type', 'status', 'password', 'parent' ] );
		return $is_page ? ( new Default_Pages( Plugin::instance()->routes ) )->untouched( $item->get( 'slug' ) ) : null;
	}

	/**
	 * Writes a page in one query, with its `guid`: by that one knows, wherever PHP is killed, whose words it has.
	 *
	 * @param array<string,mixed>  $columns Arguments of wp_update_post(), without slashes.
	 * @param array<string,string> $exact   Columns that WordPress does not let one choose.
	 */
	public static function write( array $columns, array $exact ): int|WP_Error {
		$choose = static fn( array $data, array $post ): array => ( (int) $columns['ID'] === (int) $post['ID'] ? $exact : [] ) + $data;
		add_filter( 'wp_insert_post_data', $choose, 10, 2 );
		try {
			return wp_update_post( wp_slash( $columns ), true );
		} finally {
			remove_filter( 'wp_insert_post_data', $choose );
		}
	}
}
