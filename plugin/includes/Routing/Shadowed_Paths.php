<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Module;

defined( 'ABSPATH' ) || exit;

/** Warns the author, in the lists of wp-admin, of pages and categories that share an address. */
final class Shadowed_Paths implements Module {

	private const SCREENS = [ 'dashboard', 'edit-page', 'edit-category' ];

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'print_notice' ] );
	}

	public function print_notice(): void {
		$screen = get_current_screen();
		if ( null === $screen || ! in_array( $screen->id, self::SCREENS, true ) || ! current_user_can( 'edit_others_pages' ) ) {
			return;
		}
		foreach ( $this->warnings() as $warning ) {
			wp_admin_notice( esc_html( $warning ), [ 'type' => 'warning' ] );
		}
	}

	/**
	 * One for each page or category that is not reached: a fixed route comes before a page, a page before a category.
	 *
	 * @return list<string> In Vietnamese.
	 */
	public function warnings(): array {
		$routes     = $this->routes_by_path();
		$categories = get_terms(
			[
				'taxonomy'   => 'category',
				'hide_empty' => false,
				'parent'     => 0,
				'fields'     => 'id=>slug',
			]
		);
		$categories = is_array( $categories ) ? array_map( 'strval', $categories ) : [];
		$pages      = get_posts(
			[
				'post_type'              => 'page',
				'post_status'            => 'any',
				'post_parent'            => 0,
				'post_name__in'          => [ ...array_keys( $routes ), ...array_values( $categories ) ],
				'numberposts'            => -1, // As many as there are names.
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		$titles     = array_column( $pages, 'post_title', 'post_name' );
		$warnings   = [];
		foreach ( $routes as $slug => $route ) {
			$hides_page     = isset( $titles[ $slug ] ) && $route->page_slug() !== $slug; // A route shows its own page,
			$hides_category = in_array( $slug, $categories, true ) && ( $route->params['category'] ?? '' ) !== $slug; // and its own category.
			if ( $hides_page || $hides_category ) {
				/* translators: %s: a path */
				$warnings[] = sprintf( __( 'Đường dẫn /%s là của Hiên, nên trang hay chuyên mục cùng tên sẽ không mở được. Hãy đổi đường dẫn của trang hay chuyên mục ấy.', 'hien-core' ), $slug );
			}
		}
		foreach ( array_diff_key( array_intersect_key( $titles, array_flip( $categories ) ), $routes ) as $slug => $title ) {
			/* translators: 1: a path, 2: title of a page */
			$warnings[] = sprintf( __( 'Trang “%2$s” che chuyên mục /%1$s. Hãy đổi đường dẫn của một trong hai.', 'hien-core' ), $slug, $title );
		}
		return $warnings;
	}

	/** @return array<string,Route> First path of a route without slashes => the route; those with paths of their own. */
	private function routes_by_path(): array {
		$routes = array_filter( $this->routes->all(), static fn( Route $route ): bool => $route->has_own_path() );
		return array_combine( array_map( static fn( Route $route ): string => ltrim( $route->patterns[0], '/' ), $routes ), $routes );
	}
}
