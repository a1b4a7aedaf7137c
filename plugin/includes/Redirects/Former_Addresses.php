<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Addresses\Paths;
use Hien\Module;
use Hien\Routing\Permalinks;
use Hien\Routing\Route_List;
use Hien\Visitors\Request;
use stdClass;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Answers requests for which WordPress finds nothing: redirects (301) as the owner has set up, or to the present address of the post or
 * term that had this address before, or says that it was removed (410). Pages that are found take no extra time.
 */
final class Former_Addresses implements Module {

	/** Header X-Redirect-By of its redirects. */
	public const SIGN = 'Hien redirects';

	private bool $is_gone = false;

	public function __construct(
		private readonly Route_List $routes,
	) {}

	public function register(): void {
		add_action( 'template_redirect', [ $this, 'answer' ], 9 ); // Before core's redirects (10).
		add_filter( 'old_slug_redirect_post_id', [ $this, 'only_public' ] );
	}

	/** Whether a post or term that had the address of this request was removed. */
	public function is_gone(): bool {
		return $this->is_gone;
	}

	/** Keeps core from redirecting to a post that is not public, or where is_gone() is true. */
	public function only_public( mixed $id ): mixed {
		return ! $this->is_gone && is_numeric( $id ) && is_post_publicly_viewable( (int) $id ) ? $id : 0;
	}

	public function answer(): void {
		// WordPress would print an empty feed.
		$is_feed_of_nothing = is_feed() && ( is_singular() || is_archive() ) && null === get_queried_object();
		if ( ! is_404() && ! $is_feed_of_nothing ) {
			return;
		}
		$found = $this->find( Paths::current(), Request::server( 'QUERY_STRING' ) );
		if ( is_string( $found ) ) {
			// Only redirects of the owner lead to other hosts. WordPress passes the host of the encoded URL.
			add_filter( 'allowed_redirect_hosts', static fn( mixed $hosts, string $host ): array => [ ...(array) $hosts, $host ], 10, 2 );
			wp_safe_redirect( $found, 301, self::SIGN );
			exit;
		}
		$this->is_gone = false === $found;
		if ( $this->is_gone ) {
			status_header( 410 );
			nocache_headers();
		}
	}

	/** @return string|false|null The URL to redirect to; false for something that was removed; null for nothing known. */
	private function find( string $path, string $query ): string|false|null {
		$parsed = $this->parse( $path );
		$rows   = Redirect_Table::named(
			[ ...Owner_Redirects::names( $path, $query ), Redirect_Table::path_name( $path ), ...self::slugs( $parsed ) ]
		);
		$own    = Owner_Redirects::follow( $rows, $path, $query );
		if ( null !== $own ) {
			return $own;
		}
		$known = $this->routes->in_small_letters( $path ) ?? $this->routes->new_path( $path );
		$found = null === $known
			? $this->present( $parsed, $rows ) ?? $this->moved_in( $path ) ?? self::imported( $path, $rows )
			: Paths::with_query_of_request( Paths::url( $known ) );
		$is_here = is_string( $found ) && Paths::are_same( strtok( Paths::relative( $found ) ?? '', '?#' ) ?: '', $path );
		return $is_here ? null : $found; // It would redirect to itself: the post has no such part, or the list no such page.
	}

	/**
	 * The URL of the post that had this path at the site from which it was imported.
	 *
	 * @param list<stdClass> $rows Of Redirect_Table.
	 * @return string|false|null As of find().
	 */
	private static function imported( string $path, array $rows ): string|false|null {
		$id  = Redirect_Table::imported_from( $path, $rows );
		$url = 0 === $id ? null : self::url_of( 'post:' . get_post_type( $id ), $id );
		return is_string( $url ) ? Paths::with_query_of_request( $url ) : $url;
	}

	/**
	 * What the address may mean with the present permalinks, the likeliest first: a page, then a category or a post. A path of one name is
	 * more often a category, one of several names a post.
	 *
	 * @return list<Parsed_Address>
	 */
	private function parse( string $path ): array {
		global $wp;
		$named   = isset( $wp->query_vars['error'] ) ? [] : Parsed_Address::from_query_vars( $wp->query_vars );
		// Otherwise WordPress knows that it is something else, such as a tag or a video.
		$is_ours = [] === $named || in_array( $named[0]->kind, [ 'post:post', 'post:page' ], true );
		$parsed  = [];
		foreach ( Permalinks::interpretations( substr( $path, 1 ) ) as [ $name, $ending ] ) {
			$kinds  = str_contains( $name, '/' ) ? [ 'post:post', 'term:category' ] : [ 'term:category', 'post:post' ];
			$parsed = [
				...$parsed,
				new Parsed_Address( 'post:page', $name, $ending ),
				...array_map(
					static fn( string $kind ): Parsed_Address => new Parsed_Address( $kind, $name, $ending ),
					$is_ours ? $kinds : []
				),
			];
		}
		return [ ...$parsed, ...$named ];
	}

	/**
	 * Where an address of former permalinks leads. Only WordPress knows the old slug of a post that was renamed before the plugin was
	 * active: it redirects by itself if the query variable `name` is set.
	 */
	private function moved_in( string $path ): string|false|null {
		$name = '';
		foreach ( Former_Permalinks::matches( $path ) as $vars ) {
			$parsed = Parsed_Address::from_query_vars( $vars );
			$found  = [] === $parsed
				? self::archive( $vars )
				: $this->present( $parsed, Redirect_Table::named( self::slugs( $parsed ) ), true );
			if ( null !== $found ) {
				return $found;
			}
			$name = '' === $name && isset( $vars['name'] ) ? $parsed[0]->name : $name;
		}
		if ( '' !== $name ) {
			set_query_var( 'name', $name );
		}
		return null;
	}

	/**
	 * The URL of the date or author archive, or of the site's feed, by its query variables.
	 *
	 * @param array<string> $vars
	 */
	private static function archive( array $vars ): ?string {
		$author = isset( $vars['author_name'] ) ? get_user_by( 'slug', sanitize_title( $vars['author_name'] ) ) : false;
		$date   = array_map( static fn( string $part ): int => (int) ( $vars[ $part ] ?? 0 ), [ 'year', 'monthnum', 'day' ] );
		$ending = array_intersect_key( $vars, array_flip( [ 'feed', 'paged' ] ) );
		$url    = match ( true ) {
			false !== $author                      => (int) count_user_posts( $author->ID, 'post', true ) > 0
				? get_author_posts_url( $author->ID )
				: null,
			$date[2] > 0                           => get_day_link( ...$date ),
			$date[1] > 0                           => get_month_link( $date[0], $date[1] ),
			$date[0] > 0                           => get_year_link( $date[0] ),
			[ 'feed' ] === array_keys( $vars )     => home_url( '/' ),
			default                                => null,
		};
		return null === $url ? null : Paths::with_query_of_request( ( new Parsed_Address( '', '', $ending ) )->url( $url ) );
	}

	/**
	 * The present URL of the first parsed address that has one.
	 *
	 * @param list<Parsed_Address> $parsed
	 * @param list<stdClass>       $rows       Of Redirect_Table.
	 * @param bool                 $also_named Whether a post or term that has the name now counts too.
	 * @return string|false|null As of find().
	 */
	private function present( array $parsed, array $rows, bool $also_named = false ): string|false|null {
		$states = [ [], [] ];
		$loose  = null;
		foreach ( array_filter( $parsed, static fn( Parsed_Address $address ): bool => $address->has_possible_ending() ) as $address ) {
			foreach ( self::candidates( $address, $rows, $also_named ) as $id ) {
				$state = self::url_of( $address->kind, $id );
				$post  = isset( $address->ending['page'] ) ? get_post( $id ) : null;
				if ( is_string( $state ) && null !== $post && Permalinks::parts( $post ) < (int) $address->ending['page'] ) {
					continue;
				}
				if ( is_string( $state ) ) {
					$url = Paths::with_query_of_request( $address->url( $state ) );
					if ( ! self::is_below_another( $address, $id, $rows ) ) {
						return $url;
					}
					$loose ??= $url;
					continue;
				}
				// A number at the end counts as a slug first: the post whose part it would be does not exist.
				$states[ isset( $address->ending['page'] ) ? 1 : 0 ][] = $state;
			}
		}
		$states = [] === $states[0] ? $states[1] : $states[0];
		return match ( true ) {
			[] === $states                   => $loose,
			in_array( false, $states, true ) => false, // Also if something that is not public has the name now.
			default                          => null,
		};
	}

	/**
	 * Whether the address has another parent than the category has or had. Then it may be the address of a post that had the same slug as
	 * the category.
	 *
	 * @param list<stdClass> $rows
	 */
	private static function is_below_another( Parsed_Address $address, int $id, array $rows ): bool {
		$term = 'term:category' === $address->kind && str_contains( $address->name, '/' ) ? get_term( $id ) : null;
		if ( ! $term instanceof WP_Term ) {
			return false;
		}
		$name    = wp_basename( dirname( $address->name ) );
		$rows    = array_filter( $rows, static fn( stdClass $row ): bool => 'term:category' === $row->kind );
		$parents = [
			$term->parent,
			...array_column( array_filter( $rows, static fn( stdClass $row ): bool => (int) $row->object_id === $id ), 'parent' ),
		];
		foreach ( array_unique( array_map( 'intval', $parents ) ) as $parent ) {
			$present = get_term( $parent );
			$former  = array_filter( $rows, static fn( stdClass $row ): bool => $row->name === $name && (int) $row->object_id === $parent );
			if ( [] !== $former || ( $present instanceof WP_Term && $present->slug === $name ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The posts or terms that an address may mean: the one that has the name now, then those that had it, the latest first.
	 *
	 * @param list<stdClass> $rows
	 * @return list<int> Ids.
	 */
	private static function candidates( Parsed_Address $address, array $rows, bool $also_named ): array {
		[ $type, $subtype ] = explode( ':', $address->kind, 2 );
		$rows               = array_values( array_filter( $rows, static fn( stdClass $row ): bool => $row->kind === $address->kind ) );
		if ( $address->id > 0 ) {
			return Redirect_Table::knows( $address->kind, $address->id ) || $also_named ? [ $address->id ] : [];
		}
		if ( 'post' === $type && is_post_type_hierarchical( $subtype ) ) {
			return [] === $rows && ! $also_named ? [] : self::walk( $subtype, explode( '/', $address->name ), $rows );
		}
		$name    = wp_basename( $address->name );
		$former  = array_values(
			array_map(
				static fn( stdClass $row ): int => (int) $row->object_id,
				array_filter( $rows, static fn( stdClass $row ): bool => $row->name === $name )
			)
		);
		$present = match ( true ) {
			! $also_named    => self::category_below_renamed( $address, $rows ),
			'term' === $type => get_term_by( 'slug', $name, $subtype ) ?: null,
			default          => get_page_by_path( $name, OBJECT, $subtype ),
		};
		return match ( true ) {
			$present instanceof WP_Term => [ $present->term_id, ...$former ],
			$present instanceof WP_Post => [ $present->ID, ...$former ],
			default                     => $former,
		};
	}

	/**
	 * The category with the last name of the address, if a parent of it has or had the name before. WordPress finds it by itself, unless a
	 * post that is not public has the same slug.
	 *
	 * @param list<stdClass> $rows Of Redirect_Table, of the kind of the parsed address.
	 */
	private static function category_below_renamed( Parsed_Address $address, array $rows ): ?WP_Term {
		$may_be = 'term:category' === $address->kind && [] !== $rows && str_contains( $address->name, '/' );
		$term   = $may_be ? get_term_by( 'slug', wp_basename( $address->name ), 'category' ) : null;
		return $term instanceof WP_Term && ! self::is_below_another( $address, $term->term_id, $rows ) ? $term : null;
	}

	/**
	 * The pages that a path may mean, read name by name: each page is, or was, a child of one found for the name before.
	 *
	 * @param list<string> $names
	 * @param list<stdClass> $rows
	 * @return list<int> Ids.
	 */
	private static function walk( string $type, array $names, array $rows ): array {
		global $wpdb;
		$marks    = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$children = [];
		foreach (
			(array) $wpdb->get_results(
				$wpdb->prepare(
					// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- Placeholders.
					"SELECT ID, post_parent, post_name FROM {$wpdb->posts} WHERE post_type = %s AND post_name IN ($marks)",
					[ $type, ...$names ]
				)
			) as $page
		) {
			$children[ "$page->post_parent/$page->post_name" ][] = (int) $page->ID;
		}
		foreach ( $rows as $row ) {
			$children[ "$row->parent/$row->name" ][] = (int) $row->object_id;
		}
		$found = [ 0 ];
		foreach ( $names as $name ) {
			$found = array_unique(
				array_merge( ...array_map( static fn( int $parent ): array => $children[ "$parent/$name" ] ?? [], $found ) )
			);
		}
		return array_values( $found );
	}

	/** @return string|false|null Its URL; false if it was removed; null if it is not public. */
	private static function url_of( string $kind, int $id ): string|false|null {
		[ $type, $subtype ] = explode( ':', $kind, 2 );
		if ( 'term' === $type ) {
			$term = get_term( $id, $subtype );
			$url  = $term instanceof WP_Term ? get_term_link( $term ) : false;
			return is_string( $url ) ? $url : false;
		}
		$post = get_post( $id );
		return match ( true ) {
			null === $post || 'trash' === $post->post_status => false,
			! is_post_publicly_viewable( $post )             => null,
			'attachment' === $post->post_type && ! get_option( 'wp_attachment_pages_enabled' ) => wp_get_attachment_url( $id ) ?: null,
			default                                          => get_permalink( $post ) ?: null,
		};
	}

	/**
	 * @param list<Parsed_Address> $parsed
	 * @return list<string> All names in them.
	 */
	private static function slugs( array $parsed ): array {
		return array_merge( ...array_map( static fn( Parsed_Address $address ): array => explode( '/', $address->name ), $parsed ) );
	}
}
