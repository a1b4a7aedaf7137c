<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** A drop-in of wp-content whose server (Redis, Memcached) is gone keeps nothing: each request does all work again, and locks do not hold. */
final class Object_Cache_Check extends Check {

	public const ID = 'object-cache';

	public function label(): string {
		return __( 'Bộ nhớ đệm đối tượng', 'hien-core' );
	}

	public function run(): Finding {
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
		$value = wp_generate_uuid4();
		wp_cache_set( self::ID, $value, 'hien' );
		$found = wp_cache_get( self::ID, 'hien', true );
		wp_cache_delete( self::ID, 'hien' );
		return $found === $value;
	}
}
