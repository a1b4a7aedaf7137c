<?php

declare(strict_types=1);

namespace Hien\Tests\Rest;

use Hien\Tests\Support\TestCase;

/** What a call may ask for; the answer to anything else names the field. */
final class ParametersTest extends TestCase {

	private const WRONG = [
		[ '/posts', 'limit', [ '0', '-1', '101', 'abc', '1.5', '', [ '1' ] ] ],
		[ '/posts', 'page', [ '0', '-1', 'abc', '100001', '99999999999999999999', '1 OR 1=1' ] ],
		[ '/posts', 'year', [ '0', '10000', 'nay' ] ],
		[ '/posts', 'month', [ '0', '13' ] ],
		[ '/posts', 'day', [ '0', '32' ] ],
		[ '/posts', 'author', [ '0', '-1', 'an' ] ],
		[ '/search', 's', [ [ 'x' ] ] ],
		[ '/posts/x', 'page', [ '0', '-1', 'abc' ] ],
		[ '/posts/x', 'id', [ '-1', 'abc' ] ],
		[ '/posts/x', 'type', [ '../x', 'A B', '' ] ],
		[ '/categories', 'limit', [ '0', '-1', '101', 'abc' ] ],
		[ '/categories', 'page', [ '0', '-1', 'abc' ] ],
		[ '/categories/x', 'limit', [ '0', '101' ] ],
		[ '/categories/x', 'page', [ '0', '-1', 'abc' ] ],
		[ '/courses', 'limit', [ '0', '101', 'abc' ] ],
		[ '/courses/x', 'page', [ '0', 'abc' ] ],
		[ '/courses/x', 'id', [ '-1', 'abc' ] ],
		[ '/downloads', 'page', [ '0', 'abc' ] ],
		[ '/faqs', 'limit', [ '0', '101' ] ],
		[ '/top-view', 'limit', [ '0', '101', 'abc' ] ],
		[ '/comments', 'page', [ '0', 'abc' ] ],
		[ '/users', 'name', [ [ 'x' ] ] ],
		[ '/users', 'limit', [ '0', '101' ] ],
		[ '/tag', 'limit', [ '0', '101' ] ],
		[ '/tag/x', 'page', [ '0', '-1', 'abc' ] ],
		[ '/cmt', 'object_id', [ '0', '-1', 'abc', '' ] ],
		[ '/cmt', 'limit', [ '0', '101' ] ],
		[ '/cmt', 'page', [ '0', 'abc' ] ],
		[ '/cmt', 'type', [ 'images2', '' ] ],
		[ '/cmt', 'comment', [ '0', 'abc' ] ],
	];

	public function test_a_wrong_value_is_refused_by_name(): void {
		foreach ( self::WRONG as [ $path, $field, $values ] ) {
			foreach ( $values as $value ) {
				$others   = '/cmt' === $path ? [ 'object_id' => '1' ] : [];
				$response = $this->rest( 'GET', "/hien/v1$path", [ $field => $value ] + $others );
				$case     = "$path?$field=" . wp_json_encode( $value );
				self::assertSame( 400, $response->get_status(), $case );
				self::assertSame( 'rest_invalid_param', $response->get_data()['code'], $case );
				self::assertSame( [ $field ], array_keys( $response->get_data()['data']['params'] ), $case );
				self::assertSame( "Tham số chưa đúng: $field.", $response->get_data()['message'], $case );
				self::assertMatchesRegularExpression( "/^“{$field}” (?:phải|chưa|dài).+\.$/u", $response->get_data()['data']['params'][ $field ], $case );
			}
		}
	}

	public function test_comments_need_their_object(): void {
		$response = $this->rest( 'GET', '/hien/v1/cmt' );
		self::assertSame( [ 400, [ 'object_id' ] ], [ $response->get_status(), $response->get_data()['data']['params'] ] );
		self::assertSame( 'Thiếu tham số: object_id.', $response->get_data()['message'] );
	}

	public function test_the_edges_are_allowed(): void {
		foreach ( [ '1', '100' ] as $limit ) {
			self::assertSame( 200, $this->rest( 'GET', '/hien/v1/posts', [ 'limit' => $limit ] )->get_status() );
		}
		self::assertSame( 200, $this->rest( 'GET', '/hien/v1/posts', [ 'page' => '100000' ] )->get_status() );
	}

	public function test_another_method_is_refused_by_naming_the_right_ones(): void {
		foreach ( [ 'POST', 'PUT', 'PATCH', 'DELETE' ] as $method ) {
			foreach ( [ '/posts', '/posts/x', '/options', '/courses', '/courses/x', '/downloads', '/categories', '/tag', '/featured' ] as $path ) {
				$response = $this->rest( $method, "/hien/v1$path" );
				self::assertSame( [ 405, 'GET', 'rest_method_not_allowed', 'Địa chỉ này chỉ nhận GET.' ], [ $response->get_status(), $response->get_headers()['Allow'] ?? null, $response->get_data()['code'], $response->get_data()['message'] ], "$method $path" );
			}
		}
		self::assertSame( 'POST', $this->rest( 'GET', '/hien/v1/views' )->get_headers()['Allow'] );
		self::assertSame( 'GET, POST', $this->rest( 'DELETE', '/hien/v1/cmt' )->get_headers()['Allow'] );
		self::assertSame( 'GET, POST', $this->rest( 'DELETE', '/hien/v1/faqs' )->get_headers()['Allow'] );
	}

	public function test_an_unknown_path_is_not_found_in_vietnamese(): void {
		foreach ( [ '/hien/v1/khong-co', '/jwt-auth/v1/khong-co' ] as $path ) {
			$response = $this->rest( 'POST', $path );
			self::assertSame( [ 404, 'rest_no_route', 'Không có địa chỉ này trong API.' ], [ $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ], $path );
		}
	}

	public function test_what_is_not_json_is_refused_in_vietnamese(): void {
		$request = new \WP_REST_Request( 'POST', '/hien/v1/views' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{' );
		$response = apply_filters( 'rest_post_dispatch', rest_do_request( $request ), rest_get_server(), $request );
		self::assertSame( [ 400, 'Nội dung gửi lên không phải JSON hợp lệ.' ], [ $response->get_status(), $response->get_data()['message'] ] );
	}

	public function test_an_error_of_another_plugin_may_have_any_form(): void {
		add_action( 'rest_api_init', static fn() => register_rest_route( 'khac/v1', '/hong', [ 'callback' => static fn(): \WP_REST_Response => new \WP_REST_Response( (object) [ 'code' => 'hong' ], 418 ), 'permission_callback' => '__return_true' ] ) );
		$response = $this->rest( 'GET', '/khac/v1/hong' );
		self::assertSame( [ 418, 'hong' ], [ $response->get_status(), $response->get_data()->code ] );
	}

	public function test_errors_of_cores_own_routes_stay_cores(): void {
		$response = $this->rest( 'GET', '/wp/v2/posts', [ 'page' => '0' ] );
		self::assertSame( 'Invalid parameter(s): page', $response->get_data()['message'] );
		self::assertSame( 404, $this->rest( 'GET', '/wp/v2/khong-co' )->get_status() );
	}
}
