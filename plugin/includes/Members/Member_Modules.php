<?php
declare(strict_types=1);

namespace Hien\Members;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Content\Public_Name;
use Hien\Favorites\Favorite_Data;
use Hien\Favorites\Favorites_Controller;
use Hien\Jobs\Jobs;
use Hien\Modules;
use Hien\Settings\Settings;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Members: their names, portraits and list, and what they have saved. */
final class Member_Modules extends Modules {

	protected function always(): array {
		return [
			new Portraits(),
			new Public_Name_Filters(),
			new Author_Slugs(),
			new Member_Index(),
			new Reserved_Names(),
			new Favorite_Data(),
		];
	}

	public function resources(): array {
		return [
			'users'     => fn() => new Members_Controller(),
			'favorites' => fn() => new Favorites_Controller(),
		];
	}

	public function install(): void {
		Jobs::begin( Member_Index::JOB );
	}

	protected function jobs(): array {
		return [
			Member_Index::JOB => Member_Index::job(),
			Author_Slugs::JOB => Author_Slugs::job(),
		];
	}

	protected function checks(): array {
		return [ new Check( 'author-name', __( 'Tên của tác giả', 'hien-core' ), self::author_name( ... ), is_minor: true ) ];
	}

	/** While the author's display name is the login, the site's name stands under posts instead of it. */
	private static function author_name(): Finding {
		$author = get_userdata( Settings::author_id() );
		return $author instanceof WP_User && Public_Name::has( $author )
			? Finding::good( __( 'Tài khoản của tác giả có tên để hiện dưới bài', 'hien-core' ) )
			: Finding::recommended(
				__( 'Tài khoản của tác giả chưa có tên', 'hien-core' ),
				__( 'Tên hiển thị còn là tên đăng nhập, nên Hiên giấu đi và hiện tên trang thay vào. Hãy điền họ tên, rồi chọn ở ô “Hiển thị tên công khai như”.', 'hien-core' ),
				[ admin_url( 'user-edit.php?user_id=' . Settings::author_id() ) => __( 'Mở hồ sơ của tác giả', 'hien-core' ) ]
			);
	}
}
