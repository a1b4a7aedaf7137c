<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Content\Terms;
use Hien\Module;
use Hien\Text;
use WP_Error;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Warns about pages, posts and categories that share a URL, so that one of them cannot be reached: in the lists of wp-admin, and in the
 * editor before publishing.
 */
final class Path_Conflicts implements Module {

	private const SCREENS = [ 'edit-post', 'edit-page', 'edit-category' ]; // Site Health warns of it too (Health/).

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
	 * The slugs with which a page or post could not be reached, or would hide other content. Not those of categories, of which there may be
	 * thousands: the editor asks for the one with the same slug (src/admin/editor/use-category-warning.ts).
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
		return $taken;
	}

	/** @return list<array{slug:string,parent:int,problem:string}> */
	private function taken_by_posts(): array {
		$taken = [];
		foreach ( $this->categories() as $category ) {
			if ( $this->hides_category( $category->slug ) ) {
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

	/** @return list<WP_Term> Categories with a path of ours: found by the database, since there may be thousands of others. */
	private function categories(): array {
		return Terms::all(
			[
				'taxonomy'               => 'category',
				'hide_empty'             => false,
				'parent'                 => 0,
				'slug'                   => [ ...array_keys( $this->routes_by_path() ), ...self::bases() ],
				'update_term_meta_cache' => false,
			]
		);
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
		$categories = array_column( $this->categories(), 'slug' );
		$pages      = get_posts(
			[
				'post_type'              => 'page',
				'post_status'            => 'any',
				'post_parent'            => 0,
				'post_name__in'          => array_keys( $routes ),
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
		foreach ( array_diff( $categories, array_keys( $routes ) ) as $slug ) {
			$warnings[] = sprintf(
				/* translators: %s: a path */
				__( 'Đường dẫn /%s dành cho việc khác, nên bài trong chuyên mục cùng tên sẽ không mở được. Hãy đổi đường dẫn của chuyên mục ấy.', 'hien-core' ),
				$slug
			);
		}
		foreach ( self::namesakes() as [ $post, $category ] ) {
			$path = Path_Resolver::category_path( $category );
			if ( 'page' === $post->post_type && ! isset( $routes[ $path ] ) ) {
				$warnings[] = sprintf(
					/* translators: 1: a path, 2: title of a page */
					__( 'Trang “%2$s” che chuyên mục /%1$s. Hãy đổi đường dẫn của một trong hai.', 'hien-core' ),
					$path,
					$post->post_title
				);
			} elseif ( 'post' === $post->post_type && Paths::relative( (string) get_permalink( $post ) ) === "/$path" ) {
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

	/**
	 * Pages with the slug of a category, and posts with the slug of a child category. The database compares them, since there may be
	 * thousands of categories. The editor warns of such a slug before publishing; an import does not.
	 *
	 * @return list<array{WP_Post,WP_Term}>
	 */
	private static function namesakes(): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			"SELECT p.ID AS post, t.term_id AS category
			FROM {$wpdb->term_taxonomy} x
			INNER JOIN {$wpdb->terms} t ON t.term_id = x.term_id
			INNER JOIN {$wpdb->posts} p ON p.post_name = t.slug
			WHERE x.taxonomy = 'category' AND p.post_parent = 0 AND p.post_status NOT IN ( 'trash', 'auto-draft', 'inherit' )
				AND ( ( p.post_type = 'page' AND x.parent = 0 ) OR ( p.post_type = 'post' AND x.parent > 0 ) )
			ORDER BY p.post_type, p.ID"
		);
		_prime_post_caches( array_map( 'intval', array_column( $rows, 'post' ) ), true, false );
		_prime_term_caches( array_map( 'intval', array_column( $rows, 'category' ) ), false );
		$found = [];
		foreach ( $rows as $row ) {
			$post     = get_post( (int) $row->post );
			$category = get_term( (int) $row->category, 'category' );
			if ( $post instanceof WP_Post && $category instanceof WP_Term ) {
				$found[] = [ $post, $category ];
			}
		}
		return $found;
	}

	/** @return array<string,Route> First path without its leading slash => route, for routes with paths of their own. */
	private function routes_by_path(): array {
		$routes = array_filter( $this->routes->all(), static fn( Route $route ): bool => $route->has_own_path() );
		return array_combine( array_map( static fn( Route $route ): string => ltrim( $route->patterns[0], '/' ), $routes ), $routes );
	}
}
