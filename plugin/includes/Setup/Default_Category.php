<?php
declare(strict_types=1);

namespace Hien\Setup;

use Hien\Module;
use Hien\Routing\Permalinks;
use Hien\Theme;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Gives WordPress's default category a readable name and slug, since readers see them. Once, where the theme prints Hiên's
 * screens, and only if nobody has renamed it.
 */
final class Default_Category implements Module {

	/** Option: former slug => id of the category; does not exist before rename() has run. */
	private const FORMER_OPTION = 'hien_former_categories';

	/** Names that WordPress's installer gives it, in English and in Vietnamese translations. */
	private const INSTALLED_NAMES = [ 'Uncategorized', 'Khác', 'Chưa phân loại', 'Chưa được phân loại' ];

	public function register(): void {
		add_action( Permalinks::RULES_ACTION, self::rename( ... ) );
	}

	public static function rename(): void {
		if ( ! Theme::prints_screens() || null !== get_option( self::FORMER_OPTION, null ) ) {
			return;
		}
		$category = get_term( (int) get_option( 'default_category' ), 'category' );
		if ( ! $category instanceof WP_Term || ! self::has_installed_name( $category ) ) {
			add_option( self::FORMER_OPTION, [], '', true );
			return;
		}
		$name = __( 'Chuyện chung', 'hien-core' );
		$slug = sanitize_title( $name );
		// With another permalink structure, the old URL would not redirect.
		$changes_slug = ( Permalinks::has_our_structure() || 0 === $category->count ) && ! term_exists( $slug, 'category' );
		// Stored before the slug changes, so that the old URL redirects even if this is interrupted.
		if ( ! add_option( self::FORMER_OPTION, [ $category->slug => $category->term_id ], '', true ) ) {
			return; // Another request is renaming it.
		}
		$updated = wp_update_term( $category->term_id, 'category', [ 'name' => $name ] + ( $changes_slug ? [ 'slug' => $slug ] : [] ) );
		if ( is_wp_error( $updated ) ) {
			delete_option( self::FORMER_OPTION ); // Tried again when the rewrite rules are written again.
		}
	}

	/** The category that had this slug before rename(); null for none. */
	public static function by_former_slug( string $slug ): ?WP_Term {
		$former   = (array) get_option( self::FORMER_OPTION, [] );
		$category = isset( $former[ $slug ] ) ? get_term( (int) $former[ $slug ], 'category' ) : null;
		return $category instanceof WP_Term ? $category : null;
	}

	private static function has_installed_name( WP_Term $category ): bool {
		$names = [ ...self::INSTALLED_NAMES, __( 'Uncategorized' ) ]; // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- Core's text, as the installer has it.
		$slugs = [ ...$names, _x( 'Uncategorized', 'Default category slug' ) ]; // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- As above.
		return in_array( $category->name, $names, true ) && in_array( $category->slug, array_map( 'sanitize_title', $slugs ), true );
	}
}
