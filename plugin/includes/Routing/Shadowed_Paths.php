<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Module;
use Hien\Text;
use WP_Error;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Warns about pages, posts and categories that share a URL, so that one of them cannot be reached: in the lists of wp-admin, and in the
 * editor before publishing.
 */
final class Shadowed_Paths implements Module {

	private const SCREENS = [ 'edit-post', 'edit-page', 'edit-category' ]; // On other screens the site's checks tell it (Health/).

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'print_notice' ] );
		add_filter( 'pre_insert_term', [ $this, 'refuse_category' ], 10, 3 );
	}

	/**
	 * Refuses a new category with a path of ours in AJAX and REST requests, which show no notice.
	 *
	 * @param mixed                      $name     Name of the new term, or an error; another plugin's filter may have returned anything.
	 * @param mixed                      $taxonomy Its taxonomy.
	 * @param string|array<string,mixed> $args     Arguments of wp_insert_term(): an array or a query string.
	 */
	public function refuse_category( mixed $name, mixed $taxonomy, mixed $args = [] ): mixed {
		if ( ! is_string( $name ) || 'category' !== $taxonomy || ! ( wp_doing_ajax() || wp_is_serving_rest_request() ) ) {
			return $name;
		}
		$args = wp_parse_args( $args );
		if ( 0 !== (int) ( $args['parent'] ?? 0 ) ) {
			return $name;
		}
		$slug = sanitize_title( (string) ( $args['slug'] ?? '' ) ?: $name );
		return $this->hides_category( $slug )
			? new WP_Error(
				'hien_taken_path',
				/* translators: %s: a path */
				sprintf( __( 'Đường dẫn /%s là của Hiên. Hãy đặt cho chuyên mục một đường dẫn khác.', 'hien-core' ), $slug ),
				[ 'status' => 400 ]
			)
			: $name;
	}

	/**
	 * The slugs with which a page or post could not be reached, or would hide other content.
	 *
	 * @return list<array{slug:string,parent:int,problem:string}> `parent` is the id of the parent page, or of a category of the post; the
	 *                                                            slug '' means any slug; `problem` is the message.
	 */
	public function taken( string $post_type ): array {
		return match ( $post_type ) {
			'page'  => $this->taken_by_pages(),
			'post'  => $this->taken_by_posts(),
			default => [],
		};
	}

	/** @return list<array{slug:string,parent:int,problem:string}> */
	private function taken_by_pages(): array {
		$paths = [ ...array_keys( $this->routes_by_path() ), ...Paths::RESERVED, rest_get_url_prefix() ];
		$slugs = array_filter( $paths, fn( string $path ): bool => ! str_contains( $path, '/' ) && $this->hides_page( $path ) );
		$taken = [];
		foreach ( array_unique( $slugs ) as $slug ) {
			$taken[] = self::entry(
				$slug,
				0,
				sprintf(
					/* translators: %s: a path */
					__(
						'Đường dẫn /%s đã được dùng cho việc khác, nên trang này sẽ không mở được. Hãy đổi đường dẫn của trang.',
						'hien-core'
					),
					$slug
				)
			);
		}
		foreach ( self::categories() as $category ) {
			if ( 0 === $category->parent && ! in_array( $category->slug, $slugs, true ) ) {
				$taken[] = self::entry(
					$category->slug,
					0,
					sprintf(
						/* translators: 1: a path, 2: name of a category */
						__(
							'Đường dẫn /%1$s là của chuyên mục “%2$s”, mà trang này sẽ che mất. Hãy đổi đường dẫn của trang.',
							'hien-core'
						),
						$category->slug,
						Text::decode( $category->name )
					)
				);
			}
		}
		return $taken;
	}

	/** @return list<array{slug:string,parent:int,problem:string}> */
	private function taken_by_posts(): array {
		$taken = [];
		foreach ( self::categories() as $category ) {
			if ( 0 !== $category->parent ) {
				$taken[] = self::entry(
					$category->slug,
					$category->parent,
					sprintf(
						/* translators: %s: name of a category */
						__( 'Đường dẫn này là của chuyên mục “%s”, nên bài sẽ không mở được. Hãy đổi đường dẫn của bài.', 'hien-core' ),
						Text::decode( $category->name )
					)
				);
			} elseif ( $this->hides_category( $category->slug ) ) {
				$taken[] = self::entry(
					'',
					$category->term_id,
					sprintf(
						/* translators: 1: name of a category, 2: a path */
						__( 'Chuyên mục “%1$s” có đường dẫn /%2$s của Hiên, nên bài trong đó sẽ không mở được. Hãy chọn chuyên mục khác, hoặc đổi đường dẫn của chuyên mục.', 'hien-core' ),
						Text::decode( $category->name ),
						$category->slug
					)
				);
			}
		}
		return $taken;
	}

	/** @return array{slug:string,parent:int,problem:string} */
	private static function entry( string $slug, int $parent, string $problem ): array {
		return [
			'slug'    => $slug,
			'parent'  => $parent,
			'problem' => $problem,
		];
	}

	/** @return list<WP_Term> */
	private static function categories(): array {
		$categories = get_terms(
			[
				'taxonomy'               => 'category',
				'hide_empty'             => false,
				'update_term_meta_cache' => false,
			]
		);
		return is_array( $categories )
			? array_values( array_filter( $categories, static fn( mixed $term ): bool => $term instanceof WP_Term ) )
			: [];
	}

	/** Whether a route hides a page with this path. A route shows its own page. */
	private function hides_page( string $slug ): bool {
		$route = $this->routes_by_path()[ $slug ] ?? null;
		return null === $route || $route->page_slug() !== $slug;
	}

	/** Whether a route hides a category with this path, or WordPress's own addresses hide its posts. A route shows its own category. */
	private function hides_category( string $slug ): bool {
		$route = $this->routes_by_path()[ $slug ] ?? null;
		return null === $route ? in_array( $slug, self::bases(), true ) : ( $route->params['category'] ?? '' ) !== $slug;
	}

	/** @return list<string> First segments of addresses that WordPress resolves before those of posts, such as `tag`. */
	private static function bases(): array {
		global $wp_rewrite;
		$bases = [
			$wp_rewrite->author_base,
			$wp_rewrite->search_base,
			$wp_rewrite->pagination_base,
			rest_get_url_prefix(),
			...Paths::RESERVED,
		];
		foreach ( get_taxonomies( [ 'publicly_queryable' => true ], 'objects' ) as $taxonomy ) {
			if ( 'category' !== $taxonomy->name && is_array( $taxonomy->rewrite ) ) {
				$bases[] = (string) $taxonomy->rewrite['slug'];
			}
		}
		return $bases;
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
	 * A warning for each page, category or post that cannot be reached: a fixed route comes before a page, a page before a category, a
	 * category before a post.
	 *
	 * @return list<string> In Vietnamese.
	 */
	public function warnings(): array {
		$routes     = $this->routes_by_path();
		$all        = self::categories();
		$categories = array_column( array_filter( $all, static fn( WP_Term $term ): bool => 0 === $term->parent ), 'slug', 'term_id' );
		$pages      = get_posts(
			[
				'post_type'              => 'page',
				'post_status'            => 'any',
				'post_parent'            => 0,
				'post_name__in'          => [ ...array_keys( $routes ), ...array_values( $categories ) ],
				'numberposts'            => -1, // Limited by the number of slugs.
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		$titles     = array_column( $pages, 'post_title', 'post_name' );
		$warnings   = [];
		foreach ( array_keys( $routes ) as $slug ) {
			if (
				( isset( $titles[ $slug ] ) && $this->hides_page( $slug ) )
				|| ( in_array( $slug, $categories, true ) && $this->hides_category( $slug ) )
			) {
				$warnings[] = sprintf(
					/* translators: %s: a path */
					__( 'Đường dẫn /%s là của Hiên, nên trang hay chuyên mục cùng tên sẽ không mở được. Hãy đổi đường dẫn của trang hay chuyên mục ấy.', 'hien-core' ),
					$slug
				);
			}
		}
		foreach ( array_diff( array_intersect( $categories, self::bases() ), array_keys( $routes ) ) as $slug ) {
			$warnings[] = sprintf(
				/* translators: %s: a path */
				__( 'Đường dẫn /%s dành cho việc khác, nên bài trong chuyên mục cùng tên sẽ không mở được. Hãy đổi đường dẫn của chuyên mục ấy.', 'hien-core' ),
				$slug
			);
		}
		foreach ( array_diff_key( array_intersect_key( $titles, array_flip( $categories ) ), $routes ) as $slug => $title ) {
			$warnings[] = sprintf(
				/* translators: 1: a path, 2: title of a page */
				__( 'Trang “%2$s” che chuyên mục /%1$s. Hãy đổi đường dẫn của một trong hai.', 'hien-core' ),
				$slug,
				$title
			);
		}
		return [ ...$warnings, ...self::post_warnings( $all ) ];
	}

	/**
	 * Warnings for posts with the path of a child category. The editor warns of it, an import does not.
	 *
	 * @param list<WP_Term> $categories
	 * @return list<string> In Vietnamese.
	 */
	private static function post_warnings( array $categories ): array {
		$slugs = [];
		foreach ( $categories as $category ) {
			if ( 0 !== $category->parent ) {
				$slugs[ Permalinks::category_path( $category ) ] = $category->slug;
			}
		}
		$posts    = [] === $slugs ? [] : get_posts(
			[
				'post_status'            => 'any',
				'post_name__in'          => array_values( $slugs ),
				'numberposts'            => -1, // Limited by the number of slugs.
				'update_post_meta_cache' => false,
			]
		);
		$warnings = [];
		foreach ( $posts as $post ) {
			$path = ltrim( (string) Paths::relative( (string) get_permalink( $post ) ), '/' );
			if ( isset( $slugs[ $path ] ) ) {
				$warnings[] = sprintf(
					/* translators: 1: a path, 2: title of a post */
					__( 'Chuyên mục /%1$s che bài “%2$s”. Hãy đổi đường dẫn của một trong hai.', 'hien-core' ),
					$path,
					Text::decode( $post->post_title )
				);
			}
		}
		return $warnings;
	}

	/** @return array<string,Route> First path without its leading slash => route, for routes with paths of their own. */
	private function routes_by_path(): array {
		$routes = array_filter( $this->routes->all(), static fn( Route $route ): bool => $route->has_own_path() );
		return array_combine( array_map( static fn( Route $route ): string => ltrim( $route->patterns[0], '/' ), $routes ), $routes );
	}
}
