<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Core asks its REST API as the owner. Ours must be open to visitors, who sign in, write and comment through it. */
final class Rest_Check extends Check {

	public const ID = 'rest-closed';

	public function __construct( private readonly Stranger $stranger ) {}

	public function label(): string {
		return __( 'REST API của Hiên với khách', 'hien-core' );
	}

	public function asks_the_site(): bool {
		return true;
	}

	public function run(): Finding {
		$answer = $this->stranger->rest_reading();
		if ( null === $answer || $this->is_open( $answer ) ) {
			return Finding::good( __( 'Khách gọi được REST API của Hiên', 'hien-core' ) );
		}
		return Finding::critical(
			/* translators: %d: status of HTTP, such as 401 */
			sprintf( __( 'REST API của Hiên đang đóng với khách (lỗi %d)', 'hien-core' ), wp_remote_retrieve_response_code( $answer ) ),
			__( 'Khách vẫn đọc được bài, nhưng không đăng nhập, bình luận, nhắn tin hay tìm kiếm ngay trong trang được. Thường là do một plugin bảo mật đóng REST API với người chưa đăng nhập: hãy tắt mục ấy, hoặc cho phép đường dẫn của Hiên.', 'hien-core' ),
			[ admin_url( 'plugins.php' ) => __( 'Mở danh sách plugin', 'hien-core' ) ],
			Other_Plugins::advice_on_guards()
		);
	}

	/**
	 * Also where nothing can be said of it: the site is in maintenance or limits requests, or no address below home opens (Rewriting_Check).
	 *
	 * @param array<string,mixed> $answer
	 */
	private function is_open( array $answer ): bool {
		$status = wp_remote_retrieve_response_code( $answer );
		$page   = WP_Http::NOT_FOUND === $status && ! Stranger::is_json( $answer ) ? $this->stranger->fixed_page() : null;
		return WP_Http::OK === $status && Stranger::is_json( $answer )
			|| in_array( $status, [ WP_Http::TOO_MANY_REQUESTS, WP_Http::SERVICE_UNAVAILABLE ], true )
			|| null !== $page && WP_Http::NOT_FOUND === wp_remote_retrieve_response_code( $page );
	}
}
