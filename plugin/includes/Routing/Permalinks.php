<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Atomic_Option;
use Hien\Categories\Default_Category;
use Hien\Module;
use Hien\Pages\Default_Pages;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of posts and categories: `/{cat}/{slug}`, `/{parent}/{child}/{slug}`, no category base, no trailing slash.
 *
 * WordPress's own structure `/%category%/%postname%` makes the rules; they do not distinguish `/a/b` the post from
 * `/a/b` the category, so the request is resolved here, with the database.
 */
final class Permalinks implements Module {

	public const STRUCTURE = '/%category%/%postname%';
	public const ROUTE_VAR = 'hien_route';

	/** Action before the rewrite rules are written: after activation, an update, a change of the site handle. */
	public const RULES_ACTION = 'hien_write_rules';

	/** A hash of the rules that were written last. */
	private const RULES_OPTION = 'hien_rules';

	/** The endings of paths of posts and categories, as in core's own rules (WP_Rewrite::generate_rewrite_rules). */
	private const ENDINGS = '#^(?<path>.+?)(?:/(?:feed/)?(?<feed>feed|rdf|rss2?|atom)|/(?<embed>embed)|/(?<tb>trackback)|/page/(?<paged>[0-9]+)|/comment-page-(?<cpage>[0-9]+)|/(?<page>[0-9]+))?$#D';

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'add_rules' ] );
		add_action( 'wp_loaded', [ $this, 'maybe_flush' ] );
		add_filter( 'query_vars', [ $this, 'add_query_vars' ] );
		add_filter( 'category_rewrite_rules', [ $this, 'category_rules' ] );
		add_filter( 'post_type_archive_title', [ $this, 'archive_title' ], 10, 2 );
		add_filter( 'pre_term_link', [ $this, 'category_link' ], 10, 2 );
		add_filter( 'request', [ $this, 'resolve_request' ] );
		add_filter( 'do_redirect_guess_404_permalink', '__return_false' );
		add_filter( 'redirect_canonical', [ $this, 'filter_canonical_redirect' ] );
		add_action( 'template_redirect', [ $this, 'skip_category_check' ], 9 ); // Before core's redirect_canonical() (10).
	}

	/** Makes the next request write the rules. */
	public static function request_flush(): void {
		update_option( self::RULES_OPTION, '', true );
	}

	/** Writes the rules where the written ones are of another version. Of several requests at the same time, one writes them. */
	public function maybe_flush(): void {
		$rules   = md5( (string) wp_json_encode( [ $this->rules(), $this->archives() ] ) );
		$written = get_option( self::RULES_OPTION );
		if ( $written !== $rules && self::is_site_request() && Atomic_Option::replace( self::RULES_OPTION, $written, $rules, true ) ) {
			do_action( self::RULES_ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Begins with hien_.
			flush_rewrite_rules( false );
		}
	}

	/**
	 * Whether this request makes the same rules as all others: with the stored structure and the site's own theme, which
	 * WordPress does not load in previews of other themes, in recovery mode and for `wp --skip-themes`.
	 */
	private static function is_site_request(): bool {
		global $wp_rewrite;
		$theme = realpath( get_template_directory() . '/functions.php' );
		return get_option( 'permalink_structure' ) === $wp_rewrite->permalink_structure
			&& ! is_customize_preview()
			&& get_stylesheet() === get_option( 'stylesheet' )
			&& ( false === $theme || in_array( wp_normalize_path( $theme ), array_map( 'wp_normalize_path', get_included_files() ), true ) );
	}

	public function add_rules(): void {
		foreach ( $this->rules() as $regex => $query ) {
			add_rewrite_rule( $regex, $query, 'top' );
		}
	}

	/** @return array<string,string> Rules of the fixed routes, where the theme has screens for them: regular expression => query. */
	private function rules(): array {
		return current_theme_supports( Document::THEME_FEATURE ) ? $this->routes->rewrite_rules() : [];
	}

	/** @return array<string,list<string>> Post type => paths of its archive, whose rules WordPress makes. */
	private function archives(): array {
		$archives = [];
		foreach ( $this->routes->all() as $route ) {
			if ( null !== $route->archive ) {
				$archives[ $route->archive::NAME ] = $route->patterns;
			}
		}
		return $archives;
	}

	/**
	 * @param mixed $vars Public query variables.
	 * @return array<mixed>
	 */
	public function add_query_vars( mixed $vars ): array {
		return [ ...(array) $vars, self::ROUTE_VAR ];
	}

	/**
	 * Categories need no rules of their own where resolve_request() finds them.
	 *
	 * @param array<string,string> $rules Core's rules, for addresses with the base of categories.
	 * @return array<string,string>
	 */
	public function category_rules( array $rules ): array {
		return self::has_our_structure() ? [] : $rules;
	}

	/** Whether posts and categories have the addresses of this class: the owner may choose another permalink structure. */
	public static function has_our_structure(): bool {
		return get_option( 'permalink_structure' ) === self::STRUCTURE;
	}

	/** An archive is titled as the page with the author's text about it, where there is one. */
	public function archive_title( mixed $title, string $type ): mixed {
		$route = $this->routes->of_archive( $type );
		$page  = null === $route ? null : Default_Pages::find( (string) $route->page_slug() );
		return null === $page ? $route->title ?? $title : get_the_title( $page );
	}

	/** Category addresses without a base, in our permalink structure. */
	public function category_link( mixed $structure, WP_Term $term ): mixed {
		return 'category' === $term->taxonomy && self::has_our_structure() ? '%category%' : $structure;
	}

	/**
	 * Finds out whether a path that core's rules of the post structure matched is that of a post or of a category. Both
	 * come before files of the media library.
	 *
	 * @param array<string,mixed> $vars Query variables of the request.
	 * @return array<string,mixed>
	 */
	public function resolve_request( array $vars ): array {
		global $wp;
		wp_parse_str( (string) $wp->matched_query, $matched );
		unset( $vars[ self::ROUTE_VAR ] ); // A query string names no route; only our rules do.
		$route = $matched[ self::ROUTE_VAR ] ?? null;
		if ( is_string( $route ) ) {
			return $this->fixed_route_vars( $this->routes->get( $route ), $vars );
		}
		$page = is_string( $matched['pagename'] ?? null ) ? get_page_by_path( $matched['pagename'] ) : null; // Core has cached it.
		// Where there is no page, core takes a file of the media library that no content holds.
		$is_file = null !== $page && 'attachment' === $page->post_type && 0 === $page->post_parent;
		// The page at /wordpress shows posts of a category, whose feed and further pages are at the same path.
		$shows_category = isset( $matched['feed'] ) || isset( $matched['paged'] ) ? $this->shows_category( $page ) : false;
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading an address changes nothing.
		if ( ! ( $is_file || $shows_category || isset( $vars['category_name'] ) ) || is_admin() || isset( $_GET['category_name'] ) || ! self::has_our_structure() ) {
			return $vars;
		}
		$interpretations = self::interpretations( (string) $wp->request );
		$others   = array_diff_key( $vars, array_flip( [ 'category_name', 'pagename', 'name', 'feed', 'embed', 'tb', 'paged', 'cpage', 'page', 'attachment' ] ) );
		foreach ( $interpretations as [ $path, $ending ] ) {
			$found = self::find( $path, $ending );
			if ( null !== $found ) {
				return $others + $ending + $found;
			}
		}
		return $is_file || [] === $interpretations ? $vars : $others + [
			'name'  => wp_basename( $interpretations[0][0] ), // For core's wp_old_slug_redirect().
			'error' => '404',
		];
	}

	/**
	 * The query variables of a fixed route: those of the page whose content it shows; without that page, of the category
	 * whose posts it shows; otherwise the route's alone.
	 *
	 * @param array<string,mixed> $vars Query variables of the request.
	 * @return array<string,mixed>
	 */
	private function fixed_route_vars( Route $route, array $vars ): array {
		$vars = [ self::ROUTE_VAR => $route->name ] + array_diff_key( $vars, array_flip( [ 'pagename', 'page_id', 'p', 'name', 'category_name' ] ) );
		$slug = $route->page_slug();
		$page = null === $slug ? null : Default_Pages::find( $slug );
		return $vars + match ( true ) {
			null !== $page                     => [ 'pagename' => $slug ],
			isset( $route->params['category'] ) => [ 'category_name' => $route->params['category'] ],
			default                            => [],
		};
	}

	/** Whether a page is that of a fixed route that shows a category. */
	private function shows_category( ?WP_Post $page ): bool {
		if ( null === $page ) {
			return false;
		}
		foreach ( $this->routes->all() as $route ) {
			if ( isset( $route->params['category'] ) && 0 === $page->post_parent && $route->page_slug() === $page->post_name ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The possible meanings of a path, the likelier first: a number at its end is the part of a post, or else a slug.
	 *
	 * @return list<array{string,array<string,string>}> Path in the form that slugs are stored in, query variables of its ending.
	 */
	private static function interpretations( string $request ): array {
		if ( ! preg_match( self::ENDINGS, $request, $found ) ) {
			return [];
		}
		$ending = array_filter( array_intersect_key( $found, array_flip( [ 'feed', 'embed', 'tb', 'paged', 'cpage', 'page' ] ) ), static fn( string $value ): bool => '' !== $value );
		if ( isset( $ending['embed'] ) || isset( $ending['tb'] ) ) {
			$ending = array_fill_keys( array_keys( $ending ), '1' );
		}
		$stored   = static fn( string $path ): string => implode( '/', array_map( 'sanitize_title', explode( '/', $path ) ) );
		$interpretations = [ [ $stored( $found['path'] ), $ending ] ];
		if ( isset( $ending['page'] ) ) {
			$interpretations[] = [ $stored( $request ), [] ];
		}
		return $interpretations;
	}

	/**
	 * The category or post at a path: a category at its own address, a post, a category at another address.
	 *
	 * @param array<string,string> $ending Query variables of the path's ending.
	 * @return array<string,string>|null Query variables, null where there is none.
	 */
	private static function find( string $path, array $ending ): ?array {
		$slug                    = wp_basename( $path );
		$former                  = Default_Category::by_former_slug( $slug );
		[ $has_post, $has_term ] = self::slug_exists( $slug );

		$category = ( $has_term ? get_term_by( 'slug', $slug, 'category' ) : false ) ?: ( null !== $former && dirname( self::category_path( $former ) ) === dirname( $path ) ? $former : null );
		$is_list  = $category instanceof WP_Term && ! array_diff_key( $ending, array_flip( [ 'feed', 'paged' ] ) );
		if ( $is_list && self::category_path( $category ) === $path ) {
			return [ 'category_name' => $path ];
		}
		if ( ! isset( $ending['paged'] ) && $has_post ) {
			return [ 'name' => $slug ] + ( str_contains( $path, '/' ) ? [ 'category_name' => dirname( $path ) ] : [] );
		}
		return $is_list ? [ 'category_name' => self::category_path( $category ) ] : null;
	}

	/**
	 * Whether a slug exists, with one query. Core's functions would need three, and read the post that the main query reads
	 * next.
	 *
	 * @return array{bool,bool} Whether a post has it; whether a term has it, of any taxonomy.
	 */
	private static function slug_exists( string $slug ): array {
		global $wpdb;
		$found = $wpdb->get_row( $wpdb->prepare( "SELECT EXISTS( SELECT 1 FROM {$wpdb->posts} WHERE post_name = %s AND post_type = 'post' ) AS post, EXISTS( SELECT 1 FROM {$wpdb->terms} WHERE slug = %s ) AS term", $slug, $slug ) );
		return [ (bool) $found?->post, (bool) $found?->term ];
	}

	/**
	 * Saves a query: redirect_canonical() checks the category in a post's path if the query variable is there. Where the path
	 * is the post's permalink, the category is right.
	 */
	public function skip_category_check(): void {
		if ( is_single() && '' !== get_query_var( 'category_name' ) && Paths::relative( (string) get_permalink() ) === Paths::current() ) {
			set_query_var( 'category_name', '' );
		}
	}

	/**
	 * Prevents two redirects of core: from a part that a post does not have to its first part (it is a 404), and from a
	 * fixed route that shows a category to the category's own address.
	 *
	 * @param mixed $url Address, false for no redirect; another plugin's filter may return anything.
	 */
	public function filter_canonical_redirect( mixed $url ): mixed {
		if ( is_category() && get_query_var( self::ROUTE_VAR ) ) {
			$query = is_string( $url ) ? (string) wp_parse_url( $url, PHP_URL_QUERY ) : '';
			return home_url( '/' . $GLOBALS['wp']->request . ( '' === $query ? '' : "?$query" ) );
		}
		return is_404() && get_query_var( 'page' ) ? false : $url;
	}

	/** The path of a category below the home address, without slashes at its ends. */
	public static function category_path( WP_Term $category ): string {
		$path = get_category_parents( $category->term_id, false, '/', true );
		return is_string( $path ) ? rtrim( $path, '/' ) : $category->slug;
	}
}
