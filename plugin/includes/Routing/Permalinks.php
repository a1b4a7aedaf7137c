<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Atomic_Option;
use Hien\Module;
use Hien\Pages\Default_Pages;
use Hien\Schema;
use Hien\Settings\Settings;
use Hien\Theme;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * URLs of posts and categories: `/{cat}/{slug}`, `/{parent}/{child}/{slug}`, without category base and trailing slash, and the rewrite
 * rules of our own paths.
 *
 * The rewrite rules are those of WordPress's structure `/%category%/%postname%`. They do not distinguish a post `/a/b` from a category
 * `/a/b`; Path_Resolver does, with the database.
 */
final class Permalinks implements Module {

	public const STRUCTURE = '/%category%/%postname%';

	/** Action that fires before the rewrite rules are written: after activation, an update, or a change of the site handle. */
	public const RULES_ACTION = 'hien_write_rules';

	/** Option: hash of the last written rules. */
	private const RULES_OPTION = 'hien_rules';

	public function __construct( private readonly Route_List $routes ) {}

	public function register(): void {
		add_action( Settings::HANDLE_ACTION, self::request_flush( ... ) );
		add_action( Schema::CHANGED, self::request_flush( ... ) );
		add_action( 'init', [ $this, 'add_rules' ] );
		add_action( 'wp_loaded', [ $this, 'maybe_flush' ] );
		add_filter( 'pre_option_rewrite_rules', [ $this, 'rules_for_plain_permalinks' ] );
		add_filter( 'query_vars', static fn( mixed $vars ): array => [ ...(array) $vars, Paths::ROUTE_VAR ] );
		// In our permalink structure, Path_Resolver finds categories.
		add_filter( 'category_rewrite_rules', static fn( mixed $rules ): mixed => self::has_our_structure() ? [] : $rules );
		add_filter( 'post_type_archive_title', [ $this, 'archive_title' ], 10, 2 );
		add_filter( 'pre_term_link', [ $this, 'category_link' ], 10, 2 );
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
}
