<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Routing;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `screens?path=`: the screen that a visit to a path would show; one call for a whole in-app navigation. */
final class Screens_Controller extends Controller {

	public function __construct(
		Settings $settings,
		private readonly Route_Resolver $resolver,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->add_route(
			'/screens',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_item' ],
					'permission_callback' => [ $this, 'get_item_permissions_check' ],
					'args'                => [
						'path' => [
							'description'       => __( 'Đường dẫn dưới trang chủ, bắt đầu bằng gạch chéo.', 'hien-core' ),
							'type'              => 'string',
							'required'          => true,
							'maxLength'         => 2000,
							'validate_callback' => [ $this, 'validate_path' ],
						],
						's'    => [
							'description' => __( 'Từ khóa, cho trang kết quả tìm kiếm.', 'hien-core' ),
							'type'        => 'string',
						],
					],
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
	}

	/** @return true|WP_Error 400 for what can never be a screen. */
	public function validate_path( mixed $value, WP_REST_Request $request, string $param ): bool|WP_Error {
		$valid = rest_validate_request_arg( $value, $request, $param );
		if ( true === $valid && ! Paths::is_safe( (string) $value ) ) {
			return new WP_Error( 'hien_unsafe_path', __( 'Đường dẫn này không phải một trang.', 'hien-core' ), [ 'status' => 400 ] );
		}
		return $valid;
	}

	/**
	 * Public by intent: it answers what a visit to the address would show, to whom it would show it.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_item_permissions_check( $request ): bool|WP_Error {
		return true;
	}

	/**
	 * Answers 200 also for a screen whose own `status` is 404: the call found what it was asked for.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$screen = $this->resolver->resolve_path( (string) $request['path'], $request['s'] );
		return new WP_REST_Response( $screen->to_array(), 200 );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return self::screen_schema();
	}

	/** @return array<string,mixed> */
	public static function screen_schema(): array {
		return Schema::object(
			'Screen',
			[
				'route'    => Schema::string(),
				'path'     => Schema::string(),
				'params'   => [
					'type'                 => 'object',
					'additionalProperties' => [ 'type' => [ 'string', 'integer' ] ],
				],
				'layout'   => [
					'type' => 'string',
					'enum' => [ 'default', 'detail', 'admin' ],
				],
				'status'   => Schema::integer(),
				'title'    => Schema::string(),
				'head'     => Document_Head::schema(),
				'redirect' => Schema::nullable( Schema::string( __( 'Địa chỉ đúng của trang.', 'hien-core' ) ) ),
				'edit_url' => Schema::nullable( Schema::string( __( 'Nơi sửa trong wp-admin, với người được sửa.', 'hien-core' ) ) ),
				'data'     => [
					'type'                 => 'object',
					'additionalProperties' => true,
				],
				'version'  => Schema::string( __( 'Phiên bản của trang lúc trả lời.', 'hien-core' ) ),
			]
		);
	}
}
