<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Admin_Action;
use Hien\Members\Author_Slugs;
use Hien\Setup\Site_Defaults;

defined( 'ABSPATH' ) || exit;

/** The question to the owner whether Hiên may change settings of WordPress, at Hiên > Bắt đầu. */
final class Setup_Question {

	public static function print(): void {
		Admin_Action::open_form( Start_Page::ACTION );
		?>
			<p><strong><?php esc_html_e( 'Hiên chạy tốt nhất với cấu hình dưới đây. Bạn có muốn đổi sang không?', 'hien-core' ); ?></strong></p>
			<ul class="ul-disc">
				<?php foreach ( self::lines() as $line ) : ?>
					<li><?php echo esc_html( $line ); ?></li>
				<?php endforeach; ?>
			</ul>
			<p><?php esc_html_e( 'Dù bạn chọn thế nào, mọi tài khoản của trang, kể cả tài khoản có từ trước, đều hiện trong danh sách thành viên công khai, với tên, ảnh đại diện và ngày tham gia.', 'hien-core' ); ?></p>
			<p>
				<button class="button button-primary" name="do" value="apply"><?php esc_html_e( 'Dùng cấu hình của Hiên', 'hien-core' ); ?></button>
				<button class="button" name="do" value="decline"><?php esc_html_e( 'Giữ nguyên', 'hien-core' ); ?></button>
			</p>
		</form>
		<?php
	}

	/** @return list<string> Sentences that describe the changes. */
	private static function lines(): array {
		$changes = Site_Defaults::changes();
		$before  = (string) get_option( 'permalink_structure' );
		return array_values(
			array_filter(
				[
					isset( $changes['permalink_structure'] )
						? sprintf(
							/* translators: 1: the permalink structure now, 2: the new one */
							__( 'Đường dẫn tĩnh: từ %1$s sang %2$s. Địa chỉ cũ của các bài viết tự dẫn sang địa chỉ mới.', 'hien-core' ),
							'' === $before ? __( 'dạng đơn giản (?p=123)', 'hien-core' ) : $before,
							$changes['permalink_structure']
						)
						: '',
					isset( $changes['page_comments'] )
						? sprintf(
							/* translators: %s: a number */
							__( 'Bình luận: chia thành trang, mỗi trang %s, cũ trước mới sau.', 'hien-core' ),
							$changes['comments_per_page'] ?? get_option( 'comments_per_page' )
						)
						: '',
					isset( $changes['avatar_default'] )
						? __( 'Ảnh đại diện mặc định: chân dung của Hiên, không gọi Gravatar.', 'hien-core' )
						: '',
					Author_Slugs::reveal_logins()
						? __( 'Địa chỉ trang tác giả: không còn chứa tên đăng nhập. Địa chỉ cũ sẽ không mở được nữa.', 'hien-core' )
						: '',
				]
			)
		);
	}
}
