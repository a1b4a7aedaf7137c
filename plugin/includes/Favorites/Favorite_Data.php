<?php
declare(strict_types=1);

namespace Hien\Favorites;

use Hien\Posts\Post_Summary;
use Hien\Privacy\Personal_Data;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Removes a member's saved items with the content or the account; exports and erases them with WordPress's personal data tools. */
final class Favorite_Data extends Personal_Data {

	protected const KEY = 'hien-favorites';

	public function register(): void {
		parent::register();
		add_action( 'deleted_post', [ Favorite_Repository::class, 'remove_post' ] );
		add_action( 'deleted_user', [ Favorite_Repository::class, 'remove_user' ] );
		add_action( 'remove_user_from_blog', [ Favorite_Repository::class, 'remove_user' ] );
	}

	protected function label(): string {
		return __( 'Mục đã lưu', 'hien-core' );
	}

	protected function export( WP_User $user ): array {
		$items = [];
		$dates = Favorite_Repository::dates( $user->ID );
		_prime_post_caches( array_keys( $dates ), false, false );
		foreach ( $dates as $id => $date ) {
			$post    = get_post( $id );
			$is_open = $post instanceof WP_Post && 'publish' === $post->post_status;
			$items[] = [
				__( 'Nội dung', 'hien-core' ) => $is_open ? Post_Summary::title( $post ) : __( '(Không còn trên trang)', 'hien-core' ),
				__( 'Lưu lúc', 'hien-core' )  => get_date_from_gmt( $date, 'd/m/Y H:i' ),
			];
		}
		return $items;
	}

	protected function erase( WP_User $user ): int {
		return Favorite_Repository::remove_user( $user->ID );
	}

	protected function policy(): array {
		return [
			__( 'Khi bạn đăng nhập và lưu một bài viết, video, ảnh, khóa học hay tài nguyên, trang ghi lại bạn đã lưu gì và lúc nào, để bạn tìm lại được. Chỉ mình bạn xem được danh sách ấy. Khi chưa đăng nhập, danh sách chỉ nằm trong trình duyệt của bạn. Mục nào bạn bỏ lưu thì mất ngay; cả danh sách mất khi tài khoản bị xóa.', 'hien-core' ),
		];
	}
}
