<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Content\Public_Name;
use Hien\Settings\Settings;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** While the author's display name is the login, the site's name stands under posts instead of it. */
final class Author_Name_Check extends Check {

	public const ID = 'author-name';

	public function label(): string {
		return __( 'Tên của tác giả', 'hien-core' );
	}

	public function run(): Finding {
		$author = get_userdata( Settings::author_id() );
		return $author instanceof WP_User && Public_Name::has( $author )
			? Finding::good( __( 'Tài khoản của tác giả có tên để hiện dưới bài', 'hien-core' ) )
			: Finding::recommended(
				__( 'Tài khoản của tác giả chưa có tên', 'hien-core' ),
				__( 'Tên hiển thị còn là tên đăng nhập, nên Hiên giấu đi và hiện tên trang thay vào. Hãy điền họ tên, rồi chọn ở ô “Tên hiển thị”.', 'hien-core' ),
				[ admin_url( 'user-edit.php?user_id=' . Settings::author_id() ) => __( 'Mở hồ sơ của tác giả', 'hien-core' ) ]
			);
	}
}
