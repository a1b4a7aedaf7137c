<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use WP_Error;
use WP_Http;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `health/{id}`: what one check has found, in Site Health's format, for the tests that run after its page has loaded. */
final class Health_Controller extends Controller {

	public function register_routes(): void {
		$this->add_route( 'GET', '/health/(?P<slug>[^/]+)', self::may_read( ... ), self::result( ... ), self::schema( ... ) );
	}

	private static function may_read(): true|WP_Error {
		return current_user_can( 'view_site_health_checks' ) ? true : self::forbidden();
	}

	/** @return array<string,mixed>|WP_Error */
	private static function result( WP_REST_Request $request ): array|WP_Error {
		$check = Checks::all()[ self::id_of( $request ) ] ?? null;
		return null === $check
			? new WP_Error( 'rest_not_found', __( 'Không có mục kiểm tra này.', 'hien-core' ), [ 'status' => WP_Http::NOT_FOUND ] )
			: Site_Health::result( $check );
	}

	/** @return array<string,mixed> */
	private static function schema(): array {
		return Schema::object(
			'HealthTest',
			[
				'test'        => Schema::string(),
				'label'       => Schema::string(),
				'status'      => Schema::string(),
				'badge'       => Schema::object( 'HealthBadge', [ 'label' => Schema::string(), 'color' => Schema::string() ] ),
				'description' => Schema::string( 'HTML.' ),
				'actions'     => Schema::string( 'HTML.' ),
			]
		);
	}
}
