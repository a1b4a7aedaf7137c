<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** With a wrong clock, Google refuses what the site signs, and the site refuses what Google signs. */
final class Clock_Check extends Check {

	public const ID = 'clock';

	public function label(): string {
		return __( 'Đồng hồ của máy chủ', 'hien-core' );
	}

	public function run(): Finding {
		$ahead = Clock::offset();
		return 0 === $ahead
			? Finding::good( __( 'Đồng hồ của máy chủ chạy đúng', 'hien-core' ) )
			: Finding::critical(
				sprintf(
					$ahead > 0
						/* translators: %d: number of seconds */
						? __( 'Đồng hồ của máy chủ nhanh %d giây', 'hien-core' )
						/* translators: %d: number of seconds */
						: __( 'Đồng hồ của máy chủ chậm %d giây', 'hien-core' ),
					abs( $ahead )
				),
				__( 'Đăng nhập bằng Google và trò chuyện không chạy được, bài hẹn giờ đăng sai giờ. Hãy nhờ nhà cung cấp máy chủ chỉnh lại đồng hồ (NTP), rồi bấm “Kiểm tra lại” ở trang Cập nhật để đo lại.', 'hien-core' ),
				[ admin_url( 'update-core.php?force-check=1' ) => __( 'Đo lại', 'hien-core' ) ]
			);
	}
}
