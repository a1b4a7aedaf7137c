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
		[ '/links', 'limit', [ '0', '101' ] ],
		[ '/videos', 'limit', [ '0', '101' ] ],
		[ '/videos', 'page', [ '0', 'hai' ] ],
		[ '/videos', 'series', [ [ 'a' ] ] ],
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
			}
		}
	}

	public function test_comments_need_their_object(): void {
		$response = $this->rest( 'GET', '/hien/v1/cmt' );
		self::assertSame( [ 400, [ 'object_id' ] ], [ $response->get_status(), $response->get_data()['data']['params'] ] );
	}

	public function test_the_edges_are_allowed(): void {
		foreach ( [ '1', '100' ] as $limit ) {
			self::assertSame( 200, $this->rest( 'GET', '/hien/v1/posts', [ 'limit' => $limit ] )->get_status() );
		}
		self::assertSame( 200, $this->rest( 'GET', '/hien/v1/posts', [ 'page' => '100000' ] )->get_status() );
	}
}
