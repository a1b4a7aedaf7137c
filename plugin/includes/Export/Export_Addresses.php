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
		[ $path, $query ] = self::parts( $url );
		return null === $path || $this->is_left_out( $path, $query ) || in_array( $path, [ self::SEARCH, self::LIVE ], true )
			? null
			: $path;
	}

	/** A link as the export has it: from the root of the host; others as they are. */
	public function link( string $url ): string {
		$path = $this->exported( $url );
		return null === $path ? $url : wp_parse_url( $this->target, PHP_URL_PATH ) . $path;
	}

	/** The same with the home URL of the live site, which Exported_Page::text() replaces. */
	public function url( string $url ): string {
		$path = $this->exported( $url );
		return null === $path ? $url : untrailingslashit( home_url() ) . $path;
	}

	/** The path of a link in the export, with its fragment; null for other sites. */
	private function exported( string $url ): ?string {
		[ $path, $query, $fragment ] = self::parts( $url );
		return match ( true ) {
			null === $path                                      => null,
			'/' === $path && 1 === preg_match( '/[?&]s=/', $query ) => self::SEARCH . $query,
			$this->is_left_out( $path, $query )                 => self::LIVE,
			self::is_file( $path )                              => self::placed( $path ) . $query . $fragment,
			in_array( wp_basename( $path ), self::FEEDS, true ) => self::placed( $path ) . '/index.xml',
			default                                             => rtrim( self::placed( $path ), '/' ) . '/' . $fragment,
		};
	}

	/**
	 * The file of an address.
	 *
	 * @param string $extension Without the dot; what the server sends there.
	 */
	public function file( string $path, string $extension ): string {
		$decoded = rawurldecode( self::placed( $path ) );
		return self::is_file( $path ) ? $decoded : rtrim( $decoded, '/' ) . "/index.$extension";
	}

	public static function is_file( string $path ): bool {
		return str_contains( wp_basename( self::placed( $path ) ), '.' );
	}

	/** An address below a page with an extension, such as '/a.html/2': its file would need a folder of the name of that page's file. */
	private static function placed( string $path ): string {
		return (string) preg_replace( '~\.(html?)/~i', '-$1/', $path );
	}

	/**
	 * @return array{string|null,string,string} Path below the home URL, query and fragment of a link; null for other sites, mail, and
	 *                                          places on the same page.
	 */
	private static function parts( string $url ): array {
		$relative = 1 === preg_match( '~^(?:https?:)?/|^\?~i', $url ) ? Paths::relative( $url ) : null;
		if (
			1 === preg_match( '/^\/\?(?:[^#]*&)?(?:p|page_id|attachment_id)=(\d+)[^#]*(#.*)?$/s', (string) $relative, $short )
			&& is_post_publicly_viewable( (int) $short[1] )
		) {
			$relative = Paths::relative( get_permalink( (int) $short[1] ) . ( $short[2] ?? '' ) );
		}
		preg_match( '/^([^?#]*)(\?[^#]*)?(#.*)?$/s', (string) $relative, $parts );
		return [ null === $relative ? null : ( $parts[1] ?? '' ), $parts[2] ?? '', $parts[3] ?? '' ];
	}

	/** Whether an address concerns the visitor only, is one of WordPress's own or of a query, or would lead out of the folder. */
	private function is_left_out( string $path, string $query ): bool {
		wp_parse_str( '/' === $path ? ltrim( $query, '?' ) : '', $asked );
		return [] !== array_intersect( array_keys( $asked ), $GLOBALS['wp']->public_query_vars )
			|| 1 === preg_match( '~(?:^|[/\\\\])\.{1,2}(?:[/\\\\]|$)|[\x00-\x1f\x7f]~', rawurldecode( $path ) )
			|| in_array( $path, $this->visitors_own, true )
				|| str_ends_with( $path, '.php' )
				|| 1 === preg_match( '~^/(?:search/|(?:wp-admin|' . preg_quote( rest_get_url_prefix(), '~' ) . ')(?:/|$))~', $path );
	}
}
