<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

use Hien\Module;
use Hien\Settings\Settings;
use WP_Http;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Translates errors of core's REST server in our namespaces to Vietnamese, whether or not core's translation is installed. Code, status
 * and data are kept, except that a wrong method on a known route becomes a 405 with the allowed methods.
 */
final class Core_Errors implements Module {

	public function __construct( private readonly Settings $settings ) {}

	public function register(): void {
		add_filter( 'rest_post_dispatch', [ $this, 'translate' ], 10, 3 );
	}

	public function translate( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		$body = $response->get_status() >= 400 && $this->is_ours( $request->get_route() ) ? $response->get_data() : null;
		if ( ! is_array( $body ) || ! isset( $body['code'] ) ) {
			return $response;
		}
		if ( 'rest_no_route' === $body['code'] ) {
			$methods = self::methods( $server, $request->get_route() );
			if ( [] !== $methods ) {
				return self::method_not_allowed( $methods );
			}
		}
		if ( 'rest_invalid_param' === $body['code'] ) {
			$body = self::with_translated_params( $body, $request->get_attributes()['args'] ?? [] );
		}
		$params          = $body['data']['params'] ?? []; // A list of names, or name => message for invalid parameters.
		$fields          = implode( ', ', array_is_list( $params ) ? $params : array_keys( $params ) );
		$body['message'] = match ( $body['code'] ) {
			'rest_no_route'               => __( 'Không có địa chỉ này trong API.', 'hien-core' ),
			/* translators: %s: names of parameters */
			'rest_invalid_param'          => sprintf( __( 'Tham số chưa đúng: %s.', 'hien-core' ), $fields ),
			/* translators: %s: names of parameters */
			'rest_missing_callback_param' => sprintf( __( 'Thiếu tham số: %s.', 'hien-core' ), $fields ),
			'rest_invalid_json'           => __( 'Nội dung gửi lên không phải JSON hợp lệ.', 'hien-core' ),
			'rest_cookie_invalid_nonce'   => __( 'Phiên làm việc đã hết hạn. Bạn tải lại trang rồi thử lại nhé.', 'hien-core' ),
			default                       => $body['message'],
		};
		$response->set_data( $body );
		return $response;
	}

	private function is_ours( string $route ): bool {
		$namespace = $this->settings->rest_namespace();
		return 1 === preg_match( "#^/(?:(?:wp/)?$namespace|jwt-auth)/#", "$route/" ); // A handle consists of letters, digits and hyphens.
	}

	/** @return list<string> The methods that a path accepts; none for an unknown path. */
	private static function methods( WP_REST_Server $server, string $path ): array {
		$methods = [];
		foreach ( $server->get_routes( implode( '/', array_slice( explode( '/', $path ), 1, 2 ) ) ) as $pattern => $handlers ) {
			if ( 1 === preg_match( '@^' . $pattern . '$@i', $path ) ) {
				foreach ( $handlers as $handler ) {
					$methods += $handler['methods'];
				}
			}
		}
		return array_keys( $methods );
	}

	/** @param list<string> $methods The methods that the path accepts. */
	private static function method_not_allowed( array $methods ): WP_REST_Response {
		$allow = implode( ', ', $methods );
		return new WP_REST_Response(
			[
				'code'    => 'rest_method_not_allowed',
				/* translators: %s: HTTP methods such as GET, POST */
				'message' => sprintf( __( 'Địa chỉ này chỉ nhận %s.', 'hien-core' ), $allow ),
				'data'    => [ 'status' => WP_Http::METHOD_NOT_ALLOWED ],
			],
			WP_Http::METHOD_NOT_ALLOWED,
			[ 'Allow' => $allow ]
		);
	}

	/**
	 * @param array<string,mixed>               $body Body of core's error rest_invalid_param.
	 * @param array<string,array<string,mixed>> $args Arguments of the route.
	 * @return array<string,mixed>
	 */
	private static function with_translated_params( array $body, array $args ): array {
		foreach ( $body['data']['details'] ?? [] as $name => $detail ) {
			if ( str_starts_with( (string) ( $detail['code'] ?? '' ), 'rest_' ) ) { // Our own errors are in Vietnamese already.
				/* translators: 1: name of a parameter, 2: what it must be */
				$message = sprintf( __( '“%1$s” %2$s', 'hien-core' ), $name, self::requirement( $detail['code'], $args[ $name ] ?? [] ) );

				$body['data']['params'][ $name ]             = $message;
				$body['data']['details'][ $name ]['message'] = $message;
			}
		}
		return $body;
	}

	/**
	 * The end of a sentence on what a value must be.
	 *
	 * @param string              $code Error code of rest_validate_value_from_schema().
	 * @param array<string,mixed> $arg  Schema of the parameter.
	 */
	private static function requirement( string $code, array $arg ): string {
		return match ( $code ) {
			'rest_invalid_type'  => match ( $arg['type'] ?? '' ) {
				'integer' => __( 'phải là một số nguyên.', 'hien-core' ),
				'number'  => __( 'phải là một số.', 'hien-core' ),
				'boolean' => __( 'phải là true hoặc false.', 'hien-core' ),
				'string'  => __( 'phải là một chuỗi.', 'hien-core' ),
				'array'   => __( 'phải là một danh sách.', 'hien-core' ),
				default   => __( 'chưa đúng dạng.', 'hien-core' ),
			},
			'rest_out_of_bounds' => isset( $arg['minimum'], $arg['maximum'] )
				/* translators: 1: least number, 2: greatest number */
				? sprintf( __( 'phải từ %1$d đến %2$d.', 'hien-core' ), $arg['minimum'], $arg['maximum'] )
				/* translators: %d: least number */
				: sprintf( __( 'phải từ %d trở lên.', 'hien-core' ), $arg['minimum'] ?? 0 ),
			/* translators: %s: the values that may be given */
			'rest_not_in_enum'   => sprintf( __( 'phải là một trong: %s.', 'hien-core' ), implode( ', ', $arg['enum'] ?? [] ) ),
			/* translators: %d: number of characters */
			'rest_too_long'      => sprintf( __( 'dài nhất %d ký tự.', 'hien-core' ), $arg['maxLength'] ?? 0 ),
			/* translators: %d: number of characters */
			'rest_too_short'     => sprintf( __( 'ngắn nhất %d ký tự.', 'hien-core' ), $arg['minLength'] ?? 0 ),
			default              => __( 'chưa đúng dạng.', 'hien-core' ),
		};
	}
}
