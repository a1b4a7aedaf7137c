<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Theme;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Where the web server does not pass addresses on to WordPress, or WordPress's rules are without ours, only home opens. */
final class Rewriting_Check extends Check {

	public const ID = 'rewriting';

	public function __construct( private readonly Stranger $stranger ) {}

	public function label(): string {
		return __( 'Trang con mở được với khách', 'hien-core' );
	}

	public function asks_the_site(): bool {
		return true;
	}

	public function run(): Finding {
		$answer = Theme::prints_screens() ? $this->stranger->fixed_page() : null;
		$status = null === $answer ? WP_Http::OK : (int) wp_remote_retrieve_response_code( $answer );
		if ( $status < WP_Http::BAD_REQUEST || WP_Http::SERVICE_UNAVAILABLE === $status ) {
			return Finding::good( __( 'Các trang con của Hiên mở được với khách', 'hien-core' ) );
		}
		return Finding::critical(
			/* translators: %d: status of HTTP, such as 404 */
			sprintf( __( 'Khách không mở được các trang con như “Tin mới” (lỗi %d)', 'hien-core' ), $status ),
			__( 'Hãy mở Cài đặt > Đường dẫn tĩnh và bấm “Lưu thay đổi” một lần, không cần sửa gì. Vẫn thế thì nhờ nhà cung cấp máy chủ bật viết lại địa chỉ (rewrite), hoặc chọn dạng bắt đầu bằng /index.php/.', 'hien-core' ),
			[ admin_url( 'options-permalink.php' ) => __( 'Mở cài đặt Đường dẫn tĩnh', 'hien-core' ) ]
		);
	}
}
