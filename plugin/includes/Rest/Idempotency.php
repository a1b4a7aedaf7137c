<?php
declare(strict_types=1);

namespace Hien\Rest;

use Hien\Constants;
use Hien\Module;
use Hien\Settings\Settings;
use Hien\Visitors\Request;
use Hien\Visitors\Visitor;
use WP_Error;
use WP_Http;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Makes POST requests idempotent. The response to a request with the header `Idempotency-Key` (a UUID, with or without hyphens) is stored
 * for a day, and further requests of the same visitor with this key get that response. Errors are not stored, so that a failed request
 * can be tried again; nor are long responses, and those with a secret. A key that is reused with another body is refused.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
final class Idempotency implements Module {

	/** Seconds after which a request without a response counts as aborted. */
	private const RUNNING_SECONDS = 2 * MINUTE_IN_SECONDS;

	/** Status in the table of a request that is still running. */
	private const RUNNING = 0;

	/** Longer responses are not stored. Enough for the longest comment, since JSON has six bytes for a letter. */
	private const MAX_BYTES = 64 * KB_IN_BYTES;

	/** End of the route whose response is a secret. */
	private const SECRET_ROUTE = '/chat/token';

	public function register(): void {
		add_filter( 'rest_dispatch_request', [ $this, 'dispatch' ], 10, 4 ); // After parameters and permission were checked.
		add_filter( 'rest_allowed_cors_headers', [ $this, 'allow_header' ] );
	}

	/**
	 * @param mixed $headers Names of the headers that apps may send.
	 * @return list<string>
	 */
	public function allow_header( mixed $headers ): array {
		return [ ...array_values( (array) $headers ), Constants::IDEMPOTENCY_HEADER ];
	}

	/**
	 * Handles a POST in the site's namespace with a key; leaves all others to core.
	 *
	 * @param mixed               $result  Null, or the response of another plugin.
	 * @param WP_REST_Request     $request Request.
	 * @param string              $route   Pattern of the route.
	 * @param array<string,mixed> $handler Handler of the route, with its `callback`.
	 */
	public function dispatch( mixed $result, WP_REST_Request $request, string $route, array $handler ): mixed {
		$key = (string) $request->get_header( Constants::IDEMPOTENCY_HEADER );
		if (
			null !== $result
			|| '' === $key
			|| 'POST' !== $request->get_method()
			|| str_ends_with( $route, self::SECRET_ROUTE )
			|| ! str_starts_with( $request->get_route(), '/' . Settings::rest_namespace() . '/' )
		) {
			return $result;
		}
		$key = strtolower( str_replace( '-', '', $key ) );
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $key )
			? self::run_once( $key, $request, $handler['callback'] )
			: new WP_Error(
				'hien_invalid_idempotency_key',
				__( 'Idempotency-Key phải là một UUID.', 'hien-core' ),
				[ 'status' => WP_Http::BAD_REQUEST ]
			);
	}

	/**
	 * Does the work of a request, or returns the stored response of an earlier one with the same key.
	 *
	 * @param callable(WP_REST_Request):mixed $work Callback of the route.
	 */
	private static function run_once( string $key, WP_REST_Request $request, callable $work ): mixed {
		$id     = hash_hmac( 'sha256', Visitor::subject() . "|$key", wp_salt( 'nonce' ) );
		$digest = self::digest( $request );
		$failed = Failed_Queries::count();
		if ( ! self::reserve( $id, $digest ) ) {
			return Failed_Queries::write_error( $failed ) ?? self::stored_response( $id, $digest );
		}
		try {
			$response = rest_ensure_response( $work( $request ) );
		} catch ( \Throwable $error ) {
			self::forget( $id );
			throw $error;
		}
		if ( is_wp_error( $response ) || $response->is_error() ) {
			self::forget( $id );
		} else {
			self::store( $id, $response );
		}
		return $response;
	}

	/** Reserves a key for this request; of several simultaneous requests, only one succeeds. */
	private static function reserve( string $id, string $digest ): bool {
		global $wpdb;
		$now = time();
		$wpdb->query(
			$wpdb->prepare(
				"DELETE FROM {$wpdb->prefix}hien_idempotency WHERE id = %s AND ( expires <= %d OR ( status = %d AND expires <= %d ) )",
				$id,
				$now,
				self::RUNNING,
				$now + DAY_IN_SECONDS - self::RUNNING_SECONDS
			)
		);
		return 1 === $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO {$wpdb->prefix}hien_idempotency (id, request, status, response, expires) VALUES (%s, %s, %d, '', %d)",
				$id,
				$digest,
				self::RUNNING,
				$now + DAY_IN_SECONDS
			)
		);
	}

	private static function store( string $id, WP_REST_Response $response ): void {
		global $wpdb;
		$json = (string) wp_json_encode( $response->get_data() );
		if ( strlen( $json ) > self::MAX_BYTES ) {
			self::forget( $id );
			return;
		}
		$wpdb->update(
			"{$wpdb->prefix}hien_idempotency",
			[
				'status'   => $response->get_status(),
				'response' => $json,
			],
			[ 'id' => $id ]
		);
	}

	private static function forget( string $id ): void {
		global $wpdb;
		$wpdb->delete( "{$wpdb->prefix}hien_idempotency", [ 'id' => $id ] );
	}

	/** The stored response of the earlier request with this key; 422 if that had another body, 409 while it is running. */
	private static function stored_response( string $id, string $digest ): WP_REST_Response|WP_Error {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare( "SELECT request, status, response FROM {$wpdb->prefix}hien_idempotency WHERE id = %s", $id ),
			ARRAY_A
		);
		if ( is_array( $row ) && $digest !== $row['request'] ) {
			return new WP_Error(
				'hien_idempotency_key_reused',
				__( 'Idempotency-Key này đã dùng cho một lần gửi khác.', 'hien-core' ),
				[ 'status' => WP_Http::UNPROCESSABLE_ENTITY ]
			);
		}
		if ( ! is_array( $row ) || self::RUNNING === (int) $row['status'] ) {
			return new WP_Error(
				'hien_still_running',
				__( 'Lần gửi trước còn đang chạy. Bạn chờ một chút nhé.', 'hien-core' ),
				[ 'status' => WP_Http::CONFLICT ]
			);
		}
		return new WP_REST_Response( (array) json_decode( $row['response'] ), (int) $row['status'] );
	}

	/** A hash of route, parameters and files. Without the honeypot's: the time for which the form was open differs on a retry. */
	private static function digest( WP_REST_Request $request ): string {
		$params = array_diff_key( $request->get_params(), Honeypot::params() );
		ksort( $params );
		$files = array_map(
			static fn( mixed $file ): string => is_array( $file )
				&& is_string( $file['tmp_name'] ?? null )
				&& is_readable( $file['tmp_name'] )
					? (string) hash_file( 'sha256', $file['tmp_name'] )
					: '',
			$request->get_file_params()
		);
		return hash_hmac( 'sha256', (string) wp_json_encode( [ $request->get_route(), $params, $files ] ), wp_salt( 'nonce' ) );
	}
}
