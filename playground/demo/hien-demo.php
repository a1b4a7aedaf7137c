<?php
/**
 * Plugin Name:       Hiên: nội dung mẫu
 * Description:       Nạp bài viết, trang, bình luận, thành viên và hình ảnh mẫu cho trang Hiên, và gỡ ra khi không cần nữa (Công cụ > Nội dung mẫu).
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * Author:            Hiên
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       hien-demo
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( str_starts_with( $class_name, 'Hien\\Demo\\' ) ) {
			require __DIR__ . '/includes/' . substr( $class_name, 10 ) . '.php';
		}
	}
);

/**
 * Creates the demo content that does not exist yet. Existing content is not changed.
 *
 * @throws RuntimeException When WordPress refuses an object or a file; a later call goes on from there.
 */
function hien_demo_load(): void {
	Hien\Demo\Loader::load();
}

/** Removes the content that hien_demo_load() created, and nothing else. */
function hien_demo_remove(): void {
	Hien\Demo\Remover::remove();
}

register_activation_hook( __FILE__, 'hien_demo_load' );
Hien\Demo\Tools_Page::register();
