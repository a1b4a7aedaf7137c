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

	/** Option: that rename() has run. */
	private const DONE_OPTION = 'hien_default_category_named';

	/** Names that WordPress's installer gives it, in English and in Vietnamese translations. */
	private const INSTALLED_NAMES = [ 'Uncategorized', 'Khác', 'Chưa phân loại', 'Chưa được phân loại' ];

	public function register(): void {
		add_action( Permalinks::RULES_ACTION, self::rename( ... ) );
	}

	public static function rename(): void {
		if ( ! Theme::prints_screens() || false !== get_option( self::DONE_OPTION ) ) {
			return;
		}
		$category = get_term( (int) get_option( 'default_category' ), 'category' );
		$is_first = add_option( self::DONE_OPTION, '1', '', true ); // Otherwise another request is renaming it.
		if ( ! $is_first || ! $category instanceof WP_Term || ! self::has_installed_name( $category ) ) {
			return;
		}
		$name    = __( 'Chuyện chung', 'hien-core' );
		$slug    = sanitize_title( $name );
		$updated = wp_update_term(
			$category->term_id,
			'category',
			[ 'name' => $name ] + ( term_exists( $slug, 'category' ) ? [] : [ 'slug' => $slug ] )
		);
		if ( is_wp_error( $updated ) ) {
			delete_option( self::DONE_OPTION ); // Tried again when the rewrite rules are written again.
		}
	}

	private static function has_installed_name( WP_Term $category ): bool {
		// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- Core's text, as the installer has it.
		$names = [ ...self::INSTALLED_NAMES, __( 'Uncategorized' ) ];
		// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- As above.
		$slugs = [ ...$names, _x( 'Uncategorized', 'Default category slug' ) ];
		return in_array( $category->name, $names, true ) && in_array( $category->slug, array_map( 'sanitize_title', $slugs ), true );
	}
}
