<?php
declare(strict_types=1);

namespace Hien\Accounts\Profile;

use Hien\Accounts\Registration\Confirmation;
use Hien\Accounts\Registration\Registration;
use Hien\Accounts\Sign_In\Last_Seen;
use Hien\Accounts\Tokens\Session_Store;
use Hien\Chat\Chat_Mail_Preference;
use Hien\Comments\Reply_Mail_Preference;
use Hien\Constants;
use Hien\Privacy\Personal_Data;
use Hien\Writing_Ban;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Exports the account data that the plugin adds to WordPress's own, and erases that data and all sessions. WordPress exports
 * its own user fields and the sessions itself, and erases neither: Deletion or wp-admin delete the account.
 */
final class Account_Data extends Personal_Data {

	protected const KEY = 'hien-account';

	protected function label(): string {
		return __( 'Tài khoản', 'hien-core' );
	}

	protected function export( WP_User $user ): array {
		$date   = static fn( ?int $time ): string => null === $time || 0 === $time ? '' : (string) wp_date( 'd/m/Y H:i', $time );
		$fields = [
			__( 'Ảnh chân dung', 'hien-core' )            => Portrait_Files::url( $user->ID, 512 ) ?? '',
			__( 'Email mới đang chờ', 'hien-core' )       => Email_Change::pending( $user->ID ) ?? '',
			__( 'Đồng ý chính sách riêng tư', 'hien-core' ) => $date( (int) get_user_meta( $user->ID, Registration::AGREED, true ) ),
			__( 'Vào trang gần nhất', 'hien-core' )       => $date( Last_Seen::of( $user->ID ) ),
			__( 'Không được viết từ', 'hien-core' )       => $date( Writing_Ban::since( $user->ID ) ),
			__( 'Ngày tài khoản bị xóa', 'hien-core' )    => $date( Deletion::time( $user->ID ) ),
			__( 'Thư khi có người trả lời', 'hien-core' ) => Reply_Mail_Preference::of_user( $user->ID ) ? __( 'Có', 'hien-core' ) : '',
			__( 'Thư về trò chuyện', 'hien-core' )        => Chat_Mail_Preference::of_user( $user->ID ) ? '' : __( 'Không', 'hien-core' ),
		];
		$links  = array_map(
			static fn( array $link ): array => [ __( 'Liên kết', 'hien-core' ) => "{$link['title']}: {$link['url']}" ],
			Account_Response::links( $user->ID )
		);
		return [ $fields, ...$links ];
	}

	/** Keeps the ban on writing: otherwise members could lift it by erasing their data. */
	protected function erase( WP_User $user ): int {
		$had_portrait   = null !== Portrait_Files::url( $user->ID, 96 );
		$is_gone        = Portrait_Files::remove( $user->ID );
		$left           = [
			$is_gone ? '' : __( 'Ảnh chân dung chưa xóa được khỏi máy chủ.', 'hien-core' ),
			null === Writing_Ban::since( $user->ID )
				? ''
				: __( 'Việc không được viết vẫn được giữ cho đến khi chủ trang cho viết lại hay tài khoản bị xóa.', 'hien-core' ),
		];
		$this->retained = implode( ' ', array_filter( $left ) );
		$removed        = (int) ( $had_portrait && $is_gone )
			+ count( Account_Response::links( $user->ID ) )
			+ count( Session_Store::all( $user->ID ) );
		Email_Change::cancel( $user->ID );
		delete_user_meta( $user->ID, Account_Response::LINKS_META );
		Reply_Mail_Preference::set_for_user( $user->ID, false );
		WP_Session_Tokens::get_instance( $user->ID )->destroy_all();
		return $removed + (int) delete_user_meta( $user->ID, Last_Seen::META );
	}

	protected function policy(): array {
		return [
			sprintf(
				/* translators: 1, 2: number of days */
				__( 'Khi mở tài khoản, bạn cho chúng tôi tên hiển thị và địa chỉ email. Mọi người thấy tên; email chỉ dùng để đăng nhập và gửi thư về tài khoản. Tài khoản không xác nhận email tự bị xóa sau %1$d ngày. Bạn có thể tải dữ liệu của mình về, và xóa tài khoản: sau %2$d ngày hồ sơ mất hẳn, bình luận còn lại đứng tên “Thành viên cũ”.', 'hien-core' ),
				Confirmation::DAYS,
				Constants::DELETION_DAYS
			),
			__( 'Ảnh chân dung bạn tải lên được cắt vuông và ghi lại thành ba cỡ; vị trí và thông tin máy ảnh trong tệp gốc không được giữ. Ai cũng xem được ảnh này. Ảnh mất khi bạn bỏ ảnh hay xóa tài khoản.', 'hien-core' ),
			__( 'Với mỗi phiên đăng nhập, WordPress lưu địa chỉ IP, tên trình duyệt, lúc đăng nhập và lần dùng gần nhất, cho tới khi phiên hết hạn hay bạn đăng xuất. Trang cũng ghi giờ bạn vào trang gần nhất, mỗi giờ một lần, để chủ trang biết tài khoản nào còn dùng. Bạn xem và kết thúc các phiên ở trang Tài khoản.', 'hien-core' ),
		];
	}
}
