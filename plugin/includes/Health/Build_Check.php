<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/** Copies of the source code, and interrupted uploads, are without build/. Pages are then bare text, and wp-admin is without our screens. */
final class Build_Check extends Check {

	public const ID = 'build-files';

	public function label(): string {
		return __( 'Các tệp dựng sẵn (build)', 'hien-core' );
	}

	public function run(): Finding {
		$files   = [
			...( Theme::prints_screens() ? [ 'hien.zip' => get_theme_file_path( 'build/manifest.php' ) ] : [] ),
			'hien-core.zip' => dirname( HIEN_CORE_FILE ) . '/build/settings.asset.php',
		];
		$missing = array_keys( array_filter( $files, static fn( string $file ): bool => ! is_readable( $file ) ) );
		return [] === $missing
			? Finding::good( __( 'Giao diện và plugin có đủ tệp dựng sẵn', 'hien-core' ) )
			: Finding::critical(
				__( 'Thiếu thư mục build của Hiên', 'hien-core' ),
				__( 'Trang chỉ còn chữ trơn, hoặc màn hình cài đặt của Hiên trống trơn. Có lẽ tệp tải lên bị thiếu, hoặc là mã nguồn chứ không phải bản phát hành. Hãy tải lên lại tệp dưới đây.', 'hien-core' ),
				[
					admin_url( 'theme-install.php?upload' )      => __( 'Tải giao diện lên', 'hien-core' ),
					admin_url( 'plugin-install.php?tab=upload' ) => __( 'Tải plugin lên', 'hien-core' ),
				],
				$missing
			);
	}
}
