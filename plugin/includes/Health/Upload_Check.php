<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Where PHP may not write, nobody can upload pictures, portraits or images of the chat. */
final class Upload_Check extends Check {

	public const ID = 'uploads';

	public function label(): string {
		return __( 'Thư mục tải lên', 'hien-core' );
	}

	public function run(): Finding {
		$folder = wp_get_upload_dir()['basedir'];
		$there  = $folder;
		while ( ! is_dir( $there ) ) {
			$there = dirname( $there ); // WordPress makes the folder with the first upload.
		}
		return wp_is_writable( $there )
			? Finding::good( __( 'Trang lưu được ảnh và tệp tải lên', 'hien-core' ) )
			: Finding::critical(
				__( 'Trang không ghi được vào thư mục tải lên', 'hien-core' ),
				/* translators: %s: a folder */
				sprintf( __( 'Không ai tải được ảnh bài viết, ảnh đại diện hay ảnh trò chuyện lên. Hãy nhờ nhà cung cấp máy chủ cho PHP quyền ghi vào %s.', 'hien-core' ), $folder )
			);
	}
}
