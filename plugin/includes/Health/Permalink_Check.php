<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** With plain permalinks all pages work, but each click on an article loads a document. */
final class Permalink_Check extends Check {

	public const ID = 'permalinks';

	public function label(): string {
		return __( 'Đường dẫn tĩnh', 'hien-core' );
	}

	public function run(): Finding {
		if ( '' !== get_option( 'permalink_structure' ) ) {
			return Finding::good( __( 'Địa chỉ của bài viết đọc được, và bài mở ngay trong trang', 'hien-core' ) );
		}
		return Finding::recommended(
			__( 'Đường dẫn tĩnh đang ở dạng đơn giản (?p=123)', 'hien-core' ),
			__( 'Trang vẫn chạy, nhưng mỗi lần bấm vào bài viết là tải lại cả trang, và địa chỉ không cho biết bài nói về gì. Hãy chọn một dạng khác; nếu máy chủ không viết lại được địa chỉ, hãy chọn dạng bắt đầu bằng /index.php/.', 'hien-core' ),
			[ admin_url( 'options-permalink.php' ) => __( 'Mở cài đặt Đường dẫn tĩnh', 'hien-core' ) ]
		);
	}
}
