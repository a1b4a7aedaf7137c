<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Module;
use Hien\Pages\Default_Pages;
use Hien\Redirects\Former_Names;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Finds out what a path is that matches several kinds of content: a page, a post, a category, an archive of a date. Sets the query
 * variables of the request.
 */
final class Path_Resolver implements Module {

	/** Splits the path of a post or category from its ending, as core's rules do (WP_Rewrite::generate_rewrite_rules()). */
	private const ENDINGS = '#^(?<path>.+?)(?:/(?:feed/)?(?<feed>feed|rdf|rss2?|atom)|/(?<embed>embed)|/(?<tb>trackback)|/page/(?<paged>[0-9]+)|/comment-page-(?<cpage>[0-9]+)|/(?<page>[0-9]+))?$#D';

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		add_filter( 'request', [ $this, 'resolve_request' ] );
		add_filter( 'url_to_postid', [ $this, 'plain_url' ] );
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
			|| ! Permalinks::has_our_structure()
		) {
			return $vars;
		}
		return self::with_object( $vars, $is_date, $is_file || $is_hidden || $is_date );
	}

	/**
	 * The query variables of the category or post at the path of the request.
	 *
	 * @param array<string,mixed> $vars     Query variables as core has set them.
	 * @param bool                $is_date  Whether they are those of a date, which only a category with this very path overrides.
	 * @param bool                $may_stay Whether they stay if there is no category or post; otherwise the result is a 404.
	 * @return array<string,mixed>
	 */
	private static function with_object( array $vars, bool $is_date, bool $may_stay ): array {
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
		return $may_stay || [] === $interpretations ? $vars : $others + [
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

	/**
	 * The plain URL of a fixed route's page, which url_to_postid() does not find by our rewrite rules. Embeds are made by it.
	 *
	 * @param mixed $url Address of which the post is asked for.
	 */
	public function plain_url( mixed $url ): mixed {
		$path  = is_string( $url ) ? Paths::relative( $url ) : null;
		$slug  = substr( explode( '?', explode( '#', (string) $path )[0] )[0], 1 );
		$route = '' === $slug ? null : $this->routes->of_page( $slug );
		$page  = null !== $route && $route->fixed ? Default_Pages::find( $slug ) : null;
		return null === $page ? $url : Paths::url( "/?page_id=$page->ID" );
	}

	/** Whether a page belongs to a fixed route that shows a category. */
	private function shows_category( ?WP_Post $page ): bool {
		return null !== $page && 0 === $page->post_parent && isset( $this->routes->of_page( $page->post_name )?->params['category'] );
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
