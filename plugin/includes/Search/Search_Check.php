<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Where WP-Cron does not run, the index of the search is never completed. */
final class Search_Check extends Check {

	public const ID = 'search-index';

	public function label(): string {
		return __( 'Chỉ mục tìm kiếm', 'hien-core' );
	}

	public function run(): Finding {
		if ( ! Search_Rebuild::is_late() ) {
			return Finding::good( __( 'Chỉ mục tìm kiếm tự cập nhật mỗi khi bạn đăng hay sửa bài', 'hien-core' ) );
		}
		$progress = Search_Rebuild::progress();
		return Finding::recommended(
			__( 'Chỉ mục tìm kiếm chưa lập xong', 'hien-core' ),
			sprintf(
				/* translators: 1: number of indexed items, 2: number of all items */
				__( 'Mới có %1$d trên %2$d nội dung trong chỉ mục, phần còn lại tìm không ra: WP-Cron không chạy. Hãy hỏi nhà cung cấp máy chủ, hoặc bấm “Lập lại chỉ mục” trong Hiên > Cài đặt > Chung.', 'hien-core' ),
				$progress['done'],
				$progress['total']
			),
			[ admin_url( 'admin.php?page=hien' ) => __( 'Mở cài đặt của Hiên', 'hien-core' ) ]
		);
	}
}
