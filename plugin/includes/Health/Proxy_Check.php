<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Visitors\Address;

defined( 'ABSPATH' ) || exit;

/**
 * Behind a proxy that the settings do not name, all visitors have one address and share its limits: whoever tries passwords locks all
 * others out. Known from the owner's own request, so in WP-Cron and WP-CLI nothing is said.
 */
final class Proxy_Check extends Check {

	public const ID = 'proxy';

	public function label(): string {
		return __( 'Địa chỉ của khách', 'hien-core' );
	}

	public function run(): Finding {
		if ( wp_doing_cron() || '' === Address::current() || ! Address::is_shared() ) {
			return Finding::good( __( 'Hiên phân biệt được các khách', 'hien-core' ) );
		}
		$header = Address::unnamed_proxy();
		return Finding::critical(
			__( 'Mọi khách trông như cùng một người', 'hien-core' ),
			__( 'Trang có vẻ đứng sau một proxy hay CDN mà Hiên chưa biết. Lượt xem bị đếm thiếu, và một kẻ dò mật khẩu có thể làm mọi người bị khóa đăng nhập. Hãy hỏi nhà cung cấp địa chỉ của proxy, rồi điền ở Hiên > Cài đặt > Chung > Máy chủ proxy.', 'hien-core' ),
			[ admin_url( 'admin.php?page=hien#proxy' ) => __( 'Mở cài đặt của Hiên', 'hien-core' ) ],
			[
				'' === $header
					/* translators: %s: an IP address */
					? sprintf( __( 'Yêu cầu của bạn đến từ %s.', 'hien-core' ), Address::current() )
					/* translators: 1: an IP address, 2: name of an HTTP header */
					: sprintf( __( 'Yêu cầu của bạn đến từ %1$s, kèm header %2$s.', 'hien-core' ), Address::current(), $header ),
			]
		);
	}
}
