<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Addresses\Paths;
use Hien\Addresses\Return_Path;
use Hien\Constants;
use Hien\Module;
use Hien\Posts\Block_Styles;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Responds with the Screen of a page as JSON, at the page's own URL with a reserved query argument, such as `/tin-moi?hien-screen=1`. The
 * app requests it when a reader follows a link.
 *
 * WordPress handles the request like any other for the page, so plugins that parse, guard or redirect pages work as usual; only the
 * template differs. The client relies on this:
 *
 * - The JSON has the HTTP status of the page, also of an error. Its `path` is that of the page; after a redirect, it differs from the
 *   requested one, since redirects within the site keep the argument.
 * - Any other response (HTML of a login page or of a plugin's template, JSON without `route`, a redirect to another host) is not a Screen:
 *   the client then loads the URL as a document.
 *
 * With `?hien-screen=styles`, the JSON includes the common style sheets of blocks that the screen needs and that
 * the first page was printed without (Block_Styles).
 */
final class Screen_Json implements Module {

	public const HEADERS = [
		'Content-Type'           => 'application/json; charset=UTF-8',
		'X-Content-Type-Options' => 'nosniff',
		'X-Robots-Tag'           => 'noindex',
	];

	private bool $requested = false;

	/** Value of the argument: '1', or Block_Styles::MISSING. */
	private string $argument = '1';

	/** The screen to print as JSON; null to print the page. */
	private ?Screen $screen = null;

	public function register(): void {
		add_filter( 'do_parse_request', [ $this, 'take_argument' ], PHP_INT_MIN );
		add_filter( 'wp_redirect', [ $this, 'keep_argument' ], 100 );
		add_filter( 'exit_on_http_head', [ $this, 'exit_on_head' ] );
		add_filter( 'template_include', [ $this, 'replace_template' ], PHP_INT_MAX );
	}

	/** Whether this request asks for JSON. */
	public function is_requested(): bool {
		return $this->requested;
	}

	/**
	 * Reads the argument and removes it from the request, so that links, forms and redirects that are made from the request's URL do not
	 * contain it.
	 *
	 * @param mixed $parse Whether WordPress parses the request; returned unchanged.
	 */
	public function take_argument( mixed $parse ): mixed {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Reading an address changes nothing, and it stays as it was sent.
		$is_read         = in_array( $_SERVER['REQUEST_METHOD'] ?? 'GET', [ 'GET', 'HEAD' ], true );
		$this->requested = isset( $_GET[ Constants::SCREEN_ARGUMENT ] ) && $is_read && ! is_admin() && Theme::prints_screens();
		$this->screen    = null;
		if ( $this->requested ) {
			self::forbid_caching();
			$argument       = $_GET[ Constants::SCREEN_ARGUMENT ];
			$this->argument = Block_Styles::MISSING === $argument ? $argument : '1';
			unset( $_GET[ Constants::SCREEN_ARGUMENT ], $_REQUEST[ Constants::SCREEN_ARGUMENT ] );
			$_SERVER['REQUEST_URI']  = remove_query_arg( Constants::SCREEN_ARGUMENT, (string) $_SERVER['REQUEST_URI'] );
			$_SERVER['QUERY_STRING'] = explode( '?', $_SERVER['REQUEST_URI'], 2 )[1] ?? '';
		}
		// phpcs:enable
		return $parse;
	}

	/**
	 * Adds the argument to redirects to other pages of this site. Not to those to the login page with a return path: the app loads these as
	 * documents, to keep the return path in the URL.
	 *
	 * @param mixed $location URL; another plugin may have emptied it, which cancels the redirect.
	 */
	public function keep_argument( mixed $location ): mixed {
		$path = $this->requested && is_string( $location ) ? Paths::relative( $location ) : null;
		return null !== $path && Paths::is_safe( (string) strtok( $path, '?#' ) ) && ! str_contains( $path, Return_Path::ARGUMENT . '=' ) ? add_query_arg( Constants::SCREEN_ARGUMENT, $this->argument, $location ) : $location;
	}

	/** Makes replace_template() print a screen instead of the theme's template. */
	public function set_screen( Screen $screen ): void {
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
			return $template;
		}
		$this->print( $this->screen );
		return '';
	}

	private static function is_of_theme( string $template ): bool {
		$template = wp_normalize_path( $template );
		return str_starts_with( $template, wp_normalize_path( get_template_directory() ) . '/' ) || str_starts_with( $template, wp_normalize_path( get_stylesheet_directory() ) . '/' );
	}

	/**
	 * Keeps the response out of every cache, also a redirect or an error: CDNs and page caches that ignore the query would show the JSON
	 * instead of the page.
	 */
	private static function forbid_caching(): void {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Named by the cache plugins.
		if ( ! headers_sent() ) {
			header( 'Cache-Control: private, no-store' );
		}
	}

	private function print( Screen $screen ): void {
		self::forbid_caching(); // Again, since other plugins set the header for pages.
		foreach ( headers_sent() ? [] : self::HEADERS as $name => $value ) {
			header( "$name: $value" );
		}
		$styles = Block_Styles::missing( $screen->data, $this->argument );
		echo wp_json_encode( $screen->to_array( $styles ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
