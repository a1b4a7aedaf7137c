<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\After_Response;
use Hien\Rest\Controller;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `POST confirmation` sends the mail that confirms an e-mail address again. */
final class Confirmation_Controller extends Controller {

	protected const CREATED_STATUS = WP_Http::OK;

	protected $rest_base = 'confirmation';

	public function register_routes(): void {
		$this->register_create_route();
	}

	/** Public: an unconfirmed account cannot sign in. */
	protected function may_create( array $params ): true|WP_Error {
		return true;
	}

	protected function create( array $params ): array|WP_Error {
		$login = trim( $params['login'] );
		if ( '' === $login ) {
			return Field_Error::of( 'login', __( 'Bạn điền email hoặc tên đăng nhập nhé.', 'hien-core' ) );
		}
		After_Response::run( Unconfirmed_Accounts::SEND_AGAIN, [ $login ] );
		return [ 'message' => __( 'Nếu tài khoản ấy đang chờ xác nhận, trang đã gửi lại thư. Bạn xem cả hộp thư rác nhé.', 'hien-core' ) ];
	}

	protected function create_limit( array $params ): Limit {
		return Password_Reset::limit();
	}

	public function get_created_schema(): array {
		return Schema::message();
	}

	protected function get_create_params(): array {
		return [ 'login' => Password_Controller::login_param() ];
	}
}
