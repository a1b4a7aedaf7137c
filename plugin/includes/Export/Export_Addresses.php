<?php
declare(strict_types=1);

namespace Hien\Export;

use Hien\Addresses\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * Where the parts of the site are in an export. A page is `a/b/index.html`, for which file servers answer at `/a/b/` without rewriting
 * and lead there from `/a/b`, the address that the live site has.
 */
final class Export_Addresses {

	/** Files that only an export has: the page of results, the index that it searches, and the page that names the live site. */
	public const SEARCH = '/tim-kiem.html';
	public const INDEX  = '/tim-kiem.json';
	public const LIVE   = '/trang-goc.html';

	/** Last segments of the addresses of feeds. */
	private const FEEDS = [ 'feed', 'rss', 'rss2', 'rdf', 'atom' ];

	/** The page of results on the live site. */
	public const LIVE_SEARCH = '/?s=';

	/** The page that every file server shows for an address that it does not have, by this name or by its settings. */
	public const NOT_FOUND = '/404.html';

	/**
	 * @param list<string> $visitors_own Paths of the pages that concern the visitor only, such as signing in.
	 * @param string       $target       URL of the export, without a slash at the end.
	 */
	public function __construct(
		private readonly array $visitors_own,
		public readonly string $target,
	) {}

	/**
	 * The address of what a link of the site leads to, as Exporter asks for it.
	 *
	 * @return string|null '/…' without query and fragment; null for other sites and for what an export does not have.
	 */
	public function path( string $url ): ?string {
		[ $path ] = self::parts( $url );
		return null === $path || $this->is_left_out( $path ) || in_array( $path, [ self::SEARCH, self::LIVE ], true ) ? null : $path;
	}

	/** A link as the export has it: from the root of the host; others as they are. */
	public function link( string $url ): string {
		[ $path, $query, $fragment ] = self::parts( $url );
		if ( null === $path ) {
			return $url;
		}
		$exported = match ( true ) {
			$this->is_left_out( $path )                         => self::LIVE,
			'/' === $path && 1 === preg_match( '/[?&]s=/', $query ) => self::SEARCH . $query,
			self::is_file( $path )                              => $path . $query . $fragment,
			in_array( wp_basename( $path ), self::FEEDS, true ) => "$path/index.xml",
			default                                             => rtrim( $path, '/' ) . '/' . $fragment,
		};
		return (string) wp_parse_url( $this->target, PHP_URL_PATH ) . $exported;
	}

	/** The same with the host. */
	public function url( string $url ): string {
		$link = $this->link( $url );
		return str_starts_with( $link, '/' ) && ! str_starts_with( $link, '//' ) ? preg_replace( '~^(\w+://[^/]+).*$~s', '$1', $this->target ) . $link : $link;
	}

	/**
	 * The file of an address.
	 *
	 * @param string $extension Without the dot; what the server sends there.
	 */
	public function file( string $path, string $extension ): string {
		$decoded = rawurldecode( $path );
		return self::is_file( $path ) ? $decoded : rtrim( $decoded, '/' ) . "/index.$extension";
	}

	public static function is_file( string $path ): bool {
		return str_contains( wp_basename( $path ), '.' );
	}

	/** @return array{string|null,string,string} Path below the home URL, query and fragment of a link; null for other sites, mail, and places on the same page. */
	private static function parts( string $url ): array {
		$relative = 1 === preg_match( '~^(?:https?:)?/|^\?~i', $url ) ? Paths::relative( $url ) : null;
		preg_match( '/^([^?#]*)(\?[^#]*)?(#.*)?$/s', (string) $relative, $parts );
		return [ null === $relative ? null : ( $parts[1] ?? '' ), $parts[2] ?? '', $parts[3] ?? '' ];
	}

	/** Whether a path concerns the visitor only, or is one of WordPress's own. */
	private function is_left_out( string $path ): bool {
		return in_array( $path, $this->visitors_own, true ) || str_ends_with( $path, '.php' ) || 1 === preg_match( '~^/(?:search/|(?:wp-admin|' . preg_quote( rest_get_url_prefix(), '~' ) . ')(?:/|$))~', $path );
	}
}
