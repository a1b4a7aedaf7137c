<?php
declare(strict_types=1);

namespace Hien\Routing;

use Hien\Cache\Failed_Reads;
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
	 * Seconds for which a cache may use a response; then seconds for which it may use it while it requests a new one. Their sum is
	 * OLD_AFTER in src/stores/responses.ts, after which the app requests a new one.
	 */
	public const FRESH = MINUTE_IN_SECONDS;
	public const STALE = 4 * MINUTE_IN_SECONDS;

	public const FORBIDDEN = 'private, no-store';

	/** Called before anything else, so that no cache keeps a redirect, an error, or the page of another plugin. */
	public static function forbid(): void {
		if ( ! headers_sent() ) {
			header( 'Cache-Control: ' . self::FORBIDDEN );
		}
	}

	/**
	 * Keeps the JSON out of the page caches of plugins. They are made for HTML: some take JSON that contains `</html>` for a page, others
	 * append an HTML comment to it. LiteSpeed may keep it: its cache is in the web server and does not change responses.
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
			&& ! Failed_Reads::are_recent()
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

	/** Whether the asking cache or browser has a response with this ETag. Web servers change it to a weak one (W/) when they compress. */
	public static function has( string $etag ): bool {
		$known = array_map(
			static fn( string $each ): string => (string) preg_replace( '~^W/|-gzip(?="$)~', '', trim( $each ) ),
			explode( ',', wp_unslash( Request::header( 'If-None-Match' ) ) )
		);
		return in_array( $etag, $known, true );
	}
}
