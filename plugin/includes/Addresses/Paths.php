<?php
declare(strict_types=1);

namespace Hien\Addresses;

use Hien\Text;
use Hien\Visitors\Request;
use Throwable;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/**
 * Paths below the home URL, as links, routes and the app use them, and their URLs.
 *
 * A path is the same whatever the permalinks are: url() adds what they have around it, `index.php/` and a slash at the end, and relative()
 * removes it. Twins: href() and pathOf() in src/lib/paths.ts
 */
final class Paths {

	/**
	 * Regular expression for the decoded path of a screen: segments without dots, no query, no backslash. It means the same in PHP and
	 * JavaScript (flag `u`); `npm run contract` exports it and the lists below.
	 */
	public const SAFE = '^/(?:[^/.?#\\\\\s\p{Cc}]+(?:/[^/.?#\\\\\s\p{Cc}]+)*)?$';

	/** Paths at and below which there are no screens. */
	public const RESERVED = [ 'wp-admin', 'wp-content', 'wp-includes', 'wp-json', 'feed', 'comments', 'embed', 'tai-nguyen/tai' ];

	/** Last path segments of other formats of a page. */
	public const OTHER_FORMS = [ 'feed', 'rss', 'rss2', 'rdf', 'atom', 'embed', 'trackback' ];

	/** Prefixes, without the slash, of the paths of the author's page and of the FAQ list. The site handle follows. */
	public const AUTHOR = 've-';
	public const FAQS   = 'hoi-dap-';

	public const HANDLE_PATHS = [ self::AUTHOR, self::FAQS ];

	/** Query variable of WordPress with the name of the route, which only our rewrite rules set. */
	public const ROUTE_VAR = 'hien_route';

	/** Matches paths of files, which are not below root(). */
	private const FILE = '~^/(?:wp-(?:admin|content|includes)(?:/|$)|[^?#]*\.)~';

	/** The path of the home URL without a trailing slash; '' at the root of a host. */
	public static function base(): string {
		return rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
	}

	/**
	 * What URLs have between the home URL and a path: '/index.php' where the host cannot rewrite URLs, so that permalinks begin with it
	 * or are plain; '' otherwise.
	 */
	public static function root(): string {
		$structure = (string) get_option( 'permalink_structure' ); // Not $wp_rewrite, which is made after plugins are loaded.
		return '' === $structure || str_starts_with( ltrim( $structure, '/' ), 'index.php/' ) ? '/index.php' : '';
	}

	/** What URLs have at the end of a path: '/' if the permalinks end with it; '' otherwise. */
	public static function slash(): string {
		return str_ends_with( (string) get_option( 'permalink_structure' ), '/' ) ? '/' : '';
	}

	/**
	 * The URL of a path, with its query and fragment. The home page has neither root() nor slash().
	 *
	 * @param string $path '/…'; also a plain permalink, such as '/?p=1'.
	 */
	public static function url( string $path ): string {
		return home_url( (string) preg_replace( '~^/[^?#]+~', self::root() . '$0' . self::slash(), $path ) );
	}

	/**
	 * The absolute URL of what the owner has typed as a link: a URL, or a path, in which the subdirectory of the site and its root() may be
	 * left out.
	 */
	public static function typed( string $link ): string {
		$path = self::relative( $link ) ?? $link;
		return match ( true ) {
			str_starts_with( $link, '//' )         => (string) wp_parse_url( home_url(), PHP_URL_SCHEME ) . ":$link",
			! str_starts_with( $link, '/' )        => $link,
			1 === preg_match( self::FILE, $path ) => home_url( $path ),
			default                                => self::url( $path ),
		};
	}

	/**
	 * The path of a URL below the home URL.
	 *
	 * @param string $url Absolute, or from the root of the host.
	 * @return string|null '/…' with query and fragment, without a trailing slash; null for a URL of another site.
	 */
	public static function relative( string $url ): ?string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) ) {
			return null;
		}
		$home_url = home_url(); // Once, as this is called for every link of a page.
		$home     = (array) wp_parse_url( $home_url );
		if (
			isset( $parts['host'] )
				&& (
					( $parts['host'] !== ( $home['host'] ?? '' ) && self::host( $url ) !== self::host( $home_url ) )
					|| ( $parts['port'] ?? 0 ) !== ( $home['port'] ?? 0 )
				)
		) {
			return null;
		}
		$base = rtrim( $home['path'] ?? '', '/' );
		$path = $parts['path'] ?? '/';
		if ( $path !== $base && ! str_starts_with( $path, $base . '/' ) ) {
			return null;
		}
		$below = substr( $path, strlen( $base ) );
		$root  = self::root();
		$below = '/' . trim( str_starts_with( "$below/", "$root/" ) ? substr( $below, strlen( $root ) ) : $below, '/' );
		return $below . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' )
			. ( isset( $parts['fragment'] ) ? '#' . $parts['fragment'] : '' );
	}

	/** The host of a URL as browsers send it: without capitals, one with Vietnamese letters in Punycode. '' for none. */
	public static function host( string $url ): string {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( 1 !== preg_match( '/[^\x00-\x7F]/', $host ) ) {
			return strtolower( $host );
		}
		$host = mb_strtolower( Text::normalize( $host ) );
		try {
			return IdnaEncoder::encode( $host );
		} catch ( Throwable ) { // No name that a host can have.
			return $host;
		}
	}

	/** Whether a path may be that of a screen. */
	public static function is_safe( string $path ): bool {
		$path = rawurldecode( $path ); // As WordPress does.
		if ( ! preg_match( '~' . self::SAFE . '~Du', $path ) ) {
			return false;
		}
		foreach ( [ ...self::RESERVED, rest_get_url_prefix() ] as $reserved ) {
			if ( str_starts_with( "$path/", "/$reserved/" ) ) {
				return false;
			}
		}
		return ! in_array( wp_basename( $path ), self::OTHER_FORMS, true );
	}

	/** A URL of this site with the query arguments of the request, except WordPress's own, which the URL replaces, and those it has. */
	public static function with_query_of_request( string $url ): string {
		$query              = Request::server( 'QUERY_STRING' );
		[ $url, $fragment ] = [ ...explode( '#', $url, 2 ), '' ];
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $own );
		$query = ltrim( remove_query_arg( [ ...$GLOBALS['wp']->public_query_vars, ...array_keys( $own ) ], "?$query" ), '?' );
		$url  .= '' === $query ? '' : ( str_contains( $url, '?' ) ? '&' : '?' ) . $query;
		return '' === $fragment ? $url : "$url#$fragment";
	}

	/** Whether two paths are the same apart from percent-encoding. */
	public static function are_same( string $path, string $other ): bool {
		return rawurldecode( $path ) === rawurldecode( $other );
	}

	/** The path of the current request below the home URL, without the query. */
	public static function current(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared and escaped where printed; sanitising would change the address.
		$uri = (string) ( $_SERVER['REQUEST_URI'] ?? '/' );
		return self::relative( '/' . ltrim( explode( '?', $uri, 2 )[0], '/' ) ) ?? '/';
	}
}
