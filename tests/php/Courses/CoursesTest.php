<?php

declare(strict_types=1);

namespace Hien\Tests\Courses;

use DateTimeImmutable;
use Hien\Courses\Price;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_REST_Request;

/** Courses: what they cost and until when, what an author may save, and what readers and machines get. */
final class CoursesTest extends TestCase {

	use ScreenRequests;

	public function test_a_sale_ends_at_its_very_second(): void {
		update_option( 'timezone_string', 'Asia/Ho_Chi_Minh' );
		$course = get_post(
			$this->course( 'Plugin', [ 'hien_price' => 1990000, 'hien_price_sale' => 1290000, 'hien_sale_end' => '2026-12-01T00:00:00' ] )
		);
		$at     = static fn( string $time ): array => Price::of( $course, new DateTimeImmutable( $time ) );

		self::assertSame(
			[
				'price'      => 1990000,
				'price_sale' => 1290000,
				'sale_end'   => '2026-12-01T00:00:00+07:00',
				'sale_until' => '30/11/2026',
				'percent'    => 35,
			],
			$at( '2026-11-30T23:59:59+07:00' )
		);
		self::assertSame(
			[
				'price'      => 1990000,
				'price_sale' => null,
				'sale_end'   => null,
				'sale_until' => null,
				'percent'    => 0,
			],
			$at( '2026-12-01T00:00:00+07:00' )
		);
		self::assertSame( 1290000, $at( '2026-11-30T16:59:59+00:00' )['price_sale'] ); // The same second elsewhere.
		self::assertNull( $at( '2026-11-30T17:00:01+00:00' )['price_sale'] );
	}

	public function test_the_servers_clock_decides_for_a_call(): void {
		$end = static fn( string $when ): string => current_datetime()->modify( $when )->format( 'Y-m-d\TH:i:s' );
		$this->course( 'Còn', [ 'hien_price' => 200, 'hien_price_sale' => 100, 'hien_sale_end' => $end( '+1 hour' ) ] );
		$this->course( 'Hết', [ 'hien_price' => 200, 'hien_price_sale' => 100, 'hien_sale_end' => $end( '-1 second' ) ] );
		self::assertEquals( [ 'Còn' => 100, 'Hết' => null ], array_column( $this->courses(), 'price_sale', 'text' ) );
	}

	#[TestWith( [ '2999-06-01T00:00:00', '31/05/2999' ] )]
	#[TestWith( [ '2999-06-01T08:00:00', '01/06/2999 08:00' ] )]
	#[TestWith( [ '2999-06-01T23:59:00', '01/06/2999' ] )]
	public function test_readers_see_the_last_day_of_a_sale( string $end, string $until ): void {
		$this->course( 'Plugin', [ 'hien_price' => 200, 'hien_price_sale' => 150, 'hien_sale_end' => $end ] );
		self::assertSame( $until, $this->courses()[0]['sale_until'] );
		foreach ( [ '/khoa-hoc', '/khoa-hoc/plugin' ] as $path ) {
			self::assertStringContainsString( ">Ưu đãi đến $until<", $this->page_at( $path )->html, $path );
		}
	}

	public function test_a_sale_without_an_end_goes_on(): void {
		$this->course( 'Plugin', [ 'hien_price' => 200, 'hien_price_sale' => 150 ] );
		[ $course ] = $this->courses();
		self::assertSame( [ 150, null, 25 ], [ $course['price_sale'], $course['sale_end'], $course['percent'] ] );
	}

	public function test_a_price_that_no_author_could_save_is_no_sale(): void {
		$this->course( 'Đắt hơn', [ 'hien_price' => 100, 'hien_price_sale' => 200 ] );
		self::assertSame( [ null, 0 ], [ $this->courses()[0]['price_sale'], $this->courses()[0]['percent'] ] );
	}

	public function test_prices_are_written_with_dots(): void {
		self::assertSame( [ '1.290.000 ₫', '500 ₫', 'Miễn phí' ], array_map( Price::format( ... ), [ 1290000, 500, 0 ] ) );
	}

	public function test_a_sale_that_is_not_cheaper_is_refused_by_name(): void {
		$this->as_user( 'administrator' );
		foreach ( [ [ 100, 100 ], [ 100, 101 ], [ 0, 1 ] ] as [ $price, $sale ] ) {
			$response = $this->save( [ 'hien_price' => $price, 'hien_price_sale' => $sale ] );
			self::assertSame(
				[ 400, [ 'meta.hien_price_sale' => 'Giá ưu đãi phải thấp hơn học phí.' ] ],
				[ $response->get_status(), $response->get_data()['data']['params'] ]
			);
		}
		self::assertSame( 201, $this->save( [ 'hien_price' => 100, 'hien_price_sale' => 99 ] )->get_status() );
	}

	public function test_a_price_below_the_sale_that_is_stored_is_refused(): void {
		$this->as_user( 'administrator' );
		$id = $this->course( 'Plugin', [ 'hien_price' => 200, 'hien_price_sale' => 150 ] );
		self::assertSame( 400, $this->save( [ 'hien_price' => 150 ], "/$id" )->get_status() );
		self::assertSame( 200, (int) get_post_meta( $id, 'hien_price', true ) );
	}

	public function test_other_fields_are_refused_by_name(): void {
		$this->as_user( 'administrator' );
		foreach ( [ 'hien_link' => 'javascript:alert(1)', 'hien_sale_end' => '2026-02-30T00:00:00' ] as $field => $value ) {
			$response = $this->save( [ $field => $value ] );
			self::assertSame(
				[ 400, [ "meta.$field" ] ],
				[ $response->get_status(), array_keys( $response->get_data()['data']['params'] ) ]
			);
		}
		self::assertSame( 400, $this->save( [ 'hien_price' => -1 ] )->get_status() );
	}

	public function test_a_course_without_a_name_is_not_published(): void {
		$this->as_user( 'administrator' );
		$untitled = static fn( string $status ): array => [ 'title' => ' &nbsp;', 'content' => 'Học qua video.', 'status' => $status ];
		$draft    = $this->rest( 'POST', '/wp/v2/hien_course', json: $untitled( 'draft' ) );
		self::assertSame( 201, $draft->get_status() );
		foreach (
			[
				'/wp/v2/hien_course' => $untitled( 'publish' ),
				'/wp/v2/hien_course/' . $draft->get_data()['id'] => [ 'status' => 'publish' ],
			] as $route => $body
		) {
			$refused = $this->rest( 'POST', $route, json: $body );
			self::assertSame(
				[ 400, 'Hãy viết tiêu đề trước khi đăng.', [ 'title' ] ],
				[ $refused->get_status(), $refused->get_data()['message'], array_keys( $refused->get_data()['data']['params'] ?? [] ) ]
			);
		}
		self::assertSame( 200, $this->save( [], '/' . $draft->get_data()['id'] )->get_status() );
	}

	public function test_a_draft_keeps_what_was_typed_and_is_checked_when_it_is_published(): void {
		$this->as_user( 'administrator' );
		$draft = $this->save( [ 'hien_link' => 'lớp học của tôi', 'hien_price' => 100, 'hien_price_sale' => 200 ], status: 'draft' );
		self::assertSame( [ 201, 'lớp học của tôi' ], [ $draft->get_status(), $draft->get_data()['meta']['hien_link'] ] );
		$path = '/' . $draft->get_data()['id'];
		foreach (
			[ 'hien_link' => [ 'hien_link' => 'vi-du.vn/hoc' ], 'hien_price_sale' => [ 'hien_price' => 300 ] ] as $field => $mended
		) {
			$refused = $this->save( [], $path );
			self::assertSame(
				[ 400, [ "meta.$field" ] ],
				[ $refused->get_status(), array_keys( $refused->get_data()['data']['params'] ) ]
			);
			self::assertSame( 200, $this->save( $mended, $path, 'draft' )->get_status() );
		}
		$published = $this->save( [], $path );
		self::assertSame( [ 200, 'https://vi-du.vn/hoc' ], [ $published->get_status(), $published->get_data()['meta']['hien_link'] ] );
	}

	/** As WP_REST_Autosaves_Controller does, which itself would switch revisions off for all other tests (DOING_AUTOSAVE). */
	private function prepare_autosave( int $id, array $typed ): mixed {
		$request = new WP_REST_Request( 'POST', "/wp/v2/hien_course/$id/autosaves" );
		$request->set_url_params( [ 'id' => $id ] );
		$request->set_body_params( $typed );
		return apply_filters(
			'rest_pre_insert_hien_course',
			(object) ( [ 'ID' => $id ] + array_diff_key( $typed, [ 'meta' => '' ] ) ),
			$request
		);
	}

	public function test_an_autosave_of_a_published_course_keeps_the_text_whatever_its_fields(): void {
		$this->as_user( 'administrator' );
		$id       = $this->course( 'Plugin', [ 'hien_link' => 'https://example.org/x' ] );
		$prepared = $this->prepare_autosave( $id, [ 'title' => 'Tựa đề đang sửa', 'meta' => [ 'hien_link' => 'lớp học của tôi' ] ] );
		self::assertSame( 'Tựa đề đang sửa', $prepared->title ?? null );
	}

	public function test_an_autosave_publishes_no_draft_with_fields_that_are_not_valid(): void {
		$this->as_user( 'administrator' );
		$draft = $this->save( [ 'hien_link' => 'lớp học của tôi' ], status: 'draft' )->get_data()['id'];
		self::assertInstanceOf(
			WP_Error::class,
			$this->prepare_autosave( $draft, [ 'content' => 'Nội dung', 'post_status' => 'publish', 'status' => 'publish' ] )
		);
	}

	public function test_no_draft_keeps_a_script(): void {
		$this->as_user( 'administrator' );
		foreach ( [ 'javascript:alert(1)', "java\tscript:alert(1)", "\x01javascript:alert(1)", 'data:text/html,x' ] as $link ) {
			self::assertDoesNotMatchRegularExpression(
				'/script\s*:|^data:/',
				$this->save( [ 'hien_link' => $link ], status: 'draft' )->get_data()['meta']['hien_link']
			);
		}
	}

	public function test_courses_are_in_the_authors_order(): void {
		$this->course( 'Ba', args: [ 'menu_order' => 3 ] );
		$this->course( 'Một', args: [ 'menu_order' => 1 ] );
		$this->course( 'Hai', args: [ 'menu_order' => 2 ] );
		$this->course( 'Nháp', args: [ 'post_status' => 'draft' ] );
		self::assertSame( [ 'Một', 'Hai', 'Ba' ], array_column( $this->courses(), 'text' ) );
	}

	public function test_a_course_says_what_the_specification_names(): void {
		$id = $this->course( 'Plugin', [ 'hien_link' => 'https://example.org/plugin' ] );
		set_post_thumbnail( $id, $this->make->picture( 'plugin' ) );
		[ $course ] = $this->courses();
		self::assertSame(
			[ 'https://example.org/plugin', wp_get_upload_dir()['baseurl'] . '/2024/01/plugin.jpg', 'Plugin', '/khoa-hoc/plugin' ],
			[ $course['link'], $course['avt'], $course['text'], $course['path'] ]
		);
	}

	public function test_a_course_has_a_page_of_its_own(): void {
		$this->course(
			'Plugin',
			[ 'hien_price' => 500000 ],
			[ 'post_content' => '<h2>Học gì</h2><p>Viết plugin.</p><!--nextpage--><p>Phần hai.</p>' ]
		);
		$screen = $this->visit( '/khoa-hoc/plugin' );
		self::assertSame(
			[ 'course', 200, home_url( '/khoa-hoc/plugin' ) ],
			[ $screen->route, $screen->status, $screen->head['canonical'] ]
		);
		$course = $screen->data['course'];
		self::assertSame( [ 'Trang chủ', 'Khóa học' ], array_column( $course['breadcrumbs'], 'name' ) );
		self::assertStringContainsString( 'Viết plugin.', $course['content'] );
		self::assertStringContainsString( 'Phần hai.', array_values( $this->visit( '/khoa-hoc/plugin/2' )->data )[0]['content'] );
		self::assertSame(
			[ 404, 404, 404 ],
			array_map( $this->status_of( ... ), [ '/khoa-hoc/plugin/3', '/khoa-hoc/khong-co', '/khoa-hoc/page/2' ] )
		);
	}

	public function test_a_course_without_words_is_described_by_its_title(): void {
		update_option( 'blogname', 'Hiên' );
		update_option( 'blogdescription', '' );
		$this->course( 'Plugin', args: [ 'post_content' => '' ] );
		$head = $this->visit( '/khoa-hoc/plugin' )->head;
		self::assertSame( [ 'Plugin, trên trang Hiên.', 'Plugin' ], [ $head['description'], $head['json_ld'][0]['description'] ] );
	}

	public function test_a_draft_is_for_its_author_only(): void {
		$id = $this->course( 'Nháp', args: [ 'post_status' => 'draft' ] );
		self::assertSame( 404, $this->rest( 'GET', "/hien/v1/courses/$id" )->get_status() );
		$this->as_user( 'administrator' );
		self::assertSame( 200, $this->rest( 'GET', "/hien/v1/courses/$id" )->get_status() );
	}

	public function test_behind_a_password_is_the_way_to_the_course_too(): void {
		$this->course( 'Kín', [ 'hien_link' => 'https://example.org/kin' ], [ 'post_password' => 'vung-oi' ] );
		self::assertNull( $this->courses()[0]['link'] );
		self::enter_password( 'vung-oi' );
		self::assertSame( 'https://example.org/kin', $this->courses()[0]['link'] );
	}

	public function test_search_engines_get_the_courses_with_their_offers(): void {
		$this->course(
			'Có học phí',
			[
				'hien_price' => 200,
				'hien_price_sale' => 150,
				'hien_sale_end' => '2999-01-01T00:00:00',
				'hien_link' => 'https://example.org/x',
			],
			[ 'menu_order' => 1 ]
		);
		$this->course( 'Miễn phí', args: [ 'menu_order' => 2 ] );
		[ $list ] = $this->visit( '/khoa-hoc' )->head['json_ld'];
		self::assertSame( [ 'ItemList', [ 1, 2 ] ], [ $list['@type'], array_column( $list['itemListElement'], 'position' ) ] );
		[ $paid, $free ] = array_column( $list['itemListElement'], 'item' );
		self::assertSame(
			[ 'Course', 'Có học phí', home_url( '/khoa-hoc/co-hoc-phi' ), 'https://example.org/x' ],
			[ $paid['@type'], $paid['name'], $paid['url'], $paid['offers']['url'] ]
		);
		self::assertSame(
			[ 'Offer', 'Paid', '150', 'VND' ],
			[ $paid['offers']['@type'], $paid['offers']['category'], $paid['offers']['price'], $paid['offers']['priceCurrency'] ]
		);
		self::assertStringStartsWith( '2999-01-01', $paid['offers']['priceValidUntil'] );
		self::assertSame(
			[ 'Free', '0', home_url( '/khoa-hoc/mien-phi' ) ],
			[ $free['offers']['category'], $free['offers']['price'], $free['url'] ]
		);

		self::assertSame( [ 'Course', 'BreadcrumbList' ], array_column( $this->visit( '/khoa-hoc/mien-phi' )->head['json_ld'], '@type' ) );
	}

	public function test_the_list_table_shows_price_and_sale(): void {
		$cells = fn( array $meta ): array => array_map(
			fn( string $column ): string => self::cell( $column, $this->course( 'X', $meta ) ),
			[ 'price', 'sale', 'link' ]
		);
		self::assertSame(
			[ '200 ₫', '100 ₫ đến 01/01/2999 08:30', '<a href="https://example.org/x">example.org</a>' ],
			$cells(
				[
					'hien_price' => 200,
					'hien_price_sale' => 100,
					'hien_sale_end' => '2999-01-01T08:30:00',
					'hien_link' => 'https://example.org/x',
				]
			)
		);
		self::assertSame(
			[ '200 ₫', 'Đã hết lúc 01/01/2000 00:00', '' ],
			$cells( [ 'hien_price' => 200, 'hien_price_sale' => 100, 'hien_sale_end' => '2000-01-01T00:00:00' ] )
		);
		self::assertSame( [ 'Miễn phí', '', '' ], $cells( [] ) );
	}

	/**
	 * @param array<string,mixed> $meta
	 * @param array<string,mixed> $args
	 */
	private function course( string $title, array $meta = [], array $args = [] ): int {
		return $this->make->post(
			$args + [
				'post_type'  => 'hien_course',
				'post_title' => $title,
				'meta_input' => $meta,
			]
		);
	}

	/** @return list<array<string,mixed>> */
	private function courses(): array {
		return $this->rest( 'GET', '/hien/v1/courses' )->get_data()['data'];
	}

	/** @param array<string,mixed> $meta */
	private function save( array $meta, string $path = '', string $status = 'publish' ): \WP_REST_Response {
		return $this->rest(
			'POST',
			"/wp/v2/hien_course$path",
			json: [
				'title'  => 'Khóa',
				'status' => $status,
				'meta'   => $meta,
			]
		);
	}
}
