<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Firewalls of hosts and security plugins may let visitors read by REST and refuse all that they send. */
final class Refused_Call_Check extends Check {

	public const ID = 'refused-calls';

	public function __construct( private readonly Stranger $stranger ) {}

	public function label(): string {
		return __( 'Những gì khách gửi', 'hien-core' );
	}

	public function asks_the_site(): bool {
		return true;
	}

	public function run(): Finding {
		$reading = $this->stranger->rest_reading();
		// Where reading is closed as well, Rest_Check says it.
		$answer = null !== $reading && WP_Http::OK === wp_remote_retrieve_response_code( $reading ) ? $this->stranger->rest_writing() : null;
		$status = null === $answer ? WP_Http::BAD_REQUEST : (int) wp_remote_retrieve_response_code( $answer );
		if ( in_array( $status, [ WP_Http::BAD_REQUEST, WP_Http::TOO_MANY_REQUESTS, WP_Http::SERVICE_UNAVAILABLE ], true ) ) {
			return Finding::good( __( 'Trang nhận những gì khách gửi', 'hien-core' ) );
		}
		return Finding::critical(
			/* translators: %d: status of HTTP, such as 403 */
			sprintf( __( 'Tường lửa hay plugin bảo mật đang chặn những gì khách gửi (lỗi %d)', 'hien-core' ), $status ),
			__( 'Khách không đăng nhập, bình luận hay nhắn tin được. Hãy cho phép các yêu cầu POST tới REST API của Hiên trong plugin bảo mật; không có plugin nào thì nhờ nhà cung cấp máy chủ xem tường lửa (ModSecurity).', 'hien-core' ),
			[ admin_url( 'plugins.php' ) => __( 'Mở danh sách plugin', 'hien-core' ) ],
			Other_Plugins::advice_on_guards()
		);
	}
}
