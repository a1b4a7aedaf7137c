<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Accounts\Sign_In\Login_Problem;
use Hien\Addresses\Paths;
use Hien\Addresses\Return_Path;
use Hien\Categories\Term_Response;
use Hien\Content\Public_Name;
use Hien\Redirects\Former_Addresses;
use Hien\Rest\Error_Status;
use Hien\Rest\Failed_Queries;
use Hien\Rest\Resources;
use Hien\Videos\Video_Post_Type;
use Hien\Visitors\Request;
use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Makes the Screen of a request: URL -> WordPress's main query -> route -> Screen. */
final class Route_Resolver {

	public function __construct(
		private readonly Route_List $routes,
		private readonly Main_Query $main_query,
		private readonly Resources $resources,
		private readonly Former_Addresses $former,
	) {}

	/**
	 * Makes the screen of the main query. Where the visitor may not see it, it is not found, or a response fails, it is the error screen
	 * with the status of Access::status(), 404, 410 where something was removed, 503 where the database failed, or Error_Status::of_page().
	 *
	 * @param string $path Path below the home URL; '/' for the home page.
	 */
	public function resolve( string $path ): Screen {
		global $wp_query;
		[ $name, $params ] = is_404() || Main_Query::is_partial_search( $wp_query ) ? [ 'error', [] ] : $this->route_of( $wp_query );
		$path_and_query    = $path . self::query_of_address( $params );

		$route  = $this->routes->get( $name );
		$access = Access::status( $route->access );
		$paths  = 'error' === $name || 200 !== $access ? [] : $route->rest_paths( $params );
		$data   = $this->resources->respond_all( $paths );
		$error  = is_wp_error( $data ) ? $data : $this->main_query->error();
		$status = match ( true ) {
			200 !== $access => $access,
			null !== $error => Error_Status::of_page( $error ),
			$this->former->is_gone() => 410,
			is_404() || $this->is_past_the_end( $route, $params, $data ) => 404,
			default         => 200,
		};
		$unread = $status >= 400 && $status < 500 ? Failed_Queries::read_error( 0 ) : null;
		if ( null !== $unread ) {
			[ $error, $status ] = [ $unread, Error_Status::of( $unread ) ]; // What was not found, or who was not known, may be there.
		}
		if ( 200 !== $status ) {
			if ( ! is_404() ) {
				$wp_query->set_404(); // For every status, so that nothing about the queried object is printed.
			}
			$route  = $this->routes->get( 'error' );
			$params = [];
			$paths  = [];
			$data   = [];
		}
		/** @var array<string,array<string,mixed>> $data */
		$title = Document_Head::title( $route, $path_and_query, $params, $data );
		return new Screen(
			$route->name,
			$path_and_query,
			$params,
			$route->layout,
			$status,
			$title,
			Document_Head::build( $route, $params, $data, $title, $this->resources->json_ld( $paths, $data ) ),
			$data,
			match ( $status ) {
				200     => $this->canonical_redirect( $path, $params ),
				302     => Return_Path::url(),
				default => null,
			},
			200 === $status ? $this->edit_url( $data ) : null,
			null === $error ? null : Error_Status::retry_after( $error ),
		);
	}

	/**
	 * The URL in wp-admin for editing the queried object, or the page with the route's title and text; null if there is none, or the user
	 * may not edit it.
	 *
	 * @param array<string,array<string,mixed>> $data Responses of the route.
	 */
	private function edit_url( array $data ): ?string {
		$object = get_queried_object();
		if ( $object instanceof WP_Term ) {
			return get_edit_term_link( $object );
		}
		$id = $object instanceof WP_Post ? $object->ID : ( $data['page']['id'] ?? 0 );
		return 0 === $id ? null : get_edit_post_link( $id, 'raw' );
	}

	/** @return array{string,array<string,string|int>} Route name and params. */
	private function route_of( WP_Query $query ): array {
		$page  = max( 1, (int) $query->get( 'paged' ) );
		$fixed = Main_Query::fixed_route( $query );
		$route = '' === $fixed ? $this->main_query->archive( $query ) : $this->routes->get( $fixed );
		if ( null !== $route ) {
			return [ $route->name, [ 'page' => $page ] + $route->params + self::query_params( $route ) ];
		}
		if ( $query->is_front_page() && $query->is_home() ) {
			return $page > 1 ? [ 'error', [] ] : [ 'home', [] ];
		}
		if ( $query->is_home() ) {
			return [ 'latest', [ 'page' => $page ] ];
		}
		$object = $query->get_queried_object();
		if ( $object instanceof WP_Post ) {
			return $this->route_of_post( $query, $object );
		}
		if ( $object instanceof WP_Term ) {
			$params = match ( $object->taxonomy ) {
				'category' => [ 'category' => $object->slug ],
				'post_tag' => [ 'tag' => $object->slug ],
				default    => [
					'taxonomy' => array_search( $object->taxonomy, Video_Post_Type::PUBLIC_NAMES, true ) ?: $object->taxonomy,
					'term'     => $object->slug,
				],
			};
			return [ $this->routes->of_object( $object->taxonomy ) ?? 'error', $params + [ 'page' => $page ] ];
		}
		if ( $query->is_search() ) {
			$params = Main_Query::search_params( $query );
			$heading = '' === $params['search']
				? __( 'Tìm kiếm', 'hien-core' )
				/* translators: %s: what was searched for */
				: sprintf( __( 'Kết quả tìm kiếm cho “%s”', 'hien-core' ), $params['search'] );
			return [ 'search', [ ...$params, 'heading' => $heading ] ];
		}
		$filter = Main_Query::filter( $query );
		if ( null === $filter ) {
			return [ 'error', [] ];
		}
		$params = [ 'page' => $page, 'heading' => $this->archive_heading( $query ) ] + $filter;
		return [ 'archive', $params + array_fill_keys( [ 'author', 'year', 'month', 'day' ], '' ) ];
	}

	/**
	 * The query string that is part of a screen's URL: the search term, or the section.
	 *
	 * @param array<string,string|int> $params Params of the route.
	 */
	private static function query_of_address( array $params ): string {
		$action = $params[ Route::ACTION ] ?? '';
		return match ( true ) {
			is_search()    => '?s=' . rawurlencode( (string) get_query_var( 's' ) ),
			'' !== $action => '?' . Route::ACTION . "=$action",
			default        => self::plain_query(),
		};
	}

	/** The query string of a plain permalink, such as `?p=1` or `?cat=2&paged=3`; '' for other permalinks. */
	private static function plain_query(): string {
		$vars = '' === get_option( 'permalink_structure' )
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading an address changes nothing.
			? array_intersect_key( $_GET, array_flip( $GLOBALS['wp']->public_query_vars ) )
			: [];
		return [] === $vars ? '' : '?' . http_build_query( wp_unslash( $vars ) );
	}

	/** @return array<string,string> The query arguments of the route's screen; '' for those that the URL does not have. */
	private static function query_params( Route $route ): array {
		$params = [];
		if ( [] !== $route->actions ) {
			$action                  = Request::argument( Route::ACTION );
			$params[ Route::ACTION ] = isset( $route->actions[ $action ] ) ? $action : '';
		}
		foreach ( $route->query as $name ) {
			$params[ $name ] = match ( $name ) {
				Return_Path::ARGUMENT => Return_Path::requested(),
				Login_Problem::ARGUMENT     => Login_Problem::requested(),
				default               => Request::argument( $name ),
			};
		}
		return $params;
	}

	/** The heading of an author or date archive. */
	private function archive_heading( WP_Query $query ): string {
		if ( $query->is_author() ) {
			/* translators: %s: name of the author */
			return sprintf( __( 'Bài viết của %s', 'hien-core' ), Public_Name::of_author( (int) $query->get_queried_object_id() ) );
		}
		$date = array_filter( array_reverse( Main_Query::date( $query ) ) );
		return sprintf(
			/* translators: %s: a date, a month or a year, in digits */
			__( 'Bài viết %s', 'hien-core' ),
			implode( '/', array_map( static fn( int $number ): string => sprintf( '%02d', $number ), $date ) )
		);
	}

	/** @return array{string,array<string,string|int>} Route name and params. */
	private function route_of_post( WP_Query $query, WP_Post $post ): array {
		$params = [
			'id'    => $post->ID,
			'slug'  => '' === $post->post_name ? (string) $post->ID : urldecode( $post->post_name ),
			'part'  => max( 1, (int) ( $query->get( 'page' ) ?: ( $query->is_front_page() ? $query->get( 'paged' ) : 1 ) ) ),
			'cpage' => max( 1, (int) $query->get( 'cpage' ) ),
		];
		return [
			$this->routes->of_object( $post->post_type ) ?? 'page',
			'post' === $post->post_type ? $params : $params + [ 'type' => $post->post_type ],
		];
	}

	/**
	 * Whether the requested page is past the last page of a list, or past the last part of a post. A response that contains its last page
	 * instead has another number in `page`, and is accepted.
	 *
	 * @param array<string,string|int>          $params Params of the route.
	 * @param array<string,array<string,mixed>> $data   Responses of the route.
	 */
	private function is_past_the_end( Route $route, array $params, array $data ): bool {
		if ( ( $params['part'] ?? 1 ) > 1 && ! str_contains( implode( $route->rest ), '{part}' ) ) {
			return true; // The route does not split posts into parts.
		}
		if ( $route->fixed && ( $params['page'] ?? 1 ) > 1 && ! $route->has_pages( $params ) ) {
			return true;
		}
		foreach ( $data as $response ) {
			$page = $response['page'] ?? ( isset( $response['object_id'] ) ? ( $params['cpage'] ?? 1 ) : ( $params['page'] ?? 1 ) );
			if ( isset( $response['pages'] ) && $page > max( 1, $response['pages'] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The canonical URL if it differs from the requested one; null otherwise.
	 *
	 * @param array<string,string|int> $params Params of the route.
	 */
	private function canonical_redirect( string $path, array $params ): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading an address changes nothing.
		if ( is_preview() || is_search() || isset( $_GET['preview'] ) || '' === get_option( 'permalink_structure' ) ) {
			return null;
		}
		$object    = get_queried_object();
		$category  = is_category() && '' === (string) get_query_var( Paths::ROUTE_VAR ) ? $object : null;
		$archive   = $object instanceof WP_Post_Type ? get_post_type_archive_link( $object->name ) : false;
		$canonical = match ( true ) {
			$category instanceof WP_Term  => Paths::relative( Term_Response::link( $category ) ),
			false !== $archive            => Paths::relative( $archive ),
			// Core does not redirect pages of comments.
			( $params['cpage'] ?? 1 ) > 1 => Paths::relative( explode( '#', wp_get_canonical_url() ?: $path )[0] ),
			default                       => null,
		};
		if ( null !== $canonical && ( $params['page'] ?? 1 ) > 1 ) {
			$canonical .= "/page/{$params['page']}";
		}
		if ( null === $canonical || Paths::are_same( $canonical, $path ) ) {
			// Only the path is compared, since core sometimes leaves out the port. WordPress ignores capitals; its own paths have none.
			$url       = redirect_canonical( Paths::url( strtolower( $path ) ), false );
			$canonical = is_string( $url ) ? Paths::relative( (string) wp_parse_url( $url, PHP_URL_PATH ) ) : strtolower( $path );
		}
		return null === $canonical || Paths::are_same( $canonical, $path )
			? null
			: Paths::with_query_of_request( Paths::url( $canonical ) );
	}
}
