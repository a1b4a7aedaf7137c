<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Images\Image_Post_Type;
use Hien\Members\Author_Slugs;
use Hien\Redirects\Redirect_Table;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses that imported posts, pictures, categories and authors had at the other site: they lead to where these are now (Redirects/).
 * Plain permalinks (`/?p=12`, `/?cat=3`) have ids: a post keeps its id where it is free, as in WordPress's own; a category never can.
 */
final class Imported_Addresses {

	/** The highest id that is taken from a file. The ids of later posts follow the highest one, so it must not be the last possible id. */
	private const HIGHEST = 9_999_999;

	/** The `import_id` for wp_insert_post(), which takes it if it is free; 0 for none. */
	public static function import_id( Import_Item $item ): int {
		$id = (int) $item->get( 'id' );
		return match ( true ) {
			Image_Post_Type::NAME === $item->get( 'type' ) => min( self::HIGHEST, $id ), // So Image_Numbers keeps its number.
			$id > self::HIGHEST, Redirect_Table::had_address( $id ) => 0, // Addresses of the deleted post would lead to this one.
			default => $id,
		};
	}

	/**
	 * Keeps the path of a post or picture, and its plain permalink if it has another id here, unless something public of this site has
	 * that one.
	 *
	 * @param string $path The path at the other site; '' for none.
	 * @param int    $old  The id there.
	 */
	public static function keep_post( string $path, int $old, int $id ): void {
		$is_picture = 'attachment' === get_post_type( $id );
		// Where a picture's page had the address of a post, WordPress answered with the post.
		if ( '' !== $path && ! ( $is_picture && Redirect_Table::imported_from( $path ) > 0 ) ) {
			Redirect_Table::put( Redirect_Table::PATH, Redirect_Table::path_name( $path ), $id );
		}
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

	/**
	 * Keeps the archive of an author, whose address WordPress makes of the login. Not where the author has the same login here: a redirect
	 * would tell so (Author_Slugs).
	 *
	 * @param string $login The login at the other site.
	 * @param int    $id    The user who has the posts here.
	 */
	public static function keep_author( string $login, int $id ): void {
		$slug = sanitize_title( mb_substr( $login, 0, 50 ) ); // As WordPress makes it.
		$user = get_userdata( $id );
		if (
			'' !== $slug && $user instanceof WP_User && ! Author_Slugs::reveals( $slug, [ $user->user_login, $user->user_email ] )
		) {
			Redirect_Table::put( Redirect_Table::AUTHOR_PATH, Redirect_Table::author_name( $slug ), $id );
		}
	}
}
