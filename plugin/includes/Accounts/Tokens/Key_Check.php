<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** If the signing key is missing or too short, nobody can sign in with the site's own form. */
final class Key_Check extends Check {

	public const ID = 'signing-key';

	public function label(): string {
		return __( 'Khóa ký mã đăng nhập', 'hien-core' );
	}

	public function run(): Finding {
		if ( null !== Signing_Key::get() ) {
			return Finding::good( __( 'Khóa ký mã đăng nhập của Hiên đủ dài', 'hien-core' ) );
		}
		return Finding::critical(
			__( 'Khóa ký mã đăng nhập của Hiên bị thiếu hoặc quá ngắn', 'hien-core' ),
			/* translators: 1: name of a constant, 2: number of characters */
			sprintf( __( 'Thành viên chưa đăng nhập được bằng biểu mẫu của trang, chỉ ở wp-login.php. Hãy đặt hằng %1$s dài ít nhất %2$d ký tự ngẫu nhiên trong wp-config.php.', 'hien-core' ), 'HIEN_JWT_KEY', Signing_Key::MIN_LENGTH )
		);
	}
}
