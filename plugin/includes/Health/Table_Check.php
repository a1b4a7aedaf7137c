<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;
use Hien\Schema;
use Hien\Tables;

defined( 'ABSPATH' ) || exit;

/** Moves between hosts and cleaning plugins lose tables; an interrupted update leaves them as the version before made them. */
final class Table_Check extends Check {

	public const ID = 'tables';

	public function label(): string {
		return __( 'Bảng dữ liệu của Hiên', 'hien-core' );
	}

	public function run(): Finding {
		global $wpdb;
		// Without temporary tables, and whatever the case: MySQL on Windows keeps names in lower case.
		$there   = array_map( static fn( ?string $name ): string => strtolower( (string) $name ), $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hien_' ) . '%' ) ) );
		$missing = array_values( array_filter( Tables::all(), static fn( string $table ): bool => ! in_array( strtolower( $table ), $there, true ) ) );
		$plugins = [ admin_url( 'plugins.php' ) => __( 'Mở danh sách plugin', 'hien-core' ) ];
		return match ( true ) {
			[] !== $missing                     => Finding::critical(
				__( 'Cơ sở dữ liệu thiếu bảng của Hiên', 'hien-core' ),
				__( 'Có lẽ bảng bị mất khi chuyển máy chủ, hoặc bị một plugin dọn dẹp xóa. Hãy khôi phục các bảng dưới đây từ bản sao lưu; không có bản nào thì ngừng rồi kích hoạt lại plugin Hiên Core để tạo bảng trống.', 'hien-core' ),
				$plugins,
				$missing
			),
			( new Schema() )->has_another_version() => Finding::critical(
				__( 'Bảng dữ liệu của Hiên khác phiên bản với plugin', 'hien-core' ),
				__( 'Lần cập nhật trước chưa xong, hoặc plugin vừa bị thay bằng bản cũ hơn. Hãy mở lại trang này sau một phút; vẫn thế thì cài bản Hiên Core mới nhất.', 'hien-core' ),
				$plugins
			),
			default                             => Finding::good( __( 'Hiên có đủ bảng dữ liệu, đúng phiên bản', 'hien-core' ) ),
		};
	}
}
