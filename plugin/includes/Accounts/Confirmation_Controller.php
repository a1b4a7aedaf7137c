<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\After_Response;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `POST account/confirmation` sends the mail that confirms the e-mail address again. */
final class Confirmation_Controller extends Account_Part_Controller {

	protected $rest_base = 'account/confirmation';

	public function register_routes(): void {
		$this->register_create_route();
	}

	protected function create( array $params ): array|WP_Error {
		if ( Confirmation::is_confirmed( get_current_user_id() ) ) {
			return new WP_Error( 'hien_confirmed', __( 'Email của bạn đã được xác nhận rồi.', 'hien-core' ), [ 'status' => WP_Http::CONFLICT ] );
		}
		After_Response::run( Unconfirmed_Accounts::SEND, [ get_current_user_id() ] );
		return [ 'message' => __( 'Đã gửi lại thư xác nhận. Bạn xem cả hộp thư rác nhé.', 'hien-core' ) ];
	}

	/** Together with the mail after registration: three an hour, which is the limit of Account_Mails. */
	protected function create_limit( array $params ): Limit {
		return new Limit( 'resend', 2, HOUR_IN_SECONDS );
	}

	public function get_created_schema(): array {
		return Schema::message();
	}
}
