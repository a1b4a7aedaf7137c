<?php

declare(strict_types=1);

namespace Hien\Tests\Images;

use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** `images` and `images/{number}`, the comments of an image, and what publishing one asks for. */
final class ImagesTest extends TestCase {

	use Gallery;
	use ScreenRequests;

	#[TestWith( [ 'publish' ] )]
	#[TestWith( [ 'future' ] )]
	#[TestWith( [ 'private' ] )]
	public function test_an_image_without_a_picture_cannot_be_published( string $status ): void {
		$this->as_user( 'editor' );
		$image    = [
			'title'  => 'Hồ lặng',
			'status' => $status,
			'date'   => gmdate( 'Y-m-d\TH:i:s', time() + ( 'future' === $status ? DAY_IN_SECONDS : -DAY_IN_SECONDS ) ),
		];
		$response = $this->rest( 'POST', '/wp/v2/hien_image', [], $image );
		self::assertSame( [ 400, 'Hãy chọn tấm ảnh trước khi đăng.' ], [ $response->get_status(), $response->get_data()['message'] ] );
		self::assertSame( [ 'featured_media' ], array_keys( $response->get_data()['data']['params'] ) );

		self::assertSame( 201, $this->rest( 'POST', '/wp/v2/hien_image', [], [ 'status' => 'draft' ] + $image )->get_status() );
		self::assertSame(
			201,
			$this->rest( 'POST', '/wp/v2/hien_image', [], [ 'featured_media' => $this->make->picture() ] + $image )->get_status()
		);
	}

	public function test_a_file_that_is_no_picture_is_no_picture(): void {
		$this->as_user( 'editor' );
		$sound = $this->make->picture();
		wp_update_post(
			[
				'ID'             => $sound,
				'post_mime_type' => 'audio/mpeg',
			]
		);
		update_post_meta( $sound, '_wp_attached_file', 'tieng.mp3' );
		self::assertSame(
			400,
			$this->rest( 'POST', '/wp/v2/hien_image', [], [ 'status' => 'publish', 'featured_media' => $sound ] )->get_status()
		);
	}

	public function test_the_picture_of_a_published_image_cannot_be_taken_away(): void {
		$this->as_user( 'editor' );
		$id = $this->image( 'Hồ lặng' );
		self::assertSame( 400, $this->rest( 'POST', "/wp/v2/hien_image/$id", [], [ 'featured_media' => 0 ] )->get_status() );
		self::assertTrue( has_post_thumbnail( $id ) );
		self::assertSame( 200, $this->rest( 'POST', "/wp/v2/hien_image/$id", [], [ 'title' => 'Hồ động' ] )->get_status() );
	}

	public function test_the_list_holds_published_images_with_a_picture_the_newest_first(): void {
		$this->image( 'Chiều xuống' );
		$this->image( 'Hồ lặng' );
		$bare = $this->image( 'Mất ảnh' );
		delete_post_thumbnail( $bare );
		$this->image( 'Nháp', [ 'post_status' => 'draft' ] );
		$this->image( 'Riêng', [ 'post_status' => 'private' ] );
		$this->image( 'Khóa', [ 'post_password' => 'mo-ra' ] );
		$this->as_user( 'administrator' );
		$list = $this->rest_data( '/images' );
		self::assertSame( [ 'Hồ lặng', 'Chiều xuống' ], array_column( $list['data'], 'title' ) );
		self::assertSame( [ 2, 1 ], array_column( $list['data'], 'id' ) );
		self::assertSame( [ 2, 1, 1 ], [ $list['count'], $list['page'], $list['pages'] ] );
	}

	public function test_a_page_holds_24_unless_the_call_says_otherwise(): void {
		foreach ( range( 1, 25 ) as $n ) {
			$this->image( "Ảnh $n" );
		}
		$list = $this->rest_data( '/images' );
		self::assertSame( [ 24, 25, 2 ], [ count( $list['data'] ), $list['count'], $list['pages'] ] );
		self::assertSame( [ 16 ], array_column( $this->rest_data( '/images', [ 'limit' => 1, 'page' => 10 ] )['data'], 'id' ) );
	}

	public function test_an_image_has_what_a_viewer_needs(): void {
		$id    = $this->image( 'Hồ lặng', [ 'post_content' => "Sáng sớm.\n\nChưa có gió." ] );
		$image = $this->rest_data( '/images' )['data'][0];
		self::assertSame(
			[ 1, $id, '/hinh-anh/1', 'Hồ lặng', 'Thấy Hồ lặng' ],
			[ $image['id'], $image['post_id'], $image['path'], $image['title'], $image['image_alt'] ]
		);
		self::assertSame( "<p>Sáng sớm.</p>\n<p>Chưa có gió.</p>", $image['decs'] );
		self::assertStringEndsWith( '/uploads/2024/01/anh-1.jpg', $image['image'] );
		self::assertStringStartsWith( 'http://', $image['image'] );
		self::assertStringEndsWith( '/uploads/2024/01/anh-1-300x225.jpg', $image['thumb'] );
		self::assertStringContainsString( 'anh-1-300x225.jpg 300w', $image['image_srcset'] );
		self::assertSame( [ 1200, 900 ], [ $image['image_width'], $image['image_height'] ] );
	}

	public function test_a_description_is_html_without_anything_that_runs(): void {
		kses_remove_filters(); // As an administrator writes.
		$this->image(
			'Hồ lặng',
			[
				'post_content' =>
					"<!-- wp:paragraph -->\n<p onclick=\"x()\">Một <em>buổi</em> sáng<script>alert(1)</script></p>\n<!-- /wp:paragraph -->",
			]
		);
		$decs = $this->rest_data( '/images/1' )['decs'];
		self::assertStringContainsString( '<em>buổi</em>', $decs );
		self::assertStringNotContainsString( 'onclick', $decs );
		self::assertStringNotContainsString( '<script', $decs );
		self::assertStringNotContainsString( '<!--', $decs );
	}

	public function test_one_image_knows_its_place_in_the_list(): void {
		$this->image( 'Một' );
		$this->image( 'Hai', [ 'post_password' => 'mo-ra' ] );
		$same = gmdate( 'Y-m-d H:i:s', 1750000000 );
		$this->image( 'Ba', [ 'post_date' => $same ] );
		$this->image( 'Bốn', [ 'post_date' => $same ] );
		$places = array_map(
			fn( int $number ): array => array_intersect_key(
				$this->rest_data( "/images/$number" ),
				array_flip( [ 'previous', 'next', 'position', 'total' ] )
			),
			[ 4, 3, 1 ]
		);
		self::assertSame(
			[
				[ null, 3, 1, 3 ],
				[ 4, 1, 2, 3 ],
				[ 3, null, 3, 3 ],
			],
			array_map( 'array_values', $places )
		);
	}

	public function test_an_image_that_another_plugin_hides_is_nobodys_neighbour(): void {
		$ids = array_map( $this->image( ... ), [ 'Một', 'Hai', 'Ba' ] );
		add_filter( 'posts_where', static fn( string $where ): string => "$where AND ID <> {$ids[1]}" );
		$image = $this->rest_data( '/images/3' );
		self::assertSame( [ null, 1, 1, 2 ], [ $image['previous'], $image['next'], $image['position'], $image['total'] ] );
	}

	public function test_an_image_without_its_picture_is_still_found(): void {
		$id = $this->image( 'Hồ lặng' );
		delete_post_thumbnail( $id );
		$image = $this->rest_data( '/images/1' );
		self::assertSame( [ 'Hồ lặng', null, null, 0 ], [ $image['title'], $image['image'], $image['thumb'], $image['position'] ] );
	}

	public function test_what_the_reader_may_not_see_is_not_there(): void {
		$draft = $this->image( 'Nháp', [ 'post_status' => 'draft' ] );
		$this->image( 'Riêng', [ 'post_status' => 'private' ] );
		$gone = $this->image( 'Bỏ' );
		wp_trash_post( $gone );
		$here = $this->image( 'Hồ lặng' );
		foreach ( [ '1', '2', '2__trashed', '03', '99', 'khong-co', (string) $here, (string) $draft ] as $number ) {
			self::assertSame( 404, $this->rest( 'GET', "/hien/v1/images/$number" )->get_status(), $number );
		}
		self::assertSame( 404, $this->rest( 'GET', '/hien/v1/images/x', [ 'id' => $draft ] )->get_status() );
		$this->as_user( 'administrator' );
		self::assertStringEndsWith( 'Riêng', $this->rest_data( '/images/1' )['title'] );
		self::assertSame( 'Nháp', $this->rest_data( '/images/x', [ 'id' => $draft ] )['title'] );
	}

	public function test_behind_a_password_there_is_a_title_and_nothing_else(): void {
		$this->image( 'Khóa', [ 'post_password' => 'mo-ra' ] );
		$image = $this->rest_data( '/images/1' );
		self::assertSame(
			[ true, '', null, null, '' ],
			[ $image['protected'], $image['decs'], $image['image'], $image['thumb'], $image['image_alt'] ]
		);
		self::assertStringNotContainsString( 'anh-1', (string) wp_json_encode( $image ) );
		self::assertStringNotContainsString( 'Kể về', (string) wp_json_encode( $image ) );
	}

	public function test_the_head_of_an_image_shows_the_picture_and_its_size(): void {
		$this->image( 'Hồ lặng' );
		$head = $this->visit( '/hinh-anh/1' )->head;
		self::assertSame( [ home_url( '/hinh-anh/1' ), 'Kể về Hồ lặng.' ], [ $head['canonical'], $head['description'] ] );
		self::assertStringEndsWith( '/anh-1.jpg', $head['og']['image'] );
		// The file's own, whatever the width of the text.
		self::assertSame( [ 1200, 900 ], [ $head['og']['image_width'], $head['og']['image_height'] ] );
		$entities = array_column( $head['json_ld'], null, '@type' );
		self::assertSame( [ 'ImageObject', 'BreadcrumbList' ], array_keys( $entities ) );
		self::assertSame(
			[ 'Hồ lặng', $head['og']['image'] ],
			[ $entities['ImageObject']['name'], $entities['ImageObject']['contentUrl'] ]
		);
		self::assertSame( [ 'Trang chủ', 'Hình ảnh', 'Hồ lặng' ], array_column( $entities['BreadcrumbList']['itemListElement'], 'name' ) );
	}

	public function test_without_a_text_the_alt_text_is_the_description(): void {
		$this->image( 'Hồ lặng', [ 'post_content' => '' ] );
		self::assertSame( 'Thấy Hồ lặng', $this->visit( '/hinh-anh/1' )->head['description'] );
	}

	public function test_comments_are_found_by_the_number_of_the_image(): void {
		$this->make->post(); // Ids and numbers differ.
		$id    = $this->image( 'Hồ lặng' );
		$first = $this->make->comment( $id, [ 'comment_content' => 'Đẹp quá!' ] );
		$this->make->comment( $id, [ 'comment_parent' => $first ] );
		$list = $this->rest_data( '/cmt', [ 'object_id' => 1, 'type' => 'images' ] );
		self::assertSame( [ 1, 2, [ 1, 2 ] ], [ $list['object_id'], $list['count'], array_column( $list['data'], 'depth' ) ] );
		self::assertSame( $list['data'], $this->rest_data( '/cmt', [ 'object_id' => $id ] )['data'] );
		self::assertSame( 2, $this->rest_data( '/images/1' )['comments'] );
		self::assertSame(
			[
				'open'  => true,
				'count' => 2,
			],
			$this->rest_data( '/images/1' )['comment_state']
		);
	}

	public function test_comments_of_what_is_no_image_or_not_to_be_seen_are_not_found(): void {
		$post = $this->make->post();
		$this->image( 'Riêng', [ 'post_status' => 'private' ] );
		foreach ( [ $post, 1, 99 ] as $number ) {
			self::assertSame( 404, $this->rest( 'GET', '/hien/v1/cmt', [ 'object_id' => $number, 'type' => 'images' ] )->get_status() );
		}
	}

	public function test_an_author_previews_an_image_before_it_has_a_number(): void {
		$id = $this->image( 'Nháp', [ 'post_status' => 'draft' ] );
		self::assertSame( 404, $this->status_of( "/?post_type=hien_image&p=$id&preview=true" ) );
		$this->as_user( 'administrator' );
		$screen = $this->visit( "/?post_type=hien_image&p=$id&preview=true" );
		self::assertSame( [ 'image', 200 ], [ $screen->route, $screen->status ] );
		self::assertSame( 0, $screen->data['image']['id'] );
	}

	public function test_an_image_has_one_part(): void {
		$this->image( 'Hồ lặng', [ 'post_content' => 'Một <!--nextpage--> hai' ] );
		self::assertSame( [ 200, 404 ], [ $this->status_of( '/hinh-anh/1' ), $this->status_of( '/hinh-anh/1/2' ) ] );
		self::assertMatchesRegularExpression( '#Một .*hai#s', $this->rest_data( '/images/1' )['decs'] );
	}

	public function test_the_list_table_shows_picture_and_number(): void {
		$id = $this->image( 'Hồ lặng' );
		self::assertSame(
			[ 'title', 'picture', 'number', 'date' ],
			array_keys( apply_filters( 'manage_hien_image_posts_columns', array_flip( [ 'title', 'date' ] ) ) )
		);
		self::assertStringContainsString( 'anh-1', self::cell( 'picture', $id ) );
		self::assertSame( '1', self::cell( 'number', $id ) );
		self::assertSame( '—', self::cell( 'number', $this->image( 'Nháp', [ 'post_status' => 'draft' ] ) ) );
	}
}
