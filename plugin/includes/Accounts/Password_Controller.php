<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Rest\Controller;
use Hien\Rest\Field_Error;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `POST password`: with `login`, sends the mail with a link; with `key`, `login` and `password`, sets the new password. */
final class Password_Controller extends Controller {

	protected const CREATED_STATUS = WP_Http::OK;

	protected $rest_base = 'password';

	public function register_routes(): void {
		$this->register_create_route();
	}

	/** Public: somebody who has forgotten the password cannot sign in. The key in the mail authorises the change. */
	protected function may_create( array $params ): true|WP_Error {
		return true;
	}

	protected function create( array $params ): array|WP_Error {
		$login = trim( $params['login'] );
		if ( '' === $login ) {
			return Field_Error::of( 'login', __( 'Bạn điền email hoặc tên đăng nhập nhé.', 'hien-core' ) );
		}
		if ( self::has_key( $params ) ) {
			$set = Password_Reset::finish( $params['key'], $login, $params['password'] ?? '' );
			return is_wp_error( $set ) ? $set : [ 'message' => __( 'Đã đổi mật khẩu. Bạn đăng nhập bằng mật khẩu mới nhé.', 'hien-core' ) ];
		}
		$error = Password_Reset::refusal();
		if ( null !== $error ) {
			return $error;
		}
		Password_Reset::request( $login );
		return [ 'message' => __( 'Nếu có tài khoản như vậy, trang đã gửi thư chỉ cách đặt lại mật khẩu.', 'hien-core' ) ];
	}

	protected function create_limit( array $params ): Limit {
		return self::has_key( $params ) ? new Limit( 'reset-key', Limit::PEOPLE, HOUR_IN_SECONDS ) : Password_Reset::limit();
	}

	/** @param array<string,mixed> $params Parameters of the request. */
	private static function has_key( array $params ): bool {
		return isset( $params['key'] );
	}

	public function get_created_schema(): array {
		return Schema::message();
	}

	/** @return array<string,mixed> Schema of a request parameter that names an account. */
	public static function login_param(): array {
		return [
			'description' => __( 'Email hoặc tên đăng nhập.', 'hien-core' ),
			'type'        => 'string',
			'maxLength'   => 200,
			'required'    => true,
		];
	}

	protected function get_create_params(): array {
		return [
			'login'    => self::login_param(),
			'key'      => [
				'description' => __( 'Mã trong thư.', 'hien-core' ),
				'type'        => 'string',
				'maxLength'   => 200,
			],
			'password' => [
				'description' => __( 'Mật khẩu mới, khi có mã.', 'hien-core' ),
				'type'        => 'string',
			],
		];
	}
}
