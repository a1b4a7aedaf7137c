<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Cache\Response_Cache;
use Hien\Content\Visibility;
use Hien\Head\Page_Language;
use Hien\Module;
use Hien\Shell\Shell;
use Hien\Text;
use Hien\Theme;
use Hien\Visitors\Request;
use WP_Post;
use WP_Post_Type;

defined( 'ABSPATH' ) || exit;

/** The screen of the current request, its HTTP status, and the title and head tags of its page. */
final class Current_Screen implements Module {

	/** Routes that search engines must not index, since they concern the visitor only. */
	public const NOT_INDEXED = [ 'login', 'register', 'password', 'account', 'admin' ];

	/** Constants of SEO plugins that print head tags themselves. */
	private const SEO_PLUGINS = [
		'AIOSEO_VERSION',
		'SEOPRESS_VERSION',
		'SLIM_SEO_VER',
		'SMARTCRAWL_VERSION',
		'SQ_VERSION', // Squirrly SEO.
		'SURERANK_VERSION',
		'THE_SEO_FRAMEWORK_VERSION',
		'WPSEO_VERSION', // Yoast SEO.
	];

	/** Action of Rank Math, which prints head tags only once it was set up: it runs in each page then. */
	private const RANK_MATH = 'rank_math/frontend/loaded';

	private ?Screen $screen = null;

	/** @var array<mixed>|null What the main query had found when the screen was. */
	private ?array $posts = null;

	public function __construct(
		private readonly Route_Resolver $resolver,
		private readonly Screen_Json $json,
		private readonly Shell $shell,
	) {}

	/** Filters take any type: another plugin's filter may have returned null. */
	public function register(): void {
		// After core's redirect_canonical() and wp_old_slug_redirect() (10).
		add_action( 'template_redirect', [ $this, 'resolve' ], 11 );
		add_filter( 'template_include', [ $this, 'give_way' ], PHP_INT_MAX - 1 ); // Before Screen_Json.
		// Last: the screen's title has been through the filters of other plugins already (Document_Head).
		add_filter( 'pre_get_document_title', [ $this, 'title' ], PHP_INT_MAX );
		add_filter( 'get_canonical_url', [ $this, 'canonical_url' ], 10, 2 );
		add_filter( 'rank_math/frontend/canonical', [ $this, 'canonical_url' ] );
		add_filter( 'wpseo_canonical', [ $this, 'canonical_url' ] );
		// The SEO Framework takes all filters off the title, title() too.
		add_filter( 'the_seo_framework_pre_get_document_title', [ Document_Head::class, 'numbered' ] );
		add_filter( 'the_seo_framework_meta_render_data', [ $this, 'tags_of_seo_framework' ] );
		add_filter( 'wp_robots', [ $this, 'robots' ] );
		add_filter( 'wp_sitemaps_users_query_args', [ $this, 'sitemap_authors' ] );
		add_filter( 'the_seo_framework_query_supports_seo', [ $this, 'supports_seo_framework' ] );
		add_filter( 'rank_math/frontend/disable_integration', [ $this, 'disables_rank_math' ] );
	}

	public function screen(): ?Screen {
		return $this->screen;
	}

	public function resolve(): void {
		if (
			! Theme::prints_screens()
			|| is_feed()
			|| is_embed()
			|| is_robots()
			|| is_favicon()
			|| is_trackback()
			|| get_query_var( 'sitemap' )
			|| get_query_var( 'sitemap-stylesheet' )
		) {
			return;
		}
		if ( ! $this->json->is_requested() ) {
			Response_Cache::prime(
				'/' === Paths::current() ? [ Response_Cache::HOME, Response_Cache::SHELL ] : [ Response_Cache::SHELL ],
				self::options_of_pages()
			);
		}
		add_filter( 'language_attributes', [ Page_Language::class, 'filter' ], PHP_INT_MIN );
		$screen = $this->resolver->resolve( Paths::current() );
		if ( $screen->is_foreign() ) {
			remove_filter( 'language_attributes', [ Page_Language::class, 'filter' ], PHP_INT_MIN );
			return;
		}
		$this->screen = $screen;
		$this->posts  = $GLOBALS['wp_query']->posts;
		$this->redirect( $screen );
		status_header( $screen->status );
		if ( 200 !== $screen->status || Visibility::has_given_password() ) {
			nocache_headers();
		}
		if ( null !== $screen->retry_after && ! headers_sent() ) {
			header( 'Retry-After: ' . $screen->retry_after );
		}
		if ( in_array( $screen->status, [ 401, 403 ], true ) ) {
			remove_action( 'template_redirect', 'wp_redirect_admin_locations', 1000 ); // It would redirect /admin to wp-admin.
		}
		if ( $this->json->is_requested() ) {
			$this->json->set_screen( $screen );
			return;
		}
		$this->shell->responses(); // Before the headers, since Failed_Reads forbids caches to keep a page that lacks some of it.
		if ( 200 === $screen->status && ! self::is_known_to_wordpress() ) {
			add_filter( 'wpsc_only_cache_known_pages', '__return_zero' ); // So that WP Super Cache caches it like any other page.
		}
		// Browsers show emoji by themselves; core's script would replace text that React manages.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		if ( self::prints_head() ) {
			remove_action( 'wp_head', 'rel_canonical' );
			remove_action( 'wp_head', 'jetpack_og_tags' ); // Jetpack's only head tags, which would be there twice.
			add_action( 'wp_head', [ $this, 'print_head' ], 2 );
			add_action( 'wp_footer', [ $this, 'print_json_ld' ] );
		}
	}

	/**
	 * Leaves the page to a plugin that has put a post of its own in the place of what WordPress found, as bbPress and BuddyPress do when
	 * the template is chosen.
	 */
	public function give_way( mixed $template ): mixed {
		if ( null !== $this->screen && $GLOBALS['wp_query']->posts !== $this->posts ) {
			$this->screen = null;
			$this->json->set_screen( null );
			remove_filter( 'language_attributes', [ Page_Language::class, 'filter' ], PHP_INT_MIN );
			remove_action( 'wp_head', [ $this, 'print_head' ], 2 );
		}
		return $template;
	}

	/**
	 * Options that WordPress asks for in every page, one by one, and that few sites have.
	 *
	 * @return list<string>
	 */
	public static function options_of_pages(): array {
		return is_multisite() ? [ 'site_logo' ] : [ 'can_compress_scripts', 'site_logo' ]; // In a network, the network has the first one.
	}

	/**
	 * Redirects: permanently (301) from a URL that is not canonical; temporarily (302) where the visitor may not see the page. Guests are
	 * sent to the login page with a return path; a request for JSON gets the status 401 instead.
	 */
	private function redirect( Screen $screen ): void {
		if ( 401 === $screen->status && ! $this->json->is_requested() ) {
			nocache_headers();
			$query = Request::server( 'QUERY_STRING' );
			wp_safe_redirect( wp_login_url( Paths::url( Paths::current() . ( '' === $query ? '' : "?$query" ) ) ), 302, 'Hien' );
			exit;
		}
		if ( null === $screen->redirect ) {
			return;
		}
		if ( 302 === $screen->status ) {
			nocache_headers();
		}
		wp_safe_redirect( $screen->redirect, 302 === $screen->status ? 302 : 301, 'Hien' );
		exit;
	}

	/**
	 * Whether one of WordPress's conditional tags is true for the current page. Pages of Hiên only, such as the login page, have none.
	 */
	private static function is_known_to_wordpress(): bool {
		return is_singular() || is_archive() || is_home() || is_search() || is_404();
	}

	/** Whether SEO plugins can describe the current page: they leave out archives of post types whose items have no page. */
	public static function is_known_to_seo_plugins(): bool {
		$type = is_post_type_archive() ? get_queried_object() : null;
		return self::is_known_to_wordpress() && ! ( $type instanceof WP_Post_Type && ! is_post_type_viewable( $type ) );
	}

	/** Whether it is a further page of a list that WordPress treats as a page: SEO plugins take it for the first one. */
	public static function is_further_page(): bool {
		return Theme::prints_screens() && is_page() && is_paged();
	}

	/**
	 * Keeps The SEO Framework, which treats every unknown page as home, off the pages that only Hiên knows: their tags were there twice.
	 */
	public function supports_seo_framework( mixed $is_supported ): mixed {
		return self::is_known_to_seo_plugins() ? $is_supported : false;
	}

	/** Keeps Rank Math off the same pages: tags were there twice, and it let search engines list the login page. */
	public function disables_rank_math( mixed $is_disabled ): mixed {
		return ( Theme::prints_screens() && ! self::is_known_to_seo_plugins() ) || $is_disabled;
	}

	/**
	 * Corrects the canonical URL of further pages of a list, to which SEO plugins give that of the first.
	 *
	 * @param WP_Post|null $post The page; null for the current one.
	 */
	public function canonical_url( mixed $url, ?WP_Post $post = null ): mixed {
		$id = get_queried_object_id();
		return self::is_further_page() && ( $post->ID ?? $id ) === $id && is_string( $url ) && '' !== $url
			? $this->screen->head['canonical'] ?? Paths::url( Paths::current() ) // Rank Math asks before there is a screen.
			: $url;
	}

	/**
	 * The same for The SEO Framework.
	 *
	 * @param mixed $tags Name => `attributes`.
	 */
	public function tags_of_seo_framework( mixed $tags ): mixed {
		foreach ( [ 'canonical' => 'href', 'og:url' => 'content' ] as $name => $attribute ) {
			if ( isset( $tags[ $name ]['attributes'][ $attribute ] ) ) {
				$tags[ $name ]['attributes'][ $attribute ] = $this->canonical_url( $tags[ $name ]['attributes'][ $attribute ] );
			}
		}
		return $tags;
	}

	/**
	 * Keeps out of search engines: pages that concern the visitor only, and archives that repeat other lists, which are those of dates and,
	 * with a single author, of the author.
	 */
	public function robots( mixed $robots ): mixed {
		$is_ours = in_array( get_query_var( Paths::ROUTE_VAR ), self::NOT_INDEXED, true );
		$repeats = ( is_date() || ( is_author() && ! is_multi_author() ) ) && self::decides_on_indexing();
		return ( $is_ours || $repeats ) && is_array( $robots ) ? wp_robots_no_robots( $robots ) : $robots;
	}

	/** Removes the archive of the only author from core's sitemap, since it is not indexed. */
	public function sitemap_authors( mixed $args ): mixed {
		// No user has this id.
		return is_array( $args ) && ! is_multi_author() && self::decides_on_indexing() ? [ 'include' => [ 0 ] ] + $args : $args;
	}

	private static function decides_on_indexing(): bool {
		return Theme::prints_screens() && self::prints_head_of_known_pages();
	}

	/** Whether the plugin prints description, canonical URL, Open Graph and structured data in the current page. */
	public static function prints_head(): bool {
		return self::prints_head_of_known_pages() || ! self::is_known_to_seo_plugins();
	}

	private static function prints_head_of_known_pages(): bool {
		/**
		 * Filters whether Hiên prints description, canonical URL, Open Graph and structured data. Return false where
		 * another plugin does. Hiên always prints them on pages that such plugins do not know, such as the login page.
		 *
		 * @param bool $prints_head False if an SEO plugin that Hiên knows is active.
		 */
		return (bool) apply_filters(
			'hien_prints_head',
			[] === array_filter( self::SEO_PLUGINS, defined( ... ) ) && ! did_action( self::RANK_MATH )
		);
	}

	public function title( mixed $title ): mixed {
		return null === $this->screen ? $title : Text::encode( $this->screen->title );
	}

	public function print_head(): void {
		$head = $this->screen->head ?? [];
		$og   = $head['og'];
		$meta = [
			'name'     => [
				'description'  => $head['description'],
				'twitter:card' => 'summary_large_image',
			],
			'property' => [
				'og:locale'       => Page_Language::locale( $head['language'] ),
				'og:site_name'    => Text::site_name(),
				'og:type'         => $og['type'],
				'og:title'        => $og['title'],
				'og:description'  => $og['description'],
				'og:url'          => $og['url'],
				'og:image'        => (string) $og['image'],
				'og:image:width'  => (string) $og['image_width'],
				'og:image:height' => (string) $og['image_height'],
				'og:image:alt'    => $og['image_alt'],
				'og:video'        => (string) $og['video'],
			],
		];
		foreach ( $meta as $attribute => $values ) {
			foreach ( array_filter( $values, static fn( string $value ): bool => '' !== $value ) as $name => $content ) {
				printf(
					"<meta %s=\"%s\" content=\"%s\" />\n",
					esc_attr( $attribute ),
					esc_attr( $name ),
					esc_attr( Text::encode( $content ) )
				);
			}
		}
		foreach ( [ 'canonical', 'prev', 'next' ] as $rel ) {
			if ( null !== $head[ $rel ] ) {
				printf( "<link rel=\"%s\" href=\"%s\" />\n", esc_attr( $rel ), esc_url( $head[ $rel ] ) );
			}
		}
	}

	/** Prints the structured data, after the page: the first view does not wait for it. */
	public function print_json_ld(): void {
		foreach ( $this->screen->head['json_ld'] ?? [] as $entity ) {
			wp_print_inline_script_tag( Text::json( $entity ), [ 'type' => 'application/ld+json' ] );
		}
	}
}
