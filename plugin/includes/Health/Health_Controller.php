<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use WP_Error;
use WP_Http;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `health/{id}`: what one check has found, in Site Health's format, for the tests that run after its page has loaded. */
final class Health_Controller extends Controller {

	protected $rest_base = 'health';

	public function register_routes(): void {
		$this->add_route(
			$this->item_path(),
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_item' ],
					'permission_callback' => [ $this, 'get_item_permissions_check' ],
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
	}

	/** @param WP_REST_Request $request Request. */
	public function get_item_permissions_check( $request ): true|WP_Error {
		return current_user_can( 'view_site_health_checks' ) ? true : self::forbidden();
	}

	/** @param WP_REST_Request $request Request. */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		$check = Checks::all()[ self::id_of( $request ) ] ?? null;
		return null === $check
			? new WP_Error( 'rest_not_found', __( 'Không có mục kiểm tra này.', 'hien-core' ), [ 'status' => WP_Http::NOT_FOUND ] )
			: new WP_REST_Response( Site_Health::result( $check ) );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object(
			'HealthTest',
			[
				'test'        => Schema::string(),
				'label'       => Schema::string(),
				'status'      => Schema::string(),
				'badge'       => [ 'type' => 'object' ],
				'description' => Schema::string( 'HTML.' ),
				'actions'     => Schema::string( 'HTML.' ),
			]
		);
	}
}
