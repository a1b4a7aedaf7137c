<?php

declare(strict_types=1);

namespace Hien\Tests\Images;

use Hien\Images\Image_Numbers;
use Hien\Tests\Support\TestCase;

/** The number of an image: once given, it is this image's for ever. */
final class ImageNumbersTest extends TestCase {

	use Gallery;

	public function test_numbers_follow_the_order_of_publication(): void {
		$late  = $this->image( 'Hồ lặng', [ 'post_status' => 'draft' ] );
		$first = $this->image( 'Chiều xuống' );
		$this->publish( $late );
		self::assertSame( [ '1', '2' ], [ self::slug( $first ), self::slug( $late ) ] );
		self::assertSame( home_url( '/hinh-anh/2' ), get_permalink( $late ) );
	}

	public function test_an_image_that_is_not_published_has_none(): void {
		foreach ( [ 'draft', 'pending', 'future' ] as $status ) {
			$id = $this->image(
				'7',
				[
					'post_status' => $status,
					'post_name'   => '7',
					'post_date'   => gmdate( 'Y-m-d H:i:s', time() + WEEK_IN_SECONDS ),
				]
			);
			self::assertSame( $status, get_post_status( $id ) );
			self::assertSame( 0, Image_Numbers::of( get_post( $id ) ), $status );
		}
		self::assertSame( '1', self::slug( $this->image( 'Chiều xuống' ) ) );
	}

	public function test_a_private_image_has_a_number(): void {
		self::assertSame( '1', self::slug( $this->image( 'Riêng', [ 'post_status' => 'private' ] ) ) );
	}

	public function test_the_clock_gives_a_number_to_an_image_that_waited_for_its_day(): void {
		$id = $this->image(
			'Hồ lặng',
			[
				'post_status' => 'future',
				'post_date'   => gmdate( 'Y-m-d H:i:s', time() + WEEK_IN_SECONDS ),
			]
		);
		$this->image( 'Chiều xuống' );
		wp_publish_post( $id );
		self::assertSame( '2', self::slug( $id ) );
	}

	public function test_no_save_changes_a_number(): void {
		$id = $this->image( 'Hồ lặng' );
		foreach (
			[
				[ 'post_title' => 'Hồ động' ],
				[ 'post_name' => 'ho-dong' ],
				[ 'post_name' => '99' ],
				[ 'post_status' => 'draft' ],
				[ 'post_status' => 'publish' ],
				[ 'post_status' => 'private' ],
			] as $change
		) {
			wp_update_post( [ 'ID' => $id ] + $change );
			self::assertSame( '1', self::slug( $id ), (string) wp_json_encode( $change ) );
		}
		$this->as_user( 'administrator' );
		$this->rest( 'POST', "/wp/v2/hien_image/$id", [], [ 'slug' => 'khac' ] );
		self::assertSame( '1', self::slug( $id ) );
	}

	public function test_an_image_comes_back_from_the_trash_with_its_number(): void {
		$id = $this->image( 'Hồ lặng' );
		wp_trash_post( $id );
		$other = $this->image( 'Chiều xuống' );
		wp_untrash_post( $id );
		self::assertSame( [ '1', 'draft' ], [ self::slug( $id ), get_post_status( $id ) ] );
		$this->publish( $id );
		self::assertSame( [ '1', '2' ], [ self::slug( $id ), self::slug( $other ) ] );
	}

	public function test_the_number_of_a_deleted_image_is_never_given_again(): void {
		wp_delete_post( $this->image( 'Hồ lặng' ), true );
		self::assertSame( '2', self::slug( $this->image( 'Chiều xuống' ) ) );
	}

	public function test_a_copy_of_an_image_is_another_image(): void {
		$this->image( 'Hồ lặng' );
		self::assertSame( '2', self::slug( $this->image( 'Hồ lặng', [ 'post_name' => '1' ] ) ) );
	}

	public function test_two_publications_at_once_get_two_numbers(): void {
		$this->image( 'Chiều xuống' );
		// Another request takes its number between our reading and our writing.
		$this->before_query( "/^UPDATE .*options.*'2'/s", fn() => $this->image( 'Đêm hội' ) );
		$id = $this->image( 'Hồ lặng' );
		self::assertSame( '3', self::slug( $id ) );
		self::assertSame( '4', self::slug( $this->image( 'Sương tím' ) ) );
	}

	public function test_an_image_published_twice_at_once_keeps_its_first_number(): void {
		$id = $this->image( 'Hồ lặng', [ 'post_status' => 'draft' ] );
		$this->before_query( "/^UPDATE .*posts.*`post_name` = '1'/s", fn() => $this->publish( $id ) );
		$this->publish( $id );
		self::assertSame( '2', self::slug( $id ) );
		self::assertSame( '3', self::slug( $this->image( 'Chiều xuống' ) ) );
	}

	public function test_imported_images_keep_their_numbers_and_comments_in_any_order(): void {
		$ids = array_map( fn( int $number ): int => $this->import( $number ), [ 5 => 5, 2 => 2, 9 => 9 ] );
		self::assertSame( [ 5 => '5', 2 => '2', 9 => '9' ], array_map( self::slug( ... ), $ids ) );
		self::assertSame( home_url( '/hinh-anh/2' ), get_permalink( $ids[2] ) );
		$comments = $this->rest( 'GET', '/hien/v1/cmt', [ 'type' => 'images', 'object_id' => 2 ] )->get_data();
		self::assertSame(
			[ 'Bình luận ảnh 2' ],
			array_map( static fn( array $each ): string => trim( wp_strip_all_tags( $each['content'] ) ), $comments['data'] )
		);
		self::assertSame( '10', self::slug( $this->image( 'Mới' ) ), 'After the highest.' );
	}

	public function test_an_image_that_is_here_keeps_its_number_and_the_imported_one_gets_a_new_one(): void {
		$here  = $this->image( 'Ở đây' );
		$trash = $this->image( 'Trong thùng rác' );
		wp_trash_post( $trash );
		$imported = [ $this->import( 1 ), $this->import( 2 ) ];
		self::assertSame( [ '1', '2__trashed', '3', '4' ], array_map( self::slug( ... ), [ $here, $trash, ...$imported ] ) );
		wp_untrash_post( $trash );
		self::assertSame( '2', self::slug( $trash ) );
	}

	public function test_an_imported_image_in_the_trash_or_a_draft_keeps_its_number_too(): void {
		$trash = $this->import( 7, 'trash', '7__trashed' );
		$draft = $this->import( 8, 'draft' );
		self::assertSame( [ '7__trashed', '8' ], [ self::slug( $trash ), self::slug( $draft ) ] );
		$this->publish( $draft );
		self::assertSame( '8', self::slug( $draft ) );

		$this->image( 'Ở đây' );
		$clash = $this->import( 9, 'trash', '9__trashed' );
		wp_untrash_post( $clash );
		$this->publish( $clash );
		self::assertSame( '10', self::slug( $clash ) );
	}

	public function test_an_imported_slug_that_is_no_number_is_none(): void {
		self::assertSame( '1', self::slug( $this->import( 3, 'publish', 'ho-lang' ) ) );
	}

	public function test_slugs_of_other_content_stay_what_they_are(): void {
		self::assertSame( 'ho-lang', self::slug( $this->make->post( [ 'post_title' => 'Hồ lặng' ] ) ) );
	}

	/** Plays the WordPress importer (WP_Import::process_posts): the post, its comments, then its meta. */
	private function import( int $number, string $status = 'publish', ?string $slug = null ): int {
		$meta = [
			[
				'key'   => '_thumbnail_id',
				'value' => (string) $this->make->picture( "anh-$number" ),
			],
		];
		$post = [
			'post_id'     => 900 + $number,
			'post_title'  => "Ảnh $number",
			'post_name'   => $slug ?? (string) $number,
			'post_status' => $status,
			'postmeta'    => $meta,
		];
		do_action( 'import_start' );
		$data = [
			'import_id'      => $post['post_id'],
			'post_author'    => 1,
			'post_date'      => gmdate( 'Y-m-d H:i:s', 1700000000 - $number ),
			'post_content'   => '',
			'post_title'     => $post['post_title'],
			'post_status'    => $status,
			'post_name'      => $post['post_name'],
			'comment_status' => 'open',
			'guid'           => '',
			'post_parent'    => 0,
			'menu_order'     => 0,
			'post_type'      => 'hien_image',
			'post_password'  => '',
		];
		$id   = wp_insert_post( wp_slash( apply_filters( 'wp_import_post_data_processed', $data, $post ) ), true );
		self::assertIsInt( $id );
		wp_insert_comment(
			[ 'comment_post_ID' => $id, 'comment_author' => 'Bạn', 'comment_content' => "Bình luận ảnh $number", 'comment_approved' => '1' ]
		);
		foreach ( apply_filters( 'wp_import_post_meta', $meta, $id, $post ) as $each ) {
			$key = apply_filters( 'import_post_meta_key', $each['key'], $id, $post );
			add_post_meta( $id, wp_slash( $key ), wp_slash( $each['value'] ) );
			do_action( 'import_post_meta', $id, $key, $each['value'] );
		}
		do_action( 'import_end' );
		return $id;
	}

	private function publish( int $id ): void {
		wp_update_post(
			[
				'ID'          => $id,
				'post_status' => 'publish',
			]
		);
	}

	/** Does something once, right before the first query that fits a pattern. */
	private function before_query( string $pattern, callable $work ): void {
		$done = false;
		add_filter(
			'query',
			static function ( string $query ) use ( $pattern, $work, &$done ): string {
				if ( ! $done && preg_match( $pattern, $query ) ) {
					$done = true;
					$work();
				}
				return $query;
			}
		);
	}
}
