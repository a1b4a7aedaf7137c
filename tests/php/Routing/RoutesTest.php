<?php

declare(strict_types=1);

namespace Hien\Tests\Routing;

use Hien\Plugin;
use Hien\Routing\Access;
use Hien\Tests\Support\ScreenRequests;
use Hien\Tests\Support\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Walks the route list: every route, by every kind of reader. */
final class RoutesTest extends TestCase {

	use Site;
	use ScreenRequests;

	/** Address => route, title and canonical address of what is found there. */
	public const FOUND = [
		'/'                                   => [ 'home', '', '/' ],
		'/tin-moi'                            => [ 'latest', 'Tin mới', '/tin-moi' ],
		'/tin-moi/page/2'                     => [ 'latest', 'Tin mới – Trang 2', '/tin-moi/page/2' ],
		'/thanh-vien'                         => [ 'members', 'Thành viên', '/thanh-vien' ],
		'/ve-hien'                            => [ 'author', 'Về tác giả', '/ve-hien' ],
		'/gioi-thieu'                         => [ 'about', 'Giới thiệu', '/gioi-thieu' ],
		'/videos'                             => [ 'videos', 'Video', '/videos' ],
		'/videos/hook'                        => [ 'video', 'Hook', '/videos/hook' ],
		'/series/can-ban'                     => [ 'series', 'Video: Căn bản', '/series/can-ban' ],
		'/video_cat/nguoi-moi'                => [ 'series', 'Video: Người mới', '/video_cat/nguoi-moi' ],
		'/video_key/filter'                   => [ 'series', 'Video: filter', '/video_key/filter' ],
		'/hinh-anh'                           => [ 'images', 'Hình ảnh', '/hinh-anh' ],
		'/hinh-anh/1'                         => [ 'image', 'Hồ lặng', '/hinh-anh/1' ],
		'/khoa-hoc'                           => [ 'courses', 'Khóa học', '/khoa-hoc' ],
		'/khoa-hoc/viet-plugin'               => [ 'course', 'Viết plugin', '/khoa-hoc/viet-plugin' ],
		'/tai-nguyen'                         => [ 'downloads', 'Tài nguyên', '/tai-nguyen' ],
		'/hoi-dap-hien'                       => [ 'faqs', 'Hỏi đáp', '/hoi-dap-hien' ],
		'/ban-be'                             => [ 'friends', 'Bạn bè', '/ban-be' ],
		'/ban-be/khai'                        => [ 'friend', 'Khải', '/ban-be/khai' ],
		'/lien-he'                            => [ 'contact', 'Liên hệ', '/lien-he' ],
		'/menu'                               => [ 'menu', 'Menu', '/menu' ],
		'/dang-nhap'                          => [ 'login', 'Đăng nhập', '/dang-nhap' ],
		'/dang-ky'                            => [ 'register', 'Đăng ký', '/dang-ky' ],
		'/quen-mat-khau'                      => [ 'password', 'Quên mật khẩu', '/quen-mat-khau' ],
		'/quen-mat-khau?action=confirmation'  => [ 'password', 'Gửi lại thư xác nhận', '/quen-mat-khau' ],
		'/tai-khoan'                          => [ 'account', 'Tài khoản', '/tai-khoan' ],
		'/tai-khoan/mat-khau'                 => [ 'account', 'Đổi mật khẩu – Tài khoản', '/tai-khoan' ],
		'/tai-khoan/thiet-bi'                 => [ 'account', 'Thiết bị đang đăng nhập – Tài khoản', '/tai-khoan' ],
		'/tai-khoan/rieng-tu'                 => [ 'account', 'Dữ liệu và quyền riêng tư – Tài khoản', '/tai-khoan' ],
		'/tai-khoan?action=comment'           => [ 'account', 'Bình luận của bạn – Tài khoản', '/tai-khoan' ],
		'/tai-khoan?action=favorite'          => [ 'account', 'Bài viết yêu thích – Tài khoản', '/tai-khoan' ],
		'/admin'                              => [ 'admin', 'Trò chuyện', '/admin' ],
		'/admin/chat/12'                      => [ 'admin', 'Trò chuyện', '/admin' ],
		'/tag/rest-api'                       => [ 'tag', 'REST API', '/tag/rest-api' ],
		'/wordpress'                          => [ 'wordpress', 'WordPress', '/wordpress' ],
		'/wordpress/page/2'                   => [ 'category', 'WordPress – Trang 2', '/wordpress/page/2' ],
		'/wordpress/lap-trinh-plugin'         => [ 'category', 'Lập trình plugin', '/wordpress/lap-trinh-plugin' ],
		'/wordpress/bai-cha'                  => [ 'post', 'Bài bai-cha', '/wordpress/bai-cha' ],
		'/bai-cha'                            => [ 'post', 'Bài bai-cha', '/wordpress/bai-cha' ],
		'/wordpress/lap-trinh-plugin/bai-con' => [ 'post', 'Bài bai-con', '/wordpress/lap-trinh-plugin/bai-con' ],
		'/bai-con'                            => [ 'post', 'Bài bai-con', '/wordpress/lap-trinh-plugin/bai-con' ],
		'/quy-tac'                            => [ 'page', 'Trang quy-tac', '/quy-tac' ],
		'/quy-tac/doi-ngu'                    => [ 'page', 'Trang doi-ngu', '/quy-tac/doi-ngu' ],
		'/author/tac-gia'                       => [ 'archive', 'Bài viết của Hiên', '/author/tac-gia' ],
		'/2024/01'                            => [ 'archive', 'Bài viết 01/2024', '/2024/01' ],
		'/search/rest'                        => [ 'search', 'Kết quả tìm kiếm cho “rest”', null ],
	];

	/** @return array<string,array{string,string|null,string|null}> Those of FOUND that visitors may see. */
	public static function found_by_visitors(): array {
		return array_filter( self::FOUND, static fn( array $found ): bool => ! in_array( $found[0], [ 'account', 'admin' ], true ) );
	}

	private const MISSING = [
		'/khong-co',
		'/khong-co/cung-khong',
		'/khong-co/cung-khong/van-khong',
		'/khong-co/cung-khong/van-khong/het',
		'/wordpress/khong-co',
		'/wordpress/lap-trinh-plugin/khong-co',
		'/quy-tac/khong-co',
		'/videos/khong-co',
		'/videos/hook/2',
		'/videos/page/2',
		'/series/khong-co',
		'/series/can-ban/page/2',
		'/video_cat/can-ban',
		'/video_key',
		'/hinh-anh/2',
		'/hinh-anh/khong-co',
		'/hinh-anh/page/2',
		'/khoa-hoc/khong-co',
		'/khoa-hoc/viet-plugin/2',
		'/khoa-hoc/page/2',
		'/tai-nguyen/khong-co',
		'/tai-nguyen/tai/khong-co',
		'/tai-nguyen/page/2',
		'/hoi-dap-hien/page/2',
		'/ban-be/khong-co',
		'/ban-be/page/2',
		'/tai-khoan/khong-co',
		'/admin/chat',
		'/admin/chat/khong-co',
		'/tag/khong-co',
		'/tag',
		'/author/khong-co',
		'/1999/12',
		'/page/2',
		'/tin-moi/page/0',
		'/tin-moi/khong-co',
		'/wordpress/embed',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->copy_site();
		$this->fill( 'WordPress', 15 );
	}

	public function test_every_route_has_an_example_here(): void {
		$routes = array_unique( [ ...array_column( self::FOUND, 0 ), 'error' ] );
		self::assertEqualsCanonicalizing( array_keys( Plugin::instance()->routes->all() ), array_values( $routes ) );
	}

	#[TestWith( [ null ] )]
	#[TestWith( [ 'subscriber' ] )]
	#[TestWith( [ 'administrator' ] )]
	public function test_an_address_shows_its_screen_to( ?string $role ): void {
		$reader = null === $role ? 0 : $this->as_user( $role );
		foreach ( self::FOUND as $path => [ $name, $title, $canonical ] ) {
			$route = Plugin::instance()->routes->get( $name );
			if (
				( null === $role ? Access::MEMBERS : Access::GUESTS ) === $route->access
				|| ( 'admin' === $name && 'administrator' !== $role )
			) {
				continue; // LoginUrlsTest, AccountRouteTest, InboxRouteTest.
			}
			wp_set_current_user( $reader );
			$screen = $this->visit( $path );
			self::assertSame(
				[ $name, 200, $route->layout, null ],
				[ $screen->route, $screen->status, $screen->layout, $screen->redirect ],
				$path
			);
			self::assertSame( ltrim( "$title – " . get_bloginfo( 'name' ), '– ' ), $screen->title, $path );
			self::assertSame( null === $canonical ? null : home_url( $canonical ), $screen->head['canonical'], $path );
			self::assertSame( array_keys( $route->rest_paths( $screen->params ) ), array_keys( $screen->data ), $path );
			self::assertSame(
				'administrator' === $role
					&& in_array(
						$name,
						[ 'wordpress', 'category', 'tag', 'post', 'page', 'video', 'series', 'image', 'friend', 'course' ],
						true
					),
				null !== $screen->edit_url,
				$path
			);
		}
	}

	#[TestWith( [ null ] )]
	#[TestWith( [ 'administrator' ] )]
	public function test_an_unknown_address_is_not_found_by( ?string $role ): void {
		$reader = null === $role ? 0 : $this->as_user( $role );
		foreach ( self::MISSING as $path ) {
			wp_set_current_user( $reader );
			$screen = $this->visit( $path );
			self::assertSame(
				[ 'error', 404, 'detail', null, [] ],
				[ $screen->route, $screen->status, $screen->layout, $screen->redirect, $screen->data ],
				$path
			);
			self::assertSame( 'Trang lỗi – ' . get_bloginfo( 'name' ), $screen->title, $path );
			self::assertNull( $screen->head['canonical'], $path );
			self::assertTrue( is_404(), $path );
		}
	}

	public function test_params_are_complete(): void {
		self::assertSame( [], $this->visit( '/' )->params );
		self::assertSame( [ 'page' => 2 ], $this->visit( '/tin-moi/page/2' )->params );
		self::assertSame(
			[
				'category' => 'wordpress',
				'page'     => 2,
			],
			$this->visit( '/wordpress/page/2' )->params
		);
		self::assertSame(
			[
				'tag'  => 'rest-api',
				'page' => 1,
			],
			$this->visit( '/tag/rest-api' )->params
		);
		self::assertSame(
			[
				'id'    => $this->id['bai-con'],
				'slug'  => 'bai-con',
				'part'  => 1,
				'cpage' => 1,
			],
			$this->visit( '/wordpress/lap-trinh-plugin/bai-con' )->params
		);
		self::assertSame(
			[
				'id'    => $this->id['doi-ngu'],
				'slug'  => 'doi-ngu',
				'part'  => 1,
				'cpage' => 1,
				'type'  => 'page',
			],
			$this->visit( '/quy-tac/doi-ngu' )->params
		);
	}

	public function test_the_heading_of_a_screen_is_in_its_first_response(): void {
		$first = fn( string $path ): array => array_values( $this->visit( $path )->data )[0];
		self::assertSame( 'Lập trình plugin', $first( '/wordpress/lap-trinh-plugin' )['term']['name'] );
		self::assertSame( 'REST API', $first( '/tag/rest-api' )['term']['name'] );
		self::assertSame( 'Bài bai-con', $first( '/bai-con' )['title'] );
		self::assertSame( 'Trang doi-ngu', $first( '/quy-tac/doi-ngu' )['title'] );
	}

	public function test_a_list_screen_and_the_main_query_hold_the_same_posts(): void {
		$posts  = [ '/tin-moi/page/2', '/wordpress/page/2', '/tag/rest-api', '/2024/01', '/author/tac-gia' ];
		$videos = [ '/videos', '/series/can-ban', '/video_cat/nguoi-moi' ];
		foreach ( [ ...$posts, ...$videos ] as $path ) {
			$response = array_values( $this->visit( $path )->data )[0];
			self::assertNotEmpty( $response['data'] );
			self::assertSame( array_column( $response['data'], 'id' ), wp_list_pluck( $GLOBALS['wp_query']->posts, 'ID' ), $path );
			self::assertSame( $response['count'], $GLOBALS['wp_query']->found_posts, $path );
			self::assertSame( $response['pages'], $GLOBALS['wp_query']->max_num_pages, $path );
		}
	}

	public function test_an_unknown_route_name_is_a_mistake_of_ours(): void {
		$this->expectException( \LogicException::class );
		Plugin::instance()->routes->get( 'khong-co' );
	}
}
