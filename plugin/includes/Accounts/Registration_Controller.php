<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Constants;
use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Rest\Honeypot;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `POST users`: a visitor opens an account. */
final class Registration_Controller extends Controller {

	protected $rest_base = 'users';

	public function register_routes(): void {
		$this->register_create_route();
	}

	/** Visitors, where the owner allows registration. The role is the site's default, never a parameter. */
	protected function may_create( array $params ): true|WP_Error {
		return match ( true ) {
			is_user_logged_in()                         => new WP_Error( 'hien_signed_in', __( 'Bạn đang đăng nhập rồi.', 'hien-core' ), [ 'status' => WP_Http::FORBIDDEN ] ),
			! get_option( 'users_can_register' ) => new WP_Error( 'hien_registration_closed', __( 'Trang này hiện không nhận thành viên mới.', 'hien-core' ), [ 'status' => WP_Http::FORBIDDEN ] ),
			default                                     => true,
		};
	}

	protected function create( array $params ): array|WP_Error {
		$checked = Honeypot::check( $params );
		$opened  = is_wp_error( $checked ) ? $checked : Registration::open( $params['name'], $params['email'], $params['password'], $params['agreed'] );
		return is_wp_error( $opened ) ? $opened : [ 'message' => __( 'Sắp xong rồi! Bạn mở thư mà trang vừa gửi để xác nhận email, rồi đăng nhập nhé.', 'hien-core' ) ];
	}

	protected function create_limit( array $params ): Limit {
		return Registration::limit();
	}

	public function get_created_schema(): array {
		return Schema::message();
	}

	protected function get_create_params(): array {
		return [
			'name'     => [
				'description' => __( 'Tên mà mọi người thấy.', 'hien-core' ),
				'type'        => 'string',
				'minLength'   => 1,
				'maxLength'   => Constants::PROFILE_NAME_LENGTH,
				'required'    => true,
			],
			'email'    => [
				'type'      => 'string',
				'maxLength' => 100,
				'required'  => true,
			],
			'password' => Passwords::param(),
			'agreed'   => [
				'description' => __( 'Đồng ý với chính sách riêng tư.', 'hien-core' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		] + Honeypot::params();
	}
}
