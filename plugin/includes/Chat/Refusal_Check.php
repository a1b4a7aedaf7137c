<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Whether Firebase has answered the site's last request. A network that fails once is no reason to worry yet, a refused key is. */
final class Refusal_Check extends Check {

	public const ID = 'chat-connection';

	public function __construct( private readonly Chat_Config $config ) {}

	public function label(): string {
		return __( 'Kết nối với Firebase', 'hien-core' );
	}

	public function run(): Finding {
		$error = $this->config->is_ready() ? Last_Error::get() : null;
		if ( null === $error ) {
			return Finding::good( __( 'Trò chuyện không gặp lỗi nào với Firebase', 'hien-core' ) );
		}
		$found = Database_Error::NETWORK === $error['kind'] ? Finding::recommended( ... ) : Finding::critical( ... );
		return $found(
			/* translators: %s: date and time */
			sprintf( __( 'Lần gọi Firebase gần nhất bị hỏng (%s)', 'hien-core' ), wp_date( 'd/m/Y H:i', $error['at'] ) ),
			$error['text'],
			[ admin_url( 'admin.php?page=hien#firebase' ) => __( 'Mở Hiên > Cài đặt > Trò chuyện và bấm “Kiểm tra kết nối”', 'hien-core' ) ]
		);
	}
}
