<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Addresses\Return_Path;
use Hien\Constants;
use Hien\Module;
use Hien\Posts\Block_Styles;
use Hien\Shell\Shell;
use Hien\Theme;
use Hien\Visitors\Request;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Responds with the Screen of a page as JSON, which the app requests when a reader follows a link:
 *
 * - at a path of its own, `/tin-moi/hien-screen`, as `/tin-moi/feed` is another form of that page, for readers who are not signed in. A
 *   cache can store neither for the other, also one that ignores queries;
 * - at the page's own URL with a query argument, `/tin-moi?hien-screen=1`, for everybody, and where the host cannot rewrite URLs. No cache
 *   keeps it.
 *
 * Here the first becomes the second, and WordPress handles the request like any other for the page, so plugins that parse, guard or
 * redirect pages work as usual; only the template differs. The client relies on this:
 *
 * - The JSON has the HTTP status of the page, also of an error. Its `path` is that of the page; after a redirect, it differs from the
 *   requested one, since redirects within the site lead to the JSON of their page.
 * - Any other response (HTML of a login page or of a plugin's template, JSON without `route`, a redirect to another host) is not a Screen:
 *   the client then loads the URL as a document.
 *
 * With the ending `/hien-screen-styles` or `?hien-screen=styles`, the JSON includes the common style sheets of blocks that the screen
 * needs and that the first page was printed without (Block_Styles). `/hien-screen-columns` or `?hien-screen=columns`, which the app requests
 * of the home page where a screen shows side columns whose responses it lacks or has had for long, is theirs: name => response.
 */
final class Screen_Json implements Module {

	public const HEADERS = [
		'Content-Type'           => 'application/json; charset=UTF-8',
		'X-Content-Type-Options' => 'nosniff',
		'X-Robots-Tag'           => 'noindex',
	];

	/** Value of the argument with which the JSON is that of the side columns. */
	private const COLUMNS = 'columns';

	/** The end of a JSON's path, never of its query; the slash behind it is the page's. */
	private const ENDING = '~^[^?]*\K/' . Constants::SCREEN_ARGUMENT . '(?:-(?<argument>' . Block_Styles::REQUESTED . '|' . self::COLUMNS . '))?(?=/?(?:\?|$))~';

	private bool $requested = false;

	/** Whether it is requested at a path of its own. */
	private bool $has_own_path = false;

	/** Value of the argument: '1', Block_Styles::REQUESTED or COLUMNS. */
	private string $argument = '1';

	/** The screen to print as JSON; null to print the page. */
	private ?Screen $screen = null;

	public function __construct( private readonly Shell $shell ) {}

	public function register(): void {
		self::take_path(); // At once: some plugins redirect, or choose a language, before WordPress parses the request.
		add_filter( 'do_parse_request', [ $this, 'take_argument' ], PHP_INT_MIN );
		add_filter( 'wp_redirect', [ $this, 'keep_argument' ], 100 );
		add_filter( 'exit_on_http_head', [ $this, 'exit_on_head' ] );
		add_filter( 'template_include', [ $this, 'replace_template' ], PHP_INT_MAX );
	}

	/** Whether this request asks for JSON. */
	public function is_requested(): bool {
		return $this->requested;
	}

	/** Makes the query argument of a JSON's path: `/a/hien-screen?b` becomes `/a?b` with the argument in `$_GET`. */
	private static function take_path(): void {
		if ( ! self::is_read() || 1 !== preg_match( self::ENDING, Request::server( 'REQUEST_URI' ), $found ) ) {
			return;
		}
		$_GET[ Constants::SCREEN_ARGUMENT ] = $found['argument'] ?? '1';
		foreach ( array_intersect( [ 'REQUEST_URI', 'PATH_INFO' ], array_keys( $_SERVER ) ) as $name ) {
			$page             = (string) preg_replace( self::ENDING, '', Request::server( $name ), 1 );
			$_SERVER[ $name ] = 'REQUEST_URI' === $name && ! str_starts_with( $page, '/' ) ? "/$page" : $page;
		}
	}

	private static function is_read(): bool {
		return in_array( Request::server( 'REQUEST_METHOD' ) ?: 'GET', [ 'GET', 'HEAD' ], true );
	}

	/**
	 * Reads the argument and removes it from the request, so that links, forms and redirects that are made from the request's URL do not
	 * contain it.
	 *
	 * @param mixed $parse Whether WordPress parses the request; returned unchanged.
	 */
	public function take_argument( mixed $parse ): mixed {
		self::take_path();
		$this->read_argument();
		$this->screen = null;
		if ( $this->requested ) {
			unset( $_GET[ Constants::SCREEN_ARGUMENT ], $_REQUEST[ Constants::SCREEN_ARGUMENT ] );
			if ( ! $this->has_own_path ) {
				$_SERVER['REQUEST_URI'] = remove_query_arg( Constants::SCREEN_ARGUMENT, Request::server( 'REQUEST_URI' ) );
			}
			$_SERVER['QUERY_STRING'] = explode( '?', Request::server( 'REQUEST_URI' ), 2 )[1] ?? '';
		}
		return $parse;
	}

	/** Whether JSON is requested, which one and how. */
	private function read_argument(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Reading an address changes nothing.
		$this->requested = isset( $_GET[ Constants::SCREEN_ARGUMENT ] ) && self::is_read() && ! is_admin() && Theme::prints_screens();
		if ( $this->requested ) {
			Screen_Caching::forbid();
			$argument           = $_GET[ Constants::SCREEN_ARGUMENT ];
			$this->argument     = in_array( $argument, [ Block_Styles::REQUESTED, self::COLUMNS ], true ) ? $argument : '1';
			$this->has_own_path = ! str_contains( Request::server( 'REQUEST_URI' ), Constants::SCREEN_ARGUMENT . '=' );
		}
		// phpcs:enable
	}

	/**
	 * Leads redirects to other pages of this site to their JSON. Not those to the login page with a return path: the app loads these as
	 * documents, to keep the return path in the URL.
	 *
	 * @param mixed $location URL; another plugin may have emptied it, which cancels the redirect.
	 */
	public function keep_argument( mixed $location ): mixed {
		if ( isset( $_GET[ Constants::SCREEN_ARGUMENT ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- As above.
			$this->read_argument(); // WordPress has not parsed the request yet: so ALTERNATE_WP_CRON and some plugins redirect.
		}
		$path = $this->requested && is_string( $location ) ? Paths::relative( $location ) : null;
		if ( $this->requested ) {
			Screen_Caching::forbid_page_caches();
		}
		return null !== $path && Paths::is_safe( (string) strtok( $path, '?#' ) ) && ! str_contains( $path, Return_Path::ARGUMENT . '=' )
			? $this->address_of( $location )
			: $location;
	}

	/** Where the JSON of a page is, asked for in the same way as this one. */
	private function address_of( string $url ): string {
		$ending = Constants::SCREEN_ARGUMENT . ( '1' === $this->argument ? '' : "-$this->argument" );
		return $this->has_own_path
			? (string) preg_replace( '~(?=/?(?:[?#]|$))~', "/$ending", $url, 1 )
			: add_query_arg( Constants::SCREEN_ARGUMENT, $this->argument, $url );
	}

	/** Makes replace_template() print a screen instead of the theme's template; null for the template. */
	public function set_screen( ?Screen $screen ): void {
		$this->screen = $screen;
	}

	/** Lets HEAD requests reach the template. WordPress would end them before, without our headers. */
	public function exit_on_head( mixed $exits ): bool {
		return (bool) $exits && null === $this->screen;
	}

	/**
	 * Prints the screen instead of the theme's template. A template of another plugin is not replaced, since it shows other content.
	 *
	 * @param mixed $template Path of the template.
	 * @return mixed The path; '' if the screen was printed.
	 */
	public function replace_template( mixed $template ): mixed {
		if ( null === $this->screen || ! is_string( $template ) || ! self::is_of_theme( $template ) ) {
			if ( $this->requested ) {
				Screen_Caching::forbid_page_caches();
			}
			return $template;
		}
		$this->print( $this->screen );
		return '';
	}

	private static function is_of_theme( string $template ): bool {
		$template = wp_normalize_path( $template );
		return str_starts_with( $template, wp_normalize_path( get_template_directory() ) . '/' )
			|| str_starts_with( $template, wp_normalize_path( get_stylesheet_directory() ) . '/' );
	}

	private function print( Screen $screen ): void {
		$body      = self::COLUMNS === $this->argument ? $this->shell->columns() : $screen->to_array( Block_Styles::for_json( $screen->data, $this->argument ) );
		$json      = (string) wp_json_encode( $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		$is_shared = $this->may_be_shared() && Screen_Caching::is_shared( $screen, headers_list() );
		Screen_Caching::forbid_page_caches( $is_shared );
		$caching = $is_shared ? Screen_Caching::headers( $json ) : [ 'Cache-Control' => Screen_Caching::FORBIDDEN ];
		$made_at = [ Constants::MADE_AT_HEADER => (string) time() ];
		foreach ( headers_sent() ? [] : self::HEADERS + $caching + $made_at as $name => $value ) {
			header( "$name: $value" );
		}
		if ( $is_shared && Screen_Caching::has( $caching['ETag'] ) ) {
			status_header( WP_Http::NOT_MODIFIED );
			return;
		}
		echo $json; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON.
	}

	/** Whether the address is that of the JSON alone, for every cache: it has a path of its own, and no arguments, which some ignore. */
	private function may_be_shared(): bool {
		return $this->has_own_path && '' === Request::server( 'QUERY_STRING' );
	}
}
