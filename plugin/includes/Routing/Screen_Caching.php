<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Cache\Page_Caches;
use Hien\Visitors\Request;
use Hien\Visitors\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Which caches may keep the JSON of a screen: for a short time those of HTTP (nginx, Varnish, CDNs), where it is the same for everybody
 * who is not signed in; otherwise none.
 */
final class Screen_Caching {

	/**
	 * Seconds for which a cache may answer with it, and for how long it may then still do so while it asks for a new one. Together as long
	 * as the app takes a response for new (OLD_AFTER in src/stores/responses.ts).
	 */
	public const FRESH = MINUTE_IN_SECONDS;
	public const STALE = 4 * MINUTE_IN_SECONDS;

	public const FORBIDDEN = 'private, no-store';

	/** Sent first, so that a redirect, an error or the page of another plugin is kept by no cache. */
	public static function forbid(): void {
		if ( ! headers_sent() ) {
			header( 'Cache-Control: ' . self::FORBIDDEN );
		}
	}

	/**
	 * Keeps the response out of the page caches of plugins, which would store it for the page: they keep HTML only, take for HTML whatever
	 * contains `</html>`, and write comments to the end of other texts. LiteSpeed keeps responses in the web server, each as it was sent.
	 *
	 * @param bool $is_shared Whether everybody who is not signed in gets the response.
	 */
	public static function forbid_page_caches( bool $is_shared = false ): void {
		if ( ! ( $is_shared && defined( 'LSCWP_V' ) ) ) {
			Page_Caches::forbid();
		}
	}

	/**
	 * Whether everybody who is not signed in gets this response.
	 *
	 * @param list<string> $headers What WordPress and other plugins have set so far, as headers_list() has it.
	 */
	public static function is_shared( Screen $screen, array $headers ): bool {
		return 200 === $screen->status
			&& ! Visitor::is_known()
			&& ! is_preview()
			&& ! is_customize_preview()
			&& get_option( 'stylesheet' ) === get_stylesheet()
			&& ! Page_Caches::are_forbidden_by_others()
			&& [] === array_filter( $headers, self::forbids( ... ) );
	}

	/** Whether another plugin says with a header that the response is for one visitor. */
	private static function forbids( string $header ): bool {
		return 1 === preg_match( '/^(?:set-cookie:|cache-control:.*\b(?:private|no-store|no-cache)\b)/i', $header )
			&& 'cache-control: ' . self::FORBIDDEN !== strtolower( $header );
	}

	/**
	 * The headers for a response that everybody gets.
	 *
	 * @return array<string,string> Name => value.
	 */
	public static function headers( string $body ): array {
		return [
			'Cache-Control' => sprintf( 'public, max-age=%d, stale-while-revalidate=%d', self::FRESH, self::STALE ),
			'ETag'          => '"' . hash( 'xxh128', $body ) . '"',
		];
	}

	/** Whether the asking cache or browser has a response with this ETag. Web servers make a weak one of it when they compress. */
	public static function has( string $etag ): bool {
		$known = array_map(
			static fn( string $each ): string => (string) preg_replace( '~^W/|-gzip(?="$)~', '', trim( $each ) ),
			explode( ',', wp_unslash( Request::header( 'If-None-Match' ) ) )
		);
		return in_array( $etag, $known, true );
	}
}
