<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Images\Image_Post_Type;
use Hien\Redirects\Redirect_Table;

defined( 'ABSPATH' ) || exit;

/**
 * The ids that imported posts and categories had at the other site, and so their plain permalinks (`/?p=12`, `/?cat=3`). A post keeps its
 * id where it is free, as with WordPress's importer; a category never can.
 */
final class Former_Ids {

	/** The highest id that is taken from a file. The ids of later posts follow the highest one, so it must not be the last possible id. */
	private const HIGHEST = 9_999_999;

	/** The `import_id` for wp_insert_post(), which takes it if it is free; 0 for none. */
	public static function of( Import_Item $item ): int {
		$id = (int) $item->get( 'id' );
		return match ( true ) {
			Image_Post_Type::NAME === $item->get( 'type' ) => min( self::HIGHEST, $id ), // So Image_Numbers keeps its number.
			$id > self::HIGHEST, Redirect_Table::had_address( $id ) => 0, // Addresses of the deleted post would lead to this one.
			default => $id,
		};
	}

	/**
	 * Keeps the plain permalink of a post that has another id here, unless something public of this site has that one.
	 *
	 * @param int $old The id at the other site.
	 */
	public static function keep_post( int $old, int $id ): void {
		$has_address = is_post_type_viewable( (string) get_post_type( $id ) );
		if ( $old > 0 && $old !== $id && $has_address && ! is_post_publicly_viewable( $old ) ) {
			Redirect_Table::put( Redirect_Table::PATH, Redirect_Table::plain_name( 'p', $old ), $id );
		}
	}

	/**
	 * Keeps the plain permalink of a category, unless a category had the id here before the import.
	 *
	 * @param int $old The id at the other site.
	 */
	public static function keep_category( int $old, int $id ): void {
		if ( $old > 0 && ( null === term_exists( $old, 'category' ) || Import_Map::has_made( Import_Item::TERM, $old ) ) ) {
			Redirect_Table::put( Redirect_Table::CATEGORY_PATH, Redirect_Table::plain_name( 'cat', $old ), $id );
		}
	}
}
