<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Two plugins that sign the same members in get in each other's way. */
final class Rival_Check extends Check {

	public const ID = 'second-sign-in';

	public function label(): string {
		return __( 'Plugin đăng nhập khác', 'hien-core' );
	}

	public function run(): Finding {
		$rivals = Other_Plugins::rivals();
		return [] === $rivals
			? Finding::good( __( 'Không có plugin nào khác làm việc đăng nhập của Hiên', 'hien-core' ) )
			: Finding::recommended(
				__( 'Có plugin khác cũng làm việc đăng nhập (JWT, OpenID)', 'hien-core' ),
				__( 'Hiên đã có mã đăng nhập (JWT) và đăng nhập bằng Google hay dịch vụ OpenID khác. Hai plugin cùng làm thì thành viên có thể bị đăng xuất, hoặc có hai nút giống nhau. Hãy ngừng dùng plugin kia, rồi cài đặt ở Hiên > Cài đặt > Đăng nhập.', 'hien-core' ),
				[ admin_url( 'plugins.php' ) => __( 'Mở danh sách plugin', 'hien-core' ) ],
				$rivals
			);
	}
}
