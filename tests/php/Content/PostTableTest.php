<?php

declare(strict_types=1);

namespace Hien\Tests\Content;

use Hien\Tests\Support\RowReads;
use Hien\Tests\Support\TestCase;
use Hien\Views\Top_Views;
use Hien\Views\View_Counter;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Posts_List_Table;
use WP_Query;

/** wp-admin's lists of content: sorted by columns of ours, filtered, and as many queries for many rows as for few. */
final class PostTableTest extends TestCase {

	use RowReads;

	/** With the files of the downloads; null where a test makes none. */
	private ?string $folder = null;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->as_user( 'administrator' );
	}

	protected function tearDown(): void {
		if ( $this->folder ) {
			array_map( unlink( ... ), (array) glob( "$this->folder/*" ) );
			rmdir( $this->folder );
		}
		parent::tearDown();
	}

	#[TestWith( [ 'post', 'hien_views', '_hien_views' ] )]
	#[TestWith( [ 'hien_video', 'hien_views', '_hien_views' ] )]
	#[TestWith( [ 'hien_course', 'hien_views', '_hien_views' ] )]
	#[TestWith( [ 'hien_course', 'price', 'hien_price' ] )]
	#[TestWith( [ 'hien_download', 'downloads', '_hien_downloads' ] )]
	public function test_numbers_are_sorted_as_numbers_over_all_pages_and_nothing_is_left_out(
		string $type,
		string $column,
		string $key
	): void {
		$ids = [];
		foreach ( [ 9, 100, null, 20, 20 ] as $number ) {
			$id    = $this->make->post( [ 'post_type' => $type ] );
			$ids[] = $id;
			delete_post_meta( $id, $key );
			if ( null !== $number ) {
				add_post_meta( $id, $key, $number );
			}
		}
		$sortable = apply_filters( "manage_edit-{$type}_sortable_columns", [] ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
		self::assertSame( [ $column, true ], $sortable[ $column ] );
		self::assertSorted( $type, $column, [ $ids[2], $ids[0], $ids[3], $ids[4], $ids[1] ] );
	}

	public function test_on_a_large_site_the_most_viewed_come_first_as_on_a_small_one(): void {
		$ids = $this->write_viewed_posts( 1500, 100 );
		wp_update_post( [ 'ID' => $ids[1499], 'post_status' => 'draft' ] );
		View_Counter::add( $ids[1400], '2024-01-01', 9000 );
		View_Counter::add( $ids[1300], '2024-01-01', 1000 );
		self::end_request();
		$ranked = [ $ids[1400], $ids[1300], ...array_diff( array_reverse( $ids ), [ $ids[1400], $ids[1300] ] ) ];
		$pages  = [
			[ [ 'post_status' => 'publish' ], array_values( array_diff( $ranked, [ $ids[1499] ] ) ) ],
			[ [], $ranked ],
			[ [ 'post_status' => 'draft' ], [ $ids[1499] ] ],
			[ [ 'order' => 'asc' ], array_slice( $ids, 0, 100 ) ],
			[ [ 'hien_views' => '0' ], array_reverse( array_slice( $ids, 0, 100 ) ) ],
			[
				[ 'hien_views' => '1000' ],
				array_values( array_filter( $ranked, static fn( int $id ): bool => View_Counter::total( $id ) >= 1000 ) ),
			],
		];
		foreach ( [ '', '1' ] as $is_large ) {
			update_option( 'hien_is_large', $is_large );
			foreach ( $pages as [ $query, $expected ] ) {
				foreach ( array_filter( [ 1, 2, 70 ], static fn( int $page ): bool => count( $expected ) > ( $page - 1 ) * 20 ) as $page ) {
					self::assertSame(
						array_slice( $expected, ( $page - 1 ) * 20, 20 ),
						self::rows(
							'post',
							$query + [ 'orderby' => 'hien_views', 'order' => 'desc', 'author' => '1', 'paged' => (string) $page ],
							20
						),
						"$is_large $page " . wp_json_encode( $query )
					);
				}
			}
		}
	}

	/** @return list<int> Posts with as many views as their ids, but for the first ones. */
	private function write_viewed_posts( int $number, int $unviewed = 0 ): array {
		$ids = self::write_posts( $number );
		self::insert(
			'postmeta',
			...array_map(
				// phpcs:ignore WordPress.DB.SlowDBQuery -- A row.
				static fn( int $id ): array => [ 'post_id' => $id, 'meta_key' => View_Counter::META, 'meta_value' => $id ],
				array_slice( $ids, $unviewed )
			)
		);
		Top_Views::renew();
		return $ids;
	}

	#[TestWith( [ 'hien_course', 'link', 'hien_link' ] )]
	#[TestWith( [ 'hien_friend', 'link', 'hien_link' ] )]
	#[TestWith( [ 'hien_link', 'link', 'hien_link' ] )]
	#[TestWith( [ 'hien_project', 'link', 'hien_link' ] )]
	#[TestWith( [ 'hien_faq', 'asked_by', 'hien_asked_by' ] )]
	#[TestWith( [ 'hien_message', 'kind', 'hien_message_type' ] )]
	public function test_texts_are_sorted_as_texts( string $type, string $column, string $key ): void {
		[ $b, $none, $a ] = array_map(
			fn( string $text ): int => $this->make->post( [ 'post_type' => $type, 'meta_input' => '' === $text ? [] : [ $key => $text ] ] ),
			[ 'https://b.vn', '', 'https://a.vn' ]
		);
		self::assertSame(
			[ $none, $a, $b ],
			array_values( array_intersect( self::rows( $type, [ 'orderby' => $column, 'order' => 'asc' ] ), [ $a, $b, $none ] ) )
		);
	}

	#[TestWith( [ 'hien_course' ] )]
	#[TestWith( [ 'hien_download' ] )]
	#[TestWith( [ 'hien_faq' ] )]
	#[TestWith( [ 'hien_friend' ] )]
	#[TestWith( [ 'hien_link' ] )]
	#[TestWith( [ 'hien_project' ] )]
	#[TestWith( [ 'hien_video' ] )]
	public function test_what_the_author_orders_shows_that_order_and_is_sorted_and_filtered_by_it( string $type ): void {
		$ids = array_map(
			fn( int $order ): int => $this->make->post( [ 'post_type' => $type, 'menu_order' => $order ] ),
			[ 10, 9, 0, -1, 9 ]
		);
		self::assertSorted( $type, 'order', [ $ids[3], $ids[2], $ids[1], $ids[4], $ids[0] ] );
		self::assertFiltered( $type, [ 'hien_order' => 'on' ], [ $ids[0], $ids[1], $ids[3], $ids[4] ], $ids );
		self::assertFiltered( $type, [ 'hien_order' => 'off' ], [ $ids[2] ], $ids );

		$table = self::table( $type, [] );
		$row = self::printed_by( static fn() => $table->single_row( $ids[0] ) );
		self::assertStringContainsString( 'data-colname="Thứ tự">10</td>', $row );
	}

	public function test_the_lists_have_the_order_where_the_editor_has_it(): void {
		foreach ( get_post_types( [ 'show_ui' => true ] ) as $type ) {
			if ( str_starts_with( $type, 'hien_' ) ) {
				$columns = apply_filters( "manage_{$type}_posts_columns", [] ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
				self::assertSame( post_type_supports( $type, 'page-attributes' ), isset( $columns['order'] ), $type );
			}
		}
	}

	public function test_images_are_sorted_by_their_numbers(): void {
		global $wpdb;
		[ $ten, $nine ] = [ $this->make->post( [ 'post_type' => 'hien_image' ] ), $this->make->post( [ 'post_type' => 'hien_image' ] ) ];
		$wpdb->update( $wpdb->posts, [ 'post_name' => '9990' ], [ 'ID' => $ten ] );
		$wpdb->update( $wpdb->posts, [ 'post_name' => '999' ], [ 'ID' => $nine ] );
		self::assertSame(
			[ $nine, $ten ],
			array_values( array_intersect( self::rows( 'hien_image', [ 'orderby' => 'number', 'order' => 'asc' ] ), [ $nine, $ten ] ) )
		);
	}

	public function test_videos_are_sorted_by_their_duration_written_or_of_the_file_and_none_is_left_out(): void {
		$film = $this->make->post( [ 'post_type' => 'attachment', 'post_mime_type' => 'video/mp4', 'post_status' => 'inherit' ] );
		wp_update_attachment_metadata( $film, [ 'length' => 600 ] );
		$ids = array_map(
			fn( array $meta ): int => $this->make->post( [ 'post_type' => 'hien_video', 'post_title' => 'Hook', 'meta_input' => $meta ] ),
			[
				[ 'hien_duration' => '9:59' ],
				[ 'hien_duration' => '1:00:00' ],
				[],
				[ 'hien_video_file' => $film ],
				[ 'hien_duration' => '', 'hien_video_file' => $film ],
			]
		);
		self::assertSorted( 'hien_video', 'duration', [ $ids[2], $ids[0], $ids[3], $ids[4], $ids[1] ] );

		$series = wp_insert_term( 'Hook', 'hien_series', [ 'slug' => 'hook' ] );
		self::assertIsArray( $series );
		array_map( static fn( int $id ): mixed => wp_set_object_terms( $id, $series['term_id'], 'hien_series' ), [ $ids[1], $ids[2] ] );
		self::assertSame(
			[ $ids[1], $ids[2] ],
			self::rows( 'hien_video', [ 'orderby' => 'duration', 'order' => 'desc', 'hien_series' => 'hook', 's' => 'hook' ] )
		);
	}

	public function test_downloads_are_sorted_by_size_and_type_of_their_files_and_none_is_left_out(): void {
		[ $text, $archive, $missing, $large, $lost ] = $this->downloads();
		self::assertSorted( 'hien_download', 'size', [ $missing, $lost, $text, $archive, $large ] );
		self::assertSorted( 'hien_download', 'type', [ $missing, $lost, $text, $archive, $large ] );
	}

	public function test_downloads_are_filtered_by_the_types_that_there_are_and_by_files_that_are_missing(): void {
		[ $text, $archive, $missing, $large, $lost ] = $this->downloads();

		$found = static fn( string $type, array $more = [] ): array => array_values(
			array_intersect(
				self::rows( 'hien_download', [ 'hien_type' => $type, 'orderby' => 'size', 'order' => 'asc' ] + $more ),
				[ $text, $archive, $missing, $large, $lost ]
			)
		);
		self::assertSame(
			[ [ $archive, $large ], [ $text ], [ $missing, $lost ], [ $large ], [], 5 ],
			[
				$found( '.zip' ),
				$found( '.' ),
				$found( '-' ),
				$found( '.zip', [ 's' => 'lớn' ] ),
				$found( '.zip', [ 'post_status' => 'draft' ] ),
				count( $found( '.exe' ) ),
			]
		);
		wp_trash_post( $archive );
		self::assertSame( [ $archive ], $found( '.zip', [ 'post_status' => 'trash' ] ) );
		self::assertMatchesRegularExpression(
			'#>Tất cả các loại</option>.*<option value="\.">Không có đuôi</option>.*<option value="\.zip" selected=\'selected\'>ZIP</option>'
				. '.*<option value="-">Thiếu tệp</option></select>#',
			self::filters( 'hien_download', [ 'hien_type' => '.zip' ] )
		);
	}

	/** @return list<int> With 1 byte and no extension, 20 bytes in a ZIP, without a file, 300 bytes in a ZIP, with a file that is gone. */
	private function downloads(): array {
		$this->folder = sys_get_temp_dir() . '/hien-downloads-' . bin2hex( random_bytes( 4 ) );
		mkdir( $this->folder );
		$ids = [];
		foreach ( [ 'a' => 1, 'b.zip' => 20, '' => 0, 'lớn.ZIP' => 300, 'mất.pdf' => 0 ] as $name => $bytes ) {
			$file = '' === $name ? 0 : $this->make->post( [ 'post_type' => 'attachment', 'post_status' => 'inherit' ] );
			if ( $file > 0 ) {
				update_post_meta( $file, '_wp_attached_file', "$this->folder/$name" );
			}
			if ( $bytes > 0 ) {
				file_put_contents( "$this->folder/$name", str_repeat( 'x', $bytes ) );
			}
			$ids[] = $this->make->post(
				[ 'post_type' => 'hien_download', 'post_title' => "Tệp $name", 'meta_input' => 0 === $file ? [] : [ 'hien_file' => $file ] ]
			);
		}
		return $ids;
	}

	public function test_courses_are_sorted_by_the_prices_of_sales_that_go_on(): void {
		$ids = array_map(
			fn( array $sale ): int => $this->make->post(
				[ 'post_type' => 'hien_course', 'meta_input' => $sale + [ 'hien_price' => 500 ] ]
			),
			[
				[ 'hien_price_sale' => 90, 'hien_sale_end' => '2020-01-01T00:00:00' ],
				[],
				[ 'hien_price_sale' => 90 ],
				[ 'hien_price_sale' => 300, 'hien_sale_end' => '2099-01-01T00:00:00' ],
				[ 'hien_price_sale' => 100 ],
			]
		);
		self::assertSorted( 'hien_course', 'sale', [ $ids[0], $ids[1], $ids[2], $ids[4], $ids[3] ] );
	}

	public function test_messages_are_sorted_by_their_words(): void {
		$ids = array_map(
			fn( string $words ): int => $this->make->post(
				[ 'post_type' => 'hien_message', 'post_status' => 'hien_unread', 'post_content' => $words ]
			),
			[ 'An', 'Bình', 'Châu', 'Dung', 'Em' ]
		);
		self::assertSorted( 'hien_message', 'words', $ids );
	}

	public function test_messages_are_sorted_by_the_names_of_their_states(): void {
		$ids = array_map(
			fn( string $state ): int => $this->make->post( [ 'post_type' => 'hien_message', 'post_status' => $state ] ),
			[ 'hien_read', 'hien_unread', 'hien_read', 'hien_unread', 'hien_read' ]
		);
		// Chưa đọc, Đã đọc.
		self::assertSorted( 'hien_message', 'state', [ $ids[1], $ids[3], $ids[0], $ids[2], $ids[4] ] );
	}

	/** But for those that WordPress filters itself: by views, months and the search. */
	public function test_each_column_of_ours_is_sorted_and_filtered(): void {
		$unfiltered = [ 'hien_message' => [ 'from', 'words', 'state', 'received' ] ];
		foreach ( get_post_types( [ 'show_ui' => true ] ) as $type ) {
			// phpcs:disable WordPress.NamingConventions.ValidHookName
			$columns  = array_keys( apply_filters( "manage_{$type}_posts_columns", [] ) );
			$sortable = array_keys( apply_filters( "manage_edit-{$type}_sortable_columns", [] ) );
			// phpcs:enable
			self::assertSame( [], array_values( array_diff( $columns, $sortable ) ), $type );
			$this->make->post( [ 'post_type' => $type ] ); // There is nothing to filter in an empty list.
			preg_match_all( '#<label class="screen-reader-text" for="hien_(\w+)">#', self::filters( $type, [] ), $menus );
			$names = str_replace( 'hien_', '', $columns );
			self::assertSame( $unfiltered[ $type ] ?? [], array_values( array_diff( $names, $menus[1] ) ), $type );
		}
	}

	#[TestWith( [ 'post', 'hien_views', '_hien_views' ] )]
	#[TestWith( [ 'hien_video', 'hien_views', '_hien_views' ] )]
	#[TestWith( [ 'hien_course', 'hien_views', '_hien_views' ] )]
	#[TestWith( [ 'hien_download', 'hien_downloads', '_hien_downloads' ] )]
	public function test_lists_are_filtered_by_ranges_of_counts( string $type, string $menu, string $key ): void {
		$ids = [];
		foreach ( [ null, 0, 1, 9, 10, 99, 100, 999, 1000, 123_456 ] as $count ) {
			$id    = $this->make->post( [ 'post_type' => $type ] );
			$ids[] = $id;
			delete_post_meta( $id, $key );
			if ( null !== $count ) {
				add_post_meta( $id, $key, $count );
			}
		}
		foreach ( array_chunk( $ids, 2 ) as $place => $expected ) {
			$choice = [ '0', '1', '10', '100', '1000' ][ $place ];
			self::assertFiltered( $type, [ $menu => $choice ], $expected, $ids );
		}
		$others = new WP_Query( [ 'post_type' => $type, 'fields' => 'ids', 'nopaging' => true ] );
		self::assertSame( [], array_diff( $ids, $others->posts ), 'Only the list is filtered.' );
		self::assertMatchesRegularExpression(
			'#<option value="0">Chưa có lượt (xem|tải)</option><option value="1">1–9 lượt \1</option><option value="10">10–99 lượt \1</option>'
				. '<option value="100" selected=\'selected\'>100–999 lượt \1</option><option value="1000">Từ 1[.,]000 lượt \1</option></select>#',
			self::filters( $type, [ $menu => '100' ] )
		);
	}

	#[TestWith( [ 'hien_course', 'hien_link', 'hien_link' ] )]
	#[TestWith( [ 'hien_friend', 'hien_link', 'hien_link' ] )]
	#[TestWith( [ 'hien_link', 'hien_link', 'hien_link' ] )]
	#[TestWith( [ 'hien_project', 'hien_link', 'hien_link' ] )]
	#[TestWith( [ 'hien_faq', 'hien_asked_by', 'hien_asked_by' ] )]
	public function test_lists_are_filtered_by_what_is_filled_in( string $type, string $menu, string $key ): void {
		$ids = array_map(
			fn( array $meta ): int => $this->make->post( [ 'post_type' => $type, 'meta_input' => $meta ] ),
			[ [ $key => 'https://a.vn' ], [ $key => '0' ], [], [ $key => '' ] ]
		);
		self::assertFiltered( $type, [ $menu => 'on' ], [ $ids[0], $ids[1] ], $ids );
		self::assertFiltered( $type, [ $menu => 'off' ], [ $ids[2], $ids[3] ], $ids );
	}

	public function test_lists_with_pictures_are_sorted_and_filtered_by_whether_there_is_one(): void {
		foreach ( [ 'hien_course', 'hien_friend', 'hien_image', 'hien_project', 'hien_video' ] as $type ) {
			$ids = array_map(
				fn( array $meta ): int => $this->make->post( [ 'post_type' => $type, 'meta_input' => $meta ] ),
				[ [ '_thumbnail_id' => 9 ], [], [ '_thumbnail_id' => 10 ], [], [ '_thumbnail_id' => 8 ] ]
			);
			self::assertSorted( $type, 'picture', [ $ids[1], $ids[3], $ids[4], $ids[0], $ids[2] ] );
			self::assertFiltered( $type, [ 'hien_picture' => 'on' ], [ $ids[0], $ids[2], $ids[4] ], $ids );
			self::assertFiltered( $type, [ 'hien_picture' => 'off' ], [ $ids[1], $ids[3] ], $ids );
		}
		self::assertStringContainsString( '>Chân dung: tất cả</option>', self::filters( 'hien_friend', [] ) );
	}

	public function test_courses_are_filtered_by_their_price(): void {
		$ids = array_map(
			fn( int $price ): int => $this->make->post( [ 'post_type' => 'hien_course', 'meta_input' => [ 'hien_price' => $price ] ] ),
			[ 0, 1, 499_999, 500_000, 999_999, 1_000_000 ]
		);
		foreach ( [ [ $ids[0] ], [ $ids[1], $ids[2] ], [ $ids[3], $ids[4] ], [ $ids[5] ] ] as $place => $expected ) {
			self::assertFiltered( 'hien_course', [ 'hien_price' => [ '0', '1', '500000', '1000000' ][ $place ] ], $expected, $ids );
		}
		self::assertStringContainsString(
			'<option value="0">Miễn phí</option><option value="1">Dưới 500.000 ₫</option>'
				. '<option value="500000">500.000 ₫ – 1.000.000 ₫</option><option value="1000000">Từ 1.000.000 ₫</option>',
			self::filters( 'hien_course', [] )
		);
	}

	#[TestWith( [ 57, '1' ] )]
	#[TestWith( [ 250, '1,101,201' ] )]
	#[TestWith( [ 120_000, '1,10001,20001,30001,40001,50001,60001,70001,80001,90001,100001,110001' ] )]
	public function test_images_are_filtered_by_hundreds_of_their_numbers_or_more( int $last, string $first ): void {
		global $wpdb;
		$ids = [];
		foreach ( [ '', 'sap-dang', '1', '100', '101', '200__trashed' ] as $slug ) {
			$id    = $this->make->post( [ 'post_type' => 'hien_image' ] );
			$ids[] = $id;
			$wpdb->update( $wpdb->posts, [ 'post_name' => $slug ], [ 'ID' => $id ] );
		}
		update_option( 'hien_image_number', $last );
		self::assertFiltered( 'hien_image', [ 'hien_number' => '0' ], [ $ids[0], $ids[1] ], $ids );
		$numbered = array_slice( $ids, 2 );
		self::assertFiltered( 'hien_image', [ 'hien_number' => '1' ], 250 === $last ? [ $ids[2], $ids[3] ] : $numbered, $ids );
		if ( 250 === $last ) {
			self::assertFiltered( 'hien_image', [ 'hien_number' => '101' ], [ $ids[4], $ids[5] ], $ids );
		}
		preg_match_all( '#<option value="([1-9]\d*)"#', self::filters( 'hien_image', [] ), $choices );
		self::assertSame( $first, implode( ',', $choices[1] ) );
	}

	public function test_videos_are_filtered_by_their_duration_and_by_other_menus_search_state_order_and_page_at_once(): void {
		$ids = array_map(
			fn( string $duration ): int => $this->make->post(
				[
					'post_type' => 'hien_video',
					'post_title' => 'Hook',
					'meta_input' => [ 'hien_duration' => $duration, '_hien_views' => 5 ],
				]
			),
			[ '', '9:59', '10:00', '29:59', '30:00', '25:00' ]
		);
		foreach ( [ [ $ids[0] ], [ $ids[1] ], [ $ids[2], $ids[3], $ids[5] ], [ $ids[4] ] ] as $place => $expected ) {
			self::assertFiltered( 'hien_video', [ 'hien_duration' => [ '0', '1', '600', '1800' ][ $place ] ], $expected, $ids );
		}
		self::assertStringContainsString(
			'<option value="0">Chưa có thời lượng</option><option value="1">Dưới 10 phút</option>'
				. '<option value="600">10 phút – 30 phút</option><option value="1800">Từ 30 phút</option>',
			self::filters( 'hien_video', [] )
		);

		$query = [ 'hien_duration' => '600', 'hien_views' => '1', 's' => 'hook', 'orderby' => 'duration', 'order' => 'desc' ];
		self::assertSame( [ $ids[3], $ids[5] ], self::rows( 'hien_video', $query, 2 ) );
		self::assertSame( 3, $GLOBALS['wp_query']->found_posts );
		self::assertSame( [ $ids[2] ], self::rows( 'hien_video', [ 'paged' => '2' ] + $query, 2 ) );
		self::assertSame(
			[ $ids[5], $ids[3], $ids[2] ],
			self::rows( 'hien_video', [ 'orderby' => 'hien_views' ] + $query ),
			'Sorted by another column.'
		);
		wp_update_post( [ 'ID' => $ids[3], 'post_status' => 'draft' ] );
		View_Counter::add( $ids[5], '2024-01-01', 5 );
		self::assertSame( [ $ids[3] ], self::rows( 'hien_video', [ 'post_status' => 'draft' ] + $query ) );
		self::assertSame( [ $ids[3], $ids[2] ], self::rows( 'hien_video', $query ) );
		self::assertSame( [], self::rows( 'hien_video', [ 'hien_views' => '1000' ] + $query ) );
	}

	public function test_downloads_are_filtered_by_the_size_of_their_files_and_their_type_at_once(): void {
		$ids = [];
		foreach ( [ 0, 300, MB_IN_BYTES - 1, MB_IN_BYTES, 10 * MB_IN_BYTES ] as $place => $bytes ) {
			// Files on another host.
			$file = $this->make->post(
				[
					'post_type' => 'attachment',
					'post_status' => 'inherit',
					'meta_input' => [
						'_wp_attached_file' => 'https://cdn.example/' . ( 3 === $place ? 'a.pdf' : 'a.zip' ),
						'_wp_attachment_metadata' => [ 'filesize' => $bytes ],
					],
				]
			);
			$ids[] = $this->make->post( [ 'post_type' => 'hien_download', 'meta_input' => 0 === $bytes ? [] : [ 'hien_file' => $file ] ] );
		}
		add_filter(
			'wp_get_attachment_url',
			static fn( string $url, int $id ): string => (string) get_post_meta( $id, '_wp_attached_file', true ),
			10,
			2
		);
		foreach ( [ [ $ids[0] ], [ $ids[1], $ids[2] ], [ $ids[3] ], [ $ids[4] ] ] as $place => $expected ) {
			self::assertFiltered( 'hien_download', [ 'hien_size' => [ '0', '1', '1048576', '10485760' ][ $place ] ], $expected, $ids );
		}
		self::assertFiltered( 'hien_download', [ 'hien_size' => '1', 'hien_type' => '.zip' ], [ $ids[1], $ids[2] ], $ids );
		self::assertFiltered( 'hien_download', [ 'hien_size' => '1048576', 'hien_type' => '.zip' ], [], $ids );
	}

	public function test_choices_that_there_are_not_leave_out_nothing(): void {
		$ids = array_map( fn(): int => $this->make->post( [ 'post_type' => 'hien_video' ] ), [ 1, 2 ] );
		foreach ( [ '', '2', '00', 'on', '1 OR 1=1', [ '0' ], [ 'x' => [ '0' ] ] ] as $value ) {
			self::assertFiltered( 'hien_video', [ 'hien_views' => $value, 'hien_duration' => $value ], $ids, $ids );
		}
	}

	public function test_lists_are_filtered_by_what_the_owner_chooses(): void {
		$on   = $this->make->post( [ 'post_type' => 'hien_course', 'meta_input' => [ 'hien_price' => 500, 'hien_price_sale' => 300 ] ] );
		$over = $this->make->post(
			[
				'post_type' => 'hien_course',
				'meta_input' => [ 'hien_price' => 500, 'hien_price_sale' => 300, 'hien_sale_end' => '2020-01-01T00:00:00' ],
			]
		);
		self::assertSame(
			[ [ $on ], [ $over ], 2 ],
			[
				self::rows( 'hien_course', [ 'hien_sale' => 'on' ] ),
				array_values( array_intersect( self::rows( 'hien_course', [ 'hien_sale' => 'off' ] ), [ $on, $over ] ) ),
				count( array_intersect( self::rows( 'hien_course', [ 'hien_sale' => 'x' ] ), [ $on, $over ] ) ),
			]
		);

		$series = wp_insert_term( 'Hook', 'hien_series', [ 'slug' => 'hook' ] );
		self::assertIsArray( $series );
		[ $part, $other ] = [ $this->make->post( [ 'post_type' => 'hien_video' ] ), $this->make->post( [ 'post_type' => 'hien_video' ] ) ];
		wp_set_object_terms( $part, $series['term_id'], 'hien_series' );
		self::assertSame( [ $part ], self::rows( 'hien_video', [ 'hien_series' => 'hook' ] ) );
		self::assertMatchesRegularExpression(
			'#<label[^>]+for="hien_series">Tất cả loạt bài</label><select.*<option value="hook" selected=\'selected\'>Hook</option>#',
			self::filters( 'hien_video', [ 'hien_series' => 'hook' ] )
		);

		$answered = $this->make->post( [ 'post_type' => 'hien_faq', 'post_content' => 'Có.' ] );
		$waiting  = $this->make->post( [ 'post_type' => 'hien_faq', 'post_content' => '', 'post_status' => 'pending' ] );
		self::assertSame(
			[ [ $answered ], [ $waiting ] ],
			array_map(
				static fn( string $is ): array => array_values(
					array_intersect( self::rows( 'hien_faq', [ 'hien_answered' => $is ] ), [ $answered, $waiting ] )
				),
				[ 'yes', 'no' ]
			)
		);

		[ $contact, $feedback ] = array_map(
			fn( string $kind ): int => $this->make->post(
				[ 'post_type' => 'hien_message', 'post_status' => 'hien_unread', 'meta_input' => [ 'hien_message_type' => $kind ] ]
			),
			[ 'Liên hệ', 'Góp ý' ]
		);
		self::assertSame(
			[ $feedback ],
			array_values( array_intersect( self::rows( 'hien_message', [ 'hien_kind' => 'Góp ý' ] ), [ $contact, $feedback ] ) )
		);
	}

	#[TestWith( [ 'hien_friend', 'publish' ] )]
	#[TestWith( [ 'hien_message', 'hien_unread' ] )]
	public function test_a_list_has_filters_where_there_is_something_to_filter( string $type, string $status ): void {
		$has_filters = static fn(): array => array_map(
			static fn( array $query ): bool => '' !== self::filters( $type, $query ),
			[ [], [ 'hien_order' => 'on', 's' => 'khong-co' ], [ 'post_status' => 'trash' ] ]
		);
		self::assertSame( [ false, false, false ], $has_filters() );
		$id = $this->make->post( [ 'post_type' => $type, 'post_status' => $status ] );
		self::assertSame( [ true, true, false ], $has_filters() );
		wp_trash_post( $id );
		self::assertSame( [ false, false, true ], $has_filters() );
	}

	#[TestWith( [ 'post' ] )]
	#[TestWith( [ 'hien_video' ] )]
	#[TestWith( [ 'hien_image' ] )]
	#[TestWith( [ 'hien_course' ] )]
	#[TestWith( [ 'hien_download' ] )]
	#[TestWith( [ 'hien_friend' ] )]
	#[TestWith( [ 'hien_project' ] )]
	#[TestWith( [ 'hien_faq' ] )]
	#[TestWith( [ 'hien_message' ] )]
	public function test_a_row_costs_no_query( string $type ): void {
		$add     = function () use ( $type ): void {
			$picture = $this->make->post(
				[
					'post_type' => 'attachment',
					'post_mime_type' => 'image/png',
					'meta_input' => [ '_wp_attached_file' => wp_unique_id( 'a' ) . '.png' ],
				]
			);
			$this->make->post(
				[
					'post_type' => $type,
					'post_status' => 'hien_message' === $type ? 'hien_unread' : 'publish',
					'post_author' => get_current_user_id(),
					'meta_input' => [ '_thumbnail_id' => $picture, 'hien_file' => $picture ],
				]
			);
		};
		$queries = static function () use ( $type ): int {
			wp_cache_flush();
			wp_get_current_user();
			self::rows( $type, [] );
			wp_cache_flush();
			$before = get_num_queries();
			self::rows( $type, [] );
			return get_num_queries() - $before;
		};
		$add();
		$one = $queries();
		array_map( $add, range( 1, 5 ) );
		self::assertSame( $one, $queries() );
	}

	/** @param list<int> $ids In the order of the list that begins with the least, on any number of pages. */
	private static function assertSorted( string $type, string $column, array $ids ): void {
		foreach ( [ 'asc' => $ids, 'desc' => array_reverse( $ids ) ] as $order => $expected ) {
			$found = [];
			foreach ( [ 1, 2, 3 ] as $page ) {
				$found = [ ...$found, ...self::rows( $type, [ 'orderby' => $column, 'order' => $order, 'paged' => (string) $page ], 2 ) ];
			}
			self::assertSame( $expected, array_values( array_intersect( $found, $ids ) ), "$column $order" );
			self::assertSame( array_unique( $found ), $found, 'Each on one page.' );
		}
	}

	/**
	 * @param array<string,mixed> $query    Query of the address.
	 * @param list<int>           $expected Those of the items that the list shows.
	 * @param list<int>           $items
	 */
	private static function assertFiltered( string $type, array $query, array $expected, array $items ): void {
		$shown = array_values( array_intersect( $items, self::rows( $type, $query ) ) );
		self::assertSame( $expected, $shown, (string) wp_json_encode( $query ) );
	}

	/**
	 * @param array<string,mixed> $query Query of the address.
	 * @return list<int> Ids of a page of the list, which is printed too.
	 */
	private static function rows( string $type, array $query, int $per_page = 200 ): array {
		add_filter( "edit_{$type}_per_page", static fn(): int => $per_page, 99 );
		$table = self::table( $type, $query );
		ob_start();
		$table->display_rows();
		ob_end_clean();
		return array_column( $GLOBALS['wp_query']->posts, 'ID' );
	}

	/** @param array<string,mixed> $query */
	private static function filters( string $type, array $query ): string {
		self::table( $type, $query );
		return self::printed_by( static fn() => do_action( 'restrict_manage_posts', $type, 'top' ) );
	}

	/** @param array<string,mixed> $query */
	private static function table( string $type, array $query ): WP_Posts_List_Table {
		foreach ( [ 'restrict_manage_posts', 'pre_get_posts', 'posts_clauses', 'posts_where', 'the_posts' ] as $hook ) {
			remove_all_filters( $hook ); // Those of the list before.
		}
		set_current_screen( "edit-$type" );
		$GLOBALS['typenow']   = $type;
		$GLOBALS['post_type'] = $type;
		$_GET     = [ 'post_type' => $type ] + $query;
		$_REQUEST = $_GET;
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName
		$table = _get_list_table( 'WP_Posts_List_Table', [ 'screen' => get_current_screen() ] );
		self::assertInstanceOf( WP_Posts_List_Table::class, $table );
		$table->prepare_items();
		return $table;
	}
}
