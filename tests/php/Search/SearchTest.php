<?php

declare(strict_types=1);

namespace Hien\Tests\Search;

use Hien\Jobs\Jobs;
use Hien\List_Sizes;
use Hien\Search\Search_Index;
use Hien\Search\Searchable;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

/** Search: what is found, in which order, and that the index follows every change. */
final class SearchTest extends TestCase {

	/** Content types that are not searched. */
	private const NOT_SEARCHED = [
		'hien_image'   => 'A picture has a line of text at most, and its own gallery.',
		'hien_friend'  => 'People are no answers to a question about a subject.',
		'hien_project' => 'It has no address on the site.',
		'hien_link'    => 'It has no address on the site.',
	];

	public function test_every_content_type_is_searched_or_left_out_on_purpose(): void {
		self::assertEqualsCanonicalizing(
			self::content_types(),
			[ ...preg_grep( '/^hien_/', Searchable::TYPES ), ...array_keys( self::NOT_SEARCHED ) ]
		);
	}

	public function test_accents_capitals_and_unicode_forms_find_the_same(): void {
		$this->make->post( [ 'post_title' => 'Lập trình WordPress' ] );
		$this->make->post( [ 'post_title' => 'Nấu ăn' ] );
		foreach ( [ 'lap trinh', 'LẬP TRÌNH', 'lập trình', "la\u{302}\u{323}p tri\u{300}nh", 'trình lập', ' lập,trình! ' ] as $query ) {
			self::assertSame( [ 'Lập trình WordPress' ], $this->titles( $query ), $query );
		}
	}

	public function test_two_requests_may_index_the_same_post_at_once(): void {
		global $wpdb;
		$id    = $this->make->post( [ 'post_title' => 'Hiên nhà' ] );
		$other = static function ( string $query ) use ( &$other, $id ): string {
			if ( str_contains( $query, 'REPLACE INTO' ) && str_contains( $query, 'hien_search' ) ) {
				remove_filter( 'query', $other );
				Search_Index::put( $id, [ 1 => 'Hiên nhà' ] ); // Between the removal and the entry.
			}
			return $query;
		};
		add_filter( 'query', $other );
		Search_Index::put( $id, [ 1 => 'Hiên nhà' ] );
		self::assertSame( '', $wpdb->last_error );
		self::assertSame( [ 'Hiên nhà' ], $this->titles( 'hien nha' ) );
	}

	public function test_all_words_must_occur(): void {
		$this->make->post( [ 'post_title' => 'Lập trình plugin' ] );
		$this->make->post( [ 'post_title' => 'Lập kế hoạch' ] );
		self::assertSame( [ 'Lập trình plugin' ], $this->titles( 'lap trinh plugin' ) );
		self::assertSame( [], $this->titles( 'lap trinh khongco' ) );
	}

	public function test_the_order_of_results(): void {
		$this->dated( 'Bạn đọc', 5 );
		$this->dated( 'Bàn ghế', 4 );
		$this->dated( 'Ban nhạc', 1 );
		self::assertSame( [ 'Ban nhạc', 'Bạn đọc', 'Bàn ghế' ], $this->titles( 'ban' ) );
		self::assertSame( 'Bàn ghế', $this->titles( 'bàn' )[0] );

		// Who types no marks means the words with them as often: a title counts for more than bare letters in an address.
		$this->dated( 'Trong địa chỉ', 5, [ 'post_content' => 'Xem bao-mat.html và bangkok.' ] );
		$this->dated( 'Ba lỗi bảo mật', 1 );
		self::assertSame( [ 'Ba lỗi bảo mật', 'Trong địa chỉ' ], $this->titles( 'bao mat' ) );
		self::assertSame( [ 'Trong địa chỉ' ], array_slice( $this->titles( 'ban' ), -1 ) );

		$this->dated( 'Trong thân bài', 5, [ 'post_content' => 'Chuyện về hiên nhà.' ] );
		$this->dated( 'Trong tóm tắt', 4, [ 'post_excerpt' => 'Chuyện về hiên nhà.' ] );
		$this->dated( 'Hiên nhà', 3 );
		$this->dated( 'Hiên nhà xưa', 2 );
		self::assertSame( [ 'Hiên nhà', 'Hiên nhà xưa', 'Trong tóm tắt', 'Trong thân bài' ], $this->titles( 'hiên nhà' ) );

		$this->dated( 'Plugins khác', 5 );
		$this->dated( 'Plugin đầu', 1 );
		self::assertSame( [ 'Plugin đầu', 'Plugins khác' ], $this->titles( 'plugin' ) );
	}

	public function test_odd_queries_do_no_harm(): void {
		$this->make->post( [ 'post_title' => '100% "thật" \\ a_b C++' ] );
		foreach (
			[
				'',
				' ',
				'%',
				'_',
				'\\',
				'"',
				"'; DROP TABLE x; --",
				'😀',
				str_repeat( 'x', 10000 ),
				str_repeat( 'lap ', 3000 ),
				"\xff\xfe",
			] as $query
		) {
			$response = $this->call( $query );
			self::assertSame( 200, $response->get_status(), $query );
			self::assertSame( [], $response->get_data()['data'], $query );
		}
		self::assertCount( 1, $this->titles( '100%' ) );
		self::assertCount( 1, $this->titles( '"thật"' ) );
		self::assertSame( 400, $this->rest( 'GET', '/hien/v1/search', [ 's' => 'a', 'page' => 0 ] )->get_status() );
	}

	public function test_two_letters_find_whole_words(): void {
		$this->make->post( [ 'post_title' => 'Đi về' ] );
		$this->make->post( [ 'post_title' => 'Điện toán' ] );
		self::assertSame( [ 'Đi về' ], $this->titles( 'đi' ) );
	}

	#[TestWith( [ 'sao lu' ] )]
	#[TestWith( [ 'sao lư' ] )]
	#[TestWith( [ 'lưu d' ] )]
	#[TestWith( [ 'sa' ] )]
	public function test_a_word_that_is_being_typed_finds_what_it_begins( string $query ): void {
		$this->make->post( [ 'post_title' => 'Sao lưu dữ liệu', 'post_content' => 'Chép sang nơi khác.' ] );
		self::assertSame( [ 'Sao lưu dữ liệu' ], $this->titles( $query ) );
		self::assertSame( [], $this->titles( "$query khongco" ) );
		self::assertSame( [], $this->titles( 'xa' ) );
	}

	public function test_what_a_word_that_is_being_typed_begins_is_marked(): void {
		$this->make->post( [ 'post_title' => 'Bài một', 'post_content' => 'Máy chủ và máy chạy.' ] );
		$mark = fn( string $query ): string => $this->rest( 'GET', '/hien/v1/search', [ 's' => $query ] )->get_data()['data'][0]['excerpt'];
		self::assertSame( '<mark>Máy</mark> <mark>chủ</mark> và <mark>máy</mark> <mark>chạy.</mark>', $mark( 'máy ch' ) );
		self::assertSame( '<mark>Máy</mark> chủ <mark>và</mark> <mark>máy</mark> chạy.', $mark( 'máy và' ) );
	}

	public function test_the_index_follows_every_change(): void {
		$id = $this->make->post( [ 'post_title' => 'Chưa ai thấy', 'post_status' => 'draft' ] );
		self::assertSame( [], $this->titles( 'thay' ) );
		wp_publish_post( $id );
		self::assertCount( 1, $this->titles( 'thay' ) );
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Tên mới' ] );
		self::assertSame( [], $this->titles( 'thay' ) );
		self::assertCount( 1, $this->titles( 'ten moi' ) );
		wp_update_post( [ 'ID' => $id, 'post_name' => 'duong-dan-khac' ] );
		self::assertSame( '/chuyen-chung/duong-dan-khac', $this->call( 'ten moi' )->get_data()['data'][0]['path'] );
		wp_update_post( [ 'ID' => $id, 'post_password' => 'vung-oi' ] );
		self::assertSame( [], $this->titles( 'ten moi' ) );
		wp_update_post( [ 'ID' => $id, 'post_password' => '' ] );
		wp_trash_post( $id );
		self::assertSame( [], $this->titles( 'ten moi' ) );
		wp_untrash_post( $id );
		wp_publish_post( $id );
		self::assertCount( 1, $this->titles( 'ten moi' ) );
		wp_delete_post( $id, true );
		self::assertSame( [], $this->titles( 'ten moi' ) );
	}

	public function test_the_names_of_terms_count_and_follow(): void {
		$id   = $this->make->post( [ 'post_title' => 'Bài có thẻ' ] );
		$term = wp_insert_term( 'Hàng rào', 'post_tag' );
		wp_set_post_terms( $id, [ (int) $term['term_id'] ], 'post_tag' );
		self::assertCount( 1, $this->titles( 'hang rao' ) );
		wp_update_term( (int) $term['term_id'], 'post_tag', [ 'name' => 'Bờ giậu' ] );
		self::assertSame( [ 0, 1 ], [ count( $this->titles( 'hang rao' ) ), count( $this->titles( 'bo giau' ) ) ] );
		wp_delete_term( (int) $term['term_id'], 'post_tag' );
		self::assertSame( [], $this->titles( 'bo giau' ) );
	}

	public function test_a_term_that_is_taken_away_is_not_found_any_more(): void {
		$id   = $this->make->post( [ 'post_title' => 'Bài có thẻ' ] );
		$term = $this->make->tag( [ 'name' => 'Hàng rào' ] );
		wp_set_post_terms( $id, [ $term ], 'post_tag' );
		wp_remove_object_terms( $id, $term, 'post_tag' );
		self::assertSame( [], $this->titles( 'hang rao' ) );
	}

	public function test_a_save_indexes_once(): void {
		$id = $this->make->post( [ 'post_title' => 'Bài có thẻ', 'tags_input' => [ 'Hàng rào' ] ] );
		self::assertSame(
			1,
			self::count_puts( fn() => wp_update_post( [ 'ID' => $id, 'post_title' => 'Bài đổi tên', 'tags_input' => [ 'Hàng rào' ] ] ) )
		);
	}

	public function test_the_deletion_of_a_term_indexes_each_of_its_objects_once(): void {
		foreach ( [ 'category', 'post_tag' ] as $taxonomy ) {
			$term = $this->make->term( $taxonomy, [ 'name' => 'Hàng rào' ] );
			foreach ( range( 1, 3 ) as $n ) {
				wp_set_object_terms( $this->make->post(), $term, $taxonomy );
			}
			self::assertSame( 3, self::count_puts( fn() => wp_delete_term( $term, $taxonomy ) ), $taxonomy );
			self::assertSame( [], $this->titles( 'hang rao' ), $taxonomy );
		}
	}

	public function test_a_term_of_many_objects_is_left_to_the_background(): void {
		$term = $this->term_of_many( 'post_tag' );
		self::assertSame( 0, self::count_puts( fn() => wp_update_term( $term, 'post_tag', [ 'name' => 'Bờ giậu' ] ) ) );
		self::assertNotNull( Jobs::position( 'search' ) );
		delete_option( 'hien_job_search' );
		self::assertSame( 0, self::count_puts( fn() => wp_delete_term( $term, 'post_tag' ) ) );
		self::assertNotNull( Jobs::position( 'search' ) );
	}

	public function test_terms_of_what_is_not_searched_change_nothing(): void {
		register_taxonomy( 'product_cat', 'product' );
		$term = $this->term_of_many( 'product_cat' );
		wp_update_term( $term, 'product_cat', [ 'name' => 'Bờ giậu' ] );
		wp_delete_term( $term, 'product_cat' );
		self::assertNull( Jobs::position( 'search' ) );
	}

	public function test_a_result_on_a_later_page_of_its_archive_links_to_that_page(): void {
		foreach ( range( 1, List_Sizes::FAQS ) as $n ) {
			$this->make->post( [ 'post_type' => 'hien_faq', 'post_title' => "Câu $n", 'menu_order' => $n ] );
		}
		$last = $this->make->post( [ 'post_type' => 'hien_faq', 'post_title' => 'Câu chót', 'menu_order' => 99 ] );
		self::assertSame( "/hoi-dap-hien/page/2#cau-hoi-$last", $this->call( 'chót' )->get_data()['data'][0]['path'] );
		$file  = $this->make->file();
		$lists = fn( string $title, int $order ): int => $this->make->post(
			[ 'post_type' => 'hien_download', 'post_title' => $title, 'menu_order' => $order, 'meta_input' => [ 'hien_file' => $file ] ]
		);
		foreach ( range( 1, List_Sizes::DOWNLOADS ) as $n ) {
			$lists( "Tệp $n", $n );
		}
		$lists( 'Tệp chót hết', 99 );
		self::assertSame(
			[ '/tai-nguyen', '/tai-nguyen/page/2' ],
			array_map( fn( string $query ): string => $this->call( $query )->get_data()['data'][0]['path'], [ 'tệp 1', 'chót hết' ] )
		);
	}

	public function test_other_kinds_are_found_too(): void {
		$this->make->page( [ 'post_title' => 'Trang về hiên' ] );
		$this->make->post( [ 'post_title' => 'Bài về hiên' ] );
		$this->make->post( [ 'post_type' => 'hien_faq', 'post_title' => 'Hiên là gì?' ] );
		$this->make->post( [ 'post_type' => 'hien_project', 'post_title' => 'Hiên không tìm' ] );
		$results = array_column( $this->call( 'hien' )->get_data()['data'], 'path', 'type' );
		self::assertEqualsCanonicalizing( [ 'Bài viết', 'Trang', 'Câu hỏi' ], array_keys( $results ) );
		self::assertStringStartsWith( '/hoi-dap-hien#cau-hoi-', $results['Câu hỏi'] );
	}

	public function test_an_excerpt_marks_its_hits_and_nothing_else_is_markup(): void {
		$this->make->post(
			[
				'post_title' => 'Đánh dấu',
				'post_content' =>
					'<!-- wp:paragraph --><p>Một <b>lập trình</b> viên viết &lt;script&gt; cả ngày.</p><!-- /wp:paragraph -->',
			]
		);
		$result = $this->call( 'lap trinh' )->get_data()['data'][0];
		self::assertSame( 'Một <mark>lập</mark> <mark>trình</mark> viên viết &lt;script&gt; cả ngày.', $result['excerpt'] );
	}

	public function test_a_page_of_results_costs_few_queries(): void {
		foreach ( range( 1, 30 ) as $n ) {
			$this->make->post( [ 'post_title' => "Bài tìm $n" ] );
		}
		$this->call( 'bai' ); // The first of a day makes its salt.
		self::assertLessThanOrEqual(
			14,
			self::count_queries( fn() => $this->call( 'bai tim' ) ),
			'Three of them count the search against its limit, one counts how common its words are.'
		);
	}

	/** A term of more objects than are put in again at once. */
	private function term_of_many( string $taxonomy ): int {
		global $wpdb;
		delete_option( 'hien_job_search' );
		$term = $this->make->term( $taxonomy );
		wp_set_object_terms( $this->make->post(), $term, $taxonomy );
		foreach ( range( 1, 20 ) as $n ) {
			$wpdb->insert(
				$wpdb->term_relationships,
				[ 'object_id' => 900000 + $n, 'term_taxonomy_id' => get_term( $term )->term_taxonomy_id ]
			);
		}
		return $term;
	}

	/** How many objects the work puts into the index. */
	private static function count_puts( callable $work ): int {
		$puts  = 0;
		$count = static function ( string $query ) use ( &$puts ): string {
			$puts += (int) preg_match( '/^REPLACE INTO \S*hien_search /', $query );
			return $query;
		};
		self::end_request();
		add_filter( 'query', $count );
		$work();
		self::end_request();
		remove_filter( 'query', $count );
		return $puts;
	}

	/** @param array<string,mixed> $more Further arguments of the post. */
	private function dated( string $title, int $month, array $more = [] ): void {
		$this->make->post( [ 'post_title' => $title, 'post_date' => "2024-0$month-01 00:00:00" ] + $more );
	}

	private function call( string $query ): WP_REST_Response {
		return $this->rest( 'GET', '/hien/v1/search', [ 's' => $query ] );
	}

	/** @return list<string> */
	private function titles( string $query ): array {
		return array_column( $this->call( $query )->get_data()['data'], 'title' );
	}
}
