<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Extensions of PHP that matter for Vietnamese. Core counts both among those that may be missing. */
final class Extension_Check extends Check {

	public const ID = 'php-extensions';

	public function label(): string {
		return __( 'Phần mở rộng của PHP', 'hien-core' );
	}

	public function run(): Finding {
		return match ( true ) {
			! extension_loaded( 'mbstring' ) => Finding::critical(
				__( 'Máy chủ thiếu phần mở rộng mbstring của PHP', 'hien-core' ),
				__( 'Hiên cần nó để cắt, đếm và tìm chữ tiếng Việt; thiếu nó thì nhiều trang báo lỗi. Hãy bật mbstring trong phần “Select PHP Version” của bảng điều khiển máy chủ, hoặc nhờ nhà cung cấp.', 'hien-core' )
			),
			! extension_loaded( 'intl' )     => Finding::recommended(
				__( 'Máy chủ thiếu phần mở rộng intl của PHP', 'hien-core' ),
				__( 'Chữ có dấu gõ từ máy Mac hay chép từ PDF có thể thành hai ký tự rời. Hiên tự ghép lại được, nhưng WordPress và plugin khác thì không. Hãy bật intl trong phần “Select PHP Version” của bảng điều khiển máy chủ, hoặc nhờ nhà cung cấp.', 'hien-core' )
			),
			default                          => Finding::good( __( 'PHP có đủ phần mở rộng cho tiếng Việt', 'hien-core' ) ),
		};
	}
}
