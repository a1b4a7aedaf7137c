<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Atomic_Option;
use Hien\Module;
use Hien\Pages\Default_Pages;
use Hien\Redirects\Former_Names;
use Hien\Schema;
use Hien\Settings\Settings;
use Hien\Theme;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * URLs of posts and categories: `/{cat}/{slug}`, `/{parent}/{child}/{slug}`, without category base and trailing slash, and the rewrite
 * rules of our own paths.
 *
 * The rewrite rules are those of WordPress's structure `/%category%/%postname%`. They do not distinguish a post `/a/b` from a category
 * `/a/b`, so requests are resolved here, with the database.
 */
final class Permalinks implements Module {

	public const STRUCTURE = '/%category%/%postname%';

	/** Action that fires before the rewrite rules are written: after activation, an update, or a change of the site handle. */
	public const RULES_ACTION = 'hien_write_rules';

	/** Option: hash of the last written rules. */
	private const RULES_OPTION = 'hien_rules';

	/** Splits the path of a post or category from its ending, as core's rules do (WP_Rewrite::generate_rewrite_rules()). */
	private const ENDINGS = '#^(?<path>.+?)(?:/(?:feed/)?(?<feed>feed|rdf|rss2?|atom)|/(?<embed>embed)|/(?<tb>trackback)|/page/(?<paged>[0-9]+)|/comment-page-(?<cpage>[0-9]+)|/(?<page>[0-9]+))?$#D';

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		add_action( Settings::HANDLE_ACTION, self::request_flush( ... ) );
		add_action( Schema::CHANGED, self::request_flush( ... ) );
		add_action( 'init', [ $this, 'add_rules' ] );
		add_action( 'wp_loaded', [ $this, 'maybe_flush' ] );
		add_filter( 'pre_option_rewrite_rules', [ $this, 'rules_for_plain_permalinks' ] );
		add_filter( 'query_vars', [ $this, 'add_query_vars' ] );
		add_filter( 'category_rewrite_rules', [ $this, 'category_rules' ] );
		add_filter( 'post_type_archive_title', [ $this, 'archive_title' ], 10, 2 );
		add_filter( 'pre_term_link', [ $this, 'category_link' ], 10, 2 );
		add_filter( 'request', [ $this, 'resolve_request' ] );
	}

	/** Makes the next request write the rewrite rules. */
	public static function request_flush(): void {
		update_option( self::RULES_OPTION, '', true );
	}

	/** Writes the rewrite rules if they have changed. Of several simultaneous requests, only one writes them. */
	public function maybe_flush(): void {
		$rules   = md5( (string) wp_json_encode( [ $this->rules(), $this->archives() ] ) );
		$written = get_option( self::RULES_OPTION );
		if ( $written !== $rules && self::is_site_request() && Atomic_Option::replace( self::RULES_OPTION, $written, $rules, true ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Begins with hien_.
			do_action( self::RULES_ACTION );
			flush_rewrite_rules( false );
		}
	}

	/**
	 * Whether the rules of this request are right: it has the stored permalink structure and the site's theme. WordPress does not load that
	 * theme in previews of other themes, in recovery mode and with `wp --skip-themes`.
	 */
	private static function is_site_request(): bool {
		global $wp_rewrite;
		$theme = realpath( get_template_directory() . '/functions.php' );
		return get_option( 'permalink_structure' ) === $wp_rewrite->permalink_structure
			&& ! is_customize_preview()
			&& get_stylesheet() === get_option( 'stylesheet' )
			&& (
				false === $theme || in_array( wp_normalize_path( $theme ), array_map( 'wp_normalize_path', get_included_files() ), true )
			);
	}

	public function add_rules(): void {
		foreach ( $this->rules() as $regex => $query ) {
			add_rewrite_rule( $regex, $query, 'top' );
		}
	}

	/** @return array<string,string> Rules of the fixed routes: regular expression => query; none if the theme does not print screens. */
	private function rules(): array {
		$rules = Theme::prints_screens() ? $this->routes->rewrite_rules( '' === get_option( 'permalink_structure' ) ) : [];
		$root  = ltrim( Paths::root() . '/', '/' );
		return array_combine( array_map( static fn( string $regex ): string => $root . $regex, array_keys( $rules ) ), $rules );
	}

	/**
	 * Our rules with plain permalinks, where WordPress has none. Posts, pages and terms then have plain URLs (`?p=1`); routes without one
	 * (/tin-moi, /dang-nhap …) are below `/index.php`.
	 *
	 * @param mixed $rules Rules that another plugin gives; false to read the stored ones.
	 */
	public function rules_for_plain_permalinks( mixed $rules ): mixed {
		return false === $rules && '' === get_option( 'permalink_structure' ) ? $this->rules() : $rules;
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
		return [ ...(array) $vars, Paths::ROUTE_VAR ];
	}

	/**
	 * Removes core's category rules in our permalink structure, where resolve_request() finds categories.
	 *
	 * @param array<string,string> $rules Core's rules, for URLs with the category base.
	 * @return array<string,string>
	 */
	public function category_rules( array $rules ): array {
		return self::has_our_structure() ? [] : $rules;
	}

	/** Whether the site uses our permalink structure; the owner may choose another one. */
	public static function has_our_structure(): bool {
		return get_option( 'permalink_structure' ) === Paths::root() . self::STRUCTURE;
	}

	/** Gives an archive the title of its page (Default_Pages), otherwise that of its route. */
	public function archive_title( mixed $title, string $type ): mixed {
		$route = $this->routes->of_archive( $type );
		$page  = null === $route ? null : Default_Pages::find( (string) $route->page_slug() );
		return null === $page ? $route->title ?? $title : get_the_title( $page );
	}

	/** Category URLs without a base, in our permalink structure. */
	public function category_link( mixed $structure, WP_Term $term ): mixed {
		return 'category' === $term->taxonomy && self::has_our_structure() ? ltrim( Paths::root() . '/%category%', '/' ) : $structure;
	}

	/**
	 * Finds out whether a path that matched core's rules for posts belongs to a post or to a category. Both take precedence over
	 * attachments.
	 *
	 * @param array<string,mixed> $vars Query variables of the request.
	 * @return array<string,mixed>
	 */
	public function resolve_request( array $vars ): array {
		global $wp;
		wp_parse_str( (string) $wp->matched_query, $matched );
		unset( $vars[ Paths::ROUTE_VAR ] ); // Only our rewrite rules may set the route, not a query string.
		$route = $matched[ Paths::ROUTE_VAR ] ?? null;
		if ( is_string( $route ) ) {
			return $this->fixed_route_vars( $this->routes->get( $route ), $vars );
		}
		$page = is_string( $matched['pagename'] ?? null ) ? get_page_by_path( $matched['pagename'] ) : null; // Core has cached it.
		// Where there is no page, core finds an unattached attachment with this path.
		$is_file = null !== $page && 'attachment' === $page->post_type && 0 === $page->post_parent;
		// A page that the visitor may not see must not hide a category or post with the same path.
		$is_hidden = null !== $page
			&& 'page' === $page->post_type
			&& ! is_post_publicly_viewable( $page )
			&& ! current_user_can( 'read_post', $page->ID );
		// The page /wordpress shows the posts of a category, whose feed and further pages have the same path.
		$shows_category = isset( $matched['feed'] ) || isset( $matched['paged'] ) ? $this->shows_category( $page ) : false;
		// A number after a page's path is one of its parts. If it has no such part, it is the slug of a post in a category that has, or
		// had, that path.
		$is_post = null !== $page && self::parts( $page ) < (int) ( $matched['page'] ?? 0 )
			&& ( null !== get_category_by_path( $matched['pagename'] ) || Former_Names::was_category( $page->post_name ) );
		// A category named 2026 has the path of the archive of the year.
		$is_date = isset( $matched['year'] );
		if (
			! ( $is_file || $is_hidden || $shows_category || $is_post || $is_date || isset( $vars['category_name'] ) )
			|| is_admin()
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading an address changes nothing.
			|| isset( $_GET['category_name'] )
			|| ! self::has_our_structure()
		) {
			return $vars;
		}
		$interpretations = self::interpretations( substr( Paths::current(), 1 ) );
		$others          = array_diff_key(
			$vars,
			array_flip(
				[
					...[ 'category_name', 'pagename', 'name', 'feed', 'embed', 'tb', 'paged', 'cpage', 'page', 'attachment' ],
					...( $is_date ? [ 'year', 'monthnum', 'day' ] : [] ),
				]
			)
		);
		foreach ( $interpretations as [ $path, $ending ] ) {
			$found = self::find( $path, $ending );
			if ( null !== $found && ( ! $is_date || [ 'category_name' => $path ] === $found ) ) {
				return $others + $ending + $found;
			}
		}
		return $is_file || $is_hidden || $is_date || [] === $interpretations ? $vars : $others + [
			'name'  => wp_basename( $interpretations[0][0] ), // For core's wp_old_slug_redirect().
			'error' => '404',
		];
	}

	/**
	 * The query variables of a fixed route: those of its page; otherwise those of its category; otherwise the route's only.
	 *
	 * @param array<string,mixed> $vars Query variables of the request.
	 * @return array<string,mixed>
	 */
	private function fixed_route_vars( Route $route, array $vars ): array {
		$vars = [ Paths::ROUTE_VAR => $route->name ]
			+ array_diff_key( $vars, array_flip( [ 'pagename', 'page_id', 'p', 'name', 'category_name' ] ) );
		$slug = $route->page_slug();
		$page = null === $slug ? null : Default_Pages::find( $slug );
		return $vars + match ( true ) {
			null !== $page                     => [ 'pagename' => $slug ],
			isset( $route->params['category'] ) => [ 'category_name' => $route->params['category'] ],
			default                            => [],
		};
	}

	/** Whether a page belongs to a fixed route that shows a category. */
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
	 * The possible interpretations of a path, the likelier first: a number at the end is the part of a post, or a slug.
	 *
	 * @return list<array{string,array<string,string>}> Path with slugs as they are stored, and query variables of the ending.
	 */
	public static function interpretations( string $request ): array {
		if ( ! preg_match( self::ENDINGS, $request, $found ) ) {
			return [];
		}
		$ending = array_filter(
			array_intersect_key( $found, array_flip( [ 'feed', 'embed', 'tb', 'paged', 'cpage', 'page' ] ) ),
			static fn( string $value ): bool => '' !== $value
		);
		if ( isset( $ending['embed'] ) || isset( $ending['tb'] ) ) {
			$ending = array_fill_keys( array_keys( $ending ), '1' );
		}
		$stored          = static fn( string $path ): string => implode( '/', array_map( 'sanitize_title', explode( '/', $path ) ) );
		$interpretations = [ [ $stored( $found['path'] ), $ending ] ];
		if ( isset( $ending['page'] ) ) {
			$interpretations[] = [ $stored( $request ), [] ];
		}
		return $interpretations;
	}

	/**
	 * The category or post at a path. The order is: a category with this very path, a post, a category with another path.
	 *
	 * @param array<string,string> $ending Query variables of the path's ending.
	 * @return array<string,string>|null Query variables; null if nothing is found.
	 */
	private static function find( string $path, array $ending ): ?array {
		$slug                    = wp_basename( $path );
		[ $has_post, $has_term ] = self::slug_exists( $slug );

		$category = $has_term ? get_term_by( 'slug', $slug, 'category' ) : null;
		$is_list  = $category instanceof WP_Term && ! array_diff_key( $ending, array_flip( [ 'feed', 'paged' ] ) );
		if ( $is_list && self::category_path( $category ) === $path ) {
			return [ 'category_name' => $path ];
		}
		if ( ! isset( $ending['paged'] ) && $has_post && self::has_part( $slug, (int) ( $ending['page'] ?? 1 ) ) ) {
			return [ 'name' => $slug ] + ( str_contains( $path, '/' ) ? [ 'category_name' => dirname( $path ) ] : [] );
		}
		return $is_list ? [ 'category_name' => self::category_path( $category ) ] : null;
	}

	/** Whether the post with this slug has a part with this number. */
	private static function has_part( string $slug, int $part ): bool {
		$post = $part > 1 ? get_page_by_path( $slug, OBJECT, 'post' ) : null;
		return $part < 2 || ( null !== $post && self::parts( $post ) >= $part );
	}

	/** In how many parts the author has split a post. */
	public static function parts( WP_Post $post ): int {
		return substr_count( $post->post_content, '<!--nextpage-->' ) + 1;
	}

	/**
	 * Whether a slug exists, with one query. Core's functions would need three, and would load the post, which the main query does next.
	 *
	 * @return array{bool,bool} Whether a post has the slug; whether a term of any taxonomy has it.
	 */
	private static function slug_exists( string $slug ): array {
		global $wpdb;
		$found = $wpdb->get_row(
			$wpdb->prepare( "SELECT EXISTS( SELECT 1 FROM {$wpdb->posts} WHERE post_name = %s AND post_type = 'post' ) AS post, EXISTS( SELECT 1 FROM {$wpdb->terms} WHERE slug = %s ) AS term", $slug, $slug )
		);
		return [ (bool) $found?->post, (bool) $found?->term ];
	}

	/** The path of a category below the home URL, without leading and trailing slashes. */
	public static function category_path( WP_Term $category ): string {
		$path = get_category_parents( $category->term_id, false, '/', true );
		return is_string( $path ) ? rtrim( $path, '/' ) : $category->slug;
	}
}
