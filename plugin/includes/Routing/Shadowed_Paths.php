<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Module;
use WP_Post;
use WP_Term;

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
		$warnings = [];
		foreach ( $this->routes->all() as $route ) {
			foreach ( $route->has_own_path() ? $route->patterns : [] as $pattern ) {
				$slug = trim( $pattern, '/' );
				if ( str_contains( $slug, '{' ) ) {
					continue;
				}
				$page     = $route->page_slug() === $slug ? null : get_page_by_path( $slug, OBJECT, [ 'page' ] ); // The route shows its own page.
				$category = ( $route->params['category'] ?? '' ) === $slug ? null : get_term_by( 'slug', $slug, 'category' ); // And its own category.
				if ( $page instanceof WP_Post || $category instanceof WP_Term ) {
					/* translators: %s: a path */
					$warnings[] = sprintf( __( 'Đường dẫn /%s là của Hiên, nên trang hay chuyên mục cùng tên sẽ không mở được. Hãy đổi đường dẫn của trang hay chuyên mục ấy.', 'hien-core' ), $slug );
				}
			}
		}
		$categories = get_terms(
			[
				'taxonomy'   => 'category',
				'hide_empty' => false,
				'parent'     => 0,
				'fields'     => 'id=>slug',
			]
		);
		$shown      = array_column( array_column( $this->routes->all(), 'params' ), 'category' ); // By routes that show the category themselves.
		$categories = is_array( $categories ) ? array_diff( array_map( 'strval', $categories ), $shown ) : [];
		$pages      = [] === $categories ? [] : get_posts(
			[
				'post_type'     => 'page',
				'post_parent'   => 0,
				'post_name__in' => array_values( $categories ),
				'numberposts'   => 20,
			]
		);
		foreach ( $pages as $page ) {
			/* translators: 1: a path, 2: title of a page */
			$warnings[] = sprintf( __( 'Trang “%2$s” che chuyên mục /%1$s. Hãy đổi đường dẫn của một trong hai.', 'hien-core' ), $page->post_name, $page->post_title );
		}
		return $warnings;
	}
}
