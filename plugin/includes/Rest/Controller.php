<?php
declare(strict_types=1);

namespace Hien\Rest;

use Closure;
use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use Hien\Throttle\Throttle;
use Hien\Writing_Ban;
use WP_Error;
use WP_Http;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Base class of all controllers. A child's register_routes() calls add_route() for each action that it answers. */
abstract class Controller extends WP_REST_Controller {

	/** Method => key of the response's schema in the arguments of register_rest_route(). */
	private const SCHEMA_OF = [
		'GET'    => 'schema',
		'POST'   => 'created_schema',
		'PUT'    => 'updated_schema',
		'DELETE' => 'deleted_schema',
	];

	/**
	 * Registers one action. POST does the same as PUT, and `POST {path}/delete` the same as DELETE, for hosts that refuse these methods and
	 * the header X-HTTP-Method-Override (rule 920450 of OWASP's core rules).
	 *
	 * @param key-of<self::SCHEMA_OF>                                 $method PUT stands for PATCH too.
	 * @param non-falsy-string                                        $path   Path below the namespace; id_of() reads its `(?P<slug>…)`.
	 * @param Closure(WP_REST_Request):(true|WP_Error)                $may    Permission. WordPress has checked the nonce of a signed-in
	 *                                                                        user before; for the header `Allow` it asks without parameters
	 *                                                                        too.
	 * @param Closure(WP_REST_Request):(array<string,mixed>|WP_Error) $work   Returns the body of the response.
	 * @param Closure():array<string,mixed>                           $schema JSON schema of the response.
	 * @param array<string,array<string,mixed>>                       $args   Parameters.
	 * @param Limit|(Closure(WP_REST_Request):?Limit)|null            $limit  Rate limit by visitor.
	 * @param int                                                     $status Status of a success.
	 * @param non-falsy-string|null                                   $api    Namespace; null for the site's.
	 */
	protected function add_route(
		string $method,
		string $path,
		Closure $may,
		Closure $work,
		Closure $schema,
		array $args = [],
		Limit|Closure|null $limit = null,
		int $status = WP_Http::OK,
		?string $api = null
	): void {
		$api   ??= Settings::rest_namespace();
		$handler = [
			'methods'             => 'PUT' === $method ? WP_REST_Server::EDITABLE : $method,
			'permission_callback' => static fn( WP_REST_Request $request ) => Failed_Queries::checked( static fn() => $may( $request ) ),
			'callback'            => static function ( WP_REST_Request $request ) use (
				$method,
				$work,
				$limit,
				$status
			): WP_REST_Response {
				$own = $limit instanceof Closure ? $limit( $request ) : $limit;
				return self::answer( $method, $own, static fn(): array|WP_Error => $work( $request ), $status );
			},
			'args'                => $args,
		];
		register_rest_route( $api, $path, [ $handler, self::SCHEMA_OF[ $method ] => $schema ] );
		if ( 'DELETE' === $method ) {
			register_rest_route( $api, "$path/delete", [ [ 'methods' => 'POST' ] + $handler, 'created_schema' => $schema ] );
		}
	}

	/**
	 * Counts the request against the limit, does the work if the limit allows it, and makes the response. Lists have headers with the
	 * totals, like core's; no cache may store the response to a change, since it may contain a token.
	 *
	 * @param Closure():(array<string,mixed>|WP_Error) $work Returns the body.
	 */
	private static function answer( string $method, ?Limit $limit, Closure $work, int $status ): WP_REST_Response {
		$counted = null === $limit ? null : Throttle::hit_visitor( $limit );
		$failed  = Failed_Queries::count();
		$body    = $counted?->error() ?? Failed_Queries::checked( $work, 'GET' === $method );
		if ( 'GET' !== $method ) {
			$body = Failed_Queries::write_error( $failed ) ?? $body;
		}
		$list    = is_array( $body ) && isset( $body['count'], $body['pages'] ) ? $body : [];
		$headers = array_filter(
			( $counted?->headers() ?? [] ) + [
				'Cache-Control'   => 'GET' === $method ? null : 'no-store, private',
				'Retry-After'     => is_wp_error( $body ) ? Error_Status::retry_after( $body ) : null,
				'X-WP-Total'      => $list['count'] ?? null,
				'X-WP-TotalPages' => $list['pages'] ?? null,
			],
			'is_scalar'
		);

		$response = is_wp_error( $body ) ? rest_convert_error_to_response( $body ) : new WP_REST_Response( $body, $status );
		foreach ( $headers as $name => $value ) {
			$response->header( $name, (string) $value );
		}
		return $response;
	}

	/** The `slug` of the path, decoded. Ignores a parameter of the same name in the query or body. */
	protected static function id_of( WP_REST_Request $request ): string {
		return rawurldecode( (string) ( $request->get_url_params()['slug'] ?? '' ) );
	}

	/** Permission for signed-in users; 401 for visitors, with a message such as "Vui lòng đăng nhập để bình luận!". */
	public static function signed_in( ?string $message = null ): true|WP_Error {
		return is_user_logged_in()
			? true
			: new WP_Error(
				'rest_not_logged_in',
				$message ?? __( 'Bạn cần đăng nhập trước.', 'hien-core' ),
				[ 'status' => WP_Http::UNAUTHORIZED ]
			);
	}

	/** Permission to write on the site; 401 as signed_in(), 403 for members whom the owner does not let write. */
	public static function may_post( string $message ): true|WP_Error {
		$signed_in = self::signed_in( $message );
		return true === $signed_in ? Writing_Ban::error( get_current_user_id() ) ?? true : $signed_in;
	}

	/** The error for a user without permission: 401 for visitors, 403 for signed-in users. */
	protected static function forbidden(): WP_Error {
		return new WP_Error(
			'rest_forbidden',
			__( 'Bạn không có quyền làm việc này.', 'hien-core' ),
			[ 'status' => rest_authorization_required_code() ]
		);
	}
}
