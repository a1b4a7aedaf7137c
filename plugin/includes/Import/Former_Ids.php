<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Redirects\Redirect_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the plain permalinks that imported posts and categories had at the other site (`/?p=12`, `/?cat=3`): they get other ids here. An id
 * that something public of this site had before the import goes on leading to that.
 */
final class Former_Ids {

	/** @param int $old The id at the other site. */
	public static function keep_post( int $old, int $id ): void {
		if ( ! is_post_publicly_viewable( $old ) || Import_Map::has_made( Import_Item::POST, $old ) ) {
			Redirect_Table::put( Redirect_Table::PATH, (string) Redirect_Table::plain_name( [ 'p' => $old ] ), $id );
		}
	}

	/** @param int $old The id at the other site. */
	public static function keep_category( int $old, int $id ): void {
		if ( null === term_exists( $old, 'category' ) || Import_Map::has_made( Import_Item::TERM, $old ) ) {
			Redirect_Table::put( 'term:category', (string) Redirect_Table::plain_name( [ 'cat' => $old ] ), $id );
		}
	}
}
