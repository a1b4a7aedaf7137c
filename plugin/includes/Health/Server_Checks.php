<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Finding;
use Hien\Schema;
use Hien\Tables;
use Hien\Theme;
use Hien\Visitors\Address;
use Hien\Visitors\Detected_Proxy;

defined( 'ABSPATH' ) || exit;

/** Checks of the server: files, database, caches and PHP. */
final class Server_Checks {

	/**
	 * Copies of the source code, and interrupted uploads, are without build/. Pages are then bare text, and wp-admin is without our
	 * screens.
	 */
	public static function build(): Finding {
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

	/** Moves between hosts and cleaning plugins lose tables; an interrupted update leaves them as the version before made them. */
	public static function tables(): Finding {
		global $wpdb;
		// Without temporary tables, and whatever the case: MySQL on Windows keeps names in lower case.
		$there   = array_map(
			static fn( ?string $name ): string => strtolower( (string) $name ),
			$wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hien_' ) . '%' ) )
		);
		$missing = array_values(
			array_filter( Tables::all(), static fn( string $table ): bool => ! in_array( strtolower( $table ), $there, true ) )
		);
		$plugins = [ admin_url( 'plugins.php' ) => __( 'Mở danh sách plugin', 'hien-core' ) ];
		return match ( true ) {
			[] !== $missing                     => Finding::critical(
				__( 'Cơ sở dữ liệu thiếu bảng của Hiên', 'hien-core' ),
				__( 'Có lẽ bảng bị mất khi chuyển máy chủ, hoặc bị một plugin dọn dẹp xóa. Hãy khôi phục các bảng dưới đây từ bản sao lưu; không có bản nào thì ngừng rồi kích hoạt lại plugin Hiên Core để tạo bảng trống. Làm vậy mà vẫn thiếu thì tài khoản cơ sở dữ liệu của trang không có quyền tạo bảng (CREATE, ALTER, INDEX): hãy nhờ nhà cung cấp máy chủ thêm quyền, rồi kích hoạt lại.', 'hien-core' ),
				$plugins,
				$missing
			),
			( new Schema() )->has_another_version() => Finding::critical(
				__( 'Bảng dữ liệu của Hiên khác phiên bản với plugin', 'hien-core' ),
				__( 'Lần cập nhật trước chưa xong, hoặc plugin vừa bị thay bằng bản cũ hơn. Hãy mở lại trang này sau một phút; vẫn thế thì cài bản Hiên Core mới nhất. Đã mới nhất thì cơ sở dữ liệu từ chối đổi bảng: tài khoản của nó thiếu quyền (CREATE, ALTER, INDEX), hoặc đĩa đã đầy. Hãy nhờ nhà cung cấp máy chủ; trang thử lại mỗi giờ, và khi plugin được kích hoạt lại.', 'hien-core' ),
				$plugins
			),
			default                             => Finding::good( __( 'Hiên có đủ bảng dữ liệu, đúng phiên bản', 'hien-core' ) ),
		};
	}

	/**
	 * Behind a proxy that the settings do not name, all visitors have one address and share its limits: whoever tries passwords locks all
	 * others out. Known from the owner's own request; in WP-Cron and WP-CLI, which pretends one from 127.0.0.1, from the header that the
	 * last one had.
	 */
	public static function proxy(): Finding {
		$is_owner  = ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI );
		$address   = $is_owner ? Address::current() : '';
		$header    = '' === $address ? Detected_Proxy::header() : Address::unnamed_proxy();
		$is_shared = '' !== $header || '' !== $address && Address::is_shared();
		if ( ! $is_shared ) {
			return Finding::good( __( 'Hiên phân biệt được các khách', 'hien-core' ) );
		}
		$detail = match ( true ) {
			/* translators: %s: an IP address */
			'' === $header  => sprintf( __( 'Yêu cầu của bạn đến từ %s.', 'hien-core' ), $address ),
			/* translators: %s: name of an HTTP header */
			'' === $address => sprintf( __( 'Lần gần nhất bạn vào trang, yêu cầu của bạn kèm header %s.', 'hien-core' ), $header ),
			/* translators: 1: an IP address, 2: name of an HTTP header */
			default         => sprintf( __( 'Yêu cầu của bạn đến từ %1$s, kèm header %2$s.', 'hien-core' ), $address, $header ),
		};
		return Finding::critical(
			__( 'Mọi khách trông như cùng một người', 'hien-core' ),
			__( 'Trang có vẻ đứng sau một proxy hay CDN mà Hiên chưa biết. Lượt xem bị đếm thiếu, và một kẻ dò mật khẩu có thể làm mọi người bị khóa đăng nhập. Hãy hỏi nhà cung cấp địa chỉ của proxy, rồi điền ở Hiên > Cài đặt > Chung > Máy chủ proxy.', 'hien-core' ),
			[ admin_url( 'admin.php?page=hien#proxy' ) => __( 'Mở cài đặt của Hiên', 'hien-core' ) ],
			[ $detail ]
		);
	}

	/**
	 * A drop-in of wp-content whose server (Redis, Memcached) is gone keeps nothing: each request does all work again, and locks do not
	 * hold.
	 */
	public static function object_cache(): Finding {
		if ( ! wp_using_ext_object_cache() || self::works() ) {
			return Finding::good( __( 'Bộ nhớ đệm đối tượng không có lỗi', 'hien-core' ) );
		}
		return Finding::critical(
			__( 'Bộ nhớ đệm đối tượng không nối được với máy chủ của nó', 'hien-core' ),
			__( 'Tệp wp-content/object-cache.php còn đó nhưng Redis hay Memcached không trả lời, nên trang chậm và có thể hiện dữ liệu cũ. Hãy tắt bộ nhớ đệm đối tượng trong plugin đã bật nó (hoặc xóa tệp ấy), hay nhờ nhà cung cấp bật lại máy chủ.', 'hien-core' ),
			[ admin_url( 'plugins.php?plugin_status=dropins' ) => __( 'Xem các tệp thay thế (drop-in)', 'hien-core' ) ]
		);
	}

	private static function works(): bool {
		global $wp_object_cache;
		// Without its server, the drop-in of Redis Object Cache keeps values for the request, and says so.
		$status = [ $wp_object_cache, 'redis_status' ];
		if ( is_callable( $status ) && ! $status() ) {
			return false;
		}
		$key   = 'object-cache';
		$value = wp_generate_uuid4();
		wp_cache_set( $key, $value, 'hien' );
		$found = wp_cache_get( $key, 'hien', true );
		wp_cache_delete( $key, 'hien' );
		return $found === $value;
	}

	/** Where PHP may not write, nobody can upload pictures, portraits or images of the chat. */
	public static function uploads(): Finding {
		$folder = wp_get_upload_dir()['basedir'];
		$there  = $folder;
		while ( ! is_dir( $there ) && dirname( $there ) !== $there ) {
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

	/** Extensions of PHP without which something is missing; without mbstring there are no checks (Setup\Missing_Mbstring). */
	public static function extensions(): Finding {
		$losses = array_filter(
			[
				'intl' => __( 'Thiếu intl: chữ có dấu gõ từ máy Mac hay chép từ PDF có thể thành hai ký tự rời. Hiên tự ghép lại được, nhưng WordPress và plugin khác thì không.', 'hien-core' ),
				'gd'   => __( 'Thiếu gd: thành viên không tải được ảnh đại diện và ảnh trò chuyện lên, dù có Imagick.', 'hien-core' ),
			],
			static fn( string $name ): bool => ! extension_loaded( $name ),
			ARRAY_FILTER_USE_KEY
		);
		return [] === $losses
			? Finding::good( __( 'PHP có đủ phần mở rộng mà Hiên cần', 'hien-core' ) )
			: Finding::recommended(
				__( 'PHP thiếu phần mở rộng', 'hien-core' ),
				__( 'Hãy bật ở “Select PHP Version” trong bảng điều khiển máy chủ, hoặc nhờ nhà cung cấp bật.', 'hien-core' ),
				[],
				array_values( $losses )
			);
	}
}
