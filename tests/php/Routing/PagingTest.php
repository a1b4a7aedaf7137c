<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;

/** Page numbers of lists, of posts in parts and of comments; behind the last one there is nothing. */
final class PagingTest extends TestCase {

	use Site;
	use ScreenRequests;

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
	}

	public function test_the_parts_of_a_post_stay_below_the_category_that_a_plugin_chose(): void {
		$id = $this->post( 'ba-phan', 'WordPress', [ 'post_content' => 'Một<!--nextpage-->Hai<!--nextpage-->Ba' ] );
		wp_set_object_terms( $id, [ $this->id['wordpress'], $this->id['lap-trinh-plugin'] ], 'category' );
		add_filter( 'post_link_category', fn(): mixed => get_term( $this->id['lap-trinh-plugin'] ) );
		$path = '/wordpress/lap-trinh-plugin/ba-phan';
		foreach ( [ $path, "$path/2", "$path/3" ] as $at ) {
			$screen = $this->visit( $at );
			self::assertSame( [ 200, home_url( $at ) ], [ $screen->status, $screen->head['canonical'] ], $at );
			$crumbs = array_column( $screen->head['json_ld'], null, '@type' )['BreadcrumbList']['itemListElement'];
			self::assertSame(
				[ home_url( '/wordpress/lap-trinh-plugin' ), home_url( $path ) ],
				array_slice( array_column( $crumbs, 'item' ), -2 ),
				$at
			);
		}
		self::assertSame( 404, $this->status_of( "$path/4" ) );
	}

	public function test_a_number_is_a_part_of_a_page_where_there_is_one_and_otherwise_a_post_of_the_category(): void {
		$this->page( 'lap-trinh', [ 'post_content' => 'Một<!--nextpage-->Hai' ] );
		$this->category( 'Lập trình', 'lap-trinh' );
		foreach ( [ '2', '3', '2024' ] as $slug ) {
			$this->post( $slug, 'lap-trinh' );
		}
		self::assertSame(
			[ 'page', 'post', 'post' ],
			array_map( fn( string $number ): string => $this->visit( "/lap-trinh/$number" )->route, [ '2', '3', '2024' ] )
		);
		self::assertSame( 404, $this->status_of( '/lap-trinh/4' ) );
		self::assertSame( 404, $this->status_of( '/quy-tac/2' ) );
	}

	public function test_a_list_ends_at_its_last_page(): void {
		update_option( 'posts_per_page', 2 );
		$this->fill( 'WordPress', 18 ); // With the two of the site, 20.
		foreach (
			[
				'/tin-moi/page/2'                        => 200, // 15 a page, whatever the setting says.
				'/tin-moi/page/3'                        => 404,
				'/wordpress/page/10'                     => 200,
				'/wordpress/page/11'                     => 404,
				'/tag/rest-api'                          => 200,
				'/tag/rest-api/page/2'                   => 404,
				'/2024/01/page/9'                        => 200,
				'/2024/01/page/10'                       => 404,
				'/author/tac-gia/page/10'                  => 200,
				'/author/tac-gia/page/11'                  => 404,
				'/page/2?s=bai'                          => 404,
				'/page/9223372036854775807?s=bai'        => 404,
				'/tin-moi/page/9223372036854775807'      => 404,
				'/wordpress/page/9223372036854775807'    => 404,
				'/wordpress/bai-cha/comment-page-9223372036854775807' => 404,
				'/wordpress/bai-cha/9223372036854775807' => 404,
			] as $path => $status
		) {
			self::assertSame( $status, $this->status_of( $path ), $path );
			self::assertSame( $status, $this->screen_json( $path )['status'], $path );
		}
	}

	public function test_no_page_is_longer_than_a_call_may_ask_for(): void {
		$this->fill( 'WordPress', 103 ); // With the two of the site, 105.
		foreach ( [ 150, -1 ] as $setting ) { // WordPress's -1 is "all".
			update_option( 'posts_per_page', $setting );
			$screen = $this->visit( '/wordpress/page/2' );
			self::assertSame( [ 200, 5, null ], [ $screen->status, count( $screen->data['category']['data'] ), $screen->head['next'] ] );
			self::assertSame( [ 5, 2 ], [ $GLOBALS['wp_query']->post_count, $GLOBALS['wp_query']->max_num_pages ] );
			self::assertSame( 404, $this->status_of( '/wordpress/page/3' ) );
		}
	}

	public function test_a_list_names_its_neighbours(): void {
		update_option( 'posts_per_page', 2 );
		$this->fill( 'WordPress', 4 );
		$links = function ( string $path ): array {
			$head = $this->visit( $path )->head;
			return [ $head['prev'], $head['next'] ];
		};
		self::assertSame( [ home_url( '/wordpress' ), home_url( '/wordpress/page/3' ) ], $links( '/wordpress/page/2' ) );
		self::assertSame( [ home_url( '/wordpress/page/2' ), null ], $links( '/wordpress/page/3' ) );
	}

	public function test_an_empty_category_is_found_and_has_one_page(): void {
		$this->category( 'Trống', 'trong' );
		$screen = $this->visit( '/trong' );
		self::assertSame( [ 'category', 200, [] ], [ $screen->route, $screen->status, $screen->data['category']['data'] ] );
		self::assertSame( 404, $this->status_of( '/trong/page/2' ) );
	}

	public function test_new_posts_are_found_where_there_are_none(): void {
		wp_delete_post( $this->id['bai-cha'], true );
		wp_delete_post( $this->id['bai-con'], true );
		foreach ( [ '/', '/tin-moi' ] as $path ) {
			self::assertSame( 200, $this->status_of( $path ), $path );
		}
		self::assertSame( 404, $this->status_of( '/tin-moi/page/2' ) );
	}

	public function test_a_post_has_the_parts_that_its_author_cut_it_into(): void {
		$this->post( 'ba-phan', 'WordPress', [ 'post_content' => 'Mở đầu<!--nextpage-->Giữa bài<!--nextpage-->Kết luận' ] );
		foreach ( [ '' => 'Mở đầu', '/2' => 'Giữa bài', '/3' => 'Kết luận' ] as $ending => $text ) {
			$screen = $this->visit( '/wordpress/ba-phan' . $ending );
			$post   = array_values( $screen->data )[0];
			self::assertSame( [ 200, 3 ], [ $screen->status, $post['parts'] ] );
			self::assertSame( $text, trim( wp_strip_all_tags( $post['content'] ) ) );
			self::assertSame( home_url( '/wordpress/ba-phan' . $ending ), $screen->head['canonical'] );
		}
		self::assertSame( '/wordpress/ba-phan/2', $this->redirect_of( '/ba-phan/2' ) );
		self::assertStringContainsString( 'Trang 2', $this->visit( '/wordpress/ba-phan/2' )->title );
		foreach ( [ '/wordpress/ba-phan/4', '/ba-phan/4', '/wordpress/bai-cha/2', '/quy-tac/2' ] as $path ) {
			self::assertSame( 404, $this->status_of( $path ), $path );
			self::assertSame( 404, $this->screen_json( $path )['status'], $path );
		}
	}

	public function test_a_page_has_parts_too(): void {
		$this->page( 'hai-phan', [ 'post_content' => 'Một<!--nextpage-->Hai' ] );
		$screen = $this->visit( '/hai-phan/2' );
		self::assertSame( [ 'page', 200, 2 ], [ $screen->route, $screen->status, $screen->params['part'] ] );
		self::assertSame( 404, $this->status_of( '/hai-phan/3' ) );
	}

	public function test_comments_have_pages(): void {
		update_option( 'comments_per_page', 2 );
		foreach ( range( 1, 5 ) as $n ) {
			$this->make->comment( $this->id['bai-cha'], [ 'comment_date_gmt' => "2024-01-01 00:00:0$n" ] );
		}
		$path   = '/wordpress/bai-cha/comment-page-3';
		$screen = $this->visit( $path );
		self::assertSame(
			[ 'post', 200, 3, home_url( $path ) ],
			[ $screen->route, $screen->status, $screen->params['cpage'], $screen->head['canonical'] ]
		);
		self::assertCount( 1, $screen->data['comments']['data'] );
		self::assertSame( 404, $this->status_of( '/wordpress/bai-cha/comment-page-4' ) );
		self::assertSame( 404, $this->screen_json( '/wordpress/bai-cha/comment-page-4' )['status'] );
		self::assertSame( '/wordpress/bai-cha', $this->redirect_of( '/wordpress/bai-cha/comment-page-1' ) );
		foreach ( [ '/bai-cha', '/khong-co/bai-cha', '/wordpress/lap-trinh-plugin/bai-cha' ] as $wrong ) {
			self::assertSame( $path, $this->redirect_of( "$wrong/comment-page-3" ), $wrong );
		}
	}
}
