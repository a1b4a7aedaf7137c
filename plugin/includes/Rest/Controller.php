<?php
declare(strict_types=1);

namespace Hien\Rest;

use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use Hien\Throttle\Throttle;
use WP_Error;
use WP_Http;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of all controllers, with the routes for creating, updating and deleting.
 *
 * A child registers its routes and overrides for each the permission (may_create()), the action (create()), the parameters
 * (get_create_params()) and the schema of the response (get_created_schema()). The default permissions refuse everybody.
 */
abstract class Controller extends WP_REST_Controller {

	/** Status of a successful create(); 200 if no resource with an address of its own is created. */
	protected const CREATED_STATUS = WP_Http::CREATED;

	public function __construct( protected readonly Settings $settings ) {}

	/**
	 * Registers a route. What it does on DELETE, `POST {path}/delete` does too: hosts refuse the method, and the header
	 * X-HTTP-Method-Override (rule 920450 of OWASP's core rules). A change needs no such path, since EDITABLE includes POST.
	 *
	 * @param non-falsy-string        $path Path below the site's namespace, beginning with a slash.
	 * @param array<int|string,mixed> $args Arguments of register_rest_route().
	 */
	protected function add_route( string $path, array $args ): void {
		$this->namespace = $this->settings->rest_namespace();
		register_rest_route( $this->namespace, $path, $args );
		foreach ( $args as $handler ) {
			if ( is_array( $handler ) && WP_REST_Server::DELETABLE === ( $handler['methods'] ?? '' ) ) {
				$post = [ 'methods' => WP_REST_Server::CREATABLE ] + $handler;
				register_rest_route( $this->namespace, "$path/delete", [ $post, 'created_schema' => $args['deleted_schema'] ] );
			}
		}
	}

	/** Registers POST on the collection. */
	protected function register_create_route(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'create_item' ],
					'permission_callback' => [ $this, 'create_item_permissions_check' ],
					'args'                => $this->get_create_params(),
				],
				'created_schema' => [ $this, 'get_created_schema' ],
			]
		);
	}

	/** Registers POST, PUT and PATCH on an item. */
	protected function register_update_route(): void {
		$this->add_route(
			$this->item_path(),
			[
				[
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'update_item' ],
					'permission_callback' => [ $this, 'update_item_permissions_check' ],
					'args'                => $this->get_update_params(),
				],
				'updated_schema' => [ $this, 'get_updated_schema' ],
			]
		);
	}

	/** Registers DELETE on an item. */
	protected function register_delete_route(): void {
		$this->add_route(
			$this->item_path(),
			[
				[
					'methods'             => WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete_item' ],
					'permission_callback' => [ $this, 'delete_item_permissions_check' ],
				],
				'deleted_schema' => [ $this, 'get_deleted_schema' ],
			]
		);
	}

	/** @return non-falsy-string */
	protected function item_path(): string {
		return '/' . $this->rest_base . '/(?P<slug>[^/]+)';
	}

	/** @param WP_REST_Request $request Request. */
	final public function create_item_permissions_check( $request ): true|WP_Error {
		return $this->may_create( $request->get_params() );
	}

	/** @param WP_REST_Request $request Request. */
	final public function create_item( $request ): WP_REST_Response {
		$params = $request->get_params();
		return $this->answer( $this->create_limit( $params ), fn(): array|WP_Error => $this->create( $params ), static::CREATED_STATUS );
	}

	/** @param WP_REST_Request $request Request. */
	final public function update_item_permissions_check( $request ): true|WP_Error {
		return $this->may_update( self::id_of( $request ), $request->get_params() );
	}

	/** @param WP_REST_Request $request Request. */
	final public function update_item( $request ): WP_REST_Response {
		$id     = self::id_of( $request );
		$params = $request->get_params();
		return $this->answer( $this->update_limit( $id, $params ), fn(): array|WP_Error => $this->update( $id, $params ) );
	}

	/** @param WP_REST_Request $request Request. */
	final public function delete_item_permissions_check( $request ): true|WP_Error {
		return $this->may_delete( self::id_of( $request ) );
	}

	/** @param WP_REST_Request $request Request. */
	final public function delete_item( $request ): WP_REST_Response {
		$id = self::id_of( $request );
		return $this->answer( $this->delete_limit( $id ), fn(): array|WP_Error => $this->delete( $id ) );
	}

	/**
	 * Permission to create an item. WordPress has checked the nonce of a signed-in user before.
	 *
	 * @param array<string,mixed> $params Valid parameters of the request.
	 */
	protected function may_create( array $params ): true|WP_Error {
		return self::forbidden();
	}

	/**
	 * Permission to change an item.
	 *
	 * @param string              $id     Last segment of the path, decoded.
	 * @param array<string,mixed> $params Valid parameters of the request.
	 */
	protected function may_update( string $id, array $params ): true|WP_Error {
		return self::forbidden();
	}

	/** Permission to delete an item. */
	protected function may_delete( string $id ): true|WP_Error {
		return self::forbidden();
	}

	/**
	 * @param array<string,mixed> $params Parameters of the request.
	 * @return array<string,mixed>|WP_Error See get_created_schema().
	 */
	protected function create( array $params ): array|WP_Error {
		return self::not_implemented();
	}

	/**
	 * @param array<string,mixed> $params Parameters of the request.
	 * @return array<string,mixed>|WP_Error See get_updated_schema().
	 */
	protected function update( string $id, array $params ): array|WP_Error {
		return self::not_implemented();
	}

	/** @return array<string,mixed>|WP_Error See get_deleted_schema(). */
	protected function delete( string $id ): array|WP_Error {
		return self::not_implemented();
	}

	/** @return array<string,mixed> */
	public function get_created_schema(): array {
		return $this->get_item_schema();
	}

	/** @return array<string,mixed> */
	public function get_updated_schema(): array {
		return $this->get_item_schema();
	}

	/** @return array<string,mixed> */
	public function get_deleted_schema(): array {
		return $this->get_item_schema();
	}

	/** @return array<string,array<string,mixed>> */
	protected function get_create_params(): array {
		return [];
	}

	/** @return array<string,array<string,mixed>> */
	protected function get_update_params(): array {
		return [];
	}

	/**
	 * Rate limit for creating, by visitor; null for none.
	 *
	 * @param array<string,mixed> $params Parameters of the request.
	 */
	protected function create_limit( array $params ): ?Limit {
		return null;
	}

	/**
	 * Rate limit for updating, by visitor; null for none.
	 *
	 * @param array<string,mixed> $params Parameters of the request.
	 */
	protected function update_limit( string $id, array $params ): ?Limit {
		return null;
	}

	/** Rate limit for deleting, by visitor; null for none. */
	protected function delete_limit( string $id ): ?Limit {
		return null;
	}

	/**
	 * Counts the request against the limit, does the work if the limit allows it, and makes the response.
	 *
	 * @param callable():(array<string,mixed>|WP_Error) $work   Returns the body.
	 * @param int                                       $status Status of a success.
	 */
	protected function answer( ?Limit $limit, callable $work, int $status = WP_Http::OK ): WP_REST_Response {
		$counted  = null === $limit ? null : Throttle::hit_visitor( $limit );
		$body     = $counted?->error() ?? $work();
		$response = is_wp_error( $body ) ? rest_convert_error_to_response( $body ) : new WP_REST_Response( $body, $status );
		foreach ( $counted?->headers() ?? [] as $name => $value ) {
			$response->header( $name, $value );
		}
		return $response;
	}

	/**
	 * The last segment of the path, decoded. Ignores a parameter of the same name in the query or body.
	 *
	 * @param WP_REST_Request $request Request for an item.
	 */
	protected static function id_of( WP_REST_Request $request ): string {
		return rawurldecode( (string) ( $request->get_url_params()['slug'] ?? '' ) );
	}

	/** 401 for visitors, 403 for signed-in users. */
	protected static function forbidden(): WP_Error {
		return new WP_Error( 'rest_forbidden', __( 'Bạn không có quyền làm việc này.', 'hien-core' ), [ 'status' => rest_authorization_required_code() ] );
	}

	private static function not_implemented(): WP_Error {
		return new WP_Error( 'hien_not_implemented', __( 'Chưa làm được việc này.', 'hien-core' ), [ 'status' => WP_Http::NOT_IMPLEMENTED ] );
	}
}
