<?php
declare(strict_types=1);

namespace Hien\Routing;

use Closure;
use Hien\Addresses\Paths;
use Hien\Constants;
use Hien\Content\Content_Repository;
use Hien\List_Sizes;
use Hien\Module;
use Hien\Posts\Post_Repository;
use Hien\Rest\Failed_Queries;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Resources;
use Hien\Search\Search_Repository;
use Hien\Theme;
use Hien\Videos\Video_Post_Type;
use Hien\Videos\Video_Repository;
use WP_Error;
use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the main query of a list contain exactly the posts of the list's REST response, which are queried once.
 *
 * Feeds, searches restricted to a part of the site, and lists without a route are left to WordPress.
 */
final class Main_Query implements Module {

	/** See error(). */
	private ?WP_Error $error = null;

	public function __construct(
		private readonly Route_List $routes,
		private readonly Search_Repository $search,
		private readonly Resources $resources,
	) {}

	public function register(): void {
		add_action( 'parse_query', [ $this, 'unset_home' ] );
		add_filter( 'posts_pre_query', [ $this, 'find_posts' ], 10, 2 );
		add_filter( 'pre_handle_404', [ $this, 'prevent_404' ], 10, 2 );
	}

	/** Corrects `is_home`, which WordPress also sets for fixed routes, since these set no query variable of its own. */
	public function unset_home( WP_Query $query ): void {
		if ( '' !== self::fixed_route( $query ) ) {
			$query->is_home = $query->is_posts_page;
		}
	}

	/**
	 * @param mixed $posts Null to let WordPress query.
	 * @return mixed A list of WP_Post; otherwise what was given.
	 */
	public function find_posts( mixed $posts, WP_Query $query ): mixed {
		if (
			null !== $posts
			|| ! Theme::prints_screens()
			|| ! $query->is_main_query()
			|| is_admin()
			|| $query->is_feed()
			|| $query->is_404()
			|| self::is_partial_search( $query )
		) {
			return $posts;
		}
		$fixed = self::fixed_route( $query );
		$page  = max( 1, (int) $query->get( 'paged' ) );
		if ( $query->is_singular() ) {
			$object = '' === $fixed ? null : $query->get_queried_object();
			return $object instanceof WP_Post ? [ $object ] : $posts; // Path_Resolver has loaded it already.
		}
		if ( $query->is_search() ) {
			$params = self::search_params( $query );
			if ( null !== $this->resources->request_error( $this->routes->get( 'search' )->rest_paths( $params )['results'] ) ) {
				return []; // Over the rate limit, no search is run. The screen shows the error.
			}
			return $this->page_of(
				$query,
				fn(): array => $this->search->page( $params['search'], Constants::SEARCH_LIMIT, $page ),
				Constants::SEARCH_LIMIT
			);
		}
		if ( ! in_array( $fixed, [ '', 'latest' ], true ) ) {
			return []; // The route's REST responses query its content.
		}
		$is_beyond = $page > Resource_Controller::MAX_PAGE;
		$term      = self::term_of_videos( $query );
		if ( null !== $term ) {
			$limit = List_Sizes::VIDEOS;
			$read  = static fn(): array => Video_Repository::page( [ $term ], $limit, $page );
			return $is_beyond ? [] : $this->page_of( $query, $read, $limit );
		}
		$archive = $this->archive( $query );
		$filter  = self::filter( $query );
		if ( null === $archive && null === $filter ) {
			return $posts;
		}
		$query->set( 'ignore_sticky_posts', true ); // Core would put sticky posts first; our responses do not.
		$is_front = $query->is_home() && 'page' !== get_option( 'show_on_front' ); // It shows the response `featured`.
		if ( $is_front || $is_beyond ) {
			return [];
		}
		if ( null !== $archive?->archive ) {
			$type = $archive->archive;
			return $this->page_of(
				$query,
				static fn(): array => Content_Repository::page( $type::NAME, $archive->limit(), $page, $type::LISTED ),
				$archive->limit()
			);
		}
		$limit = self::limit( $query );
		return $this->page_of( $query, static fn(): array => Post_Repository::page( $filter ?? [], $limit, $page ), $limit );
	}

	/** A 503 if the database could not read the list of the main query, which is empty then; null otherwise. */
	public function error(): ?WP_Error {
		return $this->error;
	}

	/**
	 * Reads a page of a list, and sets the totals of the query.
	 *
	 * @param Closure():array{posts:list<WP_Post>,total:int} $read Reads it from a repository.
	 * @return list<WP_Post> The posts of the page.
	 */
	private function page_of( WP_Query $query, Closure $read, int $limit ): array {
		$found       = Failed_Queries::checked( $read, true );
		$this->error = is_wp_error( $found ) ? $found : null;
		if ( is_wp_error( $found ) ) {
			return [];
		}
		$query->found_posts   = $found['total'];
		$query->max_num_pages = (int) ceil( $found['total'] / $limit );
		return $found['posts'];
	}

	/** Prevents WordPress's 404 for routes whose content is not in the main query, and for lists of videos: Route_Resolver decides. */
	public function prevent_404( mixed $handled, WP_Query $query ): bool {
		return (bool) $handled
			|| '' !== self::fixed_route( $query )
			|| ( ! $query->is_feed() && Theme::prints_screens() && null !== self::term_of_videos( $query ) );
	}

	/** The route of the queried post type archive; null for none, or where a term, author or date filters the archive. */
	public function archive( WP_Query $query ): ?Route {
		$type = $query->is_post_type_archive()
			&& ! $query->is_date()
			&& ! $query->is_author()
			&& ! $query->is_tax()
			&& ! $query->is_category()
			&& ! $query->is_tag()
				? $query->get_queried_object()
				: null;
		return $type instanceof WP_Post_Type ? $this->routes->of_archive( $type->name ) : null;
	}

	/** The queried series, topic or keyword of videos. */
	private static function term_of_videos( WP_Query $query ): ?WP_Term {
		$term = $query->is_tax( Video_Post_Type::TAXONOMIES ) ? $query->get_queried_object() : null;
		return $term instanceof WP_Term ? $term : null;
	}

	/** The name of the fixed route of a query; '' for none. */
	public static function fixed_route( WP_Query $query ): string {
		return (string) $query->get( Paths::ROUTE_VAR );
	}

	/** Whether a search is restricted to a post type, category or author. The search index covers the whole site only. */
	public static function is_partial_search( WP_Query $query ): bool {
		return $query->is_search() && ( $query->is_archive() || ! in_array( $query->get( 'post_type' ), [ '', 'any' ], true ) );
	}

	/** @return array{page:int,search:string} Params of the route `search`. */
	public static function search_params( WP_Query $query ): array {
		return [
			'page'   => max( 1, (int) $query->get( 'paged' ) ),
			'search' => trim( (string) $query->get( 's' ) ),
		];
	}

	/** Posts on a page of this list. */
	public static function limit( WP_Query $query ): int {
		return 'latest' === self::fixed_route( $query ) || $query->is_posts_page
			? Constants::NEW_POSTS_LIMIT
			: Resource_Controller::posts_per_page();
	}

	/**
	 * The filter for Post_Repository::page().
	 *
	 * @return array<string,string|int>|null Null if the query is not for a list of posts with a route.
	 */
	public static function filter( WP_Query $query ): ?array {
		$term = $query->is_category() || $query->is_tag() ? $query->get_queried_object() : null;
		return match ( true ) {
			$term instanceof WP_Term             => [ 'term' => $term->term_id ],
			'' !== self::fixed_route( $query ), $query->is_home() => [],
			$query->is_author() && $query->get_queried_object_id() > 0 => [ 'author' => (int) $query->get_queried_object_id() ],
			$query->is_date() && ! $query->is_time() => array_filter( self::date( $query ) ),
			default                              => null,
		};
	}

	/** @return array{year:int,month:int,day:int} The date of a date archive; 0 for parts that it does not have. */
	public static function date( WP_Query $query ): array {
		$digits = (string) $query->get( 'm' );
		return [
			'year'  => (int) ( $query->get( 'year' ) ?: substr( $digits, 0, 4 ) ),
			'month' => (int) ( $query->get( 'monthnum' ) ?: substr( $digits, 4, 2 ) ),
			'day'   => (int) ( $query->get( 'day' ) ?: substr( $digits, 6, 2 ) ),
		];
	}
}
