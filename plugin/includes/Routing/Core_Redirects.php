<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Module;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/** Prevents those of WordPress's own redirects (redirect_canonical()) that do not fit our addresses. */
final class Core_Redirects implements Module {

	public function register(): void {
		add_filter( 'do_redirect_guess_404_permalink', '__return_false' );
		add_filter( 'redirect_canonical', [ $this, 'filter' ] );
		add_action( 'template_redirect', [ $this, 'skip_category_check' ], 9 ); // Before core's redirect_canonical() (10).
	}

	/**
	 * Saves a query of redirect_canonical(), which checks the category in a post's path. Where the path is the permalink, the category is
	 * right.
	 */
	public function skip_category_check(): void {
		if ( is_single() && '' !== get_query_var( 'category_name' ) && Paths::relative( (string) get_permalink() ) === Paths::current() ) {
			set_query_var( 'category_name', '' );
		}
	}

	/**
	 * Prevents redirects of core: from a nonexistent part of a post to its first part (it is a 404), from a fixed route that shows a
	 * category to the category's own URL, and, with plain permalinks, from one of our paths to the same without `index.php`. A former
	 * address of an embedded post leads to its embed, where core would forget the ending.
	 *
	 * @param mixed $url URL, or false for no redirect; another plugin's filter may return anything.
	 */
	public function filter( mixed $url ): mixed {
		if ( is_category() && get_query_var( Paths::ROUTE_VAR ) ) {
			$query = is_string( $url ) ? (string) wp_parse_url( $url, PHP_URL_QUERY ) : '';
			return Paths::url( Paths::current() . ( '' === $query ? '' : "?$query" ) );
		}
		if ( '' === get_option( 'permalink_structure' ) && '/' !== Paths::current() || self::is_redirected_later() ) {
			return false;
		}
		if ( is_string( $url ) && is_embed() && is_single() ) {
			return get_post_embed_url() ?: $url;
		}
		return is_404() && get_query_var( 'page' ) ? false : $url;
	}

	/** Whether Route_Resolver redirects to the address of a category. Core would do it in two redirects: the path, then the last slash. */
	private static function is_redirected_later(): bool {
		return is_category() && ! is_feed() && Permalinks::has_our_structure() && Theme::prints_screens();
	}
}
