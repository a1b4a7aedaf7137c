<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `POST account/export` mails the member a link to all data about them. */
final class Export_Controller extends Account_Part_Controller {

	protected $rest_base = 'account/export';

	public function register_routes(): void {
		$this->register_create_route();
	}

	protected function create( array $params ): array|WP_Error {
		$requested = Export::request( wp_get_current_user() );
		return is_wp_error( $requested ) ? $requested : [ 'message' => __( 'Trang đang gom dữ liệu của bạn, xong sẽ gửi liên kết tải về qua email.', 'hien-core' ) ];
	}

	protected function create_limit( array $params ): Limit {
		return new Limit( 'export', 3, DAY_IN_SECONDS );
	}

	public function get_created_schema(): array {
		return Schema::message();
	}
}
