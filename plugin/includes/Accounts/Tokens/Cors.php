<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Module;
use WP_HTTP_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Restricts cross-origin access to REST responses to the origins in the owner's settings. Core allows every origin, also with
 * the visitor's cookies. Clients other than browsers (apps, servers, feed readers) are not affected.
 */
final class Cors implements Module {

	/** Our response headers that cross-origin apps may read. */
	private const READ = [ 'Retry-After', 'RateLimit', 'RateLimit-Policy' ];

	public function register(): void {
		// Core adds its own at 10.
		add_action( 'rest_api_init', static fn() => remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' ), 20 );
		add_filter( 'rest_post_dispatch', [ $this, 'add_headers' ] );
		add_filter( 'rest_exposed_cors_headers', [ $this, 'expose' ] );
	}

	/**
	 * @param mixed $headers Names of the headers that apps may read.
	 * @return list<string>
	 */
	public function expose( mixed $headers ): array {
		return [ ...array_values( (array) $headers ), ...self::READ ];
	}

	/** Adds `Vary`, since the response depends on these headers, and the CORS headers for a listed origin. */
	public function add_headers( WP_HTTP_Response $response ): WP_HTTP_Response {
		$response->header( 'Vary', 'Origin, Authorization', false );
		$origin = Origins::listed();
		if ( null !== $origin ) {
			$response->header( 'Access-Control-Allow-Origin', $origin );
			$response->header( 'Access-Control-Allow-Credentials', 'true' );
			$response->header( 'Access-Control-Allow-Methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE' );
		}
		return $response;
	}
}
